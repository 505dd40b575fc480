import { describe, expect, test } from 'vitest';
import { aimed, filled, grouped, meant, openTargets, standingFor, startOf, unitOf, within } from '../src/store/choices';
import type { Choice, Range } from '../src/wire';

function choice(text: string, targets: string[] = [], range: Range | null = null): Choice {
  const group = text.split(' ')[0] ?? '';
  return { text, label: { id: `act-${group}`, args: { soldiers: 0 } }, group, targets, range, preview: [] };
}

const six: Range = { least: 0, most: 6, step: 1 };
const move = [
  choice('move henri bourg 0', ['lord:henri', 'village:bourg'], six),
  choice('move henri blaye 0', ['lord:henri', 'village:blaye'], six),
  choice('move jean bourg', ['lord:jean', 'village:bourg']),
];

describe('what stands for a choice', () => {
  test('targets narrow the choices, one after the other', () => {
    expect(standingFor(move, []).length).toBe(3);
    expect(standingFor(move, ['village:bourg']).length).toBe(2);
    expect(standingFor(move, ['village:bourg', 'lord:henri'])).toEqual([move[0]]);
  });

  test('what is picked is no longer open, what does not fit is closed', () => {
    expect([...openTargets(standingFor(move, ['lord:henri']), ['lord:henri'])]).toEqual(['village:bourg', 'village:blaye']);
  });

  test('cards and seats that a label names stand for it too, nobody does not', () => {
    const lay = choice('lay famine 1');
    lay.label.args = { card: 'card:famine', seat: 'seat:1', lord: 'lord:none', other: 'seat:-1', villages: ['village:bourg'] };
    expect(aimed([lay])[0]?.targets).toEqual(['card:famine', 'seat:1', 'village:bourg']);
  });

  test('verbs keep the order in which they first come', () => {
    const groups = grouped([choice('done'), ...move, choice('done again')]);
    expect(groups.map((group) => [group.verb, group.choices.length])).toEqual([['done', 2], ['move', 3]]);
  });
});

describe('a range', () => {
  test('replaces the last word and nothing else', () => {
    const offered = choice('move henri bourg 0', [], six);
    expect(filled(offered, 4)).toBe('move henri bourg 4');
    expect(filled(offered, null)).toBe('move henri bourg 0');
    expect(filled(choice('done'), 4)).toBe('done');
  });

  test('never leaves its bounds or its steps', () => {
    const crowns: Range = { least: 100, most: 750, step: 100 };
    expect(within(crowns, 0)).toBe(100);
    expect(within(crowns, 349)).toBe(300);
    expect(within(crowns, 351)).toBe(400);
    expect(within(crowns, 9999)).toBe(700);
    expect(within(crowns, Number.NaN)).toBe(100);
  });

  test('starts at the number that is written', () => {
    expect(startOf(choice('bid 300', [], { least: 0, most: 700, step: 100 }))).toBe(300);
    expect(startOf(choice('done'))).toBeNull();
  });

  test('counts what its label counts', () => {
    expect(unitOf(choice('move henri bourg 0', [], six))).toBe('soldiers');
  });
});

describe('a typed text', () => {
  test('is an offered text, whatever its blanks and capitals', () => {
    expect(meant(move, '  Move  JEAN bourg ')?.choice).toBe(move[2]);
  });

  test('may have any number of the range, and no other', () => {
    expect(meant(move, 'move henri blaye 6')).toEqual({ choice: move[1], text: 'move henri blaye 6' });
    expect(meant(move, 'move henri blaye 7')).toBeNull();
    expect(meant(move, 'move henri blaye 1.5')).toBeNull();
    expect(meant(move, 'move henri tournus 1')).toBeNull();
  });
});
