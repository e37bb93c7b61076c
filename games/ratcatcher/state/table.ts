/** What the rules of this game hold in their hands: the table of the kernel and what is printed on this game's pieces. */
import { type Asking, choose as chooseAt, offer as offerAt, type Random, type Table } from '@smallfolk/kernel';
import type { Atlas } from '../content/atlas.ts';
import type { Nemesis } from '../content/nemesis.ts';
import type { Ratcatcher } from '../content/ratcatcher.ts';
import type { HuntEvent } from './events.ts';
import type { Ask, HuntOption } from './options.ts';
import type { State } from './state.ts';

/** The only seat (R1). */
export const YOU = 0;

/** Asks the player to pick one of the options; a single one is taken without asking. */
export const choose = <const O extends HuntOption>(ask: Ask, options: readonly O[], asking: Asking) =>
  chooseAt<O>(YOU, ask, options, asking);

/** Asks even if there is only one option. */
export const offer = <const O extends HuntOption>(ask: Ask, options: readonly O[], asking: Asking) =>
  offerAt<O>(YOU, ask, options, asking);

export interface Hunt extends Table<State, HuntEvent> {
  readonly atlas: Atlas;
  /** The ratcatcher's board. */
  readonly board: Ratcatcher;
  /** The nemesis' board. */
  readonly foe: Nemesis;
}

/** The table of the kernel with the boards that this game is played with. */
export function huntOn(atlas: Atlas, table: Table<State, HuntEvent>): Hunt {
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
export function lookingAt(state: State): Table<State, HuntEvent> {
  return { state, random: NO_CHANCE, reveal: () => {} };
}
