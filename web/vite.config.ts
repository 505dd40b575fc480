import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** Path data with one decimal, which in a box of 512 nobody can see. Arcs have flags without blanks: they stay as they are. */
function shorter(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (whole, command: string, rest: string) => {
    if (command === 'a' || command === 'A') return whole;
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return command + numbers.map((number) => String(Math.round(Number(number) * 10) / 10)).join(' ').replaceAll(' -', '-');
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

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: asPath, autoInstall: false })],
  build: {
    outDir: '../homage/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
    license: { fileName: 'licences.md' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
