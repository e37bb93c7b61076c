/** The eleven forest cards (EC62-EC72). One worker each, two with four players, never two of one player (E54-E56). */

import { type Cause, cause } from '../../rules/cause.ts';
import { draw, drawableSpots, drawFromMeadow, drawing } from '../../rules/deck.ts';
import { gainAny, gainGoods } from '../../rules/goods.ts';
import { discardFromHand, room } from '../../rules/hand.ts';
import { playableFromHand, playDiscounted } from '../../rules/play.ts';
import { copyable, copyOne } from '../../rules/worker.ts';
import { playerOf, type State, type T } from '../../state/state.ts';
import type { Effect } from '../card.ts';
import { type NamedPlace, place } from '../place.ts';

interface Forest {
  readonly rule: string;
  readonly possible?: (state: State, me: number) => boolean;
  readonly visit: (t: T, me: number, why: Cause) => Effect;
}

function forest(id: string, { rule, possible, visit }: Forest): NamedPlace {
  const why = cause(id, rule);
  const entry = { rule, kind: 'forest', oncePerPlayer: true, visit: (t: T, me: number) => visit(t, me, why) } as const;
  return place(id, possible ? { ...entry, possible } : entry);
}

const holdsCards = (state: State, me: number): boolean => playerOf(state, me).hand.length > 0;

export const forestPlaces = [
  forest('forest-2-berries-1-card', {
    rule: 'EC62',
    visit(t, me, why) {
      gainGoods(t, me, { berry: 2 }, why);
      return draw(t, me, 1, why);
    },
  }),
  forest('forest-2-any', { rule: 'EC63', visit: (t, me, why) => gainAny(t, me, 2, why) }),
  forest('forest-discard-draw-double', {
    rule: 'EC64',
    possible: holdsCards,
    *visit(t, me, why) {
      const count = yield* discardFromHand(t, me, 1, playerOf(t.state, me).hand.length, why);
      yield* drawing(t, me, 2 * count, why);
    },
  }),
  forest('forest-copy-basic-1-card', {
    rule: 'EC65',
    *visit(t, me, why) {
      yield* copyOne(t, me, copyable(t.state, me, false), why);
      yield* drawing(t, me, 1, why);
    },
  }),
  forest('forest-3-cards-1-pebble', {
    rule: 'EC66',
    visit(t, me, why) {
      const asks = draw(t, me, 3, why);
      gainGoods(t, me, { pebble: 1 }, why);
      return asks;
    },
  }),
  forest('forest-twig-resin-berry', {
    rule: 'EC67',
    visit: (t, me, why) => gainGoods(t, me, { twig: 1, resin: 1, berry: 1 }, why),
  }),
  forest('forest-3-berries', { rule: 'EC68', visit: (t, me, why) => gainGoods(t, me, { berry: 3 }, why) }),
  forest('forest-2-resin-1-twig', {
    rule: 'EC69',
    visit: (t, me, why) => gainGoods(t, me, { twig: 1, resin: 2 }, why),
  }),
  forest('forest-2-cards-1-any', {
    rule: 'EC70',
    *visit(t, me, why) {
      yield* drawing(t, me, 2, why);
      yield* gainAny(t, me, 1, why);
    },
  }),
  forest('forest-discard-3-any', {
    rule: 'EC71',
    possible: holdsCards,
    *visit(t, me, why) {
      yield* gainAny(t, me, yield* discardFromHand(t, me, 1, 3, why), why);
    },
  }),
  forest('forest-meadow-2-play-1-cheaper', {
    rule: 'EC72',
    possible: (state, me) => room(playerOf(state, me)) > 0 && drawableSpots(state, me).length > 0,
    *visit(t, me, why) {
      const taken = yield* drawFromMeadow(t, me, 2, 2, why);
      const discount = { ...why, units: 1 };
      yield* playDiscounted(t, me, playableFromHand(t.state, me, taken, discount), discount, true);
    },
  }),
];
