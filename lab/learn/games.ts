/** Games to learn from: a search plays itself, and all that it looked at is kept. */
import { botsFor, decide, questionOf } from '@smallfolk/bots';
import { type Box, type Decision, type Habits, Match, parseSetup, Random, type Seed, seedOf } from '@smallfolk/kernel';
import type { Lessons } from './fit.ts';

/** A game as it was played: at each decision the index of the choice, and how often each option was looked at. */
export interface Recorded {
  readonly number: number;
  readonly seed: Seed;
  readonly picks: readonly number[];
  readonly looks: readonly (readonly number[])[];
}

/** Of a hundred choices, so many are any option at all, and so many one that was looked at: games shall differ. */
const ANY = 3;
const LOOKED_AT = 10;

/** The game of that number, always the same. */
export function record(box: Box, name: string, number: number, teacher: string): Recorded {
  const seed = seedOf(`${name} ${number}`);
  const match = newMatch(box, seed);
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
  return { number, seed, picks, looks };
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
export function study({ number, seed, picks, looks }: Recorded, box: Box, habits: Habits, lessons: Lessons): void {
  const match = newMatch(box, seed);
  for (const [i, pick] of picks.entries()) {
    const { decision } = match;
    const looked = looks[i] ?? [];
    if (decision?.options.length !== looked.length) throw new Error(`game ${number} was played by other rules`);
    if (looked.length > 1) lessons.add(habits.counts(match.state, decision as Decision), looked);
    match.choose(pick);
  }
}

/** The first game of the box: who wants to learn another one sets it there. */
function newMatch(box: Box, seed: Seed): Match {
  const setup = parseSetup(box.game, box.first);
  if (!setup.ok) throw new Error(setup.message);
  return Match.start(box.game, setup.value, seed);
}
