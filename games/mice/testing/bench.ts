/** How fast the rules run, for `npm run bench games/mice`. */
import { play, Random, Run, type Setup, seedOf } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import { minionTurn } from '../rules/minion-turn.ts';
import { Quest } from '../rules/quest.ts';
import { clone } from '../state/clone.ts';
import type { State } from '../state/state.ts';
import { scene } from './scene.ts';

const SETUP: Setup = { chapter: '04', players: 2, party: 'choose', edition: 'pl' };

export const benchmarks: Benchmarks = [
  { name: 'random play of chapter 4, decisions', prepare: randomPlay, floor: 0.005 },
  { name: 'the turns of eight roaches and six rats', prepare: minionsTurns, floor: 0.001 },
  { name: 'set-up of chapter 4, up to the first turn', prepare: setUps, floor: 0.001 },
  { name: 'copies of a crowded room', prepare: copies, floor: 0.02 },
];

function randomPlay(): () => number {
  const choice = Random.of(seedOf('choices'));
  let seed = 0;
  return () =>
    play(game, SETUP, seedOf(`bench ${seed++ % 200}`), ({ options }) => choice.below(options.length)).decisions;
}

/** A courtyard full of minions, with four mice in its middle. */
function crowded(): State {
  const spread = ['c', 'o', 's', 'k', 'm', 'a', 'b', 'q'];
  return scene({
    chapter: '03',
    room: 'courtyard',
    mice: { collin: 'e', nez: 'i', tilda: 'l', maginos: 'h' },
    minions: [
      ...spread.map((letter) => ['roach', letter] as const),
      ...spread.slice(0, 6).map((letter) => ['rat-warrior', letter] as const),
    ],
  }).state;
}

function minionsTurns(): () => number {
  const state = crowded();
  const random = Random.of(seedOf('minions'));
  return () => {
    const t = new Quest(book, { state: clone(state), random, reveal: () => {} });
    for (const card of ['roach', 'rat-warrior']) takeTurn(t, card);
    return 1;
  };
}

/** Where the players have to choose, the first option is taken. */
function takeTurn(t: Quest, card: string): void {
  try {
    const rules = minionTurn(t, card);
    for (let step = rules.next(0); !step.done; step = rules.next(0));
  } catch {
    // The chapter ended in that turn.
  }
}

function setUps(): () => number {
  let seed = 0;
  return () => {
    const random = Random.of(seedOf(`set-up ${seed++ % 200}`));
    const run = new Run(game, game.create(SETUP, random), random);
    while (run.decision && run.decision.ask !== 'turn') run.answer(0);
    return 1;
  };
}

function copies(): () => number {
  const state = crowded();
  return () => {
    clone(state);
    return 1;
  };
}
