/** A table without a server, for drawing and trying out. Only the development server can reach it. */

import type { Api } from '../api';
import type { Opener } from '../store/table.svelte';
import type { GameInfo, Lexicon, TableCard, TableView } from '../wire';
import games from './games.json';
import lexicon from './lexicon.json';
import tables from './tables.json';
import view from './view.json';

const start = view as unknown as TableView;
let version = start.version;
let now: TableView = start;

function played(text: string): TableView {
  version += 1;
  const facts = structuredClone(start.facts) as { lords: { id: string; place: string; seat: number }[]; villages: { id: string; soldiers: number; holder: number | null; occupant: number | null }[] };
  const [verb, who, where, number] = text.split(' ');
  if (verb === 'move') {
    const lord = facts.lords.find((other) => other.id === who);
    const from = facts.villages.find((village) => `village:${village.id}` === lord?.place);
    const to = facts.villages.find((village) => village.id === where);
    if (lord && from && to) {
      lord.place = `village:${to.id}`;
      from.soldiers -= Number(number ?? 0);
      to.soldiers += Number(number ?? 0);
      to.holder = to.occupant = lord.seat;
    }
  }
  const line = { n: version, message: { id: 'lord-moved', args: { lord: `lord:${who}`, village: `village:${where}`, soldiers: Number(number ?? 0) } } };
  return { ...start, version, facts, question: { token: `q${version}`, prompt: start.question?.prompt ?? { id: 'prompt', args: {} } }, events: [...(now.events ?? []), line] };
}

export const mock: Api = {
  games: async () => games as unknown as GameInfo[],
  tables: async () => tables as unknown as TableCard[],
  open: async () => ({ table: 'mock' }),
  view: async (table) => {
    if (table === 'mock-curtain') return { ...now, curtain: true, viewer: null, facts: undefined, choices: [], events: [] };
    if (table === 'mock-plain') return { ...now, game: 'unknown' };
    if (table !== 'mock-over') return now;
    return {
      ...now,
      question: null,
      choices: [],
      awaited: [],
      outcome: {
        reason: { id: 'outcome-fiefs', args: { seat: 'seat:0', fiefs: 3 } },
        ranking: [[0], [2, 1], [3]],
        scores: [0, 1, 2, 3].map((seat) => ({ seat, fiefs: 3 - seat, soldiers: 14 + seat, cash: 700 * (seat + 1) })),
      },
    };
  },
  lexicon: async () => lexicon as Lexicon,
  answer: async (_table, answer) => {
    now = played(answer.text);
    return { version };
  },
  undo: async () => {
    now = { ...start, version: ++version };
    return { version };
  },
  sit: async () => ({}),
  curtain: async () => ({}),
  why: async () => ({ rule: 'M10', message: { id: 'why-example', args: {} } }),
  complain: async () => ({ file: 'complaints/2026-12-01-1.game' }),
  record: async () => 'game fief1984\n',
  replay: async (_table, row, seat, since) => {
    const at = Math.min(row, 9);
    const events = (start.events ?? []).slice(0, at).filter((line) => line.n > since);
    return { ...start, version: at, viewer: seat, choices: [], events };
  },
};

export const mockOpener: Opener = (_table, events) => {
  queueMicrotask(() => events.state('live'));
  return { close: () => undefined, renew: () => undefined };
};
