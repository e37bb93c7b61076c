/** Everyone: axe finds nothing in either light, a phone never scrolls sideways, text may be twice as large. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** The pages of the app, each as a way to get there from the shelf. */
const places: Record<string, (page: Page) => Promise<void>> = {
  shelf: async (page) => page.getByRole('heading', { name: 'Smallfolk' }).waitFor(),
  'set-up': async (page) => {
    await page.goto(`${at.url}#/setup/everdell`);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
  },
  rulebook: async (page) => {
    await page.goto(`${at.url}#/rules/everdell/E30`);
    await page.locator('#rule-E30').waitFor();
  },
  about: async (page) => {
    await page.goto(`${at.url}#/about`);
    await page.getByRole('heading', { name: 'Credits' }).waitFor();
  },
  settings: async (page) => {
    await page.goto(`${at.url}#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  },
  'table of Crumbs': async (page) => {
    await page.getByRole('button', { name: 'Crumbs: Play now' }).click();
    await settle(page);
  },
  'table of The Ratcatcher': async (page) => {
    await page.getByRole('button', { name: 'Play now: The Ratcatcher' }).click();
    await settle(page);
  },
  'table of Everdell': async (page) => {
    await page.getByRole('button', { name: 'Play now: Everdell' }).click();
    await settle(page);
  },
  'covered table of Everdell': async (page) => {
    await page.goto(`${at.url}#/setup/everdell`);
    await page.locator('#sitter-1').selectOption({ label: 'A person' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.curtain').waitFor();
  },
  menu: async (page) => {
    await page.getByRole('button', { name: 'Crumbs: Play now' }).click();
    await settle(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

test('axe finds what is wrong, anywhere on a page', async () => {
  const { page } = await at.open('#/about');
  await places.about?.(page);
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'Hardly to be read';
    Object.assign(pale.style, { color: 'rgb(118 118 118)', background: 'rgb(128 128 128)' });
    document.querySelector('h1, h2')?.after(document.createElement('button'), pale);
  });
  const found = (await axe(page)).map((fault) => fault.slice(0, fault.indexOf(':')));
  expect(found.sort()).toEqual(['button-name', 'color-contrast']);
}, 60_000);

describe.each(['light', 'dark'] as const)('axe finds nothing, %s', (colorScheme) => {
  test.each(Object.keys(places))(
    '%s',
    async (name) => {
      const { page, wrongs } = await at.open('', { colorScheme });
      await places[name]?.(page);
      expect(await axe(page)).toEqual([]);
      expect(wrongs).toEqual([]);
      await page.context().close();
    },
    60_000,
  );
});

describe('a phone in portrait', () => {
  test.each(Object.keys(places))(
    '%s: no sideways scrolling',
    async (name) => {
      const { page } = await at.open('', PHONE);
      await places[name]?.(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.context().close();
    },
    60_000,
  );

  test.each(['table of Crumbs', 'table of Everdell'])(
    'axe finds nothing: %s',
    async (name) => {
      const { page } = await at.open('', PHONE);
      await places[name]?.(page);
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test('axe finds nothing on any page of Everdell', async () => {
    const { page } = await at.open('', PHONE);
    await places['table of Everdell']?.(page);
    for (const tab of ['Meadow', 'Hand', 'City', 'Others']) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).click();
      expect(await axe(page), tab).toEqual([]);
    }
    await page.context().close();
  }, 60_000);
});

test('text twice as large: every page still fits', async () => {
  for (const name of ['shelf', 'set-up', 'table of Crumbs']) {
    const { page } = await at.open('', PHONE, { size: 'largest' });
    await places[name]?.(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
    await page.context().close();
  }
}, 60_000);
