/**
 * The folder of a simulation: games.jsonl with a line for each game, tally.json with all that was counted and how far
 * it has come, report.html, and a save of every game that failed. Broken off at any moment, it can be gone on with.
 */
import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@smallfolk/kernel';
import type { Plan } from '../plan/plan.ts';
import type { BatchResult } from '../play/batch.ts';
import { UserError } from '../user-error.ts';
import { claim, LOCK, writeAll, writeWhole } from './files.ts';
import { addTally, newTally, type Tally } from './tally.ts';

interface Progress {
  readonly smallfolk: 'simulation';
  readonly plan: Plan;
  /** How many games are done: the first ones of the plan. */
  readonly done: number;
  /** How long games.jsonl was then. What stands behind it was never counted. */
  readonly bytes: number;
  readonly tally: Tally;
}

/** How often progress is written while games are played, in milliseconds. */
const WRITE_EVERY = 2000;

/** Where a simulation puts its results: into a folder, or nowhere but into the tally. */
export class Store {
  readonly folder: string | undefined;
  readonly plan: Plan;
  readonly tally: Tally;
  done = 0;
  private bytes = 0;
  private readonly file: number | undefined;
  private written = Date.now();

  constructor(plan: Plan, folder: string | undefined, earlier: Progress | undefined) {
    this.plan = plan;
    this.folder = folder;
    this.tally = earlier?.tally ?? newTally(plan.cells.length, plan.players.length);
    this.done = earlier?.done ?? 0;
    this.bytes = earlier?.bytes ?? 0;
    if (folder === undefined) return;
    try {
      mkdirSync(folder, { recursive: true });
      claim(folder);
      this.file = openSync(join(folder, GAMES), existsSync(join(folder, GAMES)) ? 'r+' : 'w');
      if (statSync(join(folder, GAMES)).isFile()) ftruncateSync(this.file, this.bytes);
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(`--out: nothing can be written to ${folder}: ${(error as Error).message}`);
    }
  }

  /** Keeps the results of the next batch. */
  add({ lines, tally, broken }: BatchResult, games: number): void {
    if (this.file !== undefined) {
      this.bytes += writeAll(this.file, lines, this.bytes);
    }
    for (const { failure, save } of broken) {
      if (this.folder !== undefined && save) this.write(failedName(failure.number), JSON.stringify(save));
    }
    addTally(this.tally, tally);
    this.done += games;
    if (Date.now() - this.written > WRITE_EVERY) this.keep();
  }

  /** Writes down how far it has come. */
  keep(): void {
    const { plan, done, bytes, tally } = this;
    const progress: Progress = { smallfolk: 'simulation', plan, done, bytes, tally };
    this.write(PROGRESS, JSON.stringify(progress));
    this.written = Date.now();
  }

  /** A file of the folder, in one piece or not at all. */
  write(name: string, text: string): void {
    if (this.folder === undefined) return;
    writeWhole(join(this.folder, name), text);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    if (this.folder !== undefined) rmSync(join(this.folder, LOCK), { force: true });
  }
}

const GAMES = 'games.jsonl';
const PROGRESS = 'tally.json';
export const failedName = (number: number) => `failed-${number}.json`;

/** How far the simulation in this folder has come; undefined if there is none. */
export function progressIn(folder: string): Progress | undefined {
  const path = join(folder, PROGRESS);
  if (!existsSync(path)) return undefined;
  try {
    const progress: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(progress) && progress.smallfolk === 'simulation') return progress as unknown as Progress;
  } catch {
    // Said below.
  }
  throw new UserError(`${path} is not the progress of a simulation; choose another --out, or start over with --fresh.`);
}

/** Whether the plan goes on with what was begun: the same in all, but it may ask for more games of a single set-up. */
export function goesOn(plan: Plan, { plan: earlier }: Progress): boolean {
  const games = plan.cells.length === 1 && plan.gamesPerCell >= earlier.gamesPerCell;
  return JSON.stringify(plan) === JSON.stringify(games ? { ...earlier, gamesPerCell: plan.gamesPerCell } : earlier);
}
