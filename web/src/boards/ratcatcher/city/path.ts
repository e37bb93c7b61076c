/** A dotted way through the middle of zones, as a smooth curve. */
import type { Point } from '@smallfolk/ratcatcher/content/township.ts';

const short = (value: number) => Math.round(value * 10) / 10;

export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${short(first[0])} ${short(first[1])}`;
  points.forEach((to, i) => {
    if (i === 0) return;
    const from = points[i - 1] ?? to;
    const before = points[i - 2] ?? from;
    const after = points[i + 1] ?? to;
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...c1, ...c2, ...to].map(short).join(' ')}`;
  });
  return path;
}
