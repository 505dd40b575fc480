/** What a choice would bring, from the messages of its preview. */

import type { Choice, Message } from '../../wire';

export interface Gain {
  seat: number;
  /** Steps up; below 0 the Lord goes down. */
  steps: number;
}

export interface Prospect {
  /** Steps for the viewer himself. */
  own: number;
  /** Others whose Lords would move, by seat. */
  others: Gain[];
  /** A battle that would be joined, and whether the attacker wins it. */
  battle: 'won' | 'lost' | null;
}

/** These messages count the steps down. */
const DOWNWARDS = new Set(['lord-sank', 'tile-taken']);

function seatOf(message: Message): number | null {
  const match = /^seat:(\d+)$/.exec(String(message.args['seat'] ?? ''));
  return match ? Number(match[1]) : null;
}

function stepsOf(message: Message): number {
  const steps = message.args['steps'];
  if (typeof steps !== 'number') return 0;
  return DOWNWARDS.has(message.id) ? -steps : steps;
}

export function prospect(preview: readonly Message[], viewer: number | null): Prospect {
  const found: Prospect = { own: 0, others: [], battle: null };
  const others = new Map<number, number>();
  for (const message of preview) {
    if (message.id === 'battle-won') found.battle = 'won';
    if (message.id === 'battle-lost') found.battle = 'lost';
    const seat = seatOf(message);
    if (seat === null || seat === viewer) found.own += stepsOf(message);
    else others.set(seat, (others.get(seat) ?? 0) + stepsOf(message));
  }
  found.others = [...others].filter(([, steps]) => steps !== 0).map(([seat, steps]) => ({ seat, steps }));
  found.others.sort((a, b) => a.seat - b.seat);
  return found;
}

/** The choice that names a cell, if exactly one of those offered does. */
export function choiceAt(choices: readonly Choice[], cell: string): Choice | undefined {
  const found = choices.filter((choice) => choice.targets.includes(`cell:${cell}`));
  return found.length === 1 ? found[0] : undefined;
}
