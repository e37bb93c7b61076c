/** How fast the rules run, for `npm run bench ratcatcher`. */
import { play, Random, Run, type Seed, type Setup, seedOf } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { atlasOf } from '../content/atlas.ts';
import { content } from '../content/index.ts';
import { game } from '../game.ts';
import { ratsTurn } from '../rules/rats-turn.ts';
import { openingState } from '../rules/setup.ts';
import { connectorAt, mapOf } from '../state/city-map.ts';
import { clone } from '../state/clone.ts';
import { COMMON, FIGURES } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { huntOn } from '../state/table.ts';

const SETUP: Setup = { ratcatcher: 'madam-cage', nemesis: 'rat-king', edition: 'second', mode: 'standard' };
const FIRST_SEED = seedOf('bench 0');
const SEEDS: readonly Seed[] = Array.from({ length: 500 }, (_, n) => seedOf(`bench ${n}`));
const atlas = atlasOf(content);

export const benchmarks: Benchmarks = [
  { name: 'random play, decisions', prepare: () => randomPlay(({ decisions }) => decisions), floor: 0.04 },
  { name: 'random play, games', prepare: () => randomPlay(() => 1), floor: 0.0022 },
  { name: "rats' turn, 64 rats on 20 townships", prepare: ratsTurns, floor: 0.0015 },
  { name: 'set-up, up to the first action', prepare: setUps, floor: 0.0155 },
];

/** The seeds, over and over. */
function seeds(): () => Seed {
  let at = 0;
  return () => SEEDS[at++ % SEEDS.length] ?? FIRST_SEED;
}

function randomPlay(count: (played: { readonly decisions: number }) => number): () => number {
  const choice = Random.of(seedOf('choices'));
  const next = seeds();
  return () => count(play(game, SETUP, next(), ({ options }) => choice.below(options.length)));
}

/** Each on a copy of the same crowded City. */
function ratsTurns(): () => number {
  const crowd = crowded(20);
  const random = Random.of(seedOf('rats'));
  return () => turnOfRats(clone(crowd), random);
}

function setUps(): () => number {
  const next = seeds();
  return () => setUp(next());
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
