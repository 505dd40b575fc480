import { describe, expect, test } from 'vitest';
import { humanised, Words } from '../src/text/words';
import type { Lexicon } from '../src/wire';

const lexicon: Lexicon = {
  village: {
    blaye: { name: 'Blaye', de: 'de Blaye', a: 'à Blaye' },
    les_essarts: { name: 'Les Essarts', de: 'des Essarts', a: 'aux Essarts' },
  },
  seat: { '0': { name: 'Anne', s: 'Anne’s' }, '1': { name: 'Bertrand', s: 'Bertrand’s' } },
};

const english = new Words('en', [
  `
battle-won = { $seat } wins at { $village } and keeps { $soldiers ->
    [one] one soldier
   *[other] { $soldiers } soldiers
}.
lords-lost = { $seat-s } losses: { $lords } ({ $lords-count }).
lord-henri = Henri
card-lords-tithe = Lord’s tithe
    .a = a lord’s tithe
card-laid = { $seat } lays { $card-a }.
vacant = { $lord ->
    [none] nobody reigns
   *[other] { $lord } reigns
}
`,
]);

const french = new Words('fr', ['allé = x\nmarch = { $lord } va { $village-a }, loin { $from-de }.\n']);

describe('messages become sentences', () => {
  test('ids are replaced by names, numbers choose the plural', () => {
    const args = { seat: 'seat:0', village: 'village:blaye', soldiers: 1 };
    expect(english.tell({ id: 'battle-won', args }, lexicon)).toBe('Anne wins at Blaye and keeps one soldier.');
    const more = english.tell({ id: 'battle-won', args: { ...args, soldiers: 3 } }, lexicon);
    expect(more).toBe('Anne wins at Blaye and keeps 3 soldiers.');
  });

  test('forms of a name fill their own variables', () => {
    const args = { lord: 'lord:henri', village: 'village:les_essarts', from: 'village:blaye' };
    expect(french.tell({ id: 'march', args }, lexicon)).toBe('Henri va aux Essarts, loin de Blaye.');
  });

  test('a list is joined, with its forms and its length', () => {
    const args = { seat: 'seat:1', lords: ['lord:henri', 'lord:jean', 'lord:roland'] };
    expect(english.tell({ id: 'lords-lost', args }, lexicon)).toBe('Bertrand’s losses: Henri, Jean and Roland (3).');
  });

  test('forms stand as attributes of a message in the words file', () => {
    const args = { seat: 'seat:0', card: 'card:lords_tithe' };
    expect(english.tell({ id: 'card-laid', args }, lexicon)).toBe('Anne lays a lord’s tithe.');
  });

  test('none stands for nobody', () => {
    expect(english.tell({ id: 'vacant', args: { lord: 'lord:none' } }, lexicon)).toBe('nobody reigns');
  });

  test('a missing message says its id and its arguments, with their names', () => {
    const told = english.tell({ id: 'siege-laid', args: { seat: 'seat:0', village: 'village:blaye', turn: 2 } }, lexicon);
    expect(told).toBe('Siege laid (Anne, Blaye, 2)');
  });

  test('an unknown name is its slug made readable, declined as the language does', () => {
    expect(humanised('village:st_andromy')).toBe('St andromy');
    expect(humanised('cell:-1,0')).toBe('-1,0');
    expect(french.forms('village:arbois', {})).toEqual({ name: 'Arbois', de: 'd’Arbois', a: 'à Arbois' });
    expect(english.forms('village:arbois', {})).toEqual({ name: 'Arbois', s: 'Arbois’s' });
  });
});

const files = import.meta.glob<string>('../../homage/**/words/*.ftl', { query: '?raw', import: 'default', eager: true });

describe('the words files', () => {
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map((match) => match[1] ?? '').sort();

  test('both languages have the same messages', () => {
    const english = Object.keys(files).filter((path) => path.endsWith('/en.ftl'));
    expect(english.length).toBeGreaterThan(0);
    for (const path of english) {
      const other = files[path.replace('/en.ftl', '/fr.ftl')] ?? '';
      expect(ids(other), path).toEqual(ids(files[path] ?? ''));
    }
  });

  test('the interface says everything it is asked to say', () => {
    const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const own = new Words('en', Object.entries(files).filter(([path]) => path.endsWith('/en.ftl')).map(([, text]) => text));
    const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/\bsay\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
    expect(asked.length).toBeGreaterThan(60);
    expect([...new Set(asked)].filter((id) => !own.has(id))).toEqual([]);
  });
});
