/** A trap that a tinkerer has set against minions (Set Trap): the first to enter it takes two hits. */
import type { Rules } from '@smallfolk/kernel';
import type { SpaceIndex } from '../content/room-graph.ts';
import type { Minion } from '../state/minion.ts';
import { hitMinion } from './battle.ts';
import { letter } from './figures.ts';
import type { Quest } from './quest.ts';

const HITS = 2;

export function* springSetTrap(t: Quest, minion: Minion, space: SpaceIndex): Rules {
  t.state.setTraps = t.state.setTraps.filter((trap) => trap !== space);
  t.emit?.({ type: 'set-trap-sprung', minion: minion.id, kind: minion.kind, space: letter(t, space), rule: 'M26' });
  yield* hitMinion(t, undefined, { weapon: 'set-trap', reach: 'melee', damage: 'sharp', dice: 0 }, HITS, minion);
}
