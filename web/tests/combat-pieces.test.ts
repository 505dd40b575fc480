import { describe, expect, test } from 'vitest';
import { sumsOf } from '../src/games/combat_des_fiefs/battle';
import { choiceAt, prospect } from '../src/games/combat_des_fiefs/gains';
import { around, boxOf, cellOf, centre, corners, HALF, hexOf, outline, placing, reach, SIDE, WAYS } from '../src/games/combat_des_fiefs/hexes';
import { LANDSCAPES, LOOKS, PRINTED } from '../src/games/combat_des_fiefs/landscapes';
import { sheetOf } from '../src/games/combat_des_fiefs/layout';
import { signed, stairs } from '../src/games/combat_des_fiefs/stairs';
import type { Battle, CombatFacts } from '../src/games/combat_des_fiefs/view';
import type { Choice, Message } from '../src/wire';

const close = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

describe('hexagons', () => {
  test('the six neighbours lie where the rules have them, each two halves away', () => {
    expect(around('0,0')).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']);
    expect(around('3,-2')).toContain('3,-3');
    const [x, y] = centre({ q: 3, r: -2 });
    for (const cell of around('3,-2')) {
      const [ox, oy] = centre(hexOf(cell));
      expect(close(Math.hypot(ox - x, oy - y), HALF * 2)).toBe(true);
    }
    expect(centre(hexOf('1,-1'))[0]).toBeGreaterThan(0);
    expect(centre(hexOf('1,-1'))[1]).toBeLessThan(0);
  });

  test('a cell and its coordinates are the same', () => {
    for (const cell of ['0,0', '-12,7', '5,-5']) expect(cellOf(hexOf(cell))).toBe(cell);
  });

  test('the sides between two tiles are not on the line around them', () => {
    const sides = (cells: string[]): number => outline(cells).split('M').length - 1;
    expect(sides(['0,0'])).toBe(6);
    expect(sides(['0,0', '1,0'])).toBe(10);
    expect(sides(['0,0', ...around('0,0')])).toBe(18);
    expect(outline([])).toBe('');
  });

  test('each side of the line faces the neighbour that is missing', () => {
    WAYS.forEach((way, index) => {
      const others = WAYS.filter((_, other) => other !== index).map(cellOf);
      const first = outline(['0,0', ...others])
        .split('M')
        .slice(1)
        .map((side) => side.split('L').map((end) => end.split(' ').map(Number)))
        .filter((ends) => ends.every(([x = 0, y = 0]) => Math.hypot(x, y) < SIDE + 0.1));
      expect(first.length).toBe(1);
      const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = first[0] ?? [];
      const [x, y] = centre(way);
      expect(Math.abs((ax + bx) / 2 - x / 2)).toBeLessThan(0.1);
      expect(Math.abs((ay + by) / 2 - y / 2)).toBeLessThan(0.1);
    });
  });
});

describe('the room for the tiles', () => {
  const room = { left: 200, top: 10, right: 1360, bottom: 990 };

  function ends(cells: string[]): { left: number; top: number; right: number; bottom: number } {
    const { scale, x, y } = placing(cells, room);
    const box = boxOf(reach(cells));
    return { left: box.left * scale + x, top: box.top * scale + y, right: box.right * scale + x, bottom: box.bottom * scale + y };
  }

  test('tiles and the places beside them are all in it, in its middle', () => {
    const line = Array.from({ length: 20 }, (_, q) => `${q},0`);
    const block = Array.from({ length: 49 }, (_, i) => `${i % 7},${Math.floor(i / 7) - 3}`);
    for (const cells of [[], ['0,0'], ['4,-9'], line, block]) {
      const { left, top, right, bottom } = ends(cells);
      expect(left).toBeGreaterThanOrEqual(room.left - 0.01);
      expect(top).toBeGreaterThanOrEqual(room.top - 0.01);
      expect(right).toBeLessThanOrEqual(room.right + 0.01);
      expect(bottom).toBeLessThanOrEqual(room.bottom + 0.01);
      expect(close(left + right, room.left + room.right)).toBe(true);
      expect(close(top + bottom, room.top + room.bottom)).toBe(true);
    }
  });

  test('a first tile is no giant, and a tile between others moves nothing', () => {
    expect(placing(['0,0'], room).scale).toBe(placing(['0,0', '1,0'], room).scale);
    expect(placing(['0,0'], room).scale * HALF * 2).toBeLessThan(room.right / 8);
    const ring = around('0,0');
    expect(placing([...ring, '0,0'], room)).toEqual(placing(ring, room));
  });

  test('the staircase and the tiles do not share a room', () => {
    for (const tall of [true, false]) {
      const { room: tiles, stairs: steps, width, height } = sheetOf(tall);
      expect(tiles.left >= steps.right || tiles.bottom <= steps.top).toBe(true);
      expect(Math.max(tiles.right, steps.right)).toBeLessThanOrEqual(width);
      expect(Math.max(tiles.bottom, steps.bottom)).toBeLessThanOrEqual(height);
      expect(width < height).toBe(tall);
    }
  });
});

describe('the staircase', () => {
  const standing = (...steps: number[]): { seat: number; step: number }[] => steps.map((step, seat) => ({ seat, step }));
  const need = (lords: number): number => lords * 40;

  test('every Lord stands on his own step, those of one step side by side', () => {
    const { treads } = stairs(standing(0, 7, 7, -3), 900, need);
    const where = new Map(treads.flatMap((tread) => tread.seats.map((seat) => [seat, tread.step])));
    expect([...where]).toEqual([[3, -3], [0, 0], [1, 7], [2, 7]]);
    expect(treads.find((tread) => tread.step === 7)?.size).toBeGreaterThanOrEqual(80);
  });

  test('the steps follow one another without a gap and fill the length', () => {
    for (const lords of [standing(0, 0), standing(61, 58, 3, -6, 40, 61), standing(-5)]) {
      const { treads, from, to } = stairs(lords, 900, need);
      let end = 0;
      treads.forEach((tread, index) => {
        expect(tread.step).toBe(from + index);
        expect(close(tread.start, end)).toBe(true);
        expect(tread.size).toBeGreaterThan(0);
        end = tread.start + tread.size;
      });
      expect(close(end, 900)).toBe(true);
      expect(to).toBeGreaterThan(Math.max(...lords.map((lord) => lord.step)));
      expect(from).toBeLessThan(Math.min(0, ...lords.map((lord) => lord.step)));
    }
  });

  test('six Lords on six steps of sixty still have what they need', () => {
    const { treads } = stairs(standing(1, 12, 23, 34, 45, 60), 900, need);
    expect(treads.filter((tread) => tread.seats.length).every((tread) => tread.size >= 40)).toBe(true);
  });

  test('steps are written with their sign', () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2']);
  });
});

describe('what a choice would bring', () => {
  const message = (id: string, args: Message['args']): Message => ({ id, args });

  test('the viewer’s steps are summed, those of others told apart, and a beaten Lord goes down', () => {
    const found = prospect(
      [
        message('bonus-gained', { seat: 'seat:1', steps: 3, contacts: 6 }),
        message('fief-founded', { seat: 'seat:1', steps: -1, down: 1 }),
        message('battle-joined', { seat: 'seat:2', power: 6, defence: 4, defender: 'seat:0' }),
        message('battle-won', { seat: 'seat:2', steps: 8 }),
        message('lord-sank', { seat: 'seat:0', steps: 2, up: 0 }),
      ],
      1,
    );
    expect(found).toEqual({ own: 2, others: [{ seat: 0, steps: -2 }, { seat: 2, steps: 8 }], battle: 'won' });
  });

  test('a poor battlefield lifts who loses it, and nothing is nothing', () => {
    expect(prospect([message('lord-sank', { seat: 'seat:0', steps: -2, up: 2 })], 0).own).toBe(2);
    expect(prospect([], 0)).toEqual({ own: 0, others: [], battle: null });
    expect(prospect([message('battle-lost', { seat: 'seat:0' })], 0).battle).toBe('lost');
  });

  test('a cell tells of a choice only if one alone names it', () => {
    const choice = (text: string, cell: string): Choice => ({ text, label: message('x', {}), group: 'x', targets: [`cell:${cell}`], range: null, preview: [] });
    const choices = [choice('lay 1,0', '1,0'), choice('found 2,0', '2,0'), choice('knight 2,0', '2,0')];
    expect(choiceAt(choices, '1,0')).toBe(choices[0]);
    expect(choiceAt(choices, '2,0')).toBeUndefined();
    expect(choiceAt(choices, '3,0')).toBeUndefined();
  });
});

describe('a battle', () => {
  test('each side counts its ring without the battlefield', () => {
    // Board Q of the rules page: two rings that share one tile.
    const values: Record<string, number> = {
      '0,0': 0, '1,0': 2, '1,-1': 1, '0,-1': 2, '-1,0': 1, '-1,1': -1, '0,1': 1,
      '2,0': 0, '3,0': 2, '3,-1': 1, '2,-1': 1, '1,1': 1, '2,1': 1,
    };
    const tiles = Object.entries(values).map(([cell, value]) => ({ cell, ...hexOf(cell), landscape: 'friche', value }));
    const battle: Battle = { seat: 1, cell: '2,0', power: 6, defender: 0, keep: '0,0', defence: 4, keeps: ['0,0'], field: ['1,0'], spoils: 2, won: true };
    const sums = sumsOf({ tiles } as unknown as CombatFacts, battle);
    const total = (side: { value: number }[]): number => side.reduce((sum, tile) => sum + tile.value, 0);
    expect([total(sums.attack), total(sums.defence), total(sums.field)]).toEqual([6, 4, 2]);
    expect(sums.attack.length).toBe(5);
  });
});

describe('the pictures', () => {
  test('nine landscapes, none drawn like another, with the values of the rules', () => {
    expect(LANDSCAPES.length).toBe(9);
    expect(Object.values(PRINTED)).toEqual([0, 1, 1, 1, 2, 2, 3, -1, -2]);
    const drawn = LANDSCAPES.map((landscape) => LOOKS[landscape].strokes.map((stroke) => stroke.d).join());
    expect(new Set(drawn).size).toBe(9);
    for (const picture of drawn) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('a tile is a hexagon on its point', () => {
    const points = corners(SIDE);
    expect(points.length).toBe(6);
    expect(close(points[0]?.[1] ?? 0, -SIDE)).toBe(true);
    expect(close(points[1]?.[0] ?? 0, HALF)).toBe(true);
  });
});
