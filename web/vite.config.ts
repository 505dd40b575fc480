import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** An icon is imported as the text of its one path, so that it can be drawn in a page or on a board. */
const asPath = {
  extension: 'js',
  compiler(svg: string): string {
    const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    return `export default ${JSON.stringify(paths.join(''))};`;
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
