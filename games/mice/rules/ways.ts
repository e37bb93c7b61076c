/**
 * Ways of minions (M189-M195, OM75-OM80): who is closest, and where a figure ends that goes for it. Distances are kept
 * in arrays that are used again and again, because a room full of minions asks for hundreds of them.
 */
import type { SpaceIndex } from '../content/room-graph.ts';
import { ROOM_FOR } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { bulkOf, sees } from './figures.ts';
import type { Quest } from './quest.ts';

const MOST_SPACES = 32;
const FAR = 1000;

/** What stands on each space, as far as it concerns a figure on its way. */
const bulk = new Int16Array(MOST_SPACES);
const mice = new Int16Array(MOST_SPACES);
const wholes = new Int16Array(MOST_SPACES);
const fromHere = new Int16Array(MOST_SPACES);
const fromGoal = new Int16Array(MOST_SPACES);
const queue = new Int16Array(MOST_SPACES);

/** A figure on its way: where it stands, whether it is large, and whom it may go for. */
export interface Walker {
  readonly space: SpaceIndex;
  readonly large: boolean;
  /** The number of the minion itself, which does not stand in its own way; -1 for a mouse. */
  readonly minion: number;
  readonly hero: string;
}

function look(t: Quest, walker: Walker): void {
  bulk.fill(0);
  mice.fill(0);
  wholes.fill(0);
  for (const mouse of t.state.mice) {
    if (mouse.space < 0 || mouse.hero === walker.hero) continue;
    bulk[mouse.space] = (bulk[mouse.space] ?? 0) + 1;
    mice[mouse.space] = (mice[mouse.space] ?? 0) + 1;
  }
  for (const minion of t.state.minions) {
    if (minion.id === walker.minion || minion.space < 0) continue;
    const size = bulkOf(t, minion);
    bulk[minion.space] = (bulk[minion.space] ?? 0) + size;
    if (size === ROOM_FOR) wholes[minion.space] = 1;
  }
}

/** M84, M85, OM31: can it not pass that space? */
function isBarred(t: Quest, walker: Walker, space: SpaceIndex): boolean {
  if ((mice[space] ?? 0) > 0) return true; // M286: with a mouse it stops
  if (walker.large && !t.room.isSpecial[space]) return (wholes[space] ?? 0) > 0;
  return (bulk[space] ?? 0) >= (t.room.capacity[space] ?? 0);
}

function canEnd(t: Quest, walker: Walker, space: SpaceIndex): boolean {
  const left = (t.room.capacity[space] ?? 0) - (bulk[space] ?? 0);
  if (!walker.large) return left > 0;
  return t.room.isSpecial[space] ? left >= ROOM_FOR : (bulk[space] ?? 0) === 0;
}

/** Steps from a space to every other; barred spaces are reached but not passed. */
function measure(t: Quest, walker: Walker, from: SpaceIndex, into: Int16Array): void {
  into.fill(FAR);
  into[from] = 0;
  queue[0] = from;
  let head = 0;
  let tail = 1;
  while (head < tail) {
    const at = queue[head++] ?? 0;
    if (at !== from && isBarred(t, walker, at)) continue;
    const next = (into[at] ?? 0) + 1;
    for (const to of t.room.minionSteps[at] ?? []) {
      if ((into[to] ?? 0) <= next) continue;
      into[to] = next;
      queue[tail++] = to;
    }
  }
}

/** The closest of these mice (M190, OM75), and why it and no other. */
export interface Goal {
  readonly mouse: Mouse;
  /** The next best, if it was as near and lost by its place on the track (M193). */
  readonly instead: string;
  /** A rule of the chapter wants this one, whoever is nearer. */
  readonly wanted?: boolean;
}

export function closestMouse(t: Quest, walker: Walker, targets: readonly Mouse[]): Goal | undefined {
  look(t, walker);
  measure(t, walker, walker.space, fromHere);
  let best: Mouse | undefined;
  let instead = '';
  let least = Number.POSITIVE_INFINITY;
  for (const mouse of byTrack(t, targets)) {
    const way = fromHere[mouse.space] ?? FAR;
    const steps = way < FAR ? way : FAR + (t.room.minionDistance[walker.space]?.[mouse.space] ?? FAR);
    if (steps < least) {
      best = mouse;
      least = steps;
      instead = '';
    } else if (steps === least && instead === '') instead = mouse.hero;
  }
  return best && { mouse: best, instead };
}

/** From the top of the track down. */
export function byTrack(t: Quest, some: readonly Mouse[]): Mouse[] {
  if (some.length < 2) return [...some];
  const sorted: Mouse[] = [];
  for (const { card } of t.state.track) {
    const mouse = some.find(({ hero }) => hero === card);
    if (mouse) sorted.push(mouse);
  }
  for (const mouse of some) if (!sorted.includes(mouse)) sorted.push(mouse);
  return sorted;
}

/** Where it may end with these steps if it wants to be as near to the goal as it can (M190, M191, OM77): equals among which people choose. */
export function approaches(t: Quest, walker: Walker, goal: SpaceIndex, steps: number): SpaceIndex[] {
  look(t, walker);
  measure(t, walker, walker.space, fromHere);
  measure(t, walker, goal, fromGoal);
  const open = canEnd(t, walker, goal) && (fromHere[goal] ?? FAR) < FAR;
  const left = (space: SpaceIndex) => (open ? (fromGoal[space] ?? FAR) : (t.room.minionDistance[space]?.[goal] ?? FAR));
  let nearest = left(walker.space);
  let fewest = 0;
  let ends: SpaceIndex[] = [];
  for (let space = 0; space < t.room.size; space++) {
    const made = fromHere[space] ?? FAR;
    if (made === 0 || made > steps || !canEnd(t, walker, space)) continue;
    const rest = left(space);
    if (rest > nearest || (rest === nearest && (ends.length === 0 || made > fewest))) continue;
    if (rest < nearest || made < fewest) ends = [];
    nearest = rest;
    fewest = made;
    ends.push(space);
  }
  return ends;
}

/** M195, OM79, OM80: on a shortest way to the goal, as few steps as needed until one of `wanted` is in sight. */
export function lookouts(
  t: Quest,
  walker: Walker,
  goal: SpaceIndex,
  steps: number,
  wanted: readonly Mouse[],
): SpaceIndex[] {
  look(t, walker);
  measure(t, walker, walker.space, fromHere);
  measure(t, walker, goal, fromGoal);
  const whole = fromHere[goal] ?? FAR;
  let fewest = FAR;
  let ends: SpaceIndex[] = [];
  if (whole < FAR) {
    for (let space = 0; space < t.room.size; space++) {
      const made = fromHere[space] ?? FAR;
      if (made === 0 || made > steps || made > fewest || made + (fromGoal[space] ?? FAR) !== whole) continue;
      if (!canEnd(t, walker, space) || !wanted.some((mouse) => sees(t, space, mouse.space))) continue;
      if (made < fewest) ends = [];
      fewest = made;
      ends.push(space);
    }
  }
  return ends.length > 0 ? ends : approaches(t, walker, goal, steps);
}

/** A shortest way to a space where it may end, without the space where it starts. */
export function wayTo(t: Quest, walker: Walker, end: SpaceIndex): SpaceIndex[] {
  look(t, walker);
  measure(t, walker, walker.space, fromHere);
  const way: SpaceIndex[] = [end];
  for (let at = end; (fromHere[at] ?? 0) > 1; ) {
    const back = (t.room.minionSteps[at] ?? []).find((space) => leadsTo(t, walker, space, at));
    if (back === undefined) break;
    way.unshift(back);
    at = back;
  }
  return way;
}

/** Is this the space before that one on a shortest way? Distances from the walker have been measured. */
const leadsTo = (t: Quest, walker: Walker, space: SpaceIndex, to: SpaceIndex): boolean =>
  fromHere[space] === (fromHere[to] ?? 0) - 1 && !isBarred(t, walker, space);

/** OM76: all shortest ways to that space. */
export function waysTo(t: Quest, walker: Walker, end: SpaceIndex): SpaceIndex[][] {
  look(t, walker);
  measure(t, walker, walker.space, fromHere);
  let ways: SpaceIndex[][] = [[end]];
  for (let steps = fromHere[end] ?? 0; steps > 1; steps--) {
    ways = ways.flatMap((way) =>
      (t.room.minionSteps[way[0] ?? end] ?? [])
        .filter((space) => leadsTo(t, walker, space, way[0] ?? end))
        .map((space) => [space, ...way]),
    );
  }
  return ways;
}

/** Steps to the nearest of these mice, for the order of acting (M188, OM74). */
export function stepsToNearest(t: Quest, from: SpaceIndex, targets: readonly Mouse[]): number {
  let steps = FAR;
  for (const mouse of targets) steps = Math.min(steps, t.room.minionDistance[from]?.[mouse.space] ?? FAR);
  return steps;
}
