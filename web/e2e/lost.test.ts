/** Nothing is lost: storage that is forbidden or full, rules of another version, a board that breaks. Each is told. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginKnown, complete, type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const begin = async (page: Page, game = 'The Ratcatcher') => {
  await page.getByRole('link', { name: `Set up: ${game}` }).click();
  await beginKnown(page);
  await settle(page);
};
/** One answer, the first that is listed and what it needs; returns the lines of the log after it. */
const choose = async (page: Page): Promise<string[]> => {
  const fold = page.locator('.unfold[aria-expanded=false]');
  if (await fold.isVisible()) await fold.click();
  await page.locator('[data-option]').first().click();
  await complete(page);
  await settle(page);
  return page.locator('#log li').allInnerTexts();
};
/** Changes the save of the only stored game, as another version of Smallfolk would have written it. */
const rewrite = (page: Page, change: 'version' | 'choice') =>
  page.evaluate(async (change) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('smallfolk'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const [game] = await done(games.getAll());
    if (change === 'version') game.save.version = 99;
    else game.save.choices[game.save.choices.length - 1] = 'fly to=moon';
    await done(games.put(game));
    db.close();
  }, change);

test('storage that cannot be opened: it is told, and the game goes on and can be saved as a file', async () => {
  const { page, wrongs } = await at.open();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      Object.assign(request, { error: new DOMException('no', 'InvalidStateError'), result: undefined });
      setTimeout(() => request.dispatchEvent(new Event('error')));
      return request;
    };
  });
  await page.goto(`${at.url}?again`);
  await begin(page);
  const told = page.getByRole('alert');
  await told.getByText('does not let Smallfolk store').waitFor();
  const file = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await file).path();
  await told.getByRole('button', { name: 'Understood' }).click();
  const lines = await choose(page);
  expect((await choose(page)).length).toBeGreaterThan(lines.length);
  // The shelf still has it, as long as the page lives; and the file opens it elsewhere.
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('link', { name: 'Continue' }).click();
  await settle(page);
  expect(wrongs).toEqual([]);
  const other = await at.open();
  await other.page.setInputFiles('input[type=file]', path);
  await settle(other.page);
}, 90_000);

test('storage that is full: it is told once, the game goes on, and is stored as soon as there is room again', async () => {
  const { page } = await at.open();
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (sessionStorage.getItem('full')) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await page.goto(`${at.url}?again`);
  await begin(page);
  await page.evaluate(() => sessionStorage.setItem('full', '1'));
  await choose(page);
  const told = page.getByRole('alert').getByText('storage of this device is full');
  await told.waitFor();
  await page.evaluate(() => sessionStorage.removeItem('full'));
  const lines = await choose(page);
  await told.waitFor({ state: 'detached' });
  await page.reload();
  await settle(page);
  await expect.poll(() => page.locator('#log li').allInnerTexts()).toEqual(lines);
}, 90_000);

test('rules that were corrected since: it is told which choice is not possible any more, and the game goes on', async () => {
  const { page } = await at.open();
  await begin(page);
  for (let n = 0; n < 4; n++) await choose(page);
  await rewrite(page, 'choice');
  await page.reload();
  await page.getByText('The rules have been corrected since this game was saved').waitFor();
  await page.getByRole('button', { name: 'Go on from the last safe point' }).click();
  await settle(page);
  await choose(page);
  await page.reload();
  await settle(page);
}, 90_000);

test('a game of newer rules than this page has: it is told, and it stays stored', async () => {
  const { page } = await at.open();
  await begin(page);
  await rewrite(page, 'version');
  await page.reload();
  await page.getByText('newer rules than this page has').waitFor();
  await page.getByRole('button', { name: 'Load anew' }).click();
  await page.getByText('newer rules than this page has').waitFor();
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
}, 90_000);

test.each(['The Ratcatcher', 'Everdell'])(
  '%s: a board that breaks is told in words, and the game goes on',
  async (game) => {
    const { page } = await at.open();
    await begin(page, game);
    await choose(page);
    await page.evaluate(() => {
      // The next time the board draws something anew, that fails.
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (...given) {
        if (this.closest('.middle')) {
          Element.prototype.setAttribute = setAttribute;
          throw new Error('broken on purpose');
        }
        setAttribute.apply(this, given);
      };
    });
    const lines = await choose(page);
    await page.getByText('A mistake of ours has broken the picture').first().waitFor();
    let more = lines;
    for (let n = 0; n < 5 && more.length <= lines.length; n++) more = await choose(page);
    expect(more.length).toBeGreaterThan(lines.length);
    await page.keyboard.press('d');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await settle(page);
    await expect.poll(() => page.getByText('A mistake of ours has broken the picture').count()).toBe(0);
  },
  90_000,
);

test('a part of the page whose file does not come: it is told, and can be left alone or asked for again', async () => {
  const { page } = await at.open();
  await page.getByRole('button', { name: 'Crumbs: Play now' }).click();
  await settle(page);
  await page.route('**/assets/**', (route) => route.abort());
  const told = page.getByRole('alert');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await told.getByText('could not be loaded').waitFor();
  await told.getByRole('button', { name: 'Close' }).click();
  await told.waitFor({ state: 'detached' });
  // The table has not waited for it: its keys go on working.
  await page.keyboard.press('d');
  await told.getByText('could not be loaded').waitFor();
  await page.unroute('**/assets/**');
  await told.getByRole('button', { name: 'Try again' }).click();
  const text = page.getByRole('dialog').locator('.text');
  await text.waitFor();
  // With its styles.
  await expect.poll(() => text.evaluate((node) => getComputedStyle(node).whiteSpace)).toBe('pre-wrap');
});
