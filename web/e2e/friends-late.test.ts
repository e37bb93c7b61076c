/** Who looks on five minutes late reads so, on a desk in a sentence, on a phone in as few words as fit. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { faultsOf } from './faults.ts';
import { accessible, atTable, hurried, PHONE } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

test.each([
  ['en', '5 min late', 'You look on, 5 minutes late'],
  ['pl', '5 min później', 'Przyglądasz się z opóźnieniem: 5 min'],
  ['hu', '5 perc késés', 'Nézed a játékot, 5 perc késéssel'],
])(
  '%s: on a phone "%s"',
  async (language, short, whole) => {
    const zosia = await Client.connect(at.url);
    const { room, links } = await zosia.must({
      do: 'create',
      game: 'everdell',
      setup: { seats: 2 },
      seats: ['me', 'easy'],
      name: 'Małgorzata Nowakowska',
      watch: 'link',
      delay: 300_000,
    });
    await zosia.must({ do: 'begin', room: room.id });
    for (const [options, size] of [
      [PHONE, 'normal'],
      [PHONE, 'largest'],
      [{}, 'normal'],
    ] as const) {
      const { page } = await hurried(at, `#/room/${room.id}/${links.watch}`, options, { language, size });
      await atTable(page);
      const look = page.locator('aside.bar .look');
      await expect.poll(() => look.textContent()).toContain(whole);
      const seen = await look.evaluate((element) => ({
        sign: getComputedStyle(element, '::after').content,
        whole: (element.querySelector('span')?.getBoundingClientRect().width ?? 0) > 1,
        inside: element.getBoundingClientRect().right <= innerWidth,
      }));
      // What is drawn beside the eye is no second sentence for those who listen.
      if (options === PHONE) expect(seen).toEqual({ sign: `"${short}" / ""`, whole: false, inside: true });
      else expect(seen).toEqual({ sign: 'none', whole: true, inside: true });
      expect(await faultsOf(page, options === PHONE)).toEqual([]);
      await accessible(page);
      await page.context().close();
    }
    await zosia.close();
  },
  120_000,
);
