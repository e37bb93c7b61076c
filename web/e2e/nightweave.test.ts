/** Nightweave at the table: whole games by clicking what is lit, her half in every size, in both lights, in three languages. */
import type { EverdellView } from '@smallfolk/everdell';
import { allWords } from '@smallfolk/everdell/label.ts';
import type { Decision } from '@smallfolk/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lairOf } from '../src/boards/everdell/mistwood/lair/view.ts';
import { axe } from './axe.ts';
import { faultsOf } from './faults.ts';
import type { Wanted } from './moments.ts';
import { playOut } from './player.ts';
import { beginKnown, complete, type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const TABLET = { viewport: { width: 1024, height: 768 } };
const ALONE: Wanted = {
  game: 'everdell',
  setup: { seats: 1, opponent: 'nightweave', level: 2, personality: 'privileged', plan: 'overwhelming-swarm' },
  seats: ['person'],
  seed: 'night',
  share: 0.45,
};

const ALL_BOXES = {
  ...ALONE.setup,
  ...{ level: 3, personality: 'mean', plan: 'the-scheme-thickens', farms: 'seasonal', corrin: 'yes' },
  ...{ legends: 'yes', abilities: 'yes', spring: 'yes' },
};
/** All boxes open, a city of more than fifteen cards, and every event costs more. */
const CROWDED: Wanted = {
  ...ALONE,
  setup: ALL_BOXES,
  share: 0.7,
  offers: 'place',
};
const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** The scheme that is asked about; the moment is played once for all languages. */
let foiled = '';

/** Later still: 25 cards in a city, and all workers at home. */
const GROWN: Wanted = { ...CROWDED, share: 0.85 };
const TWO: Partial<Wanted> = { setup: { ...ALL_BOXES, seats: 2, plan: 'none' }, seats: ['person', 'easy'] };

/** Names whose letters stand out of what they are written on. */
const cutNames = (page: Page) =>
  page.locator('.card .name, .holdings button > b').evaluateAll((names) =>
    names.flatMap((name) => {
      const paper = name.closest('button')?.getBoundingClientRect();
      const letters = document.createRange();
      letters.selectNodeContents(name);
      const isOut = ({ left, right, top, bottom }: DOMRect) =>
        paper !== undefined &&
        (left < paper.left - 1 || right > paper.right + 1 || top < paper.top - 2 || bottom > paper.bottom + 2);
      return [...letters.getClientRects()].some(isOut) ? [name.textContent] : [];
    }),
  );

function playsBesideHer({ options }: Decision, view: unknown): boolean {
  const { dues } = lairOf(view as EverdellView);
  return options.some((option) => option.from === 'meadow' && dues.some(({ spot }) => spot === option.spot));
}

const farmOrCorrinInMeadow = (_: Decision, view: unknown) =>
  (view as EverdellView).meadow.some((card) => /-farm-\d$|^corrin-/.test(card ?? ''));
const dearInMeadow = (_: Decision, view: unknown) =>
  lairOf(view as EverdellView).dues.some(({ spot }) => spot !== undefined);

const dearEvents = ({ options }: Decision, view: unknown) => {
  const { dues } = lairOf(view as EverdellView);
  const dear = options.filter(({ event }) => dues.some((due) => due.event === event && event !== undefined));
  return options.length > 8 && dear.length > 0;
};

/** The table at that moment. */
const open = (wanted: Wanted, options: BrowserContextOptions = {}, settings: object = {}) =>
  at.table(wanted, options, { lessons: 'off', ...settings });

/** Clicks something that is lit on the table, or else an answer in the bar; behind a curtain, whoever is next sits down. */
async function move(page: Page, n: number): Promise<'board' | 'bar' | 'curtain'> {
  const by = await page.evaluate((n) => {
    const curtain = document.querySelector<HTMLButtonElement>('.curtain button');
    if (curtain) {
      curtain.click();
      return 'curtain';
    }
    const lit = [...document.querySelectorAll<HTMLElement>('.desk button.lit')].filter((one) => one.offsetParent);
    const answers = [...document.querySelectorAll<HTMLElement>('[data-option]')];
    const one = lit[n % lit.length] ?? answers[n % answers.length];
    one?.click();
    return lit.length > 0 ? 'board' : 'bar';
  }, n);
  await complete(page);
  return by as 'board' | 'bar' | 'curtain';
}

/** Plays on, and goes through what is told step by step, until she acts: between two steps one may be asked again. */
async function untilHerTurn(page: Page) {
  const step = page.locator('.them .key').first();
  const hers = page.locator('.them .portrait use[href="#nightweave-face"]');
  const asked = page.locator('.desk button.lit, [data-option]');
  for (let n = 0; n < 300; n++) {
    if (await hers.isVisible()) return;
    if (await step.isVisible()) await step.click({ timeout: 5000 }).catch(() => {});
    else if ((await asked.count()) > 0) await move(page, n);
    else await page.waitForTimeout(100);
  }
  throw new Error('she has not acted');
}

const choose = async (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true }).check({ force: true });

test('the ready-made first game against her, whole, by clicking what is lit; her steps are explained as they come', async () => {
  const { page, wrongs } = await at.open('#/setup/everdell');
  await page.getByRole('button', { name: 'A first game against Nightweave' }).click();
  await settle(page);
  await page.getByText('Nightweave plays first, and by cards.').waitFor();
  await page.getByRole('heading', { name: 'Nightweave’s Lair' }).waitFor();
  await page.getByRole('heading', { name: 'What she does, and why' }).waitFor();
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByText('A turn is one thing').waitFor(); // before the notes on what she does later
  const clicks = await playOut(page, 2000);
  expect(clicks.board).toBeGreaterThan(clicks.bar / 4);
  const end = page.locator('.end');
  await end.getByText('Nightweave').first().waitFor();
  await expect.poll(() => end.locator('use[href="#nightweave-face"]').count()).toBeGreaterThan(0);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 600_000);

test('two people around one screen against her, from the first turn to the end', async () => {
  const { page, wrongs } = await at.open(
    '#/setup/everdell',
    {},
    { motion: 'none', speed: 'fast', takeBack: 0, lessons: 'off' },
  );
  await page.locator('legend').first().waitFor();
  await choose(page, 'Players', '2');
  await choose(page, 'Opponent that plays itself', 'Nightweave');
  await page.locator('#sitter-1').selectOption({ label: 'A person' });
  await beginKnown(page);
  const clicks = await playOut(page, 3000);
  expect(clicks.curtain).toBeGreaterThan(10);
  await page.locator('.end').getByText('Nightweave').first().waitFor();
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 900_000);

describe('her half of the table', () => {
  test('axe finds nothing in either light', async () => {
    for (const options of [{}, PHONE]) {
      const { page } = await open(ALONE, options);
      if (options === PHONE) await page.getByRole('navigation').getByRole('button', { name: 'Her half' }).click();
      for (const theme of ['day', 'night']) {
        await page.evaluate((light) => document.documentElement.setAttribute('data-theme', light), theme);
        expect(await axe(page), theme).toEqual([]);
      }
      await page.context().close();
    }
  }, 240_000);

  test('her turn is told step by step, with the line that counts lit, and every step answers why', async () => {
    const { page } = await open(ALONE, {}, { speed: 'step' });
    await untilHerTurn(page);
    await page.getByRole('button', { name: 'Skip to my turn' }).click();
    await settle(page);
    await expect.poll(() => page.locator('.activity .line.now').count()).toBe(1);
    await expect.poll(() => page.locator('.why li').count()).toBeGreaterThan(0);
    await page.locator('.why .rules button').first().click();
    await page.getByRole('complementary').or(page.locator('.note')).first().waitFor();
    await page.context().close();
  }, 120_000);

  test('on a phone the page turns to her when she acts, and back afterwards; who reads on stays', async () => {
    const { page } = await open(ALONE, PHONE, { speed: 'step', motion: 'none' });
    const tab = (name: string) => page.getByRole('navigation').getByRole('button', { name });
    const isOpen = (name: string) => expect.poll(() => tab(name).getAttribute('aria-pressed')).toBe('true');
    const skip = () => page.getByRole('button', { name: 'Skip to my turn' }).click();
    await tab('Board').click();
    await untilHerTurn(page);
    await isOpen('Her half');
    const top = async (what: string) => (await page.locator(what).first().boundingBox())?.y ?? 0;
    expect(await top('.them .portrait')).toBeGreaterThanOrEqual(await top('.them')); // her face is seen whole
    await skip();
    await isOpen('Board');

    await untilHerTurn(page);
    await isOpen('Her half');
    await page.locator('.why').first().tap();
    await skip();
    await settle(page);
    await isOpen('Her half');
    await page.context().close();
  }, 240_000);

  test('on a phone the Meadow keeps its two rows, and her web reaches over each card from where she sits', async () => {
    const { page } = await open(ALONE, PHONE);
    await page.getByRole('navigation').getByRole('button', { name: 'Meadow' }).click();
    await page.locator('.meadow .her').waitFor();
    const sides = await page.evaluate(() => {
      const middle = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const her = middle(document.querySelector('.meadow > :has(> .her)') as Element);
      return [...document.querySelectorAll('.meadow > *')].flatMap((spot) => {
        const web = spot.querySelector('.reach');
        if (!web) return [];
        const { x, y } = middle(spot);
        const near = (a: number, b: number) => Math.abs(a - b) < 20;
        const level = near(x, her.x) ? '' : her.x < x ? 'left' : 'right';
        const upright = near(y, her.y) ? '' : her.y < y ? 'above' : 'below';
        const has = (side: string) => web.classList.contains(side);
        return [['left', 'right', 'above', 'below'].every((side) => has(side) === [level, upright].includes(side))];
      });
    });
    expect(sides.length).toBeGreaterThan(2);
    expect(sides).not.toContain(false);
    await page.context().close();
  }, 120_000);

  test('what costs more says so before anybody commits', async () => {
    // A card beside her can be played there: it costs a berry more.
    const { page } = await open({ ...ALONE, share: 0.25, suits: playsBesideHer });
    const tags = page.locator('.meadow .due');
    await expect.poll(() => tags.count()).toBeGreaterThan(0);
    await expect.poll(() => tags.first().textContent()).toContain('Privileged: 1 berry more');
    const unfold = page.locator('.unfold[aria-expanded=false]');
    if (await unfold.isVisible()) await unfold.click();
    const dearer = page.locator('[data-option] .hurt', { hasText: 'Privileged: 1 berry more' });
    await expect.poll(() => dearer.count()).toBeGreaterThan(0);
    await page.context().close();
  }, 120_000);

  test.each([
    ['en', {}],
    ['pl', {}],
    ['hu', {}],
    ['en', LAPTOP],
    ['pl', LAPTOP],
    ['hu', LAPTOP],
  ] as const)(
    'in %s, on a desk %o: prices and surcharges leave the names free, scheme and personality are in sight',
    async (language, options) => {
      const setup = { ...ALONE.setup, plan: 'none', schemes: 'yes' };
      const { page } = await open({ ...ALONE, setup }, options, { language, motion: 'none' });
      await page.locator('.intrigues article, .intrigues > *').first().waitFor();
      const { covered, cut } = await page.evaluate(() => {
        const covered = [...document.querySelectorAll('.meadow .card')].flatMap((card) => {
          const name = card.querySelector('.name');
          const letters = document.createRange();
          if (!name) return [];
          letters.selectNodeContents(name);
          const lines = [...letters.getClientRects()];
          const tags = [...document.querySelectorAll('.meadow .cost, .meadow .due')].map((tag) =>
            tag.getBoundingClientRect(),
          );
          const over = (tag: DOMRect) =>
            lines.some(
              (line) =>
                tag.left < line.right - 1 &&
                tag.right > line.left + 1 &&
                tag.top < line.bottom - 3 &&
                tag.bottom > line.top + 3,
            );
          return tags.some(over) ? [name.textContent] : [];
        });
        const edge = document.querySelector('.hers')?.getBoundingClientRect().bottom ?? 0;
        const cards = [...document.querySelectorAll('.intrigues > *')];
        return { covered, cut: cards.map((card) => card.getBoundingClientRect().bottom - edge).filter((by) => by > 1) };
      });
      expect(covered).toEqual([]);
      expect(cut).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test.each(['en', 'pl', 'hu'] as const)(
    'in %s, on a laptop, with two cards that can be taken beside the question, no answer is cut',
    async (language) => {
      // Mean keeps all but two cards of the Meadow from whoever prepares for summer.
      const suits = ({ options }: Decision, view: unknown) =>
        [1, 2, 5, 6].includes(lairOf(view as EverdellView).figure) &&
        (view as EverdellView).players[0]?.season === 'spring' &&
        Number((view as EverdellView).players[0]?.handSize) < 7 &&
        options.some((option) => option.do === 'prepare');
      const wanted = { ...ALONE, setup: { ...ALONE.setup, personality: 'mean', plan: 'none' }, share: 0.1, suits };
      const { page } = await open(wanted, LAPTOP, { language, motion: 'none' });
      await page.locator('[data-option^="prepare"]').first().click();
      await page.locator('.opt.done').waitFor({ timeout: 10_000 });
      const answers = page.locator('.ask .opt');
      const cut = await answers.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
      );
      expect(await answers.count()).toBeLessThan(4);
      expect(cut).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test('while she plays on after the last person has passed, no score is called final', async () => {
    const wanted = { ...ALONE, share: 0.6, suits: ({ options }: Decision) => options.some((one) => one.do === 'pass') };
    const { page } = await open(wanted, {}, { speed: 'step', motion: 'none' });
    if (await page.locator('.unfold[aria-expanded=false]').isVisible()) await page.locator('.unfold').click();
    await page.locator('[data-option^="pass"]').first().click();
    if (await page.locator('.opt.sure').isVisible()) await page.locator('.opt.sure').click();
    await page.locator('.them').waitFor({ timeout: 10_000 });
    expect(await page.locator('.scores h2').first().textContent()).toBe('If the game ended now');
    await page.context().close();
  }, 60_000);

  test('in a low window, with a hand in two rows, the number of a key covers neither a name nor a price', async () => {
    const suits = ({ options }: Decision, view: unknown) => {
      const hand = (view as EverdellView).players[0]?.hand ?? [];
      return hand.length > 7 && options.filter(({ do: what, from }) => what === 'play' && from === 'hand').length > 2;
    };
    const low = { viewport: { width: 1280, height: 680 } };
    const { page } = await open({ ...ALONE, share: 0.1, suits }, low, { language: 'pl', motion: 'none' });
    await expect.poll(() => page.locator('.hand kbd').count()).toBeGreaterThan(1);
    const covered = await page.locator('.hand .card:has(kbd)').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const key = card.querySelector('kbd')?.getBoundingClientRect();
        const over = [...card.querySelectorAll('.name, .cost')].filter((one) => {
          const { left, top, bottom } = one.getBoundingClientRect();
          return key && key.right > left + 1 && key.top < bottom - 1 && key.bottom > top + 1;
        });
        return over.map(({ className, textContent }) => `${className} ${textContent}`);
      }),
    );
    expect(covered).toEqual([]);
    await page.context().close();
  }, 60_000);

  test.each(['en', 'pl', 'hu'] as const)(
    'in %s, on a laptop with all boxes open: names of a large city, points of events and the count of the hand stay free',
    async (language) => {
      const { page } = await open(GROWN, LAPTOP, { language, motion: 'none' });
      await page.locator('.event > .due').first().waitFor();
      expect(await cutNames(page)).toEqual([]);
      const { named, worth, hand } = await page.evaluate(() => {
        type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
        const shared = (a: Box, b: Box) =>
          Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
          Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
        const named = [...document.querySelectorAll('.own .card.s')].flatMap((card) => {
          const name = card.querySelector('.name');
          const letters = document.createRange();
          if (!name) return [];
          letters.selectNodeContents(name);
          const lines = [...letters.getClientRects()];
          const signs = [...card.querySelectorAll('.occupied, .year')].map((sign) => sign.getBoundingClientRect());
          const over = lines.length < 3 && signs.some((sign) => lines.some((line) => shared(line, sign) > 40));
          return over ? [name.textContent] : [];
        });
        const worth = [...document.querySelectorAll('.event:has(> .due)')].flatMap((event) => {
          const points = event.querySelector('.worth')?.getBoundingClientRect();
          const due = event.querySelector('.due')?.getBoundingClientRect();
          const hidden = points && due ? shared(points, due) / (points.width * points.height) : 0;
          return hidden > 0.4 ? [event.getAttribute('data-place')] : [];
        });
        const edge = document.querySelector('section.hand')?.getBoundingClientRect().right ?? 0;
        const tray = [...document.querySelectorAll('section.hand .tray *')];
        return { named, worth, hand: tray.filter((part) => part.getBoundingClientRect().right > edge + 1).length };
      });
      expect(named).toEqual([]);
      expect(worth).toEqual([]);
      expect(hand).toBe(0);
      await page.context().close();
    },
    60_000,
  );

  test.each([LAPTOP, {}])(
    'on %o a payment in many ways leaves city and hand in sight, and all of it can be reached',
    async (options) => {
      const inManyWays = ({ ask, options: { length } }: Decision) => ask === 'pay' && length > 6 && length < 10;
      const wanted = { ...ALONE, setup: ALL_BOXES, share: 0.3, suits: inManyWays };
      const { page } = await open(wanted, options, { language: 'pl', motion: 'none' });
      const bar = await page.locator('.ask').boundingBox();
      const mine = await page.locator('.mine').boundingBox();
      expect((mine?.y ?? 0) + (mine?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      const answers = page.locator('[data-option]');
      expect(await answers.count()).toBeGreaterThan(6);
      await answers.last().scrollIntoViewIfNeeded();
      const last = await answers.last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      await page.context().close();
    },
    60_000,
  );

  test.each([{}, LAPTOP, TABLET])(
    'on %o answers that cost more are read whole, no word of them broken',
    async (options) => {
      const dear = { ...CROWDED, share: 0.3, suits: dearEvents };
      const { page } = await open(dear, options, { language: 'hu', motion: 'none' });
      const answers = page.locator('[data-option]:has(.hurt)');
      expect(await answers.count()).toBeGreaterThan(0);
      const wrong = await answers.evaluateAll((all) =>
        all.flatMap((answer) => {
          const bottom = answer.closest('.opts')?.getBoundingClientRect().bottom ?? 0;
          const name = answer.querySelector('b')?.firstChild;
          const isBroken = (word: RegExpExecArray) => {
            const letters = document.createRange();
            letters.setStart(name as Node, word.index);
            letters.setEnd(name as Node, word.index + word[0].length);
            return letters.getClientRects().length > 1;
          };
          const words = [...(name?.textContent ?? '').matchAll(/[^\s-]+/g)];
          const isWhole = words.length > 0 && !words.some(isBroken);
          return isWhole && answer.getBoundingClientRect().bottom < bottom + 1 ? [] : [answer.textContent];
        }),
      );
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

  test.each([LAPTOP, {}])(
    'on %o seasons of Farms and links of Corrin leave names and words free',
    async (options) => {
      for (const wanted of [{ setup: ALL_BOXES }, TWO]) {
        const signed = { ...ALONE, ...wanted, seed: 'owl', share: 0.5, suits: farmOrCorrinInMeadow };
        const { page } = await open(signed, options, { language: 'pl', motion: 'none' });
        const covered = await page.locator('.meadow .card').evaluateAll((cards) =>
          cards.flatMap((card) => {
            const sign = card.querySelector('.year, .link')?.getBoundingClientRect();
            return [...card.querySelectorAll('.name, .foot em')].flatMap((words) => {
              const letters = document.createRange();
              letters.selectNodeContents(words);
              const isOver = (line: DOMRect) =>
                sign !== undefined &&
                line.width > 1 &&
                sign.left < line.right - 1 &&
                sign.right > line.left + 1 &&
                sign.top < line.bottom - 3 &&
                sign.bottom > line.top + 3;
              return [...letters.getClientRects()].some(isOver) ? [words.textContent] : [];
            });
          }),
        );
        expect(await page.locator('.meadow :is(.year, .link)').count()).toBeGreaterThan(0);
        expect(covered).toEqual([]);
        const before = await page.locator('.own .card.s').evaluateAll((cards) =>
          cards.flatMap((card) => {
            const name = card.querySelector('.name');
            if (!name) return [];
            const { top } = name.getBoundingClientRect();
            const isBefore = (sign: Element) =>
              sign.getBoundingClientRect().bottom > top + 3 &&
              Number(getComputedStyle(sign).zIndex) > Number(getComputedStyle(name).zIndex);
            return [...card.querySelectorAll('.occupied, .year, .link')].some(isBefore) ? [name.textContent] : [];
          }),
        );
        expect(before).toEqual([]);
        await page.context().close();
      }
    },
    60_000,
  );

  test('two people on a laptop: the own city is whole above the question', async () => {
    const setup = { seats: 2, opponent: 'nightweave', level: 2, personality: 'nasty' };
    const two = { ...ALONE, setup, seats: ['person', 'easy'], share: 0.5 };
    const { page } = await open(two, LAPTOP, { motion: 'none' });
    const slots = page.locator('.own .grid > :visible');
    const lowest = await slots.last().boundingBox();
    const ask = await page.locator('.ask').boundingBox();
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(ask?.y ?? 0);
    await page.context().close();
  }, 60_000);

  test('after a choice from the opened list the bar is low again while she is told of', async () => {
    const { page } = await open({ ...ALONE, share: 0.02 }, {}, { speed: 'step', motion: 'none' });
    const tall = async () => (await page.locator('.ask').boundingBox())?.height ?? 0;
    const before = await tall();
    await page.locator('.unfold').click();
    await page.locator('.unfold[aria-expanded=true]').waitFor();
    expect(await tall()).toBeGreaterThan(before);
    await page.locator('[data-option^="place"]').first().click();
    await page.locator('.ask:is(.wait, .them)').waitFor();
    expect(await tall()).toBeLessThanOrEqual(before + 1);
    await page.context().close();
  }, 60_000);

  test.each(['normal', 'largest'])(
    'on a phone, %s letters: a surcharge stays within its card, no name or cheaper way is cut, and all is large enough to be touched',
    async (size) => {
      const dear = { ...CROWDED, share: 0.3, suits: dearInMeadow };
      const { page } = await open(dear, PHONE, { size, motion: 'none', language: 'hu' });
      await page.getByRole('navigation').getByRole('button', { name: 'Rét' }).click();
      await page.locator('.meadow .due').first().waitFor();
      const wrong = await page.evaluate(() => {
        const beyond = [...document.querySelectorAll('.meadow .card:has(.due)')].filter((card) => {
          const due = card.querySelector('.due')?.getBoundingClientRect();
          const { left, right } = card.getBoundingClientRect();
          return !due || due.left < left - 1 || due.right > right + 5;
        });
        const cut = [...document.querySelectorAll('.meadow .way > span')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        );
        return [...beyond, ...cut].length;
      });
      expect(wrong).toBe(0);
      expect(await cutNames(page)).toEqual([]);
      for (const name of ['Város', 'Az ő fele']) {
        await page.getByRole('navigation').getByRole('button', { name }).click();
        await page.waitForTimeout(150);
        expect(await faultsOf(page, true)).toEqual([]);
      }
      await page.context().close();
    },
    60_000,
  );

  test.each(['en', 'pl', 'hu'] as const)(
    'in %s, on a phone the question whether to foil a scheme says what the scheme does and what it costs, all of it in sight',
    async (language) => {
      let scheme = '';
      const isFoil = ({ ask, about }: Decision) => {
        if (ask === 'foil') scheme = String(about?.id ?? '');
        return ask === 'foil';
      };
      const setup = { ...ALONE.setup, plan: 'the-scheme-thickens' };
      const wanted = { ...ALONE, setup, share: 0, suits: isFoil };
      for (const options of [PHONE, { ...PHONE, viewport: { width: 360, height: 640 } }, LYING]) {
        const { page } = await open(wanted, options, { language, motion: 'none' });
        foiled ||= scheme;
        const about = page.locator('.ask .about');
        const said = (await allWords(language)).effect(foiled);
        const [what, price] = [said.slice(0, said.lastIndexOf('. ')), said.split(': ').at(-1)];
        expect(await about.textContent()).toContain(what);
        expect(await about.textContent()).toContain(price);
        const hidden = await about.evaluate((text) => {
          const bar = text.closest('.ask')?.getBoundingClientRect();
          return text.getBoundingClientRect().bottom - (bar?.bottom ?? 0);
        });
        expect(hidden).toBeLessThanOrEqual(0);
        await page.context().close();
      }
      const { page } = await open(wanted, PHONE, { language, motion: 'none', size: 'largest' });
      const wide = await page.locator('.ask').evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(wide).toBeLessThanOrEqual(1);
      await page.context().close();
    },
    120_000,
  );

  const TITLES = { en: 'Nightweave’s Lair', pl: 'Leże Pajęczycy', hu: 'Éjszövő odúja' };
  test.each(['en', 'pl', 'hu'] as const)(
    'in %s, on a phone upright and lying and on a tablet, nothing scrolls sideways',
    async (language) => {
      for (const options of [PHONE, LYING, TABLET]) {
        const { page, wrongs } = await open(ALONE, options, { language });
        const tabs = page.getByRole('navigation').getByRole('button');
        for (let n = 0; n < (await tabs.count()); n++) {
          await tabs.nth(n).click();
          await page.waitForTimeout(150);
          const sideways = await page.evaluate(() =>
            [document.documentElement, ...document.querySelectorAll('.page')].some(
              (one) => one.scrollWidth > one.clientWidth + 1,
            ),
          );
          expect([n, sideways]).toEqual([n, false]);
          if (await page.getByRole('heading', { name: TITLES[language] }).isVisible()) break;
        }
        await page.getByRole('heading', { name: TITLES[language] }).waitFor();
        expect(wrongs).toEqual([]);
        await page.context().close();
      }
    },
    240_000,
  );
});
