import type { Event } from '../wire';

/** The chronicle with new lines put in: a line that comes again under an old number replaces it and all after it. */
export function withEvents(lines: readonly Event[], fresh: readonly Event[]): Event[] {
  const first = fresh[0];
  if (!first) return [...lines];
  return [...lines.filter((line) => line.n < first.n), ...fresh];
}

/** The number to ask from: the last line known, 0 for all. */
export function lastNumber(lines: readonly Event[]): number {
  return lines.at(-1)?.n ?? 0;
}
