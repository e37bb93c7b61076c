/** How fast the rules run: `smallfolk bench ratcatcher` prints these figures beside what they should be. */
import { play, Random, Run, type Seed, type Setup, seedOf } from '@smallfolk/kernel';
import { atlasOf } from '../content/atlas.ts';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import { ratsTurn } from '../rules/rats-turn.ts';
import { openingState } from '../rules/setup.ts';
import { connectorAt, mapOf } from '../state/city-map.ts';
import { clone } from '../state/clone.ts';
import { COMMON, FIGURES } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { huntOn } from '../state/table.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number;
  readonly atMost?: boolean;
}

const SETUP: Setup = { ratcatcher: 'madam-cage', nemesis: 'rat-king', edition: 'second', mode: 'standard' };
const SEEDS: readonly Seed[] = Array.from({ length: 500 }, (_, n) => seedOf(`bench ${n}`));
const atlas = atlasOf(content);

export function bench(): Figure[] {
  const choice = Random.of(seedOf('choices'));
  let at = 0;
  const nextSeed = () => SEEDS[at++ % SEEDS.length] as Seed;
  const games = rate(() => {
    play(game, SETUP, nextSeed(), ({ options }) => choice.below(options.length));
    return 1;
  });
  const decisions = rate(() => play(game, SETUP, nextSeed(), ({ options }) => choice.below(options.length)).decisions);
  const setups = rate(() => setUp(nextSeed()));
  const crowd = crowded(20);
  const random = Random.of(seedOf('rats'));
  const copies = rate(() => (clone(crowd) ? 1 : 0));
  const turns = rate(() => turnOfRats(clone(crowd), random));
  return [
    { name: 'random play, decisions', value: decisions, unit: 'per second', target: 150_000 },
    { name: 'random play, games', value: games, unit: 'per second', target: 500 },
    {
      name: "rats' turn, 64 rats on 20 townships",
      value: 1e6 / turns - 1e6 / copies,
      unit: 'microseconds',
      target: 100,
      atMost: true,
    },
    { name: 'set-up, up to the first action', value: 1e6 / setups, unit: 'microseconds', target: 100, atMost: true },
  ];
}

/** From a seed to the first action of the first round. */
function setUp(seed: Seed): number {
  const random = Random.of(seed);
  const run = new Run(game, game.create(SETUP, random), random);
  while (run.decision && run.decision.ask !== 'action') run.answer(0);
  return 1;
}

/** One whole rats' turn; where the player has to choose, the first option is taken. */
function turnOfRats(state: State, random: Random): number {
  const rules = ratsTurn(huntOn(atlas, { state, random, reveal: () => {} }));
  try {
    for (let step = rules.next(0); !step.done; step = rules.next(0));
  } catch {
    // The game ended in that turn.
  }
  return 1;
}

/** A City of that many townships, all active, with every rat on the map. */
function crowded(townships: number): State {
  const random = Random.of(seedOf('crowd'));
  const state = openingState(atlas, SETUP, random);
  while (state.city.length < townships) {
    const card = state.deck.pop();
    const host = random.pick(mapOf({ atlas, state }).free);
    const turn = [0, 1, 2, 3].find((quarters) => host && connectorAt(atlas, card ?? 0, quarters, host.edge) >= 0);
    if (card === undefined || !host || turn === undefined) break;
    state.city = [...state.city, { card, x: host.x, y: host.y, turn }];
    state.active[card] = true;
  }
  const { zones } = mapOf({ atlas, state });
  let next = 0;
  for (const kind of COMMON) {
    for (let rats = FIGURES[kind].count; rats > 0; rats--) {
      const zone = zones[next++ % zones.length] ?? 0;
      state.on[kind][zone] = (state.on[kind][zone] ?? 0) + 1;
    }
    state.sack[kind] = 0;
  }
  for (const index of [5, 17, 29, 41]) state.on.cheese[zones[index] ?? 0] = 1;
  state.phase = 'actions';
  state.round = 5;
  return state;
}

/** How often it can be done in a second of this thread: the best of several rounds, after one to warm up. */
function rate(work: () => number): number {
  const computed = () => {
    const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
    return (user + system) / 1e6;
  };
  let best = 0;
  for (let round = 0; round <= 8; round++) {
    const start = computed();
    let done = 0;
    while (computed() - start < 0.15) for (let times = 0; times < 20; times++) done += work();
    if (round > 0) best = Math.max(best, done / (computed() - start));
  }
  return best;
}
