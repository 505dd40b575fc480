import { getContext, setContext } from 'svelte';
import { aimed, filled, grouped, meant, openTargets, standingFor, startOf, within } from '../store/choices';
import type { Table } from '../store/table.svelte';
import { say, spoken } from '../text/spoken.svelte';
import type { Choice, Message, Reason, Seat } from '../wire';

/** A small window beside a picked thing: what may be done with it, or why nothing may. */
export interface Menu {
  target: string;
  at: DOMRect;
  /** The rule that forbids it; nothing while it is asked or where there is no reason. */
  reason: Reason | null;
}

export interface Draft {
  choice: Choice;
  number: number;
}

/** The viewer's desk: what he has picked so far of what is offered. It knows the offered list and no rule. */
export class Desk {
  readonly table: Table;
  picked = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** True where a tap must be confirmed before it is an action. */
  careful = $state(false);

  private opener: Element | null = null;
  private readonly all = $derived.by(() => aimed(this.table.view?.choices ?? []));
  /** The choices that fit what is picked. */
  readonly open = $derived.by(() => standingFor(this.all, this.picked));
  readonly groups = $derived.by(() => grouped(this.all));
  readonly targets = $derived.by(() => openTargets(this.open, this.picked));
  readonly viewer = $derived.by(() => this.table.view?.viewer ?? null);

  constructor(table: Table) {
    this.table = table;
  }

  get choices(): readonly Choice[] {
    return this.all;
  }

  get seats(): readonly Seat[] {
    return this.table.view?.seats ?? [];
  }

  seat(number: number | null | undefined): Seat | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  name(id: string): string {
    return spoken.words.name(id, this.table.lexicon);
  }

  tell(message: Message): string {
    return spoken.words.tell(message, this.table.lexicon);
  }

  /** The heading over a group of choices: the game's word for the verb, the interface's, or the verb itself. */
  verb(group: string): string {
    return say(`group-${group}`);
  }

  offered(target: string): boolean {
    return this.targets.has(target);
  }

  /** A thing was pressed: the next part of a choice, or a question why it is none. */
  pick(target: string, element: Element): void {
    this.opener = element;
    this.draft = null;
    if (!this.offered(target)) {
      this.inspect(target, element);
      return;
    }
    this.picked = [...this.picked, target];
    const only = this.open.length === 1 ? this.open[0] : undefined;
    if (only && !only.range && !this.careful) {
      this.act(only);
      return;
    }
    this.menu = { target, at: element.getBoundingClientRect(), reason: null };
    if (only?.range) this.start(only);
  }

  private inspect(target: string, element: Element): void {
    this.picked = [];
    const menu: Menu = { target, at: element.getBoundingClientRect(), reason: null };
    this.menu = menu;
    if (this.all.length === 0) return;
    void this.table.why({ target }).then((reason) => {
      if (this.menu === menu && reason) this.menu = { ...menu, reason };
    });
  }

  /** Opens the choice of a number. */
  start(choice: Choice): void {
    const number = startOf(choice);
    this.draft = number === null ? null : { choice, number };
  }

  setNumber(number: number): void {
    const draft = this.draft;
    if (draft?.choice.range) this.draft = { ...draft, number: within(draft.choice.range, number) };
  }

  /** A choice was pressed: one with a range asks for its number first. */
  choose(choice: Choice): void {
    if (choice.range && this.draft?.choice !== choice) this.start(choice);
    else this.act(choice, this.draft?.number ?? null);
  }

  act(choice: Choice, number: number | null = null): void {
    this.clear();
    void this.table.answer(filled(choice, number));
  }

  /** A typed text: sent if it is offered; otherwise the reason why it is not, if there is one. */
  async type(text: string): Promise<Reason | null> {
    const found = meant(this.all, text);
    if (!found) return this.table.why({ text: text.trim() });
    this.clear();
    await this.table.answer(found.text);
    return null;
  }

  /** Forgets what was picked; the keys go back to the thing that was pressed. */
  clear(refocus = false): void {
    this.picked = [];
    this.menu = null;
    this.draft = null;
    if (refocus && (this.opener instanceof HTMLElement || this.opener instanceof SVGElement)) this.opener.focus();
  }
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
