/** The room before the game: the table in the wood, who sits in the light of its lamp, and the note on the bough. */
import { sure } from '@smallfolk/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { faultsOf } from './faults.ts';
import { accessible, hurried, linkOf, PHONE, sitDown } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

const seat = (page: Page, n: number) =>
  page.getByRole('list', { name: 'Who sits at the table?' }).getByRole('listitem').nth(n);

/** What is drawn at a seat, as those see it who look: of the figure in the scene, or of the small one on its plate. */
const drawn = (page: Page, n: number, figure = '.seated') =>
  seat(page, n)
    .locator(figure)
    .evaluate((figure) => {
      const part = (name: string) => figure.querySelector<SVGUseElement>(name);
      const [outline, body] = [part('.outline'), part('.body')];
      if (!outline || !body) return 'nobody';
      const there = (use: SVGUseElement) =>
        document.querySelector(`symbol${use.getAttribute('href')}`) !== null && use.getBBox().height > 0;
      const clipped = getComputedStyle(body).clipPath.startsWith('inset(100%');
      if (clipped) return getComputedStyle(outline).opacity === '1' && there(outline) ? 'outline' : 'nothing';
      const opacity = Number(getComputedStyle(body).opacity);
      return [there(body) && (opacity === 1 ? 'whole' : `faint ${opacity}`), part('.key') && 'with a key']
        .filter(Boolean)
        .join(' ');
    });

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const boxes = (page: Page): Promise<Box[]> =>
  page.locator('.plate, .glade .note').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { name: each.textContent?.trim().slice(0, 20) ?? '', left, right, top, bottom };
    }),
  );

function overlaps(all: readonly Box[]): string[] {
  return all.flatMap((one, n) =>
    all
      .slice(n + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.name} over ${other.name}`),
  );
}

/** A room of four as its host sees it: Zosia, a seat for Bence, a free one, a bot. */
async function opened(options: object, liked: object) {
  const { page, wrongs } = await hurried(at, '#/friends/everdell', options, liked);
  await page.locator('label.choice', { hasText: '4' }).first().click();
  await page.getByLabel('Your name').fill('Zosia');
  await page.locator('#sitter-3').selectOption('easy');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('A seat is free').waitFor();
  const [, , room = '', secret = ''] = (await linkOf(page, 'A seat is free')).split('/');
  const friend = await Client.connect(at.url);
  await friend.must({ do: 'join', room, secret });
  return { page, wrongs, friend, room, link: `#/room/${room}/${secret}` };
}

test('who is here sits whole, who is expected is an outline, a bot has a key, who is away is faint', async () => {
  const { page, wrongs, friend, room, link } = await opened({}, {});
  const seats = () => Promise.all([0, 1, 2, 3].map((n) => drawn(page, n)));
  await expect.poll(seats).toEqual(['whole', 'outline', 'outline', 'whole with a key']);
  await friend.must({ do: 'sit', room, seat: 1, name: 'Bence' });
  await expect.poll(seats).toEqual(['whole', 'whole', 'outline', 'whole with a key']);
  // In words too, in the order of the seats.
  const said = () => page.getByRole('list', { name: 'Who sits at the table?' }).getByRole('listitem').allInnerTexts();
  const words = (await said()).map((each) => each.replaceAll(/\s+/g, ' ').trim());
  expect(words.slice(0, 3)).toEqual(['Zosia here', 'Bence here', 'Free expected']);
  expect(words[3]).toMatch(/Bot, easy$/);
  await friend.close();
  await expect.poll(seats).toEqual(['whole', 'faint 0.4', 'outline', 'whole with a key']);
  expect(
    await seat(page, 1)
      .locator('.plate')
      .evaluate((plate) => getComputedStyle(plate).borderStyle),
  ).toBe('dashed');
  // A guest may sit down where it is free, and nowhere else.
  const { page: guest } = await hurried(at, link);
  await expect.poll(() => guest.locator('.plate').count()).toBe(4);
  expect(await Promise.all([0, 1, 2, 3].map((n) => seat(guest, n).getByRole('button').count()))).toEqual([0, 0, 1, 0]);
  expect(wrongs).toEqual([]);
  await page.context().close();
  await guest.context().close();
}, 120_000);

test('one’s own seat is in front, the others are left of it, behind the table and right of it', async () => {
  const { page, friend, room } = await opened({}, {});
  await friend.must({ do: 'sit', room, seat: 1, name: 'Bence' });
  await page.getByText('Bence').waitFor();
  const middle = async (n: number) => {
    const box = sure((await seat(page, n).locator('.seated').boundingBox()) ?? undefined);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [front, left, behind, right] = [await middle(0), await middle(1), await middle(2), await middle(3)];
  expect(left.x).toBeLessThan(front.x);
  expect(right.x).toBeGreaterThan(front.x);
  expect(behind.y).toBeLessThan(left.y);
  expect(front.y).toBeGreaterThan(left.y);
  // The note hangs over the seat that is free, and above who sits there.
  const note = sure((await page.locator('.glade .note').boundingBox()) ?? undefined);
  expect(Math.abs(note.x + note.width / 2 - behind.x)).toBeLessThan(4);
  expect(note.y + note.height).toBeLessThan(behind.y);
  await friend.close();
  await page.context().close();
}, 120_000);
const VIEWS = [
  { size: '1440x900', options: { viewport: { width: 1440, height: 900 } } },
  { size: '1024x768', options: { viewport: { width: 1024, height: 768 } } },
  { size: '390x844', options: PHONE },
];
test.each(VIEWS.flatMap((view) => (['day', 'night'] as const).map((theme) => ({ ...view, theme }))))(
  '$size, by $theme: plates and note keep clear of each other, “Begin” is in sight, nothing is at fault',
  async ({ options, theme }) => {
    const { page, wrongs, friend, room } = await opened(options, { theme });
    await friend.must({ do: 'sit', room, seat: 1, name: 'Małgorzata Nowakowska' });
    await page.getByText('Małgorzata').first().waitFor();
    for (const size of ['normal', 'largest']) {
      await page.evaluate((size) => {
        document.documentElement.dataset.text = size;
      }, size);
      const all = await boxes(page);
      expect(all).toHaveLength(5);
      expect(overlaps(all)).toEqual([]);
      const begin = sure((await page.getByRole('button', { name: 'Begin' }).boundingBox()) ?? undefined);
      expect(begin.y + begin.height).toBeLessThanOrEqual(sure(page.viewportSize() ?? undefined).height);
      expect(await faultsOf(page, options === PHONE)).toEqual([]);
    }
    await accessible(page);
    expect(wrongs).toEqual([]);
    await friend.close();
    await page.context().close();
  },
  120_000,
);

test('on a lying phone what is to be done stands beside the table, in sight', async () => {
  const lying = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };
  const { page, friend, link, room } = await opened(lying, {});
  const { page: guest } = await hurried(at, link, lying);
  const inSight = async (page: Page, name: RegExp) => {
    const box = sure((await page.getByRole('button', { name }).first().boundingBox()) ?? undefined);
    return box.y >= 0 && box.y + box.height <= 390;
  };
  await guest.getByLabel('Your name').waitFor();
  expect(await inSight(guest, /^Sit down/)).toBe(true);
  expect(await inSight(page, /^Begin/)).toBe(true);
  await friend.must({ do: 'sit', room, seat: 1, name: 'Bence' });
  await page.getByText('Bence').first().waitFor();
  for (const one of [page, guest]) {
    expect(overlaps(await boxes(one))).toEqual([]);
    expect(await faultsOf(one, true)).toEqual([]);
    await accessible(one);
  }
  await friend.close();
  for (const one of [page, guest]) await one.context().close();
}, 120_000);

test('without its drawings the room is as usable as ever', async () => {
  const { page, friend } = await opened({}, {});
  const { page: guest } = await hurried(at, '');
  await guest.route(/\/(?:art\/room|room\/\w+)\.svg$/, (route) => route.abort());
  const link = await linkOf(page, 'A seat is free');
  await guest.goto(at.url + link);
  await guest
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await guest.getByText('Keep your way back').first().waitFor();
  await expect.poll(() => seat(page, 1).textContent()).toContain('here');
  await friend.close();
  for (const one of [page, guest]) await one.context().close();
}, 120_000);

test('the lamp breathes and an outline fills when somebody sits down, but not for those who want no motion', async () => {
  const moving = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length,
    );
  const host = await Client.connect(at.url);
  const { room, links } = await host.must({
    ...{ do: 'create', game: 'everdell', setup: { seats: 2 }, seats: ['me', 'open'], name: 'Zosia' },
  } as const);
  const path = `#/room/${room.id}/${links.sit}`;
  const { page: lively } = await at.open(path, { reducedMotion: 'no-preference' });
  await lively.locator('.plate').first().waitFor();
  expect(await moving(lively)).toBe(4);
  const filled = lively.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('transitionend', ({ propertyName, elapsedTime, target }) => {
          const { classList } = target as Element;
          // On a slow machine one may end at once while the page is still being laid out.
          if (propertyName === 'clip-path' && classList.contains('body') && elapsedTime > 0) done(elapsedTime);
        });
      }),
  );
  for (const [options, likes] of [
    [{ reducedMotion: 'reduce' }, {}],
    [{ reducedMotion: 'no-preference' }, { motion: 'none' }],
  ] as const) {
    const { page: calm } = await at.open(path, options, likes);
    await calm.locator('.plate').first().waitFor();
    expect(await moving(calm)).toBe(0);
    await calm.context().close();
  }
  const friend = await Client.connect(at.url);
  await friend.must({ do: 'join', room: room.id, secret: sure(links.sit) });
  await friend.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
  expect(await filled).toBeCloseTo(0.48);
  await lively.context().close();
  await friend.close();
  await host.close();
}, 120_000);

test.each([
  { motion: 'full', nearer: 1 },
  { motion: 'none', nearer: 0 },
])(
  'at Begin the room stays until the table is laid; with motion "$motion" the lamp comes nearer $nearer times',
  async ({ motion, nearer }) => {
    const host = await Client.connect(at.url);
    const { room, links } = await host.must({
      do: 'create',
      game: 'everdell',
      setup: { seats: 2 },
      seats: ['me', 'open'],
    });
    const { page } = await hurried(
      at,
      `#/room/${room.id}/${links.sit}`,
      { reducedMotion: 'no-preference' },
      { motion },
    );
    await sitDown(page, 'Zosia');
    await page.evaluate(() => {
      const seen = { laying: 0, nearer: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (document.querySelector('.laying')) seen.laying++;
      }).observe(document.body, { childList: true, subtree: true });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (show) => {
        seen.nearer++;
        return start(show);
      };
    });
    await host.must({ do: 'begin', room: room.id });
    await page.locator('.desk').waitFor({ timeout: 40_000 });
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
    expect(seen).toEqual({ laying: 0, nearer });
    if (nearer) {
      const lamp = () =>
        page.evaluate(() => document.getAnimations().some((one) => (one as CSSAnimation).animationName === 'nearer'));
      await expect.poll(lamp).toBe(true);
      await expect.poll(lamp).toBe(false);
    }
    await page.context().close();
    host.close();
  },
);
