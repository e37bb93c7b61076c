/** The ten legends (W47-W59): each counts as the card on its banner and brings its own space (W42, W43). */
import { choose, type Option, type Rules, type Seat } from '@smallfolk/kernel';
import { type CardFacts, type CardText, card } from '../../content/card.ts';
import { wivesOf } from '../../content/cards/purple.ts';
import { kindNamed } from '../../content/catalogue.ts';
import { about, by, type Cause } from '../../rules/cause.ts';
import {
  cardById,
  countIf,
  countOf,
  discardFromCity,
  distinctCards,
  hasCard,
  mayLeave,
  pairsOf,
  sharingCards,
} from '../../rules/city.ts';
import { drawing } from '../../rules/deck.ts';
import { gain, gainAny, gainPoints } from '../../rules/goods.ts';
import { amount, DECLINE, ofCity } from '../../rules/options.ts';
import { playableFree, playFreely } from '../../rules/play.ts';
import { activatable, activate } from '../../rules/production.ts';
import { carryOut, chooseCopy, copyable } from '../../rules/worker.ts';
import { BERRY } from '../../state/resource.ts';
import { type CityCard, playerOf, type State, type T } from '../../state/state.ts';
import { legendsOf } from './legend.ts';

/** A legend is as rare as its banner card (OW109). */
function legend(id: string, banner: string, facts: Omit<CardFacts, 'copies'>, text: CardText) {
  return card(id, { ...facts, copies: 1 }, { ...text, countsAs: banner, legendary: true, space: 0 });
}

const farms = (state: State, seat: Seat): number => countOf(playerOf(state, seat).city, kindNamed('farm'));

const streySoftpaw = legend(
  'strey-softpaw',
  'ranger',
  { rule: 'W47', is: 'unique red critter', cost: { berry: 4 }, points: 4, links: ['dungeon'] },
  {
    spots: 1,
    visitable: (state, me) => occupied(state, me).length > 0,
    *visit(t, me, self) {
      const first = yield* chooseCopy(me, occupied(t.state, me), by(self), true);
      if (first === undefined) return;
      yield* carryOut(t, me, first, by(self));
      const others = occupied(t.state, me).filter((at) => at !== first); // OW111
      const second = yield* chooseCopy(me, others, by(self), true);
      if (second !== undefined) yield* carryOut(t, me, second, by(self));
    },
  },
);

/** Basic and forest locations on which somebody's worker stands. */
function occupied(state: State, me: Seat): number[] {
  return copyable(state, me, true).filter((at) => state.players.some(({ out }) => out.includes(at)));
}

const MOST_POINTS = 99;

const everflameTomb = legend(
  'everflame-tomb',
  'cemetery',
  { rule: 'W48', is: 'unique red construction', cost: { twig: 1, pebble: 3 }, points: 2, links: ['undertaker'] },
  {
    spots: 2,
    unlockedBy: 'undertaker',
    permanent: true,
    visitable: (state, me) => playableFree(state, me, MOST_POINTS).length > 0,
    visit: (t, me, self) => playFreely(t, me, playableFree(t.state, me, MOST_POINTS), by(self)), // OW110
  },
);

const clickClacks = legend(
  'click-clacks',
  'general-store',
  {
    rule: 'W49',
    is: 'common green construction',
    cost: { twig: 2, resin: 2, pebble: 1 },
    points: 4,
    links: ['shopkeeper'],
  },
  {
    *produce(t, me, self, owner) {
      gain(t, me, BERRY, 3, by(self));
      yield* gainAny(t, me, farms(t.state, owner), by(self));
    },
  },
);

const chipterSwipple = legend(
  'chipter-swipple',
  'chip-sweep',
  { rule: 'W50', is: 'common green critter', cost: { berry: 4 }, points: 4, links: ['resin-refinery'] },
  {
    uncopied: true,
    productive: (state, me, _self, _owner, chain) =>
      legendsOf(state).swippled !== state.turns && swipples(state, me, chain, []).length > 0,
    *produce(t, me, self, _owner, chain) {
      legendsOf(t.state).swippled = t.state.turns; // W51
      const done: number[] = [];
      while (done.length < 2) {
        const id = yield* swippleOne(t, me, chain, done, by(self));
        if (id === undefined) return;
        done.push(id);
      }
    },
  },
);

/** W50, OW112. Green cards of the own city, no legends and no Chip Sweeps, each once. */
function swipples(state: State, me: Seat, chain: readonly number[], done: readonly number[]): CityCard[] {
  const able = activatable(
    state,
    me,
    me,
    chain,
    (target) => !target.legendary && target.as !== kindNamed('chip-sweep'),
  );
  return distinctCards(
    state,
    able.filter(({ id }) => !done.includes(id)),
  );
}

function* swippleOne(
  t: T,
  me: Seat,
  chain: readonly number[],
  done: readonly number[],
  why: Cause,
): Rules<number | undefined> {
  const able = swipples(t.state, me, chain, done);
  if (able.length === 0) return undefined;
  const options: Option[] = able.map((target) => ofCity('activate', target, me));
  const chosen = yield* choose<Option>(me, 'start', [...options, DECLINE], about(why));
  if (chosen.do === 'decline') return undefined;
  const target = cardById(able, Number(chosen.id));
  t.emit?.({ type: 'activate', seat: me, card: by(target).id, id: target.id, of: me, rule: by(target).rule });
  const effect = activate(t, me, target, me, chain);
  if (effect) yield* effect;
  return target.id;
}

const mayberryMatriarch = legend(
  'mayberry-matriarch',
  'wife',
  { rule: 'W52', is: 'common purple critter', cost: { berry: 4 }, points: 5, links: ['farm'] },
  {
    bonus(state, me, self) {
      const { city } = playerOf(state, me);
      const husband = sharingCards().find((half) => half.pairKind === kindNamed('wife'));
      const paired = husband !== undefined && wivesOf(city).indexOf(self) < pairsOf(city, husband);
      return paired && hasCard(city, kindNamed('farm')) ? 5 : 0;
    },
  },
);

const kingNorthsTreasury = legend(
  'king-norths-treasury',
  'clock-tower',
  { rule: 'W53', is: 'unique blue construction', cost: { twig: 3, pebble: 3 }, points: 4, links: ['historian'] },
  {
    discount: { of: 'any', units: 2, plays: 'any', price: 'points' }, // W54, W55
    arrive(t, me, self) {
      self.points += 4;
      t.emit?.({ type: 'points', seat: me, count: 4, on: self.id, by: by(self).id, rule: 'W53' });
    },
  },
);

const MOST_COUNTED = 8;

/** Cards that are turned away are in the hand all the same (W317). */
const handSize = (state: State, me: Seat): number =>
  playerOf(state, me).hand.length + (state.slices.schemes?.tied.length ?? 0);

const jorGoldwing = legend(
  'jor-goldwing',
  'bard',
  { rule: 'W56', is: 'unique tan critter', cost: { berry: 4 }, points: 4, links: ['theater'] },
  {
    arrive: (t, me, self) => gainPoints(t, me, Math.min(MOST_COUNTED, handSize(t.state, me)), by(self)),
  },
);

const darkdeepPrison = legend(
  'darkdeep-prison',
  'dungeon',
  { rule: 'W57', is: 'unique tan construction', cost: { twig: 2, resin: 2, pebble: 2 }, points: 3, links: ['ranger'] },
  {
    *arrive(t, me, self) {
      for (let gone = 0; gone < 2; gone++) if (!(yield* lockAway(t, me, by(self)))) return;
    },
  },
);

/** A Critter of the own city for 3 points and 3 resources; legends cannot be discarded (OW115). */
function* lockAway(t: T, me: Seat, why: Cause): Rules<boolean> {
  const { city } = playerOf(t.state, me);
  const critters = city.filter((standing) => by(standing).isCritter && mayLeave(standing));
  const options: Option[] = distinctCards(t.state, critters).map((standing) => ofCity('lose', standing, me));
  if (options.length === 0) return false;
  const chosen = yield* choose<Option>(me, 'lose', [...options, DECLINE], about(why));
  if (chosen.do === 'decline') return false;
  discardFromCity(t, me, cardById(city, Number(chosen.id)), why);
  gainPoints(t, me, 3, why);
  yield* gainAny(t, me, 3, why);
  return true;
}

const tarryHare = legend(
  'tarry-hare',
  'shopkeeper',
  { rule: 'W58', is: 'unique blue critter', cost: { berry: 5 }, points: 4, links: ['general-store'] },
  {
    reactionAsks: true,
    reactsTo: (_played, into, me) => into === me,
    *react(t, me, self, played) {
      if (played.isCritter) return yield* gainAny(t, me, 1, self);
      const { count } = yield* choose(me, 'hare', [2, 1, 0].map(amount), about(self));
      yield* drawing(t, me, count, self);
    },
  },
);

const strongrootCastle = legend(
  'strongroot-castle',
  'castle',
  {
    rule: 'W59',
    is: 'unique purple construction',
    cost: { twig: 4, resin: 4, pebble: 4 },
    points: 4,
    links: ['king'],
  },
  {
    bonus: (state, me) =>
      2 * countIf(playerOf(state, me).city, ({ isCritter, rarity }) => !isCritter && rarity === 'common'),
  },
);

export const legendCards = [
  streySoftpaw,
  everflameTomb,
  clickClacks,
  chipterSwipple,
  mayberryMatriarch,
  kingNorthsTreasury,
  jorGoldwing,
  darkdeepPrison,
  tarryHare,
  strongrootCastle,
];
