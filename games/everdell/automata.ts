/** Which players play by themselves, and which modules are part of a game. */
import type { Seat } from '@smallfolk/kernel';
import { MODULES } from './catalogue.ts';
import type { Automaton, Hooks, Module } from './module.ts';
import type { State } from './state.ts';

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

/** The hooks of the modules in play. Empty for the base game, so asking costs nothing. */
export function hooksOf(state: State): readonly Hooks[] {
  return state.modules.length === 0 ? NONE : hooksOfModules(state.modules);
}

const NONE: readonly Hooks[] = [];
const known = new Map<string, readonly Hooks[]>();

function hooksOfModules(modules: readonly number[]): readonly Hooks[] {
  const key = modules.join();
  let hooks = known.get(key);
  if (!hooks) {
    hooks = modules.flatMap((index) => (MODULES[index] as Module).hooks ?? []);
    known.set(key, hooks);
  }
  return hooks;
}
