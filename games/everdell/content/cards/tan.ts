/** Tan cards, the travelers: they act once, when they are played (E148). */

import { by } from '../../rules/cause.ts';
import { findOf, replaceable } from '../../rules/city.ts';
import { draw, drawFromMeadow, refillMeadow, sweepMeadow, turnUp } from '../../rules/deck.ts';
import { gain, gainAll, gainPoints } from '../../rules/goods.ts';
import { discardFromHand } from '../../rules/hand.ts';
import { hosts, playOneAside } from '../../rules/play.ts';
import { moveWorker } from '../../rules/worker.ts';
import { BERRY } from '../../state/resource.ts';
import { playerOf } from '../../state/state.ts';
import { card } from '../card.ts';
import { kindNamed } from '../catalogue.ts';

export const bard = card(
  'bard',
  { rule: 'EC2', is: 'unique tan critter', cost: { berry: 3 }, points: 0, copies: 2, links: ['theater'] },
  {
    *arrive(t, me, self) {
      gainPoints(t, me, yield* discardFromHand(t, me, 0, 5, by(self)), by(self));
    },
  },
);

export const fool = card(
  'fool',
  { rule: 'EC16', is: 'unique tan critter', cost: { berry: 3 }, points: -2, copies: 2, links: ['fairgrounds'] },
  {
    intoOpponentsCity: true,
    possible: (state, me, self) => hosts(state, me, self).length > 0,
  },
);

export const postalPigeon = card(
  'postal-pigeon',
  { rule: 'EC32', is: 'common tan critter', cost: { berry: 2 }, points: 0, copies: 3, links: ['post-office'] },
  {
    *arrive(t, me, self) {
      turnUp(t, 2, me, by(self));
      yield* playOneAside(t, me, 3, true, by(self));
    },
  },
);

export const ranger = card(
  'ranger',
  { rule: 'EC34', is: 'unique tan critter', cost: { berry: 2 }, points: 1, copies: 2, links: ['dungeon'] },
  {
    arrive: (t, me, self) => moveWorker(t, me, by(self)),
  },
);

export const ruins = card(
  'ruins',
  { rule: 'EC36', is: 'common tan construction', cost: {}, points: 0, copies: 3, links: ['peddler'] },
  {
    replacesConstruction: true,
    possible: (state, me, card) => replaceable(state, me, card).length > 0,
    replaced: (t, me, lost, self) => gainAll(t, me, lost.price, by(self)),
    arrive: (t, me, self) => draw(t, me, 2, by(self)),
  },
);

export const shepherd = card(
  'shepherd',
  { rule: 'EC38', is: 'unique tan critter', cost: { berry: 3 }, points: 1, copies: 2, links: ['chapel'] },
  {
    paidToOpponent: true,
    arrive(t, me, self) {
      gain(t, me, BERRY, 3, by(self));
      const chapel = findOf(playerOf(t.state, me).city, kindNamed('chapel'));
      gainPoints(t, me, chapel?.points ?? 0, by(self));
    },
  },
);

export const undertaker = card(
  'undertaker',
  { rule: 'EC44', is: 'unique tan critter', cost: { berry: 2 }, points: 1, copies: 2, links: ['cemetery'] },
  {
    *arrive(t, me, self) {
      yield* sweepMeadow(t, me, 3, by(self));
      refillMeadow(t);
      yield* drawFromMeadow(t, me, 1, 1, by(self));
    },
  },
);

export const wanderer = card(
  'wanderer',
  { rule: 'EC46', is: 'common tan critter', cost: { berry: 2 }, points: 1, copies: 3, links: ['lookout'] },
  {
    space: 0,
    arrive: (t, me, self) => draw(t, me, 3, by(self)),
  },
);

export const tanCards = [bard, fool, postalPigeon, ranger, ruins, shepherd, undertaker, wanderer];
