/** The course of a game for the chart at its end: where the curves stood at the end of each round or turn. */
import type { Progress } from './board.ts';

/** From what was seen after each choice: [at, value …]. */
export function historyOf(views: readonly unknown[], progress: (view: unknown) => Progress): number[][] {
  const stations = new Map<number, number[]>();
  for (const view of views) {
    const { at, marks } = progress(view);
    stations.set(at, [at, ...marks.map(({ value }) => value)]);
  }
  return [...stations.values()];
}
