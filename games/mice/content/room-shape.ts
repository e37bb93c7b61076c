/** The shape of the spaces of a room, read from its map: cells, centres, anchors and outlines, in units of the tile. */
import type { RoomPlan } from './room.ts';

export type Point = readonly [number, number];

export const CELLS = 12;

export const isSpace = (cell: string | undefined): cell is string => cell !== undefined && cell >= 'a' && cell <= 'z';

export const cellAt = (plan: RoomPlan, x: number, y: number): string | undefined => plan.map[y]?.[x];

/** The cells of each space, as pairs of column and row. */
export function cellsOf(plan: RoomPlan): Map<string, Point[]> {
  const cells = new Map<string, Point[]>();
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const id = cellAt(plan, x, y);
      if (!isSpace(id)) continue;
      const list = cells.get(id);
      if (list) list.push([x, y]);
      else cells.set(id, [[x, y]]);
    }
  }
  return new Map([...cells].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** The middle of a space; where that lies outside of it, the middle of its nearest cell (OM45). */
export function centreOf(plan: RoomPlan, id: string, cells: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / cells.length;
  const x = mean(0);
  const y = mean(1);
  if (cellAt(plan, Math.floor(x), Math.floor(y)) === id) return [rounded(x / 2), rounded(y / 2)];
  let nearest: Point = [x, y];
  let least = Number.POSITIVE_INFINITY;
  for (const [column, row] of cells) {
    const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y);
    if (distance >= least) continue;
    least = distance;
    nearest = [column + 0.5, row + 0.5];
  }
  return [rounded(nearest[0] / 2), rounded(nearest[1] / 2)];
}

/** OM45: a special area is seen if one of its anchors is; they stand in the middle of its whole units. */
export function anchorsOf(plan: RoomPlan, id: string, cells: readonly Point[]): Point[] {
  const whole = ([x, y]: Point) =>
    x % 2 === 0 &&
    y % 2 === 0 &&
    cellAt(plan, x + 1, y) === id &&
    cellAt(plan, x, y + 1) === id &&
    cellAt(plan, x + 1, y + 1) === id;
  return cells.filter(whole).map(([x, y]) => [(x + 1) / 2, (y + 1) / 2]);
}

/** The outline of a space, clockwise, in units, straight runs merged. */
export function outlineOf(cells: readonly Point[]): Point[] {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number) => inside.has(`${x},${y}`);
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const list = edges.get(from.join());
    if (list) list.push(to);
    else edges.set(from.join(), [to]);
  };
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  return straightened(ringOf(edges, cells)).map(([x, y]) => [x / 2, y / 2]);
}

/** Follows the edges round; at a pinch it keeps to the right, so that the outline stays one ring. */
function ringOf(edges: Map<string, Point[]>, cells: readonly Point[]): Point[] {
  const start = cells.reduce((first, cell) =>
    cell[1] < first[1] || (cell[1] === first[1] && cell[0] < first[0]) ? cell : first,
  );
  const ring: Point[] = [];
  let at: Point = start;
  let heading: Point = [1, 0];
  do {
    ring.push(at);
    const ways = edges.get(at.join()) ?? [];
    const turn = (to: Point) => heading[0] * (to[1] - at[1]) - heading[1] * (to[0] - at[0]);
    ways.sort((one, two) => turn(two) - turn(one));
    const to = ways.shift();
    if (!to) throw new Error('the outline of a space does not close');
    heading = [to[0] - at[0], to[1] - at[1]];
    at = to;
  } while (at.join() !== start.join());
  return ring;
}

function straightened(ring: readonly Point[]): Point[] {
  return ring.filter((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] ?? point;
    const after = ring[(i + 1) % ring.length] ?? point;
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
  });
}
