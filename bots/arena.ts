/** One match between bots, to its end. */

import type { Game } from '@smallfolk/kernel';
import { Match, type Result, type Seed, type Setup, seedOf } from '@smallfolk/kernel';
import { type Bot, decide } from './bot.ts';
import { botNamed } from './names.ts';
import { questionOf } from './question.ts';

/** Bots for the seats of the match with this seed. Their own chances tell nothing about those of the match. */
export function botsFor(names: readonly string[], seed: Seed): Bot[] {
  return names.map((name, seat) => {
    const bot = botNamed(name, seedOf(`${seed} seat ${seat}`));
    if (!bot.ok) throw new Error(bot.message);
    return bot.value;
  });
}

/** Lets the bots play on until the game is over. */
export function playOut(match: Match, bots: readonly Bot[]): Result {
  for (let question = questionOf(match); question; question = questionOf(match)) {
    const bot = bots[question.seat];
    if (!bot) throw new Error(`nobody sits in seat ${question.seat}`);
    match.choose(decide(bot, question).best());
  }
  const { result } = match;
  if (!result) throw new Error('the game is over without a result');
  return result;
}

export function playMatch(game: Game, setup: Setup, seed: Seed, names: readonly string[]): Match {
  const match = Match.start(game, setup, seed);
  playOut(match, botsFor(names, seed));
  return match;
}
