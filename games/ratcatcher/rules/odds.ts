/**
 * Chances as a player would compute them before committing: how many rats an attack catches, who bites a ratcatcher
 * that leaves a zone or ends the turn. All by the rules' own functions, so that no effect has to be known here.
 */

import { mapOf } from '../state/city-map.ts';
import { COMMON } from '../state/pieces.ts';
import { peculiarsIn } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { diceRolled, isHit, preyIn, rerolls, resultNeeded, sixesAreMortal } from './attack.ts';
import { accuracyValue, defenceValue } from './attributes.ts';
import { biteOf, commonBite } from './bite-phase.ts';
import { everyPeculiarRatWounds } from './editions.ts';
import { commonStay, peculiarStays } from './move-phase.ts';
import { biteOnLeaving } from './walk.ts';

export interface AttackOdds {
  /** The chance to catch at least 1, 2, ... of the common and peculiar rats, up to one for each die. */
  readonly caught: readonly number[];
  /** At least one wound of the nemesis, if it is here and every die goes for it. */
  readonly wound?: number;
}

export interface Leaving {
  readonly bite: number;
  /** Does it exceed the defence that the ratcatcher has in that zone? */
  readonly wounds: boolean;
}

export interface Odds {
  readonly attack: {
    /** Common and peculiar rats in the ratcatcher's zone. */
    readonly rats: number;
    /** With 1, 2, ... of the dice on the board; empty if there is nothing to attack. */
    readonly dice: readonly AttackOdds[];
  };
  /** By zone, only where somebody bites a ratcatcher who leaves it (R114). */
  readonly leave: Readonly<Record<number, Leaving>>;
  /**
   * The wounds by the rats of the zone that will still be there to bite if the turn ends now (R177-R180). Told without
   * dice: not the nemesis, nor who comes, nor whom a trap or a power takes away in between.
   */
  readonly endTurn: { readonly wounds: number };
}

export function oddsOf(t: Hunt): Odds {
  if (t.state.catcher.zone < 0) return { attack: { rats: 0, dice: [] }, leave: {}, endTurn: { wounds: 0 } };
  return { attack: attackOdds(t), leave: leaving(t), endTurn: { wounds: woundsAtEnd(t) } };
}

/** The chances of one die in the end: a six that wounds whatever the defence, another hit. */
export interface Die {
  readonly six: number;
  readonly hit: number;
}

function attackOdds(t: Hunt): Odds['attack'] {
  const { zone, dice } = t.state.catcher;
  const prey = preyIn(t, zone);
  const costs = prey.flatMap(({ name, count, cost }) => (name === 'nemesis' ? [] : Array<number>(count).fill(cost)));
  if (prey.length === 0) return { rats: 0, dice: [] };
  const die = dieOf(t, zone);
  const nemesis = prey.find(({ name }) => name === 'nemesis');
  const each = Array.from({ length: dice }, (_, less): AttackOdds => {
    const rolled = Math.max(0, diceRolled(t, zone, { dice: less + 1, by: 'ratcatcher' }));
    const caught = catching(rolled, die, costs).slice(0, rolled);
    return nemesis ? { caught, wound: catching(rolled, die, [nemesis.cost])[0] ?? 0 } : { caught };
  });
  return { rats: costs.length, dice: each };
}

/** One die of the ratcatcher, with what is rolled again; misses that may be rolled again are (R232). */
function dieOf(t: Hunt, zone: number): Die {
  const accuracy = resultNeeded(t, zone, { accuracy: accuracyValue(t), by: 'ratcatcher' });
  let faces = Array<number>(6).fill(1 / 6);
  const hits = (face: number) => isHit(face + 1, accuracy);
  for (const { which } of rerolls(t, zone, 'ratcatcher')) {
    const again = (face: number) => hits(face) === (which === 'hits');
    const share = faces.reduce((sum, chance, face) => (again(face) ? sum + chance : sum), 0) / 6;
    faces = faces.map((chance, face) => (again(face) ? 0 : chance) + share);
  }
  const all = faces.reduce((sum, chance, face) => (hits(face) ? sum + chance : sum), 0);
  const six = sixesAreMortal(t, zone, 'ratcatcher') ? (faces[5] ?? 0) : 0;
  return { six, hit: Math.max(0, all - six) };
}

/** The chance to catch at least 1, 2, ... of the rats with these costs in hits. */
export function catching(dice: number, die: Die, costs: readonly number[]): number[] {
  const sorted = [...costs].sort((a, b) => a - b);
  const atLeast = sorted.map(() => 0);
  const miss = Math.max(0, 1 - die.six - die.hit);
  for (let sixes = 0; sixes <= dice; sixes++) {
    for (let hits = 0; hits + sixes <= dice; hits++) {
      const chance =
        waysToChoose(dice, sixes) *
        waysToChoose(dice - sixes, hits) *
        die.six ** sixes *
        die.hit ** hits *
        miss ** (dice - sixes - hits);
      const caught = caughtWith(sorted, sixes, hits);
      for (let n = 0; n < caught; n++) atLeast[n] = (atLeast[n] ?? 0) + chance;
    }
  }
  return atLeast;
}

/** Caught with so many sixes and hits: sixes on the toughest, hits on the easiest (R125-R127). */
function caughtWith(costs: readonly number[], sixes: number, hits: number): number {
  const left = Math.max(0, costs.length - sixes);
  let caught = costs.length - left;
  let spent = 0;
  for (let rat = 0; rat < left; rat++) {
    spent += costs[rat] ?? 0;
    if (spent > hits) break;
    caught++;
  }
  return caught;
}

function waysToChoose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** For every zone, since a way through several is judged before the first step. */
function leaving(t: Hunt): Record<number, Leaving> {
  const found: Record<number, Leaving> = {};
  for (const zone of mapOf(t).zones) {
    const bite = biteOnLeaving(t, zone);
    if (bite > 0) found[zone] = { bite, wounds: bite > defenceValue(standingIn(t, zone)) };
  }
  return found;
}

/** The same table with the ratcatcher in another zone. */
function standingIn(t: Hunt, zone: number): Hunt {
  const { state } = t;
  return zone === state.catcher.zone ? t : { ...t, state: { ...state, catcher: { ...state.catcher, zone } } };
}

function woundsAtEnd(t: Hunt): number {
  const { zone } = t.state.catcher;
  const defence = defenceValue(t);
  const common = commonBite(
    t,
    COMMON.filter((kind) => commonStay(t, kind, zone)),
  );
  const peculiar = peculiarsIn(t, zone).filter((rat) => {
    const printed = t.atlas.content.peculiarRats[rat.card]?.bite ?? 0;
    return biteOf(t, 'peculiar', printed) > defence && peculiarStays(t, rat);
  }).length;
  return (common > defence ? 1 : 0) + (everyPeculiarRatWounds(t.state) ? peculiar : Math.min(1, peculiar)); // D27
}
