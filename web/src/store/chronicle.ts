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

/** A line of the chronicle and how many times running it says the same. */
export interface Run {
  line: Event;
  times: number;
}

/** The chronicle with what is said several times running in one line: three cards taken, two mills built. */
export function runs(lines: readonly Event[]): Run[] {
  const found: Run[] = [];
  let said = '';
  for (const line of lines) {
    const saying = JSON.stringify(line.message);
    const last = found.at(-1);
    if (last && saying === said) last.times += 1;
    else found.push({ line, times: 1 });
    said = saying;
  }
  return found;
}
