/** The five cards of Corrin Evertail (W18-W30): their links name a colour, not a card (W19, W20). */
import { choose, type Option, type Rules, type Seat } from '@smallfolk/kernel';
import { card } from '../../content/card.ts';
import { kindNamed } from '../../content/catalogue.ts';
import { automatonOf } from '../../content/in-play.ts';
import { about, by, type Cause } from '../../rules/cause.ts';
import { countColour, countOf } from '../../rules/city.ts';
import { cardReceivers, drawing, handOver } from '../../rules/deck.ts';
import { chooseReceiver, gain, gainPoints, give, receivers } from '../../rules/goods.ts';
import { kindsInHand } from '../../rules/hand.ts';
import { DECLINE, giveCard, SPEND } from '../../rules/options.ts';
import { payable, payTolls, tollsToUse } from '../../rules/toll.ts';
import { removeUnseen } from '../../state/known.ts';
import { BERRY, RESOURCES } from '../../state/resource.ts';
import { type CityCard, playerOf, type State, type T } from '../../state/state.ts';
import { copyOccupied, occupiedByOthers } from './path.ts';

const others = (state: State, me: Seat): Seat[] =>
  state.players.flatMap((_, step) => (step === 0 ? [] : [(me + step) % state.players.length]));

const path = card(
  'corrin-evertails-path',
  {
    rule: 'W24',
    is: 'unique red construction',
    cost: { pebble: 1 },
    points: 0,
    copies: 1,
    links: { colour: 'tan' },
  },
  {
    space: 0,
    spots: 1,
    visitable: (state, me) => occupiedByOthers(state, me).length > 0,
    visit: (t, me, self) => copyOccupied(t, me, by(self)),
  },
);

const king = card(
  'corrin-evertail-the-king',
  {
    rule: 'W26',
    is: 'unique purple critter',
    cost: { berry: 5 },
    points: 4,
    copies: 1,
    links: { colour: 'purple' },
  },
  {
    bonus: (state, me) =>
      Math.max(0, ...others(state, me).map((seat) => countColour(playerOf(state, seat).city, 'purple'))),
  },
);

const farmsOf = (state: State, seat: Seat): number => countOf(playerOf(state, seat).city, kindNamed('farm'));

const field = card(
  'corrin-evertails-field',
  {
    rule: 'W27',
    is: 'unique green construction',
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 1,
    copies: 1,
    links: { colour: 'green' },
  },
  {
    *produce(t, me, self) {
      const owners = others(t.state, me).filter((seat) => farmsOf(t.state, seat) > 0);
      const farms = owners.reduce((sum, seat) => sum + farmsOf(t.state, seat), 0);
      gain(t, me, BERRY, 1 + farms, by(self));
      for (const seat of owners) yield* drawForFarms(t, seat);
    },
  },
);

const FARMS: Cause = { id: 'corrin-evertails-field', rule: 'W28' };

/** W28, OW53. Each opponent draws a card per Farm; one who plays alone does it in its own way. */
function* drawForFarms(t: T, seat: Seat): Rules {
  const count = farmsOf(t.state, seat);
  const automaton = automatonOf(t.state, seat);
  if (automaton) automaton.drawCards?.(t, seat, count);
  else yield* drawing(t, seat, count, FARMS);
}

const leader = card('corrin-evertail-the-leader', {
  rule: 'W29',
  is: 'unique blue critter',
  cost: { berry: 3 },
  points: 1,
  copies: 1,
  links: { colour: 'blue' },
});

/** W29, OW116. After each draw of the owner: one of the cards just drawn for a token, if it has not left again (W253, W255). */
export function* handOnDrawn(t: T, me: Seat, drawn: readonly number[], self: CityCard): Rules {
  const { state } = t;
  const why = by(self);
  if (cardReceivers(state, me).length === 0) return;
  const { hand } = playerOf(state, me);
  const tolls = tollsToUse(state, me, self); // W311; the card that is handed on cannot pay it
  const { kinds } = kindsInHand(drawn, (kind) => hand.includes(kind) && payable(state, me, tolls, yes, kind));
  if (kinds.length === 0) return;
  const chosen = yield* choose<Option>(me, 'leader', [...kinds.map(giveCard), DECLINE], about(why));
  if (chosen.do === 'decline') return;
  const kind = kindNamed(String(chosen.card));
  yield* payTolls(t, me, tolls, yes, kind);
  const to = yield* chooseReceiver(me, cardReceivers(state, me), why);
  removeUnseen(state, me, [kind]);
  handOver(t, me, to, [kind], why);
  gainPoints(t, me, 1, why);
}

const yes = (): boolean => true;

export const isLeader = (kind: number): boolean => kind === kindNamed(leader.id);

const MOST_GIFTS = 8;

const warrior = card(
  'corrin-evertail-the-warrior',
  {
    rule: 'W30',
    is: 'unique tan critter',
    cost: { berry: 4 },
    points: 2,
    copies: 1,
    links: { colour: 'red' },
  },
  {
    space: 0,
    *arrive(t, me, self) {
      for (let given = 0; given < MOST_GIFTS; given++) if (!(yield* giveOne(t, me, by(self)))) return;
    },
  },
);

/** One card or one resource to an opponent, for a token; false if nothing more is given. */
function* giveOne(t: T, me: Seat, why: Cause): Rules<boolean> {
  const { state } = t;
  const { hand, stock } = playerOf(state, me);
  const takers = { goods: receivers(state, me), cards: cardReceivers(state, me) };
  const goods = takers.goods.length > 0 ? SPEND.filter((_, kind) => (stock[kind] ?? 0) > 0) : [];
  const kinds = takers.cards.length > 0 ? kindsInHand(hand).kinds : [];
  const options: Option[] = [...goods, ...kinds.map(giveCard)];
  if (options.length === 0) return false;
  const chosen = yield* choose<Option>(me, 'warrior', [...options, DECLINE], about(why));
  if (chosen.do === 'decline') return false;
  if (chosen.do === 'spend') {
    const amount = RESOURCES.map((name) => (name === chosen.what ? 1 : 0));
    give(t, me, yield* chooseReceiver(me, takers.goods, why), amount, why);
  } else {
    const kind = kindNamed(String(chosen.card));
    const to = yield* chooseReceiver(me, takers.cards, why);
    removeUnseen(state, me, [kind]);
    handOver(t, me, to, [kind], why);
  }
  gainPoints(t, me, 1, why);
  return true;
}

export const corrinCards = [path, king, field, leader, warrior];
