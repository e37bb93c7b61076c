/** Phase 5 of the rats' turn (R196-R201): the nemesis, the nests, then the black rats bring new rats (O6). */
import type { Rules } from '@smallfolk/kernel';
import { mapOf } from '../state/city-map.ts';
import { at } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { onlyActiveNestsSpawn } from './editions.ts';
import { sourcesWith } from './effects-in-play.ts';
import { nestsOf } from './nests.ts';
import { spawnRats } from './spawn.ts';

export function* ratsSpawn(t: Hunt): Rules {
  const { nemesis } = t.state;
  if (nemesis.zone >= 0) {
    yield* spawnRats(t, nemesis.zone, t.foe.spawn + nemesis.raised.spawn, 'nemesis', 'R199');
  }
  yield* nestsSpawn(t);
  yield* blackRatsSpawn(t);
}

/** R196, R197. D29: nests on active townships, or all in the City. Rat spawns are skipped (R201). */
function* nestsSpawn(t: Hunt): Rules {
  const active = activeCards(t);
  for (const card of mapOf(t).cards) {
    if (onlyActiveNestsSpawn(t.state) && !active[card]) continue;
    for (const zone of nestsOf(t, card)) {
      let rats = 1;
      for (const { source, hook } of sourcesWith(t, 'nest')) rats = hook(t, source, rats, zone);
      if (rats > 0) yield* spawnRats(t, zone, rats, 'nest', 'R197');
    }
  }
}

/** R198: each black rat on an active township that is there now acts once (O7), if it is still there when its time comes. */
function* blackRatsSpawn(t: Hunt): Rules {
  const { black } = t.state.on;
  const active = activeCards(t);
  const breeders = mapOf(t)
    .zones.filter((zone) => at(black, zone) > 0 && active[t.atlas.cardOf[zone] ?? 0])
    .map((zone) => ({ zone, rats: at(black, zone) }));
  for (const { zone, rats } of breeders) {
    for (let left = rats; left > 0; left--) if (at(black, zone) > 0) yield* spawnRats(t, zone, 1, 'black', 'R198');
  }
}
