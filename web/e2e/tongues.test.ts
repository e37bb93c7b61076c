/** Three languages at both tables, changed in the middle of a game: every word that is seen follows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

test.each(['The Ratcatcher', 'Everdell'])(
  '%s in English, Polish and Hungarian',
  async (game) => {
    const { page, wrongs } = await at.open();
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await settle(page);
    const told = async () => (await page.locator('#question').textContent()) ?? '';
    const said = [await told()];
    for (const language of ['Polski', 'Magyar']) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: language }).click();
      await page.keyboard.press('Escape');
      await page.waitForFunction((before) => document.querySelector('#question')?.textContent !== before, said.at(-1));
      said.push(await told());
    }
    expect(new Set(said).size).toBe(3);
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test('"why?" and the rulebook speak the language of the page, and the search finds words without their accents', async () => {
  const { page, wrongs } = await at.open('', { locale: 'pl-PL' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: /^Graj: Szczurołap/ }).click();
  await settle(page);
  expect(asked.filter((path) => path.startsWith('/rules/'))).toEqual([]);
  await page.locator('#log .why').last().click();
  const note = page.getByRole('note');
  await note.locator('p').first().waitFor();
  const [rule, said] = [await note.locator('h3 i').textContent(), await note.locator('p').first().textContent()];
  await note.getByRole('link').click();
  await expect.poll(() => page.locator(`#rule-${rule} p`).textContent()).toBe(said);
  await page.getByRole('heading', { name: 'Szczurołap: zasady gry przy tym stole' }).waitFor();
  await page.getByRole('searchbox').fill('szczurolap');
  const found = () => page.locator('.rule').allTextContents();
  await expect.poll(async () => (await found()).filter((text) => !/szczurołap/i.test(text))).toEqual([]);
  expect((await found()).length).toBeGreaterThan(0);
  await page.goto(`${at.url}#/`);
  await page.getByRole('button', { name: 'Magyar' }).click();
  await page.goto(`${at.url}#/rules/ratcatcher/${rule}`);
  await page.locator(`#rule-${rule}`).waitFor();
  await expect.poll(() => page.locator(`#rule-${rule} p`).textContent()).not.toBe(said);
  expect(new Set(asked.filter((path) => path.startsWith('/rules/')))).toEqual(
    new Set(['/rules/pl/ratcatcher.json', '/rules/hu/ratcatcher.json']),
  );
  expect(wrongs).toEqual([]);
}, 60_000);
