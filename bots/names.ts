/** Bots by name: 'random', 'greedy', 'search:1000' (imagined games), 'search:200ms', and the three levels. */
import { accepted, type Outcome, refused, type Seed } from '@smallfolk/kernel';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

/** What a person can choose: they differ in how far they think, never in what they know. */
export type Level = 'easy' | 'fair' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'fair', 'hard'];

/** A new bot for one seat of one match. Its own chances come from the seed, which must not be that of the match. */
export function botNamed(name: string, seed: Seed): Outcome<Bot> {
  if (name === 'random') return accepted(randomBot(seed));
  return refused('unknown-bot', `there is no bot "${name}"; known: random`, { where: 'bot' });
}
