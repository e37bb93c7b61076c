/** Resources and point tokens: gained from the supply, paid to it, given to opponents. */
import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import { automatonOf } from '../content/in-play.ts';
import { type Amount, ANY_KINDS, type Goods, goodsOf, RESOURCES, type Resource, total } from '../state/resource.ts';
import { playerOf, type State, type T } from '../state/state.ts';
import { about, type Cause } from './cause.ts';
import { GAIN, SPEND, toSeat } from './options.ts';
import { select } from './select.ts';

/** E6. From the general supply, which never runs out (E4). */
export function gain(t: T, me: Seat, resource: Resource, count: number, why: Cause): undefined {
  if (count === 0) return;
  const { stock } = playerOf(t.state, me);
  stock[resource] = (stock[resource] ?? 0) + count;
  t.emit?.({ type: 'gain', seat: me, goods: { [sure(RESOURCES[resource])]: count }, by: why.id, rule: why.rule });
}

export function gainAll(t: T, me: Seat, amount: readonly number[], why: Cause): undefined {
  const { stock } = playerOf(t.state, me);
  for (let i = 0; i < amount.length; i++) stock[i] = (stock[i] ?? 0) + (amount[i] ?? 0);
  if (t.emit && total(amount) > 0)
    t.emit({ type: 'gain', seat: me, goods: goodsOf(amount), by: why.id, rule: why.rule });
}

export function gainGoods(t: T, me: Seat, goods: Goods, why: Cause): undefined {
  const { stock } = playerOf(t.state, me);
  for (let i = 0; i < RESOURCES.length; i++) {
    const count = goods[RESOURCES[i] as (typeof RESOURCES)[number]];
    if (count) stock[i] = (stock[i] ?? 0) + count;
  }
  t.emit?.({ type: 'gain', seat: me, goods, by: why.id, rule: why.rule });
}

/** Resources of kinds that the player chooses (E3); of several, each may be of another kind. */
export function* gainAny(t: T, me: Seat, count: number, why: Cause): Rules {
  if (count <= 0) return;
  gainAll(t, me, yield* select(me, 'gain-any', GAIN, [count, count, count, count], count, count, about(why)), why);
}

export function gainPoints(t: T, me: Seat, count: number, why: Cause): undefined {
  if (count === 0) return;
  playerOf(t.state, me).points += count;
  t.emit?.({ type: 'points', seat: me, count, by: why.id, rule: why.rule });
}

/** E6. To the general supply. */
export function pay(t: T, me: Seat, amount: readonly number[], why: Cause): undefined {
  const { stock } = playerOf(t.state, me);
  for (let i = 0; i < amount.length; i++) {
    const left = (stock[i] ?? 0) - (amount[i] ?? 0);
    if (left < 0) throw new Error(`${RESOURCES[i]}: ${amount[i]} to be paid, ${stock[i]} there`);
    stock[i] = left;
  }
  if (t.emit && total(amount) > 0)
    t.emit({ type: 'pay', seat: me, goods: goodsOf(amount), by: why.id, rule: why.rule });
}

export function payOne(t: T, me: Seat, resource: Resource, count: number, why: Cause): undefined {
  const amount = [0, 0, 0, 0];
  amount[resource] = count;
  pay(t, me, amount, why);
}

/** The player picks resources of any kinds from the own stock; they are not taken from it yet. */
export function* pickFromStock(t: T, me: Seat, min: number, max: number, why: Cause): Rules<Amount> {
  const { stock } = playerOf(t.state, me);
  return yield* select(me, 'spend', SPEND, stock.slice(0, ANY_KINDS), min, max, about(why));
}

/** Opponents who can be given resources: all others who have not passed (E173). */
export function receivers(state: State, me: Seat): Seat[] {
  const seats: Seat[] = [];
  state.players.forEach((player, seat) => {
    if (seat !== me && !player.passed) seats.push(seat);
  });
  return seats;
}

/** E172. The giver chooses; undefined if all others have passed (E174). */
export function* chooseReceiver(me: Seat, seats: readonly Seat[], why: Cause): Rules<Seat | undefined> {
  if (seats.length === 0) return undefined;
  return (yield* choose(me, 'receiver', seats.map(toSeat), about(why))).seat;
}

/** Pays resources to an opponent; to the supply if there is nobody to take them (E174). */
export function give(t: T, me: Seat, to: Seat | undefined, amount: readonly number[], why: Cause): undefined {
  if (to === undefined) return pay(t, me, amount, why);
  const from = playerOf(t.state, me).stock;
  for (let i = 0; i < amount.length; i++) from[i] = (from[i] ?? 0) - (amount[i] ?? 0);
  if (total(amount) === 0) return;
  t.emit?.({ type: 'give', seat: me, to, goods: goodsOf(amount), by: why.id, rule: why.rule });
  const automaton = automatonOf(t.state, to);
  if (automaton) {
    automaton.receiveGoods?.(t, to, amount, me);
    return;
  }
  const { stock } = playerOf(t.state, to);
  for (let i = 0; i < amount.length; i++) stock[i] = (stock[i] ?? 0) + (amount[i] ?? 0);
}
