/** The City as a map (R2, R39-R45): which zones are neighbours, which townships are, and how far zones are apart. */
import { type Atlas, FAR } from '../content/atlas.ts';
import type { Placement, State } from './state.ts';
import type { Hunt } from './table.ts';

/** A connector of a township in the City that faces an empty cell of the grid. */
export interface FreeConnector {
  readonly card: number;
  readonly zone: number;
  /** The empty cell it faces, and the edge of that cell where it lies (0 north, 1 east, 2 south, 3 west). */
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

export interface CityMap {
  /** Cards in the City, in ascending order of their numbers. */
  readonly cards: readonly number[];
  /** All zones of the City, in the order of the cards. */
  readonly zones: readonly number[];
  /** By zone, in ascending order: R44, R45. */
  readonly neighbours: readonly (readonly number[])[];
  /** By card: the townships joined to it by meeting connectors (O11). */
  readonly linked: readonly (readonly number[])[];
  readonly free: readonly FreeConnector[];
  /** Steps from that zone to each zone; FAR where no way leads. */
  distances(from: number): readonly number[];
}

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

/**
 * A city is a list that never changes, so its map is made once and shared by all copies of the state. The maps used
 * last are kept, the latest in front: a search grows thousands of cities and looks at few of them again.
 */
const recent: { readonly city: readonly Placement[]; readonly map: CityMap }[] = [];
const MAPS_KEPT = 8;

export function mapOf(t: { readonly atlas: Atlas; readonly state: State }): CityMap {
  const { city } = t.state;
  const latest = recent[0];
  return latest?.city === city ? latest.map : mapOfAnother(t.atlas, city);
}

function mapOfAnother(atlas: Atlas, city: readonly Placement[]): CityMap {
  const at = recent.findIndex((kept) => kept.city === city);
  const [found] = at < 0 ? [{ city, map: draw(atlas, city) }] : recent.splice(at, 1);
  if (!found) throw new Error('a map was kept and is gone');
  recent.unshift(found);
  if (recent.length > MAPS_KEPT) recent.pop();
  return found.map;
}

export function cardOf(t: Hunt, zone: number): number {
  return t.atlas.cardOf[zone] ?? -1;
}

export function sameTownship(t: Hunt, zone: number, other: number): boolean {
  return t.atlas.cardOf[zone] === t.atlas.cardOf[other];
}

export function zonesOf(t: Hunt, card: number): readonly number[] {
  return t.atlas.zonesOf[card] ?? [];
}

/** How far a zone is, told by the steps that `distances` gives. */
export function farAlong(steps: readonly number[], zone: number): number {
  return steps[zone] ?? FAR;
}

/** The zone of the connector at an edge of a card as it lies on the table, or -1 (R40). */
export function connectorAt(atlas: Atlas, card: number, turn: number, edge: number): number {
  return atlas.connectors[card]?.[(edge - turn + 4) % 4] ?? -1;
}

export function cellKey(x: number, y: number): number {
  return (x + 500) * 1000 + y + 500;
}

function draw(atlas: Atlas, city: readonly Placement[]): CityMap {
  const cells = new Map<number, Placement>();
  const inCity: boolean[] = [];
  for (const placement of city) {
    cells.set(cellKey(placement.x, placement.y), placement);
    inCity[placement.card] = true;
  }
  const neighbours = atlas.inner.slice();
  const linked: number[][] = [];
  const free: FreeConnector[] = [];
  const cards = atlas.byNumber.filter((card) => inCity[card]);
  const zones: number[] = [];
  for (const card of cards) {
    const first = atlas.firstZone[card] ?? 0;
    for (let zone = first; zone < first + (atlas.zoneCount[card] ?? 0); zone++) zones.push(zone);
    linked[card] = [];
  }
  for (const { card, x, y, turn } of city) {
    for (let edge = 0; edge < 4; edge++) {
      const zone = connectorAt(atlas, card, turn, edge);
      if (zone < 0) continue;
      const beyondX = x + (DX[edge] ?? 0);
      const beyondY = y + (DY[edge] ?? 0);
      const facing = (edge + 2) % 4;
      const other = cells.get(cellKey(beyondX, beyondY));
      if (!other) free.push({ card, zone, x: beyondX, y: beyondY, edge: facing });
      else {
        const met = connectorAt(atlas, other.card, other.turn, facing);
        if (met < 0) continue;
        neighbours[zone] = inOrder(neighbours[zone] ?? [], met);
        if (!linked[card]?.includes(other.card)) linked[card]?.push(other.card);
      }
    }
  }
  return { cards, zones, neighbours, linked, free, distances: measure(neighbours, atlas.unknown) };
}

/** The list in ascending order with one item more. */
function inOrder(list: readonly number[], item: number): number[] {
  let at = list.length;
  while (at > 0 && (list[at - 1] ?? item) > item) at--;
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** Zones still to be looked at while ways are measured; kept to be used again. */
const queue: number[] = [];

/** Measures the ways from a zone when they are asked for the first time. */
function measure(
  neighbours: readonly (readonly number[])[],
  unknown: readonly number[],
): (from: number) => readonly number[] {
  const known: (readonly number[] | undefined)[] = [];
  return (from) => {
    const before = known[from];
    if (before) return before;
    const steps = unknown.slice();
    steps[from] = 0;
    queue[0] = from;
    let end = 1;
    for (let at = 0; at < end; at++) {
      const zone = queue[at] ?? from;
      const next = farAlong(steps, zone) + 1;
      for (const neighbour of neighbours[zone] ?? []) {
        if (steps[neighbour] !== FAR) continue;
        steps[neighbour] = next;
        queue[end++] = neighbour;
      }
    }
    known[from] = steps;
    return steps;
  };
}
