/** Mice and Mystics for everybody: around one screen, taken back, in another language, on a phone, by keyboard, in both lights. */
import { sure } from '@smallfolk/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { begun, Hand, lay, liking, ready, sensible, stored, tapSpace } from './mice.ts';
import { crowded, full, matchIn } from './mice-scenes.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

const QUICK = { reducedMotion: 'reduce' } as const;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  ...QUICK,
};

/** A table where nothing is asked twice and no notes are shown. */
async function opened(options: BrowserContextOptions = QUICK): Promise<{ page: Page; wrongs: string[] }> {
  return at.open('', options, { careful: false, lessons: 'off' });
}

const question = (page: Page) => page.locator('#question').textContent();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** Collin with room to walk, and a roach beside him. */
const walking = () =>
  matchIn({ room: 'kitchen', mice: { collin: 'h', tilda: 'h', nez: 'f', maginos: 'f' }, minions: [['roach', 'i']] });

test('two people around one screen: each answers for the own mice, behind the curtain', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, await begun({ players: 2 }));
  await lay(page, hand.match, ['Ada', 'Bence']);
  const seats = new Set<number>();
  for (let n = 0; n < 8 && hand.match.decision; n++) {
    const { seat } = hand.match.decision;
    const name = ['Ada', 'Bence'][seat];
    const here = page.getByRole('button', { name: `I am ${name}` });
    await settle(page);
    if (await here.isVisible()) {
      await here.click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
    }
    seats.add(seat);
    await hand.choose(sensible(hand.match.decision, hand.view));
    await stored(page);
  }
  expect([...seats].sort()).toEqual([0, 1]);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('a step is taken back; what dice decided is not', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, walking());
  await lay(page, hand.match);
  const asked = await question(page);
  await expect.poll(() => undo(page).isDisabled()).toBe(true);
  await hand.choose({ do: 'move', to: 'i' });
  await ready(page);
  await undo(page).click();
  await stored(page);
  await ready(page);
  await expect.poll(() => question(page)).toBe(asked);
  hand.match.undo();
  await hand.choose({ do: 'move', to: 'i' });
  const blow = hand.match.decision?.options.find((option) => option.do === 'attack');
  if (!blow) throw new Error('nobody to strike');
  await hand.choose(blow);
  await stored(page);
  await ready(page);
  await expect.poll(() => undo(page).isDisabled()).toBe(true);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('closed in the middle of the minions’ turn, it goes on from there', async () => {
  const { page, wrongs } = await at.open('', {}, { careful: false, lessons: 'off', speed: 'step' });
  const hand = new Hand(page, walking());
  await lay(page, hand.match);
  await hand.choose({ do: 'end' });
  for (let n = 0; n < 6 && hand.match.decision?.ask === 'turn' && hand.view.turn?.card !== 'collin'; n++)
    await hand.choose({ do: 'end' });
  await stored(page);
  await page.locator('.ask.them').waitFor();
  await page.reload();
  await ready(page);
  expect((await question(page))?.startsWith('Collin')).toBe(hand.view.turn?.card === 'collin');
  await expect.poll(() => page.locator('#log li').count()).toBeGreaterThan(4);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('another language in mid-chapter: question, room, panels and log follow', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, walking());
  await lay(page, hand.match);
  await hand.choose({ do: 'move', to: 'i' });
  await ready(page);
  const PARTS = ['asked', 'room', 'party', 'space', 'log'] as const;
  const told = async () => ({
    asked: await question(page),
    room: await page.locator('.plaque').textContent(),
    party: await page.locator('.party').getAttribute('aria-label'),
    space: await page.locator('[data-space="i"]').getAttribute('aria-label'),
    log: await page.locator('#log').textContent(),
  });
  const said = [await told()];
  for (const language of ['Polski', 'Magyar']) {
    await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
    await page.getByRole('button', { name: language }).click();
    await page.keyboard.press('Escape');
    const same = async () => {
      const now = await told();
      return PARTS.filter((part) => said.some((one) => one[part] === now[part]));
    };
    await expect.poll(same, { message: language }).toEqual([]);
    said.push(await told());
  }
  await hand.choose({ do: 'end' });
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('on a phone: a tap tells what is there and asks, nothing scrolls sideways, every tab opens', async () => {
  const { page, wrongs } = await opened(PHONE);
  const hand = new Hand(page, walking(), true);
  await lay(page, hand.match);
  await page.getByRole('button', { name: 'The whole room' }).click();
  await tapSpace(page, 'i', true);
  const list = page.locator('.menu');
  await list.getByText('Roach').first().waitFor();
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  await list.getByRole('button', { name: 'Not now' }).click();
  await hand.choose({ do: 'move', to: 'i' });
  await ready(page);
  for (const tab of ['The party', 'The chapter', 'Log']) {
    await page
      .getByRole('button', { name: tab })
      .or(page.getByRole('tab', { name: tab }))
      .first()
      .click();
    await expect.poll(() => sideways(page), { message: tab }).toBeLessThanOrEqual(0);
  }
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test.each(['en', 'pl', 'hu'])(
  'on a phone that lies, with the largest letters, in %s: nothing covers the name of the room',
  async (language) => {
    const lying = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, ...QUICK };
    const { page } = await at.open('', lying, { lessons: 'off', size: 'largest', language });
    await lay(
      page,
      matchIn({ room: 'sewer-drain-pipe', mice: { collin: 'a' }, change: (state) => state.read.push('opening') }),
    );
    const [name, book] = await Promise.all([
      page.locator('.plaque b').first().boundingBox(),
      page.locator('.open.book').boundingBox(),
    ]);
    if (!name || !book) throw new Error('the room has no name, or the book no button');
    expect(book.x + book.width).toBeLessThanOrEqual(name.x);
    expect(book.width).toBeGreaterThanOrEqual(44);
  },
  60_000,
);

test('those who listen hear whose turn it is, who stands where and how far, who can be hit, and what comes next', async () => {
  const { page, wrongs } = await opened();
  await lay(page, crowded());
  await ready(page);
  const told = await page.locator('body').ariaSnapshot();
  for (const part of [
    'button "Collin, acts now"',
    'button "Rat Warriors, 2 figures"',
    'group "The Kitchen"',
    'c. Rat warrior, a blow hits with 63 %. next to b, d, g, h. 1 step"',
    'h. Collin. Tilda. next to c, d, g, i, l, m.',
    'j. Spider, 3 of 3 life. a way out to the east.',
    'img "2 of 4 life, 1 poisoned"',
    'Minions’ cheese: 4 of 6',
    'Encounter: Baited Floor. Pages 1–2: 3 × Roaches, 1 × Rat Warriors. Pages 3–4, now: 4 × Roaches',
    'paragraph: 4 steps left, 1 action',
  ])
    expect(told).toContain(part);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('by keyboard alone: arrows lead through the room, and every space says what it is', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, walking());
  await lay(page, hand.match);
  await page.locator('[data-space="h"]').focus();
  await page.keyboard.press('ArrowRight');
  const focused = () =>
    page.evaluate(() => ({
      space: document.activeElement?.getAttribute('data-space'),
      told: document.activeElement?.getAttribute('aria-label'),
    }));
  await expect.poll(async () => (await focused()).space).toBe('i');
  const { told } = await focused();
  expect(told).toMatch(/Roach/);
  expect(told).toMatch(/next to .*h/);
  expect(told).toMatch(/1 step/);
  await page.keyboard.press('Enter');
  await page.locator('.menu .do').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.menu') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.menu').waitFor({ state: 'detached' });
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('a space is called as it is marked on the floor, and by night no button over the room is of another table', async () => {
  const { page, wrongs } = await at.open('', QUICK, { careful: false, lessons: 'off', theme: 'night' });
  await lay(page, walking());
  await tapSpace(page, 'i');
  const title = page.locator('.menu h3');
  await title.waitFor();
  const letter = await title.evaluate((one) => getComputedStyle(one, '::first-letter').textTransform);
  expect(letter).toBe('none');
  const paper = await page.evaluate(() => {
    const button = document.createElement('button');
    button.className = 'btn';
    document.querySelector('.stage')?.append(button);
    const [red = 0, , blue = 0] =
      getComputedStyle(button)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    button.remove();
    return { red, blue };
  });
  expect(paper.red).toBeGreaterThan(paper.blue);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 60_000);

test('whoever comes nearer to a corner stays there, though whoever acts is out of sight then', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, walking());
  await lay(page, hand.match);
  const boxOf = async (what: string) => sure((await page.locator(what).first().boundingBox()) ?? undefined);
  const [frame, room, here] = [await boxOf('.frame'), await boxOf('svg.room'), await boxOf('.frame [data-here]')];
  // The corner that is farthest from whoever acts.
  const left = here.x + here.width / 2 > frame.x + frame.width / 2;
  const top = here.y + here.height / 2 > frame.y + frame.height / 2;
  const [x, y] = [frame.x + frame.width * (left ? 0.1 : 0.9), frame.y + frame.height * (top ? 0.1 : 0.9)];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -1000);
  await expect.poll(async () => (await boxOf('svg.room')).width).toBeGreaterThan(room.width * 2.9);
  await settle(page);
  const near = await boxOf('svg.room');
  // What was under the pointer still is.
  expect(Math.abs((x - near.x) / near.width - (x - room.x) / room.width)).toBeLessThan(0.02);
  expect(Math.abs((y - near.y) / near.height - (y - room.y) / room.height)).toBeLessThan(0.02);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('nearer and farther: the wheel comes closer, dragging is no choice, and the whole room comes back', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, walking());
  await lay(page, hand.match);
  const width = async () => (await page.locator('svg.room').boundingBox())?.width ?? 0;
  const before = await width();
  const asked = await question(page);
  const box = await page.locator('.frame').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -500);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => question(page)).toBe(asked);
  await page.getByRole('button', { name: 'The whole room' }).click();
  await expect.poll(width).toBe(before);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test.each([
  { place: 'room and mice', room: 'kitchen', minions: ['rat-warrior', 'spider', 'roach', 'elite-rat-warrior'] },
  { place: 'below', room: 'kitchen-tunnels', minions: ['cave-centipede', 'roach'] },
])(
  'axe finds nothing: $place, by day and by night; letters may be twice as large',
  async ({ room, minions }) => {
    const { page } = await opened();
    await lay(page, full(room, minions));
    for (const theme of ['day', 'night'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
      expect(await axe(page), theme).toEqual([]);
    }
    await liking(page, { careful: false, lessons: 'off', size: 'largest' });
    await ready(page);
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  },
  120_000,
);
