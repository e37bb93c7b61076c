/** How promising each option of a decision looks at first sight, as positive weights for playouts and for search. */
import type { Decision, Option } from '@smallfolk/kernel';
import type { Reward } from '../content/reward.ts';
import { defenceValue } from '../rules/attributes.ts';
import { farAlong, mapOf } from '../state/city-map.ts';
import { at, commonIn, ratsIn } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';

/** What a first cheese on each slot is worth: as a search of 200 imagined games shares out its attention. */
const SLOT_WORTH: Readonly<Record<string, number>> = {
  attack: 1.5,
  movement: 2.5,
  health: 4,
  accuracy: 1.7,
  defence: 2.2,
  trap: 1.1,
  yellow: 4,
  purple: 3.5,
};

const REWARD_WORTH: Readonly<Record<Reward['gain'], number>> = {
  cheese: 12,
  health: 6,
  yellow: 2,
  purple: 2,
  ability: 2,
  dice: 2,
  movement: 1.5,
  question: 2,
  held: 8,
};

export function promiseOf(t: Hunt, decision: Decision): number[] {
  const { options } = decision;
  if (decision.ask === 'action') {
    const judge = judgeActions(t);
    return options.map(judge);
  }
  return options.map((option) => promise(t, option));
}

function promise(t: Hunt, option: Option): number {
  const { catcher, traps } = t.state;
  switch (option.do) {
    case 'slot':
      return SLOT_WORTH[String(option.slot)] ?? 1;
    case 'hit':
      return option.rat === 'white' ? 1 : option.rat === 'brown' ? 2.5 : option.rat === 'nemesis' ? 9 : 4;
    case 'send': {
      const caught = (zone: unknown, rats: unknown) =>
        traps.some((trap) => trap.zone === zone) ? Number(rats ?? 0) : 0;
      return 1 + caught(option.to, option.rats) + caught(option.other, option.rest);
    }
    case 'settle':
      return 0.1; // one of the others, under another name
    case 'pay':
      return option.rat === 'white' ? 1 + Number(option.rats) : 1 / (1 + Number(option.rats));
    case 'appear':
      return 1 + (mapOf(t).distances(catcher.zone)[Number(option.zone)] ?? 0);
    case 'trade':
      return REWARD_WORTH[t.atlas.content.tallyman[Number(option.line)]?.reward.gain ?? 'dice'];
    default:
      return 1;
  }
}

/** Judges the actions of one moment; what they have in common is worked out once. */
function judgeActions(t: Hunt): (option: Option) => number {
  const { state } = t;
  const { catcher, nemesis, on } = state;
  const map = mapOf(t);
  const defence = defenceValue(t);
  const here = catcher.zone;
  const ratsHere = ratsIn(t, here);
  const brownHere = at(on.brown, here);
  /** Leaving now costs a wound (R114). */
  const held = brownHere > defence;
  const goals = map.zones.filter((zone) => at(on.cheese, zone) > 0);
  const toGoal = (from: number) => {
    let best = 30;
    for (const goal of goals) {
      const way = farAlong(map.distances(goal), from) + 0.4 * commonIn(t, goal);
      if (way < best) best = way;
    }
    return best;
  };
  const now = toGoal(here);
  return (option) => {
    switch (option.do) {
      case 'move': {
        const to = Number(option.to);
        const gain = now - toGoal(to);
        let worth = gain > 0.5 ? 5 : gain > -0.5 ? 1.2 : 0.5;
        if (at(on.health, to) > 0 && catcher.health < 4) worth += 4;
        if (to === nemesis.zone) worth *= catcher.dice > 2 ? 1.5 : 0.4;
        worth /= 1 + 0.5 * Math.max(0, at(on.brown, to) - defence);
        return held ? worth * (catcher.health === 1 ? 0.02 : 0.2) : worth;
      }
      case 'attack': {
        const all = option.dice === catcher.dice;
        const urgent = brownHere > 0 || nemesis.zone === here || at(on.cheese, here) > 0;
        return (urgent ? 7 : 2) * (all ? 1 : ratsHere <= Number(option.dice) ? 0.8 : 0.5);
      }
      case 'trap': {
        const zone = Number(option.zone);
        return 0.4 + 0.4 * Math.min(3, commonIn(t, zone)) + (at(on.cheese, zone) > 0 ? 0.6 : 0);
      }
      case 'trade': {
        const { reward } = t.atlas.content.tallyman[Number(option.line)] ?? {};
        const worth = REWARD_WORTH[reward?.gain ?? 'dice'];
        if (reward?.gain === 'health') return catcher.health <= 2 ? worth : 1;
        if (reward?.gain === 'dice') return ratsHere > 0 && catcher.dice === 0 ? worth : 0.2;
        return worth;
      }
      case 'claim':
        return 3;
      case 'collect':
        return 20;
      case 'use':
        return 2.2;
      default:
        // Ending the turn: not while there are points to walk with or dice for the rats that are here.
        return 0.3 + (catcher.movement === 0 ? 1.5 : 0) + (ratsHere === 0 || catcher.dice === 0 ? 0.5 : 0);
    }
  };
}
