/** Where the reader is: `#/table/abc` is page `table` with the id `abc`. Hashes need nothing of the server. */
export interface Place {
  page: string;
  id: string;
}

export function readPlace(hash: string): Place {
  const [page = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  return { page: page || 'start', id: decodeURIComponent(id) };
}

class Router {
  place = $state.raw<Place>(readPlace(typeof location === 'undefined' ? '' : location.hash));

  constructor() {
    if (typeof window !== 'undefined') {
      window.addEventListener('hashchange', () => (this.place = readPlace(location.hash)));
    }
  }
}

export const router = new Router();

export function go(page: string, id = ''): void {
  location.hash = id ? `#/${page}/${encodeURIComponent(id)}` : `#/${page}`;
}
