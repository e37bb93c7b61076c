/** Games to learn from: a search plays itself, and all that it looked at is kept. */
import { botsFor, decide, questionOf } from '@smallfolk/bots';
import {
  type Box,
  type Decision,
  type Habits,
  Match,
  Random,
  type Seed,
  type Setup,
  seedOf,
  sure,
} from '@smallfolk/kernel';
import { cellsOf } from '../plan/plan.ts';
import type { Lessons } from './fit.ts';

/** A game as it was played: at each decision the index of the choice, and how often each option was looked at. */
export interface Recorded {
  readonly number: number;
  readonly seed: Seed;
  readonly setup?: Setup;
  readonly picks: readonly number[];
  readonly looks: readonly (readonly number[])[];
}

/** Of a hundred choices, so many are any option at all, and so many one that was looked at: games shall differ. */
const ANY = 3;
const LOOKED_AT = 10;

/** The set-ups to learn from, one after the other: the first game of the box, unless said. */
export const setupsOf = ({ game, first }: Box, text = ''): Setup[] => {
  const usual = Object.entries(first).map(([field, value]) => `${field}=${value}`);
  return cellsOf(game, text || usual.join());
};

/** The game of that number, always the same. */
export function record(box: Box, name: string, number: number, teacher: string, text?: string): Recorded {
  const seed = seedOf(`${name} ${number}`);
  const setups = setupsOf(box, text);
  const setup = sure(setups[number % setups.length]);
  const match = Match.start(box.game, setup, seed);
  const bots = botsFor(Array<string>(match.seats).fill(teacher), seed);
  const chance = Random.of(seedOf(`${seed} noise`));
  const picks: number[] = [];
  const looks: number[][] = [];
  for (let question = questionOf(match); question; question = questionOf(match)) {
    const thoughts = decide(bots[question.seat] as (typeof bots)[number], question);
    const looked = thoughts.explain().options.map(({ visits }) => visits);
    const pick = strayed(looked, chance) ?? thoughts.best();
    looks.push(looked);
    picks.push(pick);
    match.choose(pick);
  }
  return { number, seed, ...(text && { setup }), picks, looks };
}

/** Now and then another option than the best. */
function strayed(looks: readonly number[], chance: Random): number | undefined {
  const die = chance.below(100);
  if (die < ANY) return chance.below(looks.length);
  const all = looks.reduce((sum, look) => sum + look, 0);
  if (die >= ANY + LOOKED_AT || all === 0) return undefined;
  let at = chance.below(all);
  return looks.findIndex((look) => {
    at -= look;
    return at < 0;
  });
}

/** Plays a recorded game again and adds its decisions. */
export function study(recorded: Recorded, box: Box, habits: Habits, lessons: Lessons): void {
  const { number, seed, picks, looks } = recorded;
  const match = Match.start(box.game, recorded.setup ?? sure(setupsOf(box)[0]), seed);
  for (const [i, pick] of picks.entries()) {
    const { decision } = match;
    const looked = looks[i] ?? [];
    if (decision?.options.length !== looked.length) throw new Error(`game ${number} was played by other rules`);
    if (looked.length > 1) lessons.add(habits.counts(match.state, decision as Decision), looked);
    match.choose(pick);
  }
}
