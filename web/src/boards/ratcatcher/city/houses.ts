/** Houses along the streets: lots laid along the longest side of each zone, cut back from open places and lanes. */
import { CARD, type Point, type Township } from '@smallfolk/ratcatcher/content/township.ts';
import { area, centre, chance, contains, cut, hull, inset, type Outline, simplified } from './geometry.ts';
import { type Ground, groundOf } from './ground.ts';

export interface House {
  readonly outline: Outline;
  /** Which roof: an index into the palette. */
  readonly roof: number;
  /** The direction of the ridge. */
  readonly along: Point;
  /** How far the ridge stays from the gable, in widths of the house. */
  readonly hip: number;
  /** Place of a chimney on the ridge from 0 to 1, if there is one. */
  readonly chimney: number | undefined;
  readonly window: Point | undefined;
}

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Buildings {
  readonly houses: readonly House[];
  readonly trees: readonly Tree[];
}

const DEEP = [19, 22, 26, 29] as const;
const WIDE = [17, 21, 25, 30, 38] as const;
/** Roofs of slate, brick and thatch, in the numbers in which they are seen. */
const ROOFS = [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 4, 5, 6, 7, 8] as const;

const known = new WeakMap<Township, Buildings>();

export function buildingsOf(card: Township): Buildings {
  let buildings = known.get(card);
  if (!buildings) {
    buildings = build(card);
    known.set(card, buildings);
  }
  return buildings;
}

function build(card: Township): Buildings {
  const random = chance(card.number + (card.face === 'hard' ? 101 : 7));
  const pick = <T>(from: readonly [T, ...T[]]) => from[Math.floor(random() * from.length)] ?? from[0];
  const ground = groundOf(card);
  const houses: House[] = [];
  const trees: Tree[] = [];
  for (const zone of ground.zones) {
    const land = clipToCard(inset(zone, 5.5));
    const [cx, cy] = centre(land);
    const angle = streetAngle(zone);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inLot = ([x, y]: Point): Point => [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
    const back = ([x, y]: Point): Point => [cx + x * cos - y * sin, cy + x * sin + y * cos];
    const lots = land.map(inLot);
    const xs = lots.map(([x]) => x);
    const ys = lots.map(([, y]) => y);
    const right = Math.max(...xs);
    const bottom = Math.max(...ys);
    for (let y = Math.min(...ys); y < bottom; ) {
      const high = pick(DEEP) + random() * 3 - 1.5;
      for (let x = Math.min(...xs) - random() * 10; x < right; ) {
        const wide = pick(WIDE) + random() * 4 - 2;
        const roof = pick(ROOFS);
        const luck = [random(), random(), random(), random()] as const;
        const lot = plot(lots, x, y, wide, high);
        x += wide;
        const outline = settled(lot.map(back), ground);
        if (!outline) {
          const [tx, ty] = back([x - wide / 2, y + high / 2]);
          if (luck[0] < 0.3 && roomFor(tx, ty, 6, zone, ground))
            trees.push({ x: tx, y: ty, radius: 4.5 + luck[1] * 2.5 });
          continue;
        }
        const middle = centre(outline);
        houses.push({
          outline: outline.map(([px, py], i) => [
            px + (((luck[i & 3] ?? 0) * 7) % 1.8) - 0.9,
            py + (((luck[(i + 1) & 3] ?? 0) * 11) % 1.8) - 0.9,
          ]),
          roof,
          along: ridgeOf(outline, cos, sin),
          hip: luck[2] < 0.66 ? 0.5 : 0.18,
          chimney: luck[0] < 0.5 ? 0.2 + luck[1] * 0.6 : undefined,
          window: luck[3] < 0.26 ? [middle[0] + luck[1] * 8 - 4, middle[1] + 1.5 + luck[2] * 3] : undefined,
        });
      }
      y += high;
    }
  }
  return { houses, trees };
}

function clipToCard(outline: Outline): Point[] {
  const left = cut(outline, [4, 0], 1, 0);
  const right = cut(left, [CARD - 4, 0], -1, 0);
  return cut(cut(right, [0, 4], 0, 1), [0, CARD - 4], 0, -1);
}

/** The direction of the longest side, as an angle between -45 and 45 degrees. */
function streetAngle(zone: Outline): number {
  let longest = 0;
  let angle = 0;
  zone.forEach(([x, y], i) => {
    const [bx, by] = zone[(i + 1) % zone.length] ?? [x, y];
    const length = Math.hypot(bx - x, by - y);
    if (length > longest) {
      longest = length;
      angle = Math.atan2(by - y, bx - x);
    }
  });
  const quarter = Math.PI / 2;
  return ((((angle + quarter / 2) % quarter) + quarter) % quarter) - quarter / 2;
}

function plot(lots: Outline, x: number, y: number, wide: number, high: number): Point[] {
  const left = cut(lots, [x + 0.9, 0], 1, 0);
  const right = cut(left, [x + wide - 0.9, 0], -1, 0);
  return cut(cut(right, [0, y + 0.9], 0, 1), [0, y + high - 0.9], 0, -1);
}

/** The plot cut back from places, lanes, landmark and shield by straight walls; nothing if too little is left. */
function settled(plot: Point[], ground: Ground): Point[] | undefined {
  let left: Point[] = plot;
  const away = (wall: Point, nx: number, ny: number) => {
    left = cut(left, wall, nx, ny);
  };
  if (left.length < 3 || area(left) < 60) return undefined;
  const [x, y] = centre(left);
  for (const place of ground.places) {
    const dx = (x - place.x) / place.rx;
    const dy = (y - place.y) / place.ry;
    const out = Math.hypot(dx, dy);
    if (out > 2.6) continue;
    if (out < 0.75) return undefined;
    // The tangent where the line from the middle of the place to the house leaves the ellipse.
    const nx = dx / place.rx;
    const ny = dy / place.ry;
    const length = Math.hypot(nx, ny) || 1;
    away([place.x + (dx / out) * place.rx, place.y + (dy / out) * place.ry], nx / length, ny / length);
  }
  for (const { from, to } of ground.lanes) {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy) || 1;
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
    const side = ((y - from[1]) * dx - (x - from[0]) * dy) / length;
    if (along < -20 || along > length || Math.abs(side) > 45) continue;
    const sign = side < 0 ? -1 : 1;
    const nx = (-dy / length) * sign;
    const ny = (dx / length) * sign;
    away([from[0] + nx * 14, from[1] + ny * 14], nx, ny);
  }
  const { site, corner } = ground;
  if (site) {
    const out = Math.hypot(x - site.x, y - site.y) || 1;
    if (out < site.radius + 40) {
      const nx = (x - site.x) / out;
      const ny = (y - site.y) / out;
      away([site.x + nx * (site.radius - 1), site.y + ny * (site.radius - 1)], nx, ny);
    }
  }
  const wayX = Math.abs(x - corner[0]);
  const wayY = Math.abs(y - corner[1]);
  if (wayX < 56 && wayY < 46) {
    if (wayX < 48 && wayY < 28) return undefined;
    if (wayY / 36 > wayX / 50) away([0, Math.abs(corner[1] - 36)], 0, corner[1] ? -1 : 1);
    else away([Math.abs(corner[0] - 54), 0], corner[0] ? -1 : 1, 0);
  }
  left = simplified(left, 1.6);
  if (left.length < 3) return undefined;
  const size = area(left);
  const round = hull(left);
  if (size < 62 || size / area(round) < 0.84 || slim(left) < 6) return undefined;
  return round;
}

/** The least width of a convex plot, about. */
function slim(outline: Outline): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 6; i++) {
    const [nx, ny] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    const along = outline.map(([x, y]) => x * nx + y * ny);
    least = Math.min(least, Math.max(...along) - Math.min(...along));
  }
  return least;
}

/** The ridge runs along the longer way of the house. */
function ridgeOf(outline: Outline, cos: number, sin: number): Point {
  const along = outline.map(([x, y]) => x * cos + y * sin);
  const across = outline.map(([x, y]) => y * cos - x * sin);
  const long = Math.max(...along) - Math.min(...along);
  const deep = Math.max(...across) - Math.min(...across);
  return long >= deep ? [cos, sin] : [-sin, cos];
}

function roomFor(x: number, y: number, radius: number, zone: Outline, ground: Ground): boolean {
  const { site, places, lanes, corner } = ground;
  if (x < 10 || y < 10 || x > CARD - 10 || y > CARD - 10) return false;
  if (Math.abs(x - corner[0]) < 60 && Math.abs(y - corner[1]) < 44) return false;
  if (site && Math.hypot(x - site.x, y - site.y) < site.radius + radius) return false;
  if (places.some((place) => Math.hypot((x - place.x) / place.rx, (y - place.y) / place.ry) < 1.25)) return false;
  const nearLane = lanes.some(({ from, to }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const side = ((y - from[1]) * (to[0] - from[0]) - (x - from[0]) * (to[1] - from[1])) / length;
    return Math.abs(side) < 20;
  });
  return !nearLane && clearOf(zone, x, y, radius + 4);
}

function clearOf(zone: Outline, x: number, y: number, room: number): boolean {
  return [0, 1, 2, 3, 4, 5].every((i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 3) * room, Math.sin((i * Math.PI) / 3) * room];
    return contains(zone, [x + dx, y + dy]);
  });
}
