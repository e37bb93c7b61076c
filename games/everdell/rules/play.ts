/** Playing a card, from the payment to the last reaction (E99-E135). */
import { choose, type Option, offer, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Card, Effect, Kind } from '../content/card.ts';
import { cardOf, kindNamed } from '../content/catalogue.ts';
import { automatonOf, seamsOf } from '../content/in-play.ts';
import type { Source } from '../content/module.ts';
import { removeOpenly } from '../state/known.ts';
import { ALL_SEE, type CityCard, playerOf, type State, type T } from '../state/state.ts';
import { about, by, type Cause } from './cause.ts';
import {
  addToCity,
  discardFromCity,
  distinctCards,
  fits,
  inherit,
  locateCard,
  replaceable,
  spacesUsed,
} from './city.ts';
import { discardAside, leaveMeadow, openSpots, takeAside } from './deck.ts';
import { DECLINE, fromAside, fromHand, fromMeadow, ofCity, toSeat } from './options.ts';
import { canPlay, canPlayFree, type PlaceDiscount, payFor, paySurcharge } from './pay.ts';
import { activate } from './production.ts';
import { purseOf } from './purse.ts';
import { payable, payTolls, tollsToUse } from './toll.ts';

/** Plays a card by paying for it; at a location that gives a discount, with that discount. */
export function* playPaid(t: T, me: Seat, kind: Kind, from: Source, place?: PlaceDiscount): Rules {
  const card = cardOf(kind);
  const instead = yield* payFor(t, me, card, from, place);
  yield* bringIn(t, me, card, from, instead);
}

/** E113. Plays a card for free by an effect. */
export function* playFree(t: T, me: Seat, kind: Kind, from: Source): Rules {
  const card = cardOf(kind);
  if (seamsOf(t.state).any) yield* paySurcharge(t, me, card, from);
  yield* bringIn(t, me, card, from);
}

/** Steps 3 to 6: the card leaves its source, enters a city, does what it does, and others react (E128-E131). */
function* bringIn(t: T, me: Seat, card: Card, from: Source, instead?: CityCard): Rules {
  const { state } = t;
  if (t.emit) {
    const spot = from.from === 'meadow' ? { spot: from.spot } : {};
    t.emit({ type: 'play', seat: me, card: card.id, from: from.from, ...spot, rule: 'E99' });
  }
  const left = leaveSource(t, me, card, from);
  if (left) yield* left;
  state.played.push(card.index);
  const reactors = reactorsIn(state, me);
  const { placed, into } = staysHere(card) ? standing(t, me, card) : yield* settle(t, me, card);
  if (placed && instead) inherit(state, placed, instead);
  if (placed) {
    const effect = arriveEffect(t, me, card, placed, into);
    if (effect) yield* effect;
  }
  if (reactors) yield* react(t, me, card, into, reactors);
  if (seamsOf(state).any) yield* tellPlayed(t, me, card, placed);
}

function* tellPlayed(t: T, me: Seat, card: Card, placed: CityCard | undefined): Rules {
  for (const hook of seamsOf(t.state).afterPlay) {
    const effect = hook(t, me, card, placed);
    if (effect) yield* effect;
  }
}

/** E128, E164. A Meadow place is refilled at once. */
function leaveSource(t: T, me: Seat, card: Card, from: Source): Effect {
  if (from.from === 'meadow') return leaveMeadow(t, me, from.spot, card.index);
  if (from.from === 'hand') removeOpenly(t.state, me, card.index);
  else if (from.from === 'aside') takeAside(t.state, card.index);
  else return leaveExtra(t, me, card, from);
  return undefined;
}

function* leaveExtra(t: T, me: Seat, card: Card, from: Source): Rules {
  for (const take of seamsOf(t.state).takeExtra) {
    const effect = take(t, me, { ...from, kind: card.index });
    if (effect) yield* effect;
  }
}

interface Settled {
  readonly into: Seat;
  readonly placed: CityCard | undefined;
}

/** E129. The usual case: the card comes to stand in a space of its own city. */
const staysHere = (card: Card): boolean => !card.intoOpponentsCity && !card.replacesConstruction;

const standing = (t: T, me: Seat, card: Card): Settled => ({ into: me, placed: addToCity(t.state, me, card.index) });

/** Otherwise it has to be settled where, and what it replaces leaves first. Until then it lies aside. */
function* settle(t: T, me: Seat, card: Card): Rules<Settled> {
  const { state } = t;
  state.aside.push(card.index);
  state.asideSeenBy = ALL_SEE;
  if (card.intoOpponentsCity) return yield* settleElsewhere(t, me, card);
  return { into: me, placed: yield* replace(t, me, card) };
}

/** Opponents whose city can take such a card: a free space and no copy of it (EC16). */
export function hosts(state: State, me: Seat, card: Card): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === me) continue;
    const automaton = automatonOf(state, seat);
    if (automaton ? admits(state, seat, card, automaton.admits) : isHost(state, seat, card)) seats.push(seat);
  }
  return seats;
}

function admits(state: State, seat: Seat, card: Card, ask?: (state: State, me: Seat, card: Card) => boolean): boolean {
  return ask?.(state, seat, card) ?? false;
}

function isHost(state: State, seat: Seat, card: Card): boolean {
  const { city } = playerOf(state, seat);
  if (card.isUnique && city.some((standing) => standing.kind === card.index)) return false;
  return fits(state, seat, card, spacesUsed(state, seat));
}

function* settleElsewhere(t: T, me: Seat, card: Card): Rules<Settled> {
  const seats = hosts(t.state, me, card);
  const { seat } = yield* choose(me, 'host', seats.map(toSeat), about(card));
  takeAside(t.state, card.index);
  const automaton = automatonOf(t.state, seat);
  if (automaton?.welcome) {
    const effect = automaton.welcome(t, seat, card, me);
    if (effect) yield* effect;
    return { into: seat, placed: undefined };
  }
  const placed = addToCity(t.state, seat, card.index);
  t.emit?.({ type: 'settle', seat: me, card: card.id, into: seat, rule: card.rule });
  return { into: seat, placed };
}

/** E143, EC36. Discards a Construction, takes its space, and brings what the Construction cost. */
function* replace(t: T, me: Seat, card: Card): Rules<CityCard> {
  const { city } = playerOf(t.state, me);
  const options = distinctCards(t.state, replaceable(t.state, me, card)).map((standing) =>
    ofCity('lose', standing, me),
  );
  const { id } = yield* choose(me, 'lose', options, about(card));
  const lost = sure(city.find((standing) => standing.id === id));
  discardFromCity(t, me, lost, card);
  takeAside(t.state, card.index);
  const placed = addToCity(t.state, me, card.index);
  card.replaced?.(t, me, cardOf(lost.kind), placed);
  return placed;
}

/** E130, E148, E149. What the card does on arrival; a green card is activated once. */
function arriveEffect(t: T, me: Seat, card: Card, placed: CityCard, into: Seat) {
  if (into !== me) return undefined;
  if (card.arrive) return card.arrive(t, me, placed);
  if (card.colour === 'green') return activate(t, me, placed, me, NO_CHAIN);
  return undefined;
}

const NO_CHAIN: readonly number[] = [];

/** E132, E134. Only cards that stood in the city before the play can react to it. */
function reactorsIn(state: State, me: Seat): number[] | undefined {
  let ids: number[] | undefined;
  const { city } = playerOf(state, me);
  for (const { kind, id, down } of city) {
    if (!cardOf(kind).react || down) continue;
    ids ??= [];
    ids.push(id);
  }
  return ids;
}

/** E131. Reactions in an order chosen by the player, where the order can matter. */
function* react(t: T, me: Seat, played: Card, into: Seat, ids: readonly number[]): Rules {
  let waiting: CityCard[] = [];
  for (const id of ids) {
    const found = locateCard(t.state, id);
    if (!found || found.owner !== me || found.card.down) continue;
    if (by(found.card).reactsTo?.(played, into, me)) waiting.push(found.card);
  }
  while (waiting.length > 0) {
    let next = sure(waiting[0]);
    if (waiting.length > 1 && waiting.some((card) => by(card).reactionAsks)) {
      const { id } = yield* choose(
        me,
        'react',
        waiting.map((card) => ofCity('react', card, me)),
        { rule: 'E131' },
      );
      next = sure(waiting.find((card) => card.id === id));
    }
    waiting = waiting.filter((card) => card !== next);
    if (seamsOf(t.state).tollToUse.length > 0 && !(yield* paysToReact(t, me, next))) continue;
    const effect = by(next).react?.(t, me, by(next), played);
    if (effect) yield* effect;
  }
}

/** W311, OW33. A reaction that has a toll may be declined, and is lost where it cannot be paid. */
function* paysToReact(t: T, me: Seat, card: CityCard): Rules<boolean> {
  const tolls = tollsToUse(t.state, me, card);
  if (tolls.length === 0) return true;
  if (!payable(t.state, me, tolls, yes)) return false;
  const chosen: Option = yield* choose<Option>(me, 'use', [ofCity('use', card, me), DECLINE], about(by(card)));
  if (chosen.do === 'decline') return false;
  yield* payTolls(t, me, tolls, yes);
  return true;
}

const yes = (): boolean => true;

export const HAND: Source = { from: 'hand', spot: 0 };
const ASIDE: Source = { from: 'aside', spot: 0 };

/** E116. Plays one of the turned-up cards worth at most so many points for free; the others are discarded. */
export function* playOneAside(t: T, me: Seat, most: number, may: boolean, why: Cause): Rules {
  const { state } = t;
  const kinds = [...new Set(state.aside)].filter(
    (kind) => cardOf(kind).points <= most && canPlayFree(state, me, cardOf(kind), ASIDE),
  );
  const options: Option[] = kinds.map(fromAside);
  if (may) options.push(DECLINE);
  const chosen = options.length > 0 ? yield* choose(me, 'play-free', options, about(why)) : DECLINE;
  const kind = chosen.do === 'play' ? kindNamed(String(chosen.card)) : undefined;
  discardAside(t, kind);
  if (kind !== undefined) yield* playFree(t, me, kind, ASIDE);
}

/** Options to play a card from the Meadow with the discount of a location. */
export function playableAtDiscount(state: State, me: Seat, place: PlaceDiscount): Playable[] {
  const purse = purseOf(state, me);
  return openSpots(state)
    .map((spot) => fromMeadow(sure(state.meadow[spot]), spot))
    .filter((option) => canPlay(state, me, cardOf(sure(state.meadow[option.spot])), option, purse, place));
}

/** Is there any card in the Meadow that can be played with the discount? */
export function canPlayAtDiscount(state: State, me: Seat, place: PlaceDiscount): boolean {
  const purse = purseOf(state, me);
  return openSpots(state).some((spot) => {
    const kind = sure(state.meadow[spot]);
    return canPlay(state, me, cardOf(kind), fromMeadow(kind, spot), purse, place);
  });
}

type Playable = Option & Source & { readonly card: string };

/** E12. Options to play a card from hand or Meadow for free that is worth at most so many points. */
export function playableFree(state: State, me: Seat, most: number): Playable[] {
  const cheap = (kind: Kind, from: Source) => cardOf(kind).points <= most && canPlayFree(state, me, cardOf(kind), from);
  const kinds = [...new Set(playerOf(state, me).hand)].sort((a, b) => a - b);
  const hand = kinds.filter((kind) => cheap(kind, HAND)).map(fromHand);
  const meadow = openSpots(state)
    .map((spot) => fromMeadow(sure(state.meadow[spot]), spot))
    .filter((option) => cheap(sure(state.meadow[option.spot]), option));
  return [...hand, ...meadow];
}

/** Plays one of these cards for free. */
export function* playFreely(t: T, me: Seat, options: readonly Playable[], why: Cause): Rules {
  if (options.length === 0) return;
  const chosen = yield* offer(me, 'play-free', options, about(why));
  yield* playFree(t, me, kindNamed(chosen.card), chosen);
}

/** Plays one of these cards with the discount of a location; with `may` none is a choice too. */
export function* playDiscounted(
  t: T,
  me: Seat,
  options: readonly Playable[],
  place: PlaceDiscount,
  may: boolean,
): Rules {
  if (options.length === 0) return;
  const chosen: Option = yield* choose<Option>(me, 'play-cheaper', may ? [...options, DECLINE] : options, about(place));
  if (chosen.do === 'decline') return;
  const from = { from: String(chosen.from), spot: Number(chosen.spot) };
  yield* playPaid(t, me, kindNamed(String(chosen.card)), from, place);
}

/** Options to play one of these hand cards with the discount of a location. */
export function playableFromHand(state: State, me: Seat, kinds: readonly Kind[], place: PlaceDiscount): Playable[] {
  const purse = purseOf(state, me);
  const { hand } = playerOf(state, me);
  const there = [...new Set(kinds)].filter((kind) => hand.includes(kind)); // one may have been handed on (W29)
  return there.filter((kind) => canPlay(state, me, cardOf(kind), HAND, purse, place)).map(fromHand);
}
