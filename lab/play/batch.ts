/** A batch of games: played one after the other, counted, and written down as JSON lines. */

import type { Game, Result, Save, Words } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import {
  type CellTally,
  count,
  entry,
  type Failure,
  newTally,
  note,
  type PlayerTally,
  type Tally,
} from '../count/tally.ts';
import { type Batch, type Fixture, fixtureOf, type Plan } from '../plan/plan.ts';
import { Broken, type Played, playFixture } from './one-game.ts';
import { isWatched, Watch } from './watch.ts';

export interface BatchResult {
  /** One line of JSON for each game. */
  readonly lines: string;
  readonly tally: Tally;
  readonly broken: readonly { readonly failure: Failure; readonly save: Save | undefined }[];
}

export function playBatch(
  plan: Plan,
  game: Game,
  words: Words | undefined,
  batch: Batch,
  started: (number: number) => void,
): BatchResult {
  const tally = newTally(plan.cells.length, plan.players.length);
  const broken: { failure: Failure; save: Save | undefined }[] = [];
  let lines = '';
  for (let number = batch.first; number < batch.first + batch.count; number++) {
    const fixture = fixtureOf(plan, number, (setup) => game.seats(setup));
    const cell = sure(tally.cells[fixture.cell]);
    const fail = (message: string, save?: Save) => {
      const failure = { number, seed: fixture.seed, message };
      broken.push({ failure, save });
      tally.failures.push(failure);
      tally.failed++;
      cell.failed++;
      lines += lineOf(plan, fixture, { failed: message });
    };
    const fatal = batch.fatal.find((game) => game.number === number);
    if (fatal) {
      fail(fatal.message);
      continue;
    }
    started(number);
    try {
      const played = playOne(plan, game, words, fixture, tally);
      countGame(cell, fixture, played);
      lines += lineOf(plan, fixture, { ...played.result, decisions: played.decisions, rounds: played.rounds });
    } catch (bug) {
      fail(bug instanceof Error ? bug.message : String(bug), bug instanceof Broken ? bug.save : undefined);
    }
  }
  return { lines, tally, broken };
}

function playOne(plan: Plan, game: Game, words: Words | undefined, fixture: Fixture, tally: Tally): Played {
  if (!isWatched(fixture)) return playFixture(game, fixture, plan.players);
  const watch = new Watch(game, fixture, tally, words);
  const played = playFixture(game, fixture, plan.players, watch);
  watch.over(played.result);
  return played;
}

function countGame(cell: CellTally, fixture: Fixture, { result, decisions, rounds }: Played): void {
  cell.games++;
  count(cell.decisions, decisions);
  if (rounds !== undefined) count(cell.rounds, rounds);
  const ending = entry(cell.endings, result.reason, () => ({ games: 0, lost: 0 }));
  if (ending) {
    ending.games++;
    if (result.winners.length === 0) ending.lost++;
  }
  for (const [seat, player] of fixture.seats.entries()) countPlayer(sure(cell.players[player]), seat, result);
}

function countPlayer(player: PlayerTally, seat: number, { winners, scores }: Result): void {
  player.games++;
  if (winners.includes(seat)) player.won += 1 / winners.length;
  const score = scores?.[seat];
  if (score === undefined) return;
  count(player.scores, Math.round(score));
  note(player.points, score);
}

function lineOf(plan: Plan, { number, seed, setup, seats }: Fixture, outcome: object): string {
  const names = seats.map((player) => plan.players[player]);
  return `${JSON.stringify({ game: number, seed, setup, seats: names, ...outcome })}\n`;
}
