/** What this game tells a bot beyond its rules: how the ratcatcher stands, and which options look promising. */
import type { Decision, Insight } from '@smallfolk/kernel';
import type { Atlas } from './atlas.ts';
import { collectedCheese, healthMaximum } from './attributes.ts';
import { mapOf } from './city.ts';
import { hunger } from './consume.ts';
import type { Hunt } from './hunt.ts';
import { huntOn, lookingAt } from './looking.ts';
import { commonIn } from './rats.ts';
import type { State } from './state.ts';

export function insightOf(atlas: Atlas): Insight<State> {
  return {
    evaluate: (state) => evaluate(huntOn(atlas, lookingAt(state))),
    weigh: (state, decision) => weigh(huntOn(atlas, lookingAt(state)), decision),
  };
}

/** From 0 (lost) to 1 (won), by the two ways to win and the two ways to lose. */
function evaluate(t: Hunt): number {
  const { state } = t;
  if (state.ending !== '') return state.ending === 'ten-cheese' || state.ending === 'slain' ? 1 : 0;
  const { catcher, nemesis, tracker } = state;
  const map = mapOf(t);
  const fromYou = map.distances(catcher.zone);
  let near = 0;
  let threat = 0;
  for (const zone of map.zones) {
    if ((state.on.cheese[zone] ?? 0) === 0) continue;
    near = Math.max(near, 1 / (1 + (fromYou[zone] ?? 0) + commonIn(t, zone)));
    threat += Math.min(1, hunger(t, zone) / 5);
  }
  const cheese = collectedCheese(t) / 10;
  const hunt = nemesis.zone < 0 ? 0 : 1 - nemesis.health / (t.foe.health + nemesis.raised.health);
  const health = catcher.health / healthMaximum(t);
  const score =
    2.4 * Math.max(cheese, hunt) +
    0.8 * Math.min(cheese, hunt) +
    0.9 * health +
    0.25 * near -
    1.7 * (tracker / 10) -
    0.12 * threat;
  return 1 / (1 + Math.exp(-2.2 * (score - 1.0)));
}

/** Positive weights in the order of the options. */
function weigh(t: Hunt, decision: Decision): number[] {
  const { catcher } = t.state;
  const map = mapOf(t);
  const towards = approach(t);
  return decision.options.map((option) => {
    switch (option.do) {
      case 'attack':
        return option.dice === catcher.dice ? 6 : 3;
      case 'move':
        return towards(Number(option.to));
      case 'collect':
        return 20;
      case 'claim':
        return 4;
      case 'trade':
        return 3;
      case 'use':
        return 2;
      case 'trap':
        return commonIn(t, Number(option.zone)) > 0 || (t.state.on.cheese[Number(option.zone)] ?? 0) > 0 ? 2.5 : 0.8;
      case 'hit':
        return option.rat === 'nemesis' ? 5 : option.rat === 'white' ? 1 : 2;
      case 'end':
        return catcher.movement === 0 ? 2 : 0.4;
      case 'send':
        return t.state.traps.some(({ zone }) => zone === option.to) ? 1 + Number(option.rats) : 1;
      case 'appear':
        return 1 + (map.distances(catcher.zone)[Number(option.zone)] ?? 0);
      default:
        return 1;
    }
  });
}

/** A step is worth more the nearer it brings to cheese, or to the nemesis, and less into the midst of brown rats. */
function approach(t: Hunt): (to: number) => number {
  const { state } = t;
  const map = mapOf(t);
  const goals = map.zones.filter((zone) => (state.on.cheese[zone] ?? 0) > 0 || state.nemesis.zone === zone);
  const distance = (from: number) => Math.min(20, ...goals.map((goal) => map.distances(goal)[from] ?? 20));
  const now = distance(state.catcher.zone);
  return (to) => {
    const gain = now - distance(to);
    const brown = state.on.brown[to] ?? 0;
    return (gain > 0 ? 5 : gain === 0 ? 1.2 : 0.5) / (1 + 0.4 * brown);
  };
}
