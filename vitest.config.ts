import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in development: the kernel's sample game is at hand.
  define: { __SAMPLES__: 'true' },
  test: {
    include: ['{kernel,games,bots,protocol,lab,cli,server,scripts,web}/**/*.test.ts'],
    reporters: ['default', './scripts/part-times.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
  },
});
