/** Where figures stand on a space, so that none covers another: up to four small ones, one large one, or a crowd on a special area. */
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import { bounds, isInside, type Point, type Polygon } from './room/polygon.ts';
import type { Shape } from './room/shape.ts';

interface Figure {
  readonly key: string | number;
  readonly who: string;
  readonly space: string;
  readonly foe: boolean;
  readonly large: boolean;
  readonly acts: boolean;
  readonly down: boolean;
  readonly marks: readonly string[];
  /** It has changed sides for a while. */
  readonly charmed: boolean;
  readonly webbed: boolean;
  /** So many of a kind, where there are too many to be drawn one by one. */
  readonly count: number;
}

/** Somebody with the place of the feet. */
export interface Standing extends Figure, Spot {}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** In a crowd everybody is drawn a little smaller. */
  readonly size: number;
}

/** How many stand side by side on a usual space, by their number: feet from the middle, and how large they are. */
const SPOTS: readonly { readonly feet: readonly Point[]; readonly size: number }[] = [
  { feet: [], size: 1 },
  { feet: [[0, 24]], size: 1 },
  {
    feet: [
      [-27, 16],
      [27, 28],
    ],
    size: 0.84,
  },
  {
    feet: [
      [-29, 4],
      [29, 8],
      [0, 36],
    ],
    size: 0.74,
  },
  {
    feet: [
      [-29, -2],
      [29, 0],
      [-28, 37],
      [29, 38],
    ],
    size: 0.66,
  },
];
const LARGE: Point = [0, 34];
const CROWDED = 0.74;

/** The places of figures on a space, in the order in which they stand there. */
function spotsOn(polygon: Polygon, [x, y]: Point, large: readonly boolean[]): Spot[] {
  if (large.length === 1 && large[0]) return [{ x: x + LARGE[0], y: y + LARGE[1], size: 1 }];
  const usual = SPOTS[large.length];
  if (usual && !large.includes(true)) return usual.feet.map(([dx, dy]) => ({ x: x + dx, y: y + dy, size: usual.size }));
  return crowd(polygon, [x, y], large.length);
}

/** Rows of places on a wide area, filled from the middle. */
function crowd(polygon: Polygon, middle: Point, count: number): Spot[] {
  const { west, east, north, south } = bounds(polygon);
  const places: Point[] = [];
  for (let y = north + 50; y <= Math.max(south - 6, north + 50); y += 52) {
    for (let x = west + 36; x <= east - 30; x += 60) if (isInside([x, y - 16], polygon)) places.push([x, y]);
  }
  const far = ([x, y]: Point) => Math.hypot(x - middle[0], (y - middle[1]) * 1.4);
  places.sort((one, other) => far(one) - far(other));
  const chosen = Array.from({ length: count }, (_, at) => places[at % Math.max(1, places.length)] ?? middle);
  return chosen.map(([x, y]) => ({ x, y, size: CROWDED })).sort((one, other) => one.y - other.y || one.x - other.x);
}

/** From this many of a kind on one space, one figure stands for all of them. */
const MANY = 5;

const said = (...marks: readonly (string | false)[]): string[] => marks.filter((mark) => typeof mark === 'string');

function everybody(view: MiceView, large: (kind: string) => boolean): Figure[] {
  const mice = view.mice
    .filter(({ where, space }) => where === 'board' && space !== '')
    .map(({ hero, space, down, charmed, webbed, stunned, poison }): Figure => {
      const marks = said(
        stunned && 'm-stun',
        webbed && 'm-web',
        down && 'm-down',
        charmed && 'm-charm',
        poison > 0 && 's-poison',
      );
      const acts = view.turn?.card === hero;
      return { key: hero, who: hero, space, foe: false, large: false, acts, down, charmed, webbed, marks, count: 1 };
    });
  const minions = view.minions.map(({ id, kind, space, down, greedy }): Figure => {
    const who = kind === 'roach' && greedy ? 'greedy-roach' : kind;
    const marks = said(down && 'm-down');
    const calm = { charmed: false, webbed: false, acts: false, count: 1 };
    return { key: id, who, space, foe: true, large: large(kind), down, marks, ...calm };
  });
  return [...mice, ...minions];
}

/** From the fifth of a kind on they stand as one, with their number. */
function gathered(there: readonly Figure[]): Figure[] {
  return [...Map.groupBy(there, ({ key, who, foe, down }) => (foe ? `${who} ${down}` : key)).values()].flatMap(
    (alike) => {
      const [first] = alike;
      return first && alike.length >= MANY ? [{ ...first, count: alike.length }] : alike;
    },
  );
}

/** Everybody in the room, from the back to the front. */
export function standingIn(view: MiceView, shape: Shape, large: (kind: string) => boolean): Standing[] {
  const here = everybody(view, large).filter(({ space }) => shape.spaces.has(space));
  const bySpace = Map.groupBy(here, ({ space }) => space);
  return [...bySpace]
    .flatMap(([space, all]) => {
      const there = gathered(all);
      const spots = spotsOn(
        shape.space(space),
        shape.middle(space),
        there.map((one) => one.large),
      );
      return there.map((one, at): Standing => ({ ...one, ...(spots[at] ?? { x: 0, y: 0, size: 1 }) }));
    })
    .sort((one, other) => one.y - other.y);
}
