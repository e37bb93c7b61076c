/** Line of sight (M119, M120, OM45): from centre to centre; only rock and walls block it, and touching is not crossing. */
import type { RoomPlan } from './room.ts';
import { cellAt, type Point } from './room-shape.ts';

const SAMPLES = 600;
const TOUCHING = 0.03;

/** For each pair of spaces, whether one sees the other. A space is given by the points from which it is seen. */
export function sightOf(plan: RoomPlan, points: readonly (readonly Point[])[]): boolean[][] {
  const open = !plan.map.some((row) => row.includes('#'));
  return points.map((from) =>
    points.map((to) => open || from === to || from.some((p) => to.some((q) => isClear(plan, p, q)))),
  );
}

function isClear(plan: RoomPlan, p: Point, q: Point): boolean {
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const x = (p[0] + ((q[0] - p[0]) * sample) / SAMPLES) * 2;
    const y = (p[1] + ((q[1] - p[1]) * sample) / SAMPLES) * 2;
    if (nearLine(x) || nearLine(y)) continue;
    if (cellAt(plan, Math.floor(x), Math.floor(y)) === '#') return false;
  }
  return true;
}

function nearLine(x: number): boolean {
  const rest = x - Math.floor(x);
  return rest < TOUCHING || rest > 1 - TOUCHING;
}
