import type { Argument, Event } from '../wire';

export interface Throw {
  n: number;
  /** The seat's id that threw, if the line tells it. */
  seat: number | null;
  dice: number[];
}

function isPip(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}

/** The dice that a line of the chronicle tells of: `pips`, or `first` and `second`. */
export function diceOf(args: Record<string, Argument>): number[] {
  const told = args['pips'] ?? [args['first'] ?? null, args['second'] ?? null];
  const values = Array.isArray(told) ? told : [told];
  return values.every(isPip) ? values : [];
}

/** More new lines than this are no news but a chronicle that is read again, or a game that was wound on. */
const NEWS = 12;

/** The throws that are new after a line, the last ones, at most so many. */
export function freshThrows(lines: readonly Event[], after: number, most: number): Throw[] {
  const found: Throw[] = [];
  if (lines.filter((line) => line.n > after).length > NEWS) return found;
  for (const { n, message } of lines) {
    if (n <= after) continue;
    const dice = diceOf(message.args);
    const seat = /^seat:(\d+)$/.exec(String(message.args['seat'] ?? ''));
    if (dice.length) found.push({ n, seat: seat ? Number(seat[1]) : null, dice });
  }
  return found.slice(-most);
}
