import { describe, expect, test, vi } from 'vitest';
import { Refusal, type Api } from '../src/api';
import { waitBefore, type LinkEvents } from '../src/socket';
import { runs, withEvents } from '../src/store/chronicle';
import { nextHere, Table, veiled } from '../src/store/table.svelte';
import type { TableView } from '../src/wire';

function view(change: Partial<TableView> = {}): TableView {
  return {
    table: 't1',
    game: 'fief1984',
    version: 5,
    viewer: 0,
    seats: [
      { seat: 0, name: 'Anne', kind: 'person', bot: null, colour: 'gules', charge: 'lion' },
      { seat: 1, name: 'Bertrand', kind: 'person', bot: null, colour: 'azure', charge: 'fleur-de-lys' },
    ],
    curtain: false,
    awaited: [0],
    local: [0, 1],
    question: { token: 'q5', prompt: { id: 'ask', args: {} } },
    choices: [],
    undo: false,
    facts: { secret: 'famine' },
    events: [{ n: 1, message: { id: 'one', args: {} } }],
    outcome: null,
    ...change,
  };
}

interface Rig {
  table: Table;
  api: { [key in keyof Api]: ReturnType<typeof vi.fn> };
  link: LinkEvents;
}

async function opened(first: TableView = view()): Promise<Rig> {
  const api = {
    games: vi.fn(), tables: vi.fn(), open: vi.fn(), complain: vi.fn(), record: vi.fn(),
    view: vi.fn().mockResolvedValue(first), replay: vi.fn(),
    lexicon: vi.fn().mockResolvedValue({}),
    answer: vi.fn().mockResolvedValue({ version: 6 }),
    undo: vi.fn().mockResolvedValue({ version: 6 }),
    sit: vi.fn().mockResolvedValue({}),
    curtain: vi.fn().mockResolvedValue({}),
    why: vi.fn().mockResolvedValue({ rule: 'M10', message: { id: 'why', args: {} } }),
  };
  let link: LinkEvents | undefined;
  const table = new Table('t1', 'en', api as unknown as Api, (_id, events) => {
    link = events;
    return { close: vi.fn(), renew: vi.fn() };
  });
  await table.open();
  if (!link) throw new Error('no link was opened');
  return { table, api, link };
}

describe('the store', () => {
  test('holds the last view and drops an older one', async () => {
    const { table, link } = await opened();
    link.view(view({ version: 7, events: [{ n: 2, message: { id: 'two', args: {} } }] }));
    link.view(view({ version: 6, events: [] }));
    expect(table.view?.version).toBe(7);
    expect(table.chronicle.map((line) => line.message.id)).toEqual(['one', 'two']);
    expect(link.ask()).toEqual({ since: 2, locale: 'en' });
  });

  test('keeps the view before the last one, for motion', async () => {
    const { table, link } = await opened();
    link.view(view({ version: 7 }));
    expect(table.before?.version).toBe(5);
  });

  test('sends question and text, then asks for what is new', async () => {
    const { table, api } = await opened();
    await table.answer('move henri bourg 4');
    expect(api.answer).toHaveBeenCalledWith('t1', { question: 'q5', text: 'move henri bourg 4' }, 'en');
    expect(api.view).toHaveBeenLastCalledWith('t1', 1, 'en');
    expect(table.pending).toBeNull();
  });

  test('a second press while the first is under way sends nothing', async () => {
    const { table, api } = await opened();
    await Promise.all([table.answer('done'), table.answer('done')]);
    expect(api.answer).toHaveBeenCalledTimes(1);
  });

  test('a refused answer is told, with its rule, and the view is fetched anew', async () => {
    const { table, api } = await opened();
    api.answer.mockRejectedValue(new Refusal(422, { code: 'illegal-action', message: 'The road is closed.', rule: 'M10' }));
    await table.answer('done');
    expect(table.fault).toMatchObject({ message: 'The road is closed.', rule: 'M10' });
    expect(api.view).toHaveBeenCalledTimes(2);
  });

  test('an answer that was cut off goes out again, the very same, when the line is back', async () => {
    const { table, api, link } = await opened();
    link.state('live');
    api.answer.mockRejectedValueOnce(new Refusal(0, { code: 'offline', message: '', rule: null }));
    await table.answer('done');
    expect(table.link).toBe('lost');
    expect(table.pending).toEqual({ question: 'q5', text: 'done' });
    link.state('live');
    await vi.waitFor(() => expect(table.pending).toBeNull());
    expect(api.answer.mock.calls.map((call) => call[1])).toEqual([
      { question: 'q5', text: 'done' },
      { question: 'q5', text: 'done' },
    ]);
  });

  test('after a lost line the view is fetched anew', async () => {
    const { api, link } = await opened();
    link.state('live');
    link.state('lost');
    link.state('live');
    await vi.waitFor(() => expect(api.view).toHaveBeenCalledTimes(2));
  });

  test('a table that is not there says so', async () => {
    const api = { view: vi.fn(), lexicon: vi.fn() };
    api.view.mockRejectedValue(new Refusal(404, { code: 'unknown-table', message: '', rule: null }));
    api.lexicon.mockRejectedValue(new Refusal(404, { code: 'unknown-table', message: '', rule: null }));
    const opener = vi.fn();
    const table = new Table('none', 'en', api as unknown as Api, opener);
    await table.open();
    expect(table.missing).toBe(true);
    expect(opener).not.toHaveBeenCalled();
  });
});

describe('the curtain', () => {
  test('leaves names and who is awaited, and nothing else', () => {
    const hidden = veiled(view());
    expect(Object.keys(hidden).sort()).toEqual(['awaited', 'curtain', 'game', 'local', 'seats', 'table', 'version', 'viewer']);
    expect(JSON.stringify(hidden)).not.toContain('famine');
  });

  test('forgets here before the server is told', async () => {
    const { table, api } = await opened();
    let known: unknown = 'not asked';
    api.curtain.mockImplementation(async () => {
      known = JSON.stringify([table.view, table.before, table.chronicle]);
    });
    await table.drawCurtain();
    expect(known).not.toContain('famine');
    expect(table.chronicle).toEqual([]);
    expect(table.view?.curtain).toBe(true);
  });

  test('a curtain that the server draws forgets as well, whatever it still sends', async () => {
    const { table, link } = await opened();
    link.view(view({ version: 6, curtain: true, viewer: null }));
    expect(JSON.stringify([table.view, table.before, table.chronicle])).not.toContain('famine');
  });

  test('who sits down asks for his whole chronicle, from the beginning', async () => {
    const { table, api, link } = await opened();
    link.view(view({ version: 6, curtain: true, viewer: null }));
    api.view.mockResolvedValue(view({ version: 6, viewer: 1, events: [{ n: 1, message: { id: 'other', args: {} } }] }));
    await table.sit(1);
    expect(api.sit).toHaveBeenCalledWith('t1', 1);
    expect(api.view).toHaveBeenLastCalledWith('t1', 0, 'en');
    expect(table.chronicle.map((line) => line.message.id)).toEqual(['other']);
    expect(table.before).toBeNull();
  });
});

test('chronicle lines that come again replace what followed them', () => {
  const line = (n: number, id: string) => ({ n, message: { id, args: {} } });
  expect(withEvents([line(1, 'a'), line(2, 'b'), line(3, 'c')], [line(2, 'd')])).toEqual([line(1, 'a'), line(2, 'd')]);
  expect(withEvents([line(1, 'a')], [])).toEqual([line(1, 'a')]);
});

test('tries to come back ever more slowly, and at least every quarter of a minute', () => {
  expect([0, 1, 2, 3, 9].map(waitBefore)).toEqual([500, 1000, 2000, 4000, 15000]);
});

test('what is said several times running is one line', () => {
  const line = (n: number, id: string): { n: number; message: { id: string; args: Record<string, string> } } => ({ n, message: { id, args: { seat: 'seat:0' } } });
  const told = runs([line(1, 'taken'), line(2, 'taken'), line(3, 'built'), line(4, 'taken')]);
  expect(told.map((run) => [run.line.n, run.times])).toEqual([[1, 2], [3, 1], [4, 1]]);
});

describe('the next person at this screen', () => {
  test('is whoever sits here and is awaited while the one who looks is not', () => {
    expect(nextHere(view({ awaited: [1] })).map((seat) => seat.seat)).toEqual([1]);
    expect(nextHere(view({ awaited: [0, 1] }))).toEqual([]);
    expect(nextHere(view({ awaited: [1], local: [0] }))).toEqual([]);
    expect(nextHere(view({ awaited: [1], viewer: null }))).toEqual([]);
  });

  test('finds the curtain drawn only after the other has been asked', async () => {
    const { table } = await opened(view({ awaited: [1] }));
    table.take(view({ awaited: [1] }));
    expect(table.faced).toBe(false);
    table.take(view({ version: 6 }));
    table.take(view({ version: 7, awaited: [1] }));
    expect(table.faced).toBe(true);
    table.take(view({ version: 7, curtain: true }));
    expect(table.faced).toBe(false);
  });
});
