/**
 * How much the page does: processor time of its main thread from a choice to the next paint, late in real games, on a
 * desk and on a phone that is four times slower, and from the shelf to the first question. `npm run bench web`.
 */
import type { Amount } from '@smallfolk/kernel/bench';
import type { CDPSession, Page } from 'playwright-core';
import build from './build.ts';
import { moment, type Wanted } from './moments.ts';
import { complete, type Site, settle, site } from './site.ts';

/** Choices that are timed on each table. */
const CHOICES = 40;
/** A phone is so many times slower. */
const SLOWER = 4;
interface Timed extends Wanted {
  readonly name: string;
  /** What a choice may take in the middle, and in 95 of 100. */
  readonly atMost: readonly [median: number, most: number];
}
const TABLES: readonly Timed[] = [
  { name: 'ratcatcher', game: 'ratcatcher', seats: ['person'], seed: 'care', share: 0.5, atMost: [20, 60] },
  {
    name: 'everdell',
    game: 'everdell',
    setup: { seats: 2 },
    seats: ['person', 'easy'],
    seed: 'care',
    share: 0.4,
    atMost: [20, 60],
  },
  {
    name: 'nightweave',
    game: 'everdell',
    setup: { seats: 1, opponent: 'nightweave', level: 2 },
    seats: ['person'],
    seed: 'care',
    share: 0.4,
    atMost: [50, 150],
  },
  {
    name: 'mice',
    game: 'mice',
    setup: { chapter: '01' },
    seats: ['person'],
    seed: 'care',
    share: 0.4,
    atMost: [50, 150],
  },
];

interface Taken {
  /** Processor time of the main thread from the choice to the paint of what came of it, each choice, sorted. */
  readonly work: readonly number[];
  /** The longest task among them. */
  readonly longest: number;
}

/** One page for all figures; the process ends with the last of them. */
let opened: Promise<Site> | undefined;
const page = () => (opened ??= build().then(site));

/** Milliseconds that the main thread has worked so far: on the processor, whatever else the machine does. */
async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function watched(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return client;
}

/** Until what came of the last choice is painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Presses one of the options, whichever the number says, and waits for the paint of what came of it. */
function press(page: Page, number: number): Promise<void> {
  return page.evaluate(async (number) => {
    const options = document.querySelectorAll<HTMLButtonElement>('[data-option]');
    const [option, desk] = [options[number % options.length], document.querySelector('.desk')];
    if (!option || !desk) throw new Error('nothing can be chosen');
    const changed = new Promise<void>((resume) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resume();
      });
      watch.observe(desk, { childList: true, characterData: true, subtree: true });
    });
    option.click();
    await changed;
    await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  }, number);
}

/** The longest task on this page since it was last asked for. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { longest } = globalThis as unknown as { longest: { task: number } };
    const { task } = longest;
    longest.task = 0;
    return task;
  });
}

/** What it takes to lay the table is no choice. */
async function lay(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'bench.json', mimeType: 'application/json', buffer });
  await settle(page);
  await longestTask(page);
}

async function choices(wanted: Wanted, phone: boolean): Promise<Taken> {
  const at = await page();
  const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const { page: table } = await at.open('', { viewport: size, hasTouch: phone, reducedMotion: 'reduce' });
  await table.addInitScript(() => {
    localStorage.setItem('smallfolk.settings', JSON.stringify({ lessons: 'off', takeBack: 0, careful: false }));
    const longest = { task: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask' });
  });
  await table.reload();
  const save = Buffer.from(await moment(wanted));
  const client = await watched(table);
  if (phone) await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await lay(table, save);
  const work: number[] = [];
  let longest = 0;
  for (let n = 0; work.length < CHOICES; n++) {
    await settle(table);
    if (await table.locator('.end').isVisible()) {
      longest = Math.max(longest, await longestTask(table));
      await table.goto(at.url);
      await lay(table, save);
    }
    const fold = table.locator('.unfold[aria-expanded=false]');
    if (await fold.isVisible()) await fold.click();
    if (await complete(table)) continue;
    await painted(table);
    const before = await worked(client);
    await press(table, n * 7);
    work.push((await worked(client)) - before);
  }
  longest = Math.max(longest, await longestTask(table));
  await table.context().close();
  return { work: work.sort((a, b) => a - b), longest };
}

const known = new Map<string, Promise<Taken>>();
function taken(wanted: Timed, phone = false): Promise<Taken> {
  const key = `${wanted.name} ${phone}`;
  const kept = known.get(key) ?? choices(wanted, phone);
  known.set(key, kept);
  return kept;
}

const share = (sorted: readonly number[], of: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;

async function shelfToFirst(title: string): Promise<number> {
  const at = await page();
  const { page: shelf } = await at.open('', { reducedMotion: 'reduce' });
  const begin = shelf.getByRole('button', { name: `Play now: ${title}` });
  await begin.waitFor();
  await painted(shelf);
  const client = await watched(shelf);
  const before = await worked(client);
  await begin.click();
  await shelf.locator('[data-option], .unfold').first().waitFor({ timeout: 60_000 });
  await painted(shelf);
  const work = (await worked(client)) - before;
  await shelf.context().close();
  return work;
}

/** The last figure closes what the first one opened. */
async function closing(work: Promise<number>): Promise<number> {
  const value = await work;
  await (await page()).close();
  return value;
}

const ms = 'ms on the processor';
const figures: Amount[] = TABLES.flatMap((wanted): Amount[] => {
  const [middle, most] = wanted.atMost;
  const of = (name: string, atMost: number, measure: () => Promise<number>): Amount => ({
    name: `${wanted.name}: ${name}`,
    unit: ms,
    measure,
    atMost,
  });
  return [
    of('choice to paint, median', middle, async () => share((await taken(wanted)).work, 0.5)),
    of('choice to paint, 95 of 100', most, async () => share((await taken(wanted)).work, 0.95)),
    { ...of('longest task', 100, async () => (await taken(wanted)).longest), unit: 'ms' },
    of('choice to paint on a phone, median', 250, async () => share((await taken(wanted, true)).work, 0.5)),
  ];
});

export const benchmarks: readonly Amount[] = [
  ...figures,
  {
    name: 'everdell: from the shelf to the first question',
    unit: ms,
    atMost: 350,
    measure: () => closing(shelfToFirst('Everdell')),
  },
];
