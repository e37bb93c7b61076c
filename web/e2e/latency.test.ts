/** A choice is on screen at once: from the press to the next paint, with a long log beside it. */
import { cpus, loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** How long the whole way may take, stored and then shown, in milliseconds. A busy machine is granted its queue. */
const LIMIT = 50 * Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
const LINES = 80;

test(`a choice to the next paint, with ${LINES} lines of log`, async () => {
  const { page } = await at.open('', { reducedMotion: 'reduce' });
  const save = await moment({ game: 'ratcatcher', seats: ['person'], seed: 'shots', share: 0.5 });
  await page.setInputFiles('input[type=file]', {
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save),
  });
  await settle(page);
  const earlier = page.locator('.earlier');
  while (await earlier.isVisible()) await earlier.click();
  expect(await page.locator('#log li').count()).toBeGreaterThan(LINES);
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    await settle(page);
    if (await page.locator('.end').isVisible()) break;
    const fold = page.locator('.unfold[aria-expanded=false]');
    if (await fold.isVisible()) await fold.click();
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const option = document.querySelector<HTMLButtonElement>('[data-option]');
            const begun = performance.now();
            const watch = new MutationObserver(() => {
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
            });
            const desk = document.querySelector('.desk');
            if (desk) watch.observe(desk, { childList: true, subtree: true, characterData: true });
            option?.click();
          }),
      ),
    );
    await page
      .locator('.curtain button')
      .click({ timeout: 2000 })
      .catch(() => {});
  }
  times.sort((a, b) => a - b);
  console.log(`choice to paint: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
  // The quickest tells what the table itself costs; the others also draw dice and whole turns.
  expect(times[0]).toBeLessThan(LIMIT);
}, 120_000);
