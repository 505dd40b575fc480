import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const GROUP: Record<string, number> = { h: 1, v: 1, c: 6, s: 4, q: 4 };

/**
 * Path data in whole numbers, which in a box of 512 nobody can see. What is cut off of an end is carried into what
 * follows from it, so that nothing drifts. Arcs have flags without blanks: they stay as they are.
 */
function shorter(path: string): string {
  let carry = [0, 0];
  let start = carry;
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (whole, command: string, rest: string) => {
    const kind = command.toLowerCase();
    if (kind === 'z') carry = start;
    if (kind === 'a' || kind === 'z') return whole;
    const size = GROUP[kind] ?? 2;
    const ends = [...carry];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, index) => {
      const axis = kind === 'v' ? 1 : kind === 'h' ? 0 : index % 2;
      const exact = Number(number) + (command === kind ? (carry[axis] ?? 0) : 0);
      const rounded = Math.round(exact);
      if (index % size >= size - 2) ends[axis] = exact - rounded;
      if (index % size === size - 1) carry = [...ends];
      return rounded;
    });
    if (kind === 'm') start = carry;
    return command + numbers.join(' ').replaceAll(' -', '-');
  });
}

/** An icon is imported as the text of its one path, so that it can be drawn in a page or on a board. */
const asPath = {
  extension: 'js',
  compiler(svg: string): string {
    const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    return `export default ${JSON.stringify(shorter(paths.join('')))};`;
  },
};

/** Texts travel without the notes for their translators. */
const withoutNotes: Plugin = {
  name: 'without-notes',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'raw' || !path.endsWith('.ftl')) return null;
    this.addWatchFile(path);
    return `export default ${JSON.stringify(readFileSync(path, 'utf8').replace(/^(#.*)?\n/gm, ''))};`;
  },
};

export default defineConfig({
  plugins: [withoutNotes, svelte(), Icons({ compiler: asPath, autoInstall: false })],
  build: {
    outDir: '../homage/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What several pages share travels in one piece: packed, that is lighter than many.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /src\/(?!games)|node_modules\/(?!@iconify)/, minShareCount: 2 }] } },
    },
    license: { fileName: 'licences.md' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000, // for what hangs: a busy machine is no fault
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
