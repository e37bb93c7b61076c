/** Where figures stand on a space, so that none covers another: up to four small ones, one large one, or a crowd on a special area. */
import { bounds, centre, isInside, type Point, type Polygon } from './room/polygon.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How many stand side by side on a usual space, by their number; feet from the middle, in px. */
const SPOTS: readonly (readonly Point[])[] = [
  [],
  [[0, 22]],
  [
    [-25, 16],
    [25, 26],
  ],
  [
    [-27, 8],
    [27, 8],
    [0, 34],
  ],
  [
    [-27, 2],
    [27, 0],
    [-25, 36],
    [27, 36],
  ],
];
const LARGE: Point = [0, 32];

/** The places of figures on a space, in the order in which they stand there. */
export function spotsOn(polygon: Polygon, large: readonly boolean[]): Spot[] {
  const [x, y] = centre(polygon);
  if (large.length === 1 && large[0]) return [{ x: x + LARGE[0], y: y + LARGE[1] }];
  const usual = SPOTS[large.length];
  if (usual && !large.includes(true)) return usual.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  return crowd(polygon, large.length);
}

/** Rows of places on a wide area, filled from the middle. */
function crowd(polygon: Polygon, count: number): Spot[] {
  const { west, east, north, south } = bounds(polygon);
  const middle = centre(polygon);
  const places: Spot[] = [];
  for (let y = north + 50; y <= Math.max(south - 6, north + 50); y += 52) {
    for (let x = west + 36; x <= east - 30; x += 60) if (isInside([x, y - 16], polygon)) places.push({ x, y });
  }
  const far = (spot: Spot) => Math.hypot(spot.x - middle[0], (spot.y - middle[1]) * 1.4);
  places.sort((one, other) => far(one) - far(other));
  const chosen = Array.from(
    { length: count },
    (_, at) => places[at % Math.max(1, places.length)] ?? { x: middle[0], y: middle[1] },
  );
  return chosen.sort((one, other) => one.y - other.y || one.x - other.x);
}
