/** The lie of a card: for each zone an open place where pieces stand, and for the card a site for its landmark. */
import { CARD, EDGES, middleOf, type Point, type Township } from '@smallfolk/ratcatcher/content/township.ts';
import { clockwise, contains, depth, inset, type Outline } from './geometry.ts';

/** An open place: an ellipse that no house covers. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Lane {
  readonly from: Point;
  readonly to: Point;
}

export interface Site {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Ground {
  readonly zones: readonly Outline[];
  readonly places: readonly Place[];
  /** From each connector to the open place of its zone. */
  readonly lanes: readonly Lane[];
  /** Where the landmark stands; its zone has room to spare. */
  readonly site: Site | undefined;
  /** The corner of the shield with the number, as a fraction of the card. */
  readonly corner: Point;
}

const STEP = 9;

/** The point of the zone farthest from its borders, and an ellipse about it that stays inside. */
function placeIn(zone: Outline): Place {
  let best: Point = zone[0] ?? [0, 0];
  let room = -1;
  const look = (x: number, y: number) => {
    const here = depth(zone, [x, y]);
    if (here <= room) return;
    room = here;
    best = [x, y];
  };
  const [left, top, right, bottom] = bounds(zone);
  for (let x = left + STEP; x < right; x += 2 * STEP) for (let y = top + STEP; y < bottom; y += 2 * STEP) look(x, y);
  const [roughX, roughY] = best;
  for (let dx = -STEP; dx <= STEP; dx += STEP / 2)
    for (let dy = -STEP; dy <= STEP; dy += STEP / 2) look(roughX + dx, roughY + dy);
  const inner = inset(zone, 13);
  const fits = (rx: number, ry: number) => {
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * Math.PI * 2;
      if (!contains(inner, [best[0] + Math.cos(angle) * rx, best[1] + Math.sin(angle) * ry])) return false;
    }
    return true;
  };
  let rx = Math.min(30, Math.max(14, room - 16));
  let ry = rx;
  for (let grown = true; grown; ) {
    grown = false;
    if (rx < 42 && fits(rx + 3, ry)) {
      rx += 3;
      grown = true;
    }
    if (ry < 33 && fits(rx, ry + 2)) {
      ry += 2;
      grown = true;
    }
  }
  return { x: best[0], y: best[1], rx: Math.max(rx, 18), ry: Math.max(ry, 16) };
}

/** Looks for the widest spot that keeps off the open places, the lanes and the shield, in a zone with few symbols. */
function siteFor(
  zones: readonly Outline[],
  places: readonly Place[],
  lanes: readonly Lane[],
  corner: Point,
  busy: readonly number[],
): Site | undefined {
  let best: Site | undefined;
  let worth = 0;
  zones.forEach((zone, index) => {
    const [left, top, right, bottom] = bounds(zone);
    for (let x = left + 16; x < right; x += STEP) {
      for (let y = top + 16; y < bottom; y += STEP) {
        let radius = 30;
        const place = places[index];
        if (place) {
          const out = Math.hypot((x - place.x) / place.rx, (y - place.y) / place.ry);
          radius = (out - 0.86) * Math.min(place.rx, place.ry);
        }
        if (radius < 11) continue;
        radius = Math.min(radius, depth(zone, [x, y]) - 6, 30);
        if (radius < 11) continue;
        for (const { from, to } of lanes) radius = Math.min(radius, aside([x, y], from, to) - 12);
        radius = Math.min(radius, Math.hypot(x - corner[0], y - corner[1]) - 40);
        const value = radius - (busy[index] ?? 0) * 0.8;
        if (radius >= 11 && value > worth) {
          worth = value;
          best = { x, y, radius };
        }
      }
    }
  });
  return best;
}

function bounds(zone: Outline): readonly [number, number, number, number] {
  const xs = zone.map(([x]) => x);
  const ys = zone.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function aside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The shield stands in the corner that lies farthest from open places. */
function quietCorner(places: readonly Place[]): Point {
  const corners: Point[] = [
    [0, 0],
    [CARD, 0],
    [CARD, CARD],
    [0, CARD],
  ];
  const free = (corner: Point) =>
    Math.min(...places.map(({ x, y, rx, ry }) => Math.hypot(x - corner[0], y - corner[1]) - Math.min(rx, ry)));
  return corners.reduce((best, corner) => (free(corner) > free(best) + 4 ? corner : best));
}

const known = new WeakMap<Township, Ground>();

export function groundOf(card: Township): Ground {
  let ground = known.get(card);
  if (!ground) {
    const zones = card.zones.map((zone) => clockwise(zone.outline));
    const places = zones.map(placeIn);
    const lanes = EDGES.flatMap((edge) => {
      const place = places[card.connectors[edge] ?? -1];
      return place ? [{ from: middleOf(edge), to: [place.x, place.y] as Point }] : [];
    });
    const corner = quietCorner(places);
    const busy = card.zones.map((zone) => zone.symbols.length);
    ground = { zones, places, lanes, corner, site: siteFor(zones, places, lanes, corner, busy) };
    known.set(card, ground);
  }
  return ground;
}
