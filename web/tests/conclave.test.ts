import { describe, expect, test } from 'vitest';
import { cardsOf, handOf } from '../src/games/conclave/hands';
import { STANDING_MARKS, stepsOf } from '../src/games/conclave/marks';
import { challengeLine, hallOf, inLines, placesOf, ratioOf, seatedFrom, SIZES, type Place } from '../src/games/conclave/seating';

const RANKED = ['ppp', 'vvv', 'ppv', 'ppn', 'vvp', 'vvn', 'pvn', 'pnn', 'vnn', 'nnn'].map((hand) => ({ hand, chance: 0 }));
const COUNTS = [2, 3, 4, 5, 6];

interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxesOf(place: Place, index: number): Box[] {
  return (['seat', 'cards', 'says'] as const).map((what) => {
    const [x, y] = place[what];
    const [across, down] = SIZES[what];
    return { what: `${what} ${index}`, left: x - across, top: y - down, right: x + across, bottom: y + down };
  });
}

/** How far two boxes lie over each other, across and down; a few units are the air that is in each of them. */
function overlap(a: Box, b: Box): number {
  return Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

describe('the seats at the conference table', () => {
  test.each(COUNTS.flatMap((count) => [false, true].map((tall) => ({ count, tall }))))(
    '$count Earls (tall: $tall): a place each, all on the board, nothing over anything else',
    ({ count, tall }) => {
      const hall = hallOf(tall);
      const places = placesOf(count, tall);
      expect(places.length).toBe(count);
      const boxes = places.flatMap(boxesOf);
      for (const box of boxes) {
        expect(Math.min(box.left, box.top), box.what).toBeGreaterThanOrEqual(0);
        expect(box.right, box.what).toBeLessThanOrEqual(hall.width);
        expect(box.bottom, box.what).toBeLessThanOrEqual(hall.height);
      }
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other), `${box.what} on ${other.what}`).toBeLessThanOrEqual(14);
      });
    },
  );

  test.each(COUNTS)('%i Earls: the viewer sits at the bottom and the next in turn at his left hand, then clockwise', (count) => {
    const [centre] = [hallOf(false).table.at];
    const angles = placesOf(count, false).map(({ seat }) => Math.atan2(seat[1] - centre[1], seat[0] - centre[0]));
    const turned = angles.map((angle) => (angle - Math.PI / 2 + 2 * Math.PI) % (2 * Math.PI));
    expect(turned[0]).toBeCloseTo(0);
    expect([...turned].sort((a, b) => a - b)).toEqual(turned);
  });

  test('the cards lie on the table, wherever an Earl sits', () => {
    for (const tall of [false, true]) {
      const { table } = hallOf(tall);
      for (const { cards } of COUNTS.flatMap((count) => placesOf(count, tall))) {
        expect(((cards[0] - table.at[0]) / table.across) ** 2 + ((cards[1] - table.at[1]) / table.down) ** 2).toBeLessThan(1);
      }
    }
  });

  test('the board is wide or upright', () => {
    expect(ratioOf(false)).toBeCloseTo(1.35);
    expect(ratioOf(true)).toBeCloseTo(0.8);
  });

  test('players go round from the viewer on; a guest sees the first seat below', () => {
    const players = [2, 0, 3, 1].map((seat) => ({ seat }));
    expect(seatedFrom(players, 2).map((player) => player.seat)).toEqual([2, 3, 0, 1]);
    expect(seatedFrom(players, null).map((player) => player.seat)).toEqual([0, 1, 2, 3]);
  });

  test('a challenge goes from one Earl’s cards towards the other’s and ends before them', () => {
    const hall = hallOf(false);
    const places = placesOf(4, false);
    const cards = places.map((place) => place.cards);
    const [from = [0, 0], to = [0, 0]] = cards;
    const { tip, line } = challengeLine(from, to, hall);
    expect(Math.hypot(tip[0] - to[0], tip[1] - to[1])).toBeCloseTo(82);
    expect(Math.hypot(tip[0] - to[0], tip[1] - to[1])).toBeLessThan(Math.hypot(tip[0] - from[0], tip[1] - from[1]));
    expect(line).toMatch(/^M\d+ \d+Q\d+ \d+ \d+ \d+$/);
  });
});

describe('hands of three', () => {
  test('a slug names its cards in its own order', () => {
    expect(cardsOf('vvp')).toEqual(['vassal', 'vassal', 'prince']);
    expect(cardsOf('pnn')).toEqual(['prince', 'no_luck', 'no_luck']);
    expect(cardsOf(null)).toEqual([]);
  });

  test('three cards are one of the ten hands, in whatever order they lie', () => {
    expect(handOf(['prince', 'vassal', 'vassal'], RANKED)).toBe('vvp');
    expect(handOf(['no_luck', 'vassal', 'prince'], RANKED)).toBe('pvn');
    for (const { hand } of RANKED) expect(handOf([...cardsOf(hand)].reverse(), RANKED)).toBe(hand);
    expect(handOf([], RANKED)).toBeNull();
  });

  test('a long name is broken between words into lines of about one length', () => {
    expect(inLines('nothing', 14)).toEqual(['nothing']);
    expect(inLines('pair of Vassals, Prince', 14)).toEqual(['pair of', 'Vassals, Prince']);
    expect(inLines('indéclinablement', 9)).toEqual(['indéclinablement']);
  });
});

describe('the steps of a turn', () => {
  test('without decks nothing is drawn, the deal belongs to the declarations', () => {
    expect(stepsOf({ phase: 'deal', short: true })).toEqual({ steps: ['action', 'declare', 'challenge', 'tie'], now: 'declare' });
    expect(stepsOf({ phase: 'reward', short: true }).steps).toContain('reward');
    expect(stepsOf({ phase: 'draw', short: false }).steps.at(-1)).toBe('draw');
    expect(stepsOf({ phase: 'build', short: false })).toEqual({ steps: ['build'], now: 'build' });
    expect(stepsOf({ phase: 'end', short: false }).now).toBeNull();
  });

  test('every standing has a figure of its own', () => {
    expect(new Set(Object.values(STANDING_MARKS)).size).toBe(Object.keys(STANDING_MARKS).length);
  });
});
