/** Mice and Mystics passes the kernel's conformance kit, in every chapter, with one to four seats and both editions. */
import type { Setup } from '@smallfolk/kernel';
import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { book } from '../content/index.ts';
import { game } from '../index.ts';
import { census } from '../state/census.ts';
import { flawOf } from '../state/check.ts';
import type { State } from '../state/state.ts';

const secrets = (state: State) => [state.searchDeck, state.encounterDeck];
const invariant = (state: State) => flawOf(book, state);

/** Each chapter with a number of seats and an edition of its own, so that all of them come up. */
const everyChapter: Setup[] = book.printed.chapters.map(({ id }, at) => ({
  chapter: id,
  players: 1 + (at % 4),
  party: 'choose',
  edition: at % 2 === 0 ? 'pl' : 'hu',
}));

conformance(test, game, everyChapter, { secrets, census, invariant, seeds: 40, deep: 1 });
