/** The copy of a state, written by hand because every general one is many times slower. */
import type { State } from './state.ts';

/** A deep copy; the city is shared, because it is never changed in place. */
export function clone(state: State): State {
  const { on, catcher, nemesis } = state;
  return {
    ...state,
    active: state.active.slice(),
    deck: state.deck.slice(),
    drawn: state.drawn.slice(),
    peculiarDeck: state.peculiarDeck.slice(),
    peculiarDiscard: state.peculiarDiscard.slice(),
    on: {
      brown: on.brown.slice(),
      black: on.black.slice(),
      white: on.white.slice(),
      cheese: on.cheese.slice(),
      health: on.health.slice(),
      yellow: on.yellow.slice(),
      purple: on.purple.slice(),
      nest: on.nest.slice(),
      question: on.question.slice(),
    },
    sack: { ...state.sack },
    cage: { ...state.cage },
    peculiars: state.peculiars.map((rat) => ({ ...rat, held: { ...rat.held } })),
    captured: state.captured.map((rat) => ({ ...rat, held: { ...rat.held } })),
    placed: state.placed.slice(),
    traps: state.traps.map((trap) => ({ ...trap })),
    questions: { ...state.questions },
    reserve: { ...state.reserve },
    catcher: { ...catcher, cheese: { ...catcher.cheese }, refilled: { ...catcher.refilled } },
    nemesis: { ...nemesis, raised: { ...nemesis.raised }, counters: nemesis.counters.slice() },
  };
}
