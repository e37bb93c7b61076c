/** Phase 1 of the rats' turn (R155-R168): nemesis, peculiar, brown, black and white rats move, in this order. */
import { choose, type Rules } from '@smallfolk/kernel';
import { cardOf, mapOf } from '../state/city-map.ts';
import type { Because, RatName } from '../state/events.ts';
import { COMMON, type Common, FIGURES, type RatKind } from '../state/pieces.ts';
import { add, at } from '../state/rats-in-zones.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import { type Hunt, YOU } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { nemesisMovementCanRise, stayingIsSettledAtTurnStart } from './editions.ts';
import { sourcesWith } from './effects-in-play.ts';
import { type Aim, aim, least, targetZones } from './targets.ts';

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
    if (!moveUnasked(t, pack, targets, arrive)) yield* movePack(t, pack, targets, arrive);
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
    const count = counts[from] as number;
    if (count === 0 || !active[t.atlas.cardOf[from] as number]) continue;
    packs.push({ name: kind, from, count, movement: movementOf(t, kind, movement, from, asked) });
  }
  return packs;
}

/** R160-R167 for rats that stand together: which target, and which way. */
function* movePack(t: Hunt, pack: Pack, targets: readonly number[], arrive: Arrive): Rules {
  const found = wish(t, pack, targets);
  if (!found) return;
  if (found.targets.length === 1) return yield* goTowards(t, pack, found.targets[0] as number, found, arrive);
  for (const [target, count] of yield* divide(pack, found.targets, 'rats-target', 'R167')) {
    yield* goTowards(t, { ...pack, count }, target, found, arrive);
  }
}

/** Moves them if the player has no say in it, as is nearly always so; otherwise says that they wait. */
function moveUnasked(t: Hunt, pack: Pack, targets: readonly number[], arrive: Arrive): boolean {
  const found = wish(t, pack, targets);
  if (!found) return true;
  if (found.targets.length > 1) return false;
  const target = found.targets[0] as number;
  const end = onlyEnd(t, endsOfWays(t, pack, target));
  if (end < 0) return false;
  go(t, pack, pack.count, end, target, found, arrive);
  return true;
}

/** What they aim at; nothing if they stay: without movement, beside a target (R163) or without any (O8). */
function wish(t: Hunt, pack: Pack, targets: readonly number[]): Aim | undefined {
  if (pack.movement === 0 || targets.includes(pack.from)) return undefined;
  return aim(t, pack.from, targets);
}

/** R161, R164: as far as they can, but not beyond the target. O20: which of the equally short ways. */
function* goTowards(t: Hunt, pack: Pack, target: number, found: Aim, arrive: Arrive): Rules {
  const ends = endsOfWays(t, pack, target);
  const end = onlyEnd(t, ends);
  if (end >= 0) return go(t, pack, pack.count, end, target, found, arrive);
  for (const [to, count] of yield* divide(pack, ends, 'rats-way', 'R167'))
    go(t, pack, count, to, target, found, arrive);
}

/** The end of the way if the player has no say in it, or -1 (O20). */
function onlyEnd(t: Hunt, ends: readonly number[]): number {
  if (ends.length === 1) return ends[0] as number;
  return ends.some((zone) => matters(t, zone)) ? -1 : usualEnd(t, ends);
}

function go(t: Hunt, pack: Pack, count: number, to: number, target: number, found: Aim, arrive: Arrive): void {
  arrive(pack, count, to);
  const { because, instead } = found;
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
};

/** Where the shortest ways to the target lead with the movement there is. */
function endsOfWays(t: Hunt, pack: Pack, target: number): number[] {
  const map = mapOf(t);
  const toTarget = map.distances(target);
  const distance = toTarget[pack.from] as number;
  if (distance <= pack.movement) return [target];
  let ends = [pack.from];
  for (let step = 1; step <= pack.movement; step++) {
    const next: number[] = [];
    for (const zone of ends) {
      for (const neighbour of map.neighbours[zone] as number[]) {
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
  const near = least(ends, (zone) => fromYou[zone] as number);
  const high = least(near, (zone) => -(t.atlas.numberOf[cardOf(t, zone)] ?? 0));
  return Math.min(...high);
}

/** The player divides the rats of a pack among several zones. */
function* divide(
  pack: Pack,
  zones: readonly number[],
  ask: string,
  rule: string,
): Rules<[zone: number, count: number][]> {
  const about = { kind: pack.name, id: pack.from };
  if (pack.count === 1) {
    const options = zones.map((to) => ({ do: 'send', to, rats: 1 }) as const);
    const { to } = yield* choose(YOU, ask, options, { rule, about });
    return [[to, 1]];
  }
  const shares: [number, number][] = [];
  let left = pack.count;
  for (const [index, to] of zones.entries()) {
    let count = left;
    if (index < zones.length - 1) {
      const options = Array.from({ length: left + 1 }, (_, rats) => ({ do: 'send', to, rats }) as const);
      count = (yield* choose(YOU, ask, options, { rule, about })).rats;
    }
    if (count > 0) shares.push([to, count]);
    left -= count;
  }
  return shares;
}
