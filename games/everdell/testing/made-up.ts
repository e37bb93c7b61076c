/**
 * A box that exists for tests only: each test says what it hooks into. Imported, it is installed behind the real ones.
 */
import { CHECKPOINT, keyOf, Match, parseSetup, Random, type Rules, type Setup, seedOf } from '@smallfolk/kernel';
import { install } from '../content/catalogue.ts';
import type { Hooks, Module } from '../content/module.ts';
import { everdell } from '../game.ts';
import { emptyTable, fields } from '../rules/setup.ts';
import { turnOptions } from '../rules/turn.ts';
import type { State, T } from '../state/state.ts';

/** What the box does at each moment; a test sets what it is about. */
export let hooked: Partial<Hooks> = {};
export function hook(hooks: Partial<Hooks>): void {
  hooked = hooks;
}

/** Every moment of the box, passed on to what the test has set; `otherwise` where it has set nothing. */
const moments: Required<Hooks> = {
  beforeFirstTurn: (...at) => hooked.beforeFirstTurn?.(...at),
  afterPrepare: (...at) => hooked.afterPrepare?.(...at),
  mayPlace: (...at) => hooked.mayPlace?.(...at) ?? true,
  onPlace: (...at) => hooked.onPlace?.(...at),
  afterVisit: (...at) => hooked.afterVisit?.(...at),
  mayPlay: (...at) => hooked.mayPlay?.(...at) ?? true,
  surcharge: (...at) => hooked.surcharge?.(...at),
  mayDraw: (...at) => hooked.mayDraw?.(...at) ?? true,
  mayEnter: (...at) => hooked.mayEnter?.(...at) ?? true,
  drawsOneByOne: (...at) => hooked.drawsOneByOne?.(...at) ?? false,
  onTake: (...at) => hooked.onTake?.(...at),
  onGap: (...at) => hooked.onGap?.(...at),
  afterTake: (...at) => hooked.afterTake?.(...at),
  mayLie: (...at) => hooked.mayLie?.(...at) ?? true,
  mayHold: (...at) => hooked.mayHold?.(...at) ?? true,
  afterDraw: (...at) => hooked.afterDraw?.(...at),
  afterPlay: (...at) => hooked.afterPlay?.(...at),
  mayActivate: (...at) => hooked.mayActivate?.(...at) ?? true,
  spaces: (...at) => hooked.spaces?.(...at),
  extraSources: (...at) => hooked.extraSources?.(...at) ?? [],
  takeExtra: (...at) => hooked.takeExtra?.(...at),
  freeWay: (...at) => hooked.freeWay?.(...at) ?? [],
  tollToPlace: (...at) => hooked.tollToPlace?.(...at),
  tollToPlay: (...at) => hooked.tollToPlay?.(...at),
  tollToUse: (...at) => hooked.tollToUse?.(...at),
  ownersTokens: (...at) => hooked.ownersTokens?.(...at),
  score: (...at) => hooked.score?.(...at),
};

export const madeUp = (more: Partial<Module> = {}): Module => ({
  id: 'made-up',
  fields: [{ name: 'box', values: ['no', 'yes'], default: 'no' }],
  active: (setup) => setup.box === 'yes',
  hooks: moments,
  ...more,
});

/** Installs the box and returns a set-up for two with it. */
export function withBox(more: Partial<Module> = {}): Setup {
  install(madeUp(more));
  const parsed = parseSetup({ name: 'everdell', fields: fields() }, { seats: 2, start: 1, box: 'yes' });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/** A table for two with a shuffled deck and the box in play. */
export const dealt = (setup: Setup): State => everdell.create(setup, Random.of(seedOf('made up')));

/** A bare table. */
export const bare = (setup: Setup): State => emptyTable(setup);

export const match = (setup: Setup, seed: string) =>
  Match.start({ ...everdell, fields: fields() }, setup, seedOf(seed));

/** Runs a rule to its end. Each question is answered with the next of these keys, or else with its first option. */
export function run(state: State, rule: (t: T) => Rules<unknown>, ...answers: readonly string[]): string[][] {
  const asked: string[][] = [];
  const rules = rule({ state, random: Random.of(seedOf('run')), reveal: () => {} });
  let step = rules.next(0);
  while (!step.done) {
    if (step.value === CHECKPOINT) throw new Error('a rule of a turn has no checkpoint');
    const keys = step.value.options.map(keyOf);
    const wanted = answers[asked.length];
    asked.push(keys);
    const at = wanted === undefined ? 0 : keys.indexOf(wanted);
    if (at < 0) throw new Error(`${wanted} is not offered: ${keys.join(', ')}`);
    step = rules.next(at);
  }
  return asked;
}

/** What the player may do, as keys. */
export const offered = (state: State): string[] => turnOptions(state, 0).map(keyOf);
