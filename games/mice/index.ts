/** The box of Mice and Mystics: its game, its words and the set-up of a first game, the prologue that teaches. */
import type { Box, Game } from '@smallfolk/kernel';
import { book } from './content/index.ts';
import { makeCore } from './core.ts';
import { words } from './label.ts';
import { openChapters } from './state/campaign.ts';
import type { Legacy } from './state/legacy.ts';

const box: Box = {
  game: makeCore(book) as Game,
  words,
  first: { chapter: 'prologue', players: 1, party: 'choose', edition: 'pl' },
  campaign: {
    // What it is given was left by this game.
    open: (legacy) => openChapters(book, (legacy as Legacy | undefined) ?? null).map((chapter) => ({ chapter })),
    retry: 'as-it-was', // OM108
  },
};

/** With a set-up it holds what a table needs; without, the whole game. */
export async function open(setup?: Readonly<Record<string, unknown>>): Promise<Box> {
  return setup ? box : { ...box, game: (await import('./game.ts')).game as Game };
}
