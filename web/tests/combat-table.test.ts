import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../src/api';
import type { CombatFacts } from '../src/games/combat_des_fiefs/view';
import { mock } from '../src/mock/server';
import { preferences } from '../src/preferences.svelte';
import type { LinkEvents } from '../src/socket';
import TablePage from '../src/table/TablePage.svelte';
import { loadWords } from '../src/text/load';
import type { TableView } from '../src/wire';
import start from './combat-view.json';

const view = start as unknown as TableView;
const facts = start.facts as unknown as CombatFacts;
let page: Record<string, unknown> | null = null;
let link: LinkEvents | null = null;

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
});

beforeEach(async () => {
  preferences.locale = 'en';
  await loadWords('en', 'combat_des_fiefs');
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.replaceChildren();
});

async function shown(shownView: TableView = view, api: Partial<Api> = {}): Promise<void> {
  page = mount(TablePage, {
    target: document.body,
    props: {
      id: 'mock',
      api: { ...mock, view: async () => shownView, lexicon: async () => ({ seat: Object.fromEntries(view.seats.map(({ seat, name }) => [seat, { name, s: `${name}’s` }])) }), ...api },
      opener: (_id: string, events: LinkEvents) => {
        link = events;
        events.state('live');
        return { close: () => undefined, renew: () => undefined };
      },
    },
  });
  await vi.waitFor(() => expect(document.querySelector('.board .tile')).not.toBeNull(), { timeout: 8000 });
  flushSync();
}

const at = (target: string): Element => {
  const found = document.querySelector(`.board [data-target="${target}"]`);
  if (!found) throw new Error(`nothing at ${target}`);
  return found;
};

/** A fight of the fourth against the first, on tiles that lie there. */
const fought: CombatFacts['battle'] = {
  seat: 3, cell: '0,0', power: 4, defender: 0, keep: '0,2', defence: 2, keeps: ['0,2'], field: ['0,1'], spoils: -2, won: true,
};

describe('the table of Le Combat des Fiefs', () => {
  test('every tile and every pawn is there once, the last tile marked', async () => {
    await shown();
    expect(document.querySelectorAll('.board .tile').length).toBe(facts.tiles.length);
    expect(document.querySelectorAll('.board .pawn').length).toBe(facts.pawns.length);
    expect(document.querySelector('.board .latest')?.closest('[data-target]')?.getAttribute('data-target')).toBe(`cell:${facts.last}`);
  });

  test('all places that are offered, and only they, can be reached by key, and each says what it brings', async () => {
    await shown();
    const offered = new Set((view.choices ?? []).flatMap((choice) => choice.targets));
    const reached = [...document.querySelectorAll('.board [tabindex="0"]')].map((element) => element.getAttribute('data-target'));
    expect(new Set(reached)).toEqual(offered);
    const bonus = (view.choices ?? []).find((choice) => choice.preview.length);
    const place = at(bonus?.targets[0] ?? '');
    expect(place.querySelector('.prize text')?.textContent).toBe('+1');
    expect(place.getAttribute('aria-label')).toMatch(/^Free place, beside .*\(4 tiles\), It touches 4 tiles: Anne climbs a step\.$/);
  });

  test('a press on a place sends the text that was offered, a drag does not', async () => {
    const answer = vi.fn().mockResolvedValue({ version: 92 });
    await shown(view, { answer });
    const pane = document.querySelector('.pane');
    if (!pane) throw new Error('no pane');
    Object.defineProperties(pane, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    const hand = (type: string, x: number): void => {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 10, button: 0 });
      Object.defineProperties(event, { pointerType: { value: 'mouse' }, pointerId: { value: 1 } });
      at('cell:-1,0').dispatchEvent(event);
    };
    for (const [far, times] of [[40, 0], [4, 1]] as const) {
      hand('pointerdown', 100);
      hand('pointermove', 100 - far);
      hand('pointerup', 100 - far);
      hand('click', 100 - far);
      flushSync();
      expect(answer).toHaveBeenCalledTimes(times);
    }
    expect(answer).toHaveBeenCalledWith('mock', { question: 'q91', text: 'lay -1,0' }, 'en');
  });

  test('plus and minus make the board larger and smaller while it has the keys', async () => {
    await shown();
    const sheet = document.querySelector<HTMLElement>('.sheet');
    const whole = sheet?.style.width;
    const press = async (key: string): Promise<void> => {
      at('cell:-1,0').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
      flushSync();
    };
    await press('+');
    expect(parseFloat(sheet?.style.width ?? '')).toBeCloseTo(parseFloat(whole ?? '') * 1.4);
    await press('-');
    expect(sheet?.style.width).toBe(whole);
    await press('-');
    expect(sheet?.style.width).toBe(whole);
  });

  test('the place that has the keys shows the tile that would lie there', async () => {
    await shown();
    const place = at('cell:-1,0');
    expect(place.querySelector('.ghost')).toBeNull();
    place.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(place.querySelector('.ghost')).not.toBeNull();
  });

  test('the staircase tells where each Lord stands, and a step below 0 with a minus', async () => {
    const low = { ...facts, players: facts.players.map((player) => (player.seat === 2 ? { ...player, step: -4 } : player)) };
    await shown({ ...view, facts: low });
    expect(document.querySelector('.stairs')?.getAttribute('aria-label')).toBe(
      'Staircase of nobility: Odo on step 2, Gilbert on step 1, Anne on step 0, Ysabel on step -4',
    );
    expect([...document.querySelectorAll('.stairs .taken text')].map((text) => text.textContent)).toEqual(['−4', '0', '1', '2']);
    expect(document.querySelectorAll('.stairs .lord').length).toBe(4);
  });

  test('hand and row: while one draws the row is offered, else the hand', async () => {
    const choices = ['lac', 'foret'].map((slug) => ({
      text: `take ${slug} 0`, label: { id: 'act-take', args: { landscape: `landscape:${slug}`, price: 0 } }, group: 'take', targets: [`landscape:${slug}`], range: null, preview: [],
    }));
    const drawing: CombatFacts = { ...facts, phase: 'draw', held: null, row: ['lac', 'foret', 'champ'], prices: [0, 1, 3] };
    await shown({ ...view, choices, facts: drawing });
    expect(document.querySelectorAll('.tiles > ul .offered').length).toBe(0);
    expect([...document.querySelectorAll('.row .offered')].map((tile) => tile.getAttribute('data-target'))).toEqual(['landscape:lac', 'landscape:foret']);
    expect(document.querySelector('.row')?.textContent).toMatch(/free.*−1.*−3/s);
  });

  test('the last battle is told with its sums, and its tiles are marked on the board', async () => {
    await shown({ ...view, facts: { ...facts, battle: fought } });
    const stage = document.querySelector('section.battle');
    expect(stage?.getAttribute('aria-label')).toBe('Battle: Gilbert against Anne');
    expect([...(stage?.querySelectorAll('.power') ?? [])].map((power) => power.textContent)).toEqual(['Power 4', 'Power 2']);
    expect(stage?.querySelector('.winner .who')?.textContent).toBe('Gilbert');
    expect(stage?.querySelector('.spoils')?.textContent).toContain('−2');
    expect(document.querySelectorAll('.board .battle circle').length).toBe(1);
    link?.view({ ...view, version: view.version + 1, facts: { ...facts, phase: 'end', battle: fought } });
    flushSync();
    expect(document.querySelector('.battle')).toBeNull();
  });

  test('everything that is said has words, in both languages', async () => {
    for (const locale of ['en', 'fr'] as const) {
      preferences.locale = locale;
      await loadWords(locale, 'combat_des_fiefs');
      for (const phase of ['setup', 'draw', 'place', 'resolve', 'knight', 'extra', 'end'] as const) {
        const players = facts.players.map((player) => ({ ...player, resting: 1, known: ['lac'] }));
        await shown({ ...view, facts: { ...facts, phase, players, battle: { ...fought, won: phase === 'knight' } } });
        const said = [document.body.textContent ?? '', ...[...document.querySelectorAll('[aria-label], [title]')].map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`)].join('\n');
        expect(said).not.toMatch(/(?<!Le )Combat [a-z]|combat-[a-z]|landscape[-:]/);
        if (page) await unmount(page);
        page = null;
        document.body.replaceChildren();
      }
    }
  });

  test('a new view moves the Lords and lays the tile', async () => {
    await shown();
    const lord = (): string => document.querySelectorAll<SVGGElement>('.stairs .lord')[0]?.style.transform ?? '';
    const before = lord();
    const players = facts.players.map((player) => (player.seat === 0 ? { ...player, step: 9 } : player));
    const tiles = [...facts.tiles, { cell: '-1,0', q: -1, r: 0, landscape: 'lac', value: 1 }];
    link?.view({ ...view, version: view.version + 1, choices: [], question: null, facts: { ...facts, players, tiles, last: '-1,0', held: null } });
    flushSync();
    expect(lord()).not.toBe(before);
    expect(at('cell:-1,0').classList.contains('fresh')).toBe(true);
    expect(document.querySelectorAll('.board .place').length).toBe(0);
  });
});
