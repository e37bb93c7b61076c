/** The table as the rules of this game hold it: with the boards that the game is played with. */
import type { Random, Table } from '@smallfolk/kernel';
import type { Atlas } from './atlas.ts';
import type { Hunt } from './hunt.ts';
import type { State } from './state.ts';

export function huntOn(atlas: Atlas, table: Table<State>): Hunt {
  const { state, random, emit } = table;
  const board = atlas.content.ratcatchers.find(({ id }) => id === state.ratcatcher);
  const foe = atlas.content.nemeses.find(({ id }) => id === state.foe);
  if (!board || !foe) throw new Error(`no such boards: ${state.ratcatcher}, ${state.foe}`);
  return { state, random, emit, reveal: (to) => table.reveal(to), atlas, board, foe };
}

const NO_CHANCE = new Proxy({} as Random, {
  get() {
    throw new Error('looking at a state uses no chance');
  },
});

/** A table for those who only look: nothing may be drawn there, and nothing is told. */
export function lookingAt(state: State): Table<State> {
  return { state, random: NO_CHANCE, reveal: () => {} };
}
