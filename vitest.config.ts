import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,protocol,lab,cli,server,scripts,web}/**/*.test.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
  },
});
