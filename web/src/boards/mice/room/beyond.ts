/** What lies round about a room: dark stone without end, and the neighbouring tiles in the dark behind the doors. */
import type { RoomPlan } from '@smallfolk/mice/content/room.ts';
import type { Tile } from '@smallfolk/mice/state/state.ts';
import { DAY, NIGHT } from './light.ts';
import { mix, type Point, soft, Whim } from './polygon.ts';
import { TILE } from './shape.ts';
import { WALL } from './wall.ts';

/** How far the stone reaches in each direction, and how large a stone is. */
const FAR = { west: -720, east: TILE + 720, north: -520, south: TILE + 460 };
const [WIDE, HIGH] = [92, 74];

/** Stones on a grid whose corners stray: cheap, and nobody looks there for long. */
export function paintBeyond(day: boolean, seed: number): string {
  const theme = day ? DAY : NIGHT;
  const whim = new Whim(seed * 31 + 5);
  const columns = Math.ceil((FAR.east - FAR.west) / WIDE);
  const rows = Math.ceil((FAR.south - FAR.north) / HIGH);
  const corners = Array.from({ length: rows + 1 }, (_, y) =>
    Array.from({ length: columns + 1 }, (_, x): Point => {
      const half = y % 2 ? WIDE / 2 : 0;
      return [FAR.west + x * WIDE + half + whim.between(-16, 16), FAR.north + y * HIGH + whim.between(-12, 12)];
    }),
  );
  let drawn = `<path d="M${FAR.west} ${FAR.north}H${FAR.east}V${FAR.south}H${FAR.west}Z" fill="${theme.ink}"/>`;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const stone = [corners[y]?.[x], corners[y]?.[x + 1], corners[y + 1]?.[x + 1], corners[y + 1]?.[x]].filter(
        (corner): corner is Point => corner !== undefined,
      );
      const tone = mix(theme.beyond, theme.cap[0] ?? theme.beyond, whim.between(0.14, 0.5));
      drawn += `<path d="${soft(stone, 9)}" fill="${tone}" stroke="${theme.ink}" stroke-width="3"/>`;
    }
  }
  return drawn;
}

/** A tile beside the one that is played on, and where it lies from there, in px. */
export interface Neighbour {
  readonly plan: RoomPlan;
  readonly at: Point;
}

/** Tiles lie wall to wall; the wall in the north stands high. */
const ASIDE = TILE + 62;
const ABOVE = TILE + WALL + 54;

export function neighboursOf(
  tiles: readonly Tile[],
  room: string,
  planOf: (room: string) => RoomPlan | undefined,
): Neighbour[] {
  const here = tiles.find(({ up }) => up === room);
  if (!here) return [];
  return tiles.flatMap(({ up, column, row }) => {
    const [dx, dy] = [column - here.column, row - here.row];
    const plan = planOf(up);
    return plan && Math.abs(dx) + Math.abs(dy) === 1 ? [{ plan, at: [dx * ASIDE, dy * ABOVE] as const }] : [];
  });
}
