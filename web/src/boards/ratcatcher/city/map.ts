/** The city on the table: every zone of every placed card with its outline in the units of the whole city, and the gates. */

import { CARD, EDGES, middleOf, type Point } from '@smallfolk/ratcatcher/content/township.ts';
import type { DrawnTownship } from '@smallfolk/ratcatcher/content/townships/drawing.ts';
import { townships } from '@smallfolk/ratcatcher/content/townships.ts';
import type { TownshipView } from '@smallfolk/ratcatcher/state/view.ts';
import { contains, inset, type Outline, turned } from './geometry.ts';
import { groundOf, type Place } from './ground.ts';
import { drawn } from './hand.ts';

/** From the corner of one card to the corner of the next. */
export const CELL = CARD + 6;

export interface ZoneShape {
  readonly id: number;
  readonly township: number;
  readonly index: number;
  readonly outline: Outline;
  /** The whole zone, and the zone a little inside its lines, as path data. */
  readonly path: string;
  readonly inner: string;
  readonly place: Place;
  /** Where its letter stands. */
  readonly letter: Point;
  /** The shield and the gates of the card: no piece stands there. */
  readonly blocked: readonly Box[];
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type GateKind = 'joined' | 'open' | 'barred';

export interface Gate {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Points outwards, in degrees. */
  readonly turn: number;
  readonly kind: GateKind;
}

export interface CardShape {
  readonly key: string;
  readonly drawn: DrawnTownship;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly zones: readonly ZoneShape[];
  /** All lines between zones, in units of the card. */
  readonly lines: string;
  /** The corner for the shield: left or right, top or bottom. */
  readonly shield: Point;
}

export interface CityShape {
  readonly cards: readonly CardShape[];
  readonly zones: ReadonlyMap<number, ZoneShape>;
  readonly gates: readonly Gate[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const short = (value: number) => Math.round(value * 10) / 10;

function pathOf(points: Outline): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** In the corner of the zone that lies nearest to a corner or edge of the card, away from shield and gates. */
function letterIn(outline: Outline, shield: Point): Point {
  let best: Point = outline[0] ?? [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const corner of inset(outline, 12)) {
    const [x, y] = corner;
    const edge = Math.min(x, CARD - x) + Math.min(y, CARD - y);
    const nearShield = Math.abs(x - shield[0]) < 64 && Math.abs(y - shield[1]) < 46 ? 400 : 0;
    const nearGate = EDGES.some((side) => {
      const [gx, gy] = middleOf(side);
      return Math.hypot(x - gx, y - gy) < 34;
    })
      ? 300
      : 0;
    const outside = contains(outline, corner) ? 0 : 900;
    const cost = edge + nearShield + nearGate + outside;
    if (cost < least) {
      least = cost;
      best = corner;
    }
  }
  return best;
}

/** Where a card lies: what a township of the view and a place for a new one have in common. */
export interface Lie {
  readonly township: number;
  readonly face: 'standard' | 'hard';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export function drawnTownship(number: number, face: 'standard' | 'hard' = 'standard'): DrawnTownship | undefined {
  const faces = townships.filter((card) => card.number === number);
  return faces.find((card) => card.face === face) ?? faces[0];
}

const shapes = new Map<string, CardShape>();

export function shapeOf(drawnCard: DrawnTownship, lie: Lie, zoneIds: readonly number[]): CardShape {
  const { township, face, x, y, turn } = lie;
  // A ghost has no zones of its own yet, so it is not the same as the card that will lie there.
  const key = `${township}${face} ${x} ${y} ${turn} ${zoneIds[0] ?? 'ghost'}`;
  const kept = shapes.get(key);
  if (kept) return kept;
  const ground = groundOf(drawnCard);
  const [ox, oy] = [x * CELL, y * CELL];
  const shield = turned(ground.corner, turn);
  const blocked = blockedOn(drawnCard, turn, shield, ox, oy);
  const zones = ground.zones.map((zone, index): ZoneShape => {
    const onCard = zone.map((point) => turned(point, turn));
    const outline = onCard.map(([px, py]): Point => [px + ox, py + oy]);
    const place = ground.places[index] ?? { x: 120, y: 120, rx: 20, ry: 20 };
    const [cx, cy] = turned([place.x, place.y], turn);
    const [rx, ry] = turn & 1 ? [place.ry, place.rx] : [place.rx, place.ry];
    const letter = letterIn(onCard, shield);
    return {
      id: zoneIds[index] ?? -1 - index,
      township,
      index,
      outline,
      path: pathOf(outline),
      inner: pathOf(inset(outline, 4)),
      place: { x: cx + ox, y: cy + oy, rx, ry },
      letter: [letter[0] + ox, letter[1] + oy],
      blocked,
    };
  });
  const shape = { key, drawn: drawnCard, x: ox, y: oy, turn, zones, lines: linesOf(ground.zones, turn), shield };
  shapes.set(key, shape);
  return shape;
}

function blockedOn(card: DrawnTownship, turn: number, shield: Point, ox: number, oy: number): Box[] {
  const gates = EDGES.flatMap((edge) => {
    if (card.connectors[edge] === undefined) return [];
    const [x, y] = turned(middleOf(edge), turn);
    return [{ left: x - 20 + ox, right: x + 20 + ox, top: y - 20 + oy, bottom: y + 20 + oy }];
  });
  const left = shield[0] < CARD / 2 ? ox : ox + CARD - 58;
  const top = shield[1] < CARD / 2 ? oy : oy + CARD - 40;
  return [...gates, { left, right: left + 58, top, bottom: top + 40 }];
}

/** The sides that do not lie on the edge of the card, each once. */
function linesOf(zones: readonly Outline[], turn: number): string {
  const seen = new Set<string>();
  let path = '';
  for (const zone of zones) {
    zone.forEach((from, i) => {
      const to = zone[(i + 1) % zone.length] ?? from;
      const onEdge = [0, 1].some(
        (axis) => from[axis as 0 | 1] === to[axis as 0 | 1] && [0, CARD].includes(from[axis as 0 | 1]),
      );
      const key = [from.join(), to.join()].sort().join(' ');
      if (onEdge || seen.has(key)) return;
      seen.add(key);
      path += drawn([turned(from, turn), turned(to, turn)], false, 1.1);
    });
  }
  return path;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Does the card, turned like this, have a connector at that edge of the cell (0 is north)? */
export function connectorAt(card: DrawnTownship, turn: number, edge: number): boolean {
  const unturned = EDGES[(edge - turn + 8) % 4] ?? 'north';
  return card.connectors[unturned] !== undefined;
}

export function cityOf(placed: readonly TownshipView[]): CityShape {
  const cards: CardShape[] = [];
  const cells = new Map<string, { readonly lie: Lie; readonly card: DrawnTownship }>();
  for (const lie of placed) {
    const card = drawnTownship(lie.township, lie.face);
    if (!card) continue;
    cards.push(shapeOf(card, lie, lie.zones));
    cells.set(`${lie.x} ${lie.y}`, { lie, card });
  }
  const gates: Gate[] = [];
  for (const { lie, card } of cells.values()) {
    const { x, y, turn } = lie;
    STEPS.forEach(([dx, dy], edge) => {
      if (!connectorAt(card, turn, edge)) return;
      const next = cells.get(`${x + dx} ${y + dy}`);
      const joined = next && connectorAt(next.card, next.lie.turn, (edge + 2) % 4);
      if (joined && edge !== 1 && edge !== 2) return;
      const reach = joined ? CELL / 2 : CARD / 2;
      gates.push({
        key: `${x} ${y} ${edge}`,
        x: x * CELL + CARD / 2 + dx * reach,
        y: y * CELL + CARD / 2 + dy * reach,
        turn: (edge - 1) * 90,
        kind: joined ? 'joined' : next ? 'barred' : 'open',
      });
    });
  }
  const xs = placed.map(({ x }) => x * CELL);
  const ys = placed.map(({ y }) => y * CELL);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    cards,
    zones: new Map(cards.flatMap((card) => card.zones.map((zone) => [zone.id, zone] as const))),
    gates,
    left,
    top,
    width: Math.max(...xs) + CARD - left,
    height: Math.max(...ys) + CARD - top,
  };
}

/** The parts of a gate. */
export const GATES: Readonly<Record<GateKind, readonly { readonly d: string; readonly kind: string }[]>> = {
  joined: [
    { kind: 'under', d: 'M-17-21H17V21H-17Z' },
    { kind: 'floor', d: 'M-16-17H16V17H-16Z' },
    { kind: 'flags', d: 'M-16-9H16M-16 0H16M-16 9H16M-8-17V-9M4-17V-9M-3-9V0M9-9V0M-10 0V9M2 0V9M-5 9V17M8 9V17' },
    { kind: 'wall', d: 'M-18-21H18V-15H-18ZM-18 15H18V21H-18Z' },
    { kind: 'tower', d: 'M-22-24H-13V-13H-22ZM13-24H22V-13H13ZM-22 13H-13V24H-22ZM13 13H22V24H13Z' },
    { kind: 'tower-light', d: 'M-22-24H-17.5V-13H-22ZM13-24H17.5V-13H13ZM-22 13H-17.5V24H-22ZM13 13H17.5V24H13Z' },
  ],
  open: [
    { kind: 'floor', d: 'M-14-17H4V17H-14Z' },
    { kind: 'flags', d: 'M-14-9H4M-14 0H4M-14 9H4M-6-17V-9M-10-9V0M-4 0V9M-9 9V17' },
    { kind: 'way-out', d: 'M8-8V8M13-6V6M17.5-4V4' },
    { kind: 'tower', d: 'M-8-23H5V-12H-8ZM-8 12H5V23H-8Z' },
    { kind: 'tower-light', d: 'M-8-23H-1.5V-12H-8ZM-8 12H-1.5V23H-8Z' },
  ],
  barred: [
    { kind: 'floor', d: 'M-14-17H4V17H-14Z' },
    { kind: 'flags', d: 'M-14-9H4M-14 0H4M-14 9H4M-6-17V-9M-10-9V0M-4 0V9M-9 9V17' },
    { kind: 'bar', d: 'M-1-15H4V15H-1Z' },
    { kind: 'bar-lines', d: 'M-1-9H4M-1-3H4M-1 3H4M-1 9H4' },
    { kind: 'tower', d: 'M-8-23H5V-12H-8ZM-8 12H5V23H-8Z' },
    { kind: 'tower-light', d: 'M-8-23H-1.5V-12H-8ZM-8 12H-1.5V23H-8Z' },
  ],
};

/** The points that a way through these zones leads over: their middles, and the gates between cards. */
export function pointsOn(city: CityShape, zones: readonly number[]): Point[] {
  const cardOf = (zone: number) => city.cards.find((card) => card.zones.some(({ id }) => id === zone));
  const points: Point[] = [];
  zones.forEach((zone, n) => {
    const shape = city.zones.get(zone);
    if (!shape) return;
    const from = n > 0 ? cardOf(zones[n - 1] ?? -1) : undefined;
    const to = cardOf(zone);
    if (from && to && from !== to) points.push([(from.x + to.x) / 2 + CARD / 2, (from.y + to.y) / 2 + CARD / 2]);
    points.push([shape.place.x, shape.place.y]);
  });
  return points;
}

/** The zone that lies next in the direction of an arrow key. */
export function nextZone(city: CityShape, from: number, key: string): number | undefined {
  const start = city.zones.get(from)?.place;
  if (!start) return undefined;
  const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, { place }] of city.zones) {
    const along = (place.x - start.x) * dx + (place.y - start.y) * dy;
    const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
    const cost = along + aside * 2;
    if (id !== from && along > 8 && cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}
