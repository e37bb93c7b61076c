/** Phase 4 of the rats' turn (R182-R195): cheese with five or more rats beside it is consumed. */
import type { Rules } from '@smallfolk/kernel';
import { mapOf } from '../state/city-map.ts';
import { FIGURES, NEMESIS_WEIGHT, PECULIAR_WEIGHT, type RatKind } from '../state/pieces.ts';
import { add, at } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { noticeAtOnce } from './active-townships.ts';
import { carryOut, sourcesWith } from './effects-in-play.ts';
import { advanceTracker } from './tracker.ts';

/** R183. */
export const RATS_TO_CONSUME = 5;
/** Common rats that eat cheese. */
const EATERS = ['white', 'black'] as const;

/** R182, O19: in ascending order of the townships' numbers, within a township in the order of its zones. */
export function* ratsConsume(t: Hunt): Rules {
  const { cheese } = t.state.on;
  for (const zone of mapOf(t).zones) {
    if (at(cheese, zone) === 0) continue;
    const count = hunger(t, zone);
    if (count < RATS_TO_CONSUME) continue;
    yield* consume(t, zone, count);
    noticeAtOnce(t);
  }
}

/** How many rats the zone counts (R184-R187). The ratcatcher there changes nothing (R188). */
export function hunger(t: Hunt, zone: number): number {
  const { on, peculiars, nemesis } = t.state;
  let count = 0;
  for (const kind of EATERS) {
    const rats = at(on[kind], zone);
    if (rats > 0) count += rats * weightOf(t, kind, FIGURES[kind].weight, zone);
  }
  for (const rat of peculiars) if (rat.zone === zone) count += weightOf(t, 'peculiar', PECULIAR_WEIGHT, zone);
  if (nemesis.zone === zone) count += weightOf(t, 'nemesis', NEMESIS_WEIGHT, zone);
  return count;
}

function weightOf(t: Hunt, kind: RatKind, printed: number, zone: number): number {
  let weight = printed;
  for (const { source, hook } of sourcesWith(t, 'weight')) weight = hook(t, source, weight, kind, zone);
  return Math.max(0, weight);
}

/** R189-R193: all cheese of the zone, one step of the tracker each (O18); then its white and black rats go. */
function* consume(t: Hunt, zone: number, count: number): Rules {
  const { on } = t.state;
  while (at(on.cheese, zone) > 0) {
    add(on.cheese, zone, -1);
    t.emit?.({ type: 'cheese-consumed', zone, count, step: t.state.tracker + 1, rule: 'R183' });
    yield* advanceTracker(t, zone);
    for (const { source, hook } of sourcesWith(t, 'consumed')) yield* carryOut(hook(t, source, zone));
  }
  returnEaters(t, zone);
}

/** R192, R193. */
function returnEaters(t: Hunt, zone: number): void {
  const { on, sack } = t.state;
  const white = at(on.white, zone);
  const black = at(on.black, zone);
  if (white + black === 0) return;
  on.white[zone] = 0;
  on.black[zone] = 0;
  sack.white += white;
  sack.black += black;
  t.emit?.({ type: 'rats-returned', zone, white, brown: 0, black, rule: 'R192' });
}
