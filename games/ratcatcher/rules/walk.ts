/** Walking (R112-R117): one zone for one point; biters attack whoever leaves them; tokens are picked up. */
import type { Rules } from '@smallfolk/kernel';
import { mapOf } from '../state/city-map.ts';
import { COLOURS, FIGURES } from '../state/pieces.ts';
import { add, at } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { defenceValue, healthMaximum } from './attributes.ts';
import { collectByItself, roomForTokens } from './cheese.ts';
import { everyBiterAttacksLeaver } from './editions.ts';
import { sourcesWith } from './effects-in-play.ts';
import { heal, wound } from './wound.ts';

/** The cost of a step to a neighbouring zone: 1 by rule (R112), at least 1 always. */
export function stepCost(t: Hunt, to: number, asked = sourcesWith(t, 'step')): number {
  let cost = 1;
  for (const { source, hook } of asked) cost = hook(t, source, cost, t.state.catcher.zone, to);
  return Math.max(1, cost);
}

/** The zones that can be entered with the points left (R112, R113). */
export function steps(t: Hunt): number[] {
  const { zone, movement } = t.state.catcher;
  if (movement === 0) return [];
  const asked = sourcesWith(t, 'step');
  return (mapOf(t).neighbours[zone] ?? []).filter((to) => stepCost(t, to, asked) <= movement);
}

export function* walk(t: Hunt, to: number): Rules {
  const { catcher } = t.state;
  const from = catcher.zone;
  catcher.movement -= stepCost(t, to);
  leave(t, from);
  t.emit?.({ type: 'moved', from, to, left: catcher.movement, rule: 'R112' });
  yield* enter(t, to);
}

/** R114, R115: the biters of the zone attack together, for one wound at most (O3). */
export function leave(t: Hunt, zone: number): void {
  const bite = biteOnLeaving(t, zone);
  if (bite === 0) return;
  const defence = defenceValue(t);
  const wounds = bite > defence ? 1 : 0;
  t.emit?.({ type: 'bitten-while-leaving', zone, bite, defence, wounds, rule: 'R114' });
  wound(t, wounds, 'rats', 'R114');
}

/** The bites of all who attack a ratcatcher that leaves the zone. */
export function biteOnLeaving(t: Hunt, zone: number): number {
  const bite = bitersIn(t, zone);
  if (bite === 0) return 0;
  const free = sourcesWith(t, 'leaving').some(({ source, hook }) => !hook(t, source, zone));
  return free ? 0 : bite;
}

/** D20: brown rats, and in the second edition peculiar rats that are biters. */
function bitersIn(t: Hunt, zone: number): number {
  let bite = at(t.state.on.brown, zone) * FIGURES.brown.bite;
  if (!everyBiterAttacksLeaver(t.state)) return bite;
  for (const rat of t.state.peculiars) {
    const card = t.atlas.content.peculiarRats[rat.card];
    if (rat.zone === zone && card?.biter) bite += card.bite;
  }
  return bite;
}

/** The ratcatcher stands in the zone now and picks up what lies there (R116, R134). */
export function* enter(t: Hunt, zone: number): Rules {
  t.state.catcher.zone = zone;
  collectTokens(t);
  yield* collectByItself(t);
}

/** R116, R117: health and tokens of unlocked abilities; what cannot be used stays (O13). */
export function collectTokens(t: Hunt): void {
  const { on, catcher, reserve } = t.state;
  const { zone } = catcher;
  while (at(on.health, zone) > 0 && catcher.health < healthMaximum(t)) {
    heal(t, 1);
    add(on.health, zone, -1);
    reserve.health++;
    t.emit?.({ type: 'token-collected', token: 'health', zone, rule: 'R116' });
  }
  for (const colour of COLOURS) {
    while (at(on[colour], zone) > 0 && roomForTokens(t, colour) > 0) {
      add(on[colour], zone, -1);
      catcher[colour]++;
      t.emit?.({ type: 'token-collected', token: colour, zone, rule: 'R116' });
    }
  }
}
