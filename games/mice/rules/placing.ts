/** Placing minions (M162-M170, M185, M288, OM64-OM68): who comes, on which spaces, with which cards. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { Group, Keyword } from '../content/encounter.ts';
import type { MinionKind } from '../content/minion-kind.ts';
import type { Source } from '../content/moments.ts';
import { type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Minion } from '../state/minion.ts';
import { decider } from './deciding.ts';
import { greedSpreads, redAreaForSmallOnly } from './editions.ts';
import { bulkOn, countMice, countMinions, hasRoomForLarge, isFull, letter, miceOnBoard } from './figures.ts';
import type { Quest } from './quest.ts';
import { ambush, newCards, setInitiative } from './track.ts';

/** Places the groups, sets initiative and lays traps; returns the figures that came. */
export function* placeGroups(
  t: Quest,
  wanted: readonly Group[],
  source: Source,
  keywords: readonly Keyword[],
): Rules<Minion[]> {
  const groups = changed(t, wanted, source);
  if (keywords.includes('mousetraps')) layTraps(t);
  const arrived: Minion[] = [];
  for (const group of inOrder(t, groups)) yield* placeGroup(t, group, arrived);
  setGreed(t, arrived);
  const cards = setInitiativeFor(t, arrived, source);
  if (keywords.includes('ambush')) ambush(t, cards); // M172, M173
  return arrived;
}

/** Minions that come without their card: whoever brings them puts it on the track. */
export function* placeQuietly(t: Quest, groups: readonly Group[]): Rules<Minion[]> {
  const arrived: Minion[] = [];
  for (const group of inOrder(t, groups)) yield* placeGroup(t, group, arrived);
  return arrived;
}

function changed(t: Quest, wanted: readonly Group[], source: Source): readonly Group[] {
  let groups = wanted;
  for (const moment of t.moments) if (moment.placing) groups = moment.placing(t, groups, source);
  return groups;
}

/** OM10: a drawn card sets initiative even if nobody comes in the end; so does a set encounter. */
function setInitiativeFor(t: Quest, arrived: readonly Minion[], source: Source): string[] {
  const cards = newCards(
    t,
    arrived.map(({ kind }) => kind),
  );
  const always = source === 'card' || source === 'set';
  if (cards.length === 0 && !(always && t.state.track.length > 0)) return [];
  return setInitiative(t, cards);
}

/** M171, OM70. */
function layTraps(t: Quest): void {
  for (const space of t.room.traps) {
    if (t.state.traps.some((trap) => trap.room === t.room.id && trap.space === space)) continue;
    t.state.traps.push({ room: t.room.id, space });
    t.emit?.({ type: 'trap-laid', space: letter(t, space), rule: 'M171' });
  }
}

/** OM68, M288: bosses take their figures first, then ranged, then large, then small melee minions. */
function inOrder(t: Quest, groups: readonly Group[]): Group[] {
  const rank = ({ minion }: Group) => {
    const kind = t.book.kind(minion);
    if (kind.boss) return 0;
    return isRanged(kind) ? 1 : kind.size === 'large' ? 2 : 3;
  };
  return [...groups].sort((one, two) => rank(one) - rank(two));
}

const isRanged = (kind: MinionKind): boolean => kind.cards.every(({ reach }) => reach === 'ranged');

function* placeGroup(t: Quest, group: Group, arrived: Minion[]): Rules {
  const kind = t.book.kind(group.minion);
  const count = Math.min(group.count, figuresLeft(t, kind)); // M185
  for (let placed = 0; placed < count; placed++) {
    const named = group.on?.[placed % group.on.length];
    const space = named ? yield* nearestWithRoom(t, kind, named) : yield* spaceFor(t, kind, count - placed);
    if (space === undefined) return; // OM66: nowhere left
    arrived.push(putMinion(t, kind, space, group.greedy ?? false));
  }
}

/** OM3, M185: how many more figures of this kind there are. */
export const figuresLeft = (t: Quest, kind: MinionKind): number => Math.max(0, spare(t, kind));

/** How many more of this kind are on the table than there are figures. */
export const figuresMissing = (t: Quest, kind: MinionKind): number => Math.max(0, -spare(t, kind));

/** Kinds that share a figure share its number too. */
function spare(t: Quest, kind: MinionKind): number {
  const onTable = t.state.minions.filter((minion) => minion.kind === kind.id).length;
  const sharing = t.state.minions.filter((minion) => t.book.kind(minion.kind).figure === kind.figure).length;
  const all = Math.max(...t.book.printed.minions.filter((one) => one.figure === kind.figure).map((one) => one.figures));
  return Math.min(kind.figures - onTable, all - sharing);
}

export function putMinion(t: Quest, kind: MinionKind, space: SpaceIndex, greedy: boolean): Minion {
  const { state } = t;
  const minion: Minion = {
    id: state.nextMinion++,
    kind: kind.id,
    space,
    down: false,
    acted: false,
    greedy,
    lifeLess: 0,
  };
  state.minions.push(minion);
  t.emit?.({ type: 'placed', minion: minion.id, kind: kind.id, space: letter(t, space), rule: 'M162' });
  return minion;
}

function hasRoom(t: Quest, kind: MinionKind, space: SpaceIndex): boolean {
  if (kind.size === 'marker') return true;
  return kind.size === 'large' ? hasRoomForLarge(t, space) : !isFull(t, space);
}

/** A figure whose named space has no room goes to the nearest that has (standing rule set-encounters). */
function* nearestWithRoom(t: Quest, kind: MinionKind, named: string): Rules<SpaceIndex | undefined> {
  const from = spaceIn(t.room, named);
  const nearest = best(spacesWithRoom(t, kind), (space) => t.room.minionDistance[from]?.[space] ?? 0);
  return nearest.length > 0 ? yield* settle(t, kind, nearest, 1, 'M168') : undefined;
}

/** The entry space nearest to the mice, or farthest from them, that has room; the players decide among equals. */
export function* entryFor(t: Quest, kind: MinionKind, which: 'nearest' | 'farthest'): Rules<SpaceIndex | undefined> {
  const sign = which === 'nearest' ? 1 : -1;
  const free = t.room.entries.filter((space) => hasRoom(t, kind, space));
  const equal = best(free, (space) => sign * stepsToMice(t, space));
  return equal.length > 0 ? yield* settle(t, kind, equal, 1, 'M168') : undefined;
}

function spacesWithRoom(t: Quest, kind: MinionKind): SpaceIndex[] {
  const spaces: SpaceIndex[] = [];
  for (let space = 0; space < t.room.size; space++) if (hasRoom(t, kind, space)) spaces.push(space);
  return spaces;
}

/** The items with the smallest value. */
function best<T>(items: readonly T[], value: (item: T) => number): T[] {
  let least = Number.POSITIVE_INFINITY;
  let kept: T[] = [];
  for (const item of items) {
    const worth = value(item);
    if (worth > least) continue;
    if (worth < least) kept = [];
    least = worth;
    kept.push(item);
  }
  return kept;
}

/** OM64: steps of a minion from the space to the nearest mouse, figures ignored. */
function stepsToMice(t: Quest, space: SpaceIndex): number {
  let steps = Number.POSITIVE_INFINITY;
  for (const mouse of miceOnBoard(t)) steps = Math.min(steps, t.room.minionDistance[space]?.[mouse.space] ?? steps);
  return steps;
}

/** M163-M168: the entry space for the next figure of this kind; the players decide among equals. */
function* spaceFor(t: Quest, kind: MinionKind, toCome: number): Rules<SpaceIndex | undefined> {
  const entries = t.room.entries.filter((space) => hasRoom(t, kind, space));
  if (isRanged(kind)) {
    const red = t.room.redEntries.filter((space) => hasRoom(t, kind, space));
    const mayUseRed = !redAreaForSmallOnly(t.state) || kind.size === 'small';
    if (red.length > 0 && mayUseRed) return yield* settle(t, kind, red, toCome, 'M163');
    const farthest = best(entries, (space) => -stepsToMice(t, space));
    if (farthest.length > 0) return yield* settle(t, kind, farthest, toCome, 'M164');
  } else if (entries.length > 0 && kind.size === 'large') {
    const closest = best(entries, (space) => stepsToMice(t, space));
    return yield* settle(t, kind, closest, toCome, 'M166');
  } else if (entries.length > 0) {
    const fewest = best(entries, (space) => countMice(t, space) + countMinions(t, space)); // OM65
    return yield* settle(t, kind, fewest, toCome, 'M167');
  }
  const beside = best(spacesWithRoom(t, kind), (space) =>
    Math.min(...t.room.entries.map((entry) => t.room.minionDistance[entry]?.[space] ?? Number.POSITIVE_INFINITY)),
  ); // OM66
  return beside.length > 0 ? yield* settle(t, kind, beside, toCome, 'M165') : undefined;
}

/** M168, OM2. Nobody is asked where every one of the spaces will get a figure of this kind anyway. */
function* settle(
  t: Quest,
  kind: MinionKind,
  spaces: readonly SpaceIndex[],
  toCome: number,
  rule: string,
): Rules<SpaceIndex> {
  const spread = rule === 'M167' && toCome >= spaces.length;
  if (spread && spaces[0] !== undefined) return spaces[0];
  const options = spaces.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(decider(t), 'place-minion', options, { rule, about: { kind: 'minion', id: kind.id } });
  return spaceIn(t.room, to);
}

/** M174, M175, OM69: `pl` all roaches turn greedy with the first; `hu` each keeps the kind of its entry. */
function setGreed(t: Quest, arrived: readonly Minion[]): void {
  if (greedSpreads(t.state) && arrived.some((minion) => minion.greedy)) t.state.greedy = true;
}

/** Is the space free of figures? */
export const isEmpty = (t: Quest, space: SpaceIndex): boolean => bulkOn(t, space) === 0 && countMinions(t, space) === 0;
