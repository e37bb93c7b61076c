/** For tests: a game with bugs. It throws, ends its thread or never ends, in one game of eight or so. */
import {
  type Box,
  CHECKPOINT,
  type Game,
  keyOf,
  offer,
  type Result,
  type Rules,
  type Table,
  type Words,
} from '@smallfolk/kernel';

interface Fragile {
  readonly bug: string;
  readonly cracked: boolean;
  score: number;
}

const STEPS = [1, 2, 3].map((by) => ({ do: 'step', by }));

const game: Game<Fragile, { score: number }> = {
  name: 'fragile',
  version: 1,
  fields: [
    { name: 'bug', values: ['none', 'throws', 'exits', 'endless'], default: 'none' },
    { name: 'size', values: [1, 2], default: 1 },
  ],
  checkSetup: ({ bug, size }) =>
    bug === 'exits' && size === 2
      ? { ok: false, code: 'bad-setup', message: 'size: too large' }
      : { ok: true, value: undefined },
  seats: () => 1,
  create: (setup, random) => ({ bug: String(setup.bug), cracked: random.below(8) === 0, score: 0 }),
  *rules(t: Table<Fragile>): Rules<Result> {
    while (t.state.score < 10) {
      yield CHECKPOINT;
      t.state.score += (yield* offer(0, 'step', STEPS)).by;
      if (t.state.score > 5 && t.state.cracked) crack(t.state.bug);
    }
    return { winners: t.state.score === 10 ? [0] : [], scores: [t.state.score], reason: '<b>end</b>' };
  },
  clone: (state) => ({ ...state }),
  view: ({ score }) => ({ score }),
  resample() {},
};

function crack(bug: string): void {
  if (bug === 'throws') throw new Error('the table cracked');
  if (bug === 'exits') process.exit(3);
  while (bug === 'endless');
}

const words: Words<{ score: number }> = {
  title: 'Fragile & <small>',
  blurb: '',
  field: (name, value) => String(value ?? name),
  ask: () => 'How far?',
  option: keyOf,
  event: () => '',
  result: ({ winners }) => (winners.length > 0 ? 'Won.' : 'Lost.'),
  board: ({ score }) => String(score),
};

export const box: Box = { game: game as Game, words: async () => words as Words, first: {} };
