/** The attack of a minion (M196-M199, M280, OM43, OM81): whom it strikes, and why. */
import type { Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { MinionCard } from '../content/minion-kind.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import { battleOf, newAttack } from './battle.ts';
import { fillWheel } from './cheese.ts';
import { defend } from './defending.ts';
import { count, hitsOf, roll } from './dice.ts';
import { closestGoFirst } from './editions.ts';
import { checkEnd } from './ending.ts';
import { isClose, isRoach, kindNumbered, kindOf, onBoard, sees } from './figures.ts';
import { type Harm, hurt } from './harm.ts';
import { isMaster } from './masters.ts';
import { visibleMice } from './minion-move.ts';
import type { Quest } from './quest.ts';
import { mayPlay } from './tricks.ts';
import { byTrack } from './ways.ts';

/** Whom it can attack from where it stands: melee the near ones, ranged those in sight, of which the near ones first (M118, OM43). */
export function attackable(t: Quest, from: number, reach: 'melee' | 'ranged', mice: readonly Mouse[]): Mouse[] {
  const near = mice.filter((mouse) => isClose(t, from, mouse.space));
  if (reach === 'melee' || near.length > 0) return near;
  return mice.filter((mouse) => sees(t, from, mouse.space));
}

interface Choice {
  readonly mouse: Mouse;
  readonly why: 'only' | 'closest' | 'fresh' | 'higher' | 'highest' | 'wanted' | 'hidden';
  readonly instead: string;
}

/** M198, M199. */
export function chooseTarget(t: Quest, from: number, possible: readonly Mouse[]): Choice | undefined {
  const [first] = possible;
  if (!first) return undefined;
  if (possible.length === 1) return { mouse: first, why: 'only', instead: '' };
  const fresh = possible.filter(({ hero }) => !t.state.struck.includes(hero));
  const pool = fresh.length > 0 ? fresh : possible;
  const closest = closestGoFirst(t.state) ? nearest(t, from, pool) : pool;
  const [mouse = first, next] = byTrack(t, closest);
  if (next) return { mouse, why: closestGoFirst(t.state) ? 'higher' : 'highest', instead: next.hero };
  const passed = possible.find((other) => other !== mouse)?.hero ?? '';
  return { mouse, why: pool.length === 1 && fresh.length === 1 ? 'fresh' : 'closest', instead: passed };
}

function nearest(t: Quest, from: number, mice: readonly Mouse[]): Mouse[] {
  const steps = (mouse: Mouse) => t.room.minionDistance[from]?.[mouse.space] ?? 0;
  const least = Math.min(...mice.map(steps));
  return mice.filter((mouse) => steps(mouse) === least);
}

const WHY_RULE = {
  only: 'M197',
  closest: 'M198',
  fresh: 'M198',
  higher: 'M199',
  highest: 'M199',
  wanted: 'M293',
  hidden: 'M13',
} as const;

export function* minionAttack(t: Quest, minion: Minion, card: MinionCard): Rules {
  const preferred = preferredTarget(t, minion);
  const possible = attackable(t, minion.space, card.reach, visibleMice(t));
  const choice =
    preferred && possible.includes(preferred)
      ? ({ mouse: preferred, why: 'wanted', instead: '' } as const)
      : chooseTarget(t, minion.space, possible);
  if (!choice) return;
  for (const moment of t.moments) if (moment.minionAttacks && (yield* moment.minionAttacks(t, minion))) return;
  const mouse = yield* shadows(t, minion, card, choice.mouse, possible);
  if (!mouse) return;
  const { why, instead } = mouse === choice.mouse ? choice : ({ why: 'hidden', instead: choice.mouse.hero } as const);
  t.emit?.({
    type: 'minion-attack',
    minion: minion.id,
    kind: minion.kind,
    card: card.id,
    mouse: mouse.hero,
    why,
    instead,
    dice: battleOf(t, minion, card),
    rule: WHY_RULE[why],
  });
  t.state.struck.push(mouse.hero);
  const cheese = yield* strikeMouse(t, minion, card, mouse);
  if (card.attacked && t.state.minions.includes(minion)) yield* happen(card.attacked(t, minion, cheese));
  checkEnd(t);
}

function preferredTarget(t: Quest, minion: Minion): Mouse | undefined {
  for (const moment of t.moments) {
    const mouse = moment.goesFor?.(t, minion);
    if (mouse) return mouse;
  }
  return undefined;
}

/** Lurking in the Shadows: it attacks another mouse it can attack, or nobody. */
function* shadows(
  t: Quest,
  minion: Minion,
  card: MinionCard,
  mouse: Mouse,
  all: readonly Mouse[],
): Rules<Mouse | undefined> {
  const outer = t.state.attack;
  const hidden: Mouse[] = [];
  let target: Mouse | undefined = mouse;
  while (target) {
    t.state.attack = attackOf(t, minion, card, target); // what is about to happen, for whoever is asked
    if (!(yield* mayPlay(t, target, 'before-minion-attack', minion))) break;
    hidden.push(target);
    const left = all.filter((other) => !hidden.includes(other));
    target = chooseTarget(t, minion.space, left)?.mouse;
  }
  t.state.attack = outer;
  return target;
}

const attackOf = (t: Quest, minion: Minion, card: MinionCard, mouse: Mouse): Attack =>
  newAttack(minion.id, mouse.hero, {
    weapon: card.id,
    reach: card.reach,
    damage: 'sharp',
    dice: battleOf(t, minion, card),
  });

/** M115, M279: the roll, its cheese, the defense, the wounds. Returns the cheese rolled. */
export function* strikeMouse(t: Quest, minion: Minion, card: MinionCard, mouse: Mouse): Rules<number> {
  const outer = t.state.attack;
  const attack = attackOf(t, minion, card, mouse);
  t.state.attack = attack;
  const cheese = yield* rollForMinion(t, minion.id, attack, !(card.keepsCheese || kindOf(t, minion).keepsCheese));
  yield* landBlow(t, minion, card, mouse, attack);
  t.state.attack = outer;
  return cheese;
}

/** The dice of an attacker that is no mouse: cheese goes on the wheel at once (OM12). */
export function* rollForMinion(t: Quest, who: string | number, attack: Attack, filling: boolean): Rules<number> {
  attack.faces = roll(t.random, attack.dice);
  t.emit?.({
    type: 'rolled',
    who,
    ...kindNumbered(t, who),
    purpose: 'attack',
    faces: [...attack.faces],
    rule: 'M280',
  });
  attack.hits = hitsOf(attack.faces, attack.reach);
  const cheese = count(attack.faces, 'cheese');
  if (filling) yield* fillWheel(t, cheese, 'M115');
  return cheese;
}

/** The hits land on a mouse that may have fallen, or been taken, meanwhile. */
export function* landBlow(t: Quest, minion: Minion, card: MinionCard, mouse: Mouse, attack: Attack): Rules {
  if (!onBoard(mouse)) return;
  const { mouse: bearer, wounds } = yield* defend(t, mouse, attack, !card.constricts);
  if (wounds === 0) return;
  const before = bearer.wounds + bearer.poison;
  yield* hurt(t, bearer, wounds, harmOf(t, minion, card, bearer), 'M279');
  if (onBoard(bearer) && bearer.wounds + bearer.poison > before) card.wounded?.(t, minion, bearer, wounds);
}

/** M174-M176, M270. */
function harmOf(t: Quest, minion: Minion, card: MinionCard, mouse: Mouse): Harm {
  if (card.harm === 'steal') return isGreedy(t, minion, mouse) ? 'greedy' : 'steal';
  return card.harm ?? 'wound';
}

export function isGreedy(t: Quest, minion: Minion, mouse: Mouse): boolean {
  if (!isRoach(minion)) return false;
  if (isMaster(t, mouse, 'roach-master') && mouse.space === minion.space) return false;
  return t.state.greedy || minion.greedy || t.moments.some((moment) => moment.greedy?.(t));
}
