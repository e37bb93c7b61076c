/** The table, whatever the game: played in the real page with the kernel's sample game. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginKnown, type Site, seen, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const begin = async () => {
  const opened = await at.open('#/setup/crumbs');
  await beginKnown(opened.page);
  await opened.page.locator('[data-option]').first().waitFor();
  return opened;
};

test('a whole game is played to the end by clicking what is offered, and the dice are proved fair', async () => {
  const { page, wrongs } = await begin();
  for (let n = 0; n < 60; n++) {
    await settle(page);
    if (await page.locator('.end').isVisible()) break;
    const store = page.getByRole('button', { name: 'Store crumbs' });
    if (await store.isVisible()) await store.click();
    else {
      await page.locator('[data-option]').first().click();
      const done = page.getByRole('button', { name: 'Done' });
      if (await done.isVisible()) await done.click();
    }
  }
  await page.getByText('Checked here: the fingerprint matches.').waitFor();
  await expect.poll(() => page.locator('.end svg polyline').count()).toBe(2);
  await expect.poll(() => page.locator('.end .axis').allTextContents()).toEqual(['Crumbs', 'Round']);
  await page.getByRole('button', { name: 'Again' }).click();
  await page.locator('[data-option]').first().waitFor();
  expect(wrongs).toEqual([]);
}, 60_000);

test('whoever chooses and begins at once plays what they chose', async () => {
  const { page, wrongs } = await at.open('#/setup/crumbs');
  await page.getByText('3', { exact: true }).waitFor();
  await page.evaluate(() => {
    const three = [...document.querySelectorAll('label.choice')].find((label) => label.textContent?.trim() === '3');
    three?.querySelector('input')?.click();
    document.querySelector<HTMLButtonElement>('form .btn.go')?.click();
  });
  await page.locator('[data-option]').first().waitFor();
  expect((await page.locator('main').innerText()).match(/4 in hand/g)).toHaveLength(3);
  expect(wrongs).toEqual([]);
  await page.context().close();
});

test('keyboard only: from the shelf through choices, undo, hint and the log', async () => {
  const { page, wrongs } = await at.open();
  const play = page.getByRole('button', { name: 'Crumbs: Play now' });
  await play.focus();
  await page.keyboard.press('Enter');
  await settle(page);
  await page.keyboard.press('2');
  await page.getByRole('heading', { name: 'Which crumbs go into the pantry?' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  await seen(page);
  await page.keyboard.press('u');
  await page.getByRole('heading', { name: 'Forage or store?' }).waitFor();
  await settle(page);
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await settle(page);
  await page.keyboard.press('1');
  await page.getByText('1 chosen').waitFor();
  await page.keyboard.press('Enter');
  await settle(page);
  await page
    .getByText(/stores \d; the die shows/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Forage or store?' }).waitFor();
  await settle(page);
  await page.keyboard.press('h');
  await page.getByText(/I would:/).waitFor();
  await page.keyboard.press('d');
  await page
    .getByRole('dialog')
    .getByText(/The cat is \d steps away/)
    .waitFor();
  await page.keyboard.press('Escape');
  expect(wrongs).toEqual([]);
}, 60_000);

test('a multiple selection is one question: items go in and out in any order', async () => {
  const { page } = await begin();
  await page.getByRole('button', { name: 'Store crumbs' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  const items = page.locator('[data-option]');
  const last = (await items.count()) - 1;
  await items.nth(last).click();
  await items.nth(0).click();
  await page.getByText('2 chosen').waitFor();
  await items.nth(last).click();
  await items.nth(last).getAttribute('aria-pressed');
  await expect.poll(() => page.getByRole('button', { name: 'Done' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Done' }).click();
  await settle(page);
  await page
    .getByText(/stores/)
    .first()
    .waitFor();
});

test('a reload in the middle of a game goes on where it was, and so does the shelf', async () => {
  const { page } = await begin();
  await page.getByRole('button', { name: 'Forage' }).click();
  await settle(page);
  const told = await page.locator('#log li').allInnerTexts();
  expect(told.length).toBeGreaterThan(0);
  await page.reload();
  await page.locator('[data-option]').first().waitFor();
  await expect.poll(() => page.locator('#log li').allInnerTexts()).toEqual(told);
  await page.goto(at.url);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('[data-option]').first().waitFor();
  await expect.poll(() => page.locator('#log li').allInnerTexts()).toEqual(told);
});

test('the language changes in the middle of a game', async () => {
  const { page } = await begin();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cofnij' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pl');
});

test('a link carries the game to another device; a broken one says so', async () => {
  const { page } = await begin();
  await page.getByRole('button', { name: 'Forage' }).click();
  await settle(page);
  const told = await page.locator('#log li').allInnerTexts();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await at.open(link.slice(at.url.length));
  await other.page.locator('[data-option]').first().waitFor();
  await expect.poll(() => other.page.locator('#log li').allInnerTexts()).toEqual(told);
  expect(other.page.url()).toContain('#/table/');
  expect(await timesLaid(link)).toBe(1);
  const broken = await at.open(`${link.slice(at.url.length, -20)}`);
  await broken.page.getByText('This link holds no game').waitFor();
});

/** How often a table is put onto the page until a link is open: once is enough. */
async function timesLaid(link: string): Promise<number> {
  const { page } = await at.open();
  const laid = await page.evaluateHandle(() => {
    const tables: Node[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      tables.push(...added.filter((node) => node instanceof Element && node.matches('.desk')));
    }).observe(document.body, { childList: true, subtree: true });
    return tables;
  });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await page.locator('[data-option]').first().waitFor();
  return laid.evaluate(({ length }) => length);
}

test('nonsense in the address or in a file is answered with a sentence and a way on', async () => {
  for (const path of ['#/table/nowhere', '#/setup/chess', '#/nonsense', '#/open/%%%', '#/rules/chess']) {
    const { page } = await at.open(path);
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    await page.getByRole('link', { name: 'Back to the shelf' }).click();
    await page.getByRole('heading', { name: 'Smallfolk' }).waitFor();
    await page.context().close();
  }
  const { page } = await at.open();
  const files = [
    '<b onclick="alert(1)">',
    '{"smallfolk":1,"game":"chess"}',
    '{"smallfolk":1,"game":"crumbs","version":1,"seed":"xyz"}',
    '{"smallfolk":99,"game":"crumbs"}',
  ];
  for (const text of files) {
    await page.setInputFiles('input[type=file]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByRole('alert').waitFor();
    await page.getByRole('alert').getByRole('button').click();
  }
}, 60_000);

test('two tabs on one game: the second is told, may take over, and the first is told then', async () => {
  const { page } = await begin();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await second.locator('[data-option]').first().waitFor();
  await page.getByRole('heading', { name: 'This game has been taken over by another tab.' }).waitFor();
});

test('around one screen the table is covered until the next person is there', async () => {
  const { page } = await at.open('#/setup/crumbs');
  await page.getByRole('radio', { name: '2' }).check();
  await page.locator('#sitter-1').selectOption({ label: 'A person' });
  await page.getByLabel('Name, Seat 1').fill('Ada');
  await page.getByLabel('Name, Seat 2').fill('Bence');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('button', { name: 'Forage' }).click();
  // Passed on by the one who is finished, not by a clock.
  const pass = page.getByRole('button', { name: 'Pass it to Bence' });
  await pass.waitFor();
  await page.waitForTimeout(1500);
  expect(await page.locator('.curtain').count()).toBe(0);
  await pass.click();
  await page.getByRole('heading', { name: 'Pass the device to Bence' }).waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Bence' }).click();
  await page.locator('[data-option]').first().waitFor();
  await expect.poll(() => page.locator('#log').textContent()).toContain('Mouse 1 finds a crumb.');
}, 60_000);

test('a bot in the other seat plays by itself', async () => {
  const { page } = await at.open('#/setup/crumbs');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Forage' }).click();
  await settle(page);
  await expect.poll(() => page.locator('#log').textContent()).toContain('Mouse 2');
}, 60_000);
