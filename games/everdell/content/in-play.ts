/** Which players play by themselves, and what the modules of a game hook into. */
import type { Seat } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';
import { MODULES } from './catalogue.ts';
import type { Automaton, Hooks, Module } from './module.ts';

/** The automaton behind a player; undefined for a person. Opponents sit after the people, in the order of modules. */
export function automatonOf(state: State, seat: Seat): Automaton | undefined {
  return seat < state.humans ? undefined : opponentAt(state, seat);
}

function opponentAt(state: State, seat: Seat): Automaton | undefined {
  let at = state.humans;
  for (const index of state.modules) {
    const automaton = MODULES[index]?.automaton;
    if (automaton && at++ === seat) return automaton;
  }
  return undefined;
}

/** The modules of a game beside the base game. */
export const modulesOf = (state: State): Module[] => state.modules.flatMap((index) => MODULES[index] ?? []);

/** For each moment, the hooks of all modules in play, in the order of installation. */
export type Seams = { readonly [Name in keyof Hooks]-?: readonly NonNullable<Hooks[Name]>[] } & {
  /** Is there any hook at all? */
  readonly any: boolean;
};

/** Gathered once for each list of modules, which all copies of a state share. */
function gather(modules: readonly number[]): Seams {
  const all = modules.flatMap((index) => MODULES[index]?.hooks ?? []);
  const of = <Name extends keyof Hooks>(name: Name): NonNullable<Hooks[Name]>[] =>
    all.flatMap((hooks) => hooks[name] ?? []);
  return {
    any: all.length > 0,
    mayPlace: of('mayPlace'),
    onPlace: of('onPlace'),
    afterVisit: of('afterVisit'),
    mayPlay: of('mayPlay'),
    surcharge: of('surcharge'),
    mayDraw: of('mayDraw'),
    mayEnter: of('mayEnter'),
    drawsOneByOne: of('drawsOneByOne'),
    onTake: of('onTake'),
    onGap: of('onGap'),
    afterTake: of('afterTake'),
    mayLie: of('mayLie'),
    mayHold: of('mayHold'),
    afterDraw: of('afterDraw'),
    afterPlay: of('afterPlay'),
    mayActivate: of('mayActivate'),
    spaces: of('spaces'),
    extraSources: of('extraSources'),
    takeExtra: of('takeExtra'),
    freeWay: of('freeWay'),
    tollToPlace: of('tollToPlace'),
    tollToPlay: of('tollToPlay'),
    tollToUse: of('tollToUse'),
    ownersTokens: of('ownersTokens'),
    beforeFirstTurn: of('beforeFirstTurn'),
    afterPrepare: of('afterPrepare'),
    score: of('score'),
  };
}

const NONE = gather([]);
const known = new WeakMap<readonly number[], Seams>();
let last: readonly number[] = [];
let lastSeams = NONE;

/** What is hooked into this game. Nothing in the base game, so asking costs a comparison. */
export function seamsOf({ modules }: State): Seams {
  return modules.length === 0 ? NONE : seamsOfAll(modules);
}

function seamsOfAll(modules: readonly number[]): Seams {
  if (modules === last) return lastSeams;
  let seams = known.get(modules);
  if (!seams) {
    seams = gather(modules);
    known.set(modules, seams);
  }
  last = modules;
  lastSeams = seams;
  return seams;
}
