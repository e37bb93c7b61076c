/** Where the pieces of a zone stand: side by side within its lines, the printed signs and tokens always at the same spot. */
import { depth } from './geometry.ts';
import type { Box, ZoneShape } from './map.ts';

/** Something that stands or lies in a zone. */
export interface Standing {
  readonly key: string;
  readonly symbol: string;
  readonly width: number;
  readonly height: number;
  /** Where in the open place it would like to stand, from -1 to 1 in both directions. */
  readonly leaning: readonly [number, number];
  /** How much of its height keeps others away: tall figures may hide what is behind them. */
  readonly body: number;
}

export interface Spot {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const STEP = 7;

function boxOf(item: Standing, x: number, y: number, scale: number): Box {
  const half = (item.width * scale) / 2;
  return { left: x - half, right: x + half, top: y - item.height * item.body * scale, bottom: y };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

interface Candidate {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const grids = new WeakMap<ZoneShape, readonly Candidate[]>();

/** Points of the zone where a foot may stand, with their distance from its lines. */
function gridOf(zone: ZoneShape): readonly Candidate[] {
  let grid = grids.get(zone);
  if (!grid) {
    const xs = zone.outline.map(([x]) => x);
    const ys = zone.outline.map(([, y]) => y);
    const found: Candidate[] = [];
    for (let x = Math.min(...xs) + 10; x < Math.max(...xs) - 6; x += STEP) {
      for (let y = Math.min(...ys) + 16; y < Math.max(...ys) - 4; y += STEP) {
        const room = depth(zone.outline, [x, y]);
        if (room > 6) found.push({ x, y, room });
      }
    }
    grid = found.length ? found : [{ x: zone.place.x, y: zone.place.y, room: 10 }];
    grids.set(zone, grid);
  }
  return grid;
}

/** Puts one item after the other at the best free spot; if they get too crowded, all are drawn smaller. */
export function arranged(zone: ZoneShape, items: readonly Standing[]): Map<string, Spot> {
  let result = attempt(zone, items, 1);
  for (const scale of [0.86, 0.74]) {
    if (result.crowd < 60) break;
    result = attempt(zone, items, scale);
  }
  return result.spots;
}

function attempt(zone: ZoneShape, items: readonly Standing[], scale: number) {
  const grid = gridOf(zone);
  const { place } = zone;
  const top = Math.min(...zone.outline.map(([, y]) => y)) + 4;
  const left = Math.min(...zone.outline.map(([x]) => x)) + 3;
  const right = Math.max(...zone.outline.map(([x]) => x)) - 3;
  const spots = new Map<string, Spot>();
  const taken: Box[] = [...zone.blocked];
  let crowd = 0;
  for (const item of items) {
    const wantX = place.x + item.leaning[0] * place.rx;
    const wantY = place.y + item.leaning[1] * place.ry + item.height * 0.38 * scale;
    const half = (item.width * scale) / 2;
    let best: Candidate = { x: wantX, y: wantY, room: 0 };
    let least = Number.POSITIVE_INFINITY;
    let bestOverlap = 0;
    for (const candidate of grid) {
      const far = Math.hypot(candidate.x - wantX, (candidate.y - wantY) * 1.15);
      const cramped = Math.max(0, half * 0.85 - candidate.room) * 3.6;
      // Heads may stand over the upper border, but not far: what is above belongs to somebody else.
      const above = Math.max(0, top - (candidate.y - item.height * scale * (item.body < 0.7 ? 0.7 : 0.95))) * 3;
      const beside = Math.max(0, left + half - candidate.x, candidate.x + half - right) * 3;
      let cost = far * 0.5 + cramped + above + beside;
      if (cost >= least) continue;
      const box = boxOf(item, candidate.x, candidate.y, scale);
      let over = 0;
      for (const other of taken) over += overlap(box, other);
      cost += over * 0.28;
      if (cost < least) {
        least = cost;
        best = candidate;
        bestOverlap = over + (cramped + above + beside) * 2;
      }
    }
    crowd += bestOverlap;
    taken.push(boxOf(item, best.x, best.y, scale));
    spots.set(item.key, { x: best.x, y: best.y, scale });
  }
  return { spots, crowd };
}
