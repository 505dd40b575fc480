import { describe, expect, test } from 'vitest';
import {
  before,
  borders,
  cells,
  contains,
  distance,
  FRAME,
  hatching,
  outlines,
  roughened,
  towards,
  type Point,
} from '../src/board/geometry';
import { planOf, titleLines } from '../src/games/fief1984/plan';
import type { BoardFacts } from '../src/games/fief1984/view';
import mock from '../src/mock/view.json';

const box = { left: 0, top: 0, right: 100, bottom: 60 };
const area = (ring: readonly Point[]): number =>
  Math.abs(ring.reduce((sum, a, i) => { const b = ring[(i + 1) % ring.length] ?? a; return sum + a[0] * b[1] - b[0] * a[1]; }, 0)) / 2;

describe('cells', () => {
  test('two sites share the box at the line between them', () => {
    const [left, right] = cells([[25, 30], [75, 30]], box);
    expect(area(left?.map((corner) => corner.at) ?? [])).toBeCloseTo(3000);
    expect(right?.every((corner) => corner.at[0] >= 50 - 1e-9)).toBe(true);
    expect(left?.filter((corner) => corner.beyond === 1).length).toBe(1);
    expect(left?.filter((corner) => corner.beyond === FRAME).length).toBe(3);
  });

  test('cover the box without gap or overlap', () => {
    const sites: Point[] = [[10, 10], [80, 15], [50, 50], [20, 45], [90, 55]];
    const sum = cells(sites, box).reduce((total, cell) => total + area(cell.map((corner) => corner.at)), 0);
    expect(sum).toBeCloseTo(6000);
  });
});

describe('borders and outlines', () => {
  const sites: Point[] = [[20, 20], [20, 40], [80, 20], [80, 40]];
  const parts = cells(sites, box);

  test('a border between two groups runs from frame to frame', () => {
    const inner = borders(parts, [0, 0, 1, 1]).filter((border) => border.sides[0] === 0);
    expect(inner.length).toBe(1);
    const [border] = inner;
    expect([border?.points[0]?.[1], border?.points.at(-1)?.[1]].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 60]);
  });

  test('an outline is closed and holds its sites only', () => {
    const lines = borders(parts, [0, 0, 1, 1]);
    const [ring, ...more] = outlines(lines, 0);
    expect(more).toEqual([]);
    expect(sites.map((site) => contains(ring ?? [], site))).toEqual([true, true, false, false]);
  });

  test('a rough line is the same from both ends', () => {
    const there = roughened([0, 0], [300, 40], 26);
    expect(there.length).toBeGreaterThan(4);
    expect(roughened([300, 40], [0, 0], 26).reverse()).toEqual(there);
  });

  test('hatching strokes stand every so often', () => {
    expect(hatching([[0, 0], [100, 0]], 10, 5).match(/M/g)?.length).toBe(10);
  });
});

describe('places', () => {
  test('a force stands near the village it faces, never past the middle of the road', () => {
    expect(before([0, 0], [300, 0], 90)).toEqual([90, 0]);
    expect(distance(before([0, 0], [100, 0], 90), [0, 0])).toBeCloseTo(46);
  });

  test('arrow keys go to the nearest place in their direction', () => {
    const spots = [{ at: [10, 0] }, { at: [50, 2] }, { at: [0, 30] }, { at: [-20, 0] }] as { at: Point }[];
    expect(towards([0, 0], spots, [1, 0])).toBe(spots[0]);
    expect(towards([10, 0], spots, [1, 0])).toBe(spots[1]);
    expect(towards([0, 0], spots, [0, 1])).toBe(spots[2]);
    expect(towards([0, 0], spots, [0, -1])).toBeNull();
  });
});

describe.each([false, true])('the plan of the board of 1984 (upright: %s)', (tall) => {
  const board = mock.facts.board as unknown as BoardFacts;
  const plan = planOf(board, tall);
  const rings = new Map(plan.regions.map((region) => [region.id, region.shape]));

  test('every village lies in the shape of its region and in no other', () => {
    for (const village of board.villages) {
      const at = plan.village.get(village.id) ?? [0, 0];
      const holds = [...rings].filter(([, shape]) => contains(pointsOf(shape), at)).map(([id]) => id);
      expect(holds, village.id).toEqual([village.region]);
    }
  });

  test('names of regions stand in their region', () => {
    for (const region of plan.regions) expect(contains(pointsOf(region.shape), region.label), region.id).toBe(true);
  });

  test('all is drawn within the frame', () => {
    for (const [x, y] of plan.village.values()) {
      expect(x > 0 && x < plan.width && y > 0 && y < plan.height).toBe(true);
    }
    expect(plan.roads.length).toBe(board.roads.length);
    expect(plan.entrance.size).toBe(2 * board.roads.length);
    expect([...plan.reading].sort()).toEqual(board.villages.map((village) => village.id).sort());
  });

  test('a force is nearer to the village it faces than to the one it came from, or in the middle', () => {
    for (const [key, spot] of plan.entrance) {
      const [village = '', from = ''] = key.split(' ');
      const there = distance(spot, plan.village.get(village) ?? [0, 0]);
      const here = distance(spot, plan.village.get(from) ?? [0, 0]);
      expect(there, key).toBeLessThan(here * 1.12);
    }
  });
});

function pointsOf(shape: string): Point[] {
  return [...shape.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((match): Point => [Number(match[1]), Number(match[2])]);
}

test('the name of a region is written in two lines', () => {
  expect(titleLines('County of Blaye')).toEqual(['County of', 'Blaye']);
  expect(titleLines('Baronnie de L’Épervier')).toEqual(['Baronnie de', 'L’Épervier']);
  expect(titleLines('Duché d’Anjou')).toEqual(['Duché d’', 'Anjou']);
  expect(titleLines('Savoy')).toEqual(['', 'Savoy']);
});
