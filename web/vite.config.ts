import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { art } from './build/art.ts';
import { data } from './build/data.ts';
import { precache } from './build/precache.ts';
import { withoutProvenance } from './build/provenance.ts';
import { rulebooks } from './build/rulebook.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Importing one thing of these packages does nothing besides, so what is not used can be left out or loaded later. */
const treeshake = { moduleSideEffects: (id: string) => !/\/(kernel|bots|protocol)\/[\w-]+\.ts$/.test(id) };

/** What is always loaded together is one file: fewer requests, and packed smaller than many. */
const BOARD = /\/boards\/([\w-]+)\/index\.ts$/;
const GAME = /\/games\/([\w-]+)\/(?:index|fresh)\.ts$/;
const boardIn = (id: string) => BOARD.exec(id)?.[1];
const gameIn = (id: string) => GAME.exec(id)?.[1];

export default defineConfig(({ mode }) => ({
  // The kernel's sample game is at hand in development and in tests; a build for people has none of it.
  define: { __SAMPLES__: String(mode !== 'production' || process.env.SAMPLES === '1') },
  root: here('.'),
  plugins: [
    data(),
    withoutProvenance(),
    svelte(),
    art(here('art'), here('src/art')),
    rulebooks(here('../docs/rules')),
    precache(here('public')),
  ],
  worker: {
    format: 'es',
    plugins: () => [data(), withoutProvenance()],
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            { name: 'worker', test: /engine\/worker\.ts$/, priority: 2 },
            { name: gameIn, debugName: 'games', test: GAME, priority: 1 },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2023',
    outDir: here('dist'),
    emptyOutDir: true,
    // Small drawings stay files: the policy allows images and fonts from this host, and they are cached on their own.
    assetsInlineLimit: 0,
    // What a part needs besides is named in the part itself; lists of it would weigh more than they hasten.
    modulePreload: false,
    rolldownOptions: {
      treeshake,
      checks: { pluginTimings: false },
      input: { index: here('index.html'), sw: here('src/offline/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'start', test: /web\/src\/main\.ts$/, priority: 3 },
            // With what several boards share: otherwise one of them would load another for it.
            {
              name: 'table',
              test: /web\/src\/(table\/(TablePage\.svelte|idle\.ts)|boards\/tongues\.ts)$/,
              priority: 2,
            },
            { name: boardIn, debugName: 'boards', test: BOARD, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, host: '127.0.0.1', fs: { allow: [here('..')] } },
}));
