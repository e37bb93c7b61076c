/** The sack is empty while a rat must be spawned (R202-R206). */
import type { Rules } from '@smallfolk/kernel';
import { cardOf, mapOf, zonesOf } from '../state/city-map.ts';
import { COMMON, type Common } from '../state/pieces.ts';
import { commonIn, total } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { onlyActiveTownshipIsEmptied } from './editions.ts';
import { rewardForReturned } from './tallyman.ts';

/** A rat that came in the step which is under way: it is not taken back (O14). */
export interface Newcomer {
  readonly rat: Common;
  readonly zone: number;
}

/** Takes the steps in order until as many rats are in the sack as are needed, or nobody is left to be fetched. */
export function* refillSack(t: Hunt, fresh: readonly Newcomer[], needed: () => number): Rules {
  const enough = () => total(t.state.sack) >= needed();
  returnInactive(t, fresh);
  if (enough()) return;
  yield* returnCaged(t);
  while (!enough() && returnSmallest(t, fresh));
}

/** R203. */
function returnInactive(t: Hunt, fresh: readonly Newcomer[]): void {
  const active = activeCards(t);
  let rats = 0;
  for (const card of mapOf(t).cards) if (!active[card]) rats += emptyTownship(t, card, fresh);
  if (rats > 0) t.emit?.({ type: 'ran-out', step: 1, rats, rule: 'R203' });
}

/** R204, R205: the cage, and one reward if so many came back that they pay for it. */
function* returnCaged(t: Hunt): Rules {
  const { cage, sack } = t.state;
  const rats = total(cage);
  if (rats === 0) return;
  for (const kind of COMMON) {
    sack[kind] += cage[kind];
    cage[kind] = 0;
  }
  t.emit?.({ type: 'ran-out', step: 2, rats, rule: 'R204' });
  yield* rewardForReturned(t, rats);
}

/** R206, O14: the township with the fewest rats that has any to give, not the ratcatcher's; ties to the higher number. */
function returnSmallest(t: Hunt, fresh: readonly Newcomer[]): boolean {
  const { state } = t;
  const active = activeCards(t);
  let smallest = -1;
  let fewest = 0;
  for (const card of mapOf(t).cards) {
    if (card === cardOf(t, state.catcher.zone)) continue;
    if (onlyActiveTownshipIsEmptied(state) && !active[card]) continue;
    const zones = zonesOf(t, card);
    const rats = zones.reduce((sum, zone) => sum + commonIn(t, zone), 0);
    if (rats === fresh.filter(({ zone }) => zones.includes(zone)).length) continue;
    if (smallest < 0 || rats <= fewest) {
      smallest = card;
      fewest = rats;
    }
  }
  if (smallest < 0) return false;
  const rats = emptyTownship(t, smallest, fresh);
  t.emit?.({ type: 'ran-out', step: 3, township: t.atlas.numberOf[smallest] ?? 0, rats, rule: 'R206' });
  return true;
}

/** All common rats of a township go to the sack, but those that have just come. Returns how many. */
function emptyTownship(t: Hunt, card: number, fresh: readonly Newcomer[]): number {
  const { on, sack } = t.state;
  let rats = 0;
  for (const zone of zonesOf(t, card)) {
    for (const kind of COMMON) {
      const stay = fresh.filter((each) => each.zone === zone && each.rat === kind).length;
      const count = (on[kind][zone] ?? 0) - stay;
      on[kind][zone] = stay;
      sack[kind] += count;
      rats += count;
    }
  }
  return rats;
}
