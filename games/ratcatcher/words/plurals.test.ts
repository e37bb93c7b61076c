/** What stands in a zone has the form that its count asks for, in every language. */
import { type Language, Match, parseSetup, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { words as wordsIn } from '../label.ts';
import type { RatcatcherWords } from './ratcatcher-words.ts';

const COUNTS = [1, 2, 5, 22];

test('what stands in a zone is counted by the rules of the language', async () => {
  const setup = parseSetup(game, { ratcatcher: 'madam-cage', nemesis: 'rat-king' });
  if (!setup.ok) throw new Error(setup.message);
  const view = Match.start(game, setup.value, seedOf('plurals')).view(0);
  const rats = async (language: Language) => {
    const words = (await wordsIn(language)) as RatcatcherWords;
    return COUNTS.map((count) => words.thing({ kind: 'rat', id: 'white', count }, view));
  };
  expect(await rats('en')).toEqual(['1 white rat', '2 white rats', '5 white rats', '22 white rats']);
  expect(await rats('pl')).toEqual(['1 biały szczur', '2 białe szczury', '5 białych szczurów', '22 białe szczury']);
  expect(await rats('hu')).toEqual(COUNTS.map((n) => `${n} fehér patkány`));
});
