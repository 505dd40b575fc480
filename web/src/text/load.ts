import type { Locale } from '../wire';
import { spoken } from './spoken.svelte';
import { Words } from './words';

type Source = () => Promise<string>;

const own = import.meta.glob<string>('../../../homage/words/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../homage/games/*/words/*.ftl', { query: '?raw', import: 'default' });

function sources(files: Record<string, Source>, ending: string): Source[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(ending))
    .map(([, source]) => source);
}

let wanted = '';

/** Fetches the words of a language, with those of a game or of several, and lets every page speak them. */
export async function loadWords(locale: Locale, ...slugs: string[]): Promise<void> {
  const game = slugs.join(' ');
  const asked = (wanted = `${locale}/${game}`);
  const needed = sources(own, `/words/${locale}.ftl`);
  for (const slug of slugs) needed.push(...sources(games, `/games/${slug}/words/${locale}.ftl`));
  const texts = await Promise.all(needed.map((source) => source()));
  if (asked === wanted) spoken.words = new Words(locale, texts, game);
}
