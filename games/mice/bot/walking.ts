/** How far it is for a mouse from one space to another: climbing is slow, water wet, and the line saves the way round. */
import type { Room, SpaceIndex, Step } from '../content/room-graph.ts';
import { NOWHERE } from '../content/room-graph.ts';
import type { Quest } from '../rules/quest.ts';
import { laidItem } from '../rules/stash.ts';

/** Farther than any way in a room. */
export const FAR = 40;

const PRICE: Readonly<Record<Step['kind'], number>> = {
  plain: 1,
  down: 1,
  up: 3,
  in: 3,
  swim: 2,
  out: 5,
  red: FAR,
  gap: FAR,
};
const TRAP = 1;
/** Water from which the current leads off the tile. */
const BRINK = 4;

const known = new WeakMap<Room, readonly (readonly number[])[]>();

/** Steps of a mouse between any two spaces, figures ignored. */
function stepsIn(room: Room): readonly (readonly number[])[] {
  let steps = known.get(room);
  if (!steps) {
    steps = room.letters.map((_, from) => stepsFrom(room, from));
    known.set(room, steps);
  }
  return steps;
}

function stepsFrom(room: Room, from: SpaceIndex): number[] {
  const far: number[] = room.letters.map(() => FAR);
  far[from] = 0;
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const { to, kind } of room.steps[at] ?? []) {
      const hazard = (room.traps.includes(to) ? TRAP : 0) + (room.current[to]?.includes(NOWHERE) ? BRINK : 0);
      const total = (far[at] ?? 0) + PRICE[kind] + hazard;
      if (total >= (far[to] ?? FAR)) continue;
      far[to] = total;
      open.push(to);
    }
  }
  return far;
}

/** From a space to the nearest of others, by a line that lies there or one that would (`line`). */
export function wayTo(t: Quest, from: SpaceIndex, aims: readonly SpaceIndex[], line?: SpaceIndex): number {
  const steps = stepsIn(t.room);
  const hook = laidItem(t, 'hook-and-line');
  let least = FAR;
  for (const aim of aims) {
    let way = steps[from]?.[aim] ?? FAR;
    if (hook) {
      const there = (steps[from]?.[hook.at] ?? FAR) + 1 + (steps[hook.to]?.[aim] ?? FAR);
      const back = (steps[from]?.[hook.to] ?? FAR) + 1 + (steps[hook.at]?.[aim] ?? FAR);
      way = Math.min(way, there, back);
    }
    if (line !== undefined) way = Math.min(way, 1 + (steps[line]?.[aim] ?? FAR));
    if (way < least) least = way;
  }
  return least;
}
