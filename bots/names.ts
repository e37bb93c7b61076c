/** Bots by name: 'random', 'greedy', 'search:1000' (imagined games), 'search:200ms', and the three levels. */
import { accepted, type Outcome, refused, type Seed } from '@smallfolk/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { type SearchSettings, searchBot } from './search.ts';

/** What a person can choose: they differ in how far they think, never in what they know. */
export type Level = 'easy' | 'fair' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'fair', 'hard'];

const SETTINGS: Readonly<Record<Level, SearchSettings>> = {
  easy: { iterations: 12 },
  fair: { iterations: 100 },
  hard: { iterations: 1000 },
};

/** A budget, and for those who study search: 'search:500/explore=3/cut=20'. */
const SEARCH = /^search:(?<budget>[1-9]\d{0,8})(?<ms>ms)?(?<tuned>(?:\/(?:explore|cut)=\d+(?:\.\d+)?)*)$/;

/**
 * A new bot for one seat of one match. Its own chances come from the seed, which must not be that of the match.
 * The same name and seed play the same way, unless the budget is a time.
 */
export function botNamed(name: string, seed: Seed): Outcome<Bot> {
  if (name === 'random') return accepted(randomBot(seed));
  if (name === 'greedy') return accepted(greedyBot(seed));
  const settings = isLevel(name) ? SETTINGS[name] : searchSettings(name);
  if (settings) return accepted(searchBot(name, seed, settings));
  const known = 'random, greedy, search:1000 (imagined games), search:200ms, easy, fair, hard';
  return refused('unknown-bot', `there is no bot "${name}"; known: ${known}`, { where: 'bot' });
}

export function isLevel(name: string): name is Level {
  return LEVELS.some((level) => level === name);
}

/** Whether this bot thinks by the clock, so that the same seed may play differently. */
export function thinksByTheClock(name: string): boolean {
  return searchSettings(name)?.milliseconds !== undefined;
}

function searchSettings(name: string): SearchSettings | undefined {
  const groups = SEARCH.exec(name)?.groups;
  if (!groups) return undefined;
  const budget = Number(groups.budget);
  const tuned = (groups.tuned ?? '').split('/').flatMap((setting) => {
    const [what, value] = setting.split('=');
    return what && value ? [[what, Number(value)] as const] : [];
  });
  return { ...(groups.ms ? { milliseconds: budget } : { iterations: budget }), ...Object.fromEntries(tuned) };
}
