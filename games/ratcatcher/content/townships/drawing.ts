/**
 * How a township card is drawn: lines cut the square into zones, signs fall into the zone they stand in, gates lie in
 * the middle of edges. Outlines, paths and connectors follow from that, so they cannot disagree with each other.
 */
import {
  CARD,
  EDGES,
  type Edge,
  middleOf,
  type Point,
  type Provenance,
  type Township,
  township,
  type ZoneSymbol,
} from '../township.ts';
import type { Landmark } from './landmarks.ts';

type Line = readonly Point[];
type Outline = readonly Point[];

/** Symbols that are printed together at one point of the card. */
interface Sign {
  readonly at: Point;
  readonly symbols: readonly ZoneSymbol[];
}

export interface Drawing {
  readonly expansion: 1 | 2 | 3 | 4;
  readonly landmark: Landmark;
  /** In order: each line runs from border to border of one zone that the lines before it have left. */
  readonly lines: readonly Line[];
  readonly signs: readonly Sign[];
  /** The edges with a connector, by their first letters: 'nes'. */
  readonly gates: string;
  readonly face?: 'standard' | 'hard';
  readonly editions?: 'both' | 'first';
  readonly provenance?: Provenance;
}

/** A line through the points given as x, y, x, y ... */
export function line(...numbers: readonly number[]): Line {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
}

export function sign(x: number, y: number, ...symbols: readonly ZoneSymbol[]): Sign {
  return { at: [x, y], symbols };
}

export interface DrawnTownship extends Township {
  readonly landmark: Landmark;
}

/** The card that a drawing shows. */
export function card(number: number, drawing: Drawing): DrawnTownship {
  const outlines = drawing.lines.reduce(cut, [square]).map((outline, at, all) => joined(outline, all, at));
  const zones = outlines.map((outline) => ({
    outline,
    symbols: drawing.signs.filter((each) => inside(each.at, outline)).flatMap((each) => each.symbols),
  }));
  const connectors: Partial<Record<Edge, number>> = {};
  for (const edge of EDGES) {
    if (drawing.gates.includes(edge.charAt(0))) connectors[edge] = zoneAt(outlines, middleOf(edge));
  }
  const { expansion, landmark, editions = 'both', provenance = 'own', face = 'standard' } = drawing;
  const drawn = { expansion, zones, paths: pathsOf(outlines), connectors, editions, provenance, face };
  return { ...township(number, drawn), landmark };
}

const square: Outline = [
  [0, 0],
  [CARD, 0],
  [CARD, CARD],
  [0, CARD],
];

/** Cuts the zone that the line runs through in two: the part left over takes its place, the other goes to the end. */
function cut(outlines: readonly Outline[], along: Line): Outline[] {
  const first = along[0];
  const second = along[1];
  const last = along.at(-1);
  if (!first || !second || !last) throw new Error('a line has at least two points');
  const middle: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  const at = outlines.findIndex((outline) => inside(middle, outline));
  const whole = outlines[at];
  if (!whole) throw new Error(`no zone at ${middle}`);
  const outline = withCorner(withCorner(whole, first), last);
  const from = outline.findIndex((corner) => same(corner, first));
  const to = outline.findIndex((corner) => same(corner, last));
  if (from < 0 || to < 0) throw new Error(`the line from ${first} to ${last} does not end on the border of its zone`);
  const between = along.slice(1, -1);
  const one = [...walk(outline, from, to), ...between.toReversed()];
  const other = [...walk(outline, to, from), ...between];
  return [...outlines.slice(0, at), one, ...outlines.slice(at + 1), other];
}

/** The corners from one to another, both included, in the order of the outline. */
function walk(outline: Outline, from: number, to: number): Point[] {
  return from <= to ? outline.slice(from, to + 1) : [...outline.slice(from), ...outline.slice(0, to + 1)];
}

/** The outline with a corner at this point, if the point lies on it. */
function withCorner(outline: Outline, point: Point): Outline {
  if (outline.some((corner) => same(corner, point))) return outline;
  const side = outline.findIndex((from, index) => isBetween(point, from, next(outline, index)));
  return side < 0 ? outline : [...outline.slice(0, side + 1), point, ...outline.slice(side + 1)];
}

/** The outline with a corner wherever another zone has one on its border, so that both draw the same border. */
function joined(outline: Outline, all: readonly Outline[], at: number): Outline {
  return all.filter((_, index) => index !== at).reduce((grown, other) => other.reduce(withCorner, grown), outline);
}

/** Zones whose outlines run along each other are neighbours. */
function pathsOf(outlines: readonly Outline[]): (readonly [number, number])[] {
  const paths: (readonly [number, number])[] = [];
  outlines.forEach((one, a) => {
    outlines.forEach((other, b) => {
      if (a < b && border(one, other) > 0) paths.push([a, b]);
    });
  });
  return paths;
}

/** How long the common border of two joined outlines is. */
export function border(one: Outline, other: Outline): number {
  let length = 0;
  one.forEach((from, i) => {
    const to = next(one, i);
    const runsBack = other.some((corner, j) => same(corner, to) && same(next(other, j), from));
    if (runsBack) length += Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  return length;
}

function zoneAt(outlines: readonly Outline[], point: Point): number {
  return outlines.findIndex((outline) =>
    outline.some((from, index) => isBetween(point, from, next(outline, index)) || same(point, from)),
  );
}

function next(outline: Outline, index: number): Point {
  const corner = outline[index + 1] ?? outline[0];
  if (!corner) throw new Error('an outline without corners');
  return corner;
}

function same(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Does the point lie on the way from one corner to the next, nearer than half a unit, and at neither end? */
function isBetween(point: Point, from: Point, to: Point): boolean {
  if (same(point, from) || same(point, to)) return false;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [px, py] = [point[0] - from[0], point[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = (px * dx + py * dy) / length;
  return Math.abs(px * dy - py * dx) / length < 0.5 && along > 0 && along < length;
}

/** Is the point within the outline? By counting how many sides a ray to the right crosses. */
function inside([x, y]: Point, outline: Outline): boolean {
  let crossings = 0;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = next(outline, index);
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++;
  });
  return crossings % 2 === 1;
}
