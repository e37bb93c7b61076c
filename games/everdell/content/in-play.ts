/** Which players play by themselves, and which modules are part of a game. */
import type { Seat } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';
import { MODULES } from './catalogue.ts';
import type { Automaton, Hooks, Module } from './module.ts';

/** The automaton behind a player; undefined for a person. Opponents sit after the people, in the order of modules. */
export function automatonOf(state: State, seat: Seat): Automaton | undefined {
  if (seat < state.humans) return undefined;
  let at = state.humans;
  for (const index of state.modules) {
    const automaton = (MODULES[index] as Module).automaton;
    if (automaton && at++ === seat) return automaton;
  }
  return undefined;
}

const NONE: readonly Hooks[] = [];
/** By the list of modules, which all copies of a state share. */
const known = new WeakMap<readonly number[], readonly Hooks[]>();

/** The hooks of the modules in play. None for the base game, so asking costs nothing. */
export function hooksOf(state: State): readonly Hooks[] {
  const { modules } = state;
  if (modules.length === 0) return NONE;
  let hooks = known.get(modules);
  if (!hooks) {
    hooks = modules.flatMap((index) => (MODULES[index] as Module).hooks ?? []);
    known.set(modules, hooks);
  }
  return hooks;
}
