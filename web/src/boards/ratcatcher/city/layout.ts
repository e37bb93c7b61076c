/** Where the pieces of a zone stand: side by side within its lines, the printed signs and tokens always at the same spot. */
import { contains, depth } from './geometry.ts';
import type { Box, ZoneShape } from './map.ts';

/** Something that stands or lies in a zone. */
export interface Standing {
  readonly key: string;
  readonly symbol: string;
  readonly width: number;
  readonly height: number;
  /** Where in the open place it would like to stand, from -1 to 1 in both directions. */
  readonly leaning: readonly [number, number];
  /** How much of its height is as wide as it is; a head above that is narrower. */
  readonly body: number;
}

export interface Spot {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const STEP = 6;

/** So much of a piece may be behind another one before something else is tried. */
const HIDDEN = 0.3;
/** A head is narrower than what is below it. */
const HEAD = 0.6;

/** One way to show what is in a zone: each piece by itself or counted, at this size. */
export interface Way<T extends Standing> {
  readonly items: readonly T[];
  readonly scale: number;
}

/** What is shown, and where. */
export interface Arranged<T extends Standing> {
  readonly items: readonly T[];
  readonly spots: ReadonlyMap<string, Spot>;
}

/** What a piece covers: its body, and its head above it. */
function boxesOf(item: Standing, x: number, y: number, scale: number): readonly Box[] {
  const half = (item.width * scale) / 2;
  const neck = y - item.height * item.body * scale;
  const body = { left: x - half, right: x + half, top: neck, bottom: y };
  if (item.body >= 1) return [body];
  return [body, { left: x - half * HEAD, right: x + half * HEAD, top: y - item.height * scale, bottom: neck }];
}

function sizeOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
}

function overlap(these: readonly Box[], those: readonly Box[]): number {
  let sum = 0;
  for (const a of these) {
    for (const b of those) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0 && high > 0) sum += wide * high;
    }
  }
  return sum;
}

/** How fine a zone is measured. */
const CELL = 4;

/** A zone as small squares: how many of them, from its upper left corner to any other, lie inside its lines. */
interface Mask {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly sums: Int32Array;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Ground {
  readonly mask: Mask;
  /** Where a foot may stand. */
  readonly feet: readonly Point[];
}

const grounds = new WeakMap<ZoneShape, Ground>();

/** Where in a zone one can stand: asked when something stands there, or ahead. */
export function survey(zone: ZoneShape): Ground {
  let ground = grounds.get(zone);
  if (!ground) {
    const xs = zone.outline.map(([x]) => x);
    const ys = zone.outline.map(([, y]) => y);
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const feet: Point[] = [];
    for (let x = left + 10; x < right - 6; x += STEP) {
      for (let y = top + 16; y < bottom; y += STEP) if (depth(zone.outline, [x, y]) > 3) feet.push({ x, y });
    }
    ground = { mask: maskOf(zone, left, top, right, bottom), feet: feet.length ? feet : [zone.place] };
    grounds.set(zone, ground);
  }
  return ground;
}

function maskOf(zone: ZoneShape, left: number, top: number, right: number, bottom: number): Mask {
  const columns = Math.ceil((right - left) / CELL);
  const rows = Math.ceil((bottom - top) / CELL);
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < columns; column++) {
      line += Number(contains(zone.outline, [left + (column + 0.5) * CELL, top + (row + 0.5) * CELL]));
      sums[(row + 1) * (columns + 1) + column + 1] = (sums[row * (columns + 1) + column + 1] ?? 0) + line;
    }
  }
  return { left, top, columns, rows, sums };
}

/** How much of the boxes lies beyond the lines of the zone: there it would hide what belongs to another one. */
function outside({ left, top, columns, rows, sums }: Mask, boxes: readonly Box[]): number {
  const at = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value / CELL)));
  const sum = (row: number, column: number) => sums[row * (columns + 1) + column] ?? 0;
  let out = 0;
  for (const box of boxes) {
    const [a, b] = [at(box.left - left, columns), at(box.right - left, columns)];
    const [c, d] = [at(box.top - top, rows), at(box.bottom - top, rows)];
    const inside = (sum(d, b) - sum(d, a) - sum(c, b) + sum(c, a)) * CELL * CELL;
    out += Math.max(0, (box.right - box.left) * (box.bottom - box.top) - inside);
  }
  return out;
}

/** Puts one item after the other at the best free spot. If something would be hidden, the next way is tried. */
export function arranged<T extends Standing>(zone: ZoneShape, ways: readonly Way<T>[]): Arranged<T> {
  let best: (Arranged<T> & { readonly hidden: number }) | undefined;
  for (const { items, scale } of ways) {
    const { spots, hidden } = attempt(zone, items, scale);
    if (!best || hidden < best.hidden) best = { items, spots, hidden };
    if (hidden <= HIDDEN) break;
  }
  return best ?? { items: [], spots: new Map() };
}

/** The point of a zone that is farthest from everything that stands there, for a sign of this size. */
export function freeSpot(zone: ZoneShape, standing: readonly (readonly [Standing, Spot])[], size: number): Point {
  const { mask, feet } = survey(zone);
  const taken = standing.map(([item, spot]) => boxesOf(item, spot.x, spot.y, spot.scale));
  let best: Point = zone.place;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of feet) {
    const box = [{ left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 }];
    let cost = Math.hypot(x - zone.place.x, y - zone.place.y) * 0.5 + outside(mask, box) * 0.4;
    for (const other of taken) cost += overlap(box, other);
    if (cost < least) {
      least = cost;
      best = { x, y };
    }
  }
  return best;
}

/** Below this size spots are too rare to keep those of printed things free. */
const CROWDED = 0.74;

function largestFirst(items: readonly Standing[]): readonly Standing[] {
  return [...items].sort((a, b) => b.width * b.height - a.width * a.height);
}

function attempt(zone: ZoneShape, items: readonly Standing[], scale: number) {
  const { mask, feet } = survey(zone);
  const { place } = zone;
  const spots = new Map<string, Spot>();
  const taken: (readonly Box[])[] = [];
  /** How much of each is hidden, or hides what stands beyond the lines. */
  const lost: number[] = [];
  for (const item of scale < CROWDED ? largestFirst(items) : items) {
    const wantX = place.x + item.leaning[0] * place.rx;
    const wantY = place.y + item.leaning[1] * place.ry + item.height * 0.38 * scale;
    const size = item.width * item.height * scale * scale;
    let best: Point = place;
    let least = Number.POSITIVE_INFINITY;
    for (const foot of feet) {
      let cost = Math.hypot(foot.x - wantX, (foot.y - wantY) * 1.15) * 0.5;
      if (cost >= least) continue;
      const boxes = boxesOf(item, foot.x, foot.y, scale);
      cost += outside(mask, boxes) * 0.6;
      for (const other of taken) {
        if (cost >= least) break;
        const over = overlap(boxes, other);
        // A small thing that is wholly hidden is worse than the rim of a large one.
        if (over > 0) cost += over * 0.5 + (over / Math.min(size, sizeOf(other))) * 260;
      }
      cost += overlap(boxes, zone.blocked) * 0.15;
      if (cost < least) {
        least = cost;
        best = foot;
      }
    }
    const boxes = boxesOf(item, best.x, best.y, scale);
    let gone = outside(mask, boxes);
    taken.forEach((other, n) => {
      const over = overlap(boxes, other);
      gone += over;
      lost[n] = (lost[n] ?? 0) + over;
    });
    lost.push(gone);
    taken.push(boxes);
    spots.set(item.key, { x: best.x, y: best.y, scale });
  }
  return { spots, hidden: Math.max(0, ...taken.map((boxes, n) => (lost[n] ?? 0) / sizeOf(boxes))) };
}
