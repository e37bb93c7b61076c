/** The move of a mouse (M66-M87, OM22, OM28-OM34, OM95): where it can go with the movement it has, and going there. */
import type { Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { SpaceIndex, Step } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Turn } from '../state/state.ts';
import { websHoldMice } from './editions.ts';
import { isUnder, lift } from './effects.ts';
import { checkEnd } from './ending.ts';
import { type Crowd, countMice, countMinions, crowdIn, letter } from './figures.ts';
import type { Quest } from './quest.ts';
import { laidItem } from './stash.ts';
import { testTrap, trapOn } from './traps.ts';
import { climbCost, isSafeFrom } from './values.ts';

const FAR = Number.POSITIVE_INFINITY;

export interface Destination {
  readonly to: SpaceIndex;
  readonly cost: number;
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
  return new Walk(t, mouse, points, first).ends();
}

/** The ways to these destinations, in the same order, each with the space where it begins: for whoever shows them. */
export function waysTo(t: Quest, mouse: Mouse, points: number, first: boolean): SpaceIndex[][] {
  const walk = new Walk(t, mouse, points, first);
  return walk.ends().map(({ to }) => walk.wayTo(to));
}

/** A search for cheapest ways in a room of some twenty spaces. */
class Walk {
  private readonly t: Quest;
  private readonly mouse: Mouse;
  private readonly floating: boolean;
  private readonly ducking: boolean;
  private readonly climbing: number;
  private readonly crowd: Crowd;
  /** What it costs to get to each space, and from where. */
  private readonly cost: number[];
  private readonly back: SpaceIndex[];

  constructor(t: Quest, mouse: Mouse, points: number, first: boolean) {
    this.t = t;
    this.mouse = mouse;
    this.floating = isUnder(t, mouse.hero, 'levitation');
    this.ducking = isUnder(t, mouse.hero, 'under-the-belly');
    this.climbing = climbCost(t, mouse);
    this.crowd = crowdIn(t);
    this.cost = new Array<number>(t.room.size).fill(FAR);
    this.back = new Array<SpaceIndex>(t.room.size).fill(mouse.space);
    let toll = 0;
    if (first) for (const moment of t.moments) toll += moment.firstStep?.(t, mouse) ?? 0;
    this.spread(points, toll);
  }

  /** A step costs at least one, so all that lies at one cost is known before the next is looked at. */
  private spread(points: number, toll: number): void {
    const { cost, mouse } = this;
    const open: SpaceIndex[] = [mouse.space];
    cost[mouse.space] = 0;
    for (let spent = 0; spent < points; spent++) {
      for (const at of open) {
        if (cost[at] !== spent || (at !== mouse.space && this.stopsAt(at))) continue;
        this.stepOn(at, at === mouse.space ? toll : spent, points, open);
      }
    }
  }

  private stepOn(at: SpaceIndex, spent: number, points: number, open: SpaceIndex[]): void {
    const { cost } = this;
    for (const step of this.stepsFrom(at)) {
      const price = this.price(step);
      if (price === undefined || (this.crowd.full[step.to] && !this.ducking)) continue; // M85
      const total = spent + price;
      const before = cost[step.to] ?? 0;
      if (total > points || total >= before) continue;
      if (before === FAR) open.push(step.to);
      cost[step.to] = total;
      this.back[step.to] = at;
    }
  }

  ends(): Destination[] {
    const ends: Destination[] = [];
    for (let to = 0; to < this.cost.length; to++) {
      const cost = this.cost[to] ?? FAR;
      if (cost > 0 && cost < FAR && !this.crowd.full[to]) ends.push({ to, cost });
    }
    return ends;
  }

  wayTo(end: SpaceIndex): SpaceIndex[] {
    const way = [end];
    for (let at = end; at !== this.mouse.space; way.unshift(at)) at = this.back[at] ?? this.mouse.space;
    return way;
  }

  private stepsFrom(at: SpaceIndex): readonly Step[] {
    const steps = this.t.room.steps[at] ?? [];
    if (this.t.state.laid.length === 0) return steps;
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

  /** M86, M88, M97: where the move stops, for good or for a test. */
  private stopsAt(space: SpaceIndex): boolean {
    const { t, mouse } = this;
    if (t.room.isWater[space] && !this.floating) return true;
    if (trapOn(t, space) && !this.floating && !isSafeFrom(t, mouse, 'traps')) return true;
    return this.crowd.minions[space] === true && !this.ducking;
  }
}

/** Goes there. The move is over where it must end (M86, M88); a trap is tested first (M97). */
export function* goTo(t: Quest, mouse: Mouse, { to, cost }: Destination): Rules {
  const { turn } = t.state;
  if (!turn) return;
  if (t.emit) tellMove(t, mouse, turn, to, cost);
  turn.points -= cost;
  turn.move = 'under-way';
  mouse.space = to;
  const floating = isUnder(t, mouse.hero, 'levitation');
  if (trapOn(t, to) && !floating && !isSafeFrom(t, mouse, 'traps')) {
    if (!(yield* testTrap(t, mouse))) return;
  }
  const met = countMinions(t, to) > 0 && !isUnder(t, mouse.hero, 'under-the-belly');
  if (met || (t.room.isWater[to] && !floating)) turn.points = 0;
  if (turn.points <= 0) endMove(t, turn);
  for (const moment of t.moments) if (moment.moved) yield* happen(moment.moved(t, mouse));
  checkEnd(t);
}

/** The move is over, and what was done for this one move with it. */
export function endMove(t: Quest, turn: Turn): void {
  turn.move = 'over';
  turn.points = 0;
  lift(t, turn.card, 'under-the-belly');
}

/** Told before it is done: the way begins where the mouse still stands. */
function tellMove(t: Quest, mouse: Mouse, turn: Turn, to: SpaceIndex, cost: number): void {
  const way = new Walk(t, mouse, turn.points, turn.move === 'ready').wayTo(to);
  t.emit?.({ type: 'moved', mouse: mouse.hero, way: way.map((space) => letter(t, space)), cost, rule: 'M69' });
}
