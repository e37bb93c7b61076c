/** Phase 1 of the rats' turn (R155-R168): nemesis, peculiar, brown, black and white rats move, in this order. */
import { type Rules, SETTLE } from '@smallfolk/kernel';
import { cardOf, farAlong, mapOf } from '../state/city-map.ts';
import type { Because, RatName } from '../state/events.ts';
import type { Send } from '../state/options.ts';
import { COMMON, type Common, FIGURES, type RatKind } from '../state/pieces.ts';
import { add, at } from '../state/rats-in-zones.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import { type Hunt, offer } from '../state/table.ts';
import { activeCards, noticeAtOnce } from './active-townships.ts';
import { nemesisMovementCanRise, stayingIsSettledAtTurnStart } from './editions.ts';
import { sourcesWith } from './effects-in-play.ts';
import { aim, least, targetZones } from './targets.ts';

/** Rats of one name that stand in one zone and move alike. */
interface Pack {
  readonly name: RatName;
  readonly from: number;
  readonly count: number;
  readonly movement: number;
}

/** Puts so many of the pack into the zone they have reached. */
type Arrive = (pack: Pack, count: number, to: number) => void;

export function* ratsMove(t: Hunt): Rules {
  const held = zonesHeldByCheese(t);
  const content = contentPeculiars(t);
  yield* moveNemesis(t);
  for (const rat of [...t.state.peculiars]) yield* movePeculiar(t, rat, content.includes(rat));
  for (const kind of COMMON) yield* moveCommon(t, kind, held);
}

/** R163, D43: rats that begin the turn beside cheese stay, even if another rat takes it away before they move. */
function zonesHeldByCheese(t: Hunt): readonly number[] {
  return stayingIsSettledAtTurnStart(t.state) ? targetZones(t, 'white', ['cheese']) : [];
}

/** R163, D43: peculiar rats that begin the turn beside their target. */
function contentPeculiars(t: Hunt): readonly PeculiarOnMap[] {
  const { peculiars } = t.state;
  if (peculiars.length < 2 || !stayingIsSettledAtTurnStart(t.state)) return [];
  return peculiars.filter((rat) => peculiarTargets(t, rat).includes(rat.zone));
}

function peculiarTargets(t: Hunt, rat: PeculiarOnMap): number[] {
  return targetZones(t, 'peculiar', t.atlas.content.peculiarRats[rat.card]?.target ?? [], rat);
}

/** Does a peculiar rat stay where it is, as things stand: on an inactive township, beside its target, or unable to move? */
export function peculiarStays(t: Hunt, rat: PeculiarOnMap): boolean {
  if (!activeCards(t)[cardOf(t, rat.zone)]) return true; // R158
  const printed = t.atlas.content.peculiarRats[rat.card]?.movement ?? 0;
  const targets = peculiarTargets(t, rat);
  return targets.length === 0 || targets.includes(rat.zone) || movementOf(t, 'peculiar', printed, rat.zone) === 0;
}

/** Do the rats of a colour stay in a zone, as things stand? */
export function commonStay(t: Hunt, kind: Common, zone: number): boolean {
  if (!activeCards(t)[cardOf(t, zone)]) return true; // R158
  const { movement, target } = FIGURES[kind];
  const targets = targetZones(t, kind, [target]);
  return targets.length === 0 || targets.includes(zone) || movementOf(t, kind, movement, zone) === 0;
}

function movementOf(t: Hunt, kind: RatKind, printed: number, zone: number, asked = sourcesWith(t, 'movement')): number {
  let movement = printed;
  for (const { source, hook } of asked) movement = hook(t, source, movement, kind, zone);
  return Math.max(0, movement);
}

/** R238: a die, in the second edition with its movement upgrades, towards its target (R239). */
function* moveNemesis(t: Hunt): Rules {
  const { nemesis } = t.state;
  if (nemesis.zone < 0) return;
  const targets = targetZones(t, 'nemesis', t.foe.target);
  if (targets.length === 0 || targets.includes(nemesis.zone)) return;
  const roll = t.random.roll();
  const bonus = nemesisMovementCanRise(t.state) ? nemesis.raised.movement : 0;
  t.emit?.({ type: 'nemesis-rolled', roll, bonus, rule: 'R238' });
  const movement = movementOf(t, 'nemesis', roll + bonus, nemesis.zone);
  const pack: Pack = { name: 'nemesis', from: nemesis.zone, count: 1, movement };
  yield* movePack(t, pack, targets, (_pack, _count, to) => {
    nemesis.zone = to;
  });
  noticeAtOnce(t);
}

/** R221: movement and target of its card. R230: what it collects. */
function* movePeculiar(t: Hunt, rat: PeculiarOnMap, stays: boolean): Rules {
  const card = t.atlas.content.peculiarRats[rat.card];
  if (!card || !t.state.peculiars.includes(rat)) return;
  if (!activeCards(t)[cardOf(t, rat.zone)]) return; // R158
  const targets = peculiarTargets(t, rat);
  const movement = stays ? 0 : movementOf(t, 'peculiar', card.movement, rat.zone);
  const pack: Pack = { name: card.id, from: rat.zone, count: 1, movement };
  yield* movePack(t, pack, targets, (_pack, _count, to) => {
    rat.zone = to;
  });
  for (const token of card.collects ?? []) {
    const lying = at(t.state.on[token], rat.zone);
    if (lying === 0) continue;
    add(t.state.on[token], rat.zone, -lying);
    rat.held[token] += lying;
    t.emit?.({ type: 'rat-took-token', rat: card.id, token, zone: rat.zone, rule: 'R230' });
  }
}

/** All rats of one colour: each moves once, from where it stood when its kind began to move. */
function* moveCommon(t: Hunt, kind: Common, held: readonly number[]): Rules {
  const { target } = FIGURES[kind];
  const counts = t.state.on[kind];
  const targets = targetZones(t, kind, [target]);
  if (targets.length === 0) return; // O8
  const arrive: Arrive = ({ from }, count, to) => {
    add(counts, from, -count);
    add(counts, to, count);
  };
  for (const pack of packsOf(t, kind)) {
    if (target === 'cheese' && held.includes(pack.from)) continue;
    const ways = waysOf(t, pack, targets);
    if (ways.length > 1) yield* divide(t, pack, ways, arrive);
    else if (ways[0]) go(t, pack, pack.count, ways[0], arrive);
  }
}

/** The rats of a colour on active townships (R158). */
function packsOf(t: Hunt, kind: Common): Pack[] {
  const counts = t.state.on[kind];
  const { movement } = FIGURES[kind];
  const active = activeCards(t);
  const asked = sourcesWith(t, 'movement');
  const packs: Pack[] = [];
  for (const from of mapOf(t).zones) {
    const count = at(counts, from);
    if (count === 0 || !active[cardOf(t, from)]) continue;
    packs.push({ name: kind, from, count, movement: movementOf(t, kind, movement, from, asked) });
  }
  return packs;
}

/** A move that rats can make: where it ends, and what for. */
interface Way {
  readonly to: number;
  readonly target: number;
  readonly because: Because;
  /** A target at the same distance that lost the tie, or -1. */
  readonly instead: number;
}

function* movePack(t: Hunt, pack: Pack, targets: readonly number[], arrive: Arrive): Rules {
  const ways = waysOf(t, pack, targets);
  if (ways.length > 1) yield* divide(t, pack, ways, arrive);
  else if (ways[0]) go(t, pack, pack.count, ways[0], arrive);
}

/**
 * R160-R167: where the rats of a pack can end their move; more than one only where the player has a say, and each zone
 * once, whatever target it leads to. None if they stay: without movement, beside a target (R163), without any (O8).
 */
function waysOf(t: Hunt, pack: Pack, targets: readonly number[]): Way[] {
  if (pack.movement === 0 || targets.includes(pack.from)) return [];
  const found = aim(t, pack.from, targets);
  if (!found) return [];
  const { because, instead } = found;
  const ways: Way[] = [];
  for (const target of found.targets) {
    for (const to of endsTowards(t, pack, target)) {
      if (!ways.some((way) => way.to === to)) ways.push({ to, target, because, instead });
    }
  }
  const [only] = ways;
  // Several targets, but one way to all of them: nobody has chosen anything yet.
  return only && ways.length === 1 && because === 'your-choice' ? [{ ...only, because: 'nearest' }] : ways;
}

/** R161, R164: as far as they can, but not beyond the target. O20: all equally short ways, or the one of the fixed order. */
function endsTowards(t: Hunt, pack: Pack, target: number): number[] {
  const ends = endsOfWays(t, pack, target);
  return ends.length === 1 || ends.some((zone) => matters(t, zone)) ? ends : [usualEnd(t, ends)];
}

function go(t: Hunt, pack: Pack, count: number, way: Way, arrive: Arrive): void {
  const { to, target, because, instead } = way;
  arrive(pack, count, to);
  const { name: rat, from } = pack;
  const rule = RULE_OF[because];
  t.emit?.({ type: 'rats-moved', rat, count, from, to, target, because, ...(instead >= 0 && { instead }), rule });
}

const RULE_OF: Readonly<Record<Because, string>> = {
  only: 'R160',
  nearest: 'R160',
  'nearer-to-you': 'R165',
  'higher-number': 'R166',
  'your-choice': 'R167',
  'fixed-order': 'O20',
};

/** Where the shortest ways to the target lead with the movement there is. */
function endsOfWays(t: Hunt, pack: Pack, target: number): number[] {
  const map = mapOf(t);
  const toTarget = map.distances(target);
  const distance = farAlong(toTarget, pack.from);
  if (distance <= pack.movement) return [target];
  let ends = [pack.from];
  for (let step = 1; step <= pack.movement; step++) {
    const next: number[] = [];
    for (const zone of ends) {
      for (const neighbour of map.neighbours[zone] ?? []) {
        if (toTarget[neighbour] === distance - step && !next.includes(neighbour)) next.push(neighbour);
      }
    }
    ends = next;
  }
  return ends;
}

/** O20: a zone in which it matters whether a rat stands there: with the ratcatcher, a trap or a placed token. */
function matters(t: Hunt, zone: number): boolean {
  const { catcher, traps, placed } = t.state;
  if (zone === catcher.zone) return true;
  return traps.some((trap) => trap.zone === zone) || placed.some((token) => token.zone === zone);
}

/** O20: the fixed order: nearest to the ratcatcher, then the higher township, then the first zone. */
function usualEnd(t: Hunt, ends: readonly number[]): number {
  const fromYou = mapOf(t).distances(t.state.catcher.zone);
  const near = least(ends, (zone) => farAlong(fromYou, zone));
  const high = least(near, (zone) => -(t.atlas.numberOf[cardOf(t, zone)] ?? 0));
  return Math.min(...high);
}

/** The player divides the rats of a pack among several zones (R167, O32), or leaves it to the fixed order (O20). */
function* divide(t: Hunt, pack: Pack, ways: readonly Way[], arrive: Arrive): Rules {
  const ask = ways.some(({ because }) => because === 'your-choice') ? 'rats-target' : 'rats-way';
  const asking = { rule: 'R167', about: { kind: pack.name, id: pack.from } };
  const usual = usualEnd(
    t,
    ways.map(({ to }) => to),
  );
  let left = pack.count;
  for (let open = ways; left > 0; ) {
    const [first, second, ...more] = open;
    if (!first) return;
    if (!second) return go(t, pack, left, first, arrive);
    const options = left === 1 ? one(open) : more.length > 0 ? some(first, left) : shares(first, second, left);
    const chosen = yield* offer<Send | typeof SETTLE>(ask, [...options, SETTLE], asking);
    if (chosen.do === 'settle') {
      const way = ways.find(({ to }) => to === usual) ?? first;
      return go(t, pack, left, { ...way, because: 'fixed-order', instead: -1 }, arrive);
    }
    const way = open.find(({ to }) => to === chosen.to) ?? first;
    if (chosen.rats > 0) go(t, pack, chosen.rats, way, arrive);
    if (chosen.other !== undefined && chosen.rest) return go(t, pack, chosen.rest, second, arrive);
    left -= chosen.rats;
    open = open.slice(1);
  }
}

/** A single rat: to which of the zones. */
function one(ways: readonly Way[]): Send[] {
  return ways.map(({ to }) => ({ do: 'send', to, rats: 1 }));
}

/** Several rats and two zones: so many to the one, the rest to the other. */
function shares({ to }: Way, { to: other }: Way, rats: number): Send[] {
  return Array.from({ length: rats + 1 }, (_, rest) => ({ do: 'send', to, rats: rats - rest, other, rest }));
}

/** Several rats and more zones than two: so many to the first, the rest is asked next. */
function some({ to }: Way, rats: number): Send[] {
  return Array.from({ length: rats + 1 }, (_, rest) => ({ do: 'send', to, rats: rats - rest, rest }));
}
