/** The move of a mouse (M66-M87, OM22, OM28-OM34, OM95): where it can go with the movement it has, and going there. */
import type { Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { SpaceIndex, Step } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { websHoldMice } from './editions.ts';
import { isUnder } from './effects.ts';
import { checkEnd } from './ending.ts';
import { countMice, countMinions, isFull, letter } from './figures.ts';
import type { Quest } from './quest.ts';
import { laidItem } from './stash.ts';
import { testTrap, trapOn } from './traps.ts';
import { climbCost, isSafeFrom } from './values.ts';

export interface Destination {
  readonly to: SpaceIndex;
  readonly cost: number;
  readonly way: readonly SpaceIndex[];
}

/** M87, OM32: may it leave the space where it is? Being webbed (M226) and lying down (M227) hold it too. */
export function canMove(t: Quest, mouse: Mouse): boolean {
  if (mouse.down || (mouse.webbed && websHoldMice(t.state))) return false;
  if (isUnder(t, mouse.hero, 'under-the-belly')) return true;
  const minions = countMinions(t, mouse.space);
  if (minions === 0 || t.moments.some((moment) => moment.peaceful?.(t))) return true;
  return countMice(t, mouse.space) >= minions;
}

/** All spaces that it can reach with these points, each by its cheapest way; beyond a stop nobody goes on. */
export function destinations(t: Quest, mouse: Mouse, points: number, first: boolean): Destination[] {
  const walk = new Walk(t, mouse, points, first);
  return walk.ends;
}

/** A search for cheapest ways in a room of some twenty spaces. */
class Walk {
  readonly ends: Destination[] = [];
  private readonly t: Quest;
  private readonly mouse: Mouse;
  private readonly floating: boolean;
  private readonly ducking: boolean;
  private readonly climbing: number;

  constructor(t: Quest, mouse: Mouse, points: number, first: boolean) {
    this.t = t;
    this.mouse = mouse;
    this.floating = isUnder(t, mouse.hero, 'levitation');
    this.ducking = isUnder(t, mouse.hero, 'under-the-belly');
    this.climbing = climbCost(t, mouse);
    let toll = 0;
    if (first) for (const moment of t.moments) toll += moment.firstStep?.(t, mouse) ?? 0;
    this.spread(points, toll);
  }

  private spread(points: number, toll: number): void {
    const { t, mouse } = this;
    const cost = new Array<number>(t.room.size).fill(Number.POSITIVE_INFINITY);
    const back = new Array<SpaceIndex>(t.room.size).fill(-1);
    const open: SpaceIndex[] = [mouse.space];
    cost[mouse.space] = 0;
    while (open.length > 0) {
      const at = cheapest(open, cost);
      const here = cost[at] ?? 0;
      if (at !== mouse.space && this.stopsAt(at)) continue;
      for (const step of this.stepsFrom(at)) {
        const price = this.price(step);
        if (price === undefined || !this.passable(step.to)) continue;
        const total = here + price + (at === mouse.space ? toll : 0);
        if (total > points || total >= (cost[step.to] ?? 0)) continue;
        if (cost[step.to] === Number.POSITIVE_INFINITY) open.push(step.to);
        cost[step.to] = total;
        back[step.to] = at;
      }
    }
    for (let space = 0; space < t.room.size; space++) {
      const price = cost[space] ?? Number.POSITIVE_INFINITY;
      if (space === mouse.space || price === Number.POSITIVE_INFINITY || isFull(t, space)) continue;
      this.ends.push({ to: space, cost: price, way: wayBack(back, mouse.space, space) });
    }
  }

  private stepsFrom(at: SpaceIndex): readonly Step[] {
    const steps = this.t.room.steps[at] ?? [];
    const hook = laidItem(this.t, 'hook-and-line'); // M242, OM99
    if (!hook || (hook.at !== at && hook.to !== at)) return steps;
    return [...steps, { to: hook.at === at ? hook.to : hook.at, kind: 'plain' }];
  }

  /** M69, M72, M73: what the step costs; undefined where it cannot be made in this way. */
  private price({ kind }: Step): number | undefined {
    if (this.floating) return 1;
    switch (kind) {
      case 'up':
        return this.climbing;
      case 'red':
      case 'gap':
      case 'out': // M89: by a roll of its own
        return undefined;
      default:
        return 1;
    }
  }

  /** M85. */
  private passable(space: SpaceIndex): boolean {
    return this.ducking || !isFull(this.t, space);
  }

  /** M86, M88, M97: where the move stops, for good or for a test. */
  private stopsAt(space: SpaceIndex): boolean {
    const { t, mouse } = this;
    if (t.room.isWater[space] && !this.floating) return true;
    if (trapOn(t, space) && !this.floating && !isSafeFrom(t, mouse, 'traps')) return true;
    return countMinions(t, space) > 0 && !this.ducking;
  }
}

/** Takes the cheapest of the open spaces. */
function cheapest(open: SpaceIndex[], cost: readonly number[]): SpaceIndex {
  let best = 0;
  for (let i = 1; i < open.length; i++) if ((cost[open[i] ?? 0] ?? 0) < (cost[open[best] ?? 0] ?? 0)) best = i;
  const [at = 0] = open.splice(best, 1);
  return at;
}

function wayBack(back: readonly SpaceIndex[], from: SpaceIndex, to: SpaceIndex): SpaceIndex[] {
  const way: SpaceIndex[] = [];
  for (let at = to; at !== from && at >= 0; at = back[at] ?? -1) way.unshift(at);
  way.unshift(from);
  return way;
}

/** Goes there. The move is over where it must end (M86, M88); a trap is tested first (M97). */
export function* goTo(t: Quest, mouse: Mouse, { to, cost, way }: Destination): Rules {
  const { turn } = t.state;
  if (!turn) return;
  turn.points -= cost;
  turn.move = 'under-way';
  mouse.space = to;
  t.emit?.({ type: 'moved', mouse: mouse.hero, way: way.map((space) => letter(t, space)), cost, rule: 'M69' });
  const floating = isUnder(t, mouse.hero, 'levitation');
  if (trapOn(t, to) && !floating && !isSafeFrom(t, mouse, 'traps')) {
    if (!(yield* testTrap(t, mouse))) return;
  }
  const met = countMinions(t, to) > 0 && !isUnder(t, mouse.hero, 'under-the-belly');
  if (met || (t.room.isWater[to] && !floating)) turn.points = 0;
  if (turn.points <= 0) turn.move = 'over';
  for (const moment of t.moments) if (moment.moved) yield* happen(moment.moved(t, mouse));
  checkEnd(t);
}
