/** The kernel on its sample games, and beside boardgame.io. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, Match, play, Random, type Seed, seedOf } from '@smallfolk/kernel';
import { type Crumbs, type CrumbsView, crumbs } from '../kernel/samples/crumbs.ts';
import { ticTacToe } from '../kernel/samples/tic-tac-toe.ts';
import { rivalPlayer } from './bench-rival.ts';
import { type Measure, rate } from './measure.ts';

const FOUR = { mice: 4 };
/** Made beforehand: what is measured is playing, not writing seeds as text. */
const SEEDS = Array.from({ length: 4096 }, (_, number) => seedOf(number));

export function benchKernel(): Measure[] {
  const random = Random.of(seedOf('bench'));
  const decisions = rate(() => plainGame(crumbs, FOUR, random));
  const games = rate(() => Math.sign(plainGame(crumbs, FOUR, random)));
  const forks = forkRate(random);
  const rival = rivalPlayer();
  // In turns, so that a busy moment of the machine does not fall on one side alone.
  const rounds = Array.from({ length: 3 }, () => ({
    plain: rate(() => plainGame(ticTacToe, {}, random), { rounds: 5 }),
    rival: rate(rival, { rounds: 5 }),
    full: rate(() => fullGame(random), { rounds: 5 }),
  }));
  const best = (side: 'plain' | 'rival' | 'full') => Math.max(...rounds.map((round) => round[side]));
  return [
    { name: 'crumbs, plain playout', value: decisions, unit: 'decisions/s', target: 2_000_000 },
    { name: 'crumbs, plain playout', value: games, unit: 'games/s' },
    { name: 'crumbs, fork in the middle of a decision', value: forks, unit: 'forks/s', target: 100_000 },
    {
      name: 'match of 1,000 choices, finished, with log',
      value: memory(random),
      unit: 'kB',
      target: 1000,
      atMost: true,
    },
    { name: 'tic-tac-toe, plain playout', value: best('plain'), unit: 'moves/s' },
    { name: 'tic-tac-toe, full match', value: best('full'), unit: 'moves/s' },
    { name: 'tic-tac-toe, boardgame.io', value: best('rival'), unit: 'moves/s' },
    { name: 'plain playout : boardgame.io', value: best('plain') / best('rival'), unit: 'times', target: 100 },
    { name: 'full match : boardgame.io', value: best('full') / best('rival'), unit: 'times', target: 20 },
  ];
}

function seed(random: Random): Seed {
  return SEEDS[random.next() % SEEDS.length] as Seed;
}

/** Plays a game without bookkeeping; returns the number of decisions. */
function plainGame<S>(game: Game<S>, setup: Readonly<Record<string, number>>, random: Random): number {
  return play(game, setup, seed(random), (decision) => random.below(decision.options.length)).decisions;
}

/** Plays tic-tac-toe as a match, with log, undo and events; returns the number of moves. */
function fullGame(random: Random): number {
  const match = Match.start(ticTacToe, {}, seed(random));
  while (match.decision) match.choose(random.below(match.decision.options.length));
  return match.choices.length;
}

/** Forks of matches that stand in the middle of a multiple selection. */
function forkRate(random: Random): number {
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
  return rate(() => {
    for (const match of matches) match.fork();
    return matches.length;
  });
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
