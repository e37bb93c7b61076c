/** The kernel on its sample games, and beside boardgame.io. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, Match, play, Random, type Seed, seedOf, sure } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { type Crumbs, type CrumbsView, crumbs } from '@smallfolk/kernel/samples/crumbs';
import { ticTacToe } from '@smallfolk/kernel/samples/tic-tac-toe';
import { rivalPlayer } from './rival.ts';
import { ticTacToePlayer } from './unit.ts';

const FOUR = { mice: 4 };
/** Made beforehand: what is measured is playing, not writing seeds as text. */
const SEEDS = Array.from({ length: 4096 }, (_, number) => seedOf(number));

const rival = { name: 'boardgame.io', prepare: () => rivalPlayer() };

export const benchmarks: Benchmarks = [
  { name: 'tic-tac-toe, plain playout, moves', prepare: ticTacToePlayer, beside: rival, floor: 65 },
  // From here on the compiler has seen several games.
  { name: 'crumbs, plain playout, decisions', prepare: crumbsPlayer, floor: 0.7 },
  { name: 'crumbs, fork in the middle of a decision', prepare: forking, floor: 0.32 },
  { name: 'tic-tac-toe, full match, moves', prepare: matchPlayer, floor: 0.34 },
  { name: 'tic-tac-toe, full match, moves', prepare: matchPlayer, beside: rival, floor: 26 },
  {
    name: 'tic-tac-toe, full match, moves',
    prepare: matchPlayer,
    beside: { name: 'boardgame.io, one client reset', prepare: () => rivalPlayer(true) },
    floor: 21,
  },
  {
    name: 'match of 1,000 choices, finished, with log',
    unit: 'kB',
    measure: () => memory(Random.of(seedOf('bench'))),
    atMost: 1000,
  },
];

function seed(random: Random): Seed {
  return sure(SEEDS[random.next() % SEEDS.length]);
}

/** Plays crumbs without bookkeeping; returns the number of decisions. */
function crumbsPlayer(): () => number {
  const random = Random.of(seedOf('bench'));
  return () => play(crumbs, FOUR, seed(random), (decision) => random.below(decision.options.length)).decisions;
}

/** Plays tic-tac-toe as a match, with log, undo and events; returns the number of moves. */
function matchPlayer(): () => number {
  const random = Random.of(seedOf('bench'));
  return () => {
    const match = Match.start(ticTacToe, {}, seed(random));
    while (match.decision) match.choose(random.below(match.decision.options.length));
    return match.choices.length;
  };
}

/** Forks of matches that stand in the middle of a multiple selection. */
function forking(): () => number {
  const random = Random.of(seedOf('bench'));
  const matches = Array.from({ length: 50 }, () => {
    for (;;) {
      const match = Match.start(crumbs, FOUR, seed(random));
      const length = 10 + random.below(30);
      while (match.decision && !(match.choices.length > length && match.decision.some?.picked.length)) {
        match.choose(random.below(match.decision.options.length));
      }
      if (match.decision) return match;
    }
  });
  return () => {
    for (const match of matches) match.fork();
    return matches.length;
  };
}

interface Marathon extends Crumbs {
  games: number;
}

/** Crumbs again and again, until a thousand choices have surely been made. */
const marathon: Game<Marathon, CrumbsView> = {
  name: 'marathon',
  version: 1,
  fields: crumbs.fields,
  seats: crumbs.seats,
  view: crumbs.view,
  resample: crumbs.resample,
  create: (setup, random) => ({ ...crumbs.create(setup, random), games: 40 }),
  clone: (state) => ({ ...crumbs.clone(state), games: state.games }),
  *rules(t) {
    for (;;) {
      const result = yield* crumbs.rules(t);
      if (--t.state.games === 0) return result;
      Object.assign(t.state, crumbs.create(FOUR, t.random));
    }
  },
};

/** Kilobytes that a finished match of a thousand choices holds. */
function memory(random: Random): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const finished = () => {
    const match = Match.start(marathon, FOUR, seed(random));
    while (match.decision) match.choose(random.below(match.decision.options.length));
    return match;
  };
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 20 }, finished);
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  const choices = kept.reduce((sum, match) => sum + match.choices.length, 0);
  return bytes / choices;
}
