/** The course of a game for the chart at its end: where the curves stood at the end of each round or turn. */
import { viewsOf } from '../../engine/course.ts';
import { Engine } from '../../engine/engine.ts';
import type { Progress } from '../board.ts';
import type { Session } from '../session/session.svelte.ts';

/** From playing the game again: [at, value …]. */
export async function historyOf(session: Session): Promise<number[][]> {
  const { speech } = session;
  const progress = session.world?.progress;
  const save = await session.save();
  if (!progress || !save || !speech) return [];
  const engine = new Engine();
  const course = await engine.extra('course', { save, seat: session.seat });
  engine.close();
  return stationsOf(viewsOf(course ?? []).slice(1), (view) => progress(view, session.language, speech));
}

/** What was seen last at each station. */
function stationsOf(views: readonly unknown[], progress: (view: unknown) => Progress): number[][] {
  const stations = new Map<number, number[]>();
  for (const view of views) {
    const { at, marks } = progress(view);
    stations.set(at, [at, ...marks.map(({ value }) => value)]);
  }
  return [...stations.values()];
}
