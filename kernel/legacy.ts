/** What one match leaves to the next: plain data that the game makes at the end of a match and checks at the start. */
import type { Game } from './game.ts';
import { accepted, type Outcome, refused } from './outcome.ts';
import type { Setup } from './setup.ts';

/** What a match of this set-up may begin with. Nothing at all is always possible; anything else the game must accept. */
export function parseLegacy(game: Pick<Game, 'name' | 'checkLegacy'>, setup: Setup, input?: unknown): Outcome<unknown> {
  if (input === undefined) return accepted(undefined);
  if (!game.checkLegacy) {
    return refused('bad-legacy', `legacy: no match of ${game.name} begins with what another left`, { where: 'legacy' });
  }
  return game.checkLegacy(setup, input);
}
