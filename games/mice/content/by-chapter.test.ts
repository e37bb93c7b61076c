/** The book of a table holds its own chapter, and nothing that chapter needs is missing. */
import { Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { open } from '../index.ts';
import { book } from './index.ts';

const FACES = new Map(book.printed.rooms.map(({ id, reverse }) => [id, reverse]));

test('a chapter speaks of no room that is not a side of one of its tiles', () => {
  for (const { id, layout, rooms, start, course } of book.printed.chapters) {
    const faces = layout.flatMap(({ up }) => [up, FACES.get(up)]);
    const named = [...Object.keys(rooms), start.room, ...(course ?? []).map(({ room }) => room)];
    expect(
      named.filter((room) => room && !faces.includes(room)),
      id,
    ).toEqual([]);
  }
});

test.each(book.order)('chapter %s opened by itself is the one of the whole book', async (chapter) => {
  const [alone, whole] = await Promise.all([open({ chapter }), open()]);
  const setup = parseSetup(whole.game, { chapter });
  if (!setup.ok) throw new Error(setup.message);
  const [here, there] = [alone, whole].map(({ game }) => Match.start(game, setup.value, seedOf('alone')));
  const random = Random.of(seedOf(chapter));
  for (let n = 0; n < 250 && here?.decision && there?.decision; n++) {
    const pick = random.below(here.decision.options.length);
    here.choose(pick);
    there.choose(pick);
  }
  expect(here?.choices).toEqual(there?.choices);
  expect(here?.view(0)).toEqual(there?.view(0));
});

test('a box without a set-up that names a chapter has all of them', async () => {
  const { game } = await open({});
  for (const chapter of book.order) expect(parseSetup(game, { chapter }).ok).toBe(true);
});
