/** Plane geometry for cards and zones: turning, clipping, insetting, measuring. Outlines run clockwise on the screen. */
import { CARD, type Point } from '@smallfolk/ratcatcher/content/township.ts';

export type Outline = readonly Point[];

/** A chance that gives the same drawing every time: a small generator seeded by a number. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Quarter turns to the right about the middle of the card. */
export function turned([x, y]: Point, turns: number): Point {
  switch (turns & 3) {
    case 1:
      return [CARD - y, x];
    case 2:
      return [CARD - x, CARD - y];
    case 3:
      return [y, CARD - x];
    default:
      return [x, y];
  }
}

export function area(outline: Outline): number {
  let twice = 0;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [x, y] of outline) {
    twice += px * y - x * py;
    px = x;
    py = y;
  }
  return twice / 2;
}

export function clockwise(outline: Outline): Outline {
  return area(outline) < 0 ? [...outline].reverse() : outline;
}

export function centre(outline: Outline): Point {
  let sx = 0;
  let sy = 0;
  let twice = 0;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [x, y] of outline) {
    const cross = px * y - x * py;
    sx += (px + x) * cross;
    sy += (py + y) * cross;
    twice += cross;
    px = x;
    py = y;
  }
  if (Math.abs(twice) < 1e-6) return outline[0] ?? [0, 0];
  return [sx / (3 * twice), sy / (3 * twice)];
}

/** What of the outline lies on the side of the line through `at` to which (nx, ny) points. */
export function cut(outline: Outline, [ax, ay]: Point, nx: number, ny: number): Point[] {
  const kept: Point[] = [];
  const last = outline[outline.length - 1];
  if (!last) return kept;
  let [px, py] = last;
  let before = (px - ax) * nx + (py - ay) * ny;
  for (const [x, y] of outline) {
    const now = (x - ax) * nx + (y - ay) * ny;
    if (before >= 0 !== now >= 0) {
      const share = before / (before - now);
      kept.push([px + (x - px) * share, py + (y - py) * share]);
    }
    if (now >= 0) kept.push([x, y]);
    px = x;
    py = y;
    before = now;
  }
  return kept;
}

/** The outline moved inwards by `by`, corners mitred. */
export function inset(outline: Outline, by: number): Point[] {
  const count = outline.length;
  return outline.map(([x, y], index) => {
    const [ax, ay] = outline[(index + count - 1) % count] ?? [x, y];
    const [bx, by2] = outline[(index + 1) % count] ?? [x, y];
    const [inX, inY] = normal(ax, ay, x, y);
    const [outX, outY] = normal(x, y, bx, by2);
    const spread = Math.max(0.35, 1 + inX * outX + inY * outY);
    return [x + ((inX + outX) * by) / spread, y + ((inY + outY) * by) / spread];
  });
}

/** The direction into a clockwise outline from its side. */
function normal(ax: number, ay: number, bx: number, by: number): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}

export function contains(outline: Outline, [x, y]: Point): boolean {
  let inside = false;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [cx, cy] of outline) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    px = cx;
    py = cy;
  }
  return inside;
}

/** How far a point lies from the nearest side; negative outside. */
export function depth(outline: Outline, point: Point): number {
  const [x, y] = point;
  let nearest = Number.POSITIVE_INFINITY;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [cx, cy] of outline) {
    const dx = cx - px;
    const dy = cy - py;
    const along = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    const distance = Math.hypot(x - px - along * dx, y - py - along * dy);
    if (distance < nearest) nearest = distance;
    px = cx;
    py = cy;
  }
  return contains(outline, point) ? nearest : -nearest;
}

/** The smallest convex outline around the points. */
export function hull(points: Outline): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const b = chain[chain.length - 1];
        const a = chain[chain.length - 2];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Leaves out corners that lie closer than `least` to the one before them. */
export function simplified(outline: Outline, least: number): Point[] {
  const kept: Point[] = [];
  for (const point of outline) {
    const last = kept[kept.length - 1] ?? outline[outline.length - 1];
    if (!last || kept.length === 0 || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least) kept.push(point);
  }
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (first && last && kept.length > 1 && Math.hypot(first[0] - last[0], first[1] - last[1]) < least) kept.pop();
  return kept;
}
