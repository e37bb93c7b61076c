/** Red cards, the destinations: they act when a worker is placed on them (E150). */
import { choose } from '@smallfolk/kernel';
import { about, by } from '../../rules/cause.ts';
import { cardById, discardFromCity, distinctCards, mayLeave } from '../../rules/city.ts';
import { draw, drawing, giveFromHand, showAside, turnUp } from '../../rules/deck.ts';
import { chooseReceiver, gainAll, gainAny, gainPoints, give, pickFromStock, receivers } from '../../rules/goods.ts';
import { discardFromHand, room } from '../../rules/hand.ts';
import { ofCity } from '../../rules/options.ts';
import {
  canPlayAtDiscount,
  playableAtDiscount,
  playableFree,
  playDiscounted,
  playFreely,
  playOneAside,
} from '../../rules/play.ts';
import { copyable, copyOne } from '../../rules/worker.ts';
import { total } from '../../state/resource.ts';
import { kindOf, playerOf } from '../../state/state.ts';
import { card } from '../card.ts';

export const cemetery = card(
  'cemetery',
  { rule: 'EC5', is: 'unique red construction', cost: { pebble: 2 }, points: 0, copies: 2, links: ['undertaker'] },
  {
    spots: 2,
    unlockedBy: 'undertaker',
    permanent: true,
    visitable: (state) => state.deck.length + state.discard.length > 0,
    *visit(t, me, self) {
      const { state } = t;
      const sources = state.discard.length > 0 ? (['deck', 'discard'] as const) : (['deck'] as const);
      const options = sources.map((from) => ({ do: 'reveal', from }) as const);
      const { from } = yield* choose(me, 'reveal-from', options, about(by(self)));
      if (from === 'deck') turnUp(t, 4, me, by(self));
      else {
        const top = state.discard.splice(Math.max(0, state.discard.length - 4));
        state.aside.push(...top.map(kindOf));
        showAside(t, me, by(self));
      }
      yield* playOneAside(t, me, Number.POSITIVE_INFINITY, false, by(self));
    },
  },
);

export const chapel = card(
  'chapel',
  {
    rule: 'EC6',
    is: 'unique red construction',
    cost: { twig: 2, resin: 1, pebble: 1 },
    points: 2,
    copies: 2,
    links: ['shepherd'],
  },
  {
    spots: 1,
    visit(t, me, self) {
      self.points++;
      t.emit?.({ type: 'points', seat: me, count: 1, on: self.id, by: 'chapel', rule: by(self).rule });
      return draw(t, me, 2 * self.points, by(self));
    },
  },
);

export const inn = card(
  'inn',
  {
    rule: 'EC20',
    is: 'common red construction',
    cost: { twig: 2, resin: 1 },
    points: 2,
    copies: 3,
    links: ['innkeeper'],
  },
  {
    spots: 1,
    open: true,
    visitable: (state, me) => canPlayAtDiscount(state, me, INN),
    visit: (t, me) => playDiscounted(t, me, playableAtDiscount(t.state, me, INN), INN, false),
  },
);
const INN = { id: 'inn', rule: 'EC20', units: 3 };

export const lookout = card(
  'lookout',
  {
    rule: 'EC24',
    is: 'unique red construction',
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 2,
    copies: 2,
    links: ['wanderer'],
  },
  {
    spots: 1,
    *visit(t, me, self) {
      yield* copyOne(t, me, copyable(t.state, me, true), by(self));
    },
  },
);

export const monastery = card(
  'monastery',
  {
    rule: 'EC27',
    is: 'unique red construction',
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 1,
    copies: 2,
    links: ['monk'],
  },
  {
    spots: 2,
    unlockedBy: 'monk',
    permanent: true,
    visitable: (state, me) => total(playerOf(state, me).stock) >= 2,
    *visit(t, me, self) {
      const given = yield* pickFromStock(t, me, 2, 2, by(self));
      give(t, me, yield* chooseReceiver(me, receivers(t.state, me), by(self)), given, by(self));
      gainPoints(t, me, 4, by(self));
    },
  },
);

export const postOffice = card(
  'post-office',
  {
    rule: 'EC31',
    is: 'common red construction',
    cost: { twig: 1, resin: 2 },
    points: 2,
    copies: 3,
    links: ['postal-pigeon'],
  },
  {
    spots: 1,
    open: true,
    visitable: (state, me) => playerOf(state, me).hand.length >= 2,
    *visit(t, me, self) {
      yield* giveFromHand(t, me, 2, by(self));
      const player = playerOf(t.state, me);
      yield* discardFromHand(t, me, 0, player.hand.length, by(self));
      yield* drawing(t, me, room(player), by(self));
    },
  },
);

export const queen = card(
  'queen',
  { rule: 'EC33', is: 'unique red critter', cost: { berry: 5 }, points: 4, copies: 2, links: ['palace'] },
  {
    spots: 1,
    visitable: (state, me) => playableFree(state, me, 3).length > 0,
    *visit(t, me, self) {
      yield* playFreely(t, me, playableFree(t.state, me, 3), by(self));
    },
  },
);

export const university = card(
  'university',
  {
    rule: 'EC45',
    is: 'unique red construction',
    cost: { resin: 1, pebble: 2 },
    points: 3,
    copies: 2,
    links: ['doctor'],
  },
  {
    spots: 1,
    visitable: (state, me, self) => playerOf(state, me).city.some((other) => other !== self && mayLeave(other)),
    *visit(t, me, self) {
      const { city } = playerOf(t.state, me);
      const others = city.filter((standing) => standing !== self && mayLeave(standing));
      const options = distinctCards(t.state, others).map((standing) => ofCity('lose', standing, me));
      const { id } = yield* choose(me, 'lose', options, about(by(self)));
      const lost = cardById(others, id);
      discardFromCity(t, me, lost, by(self));
      gainAll(t, me, by(lost).price, by(self));
      yield* gainAny(t, me, 1, by(self));
      gainPoints(t, me, 1, by(self));
    },
  },
);

export const redCards = [cemetery, chapel, inn, lookout, monastery, postOffice, queen, university];
