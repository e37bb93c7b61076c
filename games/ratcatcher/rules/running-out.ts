/** The sack is empty while a rat must be spawned (R202-R206). */
import type { Rules } from '@smallfolk/kernel';
import { cardOf, mapOf, zonesOf } from '../state/city-map.ts';
import { COMMON } from '../state/pieces.ts';
import { commonIn, total } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { onlyActiveTownshipIsEmptied } from './editions.ts';
import { rewardForReturned } from './tallyman.ts';

/** Takes the steps in order until there is a rat in the sack. False if there is none to be had. */
export function* refillSack(t: Hunt): Rules<boolean> {
  return returnInactive(t) || (yield* returnCaged(t)) || returnSmallest(t);
}

/** R203, O14: each township once in a turn, as in the last step; a nest on one of them could go on for ever. */
function returnInactive(t: Hunt): boolean {
  const { emptied } = t.state;
  const active = activeCards(t);
  let rats = 0;
  for (const card of mapOf(t).cards) {
    if (active[card] || emptied.includes(card)) continue;
    const returned = emptyTownship(t, card);
    if (returned > 0) emptied.push(card);
    rats += returned;
  }
  if (rats > 0) t.emit?.({ type: 'ran-out', step: 1, rats, rule: 'R203' });
  return rats > 0;
}

/** R204, R205: the cage, and one reward if so many came back that they pay for it. */
function* returnCaged(t: Hunt): Rules<boolean> {
  const { cage, sack } = t.state;
  const rats = total(cage);
  if (rats === 0) return false;
  for (const kind of COMMON) {
    sack[kind] += cage[kind];
    cage[kind] = 0;
  }
  t.emit?.({ type: 'ran-out', step: 2, rats, rule: 'R204' });
  yield* rewardForReturned(t, rats);
  return total(sack) > 0;
}

/**
 * R206, O14: the township with the fewest rats, at least one, not the ratcatcher's; ties to the higher number. A township is emptied once in
 * a turn at most, so that a chain of black rats always ends.
 */
function returnSmallest(t: Hunt): boolean {
  const { state } = t;
  const active = activeCards(t);
  let smallest = -1;
  let fewest = 0;
  for (const card of mapOf(t).cards) {
    if (card === cardOf(t, state.catcher.zone) || state.emptied.includes(card)) continue;
    if (onlyActiveTownshipIsEmptied(state) && !active[card]) continue;
    const rats = zonesOf(t, card).reduce((sum, zone) => sum + commonIn(t, zone), 0);
    if (rats > 0 && (smallest < 0 || rats <= fewest)) {
      smallest = card;
      fewest = rats;
    }
  }
  if (smallest < 0) return false;
  state.emptied.push(smallest);
  emptyTownship(t, smallest);
  t.emit?.({ type: 'ran-out', step: 3, township: t.atlas.numberOf[smallest] ?? 0, rats: fewest, rule: 'R206' });
  return true;
}

/** All common rats of a township go to the sack. Returns how many. */
export function emptyTownship(t: Hunt, card: number): number {
  const { on, sack } = t.state;
  let rats = 0;
  for (const zone of zonesOf(t, card)) {
    for (const kind of COMMON) {
      const count = on[kind][zone] ?? 0;
      on[kind][zone] = 0;
      sack[kind] += count;
      rats += count;
    }
  }
  return rats;
}
