import { everdell } from '@smallfolk/everdell/game.ts';
import { LANGUAGES, parseSetup } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { refusedIn } from './setup.ts';

const HER = { seats: 1, opponent: 'nightweave' };
/** Each with the question whose answer is refused. */
const REFUSED: readonly (readonly [field: string, setup: Readonly<Record<string, string | number>>])[] = [
  ['start', { seats: 2, start: 3 }],
  ['opponent', { seats: 3, opponent: 'nightweave' }],
  ['spring', { spring: 'yes' }],
  ['personality', { personality: 'mean' }],
  ['plan', { ...HER, seats: 2, plan: 'extortion' }],
  ['plan', { ...HER, plan: 'weavers-whim' }],
  ['plan', { ...HER, level: 0, plan: 'overwhelming-swarm' }],
  ['schemes', { ...HER, seats: 2, schemes: 'yes' }],
  ['schemes', { ...HER, schemes: 'yes', plan: 'extortion' }],
];

test.each(REFUSED)('W229, W230: what %s refuses has a sentence in each language', (field, given) => {
  expect(parseSetup(everdell, given)).toMatchObject({ ok: false, where: field });
  const sentences = LANGUAGES.map((language) => refusedIn(language, field));
  expect(sentences).not.toContain(undefined);
  expect(new Set(sentences).size).toBe(LANGUAGES.length);
});
