/**
 * Rugwort, the opponent of a single person (ER1-ER62). He has no turns, no resources and no decisions (ER10): he answers
 * the human's plays with cards from the Meadow, and the human's seasons with his workers.
 */
import type { Seat, Setup } from '@smallfolk/kernel';
import { placeNamed } from '../catalogue.ts';
import type { Module } from '../module.ts';
import { playerOf, type State } from '../state.ts';
import { answerPlays, discardGift, losesCardToFool } from './plays.ts';
import { scoreOf } from './score.ts';
import { prepare } from './seasons.ts';
import { isYear, YEARS } from './years.ts';

export const rugwort: Module = {
  id: 'rugwort',
  fields: [{ name: 'rugwort', values: YEARS, default: 1 }],
  active: (setup) => setup.seats === 1, // ER1
  setUp,
  cloneSlice(from, to) {
    if (from.rugwort) to.rugwort = { year: from.rugwort.year };
  },
  checkState,
  viewSlice: (state) => ({ year: state.slices.rugwort?.year }),
  automaton: {
    afterTurn: answerPlays,
    afterPrepare: prepare,
    receiveCards: discardGift,
    receiveGoods: () => {}, // OE26: back to the supply, and he gets nothing for them
    admits: () => true, // ER48, OE28: his city needs no room for the human's Fool
    welcome: losesCardToFool,
    score: scoreOf,
  },
};

/** ER6-ER9. Two workers stand on the board from the start and block; four wait for his seasons. */
function setUp(state: State, setup: Setup): void {
  const me: Seat = state.humans;
  const player = playerOf(state, me);
  state.slices.rugwort = { year: isYear(setup.rugwort) ? setup.rugwort : 1 };
  player.out = [state.forest[0] as number, placeNamed('basic-3-twigs')];
  player.available = 0;
  player.waiting = 4;
}

function checkState(state: State): string | undefined {
  if (!isYear(state.slices.rugwort?.year)) return `slices.rugwort.year: choose one of ${YEARS.join(', ')}`;
  const player = state.players[state.humans];
  if (!player) return 'players: Rugwort is missing';
  if (player.hand.length > 0) return `players[${state.humans}].hand: Rugwort never has a hand`;
  return undefined;
}
