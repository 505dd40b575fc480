/** The pages, each its own chunk; an unknown one is the start page. */

const start = (): Promise<{ default: unknown }> => import('./lobby/StartPage.svelte');

const PAGES: Record<string, () => Promise<{ default: unknown }>> = {
  start,
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  gallery: () => import('./gallery/GalleryPage.svelte'),
  credits: () => import('./credits/CreditsPage.svelte'),
};

export function pageOf(name: string): Promise<{ default: unknown }> {
  return (PAGES[name] ?? start)();
}
