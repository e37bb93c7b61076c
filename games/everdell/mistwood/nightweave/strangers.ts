/**
 * The few cards of other boxes whose text acts in her hands (W362-W366, W422). This table does not have those boxes yet; a box
 * that brings such a card finds her ready, and its own text uses what her automaton does for it (W363, W434).
 */
import { choose, type Rules, type Seat } from '@smallfolk/kernel';
import type { Card, CardId, Effect } from '../../content/card.ts';
import { about, by, cause } from '../../rules/cause.ts';
import { addToCity, cardById, distinctCards, fits, mayLeave, spacesUsed, takeFromCity } from '../../rules/city.ts';
import { discardOpenly } from '../../rules/deck.ts';
import { gainPoints } from '../../rules/goods.ts';
import { discardFromHand } from '../../rules/hand.ts';
import { ofCity } from '../../rules/options.ts';
import { type CityCard, HAND_LIMIT, held, playerOf, type State, type T } from '../../state/state.ts';
import { discardTop, topOfHand } from './hand.ts';
import { singledOut } from './lair.ts';

type Act = (t: T, me: Seat, card: Card) => Effect;

const ROWDY = cause('rugwort-the-rowdy', 'W362');
const LOST_TO_ROWDY = 2;

/** Your green cards with most base points that she can take (OW89). */
function greenest(state: State, victim: Seat): CityCard[] {
  const green = playerOf(state, victim).city.filter((card) => by(card).colour === 'green' && mayLeave(card));
  const most = Math.max(...green.map((card) => by(card).points));
  return green.filter((card) => by(card).points === most);
}

/** W362, OW72, OW88. A green card of yours comes into her city, the Rowdy into yours, and you discard two. */
function* rowdy(t: T, me: Seat, card: Card): Rules {
  const { state } = t;
  const victim = singledOut(state);
  const prey = greenest(state, victim);
  if (prey.length > 0) {
    const options = distinctCards(state, prey).map((each) => ofCity('lose', each, victim));
    const { id } = yield* choose(victim, 'lose', options, about(ROWDY));
    const taken = cardById(prey, id);
    takeFromCity(t, victim, taken);
    for (const kind of taken.beneath ?? []) discardOpenly(state, kind);
    const now = addToCity(state, me, taken.kind);
    t.emit?.({
      type: 'nightweave-plays',
      seat: me,
      into: me,
      card: by(now).id,
      id: now.id,
      from: 'city',
      rule: ROWDY.rule,
    });
  }
  if (fits(state, victim, card, spacesUsed(state, victim))) {
    const { id } = addToCity(state, victim, card.index);
    t.emit?.({ type: 'nightweave-plays', seat: me, into: victim, card: card.id, id, rule: ROWDY.rule });
  } else discardOpenly(state, card.index);
  yield* discardFromHand(t, victim, LOST_TO_ROWDY, LOST_TO_ROWDY, ROWDY);
}

const robber: Act = (t, me, card) => {
  const { id } = addToCity(t.state, me, card.index);
  t.emit?.({ type: 'nightweave-plays', seat: me, into: me, card: card.id, id, rule: 'W364' });
  exchangeHands(t, me, singledOut(t.state));
};

/** W364, W365, W434. She keeps at most eight, and her legends; nobody takes a token, as nothing is given. */
export function exchangeHands(t: T, me: Seat, other: Seat): void {
  const [hers, theirs] = [playerOf(t.state, me), playerOf(t.state, other)];
  const rest = t.random.shuffle(hers.hand);
  for (const kind of rest.splice(HAND_LIMIT)) t.state.discard.push(held(kind, 0));
  [hers.hand, theirs.hand] = [theirs.hand, rest];
  hers.shown = hers.hand.map((kind) => held(kind, 1 << other));
  theirs.shown = [];
  t.reveal(other);
  t.emit?.({ type: 'nightweave-exchanges', seat: me, from: other, count: rest.length, rule: 'W364' });
}

/** W363. Cards that an effect of yours makes her discard bring her a token each. */
export function loseCards(t: T, me: Seat, count: number): void {
  for (let i = 0; i < count && topOfHand(t, me) !== undefined; i++) {
    discardTop(t, me, 'W363');
    gainPoints(t, me, 1, cause('rugwort-the-rowdy', 'W363'));
  }
}

const ACTS: Readonly<Record<CardId, Act>> = { 'rugwort-the-rowdy': rowdy, 'rugwort-the-robber': robber };

/** What the card does in her hands; nothing but these does anything (W104, W360). */
export const actOf = ({ id }: Card): Act | undefined => ACTS[id];

/** W225, W366. The one printed bonus that is hers. */
export const isHersToo = ({ id }: Card): boolean => id === 'rugwort-the-ruler';
