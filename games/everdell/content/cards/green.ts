/** Green cards, the production: they act when played and in the productions of spring and autumn (E149). */
import { choose, type Option, offer, type Rules, type Seat, sure } from '@smallfolk/kernel';
import { about, by, type Cause } from '../../rules/cause.ts';
import { cardById, countOf, distinctCards, hasCard, isA, pairsOf } from '../../rules/city.ts';
import { discardAside, draw, giveAside, takeAside, tellDrawn, turnUp } from '../../rules/deck.ts';
import {
  chooseReceiver,
  gainAll,
  gainAny,
  gainPoints,
  give,
  pay,
  payOne,
  pickFromStock,
  receivers,
} from '../../rules/goods.ts';
import { room } from '../../rules/hand.ts';
import { amount, DECLINE, keepCard, ofCity } from '../../rules/options.ts';
import { activatable, activate } from '../../rules/production.ts';
import { BERRY, RESOURCES, type Resource, TWIG, total } from '../../state/resource.ts';
import { type CityCard, playerOf, type State, type T } from '../../state/state.ts';
import { type Chain, card } from '../card.ts';
import { kindNamed } from '../catalogue.ts';

const farms = (state: State, owner: Seat): number => countOf(playerOf(state, owner).city, kindNamed('farm'));
const stockOf = (state: State, me: Seat, resource: Resource): number => sure(playerOf(state, me).stock[resource]);

export const bargeToad = card(
  'barge-toad',
  { rule: 'EC3', is: 'common green critter', cost: { berry: 2 }, points: 1, copies: 3, links: ['twig-barge'] },
  {
    yields: (state, owner) => ({ twig: 2 * farms(state, owner) }),
  },
);

export const chipSweep = card(
  'chip-sweep',
  { rule: 'EC7', is: 'common green critter', cost: { berry: 3 }, points: 2, copies: 3, links: ['resin-refinery'] },
  {
    uncopied: true,
    productive: (state, me, _self, _owner, chain) => sweepTargets(state, me, chain).length > 0,
    *produce(t, me, self, _owner, chain) {
      const targets = distinctCards(t.state, sweepTargets(t.state, me, chain));
      const { id } = yield* choose(
        me,
        'start',
        targets.map((target) => ofCity('activate', target, me)),
        about(by(self)),
      );
      yield* start(t, me, cardById(targets, id), me, chain);
    },
  },
);

/** E157. Chip Sweeps are never started by one. */
function sweepTargets(state: State, me: Seat, chain: Chain): CityCard[] {
  return activatable(state, me, me, chain, (target) => target.as !== kindNamed('chip-sweep') && !target.legendary);
}

function* start(t: T, me: Seat, target: CityCard, owner: Seat, chain: Chain): Rules {
  t.emit?.({ type: 'activate', seat: me, card: by(target).id, id: target.id, of: owner, rule: by(target).rule });
  const effect = activate(t, me, target, owner, chain);
  if (effect) yield* effect;
}

export const doctor = card(
  'doctor',
  { rule: 'EC11', is: 'unique green critter', cost: { berry: 4 }, points: 4, copies: 2, links: ['university'] },
  {
    productive: (state, me) => stockOf(state, me, BERRY) > 0,
    produce: (t, me, self) => payForPoints(t, me, BERRY, 3, by(self)),
  },
);

/** Up to so many of a resource for a point token each. */
function* payForPoints(t: T, me: Seat, resource: Resource, most: number, why: Cause): Rules {
  const count = yield* chooseAmount(me, Math.min(most, stockOf(t.state, me, resource)), why);
  payOne(t, me, resource, count, why);
  gainPoints(t, me, count, why);
}

function* chooseAmount(me: Seat, most: number, why: Cause): Rules<number> {
  const options = Array.from({ length: most + 1 }, (_, count) => amount(count));
  return (yield* choose(me, 'amount', options, about(why))).count;
}

export const fairgrounds = card(
  'fairgrounds',
  {
    rule: 'EC14',
    is: 'unique green construction',
    cost: { twig: 1, resin: 2, pebble: 1 },
    points: 3,
    copies: 3,
    links: ['fool'],
  },
  {
    productive: (state, me) => room(playerOf(state, me)) > 0,
    produce: (t, me, self) => draw(t, me, 2, by(self)),
  },
);

export const farm = card(
  'farm',
  {
    rule: 'EC15',
    is: 'common green construction',
    cost: { twig: 2, resin: 1 },
    points: 1,
    copies: 8,
    links: ['husband', 'wife'],
  },
  {
    yields: () => ONE_BERRY,
  },
);
const ONE_BERRY = { berry: 1 };
const TWO_BERRIES = { berry: 2 };

export const generalStore = card(
  'general-store',
  {
    rule: 'EC17',
    is: 'common green construction',
    cost: { resin: 1, pebble: 1 },
    points: 1,
    copies: 3,
    links: ['shopkeeper'],
  },
  {
    yields: (state, owner) => (hasCard(playerOf(state, owner).city, kindNamed('farm')) ? TWO_BERRIES : ONE_BERRY),
  },
);

export const husband = card(
  'husband',
  { rule: 'EC19', is: 'common green critter', cost: { berry: 3 }, points: 2, copies: 4, links: ['farm'] },
  {
    sharesWith: 'wife',
    productive: (state, _me, self, owner) => isPaired(state, self, owner) && farms(state, owner) > 0,
    produce: (t, me, self) => gainAny(t, me, 1, by(self)),
  },
);

/** E141, OE8. As many Husbands are paired as there are Wives. */
function isPaired(state: State, self: CityCard, owner: Seat): boolean {
  const { city } = playerOf(state, owner);
  const husbands = city.filter((standing) => isA(standing, by(self).as));
  return husbands.indexOf(self) < pairsOf(city, by(self));
}

export const mine = card(
  'mine',
  {
    rule: 'EC25',
    is: 'common green construction',
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 2,
    copies: 3,
    links: ['miner-mole'],
  },
  {
    yields: () => ONE_PEBBLE,
  },
);
const ONE_PEBBLE = { pebble: 1 };

export const minerMole = card(
  'miner-mole',
  { rule: 'EC26', is: 'common green critter', cost: { berry: 3 }, points: 1, copies: 3, links: ['mine'] },
  {
    productive: (state, me, _self, owner, chain) => moleTargets(state, me, owner, chain).length > 0,
    *produce(t, me, self, owner, chain) {
      const targets = moleTargets(t.state, me, owner, chain);
      const options: Option[] = targets.map((target) => ofCity('activate', target.card, target.owner));
      const chosen: Option = yield* choose<Option>(me, 'start', [...options, DECLINE], about(by(self)));
      const target = targets.find((candidate) => candidate.card.id === chosen.id);
      if (target) yield* start(t, me, target.card, target.owner, chain);
    },
  },
);

/** E158, OE12, OE13. Green cards of cities other than the one where the Miner Mole stands. */
function moleTargets(state: State, me: Seat, owner: Seat, chain: Chain): { card: CityCard; owner: Seat }[] {
  return state.players.flatMap((_, other) => {
    if (other === owner) return [];
    const targets = activatable(state, me, other, chain, (target) => !target.uncopied && !target.legendary);
    return distinctCards(state, targets).map((target) => ({ card: target, owner: other }));
  });
}

export const monk = card(
  'monk',
  { rule: 'EC28', is: 'unique green critter', cost: { berry: 1 }, points: 0, copies: 2, links: ['monastery'] },
  {
    productive: (state, me) => stockOf(state, me, BERRY) > 0,
    *produce(t, me, self) {
      const count = yield* chooseAmount(me, Math.min(2, stockOf(t.state, me, BERRY)), by(self));
      if (count === 0) return;
      give(t, me, yield* chooseReceiver(me, receivers(t.state, me), by(self)), [0, 0, 0, count], by(self));
      gainPoints(t, me, 2 * count, by(self));
    },
  },
);

export const peddler = card(
  'peddler',
  { rule: 'EC30', is: 'common green critter', cost: { berry: 2 }, points: 1, copies: 3, links: ['ruins'] },
  {
    productive: (state, me) => total(playerOf(state, me).stock) > 0,
    *produce(t, me, self) {
      const paid = yield* pickFromStock(t, me, 0, 2, by(self));
      pay(t, me, paid, by(self));
      yield* gainAny(t, me, total(paid), by(self));
    },
  },
);

export const resinRefinery = card(
  'resin-refinery',
  {
    rule: 'EC35',
    is: 'common green construction',
    cost: { resin: 1, pebble: 1 },
    points: 1,
    copies: 3,
    links: ['chip-sweep'],
  },
  {
    yields: () => ONE_RESIN,
  },
);
const ONE_RESIN = { resin: 1 };

export const storehouse = card(
  'storehouse',
  {
    rule: 'EC40',
    is: 'common green construction',
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 2,
    copies: 3,
    links: ['woodcarver'],
  },
  {
    uncopied: true,
    *produce(t, me, self) {
      const { what } = yield* choose(me, 'store', STORES, about(by(self)));
      const resource = RESOURCES.indexOf(what);
      self.goods ??= [0, 0, 0, 0];
      self.goods[resource] = (self.goods[resource] ?? 0) + (STORED[resource] ?? 0);
      const goods = { [what]: STORED[resource] };
      t.emit?.({ type: 'store', seat: me, card: 'storehouse', id: self.id, goods, rule: by(self).rule });
    },
    spots: 1,
    visitable: (_state, _me, self) => self.goods !== undefined && total(self.goods) > 0,
    visit(t, me, self) {
      gainAll(t, me, self.goods ?? [], by(self));
      self.goods = undefined;
    },
  },
);
/** What one production puts on the Storehouse, by the resource chosen. */
const STORED = [3, 2, 1, 2];
const STORES = RESOURCES.map((what, resource) => ({ do: 'store', what, count: sure(STORED[resource]) }) as const);

export const teacher = card(
  'teacher',
  { rule: 'EC41', is: 'common green critter', cost: { berry: 2 }, points: 2, copies: 3, links: ['school'] },
  {
    productive: (state, me) => room(playerOf(state, me)) > 0,
    *produce(t, me, self) {
      const { state } = t;
      turnUp(t, 2, me, by(self), me);
      if (state.aside.length === 0) return;
      const options = [...new Set(state.aside)].map(keepCard);
      const chosen = yield* offer(me, 'teacher', options, about(by(self)));
      const kept = kindNamed(chosen.card);
      takeAside(state, kept);
      playerOf(state, me).hand.push(kept);
      const other = state.aside[0];
      if (other !== undefined) yield* giveAside(t, me, other, by(self));
      discardAside(t);
      yield* tellDrawn(t, me, [kept]);
    },
  },
);

export const twigBarge = card(
  'twig-barge',
  {
    rule: 'EC43',
    is: 'common green construction',
    cost: { twig: 1, pebble: 1 },
    points: 1,
    copies: 3,
    links: ['barge-toad'],
  },
  {
    yields: () => TWO_TWIGS,
  },
);
const TWO_TWIGS = { twig: 2 };

export const woodcarver = card(
  'woodcarver',
  { rule: 'EC48', is: 'common green critter', cost: { berry: 2 }, points: 2, copies: 3, links: ['storehouse'] },
  {
    productive: (state, me) => stockOf(state, me, TWIG) > 0,
    produce: (t, me, self) => payForPoints(t, me, TWIG, 3, by(self)),
  },
);

export const greenCards = [
  bargeToad,
  chipSweep,
  doctor,
  fairgrounds,
  farm,
  generalStore,
  husband,
  mine,
  minerMole,
  monk,
  peddler,
  resinRefinery,
  storehouse,
  teacher,
  twigBarge,
  woodcarver,
];
