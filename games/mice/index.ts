/** The box of Mice and Mystics: its game, its words and the set-up of a first game, the prologue that teaches. */
import type { Box, Game } from '@smallfolk/kernel';
import { book } from './content/index.ts';
import { makeGame } from './game.ts';
import { words } from './label.ts';
import { openChapters } from './state/campaign.ts';
import type { Legacy } from './state/legacy.ts';

export const game = makeGame(book);

export const box: Box = {
  game: game as Game,
  words,
  first: { chapter: 'prologue', players: 1, party: 'choose', edition: 'pl' },
  campaign: {
    // What it is given was left by this game.
    open: (legacy) => openChapters(book, (legacy as Legacy | undefined) ?? null).map((chapter) => ({ chapter })),
    retry: 'as-it-was', // OM108
  },
};
