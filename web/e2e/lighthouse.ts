/** Lighthouse on the shelf and on both tables: 95 or more in performance, accessibility and best practices. */
import { deflateRawSync } from 'node:zlib';
import { built, listen } from '../serve.ts';
import { launch } from './browser.ts';
import { moment } from './moments.ts';

const PORT = 9333;
/** The line and the machine that Lighthouse assumes for a desktop. */
const DESKTOP = {
  rttMs: 40,
  throughputKbps: 10_240,
  cpuSlowdownMultiplier: 1,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

await built();
const serving = await listen({ port: 0 });
const browser = await launch([`--remote-debugging-port=${PORT}`]);
const table = async (game: string, seats: readonly string[]) => {
  const save = await moment({ game, seats, seed: 'shots', share: 0.3 });
  return `${serving.url}#/open/${deflateRawSync(save).toString('base64url')}`;
};
const places = {
  shelf: serving.url,
  'The Ratcatcher': await table('ratcatcher', ['person']),
  Everdell: await table('everdell', ['person', 'easy']),
};

const { default: lighthouse } = await import('lighthouse');
let good = true;
for (const [place, url] of Object.entries(places)) {
  const run = await lighthouse(url, {
    port: PORT,
    onlyCategories: CATEGORIES,
    formFactor: 'desktop',
    screenEmulation: { disabled: true },
    throttlingMethod: 'simulate',
    throttling: DESKTOP,
    disableStorageReset: true,
    logLevel: 'error',
  });
  for (const [name, { score }] of Object.entries(run?.lhr.categories ?? {})) {
    const points = Math.round((score ?? 0) * 100);
    good &&= points >= 95;
    console.log(place, name, points);
  }
  for (const audit of Object.values(run?.lhr.audits ?? {})) {
    if (audit.score !== null && audit.score < 0.9) console.log('  ', audit.id, audit.displayValue ?? '');
  }
}
await browser.close();
await serving.close();
process.exitCode = good ? 0 : 1;
