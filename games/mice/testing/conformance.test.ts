/** Mice and Mystics passes the kernel's conformance kit, in every chapter, with one to four seats and both editions. */
import type { Setup } from '@smallfolk/kernel';
import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
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
const prologue: Setup[] = [
  { chapter: 'prologue', players: 3, party: 'choose', edition: 'hu' },
  { chapter: 'prologue', players: 2, party: 'choose', edition: 'pl' },
];
const kit = { secrets, census, invariant };
/** Games of each chapter in each edition; SEEDS=45 plays a thousand in all. */
const SEEDS = Number(process.env.SEEDS ?? 15);

/** Without the checks that look at every step; what is left to a next match is looked at with them. */
const quickly = (which: string) => (name: string, body: () => void, timeout?: number) =>
  name.includes('a next match can begin with') ? undefined : test(`${name} (${which})`, body, timeout);

conformance(test, game, chaptersFrom(0), { ...kit, seeds: SEEDS, deep: 1 });
conformance(quickly('the other edition'), game, chaptersFrom(1), {
  ...kit,
  seeds: SEEDS,
  deep: 0,
});
conformance(quickly('prologue'), game, prologue, {
  ...kit,
  seeds: 10,
  deep: 0,
});
