/** Corrin Evertail, the founder: five cards in the deck (W18). */
import { kindNamed } from '../../content/catalogue.ts';
import type { Module } from '../../content/module.ts';
import { playerOf } from '../../state/state.ts';
import { corrinLid } from '../lids.ts';
import { corrinCards, handOnDrawn, isLeader } from './cards.ts';

export const corrin: Module = {
  ...corrinLid,
  cards: corrinCards,
  deck(_setup, copies) {
    for (const { id, copies: each } of corrinCards) copies.set(kindNamed(id), each);
  },
  hooks: {
    afterDraw(t, me, drawn) {
      const leader = playerOf(t.state, me).city.find(({ kind, down }) => isLeader(kind) && !down);
      return leader && handOnDrawn(t, me, drawn, leader);
    },
  },
};
