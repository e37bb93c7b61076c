/** The box of Mice and Mystics: its game, its words and the set-up of a first game, the prologue that teaches. */
import type { Box, Game, Insight, Opener } from '@smallfolk/kernel';
import { ORDER } from './content/by-chapter.ts';
import { words } from './label.ts';
import { openChapters } from './state/campaign.ts';
import type { Legacy } from './state/legacy.ts';

const box: Omit<Box, 'game'> = {
  words,
  first: { chapter: 'prologue', players: 1, party: 'choose', edition: 'pl' },
  async insight() {
    const [{ insightOf }, { book }] = await Promise.all([import('./bot/insight.ts'), import('./table.ts')]);
    return insightOf(book) as Insight<unknown>;
  },
  campaign: {
    // What it is given was left by this game.
    open: (legacy) => openChapters(ORDER, (legacy as Legacy | undefined) ?? null).map((chapter) => ({ chapter })),
    retry: 'as-it-was', // OM108
  },
};

/** With a set-up it holds what a table needs, with its chapter alone where it names one; without, the whole game. */
export const open: Opener = async (setup, stage) => {
  if (!setup) return { ...box, game: (await import('./game.ts')).game as Game };
  const fresh = stage === 'fresh';
  const { gameAt } = fresh ? await import('./fresh.ts') : await import('./table.ts');
  return { ...box, fresh, game: (await gameAt((setup === 'first' ? box.first : setup).chapter)) as Game };
};
