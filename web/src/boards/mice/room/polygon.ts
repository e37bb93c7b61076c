/** Polygons for painters: cutting, insets, rounded hand-drawn outlines, and colours between colours. */
export type Point = readonly [number, number];
export type Polygon = readonly Point[];

const short = (n: number): number => Math.round(n * 10) / 10;

/** Chance that falls the same way each time, so that a room always looks like itself. */
export class Whim {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to 1. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let word = this.state;
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) / 0x1_0000_0000;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  maybe(share: number): boolean {
    return this.next() < share;
  }
}

/** Each corner with the one before it and the one after it. */
function corners(polygon: Polygon): { before: Point; at: Point; after: Point }[] {
  return polygon.map((at, i) => ({
    before: polygon.at(i - 1) ?? at,
    at,
    after: polygon[(i + 1) % polygon.length] ?? at,
  }));
}

/** Positive if the corners run clockwise on the screen. */
export function area(polygon: Polygon): number {
  return corners(polygon).reduce((sum, { at, after }) => sum + at[0] * after[1] - after[0] * at[1], 0) / 2;
}

export function centre(polygon: Polygon): Point {
  let [twice, x, y] = [0, 0, 0];
  for (const { at, after } of corners(polygon)) {
    const cross = at[0] * after[1] - after[0] * at[1];
    twice += cross;
    x += (at[0] + after[0]) * cross;
    y += (at[1] + after[1]) * cross;
  }
  return [x / (3 * twice), y / (3 * twice)];
}

/** The part of a polygon where `side` is not positive. */
function cut(polygon: Polygon, side: (point: Point) => number): Polygon {
  return corners(polygon).flatMap(({ at, after }): Point[] => {
    const [here, there] = [side(at), side(after)];
    const kept: Point[] = here <= 0 ? [at] : [];
    if (here < 0 === there < 0) return kept;
    const share = here / (here - there);
    return [...kept, [at[0] + share * (after[0] - at[0]), at[1] + share * (after[1] - at[1])]];
  });
}

/** The part of a polygon nearer to one point than to another. */
export function nearer(polygon: Polygon, one: Point, other: Point): Polygon {
  const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return cut(polygon, (point) => (point[0] - x) * (other[0] - one[0]) + (point[1] - y) * (other[1] - one[1]));
}

/** The part of a polygon between two lines across an axis: 0 for x, 1 for y. */
export function strip(polygon: Polygon, axis: 0 | 1, from: number, to: number): Polygon {
  return cut(
    cut(polygon, (point) => from - point[axis]),
    (point) => point[axis] - to,
  );
}

/** The polygon with every edge moved inwards. */
export function inset(polygon: Polygon, by: number): Polygon {
  const sign = Math.sign(area(polygon));
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(-(to[1] - from[1]) / length) * sign, ((to[0] - from[0]) / length) * sign];
  };
  return corners(polygon).map(({ before, at, after }) => {
    const [one, two] = [normal(before, at), normal(at, after)];
    const step = by / Math.max(0.5, 1 + one[0] * two[0] + one[1] * two[1]);
    return [at[0] + (one[0] + two[0]) * step, at[1] + (one[1] + two[1]) * step];
  });
}

export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let within = false;
  for (const { at, after } of corners(polygon)) {
    if (at[1] > y === after[1] > y) continue;
    if (x < ((after[0] - at[0]) * (y - at[1])) / (after[1] - at[1]) + at[0]) within = !within;
  }
  return within;
}

/** How far a point is from the nearest edge. */
function clearance([x, y]: Point, polygon: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  let at = polygon.at(-1);
  for (const after of polygon) {
    if (!at) break;
    const dx = after[0] - at[0];
    const dy = after[1] - at[1];
    const share = Math.max(0, Math.min(1, ((x - at[0]) * dx + (y - at[1]) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - at[0] - share * dx, y - at[1] - share * dy));
    at = after;
  }
  return least;
}

/** Where somebody stands in a polygon of any shape: well inside it, and as near its middle as that allows. */
export function heart(polygon: Polygon): Point {
  const middle = centre(polygon);
  const { west, east, north, south } = bounds(polygon);
  let [best, most] = [middle, isInside(middle, polygon) ? clearance(middle, polygon) + 6 : -1];
  for (let y = north + 6; y < south; y += 10) {
    for (let x = west + 6; x < east; x += 10) {
      const worth = clearance([x, y], polygon) - 0.08 * Math.hypot(x - middle[0], y - middle[1]);
      if (worth > most && isInside([x, y], polygon)) [best, most] = [[x, y], worth];
    }
  }
  return best;
}

export const moved = (polygon: Polygon, x: number, y: number): Polygon => polygon.map((at) => [at[0] + x, at[1] + y]);

/** The box around a polygon: its lowest and highest x and y. */
export function bounds(polygon: Polygon) {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

export const straight = (polygon: Polygon): string =>
  `M${polygon.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** The outline with its corners rounded. */
export function soft(polygon: Polygon, radius = 4): string {
  const towards = (from: Point, to: Point): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = Math.min(radius, length / 2.2) / length;
    return `${short(from[0] + (to[0] - from[0]) * share)} ${short(from[1] + (to[1] - from[1]) * share)}`;
  };
  const round = corners(polygon).map(
    ({ before, at, after }) => `${towards(at, before)}Q${short(at[0])} ${short(at[1])} ${towards(at, after)}`,
  );
  return `M${round.join('L')}Z`;
}

/** The polygon broken into stones, each about so large. */
export function stones(polygon: Polygon, size: number, whim: Whim): Polygon[] {
  const { west, east, north, south } = bounds(polygon);
  const wanted = Math.max(2, Math.round(Math.abs(area(polygon)) / (size * size)));
  const middles: Point[] = [];
  for (let tries = 0; middles.length < wanted && tries < 40 * wanted; tries++) {
    const point: Point = [whim.between(west, east), whim.between(north, south)];
    const apart = size * 0.85 - tries / 10;
    if (
      isInside(point, polygon) &&
      middles.every((other) => Math.hypot(point[0] - other[0], (point[1] - other[1]) * 1.2) > apart)
    ) {
      middles.push(point);
    }
  }
  return middles
    .map((one) => middles.reduce((stone, other) => (other === one ? stone : nearer(stone, one, other)), polygon))
    .filter((stone) => stone.length > 2 && Math.abs(area(stone)) > 60);
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, both as six hexadecimal digits. */
export function mix(one: string, other: string, share: number): string {
  const kept = Math.max(0, Math.min(1, share));
  const target = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * kept));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour on a ramp of several, from 0 to 1. */
export function ramp(colours: readonly string[], share: number): string {
  const place = Math.max(0, Math.min(0.9999, share)) * (colours.length - 1);
  const at = Math.floor(place);
  return mix(colours[at] ?? '#000000', colours[at + 1] ?? '#000000', place - at);
}

/** How numbers are written in paths. */
export const n = short;
