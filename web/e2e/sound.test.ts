/** Sound: off until it is asked for, one switch, remembered; and every sound is there to be heard. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOUNDS } from '../src/sound/synth.ts';
import { beginKnown, type Site, seen, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Counts what is really started in the browser's own audio. */
function counting() {
  const counts = { contexts: 0, sources: 0 };
  Object.assign(globalThis, { counts });
  const Own = globalThis.AudioContext;
  globalThis.AudioContext = class extends Own {
    constructor() {
      super();
      counts.contexts++;
    }
  };
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...args) {
    counts.sources++;
    return start.apply(this, args);
  };
}
const countsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { counts: { contexts: number; sources: number } }).counts);

/** The first option there is, once the question is in sight. */
const choose = async (page: Page) => {
  await seen(page);
  await page.keyboard.press('1');
  await settle(page);
};

const begin = async () => {
  const { page, wrongs } = await at.open('#/');
  await page.addInitScript(counting);
  await page.goto(`${at.url}#/setup/ratcatcher`);
  await page.reload();
  await beginKnown(page);
  await settle(page);
  return { page, wrongs };
};

test('a game is silent until M is pressed; then it has a bed and sounds, and remembers it', async () => {
  const { page, wrongs } = await begin();
  await choose(page);
  expect(await countsOf(page)).toEqual({ contexts: 0, sources: 0 });
  await page.keyboard.press('m');
  await page.waitForFunction(() => (globalThis as unknown as { counts: { sources: number } }).counts.sources > 0);
  const bed = (await countsOf(page)).sources;
  for (let n = 0; n < 12 && (await countsOf(page)).sources === bed; n++) {
    await choose(page);
  }
  expect((await countsOf(page)).sources).toBeGreaterThan(bed);
  await page.keyboard.press('m');
  const after = await page.evaluate(() => JSON.parse(localStorage.getItem('smallfolk.settings') ?? '{}').sound);
  expect(after).toBe(false);
  await page.keyboard.press('m');
  await page.reload();
  await settle(page);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('smallfolk.settings') ?? '{}').sound))
    .toBe(true);
  expect(wrongs).toEqual([]);
}, 90_000);

test('every sound can be heard, ends within three seconds and is not too loud', async () => {
  const page = await at.browser.newPage();
  const source = readFileSync(new URL('../src/sound/synth.ts', import.meta.url), 'utf8');
  const script = stripTypeScriptTypes(source, { mode: 'strip' });
  await page.addScriptTag({
    type: 'module',
    content: `${script}\nglobalThis.synth = { Instrument, SOUNDS };`,
  });
  await page.waitForFunction(() => 'synth' in globalThis);
  const heard = await page.evaluate(
    async (names) => {
      const { synth } = globalThis as unknown as { synth: typeof import('../src/sound/synth.ts') };
      const found: Record<string, { loudest: number; end: number }> = {};
      for (const name of names) {
        const context = new OfflineAudioContext(1, 44_100 * 4, 44_100);
        synth.SOUNDS[name](new synth.Instrument(context, context.destination), 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        found[name] = { loudest, end: samples.findLastIndex((sample) => Math.abs(sample) > 0.002) / 44_100 };
      }
      return found;
    },
    Object.keys(SOUNDS) as (keyof typeof SOUNDS)[],
  );
  for (const [name, { loudest, end }] of Object.entries(heard)) {
    expect(loudest, `${name} is heard`).toBeGreaterThan(0.02);
    expect(loudest, `${name} is not too loud`).toBeLessThan(1);
    expect(end, `${name} ends`).toBeLessThan(3);
  }
  await page.close();
}, 60_000);
