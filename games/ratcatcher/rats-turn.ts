/** The rats' turn (R155): each phase is finished by all kinds before the next begins (R157). */
import type { Rules } from '@smallfolk/kernel';
import { settleActive } from './active.ts';
import { ratsBite } from './bite.ts';
import { cleanUp } from './clean-up.ts';
import { ratsConsume } from './consume.ts';
import { checkExpansion } from './expansion.ts';
import type { Hunt } from './hunt.ts';
import { ratsMove } from './rats-move.ts';
import { atMoment } from './sources.ts';
import { ratsSpawn } from './spawn-phase.ts';
import { springTraps } from './traps.ts';

export function* ratsTurn(t: Hunt): Rules {
  t.state.emptied.length = 0;
  t.emit?.({ type: 'turn', whose: 'rats', round: t.state.round, rule: 'R155' });
  yield* ratsMove(t);
  yield* atMoment(t, 'moved');
  yield* springTraps(t);
  yield* ratsBite(t);
  yield* ratsConsume(t);
  yield* atMoment(t, 'fed');
  yield* ratsSpawn(t);
  yield* atMoment(t, 'spawned');
  yield* checkExpansion(t); // R207
  yield* settleActive(t); // O12
  yield* cleanUp(t);
  t.state.emptied.length = 0;
}
