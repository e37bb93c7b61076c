/** The box of The Ratcatcher: its game, its words and the set-up of a first game (R20). */
import type { Box, Game, Insight, Opener } from '@smallfolk/kernel';
import { atlasOf } from './content/atlas.ts';
import { content } from './content/index.ts';
import { makeCore } from './core.ts';
import { words } from './label.ts';

const atlas = atlasOf(content);

const box: Box = {
  game: makeCore(atlas) as Game,
  words,
  first: { ratcatcher: 'bram-cleaver', nemesis: 'rat-king', edition: 'second', mode: 'standard' },
  seed: 'kind 49179',
  insight: async () => (await import('./bot/estimate.ts')).insightOf(atlas) as Insight<unknown>,
};

/** With a set-up it holds what a table needs; without, the whole game. */
export const open: Opener = async (setup) => (setup ? box : { ...box, game: (await import('./game.ts')).game as Game });
