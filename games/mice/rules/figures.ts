/** Who stands where: mice, minions, and how much room a space has (M82-M85). */

import type { MinionKind } from '../content/minion-kind.ts';
import { NOWHERE, ROOM_FOR, type SpaceIndex } from '../content/room-graph.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { isUnder } from './effects.ts';
import type { Quest } from './quest.ts';

export function mouseCalled(t: Quest, hero: string): Mouse {
  const mouse = t.state.mice.find((one) => one.hero === hero);
  if (!mouse) throw new Error(`${hero} is not in this chapter`);
  return mouse;
}

export const mouseIn = (t: Quest, hero: string): Mouse | undefined => t.state.mice.find((one) => one.hero === hero);

export function minionNumbered(t: Quest, id: number): Minion {
  const minion = t.state.minions.find((one) => one.id === id);
  if (!minion) throw new Error(`there is no minion ${id}`);
  return minion;
}

/** For events: the kind of the minion with this number, if that is one. */
export function kindNumbered(t: Quest, id: string | number): { readonly kind?: string } {
  const minion = typeof id === 'number' ? t.state.minions.find((one) => one.id === id) : undefined;
  return minion ? { kind: minion.kind } : {};
}

export const kindOf = (t: Quest, minion: Minion): MinionKind => t.book.kind(minion.kind);

/** OM84: rat warriors and elite rat warriors, never a boss on a rat's figure. */
export const isRat = (minion: Minion): boolean => minion.kind === 'rat-warrior' || minion.kind === 'elite-rat-warrior';
export const isRoach = (minion: Minion): boolean => minion.kind === 'roach';
export const isLarge = (t: Quest, minion: Minion): boolean => kindOf(t, minion).size === 'large';
export const isSmall = (t: Quest, minion: Minion): boolean => kindOf(t, minion).size === 'small';

export const onBoard = (mouse: Mouse): boolean => mouse.where === 'board';

/** All mice on the board, in the order in which they were chosen. */
export const miceOnBoard = (t: Quest): Mouse[] => t.state.mice.filter(onBoard);

export function miceOn(t: Quest, space: SpaceIndex): Mouse[] {
  return t.state.mice.filter((mouse) => mouse.space === space);
}

export function minionsOn(t: Quest, space: SpaceIndex): Minion[] {
  return t.state.minions.filter((minion) => minion.space === space);
}

export function countMice(t: Quest, space: SpaceIndex): number {
  let count = 0;
  for (const mouse of t.state.mice) if (mouse.space === space) count++;
  return count;
}

export function countMinions(t: Quest, space: SpaceIndex): number {
  let count = 0;
  for (const minion of t.state.minions) if (minion.space === space) count++;
  return count;
}

/** M83, M204: what a figure takes of a space. */
export function bulkOf(t: Quest, minion: Minion): number {
  const { size } = kindOf(t, minion);
  return size === 'large' ? ROOM_FOR : size === 'marker' ? 0 : 1;
}

export function bulkOn(t: Quest, space: SpaceIndex): number {
  let bulk = countMice(t, space);
  for (const minion of t.state.minions) if (minion.space === space) bulk += bulkOf(t, minion);
  return bulk;
}

/** M84: no small figure fits any more. */
export function isFull(t: Quest, space: SpaceIndex): boolean {
  return bulkOn(t, space) >= (t.room.capacity[space] ?? 0);
}

/** What stands where, counted once for a search that asks about many spaces. */
export interface Crowd {
  /** M84: no small figure fits any more. */
  readonly full: readonly boolean[];
  readonly minions: readonly boolean[];
}

export function crowdIn(t: Quest): Crowd {
  const { size, capacity } = t.room;
  const left = capacity.slice();
  const minions = new Array<boolean>(size).fill(false);
  for (const { space } of t.state.mice) if (space !== NOWHERE) left[space] = (left[space] ?? 0) - 1;
  for (const minion of t.state.minions) {
    left[minion.space] = (left[minion.space] ?? 0) - bulkOf(t, minion);
    minions[minion.space] = true;
  }
  return { full: left.map((room) => room <= 0), minions };
}

/** M83, OM31: a large figure needs a space to itself, or room on a special area. */
export function hasRoomForLarge(t: Quest, space: SpaceIndex): boolean {
  const bulk = bulkOn(t, space);
  return t.room.isSpecial[space] ? bulk + ROOM_FOR <= (t.room.capacity[space] ?? 0) : bulk === 0;
}

export function hasRoomFor(t: Quest, minion: Minion, space: SpaceIndex): boolean {
  return isLarge(t, minion) ? hasRoomForLarge(t, space) : !isFull(t, space);
}

/** M68, M109: on the same or an adjacent space. */
export function isClose(t: Quest, a: SpaceIndex, b: SpaceIndex): boolean {
  return a !== NOWHERE && b !== NOWHERE && (a === b || (t.room.isNear[a]?.[b] ?? false));
}

/** M119, M120. */
export function sees(t: Quest, from: SpaceIndex, to: SpaceIndex): boolean {
  return t.room.sees[from]?.[to] ?? false;
}

/** What a mouse sees: in the dark no farther than the next space. */
export function mouseSees(t: Quest, from: SpaceIndex, to: SpaceIndex): boolean {
  if (!sees(t, from, to)) return false;
  return isClose(t, from, to) || !t.moments.some((moment) => moment.dark?.(t));
}

/** The place of a card on the track, 0 at the top. */
export function placeOf(t: Quest, card: string): number {
  return t.state.track.findIndex((entry) => entry.card === card);
}

/** Is `one` higher on the track than `two`? */
export function isHigher(t: Quest, one: string, two: string): boolean {
  return placeOf(t, one) < placeOf(t, two);
}

/** OM15: is there a minion card on the track? */
export function minionsAbout(t: Quest): boolean {
  for (const { card } of t.state.track) if (!t.book.isHero(card)) return true;
  return false;
}

/** The cards of this kind of minion that are on the track. */
export function cardsOnTrack(t: Quest, kind: string): string[] {
  const cards: string[] = [];
  for (const { card } of t.state.track) {
    if (!t.book.isHero(card) && t.book.minionCard(card).kind.id === kind) cards.push(card);
  }
  return cards;
}

export function letter(t: Quest, space: SpaceIndex): string {
  return t.room.letters[space] ?? '';
}

/** Whoever floats above it is not in it. */
export function inWater(t: Quest, mouse: Mouse): boolean {
  return (t.room.isWater[mouse.space] ?? false) && !isUnder(t, mouse.hero, 'levitation');
}
