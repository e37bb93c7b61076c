/** The sixteen special events (EC77-EC92). */
import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import { about, by, type Cause } from '../../rules/cause.ts';
import {
  cardById,
  discardFromCity,
  distinctCards,
  findOf,
  mayLeave,
  pairsOf,
  sharingCards,
  tuckFromCity,
} from '../../rules/city.ts';
import { drawing, turnUp } from '../../rules/deck.ts';
import { chooseReceiver, gainAny, give, pay, payOne, pickFromStock, receivers } from '../../rules/goods.ts';
import { kindsInHand, pickFromHand, room } from '../../rules/hand.ts';
import { amount, DECLINE, keepCard, ofCity, SPEND, tuckCard } from '../../rules/options.ts';
import { produceAll } from '../../rules/production.ts';
import { select } from '../../rules/select.ts';
import { liftWorker, named, pickWorker, workersOn } from '../../rules/worker.ts';
import { addSeen, removeOpenly } from '../../state/known.ts';
import { BERRY, PEBBLE, RESIN, type Resource, TWIG, total } from '../../state/resource.ts';
import { type Achieved, ALL_SEE, AT_EVENT, playerOf, type State, type T } from '../../state/state.ts';
import { COLOURS, type Kind } from '../card.ts';
import { cardOf, eventNamed, kindNamed } from '../catalogue.ts';
import { event } from '../event.ts';

const goodsOn = (achieved: Achieved): number => total(achieved.goods ?? []);
const beneath = (achieved: Achieved): number => achieved.beneath?.length ?? 0;
const cardOfMine = (state: State, me: Seat, id: string) => findOf(playerOf(state, me).city, kindNamed(id));

/** Puts up to three of one resource from the own supply on the event. */
function* putOn(t: T, me: Seat, achieved: Achieved, resource: Resource, why: Cause): Rules {
  const most = Math.min(3, sure(playerOf(t.state, me).stock[resource]));
  const options = Array.from({ length: most + 1 }, (_, count) => amount(count));
  const { count } = yield* choose(me, 'amount', options, about(why));
  payOne(t, me, resource, count, why);
  achieved.goods = [0, 0, 0, 0];
  achieved.goods[resource] = count;
}

const MARKETING = { id: 'a-brilliant-marketing-plan', rule: 'EC77' };
const WELL_RUN = { id: 'a-well-run-city', rule: 'EC78' };
const FIREWORKS = { id: 'an-evening-of-fireworks', rule: 'EC79' };
const SCROLLS = { id: 'ancient-scrolls-discovered', rule: 'EC80' };
const THIEVES = { id: 'capture-of-the-acorn-thieves', rule: 'EC81' };
const CURE = { id: 'croak-wart-cure', rule: 'EC82' };
const SCHOLARS = { id: 'graduation-of-scholars', rule: 'EC84' };
const PERFORMER = { id: 'performer-in-residence', rule: 'EC87' };
const CEILING = { id: 'pristine-chapel-ceiling', rule: 'EC88' };
const MANAGEMENT = { id: 'under-new-management', rule: 'EC92' };

export const specialEvents = [
  event(MARKETING.id, {
    rule: MARKETING.rule,
    requires: { cards: ['shopkeeper', 'post-office'] },
    *achieve(t, me, achieved) {
      while (achieved.given < 3) {
        const { stock } = playerOf(t.state, me);
        const options = SPEND.filter((_, resource) => (stock[resource] ?? 0) > 0);
        const chosen = yield* choose(me, 'give-one', [...options, DECLINE], about(MARKETING));
        if (chosen.do === 'decline') return;
        const gift = [0, 0, 0, 0];
        gift[SPEND.indexOf(chosen)] = 1;
        give(t, me, yield* chooseReceiver(me, receivers(t.state, me), MARKETING), gift, MARKETING);
        achieved.given++;
      }
    },
    points: (_state, _me, achieved) => 2 * achieved.given,
  }),

  event(WELL_RUN.id, {
    rule: WELL_RUN.rule,
    requires: { cards: ['chip-sweep', 'clock-tower'] },
    *achieve(t, me) {
      const at = (yield* pickWorker(t, me, WELL_RUN)) ?? AT_EVENT + eventNamed(WELL_RUN.id);
      liftWorker(t.state, me, at);
      playerOf(t.state, me).available++;
      const left = named(t.state, at);
      t.emit?.({ type: 'take-back', seat: me, workers: 1, left, by: WELL_RUN.id, rule: WELL_RUN.rule });
    },
    points: 4,
  }),

  event(FIREWORKS.id, {
    rule: FIREWORKS.rule,
    requires: { cards: ['lookout', 'miner-mole'] },
    achieve: (t, me, achieved) => putOn(t, me, achieved, TWIG, FIREWORKS),
    points: (_state, _me, achieved) => 2 * goodsOn(achieved),
  }),

  event(SCROLLS.id, {
    rule: SCROLLS.rule,
    requires: { cards: ['historian', 'ruins'] },
    *achieve(t, me, achieved) {
      const { state } = t;
      turnUp(t, 5, me, SCROLLS);
      const player = playerOf(state, me);
      const { kinds, copies } = kindsInHand(state.aside);
      const kept = yield* select(me, 'scrolls', kinds.map(keepCard), copies, 0, room(player), about(SCROLLS));
      achieved.beneath = [];
      for (const [i, kind] of kinds.entries()) {
        const keep = sure(kept[i]);
        for (let copy = 0; copy < (copies[i] ?? 0); copy++) {
          if (copy < keep) addSeen(state, me, kind, ALL_SEE);
          else achieved.beneath.push(kind);
        }
      }
      state.aside.length = 0;
      const names = achieved.beneath.map((kind) => cardOf(kind).id);
      t.emit?.({ type: 'beneath', seat: me, event: SCROLLS.id, cards: names, rule: SCROLLS.rule });
    },
    points: (_state, _me, achieved) => beneath(achieved),
  }),

  event(THIEVES.id, {
    rule: THIEVES.rule,
    requires: { cards: ['courthouse', 'ranger'] },
    *achieve(t, me, achieved) {
      const under: Kind[] = [];
      achieved.beneath = under;
      while (under.length < 2) {
        const critters = playerOf(t.state, me).city.filter((card) => by(card).isCritter && mayLeave(card));
        if (critters.length === 0) return;
        const options = distinctCards(t.state, critters).map((critter) => ofCity('tuck', critter, me));
        const chosen = yield* choose(me, 'thieves', [...options, DECLINE], about(THIEVES));
        if (chosen.do === 'decline') return;
        tuckFromCity(t, me, cardById(critters, chosen.id), under, THIEVES);
      }
    },
    points: (_state, _me, achieved) => 3 * beneath(achieved),
  }),

  event(CURE.id, {
    rule: CURE.rule,
    requires: { cards: ['undertaker', 'barge-toad'] },
    possible: (state, me) => sure(playerOf(state, me).stock[BERRY]) >= 2,
    *achieve(t, me) {
      payOne(t, me, BERRY, 2, CURE);
      for (let i = 0; i < 2; i++) {
        const { city } = playerOf(t.state, me);
        const options = distinctCards(t.state, city.filter(mayLeave)).map((standing) => ofCity('lose', standing, me));
        if (options.length === 0) return;
        const { id } = yield* choose(me, 'lose', options, about(CURE));
        discardFromCity(t, me, cardById(city, id), CURE);
      }
    },
    points: 6,
  }),

  event('flying-doctor-service', {
    rule: 'EC83',
    requires: { cards: ['doctor', 'postal-pigeon'] },
    points: (state) => 3 * state.players.reduce((sum, { city }) => sum + couples(city), 0),
  }),

  event(SCHOLARS.id, {
    rule: SCHOLARS.rule,
    requires: { cards: ['teacher', 'university'] },
    *achieve(t, me, achieved) {
      const kinds = yield* pickFromHand(t, me, 'scholars', tuckCard, 0, 3, SCHOLARS, (kind) => cardOf(kind).isCritter);
      for (const kind of kinds) removeOpenly(t.state, me, kind);
      achieved.beneath = kinds;
      if (kinds.length === 0) return;
      t.reveal();
      const names = kinds.map((kind) => cardOf(kind).id);
      t.emit?.({ type: 'beneath', seat: me, event: SCHOLARS.id, cards: names, rule: SCHOLARS.rule });
    },
    points: (_state, _me, achieved) => 2 * beneath(achieved),
  }),

  event('ministering-to-miscreants', {
    rule: 'EC85',
    requires: { cards: ['monk', 'dungeon'] },
    points: (state, me) => 3 * (cardOfMine(state, me, 'dungeon')?.beneath?.length ?? 0),
  }),

  event('path-of-the-pilgrims', {
    rule: 'EC86',
    requires: { cards: ['monastery', 'wanderer'] },
    points: (state, me) => 3 * workersOnMine(state, me, 'monastery'),
  }),

  event(PERFORMER.id, {
    rule: PERFORMER.rule,
    requires: { cards: ['inn', 'bard'] },
    achieve: (t, me, achieved) => putOn(t, me, achieved, BERRY, PERFORMER),
    points: (_state, _me, achieved) => 2 * goodsOn(achieved),
  }),

  event(CEILING.id, {
    rule: CEILING.rule,
    requires: { cards: ['woodcarver', 'chapel'] },
    *achieve(t, me) {
      const tokens = cardOfMine(t.state, me, 'chapel')?.points ?? 0;
      yield* drawing(t, me, tokens, CEILING);
      yield* gainAny(t, me, tokens, CEILING);
    },
    points: (state, me) => 2 * (cardOfMine(state, me, 'chapel')?.points ?? 0),
  }),

  event('remembering-the-fallen', {
    rule: 'EC89',
    requires: { cards: ['cemetery', 'shepherd'] },
    points: (state, me) => 3 * workersOnMine(state, me, 'cemetery'),
  }),

  event('tax-relief', {
    rule: 'EC90',
    requires: { cards: ['judge', 'queen'] },
    achieve: (t, me) => produceAll(t, me),
    points: 3,
  }),

  event('the-everdell-games', { rule: 'EC91', requires: { colours: COLOURS, each: 2 }, points: 9 }),

  event(MANAGEMENT.id, {
    rule: MANAGEMENT.rule,
    requires: { cards: ['peddler', 'general-store'] },
    *achieve(t, me, achieved) {
      achieved.goods = yield* pickFromStock(t, me, 0, 3, MANAGEMENT);
      pay(t, me, achieved.goods, MANAGEMENT);
    },
    points(_state, _me, { goods = [0, 0, 0, 0] }) {
      return total(goods) + (goods[RESIN] ?? 0) + (goods[PEBBLE] ?? 0);
    },
  }),
];

function workersOnMine(state: State, me: Seat, id: string): number {
  const card = cardOfMine(state, me, id);
  return card ? workersOn(state, card) : 0;
}

/** OE25. Husband and Wife pairs of a city. */
function couples(city: Parameters<typeof pairsOf>[0]): number {
  const husband = sharingCards().find((half) => half.pairKind === kindNamed('wife'));
  return husband ? pairsOf(city, husband) : 0;
}
