/** The staircase of nobility: which steps are shown, how broad each is, and where a Lord stands on it. */

export interface Stander {
  seat: number;
  step: number;
}

/** A step along the staircase, from its foot. */
export interface Tread {
  step: number;
  start: number;
  size: number;
  /** The seats whose Lords stand on it, side by side. */
  seats: number[];
}

export interface Stairs {
  from: number;
  to: number;
  treads: Tread[];
}

/** So many steps are there at least. */
const LEAST = 12;
/** What is above the highest Lord. */
const AHEAD = 2;

/**
 * A staircase of a certain length. A step on which Lords stand has `need(lords)` for them, the empty ones share the
 * rest evenly: so no Lord hides another, and sixty steps take no more room than twelve.
 */
export function stairs(standers: readonly Stander[], length: number, need: (lords: number) => number): Stairs {
  const steps = standers.map((stander) => stander.step);
  const from = Math.min(0, ...steps) - 1;
  const to = Math.max(LEAST, Math.max(...steps, 0) + AHEAD);
  const count = to - from + 1;
  const groups = Array.from({ length: count }, (_, index) =>
    standers.filter((stander) => stander.step === from + index).map((stander) => stander.seat),
  );
  const taken = groups.map((seats) => (seats.length ? need(seats.length) : 0));
  const used = taken.reduce((sum, size) => sum + size, 0);
  const empty = groups.filter((seats) => !seats.length).length;
  const rest = Math.max(0, length - used) / Math.max(1, empty);
  // An empty step is no broader than one with a Lord on it.
  const bare = Math.min(rest, need(1));
  // Where all would be smaller than the length, what is left goes to every step alike.
  const spare = Math.max(0, length - used - bare * empty) / count;
  const squeeze = Math.min(1, length / Math.max(used, 1));
  let start = 0;
  const treads = groups.map((seats, index) => {
    const size = seats.length ? (taken[index] ?? 0) * squeeze + spare : bare + spare;
    const tread = { step: from + index, start, size, seats };
    start += size;
    return tread;
  });
  return { from, to, treads };
}

/** Steps with their sign, as they are written: `+2`, `−1`, `0`. */
export function signed(steps: number): string {
  if (steps === 0) return '0';
  return steps > 0 ? `+${steps}` : `−${-steps}`;
}

/** A step of the staircase as it is written on it: below 0 with a minus. */
export function numbered(step: number): string {
  return step < 0 ? `−${-step}` : String(step);
}
