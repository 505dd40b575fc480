import { Refusal, type Api } from '../api';
import type { Link, LinkEvents, LinkState } from '../socket';
import type { Answer, Event, Lexicon, Locale, Reason, Seat, TableView } from '../wire';
import { lastNumber, withEvents } from './chronicle';

export type Opener = (table: string, events: LinkEvents) => Link;

export interface Fault {
  code: string;
  message: string;
  rule: string | null;
}

/** What is left of a view behind the curtain: who sits at the table and who is awaited. */
export function veiled(view: TableView): TableView {
  const { table, game, version, seats, awaited, local } = view;
  return { table, game, version, seats, awaited, local, viewer: null, curtain: true };
}

/** The persons at this screen who must act now, while the one who looks need not. */
export function nextHere(view: TableView | null): Seat[] {
  if (!view || view.viewer === null || view.awaited.includes(view.viewer)) return [];
  return view.seats.filter((seat) => view.local.includes(seat.seat) && view.awaited.includes(seat.seat));
}

/** One table as this browser sees it. The last view is all it knows; every page part is a function of it. */
export class Table {
  readonly id: string;
  view = $state.raw<TableView | null>(null);
  /** The view before the last one, for pieces that move. Forgotten at the curtain. */
  before = $state.raw<TableView | null>(null);
  chronicle = $state.raw<Event[]>([]);
  lexicon = $state.raw<Lexicon>({});
  link = $state<LinkState>('connecting');
  pending = $state.raw<Answer | null>(null);
  fault = $state.raw<Fault | null>(null);
  missing = $state(false);
  /** Whether who sits here has been awaited since he sat down: then his part is done when another is awaited. */
  faced = $state(false);

  private readonly api: Api;
  private readonly opener: Opener;
  private locale: Locale;
  private socket: Link | null = null;

  constructor(id: string, locale: Locale, api: Api, opener: Opener) {
    this.id = id;
    this.locale = locale;
    this.api = api;
    this.opener = opener;
  }

  async open(): Promise<void> {
    await Promise.all([this.fetchLexicon(), this.refetch()]);
    if (this.missing) return;
    this.socket = this.opener(this.id, {
      ask: () => ({ since: lastNumber(this.chronicle), locale: this.locale }),
      view: (view) => this.take(view),
      state: (state) => this.linked(state),
    });
  }

  close(): void {
    this.socket?.close();
  }

  /** Another language: names and errors are asked for anew. */
  async speak(locale: Locale): Promise<void> {
    if (locale === this.locale) return;
    this.locale = locale;
    await this.fetchLexicon();
    this.socket?.renew();
  }

  /** Takes a view in: an older one than is known is dropped, a curtain drops all that was known. */
  take(view: TableView): void {
    const known = this.view;
    if (view.curtain) {
      this.forget(view);
      return;
    }
    const other = known === null || known.curtain || known.viewer !== view.viewer;
    if (!other && view.version < known.version) return;
    this.chronicle = withEvents(other ? [] : this.chronicle, view.events ?? []);
    this.before = other ? null : known;
    this.faced = (this.faced && !other) || (view.viewer !== null && view.awaited.includes(view.viewer));
    this.view = view;
  }

  private forget(view: TableView): void {
    this.view = veiled(view);
    this.before = null;
    this.faced = false;
    this.chronicle = [];
    this.fault = null;
    this.pending = null;
  }

  /** Sends an offered text. The triple of question, seat and text makes it safe to send it twice. */
  async answer(text: string): Promise<void> {
    const token = this.view?.question?.token;
    if (!token || this.pending) return;
    this.pending = { question: token, text };
    this.fault = null;
    await this.send();
  }

  private async send(): Promise<void> {
    const answer = this.pending;
    if (!answer) return;
    try {
      await this.api.answer(this.id, answer, this.locale);
      this.pending = null;
      await this.refetch();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status === 0) {
        this.linked('lost');
        return;
      }
      this.pending = null;
      this.fault = problem;
      await this.refetch();
    }
  }

  private linked(state: LinkState): void {
    const back = state === 'live' && this.link === 'lost';
    this.link = state;
    if (back) void this.catchUp();
  }

  /** After a lost connection: the unsent answer again, the same one, then the view. */
  private async catchUp(): Promise<void> {
    if (this.pending) await this.send();
    else await this.refetch();
  }

  async refetch(): Promise<void> {
    try {
      const hidden = this.view === null || this.view.curtain;
      this.take(await this.api.view(this.id, hidden ? 0 : lastNumber(this.chronicle), this.locale));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status === 404) this.missing = true;
      else if (problem.status === 0) this.linked('lost');
      else this.fault = problem;
    }
  }

  private async fetchLexicon(): Promise<void> {
    await this.attempt(async () => {
      this.lexicon = await this.api.lexicon(this.id, this.locale);
    });
  }

  async undo(): Promise<void> {
    await this.attempt(async () => {
      await this.api.undo(this.id, this.view?.question?.token ?? null);
      await this.refetch();
    });
  }

  /** "I am …": lifts the curtain for one seat. */
  async sit(seat: number): Promise<void> {
    await this.attempt(async () => {
      this.chronicle = []; // before: the socket may bring his own sooner than the answer comes
      await this.api.sit(this.id, seat);
      await this.refetch();
      this.socket?.renew();
    });
  }

  /** Draws the curtain: what was seen is forgotten here first, then the server is told. */
  async drawCurtain(): Promise<void> {
    if (this.view) this.forget(this.view);
    await this.attempt(async () => {
      await this.api.curtain(this.id);
    });
  }

  async why(query: { text: string } | { target: string }): Promise<Reason | null> {
    try {
      return await this.api.why(this.id, query, this.locale);
    } catch (problem) {
      if (problem instanceof Refusal) return null;
      throw problem;
    }
  }

  async complain(sentence: string): Promise<string | null> {
    try {
      return (await this.api.complain(this.id, sentence)).file;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.fault = problem;
      return null;
    }
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status === 404) this.missing = true;
      else this.fault = problem;
    }
  }
}
