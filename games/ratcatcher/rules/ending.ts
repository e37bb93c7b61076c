/** How a game ends (R13-R17): at once, in the middle of whatever happens. */
import type { Result } from '@smallfolk/kernel';
import type { Ending } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';
import { YOU } from '../state/table.ts';

/** Thrown where the game ends, so that nothing further resolves (R17); caught by the main rule only. */
export class GameOver {
  readonly ending: Ending;
  constructor(ending: Ending) {
    this.ending = ending;
  }
}

const RULES: Readonly<Record<Ending, string>> = {
  'ten-cheese': 'R13',
  slain: 'R14',
  'tracker-full': 'R15',
  dead: 'R16',
};

export function end(t: Hunt, ending: Ending): never {
  t.state.ending = ending;
  t.emit?.({ type: 'game-over', ending, rule: RULES[ending] });
  throw new GameOver(ending);
}

export function resultOf(ending: Ending): Result {
  const won = ending === 'ten-cheese' || ending === 'slain';
  return { winners: won ? [YOU] : [], reason: ending };
}
