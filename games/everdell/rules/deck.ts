/** The deck, the discard pile and the Meadow: drawing, turning up, refilling, giving cards (E160-E176). */
import { offer, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Card, Effect, Kind } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { automatonOf, type Seams, seamsOf } from '../content/in-play.ts';
import { addSeen, removeUnseen, swapIn } from '../state/known.ts';
import { ALL_SEE, EMPTY, held, kindOf, MEADOW_PLACES, playerOf, type State, type T } from '../state/state.ts';
import { about, type Cause, cause } from './cause.ts';
import { chooseReceiver } from './goods.ts';
import { pickFromHand, room } from './hand.ts';
import { giveCard, sweepFrom, takeFrom } from './options.ts';
import { select } from './select.ts';

const RESHUFFLE = cause('deck', 'E166');
const REFILL = cause('meadow', 'E164');
const DRAW_RULE = 'E160';

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

/** The next card that may come there; those that may not are discarded. None if deck and pile hold no other (OW35). */
function turnFitting(t: T, me: Seat | undefined, may: (card: Card) => boolean): Kind | undefined {
  const { state } = t;
  if (!state.deck.some((kind) => may(cardOf(kind))) && !state.discard.some((card) => may(cardOf(kindOf(card))))) {
    return undefined;
  }
  for (;;) {
    const kind = turnTop(t);
    if (kind === undefined || may(cardOf(kind))) return kind;
    state.discard.push(held(kind, me === undefined ? ALL_SEE : 1 << me));
    if (me === undefined) t.emit?.({ type: 'refuse', card: cardOf(kind).id, rule: REFILL.rule });
    else t.emit?.({ type: 'refuse', seat: me, card: cardOf(kind).id, rule: DRAW_RULE }, me);
  }
}

/** The next card for a hand. */
function turnForHand(t: T, me: Seat): Kind | undefined {
  const { mayHold } = seamsOf(t.state);
  if (mayHold.length === 0) return turnTop(t);
  return turnFitting(t, me, (card) => mayHold.every((may) => may(t.state, me, card)));
}

/** The next card for the Meadow. */
function turnForMeadow(t: T): Kind | undefined {
  const { mayLie } = seamsOf(t.state);
  if (mayLie.length === 0) return turnTop(t);
  return turnFitting(t, undefined, (card) => mayLie.every((may) => may(t.state, card)));
}

/** E160-E162. From the deck into the hand, up to the hand limit; the rest of the draw is not made. */
export function draw(t: T, me: Seat, count: number, why: Cause): Effect {
  const player = playerOf(t.state, me);
  const wanted = Math.min(count, room(player));
  const from = player.hand.length;
  for (let i = 0; i < wanted; i++) {
    const kind = turnForHand(t, me);
    if (kind === undefined) break;
    player.hand.push(kind);
  }
  const drawn = player.hand.length - from;
  if (drawn === 0) return undefined;
  t.reveal(me);
  if (t.emit) {
    const event = { type: 'draw' as const, seat: me, count: drawn, by: why.id, rule: why.rule };
    t.emit({ ...event, cards: player.hand.slice(from).map((kind) => cardOf(kind).id) }, me, event);
  }
  return seamsOf(t.state).afterDraw.length > 0 ? tellDrawn(t, me, player.hand.slice(from)) : undefined;
}

/** The same in the middle of an effect. */
export function* drawing(t: T, me: Seat, count: number, why: Cause): Rules {
  const asks = draw(t, me, count, why);
  if (asks) yield* asks;
}

/** Modules may answer every draw of one card or more. */
export function* tellDrawn(t: T, me: Seat, drawn: readonly Kind[]): Rules {
  if (drawn.length === 0) return;
  for (const hook of seamsOf(t.state).afterDraw) {
    const effect = hook(t, me, drawn);
    if (effect) yield* effect;
  }
}

/** Turns up cards that belong to no hand while they lie there (E169); all see them, or only one player. */
export function turnUp(t: T, count: number, me: Seat, why: Cause, only?: Seat): void {
  const { aside } = t.state;
  for (let i = 0; i < count; i++) {
    const kind = only === undefined ? turnTop(t) : turnForHand(t, only);
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
  const event = { type: 'reveal' as const, seat: me, count: state.aside.length, by: why.id, rule: why.rule };
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
  for (let i = 0; i < aside.length; i++) if (i !== kept) discard.push(held(sure(aside[i]), asideSeenBy));
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
    const kind = turnForMeadow(t);
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

/** Meadow places whose card this player may draw. */
export function drawableSpots(state: State, me: Seat): number[] {
  const { mayDraw } = seamsOf(state);
  const spots = openSpots(state);
  if (mayDraw.length === 0) return spots;
  return spots.filter((spot) => mayDraw.every((may) => may(state, me, cardOf(sure(state.meadow[spot])), spot)));
}

/** E163, E188. Draws Meadow cards: all are taken first, then the Meadow is refilled. Returns the kinds. */
export function drawFromMeadow(t: T, me: Seat, min: number, max: number, why: Cause): Rules<Kind[]> {
  return seamsOf(t.state).any ? drawAnswered(t, me, min, max, why) : takeSome(t, me, min, max, why);
}

/** The same with modules that change or answer draws. */
function* drawAnswered(t: T, me: Seat, min: number, max: number, why: Cause): Rules<Kind[]> {
  const { state } = t;
  if (seamsOf(state).drawsOneByOne.some((one) => one(state))) return yield* drawOneByOne(t, me, min, max, why);
  const taken = yield* takeSome(t, me, min, max, why);
  yield* tellDrawn(t, me, taken);
  return taken;
}

/** OW19. The next card is chosen when the last one has been replaced. */
function* drawOneByOne(t: T, me: Seat, min: number, max: number, why: Cause): Rules<Kind[]> {
  const all: Kind[] = [];
  while (all.length < max) {
    const taken = yield* takeSome(t, me, all.length < min ? 1 : 0, 1, why);
    if (taken.length === 0) break;
    all.push(...taken);
  }
  yield* tellDrawn(t, me, all);
  return all;
}

function* takeSome(t: T, me: Seat, min: number, max: number, why: Cause): Rules<Kind[]> {
  const { state } = t;
  const most = Math.min(max, room(playerOf(state, me)));
  const spots = drawableSpots(state, me);
  const items = spots.map((spot) => takeFrom(sure(state.meadow[spot]), spot));
  const ones = spots.map(() => 1);
  const counts = yield* select(me, 'meadow-draw', items, ones, Math.min(min, most), most, about(why));
  const chosen = spots.filter((_, i) => counts[i]);
  const taken = chosen.map((spot) => sure(state.meadow[spot]));
  const { onTake, onGap, afterTake } = seamsOf(state);
  for (let i = 0; i < chosen.length; i++) {
    const spot = sure(chosen[i]);
    const kind = sure(taken[i]);
    if (onTake.length > 0) yield* ask(onTake, t, me, spot, kind);
    state.meadow[spot] = EMPTY;
    addSeen(state, me, kind, ALL_SEE);
    t.emit?.({ type: 'take', seat: me, card: cardOf(kind).id, spot, by: why.id, rule: why.rule });
  }
  if (onGap.length > 0) for (const [i, spot] of chosen.entries()) yield* ask(onGap, t, me, spot, sure(taken[i]));
  refillMeadow(t);
  if (afterTake.length > 0) {
    for (const [i, spot] of chosen.entries()) yield* ask(afterTake, t, me, spot, sure(taken[i]));
  }
  return taken;
}

/** A single card leaves the Meadow to be played, and its place is refilled (E128, E164). */
export function leaveMeadow(t: T, me: Seat, spot: number, kind: Kind): Effect {
  if (seamsOf(t.state).any) return leaveWatched(t, me, spot, kind);
  t.state.meadow[spot] = EMPTY;
  refillMeadow(t);
  return undefined;
}

/** The same with modules that act when it leaves. */
function* leaveWatched(t: T, me: Seat, spot: number, kind: Kind): Rules {
  const { onTake, onGap, afterTake } = seamsOf(t.state);
  if (onTake.length > 0) yield* ask(onTake, t, me, spot, kind);
  t.state.meadow[spot] = EMPTY;
  if (onGap.length > 0) yield* ask(onGap, t, me, spot, kind);
  refillMeadow(t);
  if (afterTake.length > 0) yield* ask(afterTake, t, me, spot, kind);
}

/** One of the three moments of a card that leaves the Meadow: before it goes, in the gap, after the refill. */
function* ask(hooks: Seams['onTake'], t: T, me: Seat, spot: number, kind: Kind): Rules {
  for (const hook of hooks) {
    const effect = hook(t, me, spot, cardOf(kind));
    if (effect) yield* effect;
  }
}

/** Discards that many Meadow cards of the player's choice; the gaps stay. */
export function* sweepMeadow(t: T, me: Seat, count: number, why: Cause): Rules {
  const { state } = t;
  const spots = openSpots(state);
  const items = spots.map((spot) => sweepFrom(sure(state.meadow[spot]), spot));
  const ones = spots.map(() => 1);
  const counts = yield* select(me, 'meadow-discard', items, ones, count, count, about(why));
  for (let i = 0; i < spots.length; i++) {
    if (!counts[i]) continue;
    const spot = sure(spots[i]);
    discardOpenly(state, sure(state.meadow[spot]));
    t.emit?.({
      type: 'sweep',
      seat: me,
      card: cardOf(sure(state.meadow[spot])).id,
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
  return sure(distinct.find((kind) => cardOf(kind).id === chosen.card));
}

export function handOver(t: T, me: Seat, to: Seat | undefined, kinds: readonly Kind[], why: Cause): void {
  const { state } = t;
  const event = {
    type: 'give-cards' as const,
    seat: me,
    to: to ?? ('discard' as const),
    count: kinds.length,
    by: why.id,
    rule: why.rule,
  };
  const cards = kinds.map((kind) => cardOf(kind).id);
  if (to === undefined) {
    for (const kind of kinds) state.discard.push(held(kind, 1 << me));
    t.emit?.({ ...event, cards }, me, event);
    return;
  }
  const automaton = automatonOf(state, to);
  if (automaton) {
    t.emit?.({ ...event, cards }, me, event);
    automaton.receiveCards?.(t, to, kinds, me);
    return;
  }
  for (const kind of kinds) addSeen(state, to, kind, 1 << me);
  t.reveal(to);
  t.emit?.({ ...event, cards }, me, event);
  t.emit?.({ type: 'receive-cards', seat: to, from: me, count: kinds.length, cards, by: why.id, rule: why.rule }, to);
}
