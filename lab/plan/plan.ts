/** What a simulation is to play: which set-ups, who sits where, and the seed of every single game. */
import { thinksByTheClock } from '@smallfolk/bots';
import { type Game, parseSetup, type Seed, type Setup, seedOf } from '@smallfolk/kernel';
import { UserError } from '../user-error.ts';

/** Plain data, so that every worker can be handed a copy. */
export interface Plan {
  /** The name of a game on the shelf, or the file that holds its box. */
  readonly game: string;
  /** The set-ups to be played, each in as many games. */
  readonly cells: readonly Setup[];
  /** The names of the bots. */
  readonly players: readonly string[];
  readonly gamesPerCell: number;
  /** Whatever text the seeds of the games are made of. */
  readonly seed: string;
  /** How players come to their seats: always the same, moving on by one each game, or in pairs of games with one seed. */
  readonly seating: 'fixed' | 'rotating' | 'pairs';
}

/** Games that are played one after the other by one thread. */
export interface Batch {
  readonly first: number;
  readonly count: number;
  /** Games to be left out because they ended a worker, and what is known of that. */
  readonly fatal: readonly { readonly number: number; readonly message: string }[];
}

/** One game of a plan. */
export interface Fixture {
  readonly number: number;
  readonly cell: number;
  /** Which game of its cell it is. */
  readonly round: number;
  readonly setup: Setup;
  readonly seed: Seed;
  /** The player in each seat. */
  readonly seats: readonly number[];
}

export const gamesOf = (plan: Plan) => plan.cells.length * plan.gamesPerCell;

/** Game number `number` of the plan: the same whoever plays it, and whenever. */
export function fixtureOf(plan: Plan, number: number, seatCount: (setup: Setup) => number): Fixture {
  const cell = Math.floor(number / plan.gamesPerCell);
  const round = number % plan.gamesPerCell;
  const setup = plan.cells[cell];
  if (!setup) throw new Error(`the plan has no game ${number}`);
  const pairs = plan.seating === 'pairs';
  const turn = plan.seating === 'fixed' ? 0 : round;
  const count = seatCount(setup);
  const seats = Array.from({ length: count }, (_, seat) => (seat + turn) % plan.players.length);
  const seed = seedOf(`${plan.seed} ${pairs ? number - (round % 2) : number}`);
  return { number, cell, round, setup, seed, seats };
}

/** As many games as are handed to a worker at once: many quick ones, few that take long. Never a matter of threads. */
export function batchSize(plan: Plan): number {
  if (plan.players.every((name) => name === 'random')) return 200;
  return plan.players.every((name) => name === 'random' || name === 'greedy') ? 5 : 1;
}

/** All batches of the plan in order, from a game on. */
export function* batchesOf(plan: Plan, from = 0): Generator<Batch> {
  const [size, total] = [batchSize(plan), gamesOf(plan)];
  for (let first = from; first < total; ) {
    const count = Math.min(size - (first % size), total - first);
    yield { first, count, fatal: [] };
    first += count;
  }
}

export const isReproducible = (plan: Plan) => !plan.players.some(thinksByTheClock);

/**
 * The set-ups meant by 'edition=second,ratcatcher=*,mode=standard|hard': a star is every value of a field, a bar
 * separates several. Combinations that the game does not allow are left out, unless nothing remains.
 */
export function cellsOf(game: Game, text: string): Setup[] {
  let partial: Record<string, string | number>[] = [{}];
  for (const part of text.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', given] = part.split('=').map((side) => side.trim());
    if (given === undefined) throw new UserError(`--setup: "${part}" is not of the form field=value.`);
    const values = valuesOf(game, name, given);
    partial = partial.flatMap((setup) => values.map((value) => ({ ...setup, [name]: value })));
  }
  const parsed = partial.map((setup) => parseSetup(game, setup));
  const cells = parsed.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const refusal = parsed.find((outcome) => !outcome.ok);
  if (cells.length === 0 && refusal && !refusal.ok) throw new UserError(`--setup: ${refusal.message}`);
  return cells;
}

function valuesOf(game: Game, name: string, given: string): (string | number)[] {
  const field = game.fields.find((field) => field.name === name);
  if (field && given === '*') return [...field.values];
  return given.split('|').map((text) => field?.values.find((value) => String(value) === text) ?? text);
}

/** A set-up in short: only what differs from the usual one or between the cells of the plan. */
export function nameOfCell(game: Game, cells: readonly Setup[], setup: Setup): string {
  const telling = game.fields.filter(({ name, ...field }) =>
    cells.length > 1 ? cells.some((other) => other[name] !== cells[0]?.[name]) : setup[name] !== field.default,
  );
  return telling.map(({ name }) => `${name} ${setup[name]}`).join(', ') || 'the usual set-up';
}
