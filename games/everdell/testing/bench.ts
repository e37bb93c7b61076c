/** How fast the rules run, for `npm run bench everdell`. */
import { play, Random, Run, type Seed, type Setup, seedOf, sure } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { everdell } from '../game.ts';
import { clone } from '../state/clone.ts';
import { AUTUMN, type State } from '../state/state.ts';

const TWO: Setup = { seats: 2, start: 'lot', rugwort: 1 };
const FOUR: Setup = { seats: 4, start: 'lot', rugwort: 1 };
const HER: Setup = { seats: 1, start: 'lot', rugwort: 1, opponent: 'nightweave', level: 2 };
const SEEDS: readonly Seed[] = Array.from({ length: 500 }, (_, n) => seedOf(`bench ${n}`));

export const benchmarks: Benchmarks = [
  { name: 'random play of two, decisions', prepare: () => randomPlay(({ decisions }) => decisions), floor: 0.075 },
  { name: 'random play of two, games', prepare: () => randomPlay(() => 1), floor: 0.00105 },
  {
    name: 'random play against Nightweave, decisions',
    prepare: () => randomPlay(({ decisions }) => decisions, HER),
    floor: 0.042,
  },
  {
    name: 'random play against her schemes, decisions',
    prepare: () => randomPlay(({ decisions }) => decisions, { ...HER, schemes: 'yes' }),
    floor: 0.026,
  },
  { name: 'copy of a late state of four', prepare: () => copying(lateState()), floor: 0.16 },
];

function randomPlay(count: (played: { readonly decisions: number }) => number, setup = TWO): () => number {
  const choice = Random.of(seedOf('choices'));
  let at = 0;
  const seed = () => sure(SEEDS[at++ % SEEDS.length]);
  return () => count(play(everdell, setup, seed(), ({ options }) => choice.below(options.length)));
}

function copying(state: State): () => number {
  return () => (clone(state) ? 1 : 0);
}

/** A game of four near its end: of a hundred, the one with the most cards in its cities. */
function lateState(): State {
  let best: State | undefined;
  const cards = (state: State) => state.players.reduce((sum, player) => sum + player.city.length, 0);
  for (const seed of SEEDS.slice(0, 100)) {
    const random = Random.of(seed);
    const run = new Run(everdell, everdell.create(FOUR, random), random);
    while (run.decision) {
      const { options } = run.decision;
      const stay = options.filter((option) => option.do !== 'pass' || options.length === 1);
      const plays = stay.filter((option) => option.do === 'play' || option.do === 'prepare');
      const chosen = random.pick(plays.length > 0 ? plays : stay);
      run.answer(chosen ? options.indexOf(chosen) : 0);
      const last = run.state.players.every((player) => player.season === AUTUMN);
      if (last && (!best || cards(run.state) > cards(best))) best = clone(run.state);
    }
  }
  if (!best) throw new Error('no game of four came to autumn');
  return best;
}
