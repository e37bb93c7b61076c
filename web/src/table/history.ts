/** The course of a game for the chart at its end: where the curves stood at the end of each round or turn. */
import type { Language } from '@smallfolk/kernel';
import type { AnyWorld } from '../boards/index.ts';

/** From what was seen after each choice: [at, value …]. */
export function historyOf(
  views: readonly unknown[],
  progress: NonNullable<AnyWorld['progress']>,
  language: Language,
): number[][] {
  const stations = new Map<number, number[]>();
  for (const view of views) {
    const { at, marks } = progress(view, language);
    stations.set(at, [at, ...marks.map(({ value }) => value)]);
  }
  return [...stations.values()];
}
