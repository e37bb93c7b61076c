/** The deck, the discard pile and the Meadow: drawing, turning up, refilling, giving cards (E160-E176). */
import { offer, type Rules, type Seat } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { automatonOf, seamsOf } from '../content/in-play.ts';
import { addSeen, removeUnseen, swapIn } from '../state/known.ts';
import { ALL_SEE, EMPTY, held, kindOf, MEADOW_PLACES, playerOf, type State, type T } from '../state/state.ts';
import { about, type Cause, cause } from './cause.ts';
import { chooseReceiver } from './goods.ts';
import { pickFromHand, room } from './hand.ts';
import { giveCard, sweepFrom, takeFrom } from './options.ts';
import { select } from './select.ts';

const RESHUFFLE = cause('deck', 'E166');
const REFILL = cause('meadow', 'E164');

/** The top card of the deck, made of the discard pile if it is empty (E166); undefined with both empty (E167). */
export function turnTop(t: T): Kind | undefined {
  const { state } = t;
  if (state.deck.length === 0 && state.discard.length > 0) {
    for (const card of state.discard) state.deck.push(kindOf(card));
    state.discard.length = 0;
    t.random.shuffle(state.deck);
    t.emit?.({ type: 'reshuffle', count: state.deck.length, rule: RESHUFFLE.rule });
  }
  return state.deck.pop();
}

/** E160-E162. From the deck into the hand, up to the hand limit; the rest of the draw is not made. */
export function draw(t: T, me: Seat, count: number, why: Cause): undefined {
  const player = playerOf(t.state, me);
  const wanted = Math.min(count, room(player));
  const from = player.hand.length;
  for (let i = 0; i < wanted; i++) {
    const kind = turnTop(t);
    if (kind === undefined) break;
    player.hand.push(kind);
  }
  const drawn = player.hand.length - from;
  if (drawn === 0) return;
  t.reveal(me);
  if (t.emit) {
    const event = { type: 'draw', seat: me, count: drawn, by: why.id, rule: why.rule };
    t.emit({ ...event, cards: player.hand.slice(from).map((kind) => cardOf(kind).id) }, me, event);
  }
}

/** Turns up cards that belong to no hand while they lie there (E169); all see them, or only one player. */
export function turnUp(t: T, count: number, me: Seat, why: Cause, only?: Seat): void {
  const { aside } = t.state;
  for (let i = 0; i < count; i++) {
    const kind = turnTop(t);
    if (kind === undefined) break;
    aside.push(kind);
  }
  showAside(t, me, why, only);
}

export function showAside(t: T, me: Seat, why: Cause, only?: Seat): void {
  const { state } = t;
  state.asideSeenBy = only === undefined ? ALL_SEE : 1 << only;
  t.reveal(only);
  if (!t.emit) return;
  const event = { type: 'reveal', seat: me, count: state.aside.length, by: why.id, rule: why.rule };
  const full = { ...event, cards: state.aside.map((kind) => cardOf(kind).id) };
  if (only === undefined) t.emit(full);
  else t.emit(full, only, event);
}

/** Takes one card of that kind from those that were turned up. */
export function takeAside(state: State, kind: Kind): void {
  if (!state.aside.includes(kind)) swapIn(state, state.aside, kind);
  state.aside.splice(state.aside.indexOf(kind), 1);
}

/** What was turned up goes to the discard pile, except one card of a kind that is about to be used. */
export function discardAside(t: T, except?: Kind): void {
  const { aside, asideSeenBy, discard } = t.state;
  const kept = except === undefined ? -1 : aside.indexOf(except);
  for (let i = 0; i < aside.length; i++) if (i !== kept) discard.push(held(aside[i] as Kind, asideSeenBy));
  aside.length = 0;
  if (kept >= 0 && except !== undefined) aside.push(except);
}

export function discardOpenly(state: State, kind: Kind): void {
  state.discard.push(held(kind, ALL_SEE));
}

/** E164, E165. Every gap gets a new card in its own place. */
export function refillMeadow(t: T): void {
  const { state } = t;
  let shown = false;
  for (let spot = 0; spot < MEADOW_PLACES; spot++) {
    if (state.meadow[spot] !== EMPTY || state.unfilled & (1 << spot)) continue;
    const kind = turnTop(t);
    if (kind === undefined) break;
    state.meadow[spot] = kind;
    shown = true;
    t.emit?.({ type: 'refill', spot, card: cardOf(kind).id, rule: REFILL.rule });
  }
  if (shown) t.reveal();
}

/** Meadow places whose card a person may play, draw or discard. */
export function openSpots(state: State): number[] {
  const spots: number[] = [];
  for (let spot = 0; spot < MEADOW_PLACES; spot++) {
    if (state.meadow[spot] !== EMPTY && !(state.closed & (1 << spot))) spots.push(spot);
  }
  return spots;
}

/** E163, E188. Draws Meadow cards: all are taken first, then the Meadow is refilled. Returns the kinds. */
export function* drawFromMeadow(t: T, me: Seat, min: number, max: number, why: Cause): Rules<Kind[]> {
  const { state } = t;
  const most = Math.min(max, room(playerOf(state, me)));
  const spots = openSpots(state);
  const items = spots.map((spot) => takeFrom(state.meadow[spot] as Kind, spot));
  const ones = spots.map(() => 1);
  const counts = yield* select(me, 'meadow-draw', items, ones, Math.min(min, most), most, about(why));
  const taken: Kind[] = [];
  for (let i = 0; i < spots.length; i++) {
    if (!counts[i]) continue;
    const spot = spots[i] as number;
    const kind = state.meadow[spot] as Kind;
    yield* askBeforeTaking(t, me, spot, kind);
    state.meadow[spot] = EMPTY;
    addSeen(state, me, kind, ALL_SEE);
    taken.push(kind);
    t.emit?.({ type: 'take', seat: me, card: cardOf(kind).id, spot, by: why.id, rule: why.rule });
  }
  refillMeadow(t);
  return taken;
}

export function* askBeforeTaking(t: T, me: Seat, spot: number, kind: Kind): Rules {
  for (const hook of seamsOf(t.state).onTake) {
    const effect = hook(t, me, spot, cardOf(kind));
    if (effect) yield* effect;
  }
}

/** Discards that many Meadow cards of the player's choice; the gaps stay. */
export function* sweepMeadow(t: T, me: Seat, count: number, why: Cause): Rules {
  const { state } = t;
  const spots = openSpots(state);
  const items = spots.map((spot) => sweepFrom(state.meadow[spot] as Kind, spot));
  const ones = spots.map(() => 1);
  const counts = yield* select(me, 'meadow-discard', items, ones, count, count, about(why));
  for (let i = 0; i < spots.length; i++) {
    if (!counts[i]) continue;
    const spot = spots[i] as number;
    discardOpenly(state, state.meadow[spot] as Kind);
    t.emit?.({
      type: 'sweep',
      seat: me,
      card: cardOf(state.meadow[spot] as Kind).id,
      spot,
      by: why.id,
      rule: why.rule,
    });
    state.meadow[spot] = EMPTY;
  }
}

/** E170, E173. Who can be given cards: opponents who have not passed and have room; if there are none, nobody. */
export function cardReceivers(state: State, me: Seat): Seat[] {
  const seats: Seat[] = [];
  state.players.forEach((player, seat) => {
    if (seat === me || player.passed) return;
    const takes = seat < state.humans ? room(player) > 0 : automatonOf(state, seat)?.receiveCards !== undefined;
    if (takes) seats.push(seat);
  });
  return seats;
}

/** Puts a card that lies aside, seen by the giver, into an opponent's hand, or discards it if nobody has room. */
export function* giveAside(t: T, me: Seat, kind: Kind, why: Cause): Rules {
  const to = yield* chooseReceiver(me, cardReceivers(t.state, me), why);
  takeAside(t.state, kind);
  handOver(t, me, to, [kind], why);
}

/** E170-E172. Gives that many hand cards to one opponent; what does not fit is discarded. */
export function* giveFromHand(t: T, me: Seat, count: number, why: Cause): Rules {
  const kinds = yield* pickFromHand(t, me, 'give-cards', giveCard, count, count, why);
  const to = yield* chooseReceiver(me, cardReceivers(t.state, me), why);
  let given = kinds;
  if (to !== undefined && to < t.state.humans && room(playerOf(t.state, to)) < kinds.length) {
    given = [yield* chooseGiven(me, kinds, why)];
  }
  removeUnseen(t.state, me, kinds);
  handOver(t, me, to, given, why);
  const rest = kinds.slice();
  for (const kind of given) rest.splice(rest.indexOf(kind), 1);
  if (rest.length > 0) handOver(t, me, undefined, rest, why);
}

/** E171. Only one of two cards fits: which one? */
function* chooseGiven(me: Seat, kinds: readonly Kind[], why: Cause): Rules<Kind> {
  const distinct = [...new Set(kinds)];
  const chosen = yield* offer(me, 'give-cards', distinct.map(giveCard), about(why));
  return distinct.find((kind) => cardOf(kind).id === chosen.card) as Kind;
}

function handOver(t: T, me: Seat, to: Seat | undefined, kinds: readonly Kind[], why: Cause): void {
  const { state } = t;
  const event = { type: 'give-cards', seat: me, to: to ?? 'discard', count: kinds.length, by: why.id, rule: why.rule };
  const cards = kinds.map((kind) => cardOf(kind).id);
  if (to === undefined) {
    for (const kind of kinds) state.discard.push(held(kind, 1 << me));
    t.emit?.({ ...event, cards }, me, event);
    return;
  }
  const automaton = automatonOf(state, to);
  if (automaton) {
    automaton.receiveCards?.(t, to, kinds, me);
    t.emit?.({ ...event, cards }, me, event);
    return;
  }
  for (const kind of kinds) addSeen(state, to, kind, 1 << me);
  t.reveal(to);
  t.emit?.({ ...event, cards }, me, event);
  t.emit?.({ type: 'receive-cards', seat: to, from: me, count: kinds.length, cards, by: why.id, rule: why.rule }, to);
}
