import { expect, test } from 'vitest';
import { planOf } from '../src/games/fief1984/plan';
import type { BoardFacts } from '../src/games/fief1984/view';
import mock from '../src/mock/view.json';

test('a plan is made fast enough for the board to be there at once', () => {
  const board = mock.facts.board as unknown as BoardFacts;
  planOf(board, true);
  const start = performance.now();
  planOf(board, false);
  expect(performance.now() - start).toBeLessThan(1000);
});
