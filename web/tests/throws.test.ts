import { expect, test } from 'vitest';
import { diceOf, freshThrows } from '../src/board/throws';
import type { Event } from '../src/wire';

test('dice are told as pips, or as a first and a second', () => {
  expect(diceOf({ pips: [3, 6] })).toEqual([3, 6]);
  expect(diceOf({ pips: 2 })).toEqual([2]);
  expect(diceOf({ first: 5, second: 5 })).toEqual([5, 5]);
});

test('other numbers and names are no dice', () => {
  expect(diceOf({ soldiers: 3 })).toEqual([]);
  expect(diceOf({ first: 'seat:1' })).toEqual([]);
  expect(diceOf({ pips: 9 })).toEqual([]);
});

test('only new throws lie on the table, the last ones, each with who threw', () => {
  const line = (n: number, args: Event['message']['args']): Event => ({ n, message: { id: 'blow-struck', args } });
  const lines = [line(1, { seat: 'seat:0', pips: [1] }), line(2, { seat: 'seat:1', pips: [2, 4] }), line(3, {}), line(4, { pips: 6 })];
  expect(freshThrows(lines, 1, 6)).toEqual([
    { n: 2, seat: 1, dice: [2, 4] },
    { n: 4, seat: null, dice: [6] },
  ]);
  expect(freshThrows(lines, 0, 1)).toEqual([{ n: 4, seat: null, dice: [6] }]);
  expect(freshThrows(lines, 4, 6)).toEqual([]);
  expect(freshThrows(Array.from({ length: 13 }, (_, n) => line(n + 1, { pips: 3 })), 0, 6)).toEqual([]);
});
