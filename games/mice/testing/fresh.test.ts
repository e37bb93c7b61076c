/** A table that has just been laid knows no more than data; what it shows and asks is what the whole game shows and asks. */
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { Book } from '../content/book.ts';
import { book } from '../content/index.ts';
import { makeCore } from '../core.ts';
import { NOTHING_AHEAD } from '../fresh.ts';
import { game } from '../game.ts';

const { chapters, rooms, ...cards } = book.printed;
/** As the page is built: without anything that a card does. */
const facts: typeof cards = JSON.parse(JSON.stringify(cards));
const fresh = makeCore(new Book({ ...facts, chapters, rooms }), NOTHING_AHEAD);

test.each(book.order)('chapter %s begins with the same question', (chapter) => {
  const parties = game.fields.find(({ name }) => name === 'party')?.values ?? [];
  let laid = 0;
  for (const party of parties) {
    for (const players of [1, 3]) {
      for (const edition of ['pl', 'hu']) {
        const setup = parseSetup(game, { chapter, party, players, edition });
        if (!setup.ok) continue;
        const seed = seedOf(`${chapter} ${party} ${players}`);
        const [here, there] = [Match.start(fresh, setup.value, seed), Match.start(game, setup.value, seed)];
        expect(here.decision, String(party)).toEqual(there.decision);
        expect(here.view(0)).toEqual(there.view(0));
        expect(here.events(0)).toEqual(there.events(0));
        expect(here.save()).toEqual(there.save());
        laid++;
      }
    }
  }
  expect(laid).toBeGreaterThan(0);
});
