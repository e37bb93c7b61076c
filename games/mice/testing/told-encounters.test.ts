/** Encounters that a rule of a chapter brings: as many minions come as its text says, in every language (M293). */
import { expect, test } from 'vitest';
import { openBook } from '../words/story/book.ts';
import { story as en } from '../words/story/en.ts';
import { story as hu } from '../words/story/hu.ts';
import { story as pl } from '../words/story/pl.ts';
import { earned, enter, later, minionsIn, token } from './later.ts';
import { scene } from './scene.ts';

const books = await Promise.all([en, pl, hu].map((book) => openBook(book)));
/** The numbers of minions that the last sentence of a rule names. */
const told = (chapter: string, rule: string) =>
  books.map((book) => (book[chapter]?.[`rule:${rule}`]?.split(': ').at(-1)?.match(/\d+/g) ?? []).map(Number));

test('M293: chapter 1, homecoming', () => {
  const come = enter(
    scene({
      chapter: '01',
      room: 'dining-tunnels',
      mice: { collin: 'm' },
      change: (state) => void state.tokens.push(token('ember', 'collin')),
    }),
  );
  expect(come).toEqual({ 'cave-centipede': 1, 'rat-warrior': 1 });
  for (const numbers of told('01', 'homecoming')) expect(numbers).toEqual(Object.values(come));
});

test('M293: chapter 8, the-smell of the brew', () => {
  const s = later('08', earned(), {
    room: 'alchemist',
    mice: { maginos: 'a' },
    change(state) {
      const onTheDesk = { room: 'alchemist', resting: true };
      const brought = ['lamp-oil', 'salt'].map((id) => ({ ...token(id, ''), ...onTheDesk }));
      state.tokens = [...brought, token('honeycomb', 'maginos')];
    },
  }).choose('deed deed=lay-it-down');
  const come = minionsIn(s.choose('space to=p').state); // the last one may stand here or there
  expect(come).toEqual({ spider: 1, roach: 4 });
  for (const numbers of told('08', 'the-smell')) expect(numbers).toEqual(Object.values(come));
});
