/** Attacks on the rats of one zone: by the ratcatcher (R122-R132), a trap (R170-R174) or an ability (R102). */
import type { Rules } from '@smallfolk/kernel';
import type { Effects } from '../content/effects.ts';
import type { Attacker } from '../state/pieces.ts';
import { ALL_DICE, COMMON, type Common, FIGURES, type RatKind, type SourceKind } from '../state/pieces.ts';
import { at, peculiarsIn } from '../state/rats-in-zones.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import { choose, type Hunt } from '../state/table.ts';
import { catchCommon, catchPeculiar, woundNemesis } from './catching.ts';
import { trapsAreTheRatcatchersAction } from './editions.ts';
import { type Hooked, sourcesWith } from './effects-in-play.ts';

export interface AttackRoll {
  readonly dice: number;
  readonly accuracy: number;
  readonly by: Attacker;
  readonly rule: string;
}

/** The dice that are not on the board (R102, R171). */
export function reserveDice(t: Hunt): number {
  return ALL_DICE - t.state.catcher.dice;
}

/** Rolls, then lets the player divide hits and sixes among the rats of the zone. Returns how many were caught. */
export function* attackZone(t: Hunt, zone: number, attack: AttackRoll): Rules<number> {
  const { by, rule } = attack;
  const dice = diceRolled(t, zone, attack);
  if (dice <= 0) return 0;
  const accuracy = resultNeeded(t, zone, attack);
  const rolls: number[] = [];
  for (let die = 0; die < dice; die++) rolls.push(t.random.roll());
  t.emit?.({
    type: 'attack-rolled',
    by,
    zone,
    rolls: [...rolls],
    accuracy,
    hits: hitsIn(rolls, accuracy),
    mortal: sixesIn(rolls),
    rule,
  });
  const again = rerolls(t, zone, by);
  if (again.length > 0) yield* rollAgain(t, rolls, accuracy, again);
  const mortal = sixesAreMortal(t, zone, by) ? sixesIn(rolls) : 0; // R127
  const hits = hitsIn(rolls, accuracy) - mortal; // R124, O4
  if (t.emit) tellWhatWeakens(t, zone, by, rolls, hits);
  return hits + mortal === 0 ? 0 : yield* spreadHits(t, zone, hits, mortal);
}

/** How many dice are rolled, as everything on the map would have it. */
export function diceRolled(t: Hunt, zone: number, { dice, by }: Pick<AttackRoll, 'dice' | 'by'>): number {
  let rolled = dice;
  for (const { source, hook } of asked(t, 'dice', by)) rolled = hook(t, source, rolled, zone, by);
  return by === 'ratcatcher' ? rolled : Math.min(rolled, reserveDice(t));
}

/** The result needed to hit, as everything on the map would have it. */
export function resultNeeded(t: Hunt, zone: number, { accuracy, by }: Pick<AttackRoll, 'accuracy' | 'by'>): number {
  let needed = accuracy;
  for (const { source, hook } of asked(t, 'accuracy', by)) needed = hook(t, source, needed, zone, by);
  return needed;
}

/** R124: a six always hits. */
export function isHit(roll: number, accuracy: number): boolean {
  return roll >= accuracy || roll === 6;
}

/** R127, R234. */
export function sixesAreMortal(t: Hunt, zone: number, by: Attacker): boolean {
  return asked(t, 'mortal', by).every(({ source, hook }) => hook(t, source, zone, by));
}

/** For the log: who makes sixes ordinary hits, and who gives or takes defence in the zone. */
function tellWhatWeakens(t: Hunt, zone: number, by: Attacker, rolls: readonly number[], hits: number): void {
  const sixes = sixesIn(rolls);
  const ordinary = asked(t, 'mortal', by).find(({ source, hook }) => !hook(t, source, zone, by));
  if (sixes > 0 && ordinary) t.emit?.({ type: 'sixes-ordinary', sixes, by: ordinary.source.id, rule: 'R234' });
  if (hits === 0) return;
  for (const { source, hook } of sourcesWith(t, 'ratDefence')) {
    const changes = preyIn(t, zone).map(({ kind, printed }) => hook(t, source, printed, kind, zone) - printed);
    const change = changes.find((each) => each !== 0);
    if (change === undefined) continue;
    const { kind, id } = source;
    t.emit?.({ type: 'defence-changed', zone, source: kind, by: id, change, rule: RULE_OF_SOURCE[kind] });
  }
}

const RULE_OF_SOURCE: Readonly<Record<SourceKind, string>> = {
  nemesis: 'R247',
  peculiar: 'R221',
  yellow: 'R97',
  purple: 'R97',
  trap: 'R172',
};

export interface Reroll {
  readonly which: 'hits' | 'misses';
  readonly because: string;
}

/** R232: what is rolled again after the roll, one after the other. */
export function rerolls(t: Hunt, zone: number, by: Attacker): readonly Reroll[] {
  return asked(t, 'reroll', by).flatMap(({ source, hook }) => {
    const which = hook(t, source, zone, by);
    return which ? [{ which, because: source.id }] : [];
  });
}

function hitsIn(rolls: readonly number[], accuracy: number): number {
  let hits = 0;
  for (const roll of rolls) if (isHit(roll, accuracy)) hits++;
  return hits;
}

/** Nothing less than a six hits if a seven is needed. */
const sixesIn = (rolls: readonly number[]): number => hitsIn(rolls, 7);

/** The hooks that concern an attack. D44: in the first edition rats do not disturb traps. */
function asked<K extends keyof Effects>(t: Hunt, name: K, by: Attacker): readonly Hooked<K>[] {
  const all = sourcesWith(t, name);
  if (by !== 'trap' || trapsAreTheRatcatchersAction(t.state)) return all;
  return all.filter(({ source }) => source.kind !== 'peculiar' && source.kind !== 'nemesis');
}

/** R232: hits that must be rolled again; misses may be, once. */
function* rollAgain(t: Hunt, rolls: number[], accuracy: number, rerolls: readonly Reroll[]): Rules {
  for (const { which, because } of rerolls) {
    const again = rolls.flatMap((roll, die) => (isHit(roll, accuracy) === (which === 'hits') ? [die] : []));
    if (again.length === 0) continue;
    if (which === 'misses') {
      const options = [{ do: 'roll-again' }, { do: 'keep' }] as const;
      const answer = yield* choose('roll-misses-again', options, { rule: 'R97' });
      if (answer.do === 'keep') continue;
    }
    for (const die of again) rolls[die] = t.random.roll();
    const rule = which === 'hits' ? 'R232' : 'R97';
    t.emit?.({ type: 'rolled-again', which, rolls: [...rolls], because, rule });
  }
}

/** The defence of a rat in that zone against this attack. */
export function ratDefence(
  t: Hunt,
  kind: RatKind,
  printed: number,
  zone: number,
  asked = sourcesWith(t, 'ratDefence'),
): number {
  let defence = printed;
  for (const { source, hook } of asked) defence = hook(t, source, defence, kind, zone);
  return Math.max(0, defence);
}

/** Something in the zone that hits can be spent on: rats of one colour, one peculiar rat, or the nemesis. */
export interface Prey {
  readonly name: string;
  readonly kind: RatKind;
  /** Its defence before anything on the map changes it. */
  readonly printed: number;
  readonly common?: Common;
  readonly rat?: PeculiarOnMap;
  /** How many of them are left. */
  count: number;
  /** Hits for the next wound: defence + 1 (R126), for the nemesis 1 once its defence is overcome (R243). */
  cost: number;
}

export function preyIn(t: Hunt, zone: number): Prey[] {
  const prey: Prey[] = [];
  const asked = sourcesWith(t, 'ratDefence');
  const cost = (kind: RatKind, printed: number) => ratDefence(t, kind, printed, zone, asked) + 1;
  for (const common of COMMON) {
    const count = at(t.state.on[common], zone);
    const printed = FIGURES[common].defence;
    if (count > 0) prey.push({ name: common, kind: common, printed, common, count, cost: cost(common, printed) });
  }
  for (const rat of peculiarsIn(t, zone)) {
    const card = t.atlas.content.peculiarRats[rat.card];
    if (!card) continue;
    const printed = card.defence;
    prey.push({ name: card.id, kind: 'peculiar', printed, rat, count: 1, cost: cost('peculiar', printed) });
  }
  if (t.state.nemesis.zone === zone) {
    const printed = t.foe.defence + t.state.nemesis.raised.defence;
    const count = t.state.nemesis.health;
    prey.push({ name: 'nemesis', kind: 'nemesis', printed, count, cost: cost('nemesis', printed) });
  }
  return prey;
}

/**
 * R125-R127, R132: sixes first, then hits, one rat after the other, as long as they can do anything. Hits that do not
 * overcome a defence within this attack are lost (O1).
 */
export function* spreadHits(t: Hunt, zone: number, hits: number, mortal: number): Rules<number> {
  if (hits + mortal === 0) return 0;
  const prey = preyIn(t, zone);
  let caught = 0;
  if (enoughForAll(prey, hits, mortal)) {
    for (const each of prey) caught += yield* strike(t, zone, each, each.count);
    return caught;
  }
  while (hits > 0 || mortal > 0) {
    const six = mortal > 0;
    const possible = prey.filter((each) => each.count > 0 && (six || each.cost <= hits));
    if (possible.length === 0) {
      if (!six) break;
      mortal = 0;
      continue;
    }
    const options = possible.map(({ name }) => ({ do: 'hit', rat: name }) as const);
    const ask = six ? 'spend-six' : 'spend-hits';
    const { rat } = yield* choose(ask, options, {
      rule: six ? 'R127' : 'R125',
      about: { kind: 'hits', id: six ? mortal : hits },
    });
    const chosen = possible.find(({ name }) => name === rat);
    if (!chosen) break;
    if (six) mortal--;
    else {
      hits -= chosen.cost;
      if (chosen.name === 'nemesis') chosen.cost = 1; // R243: its defence is overcome, each further hit wounds
    }
    caught += yield* strike(t, zone, chosen, 1);
  }
  return caught;
}

/** Without the nemesis, and with sixes for the toughest: is there enough to catch every rat of the zone? */
function enoughForAll(prey: readonly Prey[], hits: number, mortal: number): boolean {
  if (prey.some(({ name }) => name === 'nemesis')) return false;
  const toughestFirst = [...prey].sort((a, b) => b.cost - a.cost);
  let sixes = mortal;
  let needed = 0;
  for (const { count, cost } of toughestFirst) {
    const bySix = Math.min(sixes, count);
    sixes -= bySix;
    needed += (count - bySix) * cost;
  }
  return needed <= hits;
}

function* strike(t: Hunt, zone: number, prey: Prey, times: number): Rules<number> {
  prey.count -= times;
  if (prey.common) return catchCommon(t, zone, prey.common, times);
  if (prey.rat) yield* catchPeculiar(t, prey.rat);
  else yield* woundNemesis(t, times);
  return prey.rat ? 1 : 0;
}
