/** The whole game: beside what a table needs it has what it tells bots, and takes positions from outside. Tests, terminal, laboratory and server have this. */
import type { Game, Setup } from '@smallfolk/kernel';
import { insightOf } from './bot/estimate.ts';
import { atlasOf } from './content/atlas.ts';
import type { Content } from './content/content.ts';
import { content } from './content/index.ts';
import { makeCore } from './core.ts';
import type { HuntEvent } from './state/events.ts';
import { parsePosition } from './state/position.ts';
import type { State } from './state/state.ts';
import type { View } from './state/view.ts';

export function makeGame(content: Content): Game<State, View, HuntEvent> {
  const atlas = atlasOf(content);
  const position = (setup: Setup, description: unknown) => parsePosition(atlas, setup, description);
  return { ...makeCore(atlas), position, insight: insightOf(atlas) };
}

export const game = makeGame(content);
