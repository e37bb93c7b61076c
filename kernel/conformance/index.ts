/**
 * The conformance kit: one suite that every game passes. A game's test file needs one line:
 * `conformance(test, game, setups, { secrets, census })`, where `test` is the one of the test runner.
 */
import type { Game } from '../game.ts';
import type { Setup } from '../setup.ts';
import { HANDING_ON } from './handing-on.ts';
import { HIDING } from './hiding.ts';
import { KEEPING } from './keeping.ts';
import { type ConformanceOptions, Kit } from './kit.ts';
import { PLAYING } from './playing.ts';

export type { ConformanceOptions } from './kit.ts';

export interface Check {
  readonly name: string;
  run(): void;
}

type TestRunner = (name: string, body: () => void, timeout?: number) => unknown;

const MINUTES = 60_000;
/** What a random game may take at most, with a look at every decision: many games are given more time. */
const GAME = 100;

export function conformance<S, V>(
  test: TestRunner,
  game: Game<S, V>,
  setups: readonly Setup[],
  options: ConformanceOptions<S>,
): void {
  const games = setups.length * (options.seeds ?? 0);
  const patience = Math.max(10 * MINUTES, games * GAME);
  for (const { name, run } of checks(game, setups, options)) test(`${game.name} ${name}`, run, patience);
}

/** All checks as plain functions that throw what they find. */
export function checks<S, V>(game: Game<S, V>, setups: readonly Setup[], options: ConformanceOptions<S>): Check[] {
  const kit = new Kit(game, setups, options);
  const owed = [...PLAYING, ...KEEPING, ...HIDING, ...(game.leave ? HANDING_ON : [])];
  return owed.map(({ name, run }) => ({ name, run: () => run(kit) }));
}
