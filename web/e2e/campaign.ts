/** Campaigns of Mice and Mystics, made beside the page: chapters played by bots, each with what the one before has left. */
import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { atTheStart, type CampaignRecord, legacyOf, newCampaign, withChapter } from '@smallfolk/protocol';
import type { Page } from 'playwright-core';

const SETUP = { players: 1, edition: 'pl' };
/** A match that is not over by then is not waited for. */
const MOST = 500;

async function boxOfMice() {
  const box = await shelf.mice?.();
  if (!box?.campaign) throw new Error('mice have no campaign');
  return { ...box, campaign: box.campaign };
}

/** The record after these chapters, whatever way they ended, with all its matches. */
export async function playedCampaign(chapters: readonly string[], title = 'By candle light'): Promise<CampaignRecord> {
  const { game, campaign } = await boxOfMice();
  let record: CampaignRecord = { ...newCampaign('mice', SETUP, ['person']), title, saves: {} };
  for (const chapter of chapters) {
    const before = atTheStart(campaign, record, { chapter });
    const setup = parseSetup(game, { ...SETUP, chapter });
    if (!setup.ok) throw new Error(setup.message);
    const match = played(chapter, (seed) => Match.start(game, setup.value, seed, { legacy: legacyOf(before) }));
    if (!match.result) throw new Error(`no game of ${chapter} came to its end`);
    const name = `chapter-${record.played.length}`;
    const save = JSON.parse(JSON.stringify({ ...match.save(), seats: ['person'] }));
    const ended = { chapter: { chapter }, result: match.result, name, leaves: match.leaves };
    record = { ...withChapter(before, ended), saves: { ...record.saves, [name]: save } };
  }
  return record;
}

function played(chapter: string, begin: (seed: string) => Match): Match {
  for (let n = 0; n < 20; n++) {
    const match = begin(seedOf(`${chapter} ${n}`));
    const bot = botNamed('easy', seedOf(`bot ${n}`));
    if (!bot.ok) throw new Error(bot.message);
    for (let question = questionOf(match); question && match.choices.length < MOST; question = questionOf(match))
      match.choose(decide(bot.value, question).best());
    if (match.result) return match;
  }
  throw new Error(`chapter ${chapter} did not come to its end in 20 games`);
}

export async function bringIn(page: Page, contents: string, name = 'campaign.json'): Promise<void> {
  const input = page.locator('input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(contents) });
}

/** Looks on until the chapter is over: whatever is told is skipped, whatever is read is laid aside. */
export async function lookOn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.querySelector('.end')) return true;
      document.querySelector<HTMLElement>('dialog.book .shut')?.click();
      document.querySelector<HTMLElement>('[aria-keyshortcuts="S"], .handon')?.click();
      return false;
    },
    undefined,
    { timeout: 600_000, polling: 200 },
  );
}

/** From the end of a chapter to the campaign. A last page of the tale opens about then, and lies over it until it is read. */
export async function turnThePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const reading = setInterval(() => {
      document.querySelector<HTMLElement>('dialog.book .shut')?.click();
      if (!location.hash.startsWith('#/table')) clearInterval(reading);
    }, 100);
  });
  await page.getByRole('link', { name: 'Turn the page' }).click();
}
