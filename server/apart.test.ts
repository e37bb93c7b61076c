/** Two nodes and a database, each in a network of its own: links cut, slow and lossy, an owner frozen beyond its lease. */
import { Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { apart, canBeApart } from './testing/apart.ts';
import { storm, troublesOf } from './testing/storm.ts';

const LONGEST = Number(process.env.STORM ?? 1500);

test.skipIf(!canBeApart)(
  'every link cut and hindered, both nodes frozen: nothing told is lost, nothing twice, all agree within 10 seconds',
  async () => {
    const world = await apart();
    try {
      const troubles = troublesOf(1000, LONGEST, Random.of(seedOf('apart')));
      const report = await storm(world, troubles);
      console.log(`apart: ${JSON.stringify(report)} (npm run chaos: cuts of 1 to 30 s)`);
      expect(report).toMatchObject({ lost: 0, twice: 0, broken: 0, sunk: 0 });
      expect(report.told).toBeGreaterThan(20);
      expect(report.agreed).toBeLessThan(10_000);
    } finally {
      await world.end();
    }
  },
  600_000,
);
