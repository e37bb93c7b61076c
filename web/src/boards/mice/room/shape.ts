/**
 * Where everything of a room lies on the screen. A unit of the tile is 100 px. The corners of the map's cells are moved
 * a little, once, by the room's own whim: so edges wander as if laid by hand, and neighbours still share them.
 */
import type { Edge, RoomPlan } from '@smallfolk/mice/content/room.ts';
import { CELLS, cellAt, cellsOf, isSpace, outlineOf } from '@smallfolk/mice/content/room-shape.ts';
import { heart, type Point, type Polygon, Whim } from './polygon.ts';

export const TILE = 600;
const CELL = TILE / CELLS;
/** So far a corner may stray, in px. */
const STRAY = 7;
/** Half the width of a way out. */
export const DOOR = 56;

export class Shape {
  readonly plan: RoomPlan;
  readonly spaces: ReadonlyMap<string, Polygon>;
  /** What is neither space nor way, by its sign on the map: rock and furniture, crystal, gaps. */
  readonly blocks: readonly { readonly sign: string; readonly outline: Polygon }[];
  private readonly corners: readonly (readonly Point[])[];
  private readonly hearts = new Map<string, Point>();

  constructor(plan: RoomPlan) {
    this.plan = plan;
    const whim = new Whim(plan.number * 7919);
    const stray = (at: number) => (at === 0 || at === CELLS ? 0 : whim.between(-STRAY, STRAY));
    this.corners = Array.from({ length: CELLS + 1 }, (_, y) =>
      Array.from({ length: CELLS + 1 }, (_, x): Point => [x * CELL + stray(x), y * CELL + stray(y)]),
    );
    this.spaces = new Map([...cellsOf(plan)].map(([id, cells]) => [id, this.around(cells)]));
    this.blocks = blocksOf(plan).map(({ sign, cells }) => ({ sign, outline: this.around(cells) }));
  }

  space(id: string): Polygon {
    const outline = this.spaces.get(id);
    if (!outline) throw new Error(`${this.plan.id} has no space "${id}"`);
    return outline;
  }

  /** Where somebody alone would stand. */
  middle(id: string): Point {
    const known = this.hearts.get(id) ?? heart(this.space(id));
    this.hearts.set(id, known);
    return known;
  }

  private corner(x: number, y: number): Point {
    return this.corners[y]?.[x] ?? [x * CELL, y * CELL];
  }

  private around(cells: readonly Point[]): Polygon {
    const ring = outlineOf(cells).map(([x, y]): Point => [Math.round(x * 2), Math.round(y * 2)]);
    return ring.flatMap((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const steps = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
      const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
      return Array.from({ length: steps }, (_, step) => this.corner(from[0] + dx * step, from[1] + dy * step));
    });
  }

  /** The pieces of border between two spaces, from corner to corner, with the other space on the right hand. */
  border(one: string, other: string): [Point, Point][] {
    const pieces: [Point, Point][] = [];
    for (let y = 0; y < CELLS; y++) {
      for (let x = 0; x < CELLS; x++) {
        if (cellAt(this.plan, x, y) !== one) continue;
        if (cellAt(this.plan, x, y - 1) === other) pieces.push([this.corner(x + 1, y), this.corner(x, y)]);
        if (cellAt(this.plan, x + 1, y) === other) pieces.push([this.corner(x + 1, y + 1), this.corner(x + 1, y)]);
        if (cellAt(this.plan, x, y + 1) === other) pieces.push([this.corner(x, y + 1), this.corner(x + 1, y + 1)]);
        if (cellAt(this.plan, x - 1, y) === other) pieces.push([this.corner(x, y), this.corner(x, y + 1)]);
      }
    }
    return pieces;
  }

  hasExit(edge: Edge): boolean {
    return this.plan.exits.some((exit) => exit.edge === edge);
  }
}

/** Cells that are no space, gathered where they touch. */
function blocksOf(plan: RoomPlan): { sign: string; cells: Point[] }[] {
  const seen = new Set<string>();
  const blocks: { sign: string; cells: Point[] }[] = [];
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const sign = cellAt(plan, x, y);
      if (sign === undefined || isSpace(sign) || seen.has(`${x},${y}`)) continue;
      const cells: Point[] = [];
      const waiting: Point[] = [[x, y]];
      for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
        const [column, row] = cell;
        if (cellAt(plan, column, row) !== sign || seen.has(cell.join())) continue;
        seen.add(cell.join());
        cells.push(cell);
        waiting.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
      }
      blocks.push({ sign, cells });
    }
  }
  return blocks;
}
