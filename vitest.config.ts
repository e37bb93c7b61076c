import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

const MEASURING = 'web/e2e/latency.test.ts';
/** In a real browser, on a machine that may be slow: opening and closing takes its time. */
const PAGE = {
  globalSetup: ['web/e2e/build.ts'],
  setupFiles: ['web/e2e/setup.ts'],
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

export default defineConfig({
  // As in development: the kernel's sample game is at hand.
  define: { __SAMPLES__: 'true' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{kernel,games,bots,protocol,lab,cli,server,scripts,web}/**/*.test.ts'],
          exclude: ['web/e2e/**', '**/node_modules/**'],
        },
      },
      // Two browsers share a machine with everything else: what failed is tried once more, and the report says so. A
      // test that needed it is still a fault to be found.
      {
        extends: true,
        test: { ...PAGE, name: 'page', include: ['web/e2e/*.test.ts'], exclude: [MEASURING], retry: 1 },
      },
      // What is timed has the machine to itself, when everything else is done.
      { extends: true, test: { ...PAGE, name: 'alone', include: [MEASURING], sequence: { groupOrder: 1 } } },
    ],
    reporters: ['default', './scripts/part-times.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    // Tests start hundreds of real processes: what the first one compiled the others need not.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    // What a page shows comes when it comes: a browser test waits for it, on a slow machine too.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
