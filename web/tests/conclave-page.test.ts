import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConclaveFacts, Player } from '../src/games/conclave/view';
import { mock } from '../src/mock/server';
import { preferences } from '../src/preferences.svelte';
import type { LinkEvents } from '../src/socket';
import TablePage from '../src/table/TablePage.svelte';
import { loadWords } from '../src/text/load';
import type { Choice, TableView } from '../src/wire';

const NAMES = ['Anne', 'Bertrand', 'Odo', 'Ysabel'];
const HANDS = ['ppp', 'vvv', 'ppv', 'ppn', 'vvp', 'vvn', 'pvn', 'pnn', 'vnn', 'nnn'];
const EARLS = [
  'castle', 'land', 'market_town', 'church', 'cathedral', 'prince', 'vassal', 'champion', 'monk', 'mercenary',
  'treachery', 'intrigue', 'allies', 'banquet', 'banner',
];

let page: Record<string, unknown> | null = null;
let link: LinkEvents | null = null;

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat, points: seat, gone: false, deck: 19, hand: 5, tray: 66, standing: 'in', declared: null, shown: null, spoken: false,
    challenged: null, tiebreak: null, lies: 0, hits: 0, ...more,
  };
}

function facts(more: Partial<ConclaveFacts>): ConclaveFacts {
  return {
    turn: 1, rounds: 3, phase: 'declare', active: 0, caller: 0, short: false, order: [1, 2, 3, 0],
    players: NAMES.map((_, seat) => player(seat)),
    cards: ['prince', 'no_luck', 'prince'],
    hand: [{ card: 'banquet', count: 2 }], deck: [], tray: EARLS.map((card) => ({ card, count: card === 'champion' ? 0 : 5 })),
    best: null,
    hands: HANDS.map((hand, index) => ({ hand, chance: index + 1.25 })),
    ...more,
  };
}

function choice(text: string, target: string | null, preview: string[] = []): Choice {
  const group = text.split(' ')[0] ?? '';
  return {
    text, group, label: { id: `act-${group}`, args: {} }, targets: target ? [target] : [], range: null,
    preview: preview.map((id) => ({ id, args: {} })),
  };
}

function view(more: Partial<ConclaveFacts>, choices: Choice[], version = 1): TableView {
  return {
    table: 'mock', game: 'conclave', version, viewer: 0, curtain: false, awaited: [0], local: [0], undo: false, events: [], outcome: null,
    seats: NAMES.map((name, seat) => ({ seat, name, kind: 'person', bot: null, colour: 'gules', charge: 'lion' })),
    question: { token: `q${version}`, prompt: { id: 'ask', args: {} } },
    choices,
    facts: facts(more),
  };
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  preferences.locale = 'en';
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.replaceChildren();
});

async function shown(first: TableView, answer = vi.fn().mockResolvedValue({ version: 2 })): Promise<typeof answer> {
  await loadWords('en', 'conclave');
  page = mount(TablePage, {
    target: document.body,
    props: {
      id: 'mock',
      api: { ...mock, view: async () => first, lexicon: async () => ({}), answer },
      opener: (_id: string, events: LinkEvents) => {
        link = events;
        events.state('live');
        return { close: () => undefined, renew: () => undefined };
      },
    },
  });
  await vi.waitFor(() => expect(document.querySelector('svg.board')).not.toBeNull(), { timeout: 8000 });
  flushSync();
  return answer;
}

const target = (name: string): Element | null => document.querySelector(`.map [data-target="${name}"]`);
const label = (name: string): string => target(name)?.getAttribute('aria-label') ?? '';

describe('declaring', () => {
  const asking = view({ players: NAMES.map((_, seat) => player(seat, seat ? { declared: 'ppv' } : {})) }, HANDS.map((hand) => choice(`declare ${hand}`, `hand:${hand}`)));

  test('the ten hands lie on the table, best first, with their chances, the true one marked', async () => {
    await shown(asking);
    const laid = [...document.querySelectorAll('.map .hands button')];
    expect(laid.map((button) => button.getAttribute('data-target'))).toEqual(HANDS.map((hand) => `hand:${hand}`));
    expect(laid.filter((button) => button.classList.contains('own')).map((button) => button.getAttribute('data-target'))).toEqual(['hand:ppn']);
    expect(label('hand:ppn')).toContain('your hand');
    expect(label('hand:ppn')).toMatch(/4\.3 %$/);
    expect(label('hand:ppp')).not.toContain('your hand');
  });

  test('pressing one declares it', async () => {
    const answer = await shown(asking);
    target('hand:vvv')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(answer).toHaveBeenCalledWith('mock', { question: 'q1', text: 'declare vvv' }, 'en');
  });

  test('who has declared is heard with his hand, and nobody’s place is a target', async () => {
    await shown(asking);
    expect(label('seat:1')).toContain('declares:');
    expect(label('seat:0')).not.toContain('declares:');
    expect(document.querySelectorAll('.map svg [tabindex="0"]').length).toBe(0);
  });
});

describe('challenging', () => {
  const players = [
    player(0, { declared: 'ppn' }),
    player(1, { declared: 'ppv', spoken: true, challenged: 2 }),
    player(2, { declared: 'vvv', standing: 'lied', shown: 'pnn' }),
    player(3, { declared: 'nnn', spoken: true }),
  ];
  const asking = view(
    { phase: 'challenge', players, best: { hand: 'ppv', seats: [1] } },
    [choice('challenge 1', 'seat:1', ['stake-of-one']), choice('challenge 3', 'seat:3', ['stake-of-three']), choice('pass', null)],
  );

  test('those who may be challenged are lit and reached by keyboard, with what is at stake', async () => {
    await shown(asking);
    const reached = [...document.querySelectorAll('.map svg [tabindex="0"]')].map((element) => element.getAttribute('data-target'));
    expect(reached.sort()).toEqual(['seat:1', 'seat:3']);
    expect(label('seat:1')).toContain('Stake of one');
    expect(document.querySelector('.stakes')).toBeNull();
    target('seat:3')?.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(document.querySelector('.stakes')?.textContent).toContain('Stake of three');
  });

  test('Enter on a place challenges it; the arrows go from place to place', async () => {
    const answer = await shown(asking);
    (target('seat:1') as SVGGElement).focus();
    target('seat:1')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement?.getAttribute('data-target')).toBe('seat:3');
    target('seat:3')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    expect(answer).toHaveBeenCalledWith('mock', { question: 'q1', text: 'challenge 3' }, 'en');
  });

  test('standing, challenge and highest declaration are told in words', async () => {
    await shown(asking);
    expect(label('seat:1')).toContain('challenged Odo');
    expect(label('seat:1')).toContain('highest declaration');
    expect(label('seat:2')).toContain('caught lying');
    expect(label('seat:0')).toContain('called the Conclave');
    expect(document.querySelectorAll('.challenge.caught').length).toBe(1);
    expect(document.querySelectorAll('.bubble.best').length).toBe(1);
  });

  test('faces are drawn of shown hands and the viewer’s own alone, and nothing of them is left after a new deal', async () => {
    await shown(asking);
    const fans = (): Element[] => [...document.querySelectorAll('.map .fan')];
    expect(fans().length).toBe(4);
    expect(fans().filter((fan) => fan.querySelector('.face')).length).toBe(1);
    const drawn = (): number => fans().filter((fan) => fan.querySelector('circle')).length;
    expect(drawn()).toBe(2);
    link?.view(view({ phase: 'deal', cards: [] }, [], 2));
    flushSync();
    expect(fans().length).toBe(4);
    expect(document.querySelectorAll('.map .face').length).toBe(0);
    expect(document.querySelectorAll('.bubble').length).toBe(0);
  });
});

describe('rewards', () => {
  const asking = view(
    { phase: 'reward', cards: [], players: NAMES.map((_, seat) => player(seat, { declared: 'ppn' })) },
    [choice('pick market_town', 'earl:market_town'), choice('pick banner', 'earl:banner'), choice('leave', null)],
  );

  test('the tray has its fifteen slots with their counts; an empty one is none to pick', async () => {
    const answer = await shown(asking);
    expect(document.querySelectorAll('.map .slot').length).toBe(15);
    expect(label('earl:market_town')).toContain('5 in your tray');
    expect(target('earl:champion')?.classList.contains('empty')).toBe(true);
    expect(document.querySelectorAll('.map .slot.offered').length).toBe(2);
    target('earl:banner')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(answer).toHaveBeenCalledWith('mock', { question: 'q1', text: 'pick banner' }, 'en');
  });

  test('the hands went back into the deck: none lies on the table', async () => {
    await shown(asking);
    expect(document.querySelectorAll('.map .fan').length).toBe(0);
  });

  test('a pressed place tells of its Earl, and what was asked about it is answered', async () => {
    await shown(asking);
    target('seat:2')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    const menu = document.querySelector('.menu')?.textContent ?? '';
    expect(menu).toContain('2 points');
    expect(menu).toContain('Deck 19, hand 5, tray 66');
    expect(menu).toContain('Liars caught: 0; caught lying: 0');
  });

  test('a card that breaks a tie lies before its Earl', async () => {
    await shown(view({ phase: 'tie', cards: [], players: NAMES.map((_, seat) => player(seat, { declared: 'ppn', tiebreak: seat < 2 ? 'vassal' : null })) }, []));
    expect(document.querySelectorAll('.map .turned').length).toBe(2);
    expect(label('seat:1')).toContain('turned up: Vassal');
  });
});
