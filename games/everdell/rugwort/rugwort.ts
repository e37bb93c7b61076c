/**
 * Rugwort, the opponent of a single person (ER1-ER62). He has no turns, no resources and no decisions (ER10): he answers
 * the human's plays with cards from the Meadow, and the human's seasons with his workers.
 */
import type { Setup } from '@smallfolk/kernel';
import type { Module } from '../content/module.ts';
import { named } from '../rules/worker.ts';
import { AUTUMN, playerOf, SEASONS, type State } from '../state/state.ts';
import { answersToCome } from './estimate.ts';
import { answerPlays, discardGift, losesCardToFool } from './plays.ts';
import { scoreOf } from './score.ts';
import { meadowPlacesIn, prepare, workersIn } from './seasons.ts';
import { isYear, YEARS, yearOf } from './years.ts';

export const rugwort: Module = {
  id: 'rugwort',
  fields: [{ name: 'rugwort', values: YEARS, default: 1 }],
  opponent: 'rugwort',
  active: (setup) => setup.seats === 1 && (setup.opponent ?? 'rugwort') === 'rugwort', // ER1
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
const closedIn = (season: number): number => meadowPlacesIn(season).reduce((bits, spot) => bits | (1 << spot), 0);

function checkState(state: State): string | undefined {
  if (!isYear(state.slices.rugwort?.year)) return `slices.rugwort.year: choose one of ${YEARS.join(', ')}`;
  const rugwort = state.players[state.humans];
  if (!rugwort) return 'players: Rugwort is missing';
  if (rugwort.hand.length > 0) return `players[${state.humans}].hand: Rugwort never has a hand`;
  const expected = workersIn(state, rugwort.season);
  if (rugwort.out.length !== expected.length || rugwort.out.some((at, worker) => at !== expected[worker])) {
    const places = expected.map((at) => Object.values(named(state, at)).join(' ')).join(', ');
    return `players[${state.humans}].out: in ${SEASONS[rugwort.season]} Rugwort's workers stand on ${places}`;
  }
  if (state.closed !== closedIn(rugwort.season)) return 'closed: the places of the Meadow where his workers stand';
  return undefined;
}
