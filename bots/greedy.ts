/** The bot that looks one action ahead, in a few imagined worlds, and takes what then looks best. */
import { keyOf, Random, type Seed } from '@smallfolk/kernel';
import type { Bot, Thinking } from './bot.ts';
import { finishAction, playOn, worthOf } from './playout.ts';
import type { Question } from './question.ts';

/** In how many worlds each option is tried. */
const WORLDS = 6;

export function greedyBot(seed: Seed): Bot {
  const random = Random.of(seed);
  return { name: 'greedy', think: (question) => lookAhead(question, random) };
}

function lookAhead(question: Question, random: Random): Thinking {
  const { seat, decision } = question;
  const { options } = decision;
  const sums = options.map(() => 0);
  let worlds = 0;

  function best(): number {
    let best = 0;
    for (const [i, sum] of sums.entries()) if (sum > (sums[best] ?? 0)) best = i;
    return best;
  }

  return {
    /** Tries every option in one more world, the same for all. */
    step() {
      if (options.length === 1 || worlds === WORLDS) return false;
      const world = random.split();
      const chance = random.split();
      for (const i of options.keys()) sums[i] = (sums[i] ?? 0) + tryOut(question, i, world.copy(), chance.copy());
      worlds++;
      return worlds < WORLDS;
    },
    best,
    explain: () => ({
      bot: 'greedy',
      choice: best(),
      iterations: worlds * options.length,
      options: options.map((option, i) => ({
        option,
        key: keyOf(option),
        visits: worlds,
        ...(worlds > 0 && { expected: (sums[i] ?? 0) / worlds }),
        line: [{ seat, ask: decision.ask, option }],
      })),
    }),
  };
}

/** What the option is worth to the seat in one imagined world; a game without evaluation is played to its end. */
function tryOut(question: Question, option: number, chance: Random, random: Random): number {
  const { insight, seat, seats } = question;
  const world = question.imagine(chance);
  const { checkpoints } = world;
  world.answer(option);
  if (!insight?.evaluate) playOn(world, insight, random, 0);
  else if (world.checkpoints === checkpoints) finishAction(world, insight, random);
  return worthOf(world, insight, seats)[seat] ?? 0;
}
