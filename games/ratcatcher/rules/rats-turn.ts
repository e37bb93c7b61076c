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
  t.emit?.({ type: 'turn', whose: 'rats', round: t.state.round, rule: 'R155' });
  t.state.phase = 'move';
  yield* ratsMove(t);
  yield* atMoment(t, 'moved');
  t.state.phase = 'traps';
  yield* springTraps(t);
  t.state.phase = 'bite';
  yield* ratsBite(t);
  t.state.phase = 'consume';
  yield* ratsConsume(t);
  yield* atMoment(t, 'fed');
  t.state.phase = 'spawn';
  yield* ratsSpawn(t);
  yield* atMoment(t, 'spawned');
  yield* endTurn(t, 'rats-expansion'); // R207
  t.state.phase = 'clean-up';
  yield* cleanUp(t);
}
