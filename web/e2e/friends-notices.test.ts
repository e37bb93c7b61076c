/** "Your turn" while the page is closed: asked for, sent, encrypted, read, shown by the service worker in one's language. */
import { files } from '@smallfolk/server';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SmallfolkServer } from '../../server/server.ts';
import { Client } from '../../server/testing/client.ts';
import { type PushService, pushService } from '../../server/testing/push-service.ts';
import { newFolder, serveHere } from '../../server/testing/serving.ts';
import { axe } from './axe.ts';
import { type Site, site } from './site.ts';

let at: Site;
let server: SmallfolkServer;
let service: PushService;
let later = 0;
const folder = newFolder();
beforeAll(async () => {
  at = await site();
  service = await pushService();
  server = await serveHere(folder, {
    pages: files(at.folder),
    push: { services: [service.origin] },
    now: () => Date.now() + later,
  });
}, 180_000);
afterAll(async () => {
  await at?.close();
  await server?.close();
  await service?.close();
  folder.remove();
});

/** Browsers talk to the push services of their makers; here this machine's one takes their place. */
async function withService(context: BrowserContext, path: string): Promise<void> {
  await context.addInitScript((subscription) => {
    const made = { toJSON: () => subscription, unsubscribe: async () => localStorage.removeItem('pushed') !== null };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('pushed', '1');
      return made as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('pushed') ? (made as unknown as PushSubscription) : null;
  }, service.browser(path));
}

/** Hands a message to the service worker as the browser does when one arrives. */
async function arrive(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url.slice(0, -1),
    registrationId,
    data: text,
  });
}

test('asked for on the page, told by the service worker, which leads to the room', async () => {
  service.delivered.length = 0; // when it is tried again
  const zosia = await Client.connect(server.url);
  const { room, links } = await zosia.must({
    do: 'create',
    game: 'everdell',
    setup: { seats: 2 },
    seats: ['me', 'open'],
    clock: { kind: 'days', days: 2 },
  });
  const context = await at.browser.newContext({
    locale: 'pl',
    permissions: ['notifications'],
    reducedMotion: 'reduce',
  });
  await withService(context, '/bence');
  const page = await context.newPage();
  await page.goto(`${server.url}#/room/${room.id}/${links.sit}`);
  await page.getByRole('button', { name: /^Siadam/ }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await page.getByText('Damy znać, kiedy będzie twoja kolej.').waitFor();
  expect(await axe(page)).toEqual([]);
  await zosia.must({ do: 'begin', room: room.id });
  await page.goto('about:blank');

  // Zosia plays until it is his turn, and a minute passes.
  for (let n = 0; n < 200 && zosia.snapshot?.decision?.seat === 0; n++)
    await zosia.must({ do: 'choose', table: room.id, answer: 0 });
  await expect.poll(() => zosia.snapshot?.decision?.seat).toBe(1);
  const noted = () => server.store.database.read('select * from notice where room = ?1', [room.id]);
  await expect.poll(async () => (await noted()).length).toBe(1);
  later += 61_000;
  await server.notices?.look();
  expect(service.delivered.map(({ path }) => path)).toEqual(['/bence']);

  // A worker that is still being installed hears nothing.
  await page.goto(`${server.url}#/`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await arrive(page, service.delivered[0]?.text ?? '');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const shown = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope;
      const all = await scope.registration.getNotifications();
      return all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
    });
  await expect
    .poll(shown, { timeout: 20_000 })
    .toEqual([{ title: 'Everdell', body: 'Twoja kolej.', lang: 'pl', tag: room.id }]);

  // A click leads to the room. Only a real one may open windows, so where to is all that is looked at.
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return 'none';
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(String(url));
        return null;
      };
      scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  });
  expect(opened).toBe(`${server.url}#/room/${room.id}`);
  await page.goto(opened);
  await page.locator('[data-option], .unfold').first().waitFor({ timeout: 30_000 });

  // And it can be ended again, from the table.
  await page.locator('.bar li button').nth(1).click();
  await page.getByRole('button', { name: 'Bez powiadomień' }).click();
  await expect.poll(async () => (await server.store.database.read('select * from subscription')).length).toBe(0);
  await context.close();
}, 120_000);

test('an iPhone is told what it needs, in three languages', async () => {
  const zosia = await Client.connect(server.url);
  const { room, links } = await zosia.must({
    do: 'create',
    game: 'crumbs',
    setup: { mice: 4 },
    seats: ['me', 'open', 'open', 'open'],
    clock: { kind: 'days', days: 2 },
  });
  for (const [locale, sit, said] of [
    ['en-GB', /^Sit down/, 'Add to Home Screen'],
    ['pl', /^Siadam/, 'Do ekranu początkowego'],
    ['hu', /^Leülök/, 'Főképernyőhöz adás'],
  ] as const) {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';
    const viewport = { width: 390, height: 844 };
    const context = await at.browser.newContext({
      locale,
      userAgent,
      viewport,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(window, 'Notification');
    });
    const page = await context.newPage();
    await page.goto(`${server.url}#/room/${room.id}/${links.sit}`);
    await page.getByRole('button', { name: sit }).first().click();
    await page.getByText(said).waitFor();
    await context.close();
  }
}, 60_000);

test('who waits reminds somebody who is away, once an hour', async () => {
  service.delivered.length = 0;
  const zosia = await Client.connect(server.url);
  const seats = ['me', 'open'];
  const { room, links } = await zosia.must({ do: 'create', game: 'everdell', setup: { seats: 2, start: 2 }, seats });
  const bence = await Client.connect(server.url);
  await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
  await bence.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
  await bence.must({ do: 'notify', subscription: service.browser('/away') });
  const context = await at.browser.newContext({ locale: 'hu', serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.url}#/room/${room.id}/${links.seats?.[0]?.secret}`);
  await page.getByText('Bence').first().waitFor();
  await zosia.must({ do: 'begin', room: room.id });
  await page.locator('.desk').waitFor({ timeout: 40_000 });
  const chip = page.locator('aside.bar li button').nth(1);
  const remind = page.getByRole('button', { name: 'Emlékeztessük' });
  await chip.click();
  expect(await remind.count()).toBe(0); // he is here
  await page.keyboard.press('Escape');
  await bence.close();
  await page.locator('aside.bar li button.away').waitFor();
  expect(await chip.textContent()).toContain('nincs itt');
  await chip.click();
  await remind.click();
  await page.getByText('Az emlékeztető úton van.').waitFor();
  expect(await axe(page)).toEqual([]);
  await server.notices?.look();
  expect(service.delivered.map(({ path, text }) => [path, JSON.parse(text).kind])).toEqual([['/away', 'remind']]);
  await page.keyboard.press('Escape');
  await chip.click();
  await remind.click();
  await page.getByText('Kevesebb mint egy órája kapott emlékeztetőt.').waitFor();
  await context.close();
}, 120_000);
