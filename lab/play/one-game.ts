/** One game of a plan, played by bots: without bookkeeping where nobody needs any, closely watched where counted. */

import { type Bot, botsFor, decide, questionOf } from '@smallfolk/bots';
import {
  type Decision,
  type Game,
  type GameEvent,
  keyOf,
  Match,
  Random,
  type Result,
  Run,
  type Save,
  SPECTATOR,
  sure,
} from '@smallfolk/kernel';
import type { Fixture } from '../plan/plan.ts';

/** Whoever wants to see a game closely. */
export interface Onlooker {
  /** Before a choice is made. */
  choice(decision: Decision, index: number, state: unknown): void;
  /** Where an action is complete. */
  checkpoint(state: unknown): void;
  event(event: GameEvent): void;
}

export interface Played {
  readonly result: Result;
  readonly decisions: number;
  /** The number of the round in which it ended, if the game counts rounds. */
  readonly rounds: number | undefined;
}

/** A game in which a rule or a bot threw: as a save, it shows the bug again. */
export class Broken extends Error {
  /** Undefined if not even the start of the game could be made. */
  readonly save: Save | undefined;

  constructor(bug: unknown, save: Save | undefined) {
    super(bug instanceof Error ? bug.message : String(bug), { cause: bug });
    this.save = save;
  }
}

/** Some games end only when somebody wins or loses; bots that do neither are stopped here, and the game counts as failed. */
const ENDLESS = 20_000;

export function playFixture(game: Game, fixture: Fixture, players: readonly string[], onlooker?: Onlooker): Played {
  const names = fixture.seats.map((player) => sure(players[player]));
  const indices: number[] = [];
  try {
    const seats = botsFor(names, fixture.seed);
    const play = names.every((name) => name === 'random') ? playLightly : playFully;
    const { result, state } = play(game, fixture, seats, indices, onlooker);
    return { result, decisions: indices.length, rounds: roundOf(game.view(state, SPECTATOR)) };
  } catch (bug) {
    throw new Broken(bug, saveOf(game, fixture, indices));
  }
}

interface Over {
  readonly result: Result;
  readonly state: unknown;
}

/** Bots that imagine nothing need no match: the bare rules are enough, and many times faster. */
function playLightly(game: Game, fixture: Fixture, bots: readonly Bot[], indices: number[], onlooker?: Onlooker): Over {
  const random = Random.of(fixture.seed);
  const state = game.create(fixture.setup, random);
  const run = new Run(game, state, random, onlooker && watcherOf(onlooker, () => state));
  const seats = game.seats(fixture.setup);
  for (let decision = run.decision; decision; decision = run.decision) {
    const { seat } = decision;
    const question = { seat, seats, decision, view: undefined, insight: undefined, imagine: noWorlds, after: nothing };
    const index = sure(bots[seat]).think(question).best();
    onlooker?.choice(decision, index, state);
    indices.push(index);
    bounded(indices);
    run.answer(index);
  }
  return { result: run.result as Result, state };
}

function noWorlds(): never {
  throw new Error('a random player imagines nothing');
}
function nothing(): undefined {}

function watcherOf(onlooker: Onlooker, state: () => unknown) {
  return {
    checkpoint: () => onlooker.checkpoint(state()),
    emit(event: GameEvent, only?: number, otherwise?: GameEvent) {
      const seen = only === undefined ? event : otherwise;
      if (seen) onlooker.event(seen);
    },
  };
}

function playFully(game: Game, fixture: Fixture, bots: readonly Bot[], indices: number[], onlooker?: Onlooker): Over {
  const match = Match.start(game, fixture.setup, fixture.seed);
  let told = 0;
  for (let question = questionOf(match); question; question = questionOf(match)) {
    onlooker?.checkpoint(match.state);
    const index = decide(sure(bots[question.seat]), question).best();
    onlooker?.choice(question.decision, index, match.state);
    indices.push(index);
    bounded(indices);
    match.choose(index);
    if (!onlooker) continue;
    for (const event of match.events(SPECTATOR, told)) onlooker.event(event);
    told = match.eventCount;
  }
  return { result: match.result as Result, state: match.state };
}

function bounded(indices: readonly number[]): void {
  if (indices.length > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
}

/** The choices that led to the bug, the last of them being the one that shows it. */
function saveOf(game: Game, fixture: Fixture, indices: readonly number[]): Save | undefined {
  let match: Match;
  try {
    match = Match.start(game, fixture.setup, fixture.seed);
  } catch {
    return undefined;
  }
  for (const index of indices) {
    const option = match.decision?.options[index];
    try {
      match.choose(index);
    } catch {
      const save = match.save();
      return { ...save, choices: [...save.choices, ...(option ? [keyOf(option)] : [])] };
    }
  }
  return match.save();
}

/** The number of the round, where the game shows one. */
export function roundOf(view: unknown): number | undefined {
  const round = typeof view === 'object' && view !== null && 'round' in view ? view.round : undefined;
  return typeof round === 'number' ? round : undefined;
}
