/** How imagined games go on, and what they are worth to each seat where they stop. */
import type { Insight, Random, Result, Seat } from '@smallfolk/kernel';
import type { World } from './question.ts';

/** No imagined game goes on for longer; one that would is worth the same to everybody. */
const ENDLESS = 20_000;
/** How much of a finished game's worth is its margin; the rest is winning it. */
const MARGIN = 0.1;

/** The worth of a world to each seat, from 0 (lost) to 1 (won). */
export type Worth = readonly number[];

export function worthOf(world: World, insight: Insight<unknown> | undefined, seats: number): Worth {
  if (world.result) return insight?.together ? togetherWorth(world.result, seats) : worthOfResult(world.result, seats);
  const worth: number[] = [];
  for (let seat = 0; seat < seats; seat++) worth.push(insight?.evaluate?.(world.state, seat) ?? 1 / seats);
  return worth;
}

/** One result for the whole company. */
const togetherWorth = ({ winners }: Result, seats: number): Worth =>
  new Array<number>(seats).fill(winners.length > 0 ? 1 : 0);

/** A shared win is shared. Where points are compared, a clear win is worth a little more than a narrow one. */
function worthOfResult({ winners, scores }: Result, seats: number): Worth {
  const worth: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    worth.push(scores && scores.length > 1 ? (1 - MARGIN) * won + MARGIN * lead(scores, seat) : won);
  }
  return worth;
}

/** From 0 (hopelessly behind the best of the others) to 1 (far ahead), 0.5 when level. */
function lead(scores: readonly number[], seat: Seat): number {
  let other = Number.NEGATIVE_INFINITY;
  let size = 1;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] ?? 0;
    if (i !== seat && score > other) other = score;
    size += Math.abs(score) / scores.length;
  }
  const ahead = (scores[seat] ?? 0) - other;
  return 0.5 + (0.5 * ahead) / (Math.abs(ahead) + size);
}

/**
 * One of the options: by the game's weights where it gives them, else any. The weights are cubed: people of experience
 * try many things in thought, but mostly do what looks best.
 */
function anyOption(world: World, insight: Insight<unknown> | undefined, random: Random): number {
  const { decision } = world;
  if (!decision) throw new Error('the imagined game is over');
  const count = decision.options.length;
  if (count === 1) return 0;
  const weights = insight?.weigh?.(world.state, decision);
  if (!weights) return random.below(count);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += cubed(weights[i] ?? 0);
  let at = (sum * random.next()) / 0x1_0000_0000;
  for (let i = 0; i < count; i++) {
    at -= cubed(weights[i] ?? 0);
    if (at < 0) return i;
  }
  return count - 1;
}

const cubed = (weight: number): number => weight * weight * weight;

/**
 * Plays on for `cut` decisions and then to the end of the action, or to the end of the game if the game has no
 * evaluation. Returns the number of decisions made.
 */
export function playOn(world: World, insight: Insight<unknown> | undefined, random: Random, cut: number): number {
  const enough = insight?.evaluate ? cut : ENDLESS;
  let decisions = 0;
  while (world.decision && decisions < enough) {
    world.answer(anyOption(world, insight, random));
    decisions++;
  }
  return insight?.evaluate ? decisions + finishAction(world, insight, random) : decisions;
}

/** Goes on to the next checkpoint, where an evaluation means most. Returns the number of decisions made. */
export function finishAction(world: World, insight: Insight<unknown> | undefined, random: Random): number {
  const { checkpoints } = world;
  let decisions = 0;
  while (world.decision && world.checkpoints === checkpoints && decisions < LONG_ACTION) {
    world.answer(anyOption(world, insight, random));
    decisions++;
  }
  return decisions;
}

/** Decisions after which an action is evaluated unfinished. */
const LONG_ACTION = 40;
