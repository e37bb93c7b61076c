import { expect, test } from 'vitest';
import { chaos } from './testing/chaos.ts';
import { newFolder } from './testing/serving.ts';

const KILLS = Number(process.env.KILLS ?? 100);

test(`kill -9, ${KILLS} times: all that was told is there, once, without holes`, async () => {
  const folder = newFolder();
  try {
    const report = await chaos(folder, KILLS);
    console.log(`kill -9: ${report.kills} times, ${report.told} choices told (npm run chaos: 1,000 kills)`);
    expect(report).toMatchObject({ kills: KILLS, lost: 0, twice: 0, broken: 0 });
    expect(report.told).toBeGreaterThan(KILLS);
  } finally {
    folder.remove();
  }
}, 600_000);
