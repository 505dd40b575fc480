import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Api } from '../src/api';
import Range from '../src/table/Range.svelte';
import { mock } from '../src/mock/server';
import { preferences } from '../src/preferences.svelte';
import type { LinkEvents } from '../src/socket';
import TablePage from '../src/table/TablePage.svelte';
import { loadWords } from '../src/text/load';
import type { TableView } from '../src/wire';
import start from '../src/mock/view.json';

const view = start as unknown as TableView;
let page: Record<string, unknown> | null = null;
let link: LinkEvents | null = null;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  preferences.locale = 'en';
  await loadWords('en', 'fief1984');
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.replaceChildren();
});

async function shown(api: Partial<Api> = {}): Promise<void> {
  page = mount(TablePage, {
    target: document.body,
    props: {
      id: 'mock',
      api: { ...mock, view: async () => view, ...api },
      opener: (_id: string, events: LinkEvents) => {
        link = events;
        events.state('live');
        return { close: () => undefined, renew: () => undefined };
      },
    },
  });
  await vi.waitFor(() => expect(document.querySelector('[data-target="village:blaye"]')).not.toBeNull(), { timeout: 8000 });
  flushSync();
}

const text = (): string => document.body.textContent ?? '';

describe('the table page', () => {
  test('the live region is the chronicle: its lines are the sentences of the events', async () => {
    await shown();
    const log = document.querySelector('[role="log"][aria-live="polite"]');
    const lines = [...(log?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
    expect(lines.length).toBe(view.events?.length);
    expect(lines).toContain('Anne holds a new fief: the County of Blaye.');
    link?.view({ ...view, version: view.version + 1, events: [{ n: 10, message: { id: 'money-paid', args: { seat: 'seat:1', other: 'seat:0', crowns: 200 } } }] });
    flushSync();
    expect(log?.lastElementChild?.textContent).toBe('Bertrand pays Anne 200 crowns.');
  });

  test('nothing of a game is told before its words are there', async () => {
    await loadWords('en');
    const told = new Set<string>();
    const watch = new MutationObserver(() => document.querySelectorAll('[role="log"] p').forEach((line) => told.add(line.textContent)));
    watch.observe(document.body, { childList: true, subtree: true });
    await shown();
    watch.disconnect();
    expect(told).toContain('Anne holds a new fief: the County of Blaye.');
    expect([...told].filter((line) => /^[A-Z][a-z ]* \(.*\)$/.test(line))).toEqual([]);
  });

  test('every offered target of the board can be reached by keyboard, and nothing else of it', async () => {
    await shown();
    const offered = new Set((view.choices ?? []).flatMap((choice) => choice.targets));
    const reached = [...document.querySelectorAll('svg [tabindex="0"]')].map((element) => element.getAttribute('data-target'));
    expect(new Set(reached)).toEqual(offered);
    expect(reached.length).toBe(offered.size);
  });

  test('lord, then village, then number: the text that goes out is the offered one with the number', async () => {
    const answer = vi.fn().mockResolvedValue({ version: 213 });
    await shown({ answer });
    const press = (target: string): void => {
      document.querySelector(`svg [data-target="${target}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
    };
    press('lord:henri');
    expect(document.querySelector('.menu')?.textContent).toContain('Henri to La Salle');
    press('village:la_salle');
    const slider = document.querySelector<HTMLInputElement>('.menu input[type="range"]');
    if (!slider) throw new Error('no slider');
    slider.value = '4';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    expect(answer).toHaveBeenCalledWith('mock', { question: 'q212', text: 'move henri la_salle 4' }, 'en');
  });

  test('a place that is not offered tells why', async () => {
    await shown({ why: async () => ({ rule: 'M10', message: { id: 'act-done', args: {} } }) });
    document.querySelector('svg [data-target="village:tournus"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(document.querySelector('.menu .rule')?.textContent).toBe('M10'));
    expect(document.querySelector('.menu')?.textContent).toContain('castle');
  });

  test('behind the curtain nothing of the view is left in the page', async () => {
    await shown();
    expect(text()).toContain('Royal tithe');
    link?.view({ ...view, version: view.version + 1, curtain: true, viewer: null });
    flushSync();
    const page = document.documentElement.outerHTML;
    for (const trace of ['Royal tithe', 'royal_tithe', 'Blaye', 'blaye', '1400', 'move henri', 'new fief', 'Henri']) {
      expect(page, trace).not.toContain(trace);
    }
    await vi.waitFor(() => expect(text()).toContain('I am Anne'));
  });

  test('a number key chooses the answer with that number, a slash goes to the text box', async () => {
    const answer = vi.fn().mockResolvedValue({ version: 213 });
    await shown({ answer });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));
    flushSync();
    expect(answer).toHaveBeenCalledWith('mock', { question: 'q212', text: 'move guillaume blaye' }, 'en');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('typed'));
  });
});

describe('a range', () => {
  function ranged(value: number): { changes: number[]; confirmed: () => number } {
    const changes: number[] = [];
    let times = 0;
    page = mount(Range, {
      target: document.body,
      props: {
        range: { least: 100, most: 700, step: 100 }, value, label: 'Bid', unit: 'crowns',
        onchange: (number: number) => void changes.push(number),
        onconfirm: () => void (times += 1),
        oncancel: () => undefined,
      },
    });
    flushSync();
    return { changes, confirmed: () => times };
  }

  const button = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);

  test('goes by steps, to its ends, and says what it counts', () => {
    const { changes, confirmed } = ranged(300);
    button('One more')?.click();
    button('One fewer')?.click();
    button('Most: 700')?.click();
    button('Fewest: 100')?.click();
    expect(changes).toEqual([400, 200, 700, 100]);
    button('Confirm: 300 crowns')?.click();
    expect(confirmed()).toBe(1);
  });

  test('does not go past its ends', () => {
    ranged(700);
    expect(button('One more')?.disabled).toBe(true);
    expect(button('One fewer')?.disabled).toBe(false);
  });
});
