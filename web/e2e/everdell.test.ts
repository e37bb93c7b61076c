/** Everdell's table: letters large enough and never cut, names instead of numbers, pieces that explain themselves. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import { shelf } from '@smallfolk/games';
import { Match } from '@smallfolk/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEW, shortened } from '../src/table/session/answers.ts';
import { arrived } from './axe.ts';
import { moment, type Wanted } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const LOW = { viewport: { width: 1280, height: 720 } };
const UPRIGHT = { width: 820, height: 1180 };
const LYING = { width: 1180, height: 820 };
const SMALL = { width: 1024, height: 768 };
const CROWD: Wanted = {
  game: 'everdell',
  setup: { seats: 4 },
  seats: ['person', 'easy', 'easy', 'easy'],
  names: ['', 'Bence', 'Małgorzata', ''],
  seed: 'crowd',
  share: 0.9,
};
const PAIR: Wanted = { ...CROWD, setup: { seats: 2 }, seats: ['person', 'easy'], names: ['', 'Bence'], seed: 'pair' };

/** The table at that moment. */
async function open(wanted: Wanted, options: BrowserContextOptions, settings: object = {}): Promise<Page> {
  return (await at.table(wanted, options, { lessons: 'off', ...settings })).page;
}

test('set-up asks only what matters, and forgets an answer that has become impossible', async () => {
  const { page, wrongs } = await at.open('#/setup/everdell');
  const asked = () => page.locator('legend').allTextContents();
  const choose = async (question: string, name: string) => {
    const group = page.getByRole('group', { name: question });
    await group.getByRole('radio', { name, exact: true }).check({ force: true });
  };
  await page.locator('legend').first().waitFor();
  await expect
    .poll(() => asked())
    .toEqual(['Players', 'First player', 'Boxes to add', 'Opponent that plays itself', 'Who sits at the table?']);
  await choose('Players', '4');
  await choose('First player', 'Player 4');
  await expect.poll(() => asked()).not.toContain('Opponent that plays itself');
  await choose('Players', '2');
  const first = page.getByRole('group', { name: 'First player' });
  const answers = async () => (await first.locator('label').allTextContents()).map((text) => text.trim());
  await expect.poll(answers).toEqual(['By lot', 'Player 1', 'Player 2']);
  await expect.poll(() => first.getByRole('radio', { name: 'By lot' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Begin' }).isEnabled()).toBe(true);
  await page.getByRole('group', { name: 'Players' }).getByRole('radio').first().check({ force: true });
  const against = ['Players', 'Boxes to add', 'Opponent that plays itself'];
  await expect.poll(asked).toEqual([...against, 'Rugwort’s year']);
  const year = page.getByRole('group', { name: 'Rugwort’s year' });
  await year.getByText('He takes 3 points').waitFor();
  await year.getByRole('radio').last().check({ force: true });
  await year.getByText('he kidnaps one of your workers').waitFor();
  await expect.poll(() => year.getByText('He takes 3 points').isVisible()).toBe(false);
  await choose('Opponent that plays itself', 'Nightweave');
  const hers = ['level', 'personality', 'plan', 'schemes'].map((what) => `Nightweave’s ${what}`);
  await expect.poll(asked).toEqual([...against, ...hers]);
  await page.getByText('You alone against Nightweave: Crafty.', { exact: true }).waitFor();
  // What does not go together stays in sight, and whoever wants it nevertheless gets it.
  await choose('Nightweave’s plan', 'Hypnotic Gaze');
  await page.getByText('You alone against Nightweave: Crafty, Hypnotic Gaze.', { exact: true }).waitFor();
  await choose('Nightweave’s schemes', 'One each season');
  await page.getByText('You alone against Nightweave: Crafty, One each season.', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Begin' }).isEnabled()).toBe(true);
  await choose('Players', '2');
  await expect.poll(asked).toContain('Two against Nightweave');
  await expect.poll(() => asked()).not.toContain('First player');
  await page.getByRole('checkbox', { name: 'Seasonal Farms' }).check();
  await choose('Players', '3');
  await expect.poll(asked).toEqual(['Players', 'First player', 'Boxes to add', 'Who sits at the table?']);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Seasonal Farms' }).isChecked()).toBe(true);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 60_000);

test('the set-up says how long this game is: for its people, with its boxes', async () => {
  const { page, wrongs } = await at.open('#/setup/everdell');
  const players = page.getByRole('group', { name: 'Players' });
  await players.waitFor();
  const isLong = (minutes: number) => page.getByText(`about ${minutes} minutes`, { exact: true }).waitFor();
  await isLong(20); // a bot takes no time
  await page.locator('#sitter-1').selectOption({ label: 'A person' });
  await isLong(40);
  for (const box of ['Seasonal Farms', 'Worker abilities', 'More Legends'])
    await page.getByRole('checkbox', { name: box }).check();
  await isLong(60);
  await page.getByRole('radio', { name: 'Nightweave', exact: true }).check({ force: true });
  await isLong(60);
  await players.getByRole('radio').first().check({ force: true });
  await isLong(30);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 60_000);

test('after a game of The Ratcatcher on the same page the own city lies below the board', async () => {
  const { page, wrongs } = await at.open();
  await page.getByRole('button', { name: 'Play now: The Ratcatcher' }).click();
  await settle(page);
  await page.getByRole('link', { name: /^Smallfolk/ }).click();
  await page.getByRole('button', { name: 'Play now: Everdell' }).click();
  await settle(page);
  const board = await page.getByRole('region', { name: 'Board', exact: true }).boundingBox();
  const city = await page.getByRole('region', { name: 'Your city' }).boundingBox();
  expect(city?.y).toBeGreaterThanOrEqual((board?.y ?? Number.NaN) + (board?.height ?? Number.NaN));
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 60_000);

/** The tablet is turned: so many tabs are there then. */
async function turn(page: Page, viewport: { width: number; height: number }): Promise<number> {
  const count = viewport === UPRIGHT ? 4 : 2;
  await page.setViewportSize(viewport);
  await expect.poll(() => tabs(page).count()).toBe(count);
  await arrived(page);
  return count;
}
/** Another page of the table, when it is there. */
async function turnTo(page: Page, tab: number): Promise<void> {
  await tabs(page).nth(tab).click();
  await arrived(page);
}
const tabs = (page: Page) => page.getByRole('navigation').getByRole('button');

/** Texts that are smaller than 12 px on the screen, or larger than the place they stand in. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const desk = document.querySelector('.desk');
    if (!desk) return ['no table'];
    const found: string[] = [];
    const scaleOf = (element: Element | null): number => {
      if (!element) return 1;
      const { zoom, scale } = getComputedStyle(element);
      return Number(zoom || 1) * (Number.parseFloat(scale) || 1) * scaleOf(element.parentElement);
    };
    const texts = document.createTreeWalker(desk, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || !text.textContent?.trim() || holder.closest('.vh')) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scaleOf(holder);
      if (size < 12) found.push(`${size.toFixed(1)} px: ${text.textContent}`);
    }
    for (const box of desk.querySelectorAll('.card .name, .card .words, .card .foot em, .event, .event > b, .tag')) {
      // What a short card leaves to the enlarged one is there for those who listen, as one pixel.
      if (getComputedStyle(box).clipPath === 'inset(50%)') continue;
      // What widens a button for fingers reaches beyond it on purpose: there the words themselves are measured.
      const words = document.createRange();
      words.selectNodeContents(box);
      const [inside, room] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
      const cut = box.matches('.touch')
        ? inside.height > room.height + 1 || inside.width > room.width + 1
        : box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
      if (cut) found.push(`cut: ${box.textContent}`);
    }
    for (const card of desk.querySelectorAll('.card.m')) {
      const [words, foot] = [card.querySelector('.words'), card.querySelector('.foot')];
      if (!words || !foot || getComputedStyle(words).clipPath === 'inset(50%)') continue;
      if (words.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1) found.push(words.textContent);
    }
    return found;
  });

describe.each(['en', 'pl', 'hu'])('letters in %s', (language) => {
  test('on a low desktop with four players', async () => {
    const page = await open(CROWD, LOW, { language });
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('on all pages of a phone', async () => {
    const page = await open(CROWD, PHONE, { language });
    for (let tab = 0; tab < 5; tab++) {
      await turnTo(page, tab);
      expect(await faults(page), `tab ${tab}`).toEqual([]);
    }
    await page.context().close();
  }, 60_000);

  test('on all pages of a tablet, upright and lying', async () => {
    const page = await open(CROWD, { viewport: UPRIGHT }, { language });
    for (const viewport of [UPRIGHT, LYING, SMALL]) {
      for (let tab = (await turn(page, viewport)) - 1; tab >= 0; tab--) {
        await turnTo(page, tab);
        expect(await faults(page), `${viewport.width}, tab ${tab}`).toEqual([]);
      }
    }
    await page.context().close();
  }, 90_000);
});

/** The cards that keep their words to those who listen: in a low window they are short. */
const shortCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.desk .card.m')].flatMap((card, at) => {
      const words = card.querySelector('.words');
      return words && words.getBoundingClientRect().width <= 1 ? [at] : [];
    }),
  );

test.each(['en', 'pl', 'hu'])(
  'what a short card leaves out is read on the card one looks at, in %s',
  async (language) => {
    const page = await open(CROWD, LOW, { language });
    const short = await shortCards(page);
    expect(short.length).toBeGreaterThan(0);
    for (const at of short) {
      const card = page.locator('.desk .card.m').nth(at);
      const name = (await card.locator('.name').textContent()) ?? '';
      await card.hover();
      const large = page.locator('.focus article', { has: page.getByRole('heading', { name, exact: true }) });
      await large.waitFor();
      const words = large.locator('.words');
      const read = () =>
        words.evaluate((words) => {
          const [{ left, top, right, bottom }, style] = [words.getBoundingClientRect(), getComputedStyle(words)];
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const whole = words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth + 1;
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return { inside, whole, seen: words.contains(there), size: Number.parseFloat(style.fontSize) >= 12 };
        });
      await expect.poll(read, { message: name }).toEqual({ inside: true, whole: true, seen: true, size: true });
    }
    await page.context().close();
  },
  60_000,
);

test('a phone shows how the points stand: one’s own on every page, everybody’s in the city', async () => {
  const wanted = { ...PAIR, share: 0.7 };
  const box = await shelf.everdell?.();
  const match = box && Match.load(box.game, JSON.parse(await moment(wanted)));
  if (!match?.ok) throw new Error('no such moment');
  const totals = (match.value.view(0) as EverdellView).players.map(({ score }) => String(score.total));
  const page = await open(wanted, PHONE);
  const own = page.getByRole('button', { name: `If the game ended now: ${totals[0]}`, exact: true });
  const pages = await tabs(page).count();
  for (let tab = 0; tab < pages; tab++) {
    await tabs(page).nth(tab).click();
    await own.waitFor();
    const number = await own.locator('b').boundingBox();
    expect(number?.height).toBeGreaterThanOrEqual(12);
    expect(await own.locator('b').textContent()).toBe(totals[0]);
  }
  await tabs(page).filter({ hasText: 'City' }).click();
  await expect.poll(() => page.locator('.scores .line > b').allTextContents()).toEqual(totals);
  await page.context().close();
}, 60_000);

/** A full hand, and a question in one line, as most are; whatever the bots play, such a moment is found. */
async function fullHand(): Promise<Wanted> {
  const box = await shelf.everdell?.();
  for (const seed of 'abcdefghijkl') {
    for (const share of [0.3, 0.4, 0.5, 0.6]) {
      const wanted = { ...PAIR, seed, share };
      const match = box && Match.load(box.game, JSON.parse(await moment(wanted)));
      if (!match?.ok) continue;
      const [me] = (match.value.view(0) as EverdellView).players;
      const options = match.value.decision?.options ?? [];
      if (me?.handSize === me?.handLimit && options.length > FEW && shortened(options).length <= 4) return wanted;
    }
  }
  throw new Error('nobody has a full hand');
}

/** By how much something on the table is wider than its place, and the share of the width that the board takes. */
const spread = (page: Page) =>
  page.evaluate(() => {
    const holders = [document.documentElement, ...document.querySelectorAll('.page, .fit, .room, main')];
    const boxes = [...document.querySelectorAll('main :is(.place, .card, .event, .slot, .row, .journey, .pile)')].map(
      (thing) => thing.getBoundingClientRect(),
    );
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const place = document.querySelector('main')?.getBoundingClientRect();
    return {
      over: Math.max(...holders.map((holder) => holder.scrollWidth - holder.clientWidth)),
      share: place ? (Math.min(right, place.right) - Math.max(left, place.left)) / place.width : 0,
    };
  });

/** What a finger would miss: pieces and buttons that are smaller than this. */
const narrow = (page: Page, least: number) =>
  page.evaluate((least) => {
    const things = [...document.querySelectorAll('main :is(.place, .card, .event), nav button, .opt')];
    return things.flatMap((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      const side = Math.round(Math.min(width, height));
      return side < least ? [`${side} px: ${thing.textContent}`] : [];
    });
  }, least);

/** Names of cards in these places that are not wholly in sight. */
const hidden = (page: Page, places: string) =>
  page.evaluate((places) => {
    const fit = document.querySelector('main')?.getBoundingClientRect();
    const names = [...document.querySelectorAll(`:is(${places}) .card .name`)];
    if (!fit || names.length === 0) return ['no cards'];
    const out = names.filter((name) => {
      const box = name.getBoundingClientRect();
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return box.top < fit.top || box.bottom > fit.bottom || top?.closest('.card') !== name.closest('.card');
    });
    return out.map((name) => name.textContent);
  }, places);

describe('between phone and desk', () => {
  test('tablets: the width is used, nothing scrolls sideways, no page stands there twice, fingers hit everything', async () => {
    const page = await open(await fullHand(), { viewport: UPRIGHT, hasTouch: true });
    for (const viewport of [UPRIGHT, LYING, SMALL]) {
      const count = await turn(page, viewport);
      // The last tab is the log.
      for (let tab = count - 2; tab >= 0; tab--) {
        await turnTo(page, tab);
        const { over, share } = await spread(page);
        expect(over, `${viewport.width}, tab ${tab}`).toBeLessThanOrEqual(0);
        expect(share, `${viewport.width}, tab ${tab}`).toBeGreaterThan(0.9);
        // Where the answers need a second line, the rows of the city are a little lower on the smallest one.
        const small = await narrow(page, viewport === SMALL ? 40 : 44);
        expect(small, `${viewport.width}, tab ${tab}`).toEqual([]);
      }
      await tabs(page).last().click();
      await page.locator('#log').waitFor();
      await tabs(page).first().click();
    }
    await page.context().close();
  }, 120_000);

  test('on a lying tablet city and hand are in sight, and a tap lifts a card', async () => {
    const page = await open(await fullHand(), { viewport: LYING, hasTouch: true });
    await expect.poll(() => hidden(page, '.hand, .own, .meadow')).toEqual([]);
    const card = page.locator('.hand .card').first();
    const name = (await card.locator('.name').textContent()) ?? '';
    await card.tap();
    const lifted = page.getByRole('dialog', { name });
    await expect.poll(() => lifted.locator('.words').textContent()).not.toBe('');
    await lifted.getByRole('button', { name: 'Put it back' }).tap();
    await lifted.waitFor({ state: 'detached' });
    await page.context().close();
  }, 60_000);

  test('on a small laptop the whole hand and the city are in sight, and the words of a card beside them', async () => {
    const page = await open(await fullHand(), LOW);
    for (const viewport of [LOW.viewport, { width: 1366, height: 768 }]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => hidden(page, '.hand, .own, .meadow')).toEqual([]);
      expect((await spread(page)).over).toBeLessThanOrEqual(0);
    }
    const card = page.locator('.hand .card').last();
    await card.hover();
    const name = (await card.locator('.name').textContent()) ?? '';
    const enlarged = page.getByRole('article', { name });
    await expect.poll(() => enlarged.locator('.words').textContent()).not.toBe('');
    await page.context().close();
  }, 60_000);
});

test('whoever has a name is called by it, and a bot without one as the language likes', async () => {
  const page = await open(CROWD, LOW);
  const log = page.locator('#log');
  await expect.poll(() => log.textContent()).toContain('Małgorzata');
  await expect.poll(() => log.textContent()).toContain('Fern');
  await expect.poll(() => log.textContent()).not.toContain('Player');
  await page.context().close();
}, 60_000);

test('the seal of a card, a good, a season and an event say what they are, with a rule', async () => {
  const page = await open(PAIR, LOW);
  const note = page.getByRole('note');
  await page.locator('.card.m').first().hover();
  const told: string[] = [];
  const things = ['.right .seal', '.right .worth', '[data-place="good-twig@0"]', '.tag', '[data-place="crew@0"]'];
  for (const thing of [...things, '.event:not(.lit)', 'h2 > button']) {
    await page.locator(thing).first().click();
    await note.getByText(/^E[CR]?\d+$/).waitFor();
    told.push((await note.textContent()) ?? '');
    await page.keyboard.press('Escape');
  }
  expect(new Set(told).size).toBe(told.length);
  await page.context().close();
}, 60_000);

test('the log of a phone is a page of its own', async () => {
  const page = await open(PAIR, PHONE);
  await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap();
  await page.locator('#log li').last().waitFor();
  await page.context().close();
}, 60_000);

test('on a phone a tap lifts the card; it is read there, and put back', async () => {
  const page = await open(PAIR, PHONE);
  await page.getByRole('navigation').getByRole('button', { name: 'Meadow' }).tap();
  const card = page.locator('.card.m').first();
  const name = (await card.locator('.name').textContent()) ?? '';
  await card.tap();
  const lifted = page.getByRole('dialog', { name });
  await lifted.getByRole('heading', { name }).waitFor();
  await expect.poll(() => lifted.locator('.words').textContent()).not.toBe('');
  await lifted.getByRole('button', { name: 'Put it back' }).tap();
  await lifted.waitFor({ state: 'detached' });
  await page.context().close();
}, 60_000);

describe('motion', () => {
  /** How many pieces fly while somebody places a worker. */
  async function flights(motion: 'full' | 'none', options: BrowserContextOptions): Promise<number> {
    const page = await open({ ...PAIR, share: 0.02 }, options, { motion });
    // What makes things fly comes a moment after the table.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /motion-/.test(name)));
    await page.evaluate(() => {
      let count = 0;
      const watch = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target instanceof Element && target.matches('.flights')) count += addedNodes.length;
        }
        document.body.dataset.flown = String(count);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    const place = page.locator('.place.basic.lit').first();
    const name = await place.getAttribute('data-place');
    await place.click();
    await page.locator(`[data-place="${name}"].taken`).first().waitFor();
    await page.waitForTimeout(1000);
    const count = Number(await page.evaluate(() => document.body.dataset.flown));
    await page.context().close();
    return count;
  }

  test.each([
    ['desktop', LOW],
    ['phone', PHONE],
  ])(
    'workers and goods fly on a %s, and stay where they are for those who want no motion',
    async (_, options) => {
      expect(await flights('full', options)).toBeGreaterThan(1);
      expect(await flights('none', options)).toBe(0);
    },
    60_000,
  );
});
