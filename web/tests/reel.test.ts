import { expect, test, vi } from 'vitest';
import type { Api } from '../src/api';
import { mock } from '../src/mock/server';
import { Reel } from '../src/replay/reel.svelte';
import { Table } from '../src/store/table.svelte';

async function reeled(): Promise<{ reel: Reel; replay: ReturnType<typeof vi.fn> }> {
  const replay = vi.fn(mock.replay);
  const api: Api = { ...mock, replay: replay as unknown as Api['replay'] };
  const table = new Table('t1', 'en', api, () => ({ close: () => undefined, renew: () => undefined }));
  const reel = new Reel(table, api);
  await reel.open();
  return { reel, replay };
}

const numbers = (reel: Reel): number[] => reel.table.chronicle.map((line) => line.n);

test('a game is wound on with the new lines alone, and back with all of them', async () => {
  const { reel, replay } = await reeled();
  expect([reel.row, reel.rows, numbers(reel)]).toEqual([0, 9, []]);
  await reel.to(4);
  expect(numbers(reel)).toEqual([1, 2, 3, 4]);
  await reel.step(2);
  expect(replay.mock.lastCall).toEqual(['t1', 6, null, 4]);
  expect(numbers(reel)).toEqual([1, 2, 3, 4, 5, 6]);
  await reel.to(2);
  expect(replay.mock.lastCall).toEqual(['t1', 2, null, 0]);
  expect([reel.row, numbers(reel)]).toEqual([2, [1, 2]]);
  await reel.to(99);
  expect([reel.row, reel.ended]).toEqual([9, true]);
});

test('wishes that come while a row is fetched are answered by the last of them', async () => {
  const { reel, replay } = await reeled();
  replay.mockClear();
  await Promise.all([reel.to(1), reel.to(3), reel.to(5), reel.to(7)]);
  expect(replay.mock.calls.map((call) => call[1])).toEqual([1, 7]);
  expect([reel.row, numbers(reel).length]).toEqual([7, 7]);
});

test('other eyes look at the same row', async () => {
  const { reel, replay } = await reeled();
  await reel.to(5);
  await reel.look(2);
  expect(replay.mock.lastCall).toEqual(['t1', 5, 2, 0]);
  expect([reel.row, reel.table.view?.viewer]).toEqual([5, 2]);
});
