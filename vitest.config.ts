import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in development: the kernel's sample game is at hand.
  define: { __SAMPLES__: 'true' },
  test: {
    include: ['{kernel,games,bots,protocol,lab,cli,server,scripts,web}/**/*.test.ts'],
    reporters: ['default', './scripts/part-times.ts'],
    testTimeout: 30_000,
    // What a page shows comes when it comes: a browser test waits for it, on a slow machine too.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
