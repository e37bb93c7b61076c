/**
 * Rugwort, the opponent of a single person (ER1-ER62). He has no turns, no resources and no decisions (ER10): he answers
 * the human's plays with cards from the Meadow, and the human's seasons with his workers.
 */
import type { Setup } from '@smallfolk/kernel';
import type { Module } from '../content/module.ts';
import { AUTUMN, playerOf, type State } from '../state/state.ts';
import { answersToCome } from './estimate.ts';
import { rugwortLid } from './lid.ts';
import { answerPlays, discardGift, losesCardToFool } from './plays.ts';
import { scoreOf } from './score.ts';
import { meadowPlacesIn, prepare, workersIn } from './seasons.ts';
import { isYear, yearOf } from './years.ts';

export const rugwort: Module = {
  ...rugwortLid,
  setUp,
  cloneSlice(from, to) {
    if (from.rugwort) to.rugwort = { year: from.rugwort.year };
  },
  viewSlice: (state) => ({ year: state.slices.rugwort?.year }),
  automaton: {
    afterTurn: answerPlays,
    afterPrepare: prepare,
    receiveCards: discardGift,
    receiveGoods: () => {}, // OE26: back to the supply, and he gets nothing for them
    admits: () => true, // ER48, OE28: his city needs no room for the human's Fool
    welcome: losesCardToFool,
    score: scoreOf,
    toCome: answersToCome,
  },
};

/** ER6-ER9. Two workers stand on the board from the start and block; four wait for his seasons. */
function setUp(state: State, setup: Setup): void {
  const rugwort = playerOf(state, state.humans);
  state.slices.rugwort = { year: isYear(setup.rugwort) ? setup.rugwort : 1 };
  rugwort.out = workersIn(state, rugwort.season);
  rugwort.available = 0;
  rugwort.gone = rugwort.season === AUTUMN && yearOf(state).kidnaps ? 1 : 0;
  rugwort.waiting = WORKERS - rugwort.gone - rugwort.out.length;
  state.closed = closedIn(rugwort.season);
}

const WORKERS = 6;
export const closedIn = (season: number): number =>
  meadowPlacesIn(season).reduce((bits, spot) => bits | (1 << spot), 0);
