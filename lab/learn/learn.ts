/** Learns a game's first impressions: the numbers are fitted to what a search looked at. docs/bots.md tells more. */
import type { Box, Habits } from '@smallfolk/kernel';
import { UserError } from '../user-error.ts';
import { fit, Lessons } from './fit.ts';
import { type Recorded, study } from './games.ts';
import { rounded } from './table.ts';

/** One game of so many is not learned from but measured with. */
const HELD_OUT = 8;
const SHRINKAGE = 3e-5;

export interface Learned {
  /** As they are written down. */
  readonly numbers: readonly number[];
  /** How well they foretell games that they were not learned from. */
  readonly report: string;
}

export function learn(games: readonly Recorded[], box: Box, habits: Habits): Learned {
  const lessons = new Lessons();
  const exam = new Lessons();
  for (const game of games) study(game, box, habits, game.number % HELD_OUT === 0 ? exam : lessons);
  if (exam.decisions.length === 0) throw new UserError(`At least ${HELD_OUT} games are needed; --games says how many.`);
  const before = habits.numbers;
  const numbers = [...fit(lessons, before, SHRINKAGE, habits.kept)].map(rounded);
  const marks = [
    ['any option', exam.crossEntropy(before.map(() => 0))],
    ['the table before', exam.crossEntropy(before)],
    ['the table now', exam.crossEntropy(numbers)],
    ['the search itself', exam.entropy()],
  ] as const;
  const report = [
    `${numbers.filter((number) => number !== 0).length} numbers from ${lessons.decisions.length} decisions; cross-entropy on ${exam.decisions.length} others:`,
    ...marks.map(([name, mark]) => `  ${name.padEnd(20)}${mark.toFixed(4)}`),
  ];
  return { numbers, report: report.join('\n') };
}
