/**
 * The slight bow and drift of a hand in straight lines. It depends on the geometry alone: the same point and the same
 * edge always move alike, so shapes keep fitting, and a card looks the same every time.
 */
import type { Point } from '@smallfolk/ratcatcher/content/township.ts';

function noise(...values: readonly number[]): number {
  let hash = 2166136261;
  for (const value of values) {
    hash = Math.imul(hash ^ Math.round(value * 10), 16777619);
    hash ^= hash >>> 13;
  }
  return ((Math.imul(hash, 0x5bd1e995) >>> 8) & 0xffff) / 32767.5 - 1;
}

const short = (value: number) => Math.round(value * 10) / 10;

function drifted([x, y]: Point, amount: number): Point {
  return [x + noise(x, y, 1) * 0.45 * amount, y + noise(x, y, 2) * 0.45 * amount];
}

/** A line through the points as path data, drawn by hand. */
export function drawn(points: readonly Point[], closed: boolean, amount = 1): string {
  const [first] = points;
  if (!first) return '';
  const start = drifted(first, amount);
  let path = `M${short(start[0])} ${short(start[1])}`;
  const rest = closed ? [...points.slice(1), first] : points.slice(1);
  let from = first;
  for (const to of rest) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const end = drifted(to, amount);
    if (length < 14) path += `L${short(end[0])} ${short(end[1])}`;
    else {
      const [low, high] = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from];
      const bow = noise(...low, ...high) * Math.min(1.9, 0.55 + length * 0.011) * amount;
      const begin = drifted(from, amount);
      const x = (begin[0] + end[0]) / 2 - ((high[1] - low[1]) / length) * bow;
      const y = (begin[1] + end[1]) / 2 + ((high[0] - low[0]) / length) * bow;
      path += `Q${short(x)} ${short(y)} ${short(end[0])} ${short(end[1])}`;
    }
    from = to;
  }
  return closed ? `${path}Z` : path;
}
