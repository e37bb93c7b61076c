/** How the turn of either side ends (R71, R207, O12): the City may grow, then it is settled who is active (R52, R53). */
import type { Rules } from '@smallfolk/kernel';
import type { Hunt } from '../state/table.ts';
import { noticeActive } from './active-townships.ts';
import { reactivationFillsNests } from './editions.ts';
import { checkExpansion } from './expansion.ts';
import { nestsOf } from './nests.ts';
import { spawnAll } from './spawn.ts';

export function* endTurn(t: Hunt, phase: 'expansion' | 'rats-expansion'): Rules {
  t.state.phase = phase;
  yield* checkExpansion(t);
  yield* settleActive(t);
}

/** R52: at the end of a turn. R53: townships that become active again fill their nests. */
function* settleActive(t: Hunt): Rules {
  const again = noticeActive(t);
  if (!reactivationFillsNests(t.state)) return;
  yield* spawnAll(
    t,
    again.flatMap((card) => nestsOf(t, card).map((zone) => ({ zone, cause: 'reactivated', rule: 'R53' }) as const)),
  );
}
