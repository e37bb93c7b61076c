/** The move of a minion (M189-M195, M227, M251, OM74-OM83), step by step, with what lies in wait. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { MinionCard } from '../content/minion-kind.ts';
import { type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { decider } from './deciding.ts';
import { isHidden } from './defending.ts';
import { numberOf, roll } from './dice.ts';
import { stopsAtAnyMouse } from './editions.ts';
import { isUnder } from './effects.ts';
import { isLarge, isRoach, isSmall, letter, onBoard, sees } from './figures.ts';
import type { Quest } from './quest.ts';
import { springSetTrap } from './set-traps.ts';
import { liesInWait, tricksOf, tripped } from './tricks.ts';
import { approaches, closestMouse, type Goal, lookouts, type Walker, waysTo, wayTo } from './ways.ts';

/** Mice that minions can go for. */
export const visibleMice = (t: Quest): Mouse[] => t.state.mice.filter((mouse) => onBoard(mouse) && !isHidden(t, mouse));

const walkerOf = (t: Quest, minion: Minion): Walker => ({
  space: minion.space,
  large: isLarge(t, minion),
  minion: minion.id,
  hero: '',
});

export function* moveMinion(t: Quest, minion: Minion, card: MinionCard): Rules {
  if (minion.down) return standUp(t, minion);
  if (isUnder(t, card.id, 'heavy-feet')) return;
  const targets = visibleMice(t);
  if (targets.length === 0) return; // OM82
  if (targets.some((mouse) => mouse.space === minion.space) && card.reach === 'melee') return; // M192
  if (card.reach === 'melee') yield* closeIn(t, minion, targets);
  else yield* lookFor(t, minion, targets);
}

/** OM83: its move is to stand up, without a die. */
function standUp(t: Quest, minion: Minion): void {
  minion.down = false;
  t.emit?.({ type: 'minion-up', minion: minion.id, kind: minion.kind, space: letter(t, minion.space), rule: 'M227' });
}

function rollMove(t: Quest, minion: Minion): number {
  const face = roll(t.random, 1)[0] ?? 0;
  t.emit?.({ type: 'minion-die', minion: minion.id, kind: minion.kind, die: numberOf(face), face, rule: 'M190' });
  return numberOf(face);
}

/** M190, M191. */
function* closeIn(t: Quest, minion: Minion, targets: readonly Mouse[]): Rules {
  const walker = walkerOf(t, minion);
  const bait = isRoach(minion) ? t.state.laid.find(({ item }) => item === 'grape') : undefined; // M251
  if (bait?.at === minion.space) return;
  const goal = bait ? undefined : goalOf(t, minion, walker, targets);
  const space = bait?.at ?? goal?.mouse.space;
  if (space === undefined) return;
  if (goal) tellGoal(t, minion, goal);
  const steps = rollMove(t, minion);
  yield* walk(t, minion, walker, approaches(t, walker, space, steps), bait ? 'M251' : 'M190');
}

function goalOf(t: Quest, minion: Minion, walker: Walker, targets: readonly Mouse[]): Goal | undefined {
  for (const moment of t.moments) {
    const mouse = moment.goesFor?.(t, minion);
    if (mouse) return { mouse, instead: '', wanted: true };
  }
  return closestMouse(t, walker, targets);
}

/** M193: whom it goes for, and why not somebody else. */
function tellGoal(t: Quest, minion: Minion, { mouse, instead, wanted }: Goal): void {
  t.emit?.({
    type: 'goes-for',
    minion: minion.id,
    kind: minion.kind,
    mouse: mouse.hero,
    instead,
    ...(wanted && { wanted }),
    rule: wanted ? 'M293' : instead ? 'M193' : 'M190',
  });
}

/** M194, M195: a ranged minion moves only if it sees nobody. */
function* lookFor(t: Quest, minion: Minion, targets: readonly Mouse[]): Rules {
  if (targets.some((mouse) => sees(t, minion.space, mouse.space))) return;
  const walker = walkerOf(t, minion);
  const goal = goalOf(t, minion, walker, targets);
  if (!goal) return;
  tellGoal(t, minion, goal);
  const wanted = stopsAtAnyMouse(t.state) ? targets : [goal.mouse];
  const steps = rollMove(t, minion); // OM79
  yield* walk(t, minion, walker, lookouts(t, walker, goal.mouse.space, steps, wanted), 'M195');
}

function* walk(t: Quest, minion: Minion, walker: Walker, equal: readonly SpaceIndex[], rule: string): Rules {
  const ends = withoutAvoided(t, minion, equal);
  if (ends.length === 0) return;
  const options = ends.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(decider(t), 'minion-way', options, {
    rule: 'M190',
    about: { kind: 'minion', id: minion.id },
  });
  const way = yield* chooseWay(t, minion, walker, spaceIn(t.room, to));
  const gone: SpaceIndex[] = [minion.space];
  for (const space of way) {
    minion.space = space;
    gone.push(space);
    if (!(yield* goesOn(t, minion, space))) break;
  }
  t.emit?.({
    type: 'minion-moved',
    minion: minion.id,
    kind: minion.kind,
    way: gone.map((space) => letter(t, space)),
    rule,
  });
}

/** OM76: the players choose among equal ways, and are asked where something lies in wait on one of them. */
function* chooseWay(t: Quest, minion: Minion, walker: Walker, end: SpaceIndex): Rules<SpaceIndex[]> {
  if (!awaits(t, minion)) return wayTo(t, walker, end);
  const ways = new Map<string, SpaceIndex[]>();
  for (const way of waysTo(t, walker, end)) {
    const perils = way.filter((space) => t.state.setTraps.includes(space) || liesInWait(t, minion, space));
    const key = perils.join();
    if (!ways.has(key)) ways.set(key, way);
  }
  const options = [...ways.values()].map((way) => ({ do: 'way', by: way.map((space) => letter(t, space)).join('-') }));
  const { by } = yield* choose(decider(t), 'minion-by', options, {
    rule: 'M190',
    about: { kind: 'minion', id: minion.id },
  });
  return by.split('-').map((space) => spaceIn(t.room, space));
}

const awaits = (t: Quest, minion: Minion): boolean =>
  t.state.setTraps.length > 0 || t.state.mice.some((mouse) => tricksOf(t, mouse, 'minion-moves', minion).length > 0);

function withoutAvoided(t: Quest, minion: Minion, ends: readonly SpaceIndex[]): readonly SpaceIndex[] {
  if (ends.length < 2) return ends;
  const better = ends.filter((space) => !t.moments.some((moment) => moment.avoids?.(t, minion, space)));
  return better.length > 0 ? better : ends;
}

/** It has entered a space: a set trap may spring, a line may trip it. */
function* goesOn(t: Quest, minion: Minion, space: SpaceIndex): Rules<boolean> {
  if (t.state.setTraps.includes(space)) yield* springSetTrap(t, minion, space);
  if (!t.state.minions.includes(minion)) return false;
  if (isSmall(t, minion)) yield* tripped(t, minion);
  return !minion.down;
}

/** OM94: a charmed mouse moves like a melee minion. */
export function* moveCharmed(t: Quest, mouse: Mouse, targets: readonly Mouse[]): Rules {
  const walker: Walker = { space: mouse.space, large: false, minion: -1, hero: mouse.hero };
  if (targets.some((other) => other.space === mouse.space)) return;
  const goal = closestMouse(t, walker, targets);
  if (!goal || !t.state.turn) return;
  const ends = approaches(t, walker, goal.mouse.space, t.state.turn.die);
  if (ends.length === 0) return;
  const options = ends.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(decider(t), 'minion-way', options, {
    rule: 'M230',
    about: { kind: 'mouse', id: mouse.hero },
  });
  const way = wayTo(t, walker, spaceIn(t.room, to));
  const from = letter(t, mouse.space);
  mouse.space = spaceIn(t.room, to);
  t.emit?.({ type: 'moved', mouse: mouse.hero, way: [from, ...way.map((space) => letter(t, space))], rule: 'M230' });
}
