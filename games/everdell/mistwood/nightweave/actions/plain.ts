/** Her actions without a worker (W132-W138, W140-W143). */

import type { Rules, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../../../content/card.ts';
import { cardOf } from '../../../content/catalogue.ts';
import { seamsOf } from '../../../content/in-play.ts';
import { cause } from '../../../rules/cause.ts';
import { discardOpenly, refillMeadow, turnTop } from '../../../rules/deck.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { EMPTY, MEADOW_PLACES, type State, type T } from '../../../state/state.ts';
import type { PlainAction } from '../activity/card.ts';
import { meadowPlace } from '../arrows.ts';
import { isFull, settle } from '../city.ts';
import { discardTop, drawCards, handSize, takeFromHand, topOfHand } from '../hand.ts';
import { isInMeadow, lairOf } from '../lair.ts';
import { twist } from '../twist.ts';
import { type Attempt, because, type Reason } from './attempt.ts';

const DISCARDED = cause('nightweave-discard', 'W133');

/** W132. */
// biome-ignore lint/correctness/useYield: nothing is asked
function* draw(t: T, me: Seat): Rules<undefined> {
  drawCards(t, me, 1, 'W132');
}

/** W125, W133. */
// biome-ignore lint/correctness/useYield: nothing is asked
function* discard(t: T, me: Seat): Rules<Reason | undefined> {
  if (handSize(t.state, me) === 0) return because('hand-empty', 'W125');
  discardTop(t, me, 'W133');
  gainPoints(t, me, 1, DISCARDED);
}

/** W123, W130, W134, OW47. With a full city only a legend on top can still be played. */
function* playHand(t: T, me: Seat): Rules<Reason | undefined> {
  const { state } = t;
  if (handSize(state, me) === 0) return because('hand-empty', 'W130');
  const full = isFull(state, me);
  if (full && lairOf(state).legends.length === 0) return because('city-full', 'W123');
  const top = topOfHand(t, me);
  if (top === undefined || (full && !cardOf(top).legendary)) return because('city-full', 'W123');
  takeFromHand(t, me, top);
  yield* settle(t, me, top, { from: 'hand', rule: 'W134' });
}

const hasMeadowCard = (state: State): boolean => state.meadow.some((kind) => kind !== EMPTY);

/** W135, W136, W143, OW68. The die shows the place; where she stands herself the top deck card comes instead. */
function* playMeadow(t: T, me: Seat): Rules<Reason | undefined> {
  const { state } = t;
  if (isFull(state, me)) return because('city-full', 'W123');
  if (!hasMeadowCard(state)) return because('meadow-empty', 'W135');
  const die = t.random.roll(MEADOW_PLACES);
  if (die - 1 === lairOf(state).figure) {
    const kind = turnTop(t);
    if (kind === undefined) return because('deck-empty', 'W136');
    t.reveal();
    yield* settle(t, me, kind, { from: 'deck', die, rule: 'W136' });
    return;
  }
  const spot = meadowPlace(state, die - 1) ?? die - 1;
  yield* twist(t, (each) => each.onMeadowPlay?.(t, me, spot));
  yield* settle(t, me, takeMeadowCard(state, spot), { from: 'meadow', die, spot, rule: 'W135' });
  refillMeadow(t);
}

function takeMeadowCard(state: State, spot: number): Kind {
  const kind = sure(state.meadow[spot]);
  state.meadow[spot] = EMPTY;
  return kind;
}

/** W137. */
function* playMeadowAndDraw(t: T, me: Seat): Rules<Reason | undefined> {
  const reason = yield* playMeadow(t, me);
  if (!reason) drawCards(t, me, 1, 'W137');
  return reason;
}

/** W126, W138. Without a hand card the second half is skipped. */
function* playMeadowAndDiscard(t: T, me: Seat): Rules<Reason | undefined> {
  const reason = yield* playMeadow(t, me);
  if (!reason) yield* discard(t, me);
  return reason;
}

/** W140, W354. A place where she may not stand is rolled again. */
function rollToEnter(t: T): { readonly die: number; readonly spot: number } {
  const { mayEnter } = seamsOf(t.state);
  const may = (spot: number) => mayEnter.every((ask) => ask(t.state, spot));
  for (;;) {
    const die = t.random.roll(MEADOW_PLACES);
    const spot = meadowPlace(t.state, die - 1) ?? die - 1;
    if (may(spot) || !t.state.meadow.some((kind, at) => kind !== EMPTY && may(at))) return { die, spot };
  }
}

/** W124, W131, W140-W142. The card of the place shown, and her figure in its stead. */
function* enter(t: T, me: Seat): Rules<Reason | undefined> {
  const { state } = t;
  const lair = lairOf(state);
  if (isInMeadow(state)) return because('in-meadow', 'W131');
  if (!hasMeadowCard(state)) return because('meadow-empty', 'W140');
  const { die, spot } = rollToEnter(t);
  const full = isFull(state, me);
  const kind = takeMeadowCard(state, spot);
  lair.figure = spot;
  lair.placed = true;
  state.unfilled |= 1 << spot;
  if (full) {
    discardOpenly(state, kind);
    t.emit?.({ type: 'nightweave-discards', seat: me, card: cardOf(kind).id, from: 'meadow', die, spot, rule: 'W142' });
  } else yield* settle(t, me, kind, { from: 'meadow', die, spot, rule: 'W140' });
  t.emit?.({ type: 'nightweave-enters', seat: me, spot, rule: 'W140' });
  refillMeadow(t);
  yield* twist(t, (each) => each.onEnter?.(t, me));
}

export const PLAIN: Readonly<Record<PlainAction, Attempt>> = {
  draw,
  discard,
  'play-hand': playHand,
  'play-meadow': playMeadow,
  'play-meadow-and-draw': playMeadowAndDraw,
  'play-meadow-and-discard': playMeadowAndDiscard,
  enter,
};
