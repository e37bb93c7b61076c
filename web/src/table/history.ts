/** The course of a game for the chart at its end: where the curves stood at the end of each round. */
import type { Language } from '@smallfolk/kernel';
import type { AnyWorld } from '../boards/index.ts';

/** From what was seen after each choice: [round, value …]. */
export function historyOf(
  views: readonly unknown[],
  progress: NonNullable<AnyWorld['progress']>,
  language: Language,
): number[][] {
  const rounds = new Map<number, number[]>();
  for (const view of views) {
    const { round, marks } = progress(view, language);
    rounds.set(round, [round, ...marks.map(({ value }) => value)]);
  }
  return [...rounds.values()];
}
