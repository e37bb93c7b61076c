/** Is a game over by what everybody sees? */
import type { EverdellView } from './view.ts';

/** Rugwort stops with the people; Nightweave goes on until she is finished (W212). */
export const isOver = ({ players, modules }: Pick<EverdellView, 'players' | 'modules'>): boolean =>
  players.every(({ passed, person }) => passed || (!person && !('nightweave' in modules)));
