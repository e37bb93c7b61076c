/** Taking back at an online table: what others see of it, and a slip that nobody has seen yet. */
import type { OpenDecision } from '@smallfolk/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { accessible, atTable, hurried, PHONE } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

const question = ({ snapshot }: Client): OpenDecision | undefined => {
  const decision = snapshot?.decision;
  return decision && 'options' in decision ? decision : undefined;
};

test('what somebody takes back goes from the board and the log of the others, who read that it was', async () => {
  const zosia = await Client.connect(at.url);
  const setup = { chapter: '01', players: 2 };
  const asked = { do: 'create', game: 'mice', setup, seats: ['me', 'open'], name: 'Zosia' } as const;
  const { room, links } = await zosia.must(asked);
  const bence = await Client.connect(at.url);
  await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
  const { links: back } = await bence.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
  await zosia.must({ do: 'begin', room: room.id });
  const table = room.id;
  const choose = (client: Client, kind = 'move') => {
    const answer = question(client)?.options.findIndex((option) => option.do === kind) ?? 0;
    return client.must({ do: 'choose', table, answer: Math.max(0, answer) });
  };
  const inStep = () =>
    Promise.all([zosia, bence].map((one) => one.until(({ room: now }) => now?.version === latest())));
  const latest = () => Math.max(zosia.room?.version ?? 0, bence.room?.version ?? 0);
  // Until it is Zosia's turn and a mouse of hers can go somewhere.
  const canGo = () => question(zosia)?.options.some((option) => option.do === 'move') ?? false;
  for (let n = 0; n < 60 && !canGo(); n++) {
    await choose(question(zosia) ? zosia : bence);
    await inStep();
  }
  const secret = back.seats?.[0]?.secret;
  const { page, wrongs } = await hurried(at, `#/room/${table}/${secret}`);
  await atTable(page);
  const lines = () => page.locator('#log li').allTextContents();
  const board = () => page.locator('[data-who], .figure').evaluateAll((all) => all.map((one) => one.outerHTML));
  await expect.poll(async () => (await lines()).length).toBeGreaterThan(3);
  // The pages of the tale lie over the table until they are read.
  const read = async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('dialog.book .shut')?.click());
    return page.locator('dialog.book').count();
  };
  await expect.poll(read, { timeout: 30_000 }).toBe(0);
  const before = await lines();
  const stood = await board();
  await choose(zosia);
  await expect.poll(async () => (await lines()).length).toBe(before.length + 1);
  await zosia.must({ do: 'undo', table });
  await page.locator('.ask').getByText('Zosia takes the last move back.').waitFor();
  expect(await lines()).toEqual(before);
  expect(await board()).toEqual(stood);
  await accessible(page);
  // Then she goes on, and is deciding again.
  await choose(zosia);
  await expect.poll(async () => (await lines()).length).toBe(before.length + 1);
  await page.locator('.ask').getByText('Zosia is deciding').waitFor();
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test.each([
  ['en', 'Take it back'],
  ['pl', 'Cofnij to'],
  ['hu', 'Visszavonom'],
])(
  'a slip is taken back while the other one is away, and stands once they have seen it (%s)',
  async (language, words) => {
    const zosia = await Client.connect(at.url);
    const setup = { seats: 2, start: 1 };
    const asked = { do: 'create', game: 'everdell', setup, seats: ['me', 'open'], name: 'Zosia' } as const;
    const { room, links } = await zosia.must(asked);
    const way = links.seats?.[0]?.secret;
    await zosia.must({ do: 'begin', room: room.id });
    await zosia.close();
    const { page, wrongs } = await hurried(at, `#/room/${room.id}/${way}`, PHONE, { language });
    await atTable(page);
    const twigs = page.locator('[data-place="at-basic-3-twigs"]');
    await twigs.tap();
    const back = page.locator('.ask').getByRole('button', { name: words });
    await back.waitFor();
    await accessible(page);
    await back.tap();
    await page.locator('[data-option], .unfold').first().waitFor();
    await twigs.tap();
    await back.waitFor();
    // The other one sits down and sees it.
    const bence = await Client.connect(at.url);
    await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
    await bence.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
    await back.waitFor({ state: 'detached' });
    expect(bence.snapshot?.choices).toBe(1);
    expect(wrongs).toEqual([]);
    await bence.close();
    await page.context().close();
  },
  120_000,
);
