import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Lexicon, Locale, Message } from '../wire';

const ID = /^([a-z][a-z_]*):(.+)$/;

/** The slug made readable, for names that no lexicon knows: `st_andromy` becomes `St andromy`. */
export function humanised(slug: string): string {
  const words = slug.replace(/^.*:/, '').replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All texts of one language: the interface's and, once a table is open, its game's. */
export class Words {
  readonly locale: Locale;
  private readonly bundle: FluentBundle;

  constructor(locale: Locale, sources: string[]) {
    this.locale = locale;
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

  /** All forms of an id's name: from the lexicon, else from a message `kind-slug`, else the slug made readable. */
  forms(id: string, lexicon: Lexicon): Record<string, string> {
    const match = ID.exec(id);
    if (!match) return { name: id };
    const [, kind = '', slug = ''] = match;
    if (slug === 'none' || slug === '-1') return { name: 'none' };
    if (kind === 'words') return { name: this.term(slug, lexicon) };
    if (kind === 'seat' && (slug === '-2' || slug === '-3')) return { name: slug === '-2' ? 'chance' : 'table' };
    const known = lexicon[kind]?.[slug];
    if (known) return known;
    const message = this.maybe(`${kind}-${slug.replace(/_/g, '-')}`);
    return { name: message ?? humanised(slug) };
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

  /** A message as a sentence: each id among its arguments is replaced by the forms of its name. */
  tell(message: Message, lexicon: Lexicon): string {
    if (this.has(message.id)) return this.say(message.id, this.filled(message.args, lexicon));
    const named = Object.entries(message.args).map(([name, value]) => [name, this.spoken(value, lexicon)]);
    return this.say(message.id, Object.fromEntries(named));
  }

  private filled(args: Record<string, Argument>, lexicon: Lexicon): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      filled[name] = this.spoken(value, lexicon);
      if (Array.isArray(value)) filled[`${name}-count`] = value.length;
      const ids = (Array.isArray(value) ? value : [value]).map(String);
      if (!ids.length || !ids.every((id) => ID.test(id))) continue;
      const several = ids.map((id) => this.forms(id, lexicon));
      for (const form of Object.keys(several[0] ?? {})) {
        const texts = several.map((forms) => forms[form] ?? '');
        if (form !== 'name' && texts.every(Boolean)) filled[`${name}-${form}`] = this.list(texts);
      }
    }
    return filled;
  }

  private spoken(value: Argument, lexicon: Lexicon): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return ID.test(value) ? this.name(value, lexicon) : value;
    if (value === null || typeof value === 'boolean') return String(value);
    return value.length ? this.list(value.map((part) => String(this.spoken(part, lexicon)))) : 'none';
  }

  /** Names joined by commas and a last “and”, as the server joins them. */
  private list(names: string[]): string {
    const and = this.locale === 'fr' ? ' et ' : ' and ';
    return names.length < 2 ? (names[0] ?? '') : names.slice(0, -1).join(', ') + and + names[names.length - 1];
  }
}
