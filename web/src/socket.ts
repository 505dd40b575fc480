import type { Locale, TableView } from './wire';

export type LinkState = 'connecting' | 'live' | 'lost';

export interface LinkEvents {
  /** What the wanted events and language are, asked each time a socket is opened. */
  ask(): { since: number; locale: Locale };
  view(view: TableView): void;
  state(state: LinkState): void;
}

export interface Link {
  close(): void;
  /** Opens anew at once, with what is asked now. */
  renew(): void;
}

const LONGEST_WAIT = 15_000;

/** Milliseconds before the next try: 0.5 s, 1 s, 2 s … and never more than 15 s. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt);
}

function isView(value: unknown): value is TableView {
  return typeof value === 'object' && value !== null && 'version' in value && 'seats' in value;
}

/** A socket that comes back by itself; each new one asks for what was missed. */
export function openLink(table: string, events: LinkEvents): Link {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    const { since, locale } = events.ask();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `since=${since}&lang=${locale}`;
    const mine = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`);
    socket = mine;
    mine.onopen = () => {
      attempt = 0;
      if (socket === mine) events.state('live');
    };
    mine.onmessage = (event: MessageEvent<string>) => {
      const message: unknown = JSON.parse(event.data);
      if (socket === mine && isView(message)) events.view(message);
    };
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      events.state('lost');
      timer = setTimeout(connect, waitBefore(attempt++));
    };
  }

  function renew(): void {
    const old = socket;
    socket = null;
    old?.close();
    attempt = 0;
    if (!closed) connect();
  }

  window.addEventListener('online', renew);
  connect();
  return {
    renew,
    close(): void {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('online', renew);
      socket?.close();
    },
  };
}
