/** The rats' turn (R155): each phase is finished by all kinds before the next begins (R157). */
import type { Rules } from '@smallfolk/kernel';
import type { Hunt } from '../state/table.ts';
import { ratsBite } from './bite-phase.ts';
import { cleanUp } from './clean-up.ts';
import { ratsConsume } from './consume-phase.ts';
import { atMoment } from './effects-in-play.ts';
import { endTurn } from './end-of-turn.ts';
import { ratsMove } from './move-phase.ts';
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
  yield* endTurn(t); // R207
  yield* cleanUp(t);
  t.state.emptied.length = 0;
}
