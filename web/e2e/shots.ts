/** Pictures of the page, for people who look at it critically and for the README: `npm run shots` into `web/shots/`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EverdellView } from '@smallfolk/everdell';
import type { Match } from '@smallfolk/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { built, listen } from '../serve.ts';
import { isOut } from '../src/boards/everdell/mistwood/lair/view.ts';
import { launch } from './browser.ts';
import { bringIn, playedCampaign } from './campaign.ts';
import { begun, ready, saveOf } from './mice.ts';
import { crowded, full, laden, ROOMS } from './mice-scenes.ts';
import { moment, type Wanted } from './moments.ts';

const INTO = fileURLToPath(new URL('../shots/', import.meta.url));
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 } };

const RATS: Wanted = { game: 'ratcatcher', seats: ['person'], seed: 'shots', share: 0 };
const CITY: Wanted = {
  game: 'everdell',
  setup: { seats: 2 },
  seats: ['person', 'easy'],
  names: ['', 'Bence'],
  seed: 'shots',
  share: 0,
};

/** She sits in the Meadow, and her web lies over the neighbours. */
const LAIR: Wanted = {
  game: 'everdell',
  setup: { seats: 1, opponent: 'nightweave', level: 2, personality: 'privileged', schemes: 'yes', plan: 'none' },
  seats: ['person'],
  seed: 'shots',
  share: 0.4,
  offers: 'place',
  suits: (_, view) => isOut(view as EverdellView),
};

mkdirSync(INTO, { recursive: true });
await built();
const serving = await listen({ port: 0 });
const browser = await launch();
const only = process.argv.slice(2);

async function shot(name: string, options: BrowserContextOptions, act: (page: Page) => Promise<void>): Promise<void> {
  if (only.length && !only.some((part) => name.includes(part))) return;
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.goto(serving.url);
  try {
    await act(page);
    await page.waitForTimeout(1200);
    // Whoever plays by hand sees no frame around what has the focus.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.screenshot({ path: `${INTO}${name}.png` });
    console.log(name);
  } catch (problem) {
    console.error(name, String(problem).slice(0, 300));
    await page.screenshot({ path: `${INTO}${name}-failed.png` });
  }
  await context.close();
}

/** Opens a moment of a game, as a file from the shelf. */
async function at(page: Page, wanted: Wanted): Promise<void> {
  const buffer = Buffer.from(await moment(wanted));
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'moment.json', mimeType: 'application/json', buffer });
  await page.locator('.desk [data-option], .desk .unfold, .end').first().waitFor({ timeout: 30_000 });
}

/** Opens a room of the castle, without notes. */
async function castle(page: Page, match: Match): Promise<void> {
  await page.evaluate(() => localStorage.setItem('smallfolk.settings', JSON.stringify({ lessons: 'off' })));
  await page.reload();
  const buffer = Buffer.from(saveOf(match));
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'room.json', mimeType: 'application/json', buffer });
  await page.locator('.desk [data-option], .desk .unfold').first().waitFor({ timeout: 30_000 });
}

/** Answers until the others act, and stops there. */
async function others(page: Page): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const last = page.locator('[data-option]').last();
    if (await page.locator('.them').isVisible()) return;
    if (await last.isVisible()) await last.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
}

async function toTheEnd(page: Page): Promise<void> {
  for (let n = 0; n < 80 && !(await page.locator('.end').isVisible()); n++) {
    await page
      .locator('[data-option]')
      .last()
      .click({ timeout: 1500 })
      .catch(() => {});
    await page
      .locator('[aria-keyshortcuts="S"]')
      .click({ timeout: 300 })
      .catch(() => {});
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  const look = { colorScheme };
  await shot(`shelf-${colorScheme}`, { ...DESK, ...look }, async () => {});
  await shot(`shelf-phone-${colorScheme}`, { ...PHONE, ...look }, async () => {});
  await shot(`setup-${colorScheme}`, { ...DESK, ...look }, async (page) => {
    await page.goto(`${serving.url}#/setup/ratcatcher`);
  });
  await shot(`ratcatcher-early-${colorScheme}`, { ...DESK, ...look }, (page) => at(page, { ...RATS, share: 0.06 }));
  await shot(`ratcatcher-late-${colorScheme}`, { ...DESK, ...look }, (page) => at(page, { ...RATS, share: 0.52 }));
  await shot(`ratcatcher-phone-${colorScheme}`, { ...PHONE, ...look }, (page) => at(page, { ...RATS, share: 0.4 }));
  await shot(`everdell-early-${colorScheme}`, { ...DESK, ...look }, (page) => at(page, { ...CITY, share: 0.1 }));
  await shot(`everdell-late-${colorScheme}`, { ...DESK, ...look }, (page) => at(page, { ...CITY, share: 0.75 }));
  await shot(`everdell-phone-${colorScheme}`, { ...PHONE, ...look }, (page) => at(page, { ...CITY, share: 0.5 }));
  await shot(`nightweave-${colorScheme}`, { ...DESK, ...look }, (page) => at(page, LAIR));
  await shot(`nightweave-phone-${colorScheme}`, { ...PHONE, ...look }, (page) => at(page, LAIR));
}
await shot('ratcatcher-tablet', { ...TABLET, colorScheme: 'dark' }, (page) => at(page, { ...RATS, share: 0.5 }));
await shot('everdell-tablet', { ...TABLET, colorScheme: 'light' }, (page) => at(page, { ...CITY, share: 0.5 }));
await shot('ratcatcher-rats-turn', { ...DESK, colorScheme: 'dark' }, async (page) => {
  await at(page, { ...RATS, share: 0.4 });
  await others(page);
});
await shot('nightweave-turn', { ...DESK, colorScheme: 'light' }, async (page) => {
  await at(page, LAIR);
  await others(page);
});
await shot('ratcatcher-end', { ...DESK, colorScheme: 'dark' }, async (page) => {
  await at(page, { ...RATS, share: -2 });
  await toTheEnd(page);
});
await shot('everdell-end', { ...DESK, colorScheme: 'light' }, async (page) => {
  await at(page, { ...CITY, share: -2 });
  await toTheEnd(page);
});
const FOES = ['rat-warrior', 'rat-warrior', 'roach', 'roach', 'spider'];
for (const room of ROOMS) {
  await shot(`mice-room-${room}`, { ...DESK, colorScheme: 'dark' }, (page) => castle(page, full(room, FOES)));
}
for (const colorScheme of ['light', 'dark'] as const) {
  await shot(`mice-crowded-${colorScheme}`, { ...DESK, colorScheme }, (page) => castle(page, crowded()));
  await shot(`mice-phone-${colorScheme}`, { ...PHONE, colorScheme }, (page) => castle(page, crowded()));
}
await shot('mice-wide', { viewport: { width: 2560, height: 1440 }, colorScheme: 'dark' }, (page) =>
  castle(page, crowded()),
);
await shot('mice-tablet', { ...TABLET, colorScheme: 'dark' }, (page) => castle(page, crowded()));
await shot('mice-lying', { ...PHONE, viewport: { width: 844, height: 390 }, colorScheme: 'dark' }, (page) =>
  castle(page, crowded()),
);
await shot('mice-phone-party', { ...PHONE, colorScheme: 'dark' }, async (page) => {
  await castle(page, crowded());
  await page.getByText('The party', { exact: true }).click();
});
for (const boss of ['brodie', 'captain-vurst', 'skitter-clak', 'vanestra', 'elite-rat-warrior', 'cave-centipede']) {
  await shot(`mice-foe-${boss}`, { ...DESK, colorScheme: 'dark' }, (page) => castle(page, full('dining-hall', [boss])));
}
await shot('mice-cards', { ...DESK, colorScheme: 'dark' }, async (page) => {
  await castle(page, await begun({ chapter: '01' }));
  await ready(page);
});
await shot('mice-cards-phone', { ...PHONE, colorScheme: 'dark' }, async (page) => {
  await castle(page, await begun({ chapter: '01' }));
  await ready(page);
});
await shot('mice-sharing', { ...DESK, colorScheme: 'dark' }, async (page) => {
  await castle(page, laden());
  await page.getByRole('button', { name: 'Share with Tilda' }).first().click();
  await page.locator('.hands').waitFor();
});
for (const [size, colorScheme, options] of [
  ['', 'dark', DESK],
  ['-day', 'light', DESK],
  ['-phone', 'dark', PHONE],
] as const) {
  await shot(`mice-book${size}`, { ...options, colorScheme }, async (page) => {
    await castle(page, await begun({ chapter: '01' }));
    await page.locator('dialog.book').waitFor();
  });
  await shot(`mice-leaf${size}`, { ...options, colorScheme }, async (page) => {
    await castle(page, await begun({ chapter: '01' }));
    await page.locator('dialog.book').waitFor();
    await page.keyboard.press('ArrowRight');
  });
  await shot(`mice-campaign${size}`, { ...options, colorScheme }, async (page) => {
    await page.goto(`${serving.url}#/campaign/mice`);
    await bringIn(page, JSON.stringify(await playedCampaign(['prologue', '01'])));
    await page.locator('.mice-list').waitFor({ timeout: 60_000 });
  });
}
await shot('rulebook', { ...DESK, colorScheme: 'light' }, async (page) => {
  await page.goto(`${serving.url}#/rules/ratcatcher`);
  await page.getByRole('navigation').waitFor();
});
await browser.close();
await serving.close();
