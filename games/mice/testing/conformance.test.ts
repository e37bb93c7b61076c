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
const chapters = book.printed.chapters.filter(({ id }) => id !== 'prologue');

/** Every chapter but the prologue, which random mice wander through for hours; seats and editions take turns. */
const chaptersFrom = (turn: number): Setup[] =>
  chapters.map(({ id }, at) => ({
    chapter: id,
    players: 1 + ((at + 2 * turn) % 4),
    party: 'choose',
    edition: (at + turn) % 2 === 0 ? 'pl' : 'hu',
  }));
const prologue: Setup[] = [{ chapter: 'prologue', players: 3, party: 'choose', edition: 'hu' }];
const kit = { secrets, census, invariant };

conformance(test, game, chaptersFrom(0), { ...kit, seeds: 45, deep: 1 });
conformance((name, body, timeout) => test(`${name} (the other edition)`, body, timeout), game, chaptersFrom(1), {
  ...kit,
  seeds: 45,
  deep: 0,
});
conformance((name, body, timeout) => test(`${name} (prologue)`, body, timeout), game, prologue, {
  ...kit,
  seeds: 10,
  deep: 0,
});
