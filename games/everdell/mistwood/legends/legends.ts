/** More Legends: each person is dealt one legendary Critter and one legendary Construction (W31-W46). */

import type { Random } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../../content/card.ts';
import { cardOf, kindNamed } from '../../content/catalogue.ts';
import type { Module } from '../../content/module.ts';
import { ALL_SEE, playerOf, type State } from '../../state/state.ts';
import { legendsLid } from '../lids.ts';
import { legendCards } from './cards.ts';
import { legendsOf } from './legend.ts';

const FROM = 'legends';

export const legends: Module = {
  ...legendsLid,
  cards: legendCards,
  beside(_setup, copies) {
    for (const { id } of legendCards) copies.set(kindNamed(id), 1);
  },
  setUp: (state, _setup, random) => deal(state, random),
  cloneSlice(from, to) {
    const slice = from.legends;
    if (!slice) return;
    const of = slice.of.map((hand) => hand.slice());
    to.legends = { of, rest: slice.rest.slice(), gone: slice.gone.slice(), swippled: slice.swippled };
  },
  viewSlice: (state) => ({ of: legendsOf(state).of.map((kinds) => kinds.map((kind) => cardOf(kind).id)) }), // OW108
  piles: (state) => {
    const { of, rest, gone } = legendsOf(state);
    return [
      ...of.map((cards) => ({ cards, seenBy: ALL_SEE })),
      { cards: rest, seenBy: 0, pool: FROM },
      { cards: gone, seenBy: 0, pool: FROM },
    ];
  },
  hooks: {
    extraSources: (state, me) => (legendsOf(state).of[me] ?? []).map((kind, spot) => ({ from: FROM, spot, kind })),
    takeExtra(t, me, { from, kind }) {
      const mine = legendsOf(t.state).of[me];
      if (from === FROM) mine?.splice(mine.indexOf(kind), 1);
    },
    // W35, W37. A card of the banner name in the own city, in use, that is no legend itself.
    freeWay: (state, me, card, { from }) =>
      from === FROM
        ? playerOf(state, me).city.filter(({ kind, down }) => !down && kind !== card.index && kind === card.as)
        : [],
    // W38. Beside a legend no card of its banner name is played any more.
    mayPlay: (state, me, card) =>
      card.legendary === true ||
      !playerOf(state, me).city.some(({ kind }) => cardOf(kind).legendary && cardOf(kind).as === card.as),
  },
};

/** W32. Critters and Constructions apart; the rest stays unseen. */
function deal(state: State, random: Random): void {
  const kinds = legendCards.map(({ id }) => kindNamed(id));
  const critters = random.shuffle(kinds.filter((kind) => cardOf(kind).isCritter));
  const constructions = random.shuffle(kinds.filter((kind) => !cardOf(kind).isCritter));
  const of = Array.from({ length: state.humans }, (): Kind[] => [sure(critters.pop()), sure(constructions.pop())]);
  state.slices.legends = { of, rest: [...critters, ...constructions], gone: [], swippled: 0 };
}
