/** How fast the rules run: `smallfolk bench everdell` prints these figures beside what they should be. */
import { play, Random, Run, type Seed, type Setup, seedOf } from '@smallfolk/kernel';
import { everdell } from '../game.ts';
import { clone } from '../state/clone.ts';
import { AUTUMN, type State } from '../state/state.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number;
  readonly atMost?: boolean;
}

const TWO: Setup = { seats: 2, start: 'lot', rugwort: 1 };
const FOUR: Setup = { seats: 4, start: 'lot', rugwort: 1 };
const SEEDS: readonly Seed[] = Array.from({ length: 500 }, (_, n) => seedOf(`bench ${n}`));

export function bench(): Figure[] {
  const choice = Random.of(seedOf('choices'));
  let at = 0;
  const random = () =>
    play(everdell, TWO, SEEDS[at++ % SEEDS.length] as Seed, ({ options }) => choice.below(options.length));
  const decisions = rate(() => random().decisions);
  const games = rate(() => (random().run.result ? 1 : 0));
  const late = lateState();
  const copies = rate(() => (clone(late) ? 1 : 0));
  return [
    { name: 'random play of two, decisions', value: decisions, unit: 'per second', target: 300_000 },
    { name: 'random play of two, games', value: games, unit: 'per second', target: 2_000 },
    { name: 'copy of a late state of four', value: 1e6 / copies, unit: 'microseconds', target: 3, atMost: true },
  ];
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

/** How often it can be done in a second of this thread's own time: the best of several rounds, after one to warm up. */
function rate(work: () => number, rounds = 10, milliseconds = 150): number {
  const computed = () => {
    const usage = process.threadCpuUsage?.() ?? process.cpuUsage();
    return (usage.user + usage.system) / 1000;
  };
  let best = 0;
  for (let round = 0; round <= rounds; round++) {
    const start = computed();
    let done = 0;
    while (computed() - start < milliseconds) for (let i = 0; i < 20; i++) done += work();
    if (round > 0) best = Math.max(best, (1000 * done) / (computed() - start));
  }
  return best;
}
