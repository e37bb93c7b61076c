/**
 * What this game tells a bot beyond its rules: how the ratcatcher stands, and which options look promising. The
 * weights were fitted to games that a search bot played; see `standing` for what they weigh.
 */
import type { Insight } from '@smallfolk/kernel';
import type { Atlas } from '../content/atlas.ts';
import { collectedCheese, defenceValue } from '../rules/attributes.ts';
import { hunger } from '../rules/consume-phase.ts';
import { farAlong, mapOf } from '../state/city-map.ts';
import { at, commonIn, total } from '../state/rats-in-zones.ts';
import type { State } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';
import { huntOn, lookingAt } from '../state/table.ts';
import { promiseOf } from './first-impressions.ts';

export function insightOf(atlas: Atlas): Insight<State> {
  // A bot looks at one state many times in a row.
  let latest: Hunt | undefined;
  const look = (state: State): Hunt => {
    if (latest?.state !== state) latest = huntOn(atlas, lookingAt(state));
    return latest;
  };
  return {
    evaluate: (state) => evaluate(look(state)),
    weigh: (state, decision) => promiseOf(look(state), decision),
  };
}

const BIAS = -3.4;
const WEIGHTS: readonly number[] = [
  3, 2.5, 2.5, -2.5, -1.4, 1.4, -1.1, -0.3, -0.8, 0.7, 0.5, 0.4, 0, 0.1, 0.3, 0.7, -1, 0.6,
];

/** From 0 (lost) to 1 (won). */
function evaluate(t: Hunt): number {
  const { ending } = t.state;
  if (ending !== '') return ending === 'ten-cheese' || ending === 'slain' ? 1 : 0;
  let sum = BIAS;
  const values = standing(t);
  for (let n = 0; n < values.length; n++) sum += at(WEIGHTS, n) * at(values, n);
  return 1 / (1 + Math.exp(-sum));
}

/** Rats that reach the ratcatcher in their next move, as far as that can be told cheaply: brown ones within two zones. */
export function brownNearby(t: Hunt, zone: number): number {
  const { brown } = t.state.on;
  const map = mapOf(t);
  const steps = map.distances(zone);
  let rats = 0;
  for (const other of map.zones) if (at(brown, other) > 0 && farAlong(steps, other) <= 2) rats += at(brown, other);
  return rats;
}

/** The two ways to win, the two ways to lose, and what bears on them, each about from 0 to 1. */
export function standing(t: Hunt): number[] {
  const { state } = t;
  const { catcher, nemesis, tracker, on } = state;
  const map = mapOf(t);
  const fromYou = map.distances(catcher.zone);
  let near = 0;
  let threat = 0;
  let cheeseInCity = 0;
  let rats = 0;
  for (const zone of map.zones) {
    const here = commonIn(t, zone);
    rats += here;
    const cheese = at(on.cheese, zone);
    if (cheese === 0) continue;
    cheeseInCity += cheese;
    near = Math.max(near, 1 / (1 + farAlong(fromYou, zone) + 0.7 * here));
    threat += Math.min(1, hunger(t, zone) / 5);
  }
  const cheese = collectedCheese(t) / 10;
  const hunt = nemesis.zone < 0 ? 0 : 1 - nemesis.health / (t.foe.health + nemesis.raised.health);
  const closest = Math.max(cheese, hunt);
  const defence = defenceValue(t);
  const danger = Math.min(1, Math.max(0, brownNearby(t, catcher.zone) - defence) / 2);
  const stalked = nemesis.zone >= 0 ? 1 / (1 + farAlong(fromYou, nemesis.zone)) : 0;
  return [
    cheese,
    hunt,
    closest * closest,
    tracker / 10,
    (tracker / 10) ** 2,
    Math.min(1, catcher.health / 5),
    catcher.health === 1 ? 1 : 0,
    danger,
    threat / 3,
    total(state.cage) / 12,
    near,
    (catcher.yellow + catcher.purple) / 5,
    stalked * (1 - hunt),
    rats / 64,
    Math.min(1, cheeseInCity / 5),
    defence / 3,
    state.peculiars.length / 4,
    catcher.dice / 5,
  ];
}
