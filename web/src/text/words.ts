import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lexicon, Locale, Message } from '../wire';

const ID = /^([a-z][a-z_]*):(.+)$/s;
const AND: Record<Locale, string> = { en: ' and ', fr: ' et ' };

/** The forms of a name: `name` itself, in English `s` (Anne's), in French `de` and `a`. */
export type Forms = Record<string, string>;

function frenchOf(name: string): string {
  if (/^Les /.test(name)) return `des ${name.slice(4)}`;
  if (/^Le /.test(name)) return `du ${name.slice(3)}`;
  return /^[aàâäeéèêëiîïoôöuùûüyœæh]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function frenchAt(name: string): string {
  if (/^Les /.test(name)) return `aux ${name.slice(4)}`;
  if (/^Le /.test(name)) return `au ${name.slice(3)}`;
  return `à ${name}`;
}

/** The forms of a proper name that no lexicon knows. */
function declined(name: string, locale: Locale): Forms {
  return locale === 'fr' ? { name, de: frenchOf(name), a: frenchAt(name) } : { name, s: `${name}’s` };
}

/** The slug made readable, for names that no lexicon knows: `st_andromy` becomes `St andromy`. */
export function humanised(slug: string): string {
  const bare = slug.replace(/^.*:/, '');
  if (!/\p{L}/u.test(bare)) return bare; // coordinates and other numbers keep their signs
  const words = bare.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All texts of one language: the interface's and, once a table is open, its game's. */
export class Words {
  readonly locale: Locale;
  /** The game whose words are among them: before they are there, nothing is told of it. */
  readonly game: string;
  private readonly bundle: FluentBundle;

  constructor(locale: Locale, sources: string[], game = '') {
    this.locale = locale;
    this.game = game;
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message with its variables put in; where it is missing, its id and arguments, so that nothing is silent. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      const values = Object.values(args).map(String);
      return values.length ? `${humanised(id)} (${values.join(', ')})` : humanised(id);
    }
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** The message, or nothing where it has no words. */
  maybe(id: string, args: Record<string, FluentVariable> = {}): string | null {
    return this.has(id) ? this.say(id, args) : null;
  }

  /** The name of an id such as `village:blaye`. */
  name(id: string, lexicon: Lexicon): string {
    return this.forms(id, lexicon)['name'] ?? humanised(id);
  }

  /** All forms of an id's name: from the lexicon, else from a message `kind-slug` and its attributes, else the slug. */
  forms(id: string, lexicon: Lexicon): Forms {
    const match = ID.exec(id);
    if (!match) return { name: id };
    const [, kind = '', slug = ''] = match;
    if (slug === 'none' || slug === '-1') return { name: 'none' };
    if (kind === 'words') return { name: this.term(slug, lexicon) };
    if (kind === 'seat' && (slug === '-2' || slug === '-3')) return { name: slug === '-2' ? 'chance' : 'table' };
    return lexicon[kind]?.[slug] ?? this.named(`${kind}-${slug}`.replace(/_/g, '-'), slug);
  }

  /** A word of a deal, `pay-300` or `give-blaye`: the message `words-pay` with $what, a number or a name. */
  private term(word: string, lexicon: Lexicon): string {
    const [verb = ''] = word.split('-', 1);
    const what = word.slice(verb.length + 1);
    if (!this.has(`words-${verb}`)) return word;
    if (/^[0-9]+$/.test(what)) return this.say(`words-${verb}`, { what: this.say('words-number', { number: Number(what) }) });
    const known = Object.values(lexicon).find((names) => names[what])?.[what]?.['name'];
    return this.say(`words-${verb}`, { what: known ?? what });
  }

  private named(id: string, slug: string): Forms {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return declined(humanised(slug), this.locale);
    const forms = declined(this.bundle.formatPattern(message.value, {}, []), this.locale);
    for (const [form, pattern] of Object.entries(message.attributes)) forms[form] = this.bundle.formatPattern(pattern, {}, []);
    return forms;
  }

  /** A message as a sentence: each id among its arguments fills its variable, and `$name-form` for each other form. */
  tell(message: Message, lexicon: Lexicon): string {
    const filled: Record<string, FluentVariable> = {};
    const brief: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === 'number') filled[name] = brief[name] = value;
      else if (value === null || typeof value === 'boolean') filled[name] = brief[name] = value ? 1 : 0;
      else {
        const forms = typeof value === 'string' ? this.forms(value, lexicon) : this.joined(value, lexicon);
        for (const [form, text] of Object.entries(forms)) filled[form === 'name' ? name : `${name}-${form}`] = text;
        if (typeof value !== 'string') filled[`${name}-count`] = value.length;
        brief[name] = forms['name'] ?? '';
      }
    }
    return this.say(message.id, this.has(message.id) ? filled : brief);
  }

  /** The forms of a list, form by form: "Henri, Jean and Roland". */
  private joined(ids: readonly (string | number)[], lexicon: Lexicon): Forms {
    const several = ids.map((id) => this.forms(String(id), lexicon));
    const [first] = several;
    if (!first) return { name: 'none' };
    const shared = Object.keys(first).filter((form) => several.every((forms) => form in forms));
    return Object.fromEntries(shared.map((form) => [form, this.listed(several.map((forms) => forms[form] ?? ''))]));
  }

  private listed(names: readonly string[]): string {
    const [last = ''] = names.slice(-1);
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${AND[this.locale]}${last}`;
  }
}
