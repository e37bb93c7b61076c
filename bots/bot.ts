/** What a bot is, how it thinks, and how it explains itself. */
import type { Option, Seat } from '@smallfolk/kernel';
import type { Question } from './question.ts';

/** A player for any game. It may remember earlier questions, so every seat of every match gets a bot of its own. */
export interface Bot {
  readonly name: string;
  /** Begins to think about a question. The work is done by the steps that follow. */
  think(question: Question): Thinking;
}

/** A train of thought: it can be left after any step and always knows an answer. */
export interface Thinking {
  /** Thinks a little further, a few milliseconds at most. False once there is nothing left to think about. */
  step(): boolean;
  /** The index of the option that looks best by now. */
  best(): number;
  explain(): Explanation;
}

/** Why a bot decides as it does. Plain data: it may be sent to another thread or program. */
export interface Explanation {
  readonly bot: string;
  /** The index of the option it would choose. */
  readonly choice: number;
  /** How many imagined games stand behind it. */
  readonly iterations: number;
  /** One for each option of the decision, in the same order. */
  readonly options: readonly Prospect[];
}

/** What a bot expects of one option. */
export interface Prospect {
  readonly option: Option;
  readonly key: string;
  /** How many imagined games began with it. */
  readonly visits: number;
  /** The expected result for the seat that decides, from 0 (lost) to 1 (won); absent if it was not tried. */
  readonly expected?: number;
  /** How the game would most likely go on, beginning with this option itself. */
  readonly line: readonly Step[];
}

export interface Step {
  readonly seat: Seat;
  readonly ask: string;
  readonly option: Option;
}

export interface Limits {
  /** Asked after every step; thinking ends at once when it says so. */
  readonly stop?: () => boolean;
  readonly milliseconds?: number;
}

/** Thinks until the bot is done or a limit is reached, and returns the thoughts. */
export function decide(bot: Bot, question: Question, limits: Limits = {}): Thinking {
  const thinking = bot.think(question);
  const over = timer(limits);
  while (thinking.step() && !over());
  return thinking;
}

/** The same, but lets the thread do other things in between, and can be stopped by a signal. */
export async function decideSoon(
  bot: Bot,
  question: Question,
  limits: Limits & { readonly signal?: AbortSignal } = {},
): Promise<Thinking> {
  const thinking = bot.think(question);
  const over = timer(limits);
  let pause = performance.now() + SLICE;
  while (!limits.signal?.aborted && thinking.step() && !over()) {
    if (performance.now() < pause) continue;
    await new Promise((resume) => setTimeout(resume));
    pause = performance.now() + SLICE;
  }
  return thinking;
}

/** How long a thread thinks before it looks up, in milliseconds. */
const SLICE = 12;

function timer({ stop, milliseconds = Number.POSITIVE_INFINITY }: Limits): () => boolean {
  const end = performance.now() + milliseconds;
  return () => (stop?.() ?? false) || performance.now() >= end;
}
