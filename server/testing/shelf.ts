/** The kernel's small games and the real shelf, for tests: a module of its own, because threads open it too. */
import { shelf as games } from '@smallfolk/games';
import type { Box, Campaign, Game } from '@smallfolk/kernel';
import { acorns } from '../../kernel/samples/acorns.ts';
import { crumbs } from '../../kernel/samples/crumbs.ts';
import { ticTacToe } from '../../kernel/samples/tic-tac-toe.ts';

const boxOf = (game: unknown, campaign?: Campaign) => async (): Promise<Box> => ({
  game: game as Game,
  ...(campaign && { campaign }),
  first: {},
  words: () => Promise.reject(new Error('no words are needed here')),
});

export const shelf: Readonly<Record<string, () => Promise<Box>>> = {
  ...games,
  acorns: boxOf(acorns, { open: () => [{ acorns: 15 }, { acorns: 21 }, { acorns: 30 }] }),
  crumbs: boxOf(crumbs),
  'tic-tac-toe': boxOf(ticTacToe),
};
