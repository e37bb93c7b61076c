/**
 * A room as the rules use it: spaces as numbers, with who is next to whom, what a step costs, who sees whom and how far
 * everything is. Made once from its plan and never changed.
 */
import type { Edge, FlipKind, RoomPlan } from './room.ts';
import { type Link, linksOf } from './room-links.ts';
import { anchorsOf, cellAt, cellsOf, centreOf, isSpace, outlineOf, type Point } from './room-shape.ts';
import { sightOf } from './sight.ts';

/** The number of a space within its room. */
export type SpaceIndex = number;
/** Not on any space. */
export const NOWHERE: SpaceIndex = -1;

/** M82, OM29: how many small figures a space holds; a large one counts as this many. */
export const ROOM_FOR = 4;
const ROOM_ON_SPECIAL = 12;

/** One step of a mouse: where to, and by what kind of way. */
export interface Step {
  readonly to: SpaceIndex;
  readonly kind: 'plain' | 'down' | 'up' | 'out' | 'in' | 'swim' | 'red' | 'gap';
}

export interface Exit {
  readonly edge: Edge;
  readonly colour: RoomPlan['colour'];
  readonly spaces: readonly SpaceIndex[];
}

export interface Room {
  readonly plan: RoomPlan;
  readonly id: string;
  readonly size: number;
  /** The letter of each space. */
  readonly letters: readonly string[];
  readonly centres: readonly Point[];
  readonly outlines: readonly (readonly Point[])[];
  readonly capacity: readonly number[];
  readonly isWater: readonly boolean[];
  readonly isSpecial: readonly boolean[];
  /** M92: where the current leads; NOWHERE is off the tile. Empty for land and for still water. */
  readonly current: readonly (readonly SpaceIndex[])[];
  /** M68: adjacent for attacks, sharing and everything that is not a step. */
  readonly near: readonly (readonly SpaceIndex[])[];
  readonly isNear: readonly (readonly boolean[])[];
  readonly steps: readonly (readonly Step[])[];
  /** M189: a minion's steps: red lines too, gaps not (OM34). */
  readonly minionSteps: readonly (readonly SpaceIndex[])[];
  /** Steps of a minion between any two spaces, figures ignored. */
  readonly minionDistance: readonly (readonly number[])[];
  readonly sees: readonly (readonly boolean[])[];
  readonly entries: readonly SpaceIndex[];
  /** M163: entry spaces that are special areas enclosed by a red line. */
  readonly redEntries: readonly SpaceIndex[];
  readonly traps: readonly SpaceIndex[];
  readonly flip: { readonly space: SpaceIndex; readonly kind: FlipKind };
  readonly exits: readonly Exit[];
  readonly helpOnly: readonly boolean[];
}

const compiled = new Map<RoomPlan, Room>();

export function roomOf(plan: RoomPlan): Room {
  const known = compiled.get(plan);
  if (known) return known;
  const room = compile(plan);
  compiled.set(plan, room);
  return room;
}

/** The number of a space; a letter that the room does not have is a mistake in the content. */
export function spaceIn(room: Room, letter: string): SpaceIndex {
  const at = room.letters.indexOf(letter);
  if (at < 0) throw new Error(`${room.id} has no space ${letter}`);
  return at;
}

export function letterOf(room: Room, space: SpaceIndex): string {
  return room.letters[space] ?? '';
}

/** Does the space carry the tag: raised, hearth, open ...? */
export function hasTag(room: Room, space: SpaceIndex, tag: string): boolean {
  return room.plan.tags[tag]?.includes(letterOf(room, space)) ?? false;
}

function compile(plan: RoomPlan): Room {
  const cells = cellsOf(plan);
  const letters = [...cells.keys()];
  const index = (letter: string) => letters.indexOf(letter);
  const special = (letter: string) => plan.tags.special?.includes(letter) ?? false;
  const centres = [...cells].map(([id, list]) => centreOf(plan, id, list));
  const seenFrom = [...cells].map(([id, list], at) =>
    special(id) ? anchorsOf(plan, id, list) : [centres[at] ?? ([0, 0] as const)],
  );
  const links = linksOf(plan);
  const near = neighbours(letters, links, (link) => link.kind !== 'red' && link.kind !== 'gap');
  const minionSteps = neighbours(letters, links, (link) => link.kind !== 'gap');
  const isRedEntry = (letter: string) => special(letter) && plan.red.some((line) => line.includes(letter));
  return {
    plan,
    id: plan.id,
    size: letters.length,
    letters,
    centres,
    outlines: [...cells.values()].map(outlineOf),
    capacity: letters.map((letter) => (special(letter) ? ROOM_ON_SPECIAL : ROOM_FOR)),
    isWater: letters.map((letter) => letter in plan.water),
    isSpecial: letters.map(special),
    current: letters.map((letter) => (plan.water[letter] ?? []).map(index)),
    near,
    isNear: letters.map((_, at) => letters.map((__, to) => near[at]?.includes(to) ?? false)),
    steps: stepsOf(plan, letters, links),
    minionSteps,
    minionDistance: letters.map((_, from) => distancesFrom(minionSteps, from)),
    sees: withNeighbours(sightOf(plan, seenFrom), near),
    entries: plan.entries.map(index),
    redEntries: plan.entries.filter(isRedEntry).map(index),
    traps: plan.traps.map(index),
    flip: { space: index(plan.flip.space), kind: plan.flip.kind },
    exits: plan.exits.map(({ edge, colour }) => ({ edge, colour, spaces: spacesAtExit(plan, edge).map(index) })),
    helpOnly: letters.map((letter) => plan.helpOnly?.includes(letter) ?? false),
  };
}

function neighbours(letters: readonly string[], links: readonly Link[], counts: (link: Link) => boolean): number[][] {
  return letters.map((letter) =>
    links
      .filter((link) => counts(link) && (link.a === letter || link.b === letter))
      .map((link) => letters.indexOf(link.a === letter ? link.b : link.a))
      .sort((a, b) => a - b),
  );
}

function stepsOf(plan: RoomPlan, letters: readonly string[], links: readonly Link[]): Step[][] {
  const steps: Step[][] = letters.map(() => []);
  for (const link of links) {
    for (const [from, to] of [
      [link.a, link.b],
      [link.b, link.a],
    ] as const) {
      const kind = stepKind(plan, link, from, to);
      if (kind) steps[letters.indexOf(from)]?.push({ to: letters.indexOf(to), kind });
    }
  }
  return steps;
}

/** M72, M73, M88, M92: what kind of step leads from one space to the other; undefined for one against the current. */
function stepKind(plan: RoomPlan, link: Link, from: string, to: string): Step['kind'] | undefined {
  switch (link.kind) {
    case 'yellow':
      return link.down === to ? 'down' : 'up';
    case 'bank':
      return to in plan.water ? 'in' : 'out';
    case 'water':
      return plan.water[to]?.includes(from) ? undefined : 'swim';
    default:
      return link.kind;
  }
}

function distancesFrom(steps: readonly (readonly number[])[], from: number): number[] {
  const distance: number[] = steps.map(() => Number.POSITIVE_INFINITY);
  distance[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const to of steps[at] ?? []) {
      if (distance[to] !== Number.POSITIVE_INFINITY) continue;
      distance[to] = (distance[at] ?? 0) + 1;
      queue.push(to);
    }
  }
  return distance;
}

/** OM44: what is on the same or an adjacent space is always in sight. */
function withNeighbours(sees: boolean[][], near: readonly (readonly number[])[]): boolean[][] {
  return sees.map((row, at) => row.map((seen, to) => seen || at === to || (near[at]?.includes(to) ?? false)));
}

const MIDDLE: Readonly<Record<Edge, readonly Point[]>> = {
  N: [
    [5, 0],
    [6, 0],
  ],
  S: [
    [5, 11],
    [6, 11],
  ],
  W: [
    [0, 5],
    [0, 6],
  ],
  E: [
    [11, 5],
    [11, 6],
  ],
};

function spacesAtExit(plan: RoomPlan, edge: Edge): string[] {
  return [...new Set(MIDDLE[edge].map(([x, y]) => cellAt(plan, x, y)).filter(isSpace))];
}
