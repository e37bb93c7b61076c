/** The kernel on its sample games, and beside boardgame.io. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, Match, play, Random, type Seed, seedOf } from '@smallfolk/kernel';
import { type Crumbs, type CrumbsView, crumbs } from '../../kernel/samples/crumbs.ts';
import { ticTacToe } from '../../kernel/samples/tic-tac-toe.ts';
import { type Measure, rate } from './measure.ts';
import { rivalPlayer } from './rival.ts';

const FOUR = { mice: 4 };
/** Made beforehand: what is measured is playing, not writing seeds as text. */
const SEEDS = Array.from({ length: 4096 }, (_, number) => seedOf(number));

export function benchKernel(): Measure[] {
  const random = Random.of(seedOf('bench'));
  const decisions = rate(() => plainGame(crumbs, FOUR, random));
  const sample = Array.from({ length: 1000 }, () => plainGame(crumbs, FOUR, random));
  const length = sample.reduce((sum, one) => sum + one, 0) / sample.length;
  const forks = forkRate(random);
  const { plain, full, rival, reused, plainRatio, fullRatio } = besideRival(random);
  return [
    { name: 'crumbs, plain playout', value: decisions, unit: 'decisions/s', target: 2_000_000 },
    { name: 'crumbs, plain playout', value: decisions / length, unit: 'games/s' },
    { name: 'crumbs, fork in the middle of a decision', value: forks, unit: 'forks/s', target: 100_000 },
    {
      name: 'match of 1,000 choices, finished, with log',
      value: memory(random),
      unit: 'kB',
      target: 1000,
      atMost: true,
    },
    { name: 'tic-tac-toe, plain playout', value: plain, unit: 'moves/s' },
    { name: 'tic-tac-toe, full match', value: full, unit: 'moves/s' },
    { name: 'tic-tac-toe, boardgame.io', value: rival, unit: 'moves/s' },
    { name: 'tic-tac-toe, boardgame.io, one client reset', value: reused, unit: 'moves/s' },
    { name: 'plain playout : boardgame.io', value: plainRatio, unit: 'times', target: 100 },
    { name: 'full match : boardgame.io', value: fullRatio, unit: 'times', target: 20 },
  ];
}

/** Both play in turns, so that a busy moment of the machine falls on both; the ratio is the median of all turns. */
function besideRival(random: Random) {
  const sides = [
    () => plainGame(ticTacToe, {}, random),
    () => fullGame(random),
    rivalPlayer(),
    rivalPlayer(true),
  ] as const;
  for (const side of sides) rate(side, { rounds: 0 });
  const turns = Array.from({ length: 11 }, () => {
    const [plain = 0, full = 0, rival = 0, reused = 0] = sides.map((side) => rate(side, { warm: 0, rounds: 1 }));
    return { plain, full, rival, reused, plainRatio: plain / rival, fullRatio: full / rival };
  });
  const best = (side: 'plain' | 'full' | 'rival' | 'reused') => Math.max(...turns.map((turn) => turn[side]));
  const median = (ratio: 'plainRatio' | 'fullRatio') =>
    turns.map((turn) => turn[ratio]).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  return {
    plain: best('plain'),
    full: best('full'),
    rival: best('rival'),
    reused: best('reused'),
    plainRatio: median('plainRatio'),
    fullRatio: median('fullRatio'),
  };
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
