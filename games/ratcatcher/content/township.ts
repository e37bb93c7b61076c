/**
 * A township card as content declares it (R2-R4): a square of 240 by 240 with zones, connectors and symbols.
 *
 * How to write an entry (`content/townships.ts` exports `townships: readonly Township[]`, card 00 with both faces in it):
 *
 *   township(7, {
 *     expansion: 2,
 *     zones: [
 *       zone([[0, 0], [240, 0], [240, 100], [0, 100]], 'cheese', 'nest'),
 *       zone([[0, 100], [240, 100], [240, 240], [0, 240]], 'question'),
 *     ],
 *     paths: [[0, 1]],                 // which zones of the card are neighbours (R45)
 *     connectors: { north: 0, south: 1 }, // edge -> zone; a connector lies in the middle of its edge
 *     editions: 'both',
 *     provenance: 'own',
 *   })
 *
 * Zones are counted from 0 in the order of the list. Coordinates run from the top left corner, x to the right,
 * y down, with the card not turned. `flaws(township)` says what is wrong with a card; a test runs it over all.
 */

/** Where a piece of content comes from: the rulebooks, other published facts, or designed for this project. */
export type Provenance = 'rulebook' | 'published' | 'own';

/** The edges in the order of quarter turns to the right. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Length of the side of a card, in the units of the zone outlines. */
export const CARD = 240;

export type Point = readonly [x: number, y: number];

/** R4: what may be printed in a zone. A symbol may be given twice. */
export type ZoneSymbol = 'cheese' | 'question' | 'nest' | 'spawn' | 'yellow' | 'purple' | 'health' | 'start';

export interface Zone {
  readonly outline: readonly Point[];
  readonly symbols: readonly ZoneSymbol[];
}

export interface Township {
  readonly number: number;
  /** Only card 00 has two faces (R28, R250). */
  readonly face: 'standard' | 'hard';
  /** The Roman number in the corner, I to IV (R145). */
  readonly expansion: 1 | 2 | 3 | 4;
  readonly zones: readonly Zone[];
  readonly paths: readonly (readonly [number, number])[];
  readonly connectors: Readonly<Partial<Record<Edge, number>>>;
  /** D1: 25 cards belong to both editions, 10 to the first one only. */
  readonly editions: 'both' | 'first';
  readonly provenance: Provenance;
}

export function zone(outline: readonly Point[], ...symbols: readonly ZoneSymbol[]): Zone {
  return { outline, symbols };
}

export function township(number: number, card: Omit<Township, 'number' | 'face'> & Partial<Township>): Township {
  return { face: 'standard', ...card, number };
}

/** What is wrong with a card, in sentences; none for a good card. */
export function flaws(card: Township): string[] {
  const name = `township ${card.number}${card.face === 'hard' ? ' (hard)' : ''}`;
  const found: string[] = [];
  const count = card.zones.length;
  if (count === 0) return [`${name} has no zones`];
  card.zones.forEach((each, index) => {
    if (each.outline.length < 3) found.push(`${name}: zone ${index} has fewer than three corners`);
    if (each.outline.some(([x, y]) => x < 0 || y < 0 || x > CARD || y > CARD)) {
      found.push(`${name}: zone ${index} leaves the card`);
    }
  });
  const area = card.zones.reduce((sum, each) => sum + areaOf(each.outline), 0);
  if (Math.abs(area - CARD * CARD) > 1) found.push(`${name}: the zones cover ${area} instead of ${CARD * CARD}`);
  for (const [a, b] of card.paths) {
    if (!(a >= 0 && a < count && b >= 0 && b < count && a !== b)) found.push(`${name}: path ${a}-${b} is impossible`);
    else if (!share(card.zones[a]?.outline ?? [], card.zones[b]?.outline ?? [])) {
      found.push(`${name}: zones ${a} and ${b} have a path but no common border`);
    }
  }
  if (reachable(card).size < count) found.push(`${name}: not every zone can be reached from zone 0`);
  const connected = EDGES.filter((edge) => card.connectors[edge] !== undefined);
  if (connected.length === 0) found.push(`${name} has no connector`);
  for (const edge of connected) {
    const at = card.connectors[edge] ?? -1;
    const outline = card.zones[at]?.outline;
    if (!outline || !touches(outline, middleOf(edge))) {
      found.push(`${name}: the ${edge} connector does not lie on the edge of zone ${at}`);
    }
  }
  const starts = card.zones.flatMap((each) => each.symbols).filter((symbol) => symbol === 'start').length;
  if (starts !== (card.number === 0 ? 1 : 0)) found.push(`${name} has ${starts} start zones`);
  return found;
}

/** The point of an edge where its connector lies. */
export function middleOf(edge: Edge): Point {
  const half = CARD / 2;
  if (edge === 'north') return [half, 0];
  if (edge === 'east') return [CARD, half];
  if (edge === 'south') return [half, CARD];
  return [0, half];
}

function areaOf(outline: readonly Point[]): number {
  let twice = 0;
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

function sides(outline: readonly Point[]): (readonly [Point, Point])[] {
  return outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from] as const);
}

function touches(outline: readonly Point[], point: Point): boolean {
  return sides(outline).some(([from, to]) => liesOn(point, from, to));
}

function liesOn([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const length = Math.hypot(bx - ax, by - ay);
  if (Math.abs(cross) > 0.5 * length) return false;
  const along = (x - ax) * (bx - ax) + (y - ay) * (by - ay);
  return along >= 0 && along <= length * length;
}

/** Do two outlines have a stretch of border in common, more than a corner? */
function share(one: readonly Point[], other: readonly Point[]): boolean {
  return sides(one).some(([a, b]) =>
    sides(other).some(([c, d]) => {
      const ends = [a, b].filter((end) => liesOn(end, c, d)).concat([c, d].filter((end) => liesOn(end, a, b)));
      return ends.some((p) => ends.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > 1));
    }),
  );
}

function reachable(card: Township): Set<number> {
  const seen = new Set([0]);
  for (const from of seen) {
    for (const [a, b] of card.paths) {
      if (a === from) seen.add(b);
      if (b === from) seen.add(a);
    }
  }
  return seen;
}
