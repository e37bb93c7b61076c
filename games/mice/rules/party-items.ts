/** Party items in a mouse's turn (M239-M256, OM26, OM97-OM103): hook & line, fork and grape. */
import type { Rules } from '@smallfolk/kernel';
import type { Room, SpaceIndex } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { baitNeedsEmptySpace, grapeIsBattle, hookFromItsEnd } from './editions.ts';
import { checkEnd } from './ending.ts';
import { isFull, letter, miceOn, mouseSees } from './figures.ts';
import { shootGrape } from './grape.ts';
import { isEmpty } from './placing.ts';
import type { Quest } from './quest.ts';
import { inStash, laidItem } from './stash.ts';

const HOOK = 'hook-and-line';
const FORK = 'fork';
const GRAPE = 'grape';

/** OM98: at most 40 percent of the tile's side apart. */
const REACH = 2.4;

/** M239-M241, OM98: where the other end of the line may lie. */
export function hookSpaces(t: Quest, mouse: Mouse): readonly SpaceIndex[] {
  if (!inStash(t, HOOK)) return [];
  return linesIn(t.room)[mouse.space] ?? [];
}

const known = new WeakMap<Room, readonly (readonly SpaceIndex[])[]>();

/** How far the line reaches from each space of the room. */
function linesIn(room: Room): readonly (readonly SpaceIndex[])[] {
  let lines = known.get(room);
  if (!lines) {
    lines = room.centres.map((_, from) => room.centres.flatMap((_, to) => (reaches(room, from, to) ? [to] : [])));
    known.set(room, lines);
  }
  return lines;
}

function reaches(room: Room, from: SpaceIndex, to: SpaceIndex): boolean {
  if (from === to || (room.isWater[from] && room.isWater[to])) return false;
  const [x, y] = room.centres[from] ?? [0, 0];
  const [a, b] = room.centres[to] ?? [0, 0];
  return Math.hypot(a - x, b - y) <= REACH && (room.sees[from]?.[to] ?? false);
}

/** M250: where the grape may lie as bait. */
export function baitSpaces(t: Quest, mouse: Mouse): SpaceIndex[] {
  if (!inStash(t, GRAPE)) return [];
  const near = t.room.near[mouse.space] ?? [];
  return baitNeedsEmptySpace(t.state) ? near.filter((space) => isEmpty(t, space)) : [...near];
}

/** M245: not on water. */
export const canLayFork = (t: Quest, mouse: Mouse): boolean => inStash(t, FORK) && !t.room.isWater[mouse.space];

export function layItem(t: Quest, item: string, at: SpaceIndex, to: SpaceIndex): void {
  t.state.stash = t.state.stash.filter((one) => one !== item);
  t.state.laid.push({ item, at, to });
  const rule = item === HOOK ? 'M239' : item === FORK ? 'M245' : 'M250';
  t.emit?.({ type: 'laid', item, at: letter(t, at), to: letter(t, to), rule });
}

/** M243, M248: what the mouse could take back by an action; the grape never (OM97). */
export function returnable(t: Quest, mouse: Mouse): string[] {
  return t.state.laid
    .filter(({ item, at, to }) => {
      if (item === GRAPE) return false;
      return at === mouse.space || to === mouse.space || (item === HOOK && !hookFromItsEnd(t.state));
    })
    .map(({ item }) => item);
}

export function takeBack(t: Quest, mouse: Mouse, item: string): void {
  t.state.laid = t.state.laid.filter((laid) => laid.item !== item);
  t.state.stash.push(item);
  t.emit?.({ type: 'taken-back', mouse: mouse.hero, item, rule: item === HOOK ? 'M243' : 'M248' });
}

const onFork = (t: Quest, mouse: Mouse): boolean => laidItem(t, FORK)?.at === mouse.space;

/** M246, M247, OM100: whom it can throw where. */
export function throws(t: Quest, mouse: Mouse): { readonly friend: Mouse; readonly to: SpaceIndex }[] {
  if (!onFork(t, mouse)) return [];
  const friends = miceOn(t, mouse.space).filter((other) => other !== mouse);
  const spaces: SpaceIndex[] = [];
  for (let space = 0; space < t.room.size; space++) {
    if (space !== mouse.space && !isFull(t, space) && mouseSees(t, mouse.space, space)) spaces.push(space);
  }
  return friends.flatMap((friend) => spaces.map((to) => ({ friend, to })));
}

export function throwMouse(t: Quest, mouse: Mouse, friend: Mouse, to: SpaceIndex): void {
  const from = letter(t, friend.space);
  friend.space = to;
  t.emit?.({ type: 'thrown', mouse: friend.hero, by: mouse.hero, from, to: letter(t, to), rule: 'M246' });
  checkEnd(t);
}

/** M253, M254: spaces with minions at which the grape can be shot from the fork. */
export function grapeTargets(t: Quest, mouse: Mouse): SpaceIndex[] {
  if (!inStash(t, GRAPE) || !onFork(t, mouse)) return [];
  if (!grapeIsBattle(t.state) && t.state.turn?.notes.includes('grape-shot')) return [];
  return [...new Set(t.state.minions.map(({ space }) => space))].sort((a, b) => a - b);
}

export function* fireGrape(t: Quest, mouse: Mouse, space: SpaceIndex): Rules {
  t.state.turn?.notes.push('grape-shot');
  yield* shootGrape(t, mouse.hero, space, 'minions');
}
