import type { Choice, Range } from '../wire';

export interface Group {
  verb: string;
  choices: Choice[];
}

const NAMED = /^(card|seat|lord|village|region|place):(?!none$|-)/;

/** All that stands for a choice: its targets, and the cards, seats and places that its label names. */
export function standsFor(choice: Choice): string[] {
  const named = Object.values(choice.label.args).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const ids = named.filter((value): value is string => typeof value === 'string' && NAMED.test(value));
  return [...new Set([...choice.targets, ...ids])];
}

/** The choices with all that stands for them as their targets. */
export function aimed(choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => ({ ...choice, targets: standsFor(choice) }));
}

/** What is counted by the number of a choice, as its label calls it: `soldiers`, `crowns`. */
export function unitOf(choice: Choice): string {
  return Object.entries(choice.label.args).findLast(([, value]) => typeof value === 'number')?.[0] ?? '';
}

/** The choices by verb, in the order in which the verbs first come. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const list = groups.get(choice.group);
    if (list) list.push(choice);
    else groups.set(choice.group, [choice]);
  }
  return [...groups].map(([verb, list]) => ({ verb, choices: list }));
}

/** The choices that stand for all the targets picked so far. */
export function standingFor(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((target) => choice.targets.includes(target)));
}

/** What can still be picked on the board. */
export function openTargets(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const open = new Set<string>();
  for (const choice of choices) {
    for (const target of choice.targets) if (!picked.includes(target)) open.add(target);
  }
  return open;
}

/** The nearest number that the range allows. */
export function within(range: Range, number: number): number {
  if (!Number.isFinite(number)) return range.least;
  const step = range.step > 0 ? range.step : 1;
  const steps = Math.round((number - range.least) / step);
  const highest = Math.floor((range.most - range.least) / step);
  return range.least + step * Math.max(0, Math.min(highest, steps));
}

/** The text to send: that of the choice, with its last word replaced by the number if it has a range. */
export function filled(choice: Choice, number: number | null): string {
  if (!choice.range || number === null) return choice.text;
  return choice.text.replace(/\S+$/, String(within(choice.range, number)));
}

/** The number that a choice with a range stands at when it is opened. */
export function startOf(choice: Choice): number | null {
  if (!choice.range) return null;
  const written = Number(choice.text.split(' ').at(-1));
  return within(choice.range, Number.isFinite(written) ? written : choice.range.most);
}

/** The offered choice that a typed text means, if any: the very text, or one with another number of its range. */
export function meant(choices: readonly Choice[], typed: string): { choice: Choice; text: string } | null {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const exact = choices.find((choice) => choice.text === text);
  if (exact) return { choice: exact, text };
  const number = Number(text.split(' ').at(-1));
  for (const choice of choices) {
    if (!choice.range || filled(choice, number) !== text) continue;
    if (within(choice.range, number) === number) return { choice, text };
  }
  return null;
}
