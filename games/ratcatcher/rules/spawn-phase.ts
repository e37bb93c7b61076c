/** Phase 5 of the rats' turn (R196-R201): the nemesis, the nests, then the black rats bring new rats (O6). */
import type { Rules } from '@smallfolk/kernel';
import { mapOf } from '../state/city-map.ts';
import { at } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { onlyActiveNestsSpawn } from './editions.ts';
import { sourcesWith } from './effects-in-play.ts';
import { nestsOf } from './nests.ts';
import type { Newcomer } from './running-out.ts';
import { type Arrival, spawnAll } from './spawn.ts';

export function* ratsSpawn(t: Hunt): Rules {
  const fresh: Newcomer[] = [];
  yield* spawnAll(t, ofNemesis(t), fresh, () => ofNests(t).length + total(breeders(t)));
  yield* spawnAll(t, ofNests(t), fresh, () => total(breeders(t)));
  yield* blackRatsSpawn(t, fresh);
}

/** R199. */
function ofNemesis(t: Hunt): Arrival[] {
  const { zone, raised } = t.state.nemesis;
  if (zone < 0) return [];
  return Array<Arrival>(t.foe.spawn + raised.spawn).fill({ zone, cause: 'nemesis', rule: 'R199' });
}

/** R196, R197. D29: nests on active townships, or all in the City. Rat spawns are skipped (R201). */
function ofNests(t: Hunt): Arrival[] {
  const active = activeCards(t);
  const arrivals: Arrival[] = [];
  const asked = sourcesWith(t, 'nest');
  for (const card of mapOf(t).cards) {
    if (onlyActiveNestsSpawn(t.state) && !active[card]) continue;
    for (const zone of nestsOf(t, card)) {
      let rats = 1;
      for (const { source, hook } of asked) rats = hook(t, source, rats, zone);
      for (let left = rats; left > 0; left--) arrivals.push({ zone, cause: 'nest', rule: 'R197' });
    }
  }
  return arrivals;
}

interface Breeders {
  readonly zone: number;
  readonly rats: number;
}

/** The black rats on active townships, as they stand now. */
function breeders(t: Hunt): Breeders[] {
  const { black } = t.state.on;
  const active = activeCards(t);
  return mapOf(t).zones.flatMap((zone) => {
    const rats = at(black, zone);
    return rats > 0 && active[t.atlas.cardOf[zone] ?? 0] ? [{ zone, rats }] : [];
  });
}

const total = (all: readonly Breeders[]): number => all.reduce((sum, { rats }) => sum + rats, 0);

/** R198: each black rat that is there now acts once (O7), unless it was taken back before its time came. */
function* blackRatsSpawn(t: Hunt, fresh: Newcomer[]): Rules {
  const before = fresh.length;
  const all = breeders(t);
  let acted = 0;
  const there = (zone: number) => {
    const came = fresh.slice(before).filter((each) => each.zone === zone && each.rat === 'black').length;
    return at(t.state.on.black, zone) > came;
  };
  for (const { zone, rats } of all) {
    for (let left = rats; left > 0; left--) {
      acted++;
      const waiting = total(all) - acted;
      if (there(zone)) yield* spawnAll(t, [{ zone, cause: 'black', rule: 'R198' }], fresh, () => waiting);
    }
  }
}
