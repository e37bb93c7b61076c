/** The file of recorded games: whatever is missing in it is played, on all threads, and added as it comes. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Recorded } from './games.ts';

export interface Lesson {
  readonly game: string;
  /** Whatever text the seeds of the games are made of. */
  readonly seed: string;
  /** The bot that plays, and whose looks are learned from. */
  readonly teacher: string;
  /** Which set-ups, as `simulate` reads them; none for the first game of the box. */
  readonly setup?: string;
}

/** What one thread plays. */
export interface Share extends Lesson {
  readonly numbers: readonly number[];
}

/** In the order of their numbers, whoever was faster. */
export function recordedIn(file: string): Recorded[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const games = lines.filter((line) => line !== '').map((line): Recorded => JSON.parse(line));
  return games.sort((a, b) => a.number - b.number);
}

/** Plays the games 1 to `games` that the file does not have; `done` is told how many it has then. */
export async function playMissing(
  file: string,
  lesson: Lesson,
  games: number,
  threads: number,
  done: (games: number) => void,
): Promise<void> {
  const known = new Set(recordedIn(file).map(({ number }) => number));
  const missing = Array.from({ length: games }, (_, i) => i + 1).filter((number) => !known.has(number));
  let count = known.size;
  const take = (game: Recorded) => {
    appendFileSync(file, `${JSON.stringify(game)}\n`);
    done(++count);
  };
  const shares = Array.from({ length: threads }, (_, place) => missing.filter((_, i) => i % threads === place));
  await Promise.all(
    shares.filter((numbers) => numbers.length > 0).map((numbers) => onThread({ ...lesson, numbers }, take)),
  );
}

function onThread(share: Share, take: (game: Recorded) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./worker.ts', import.meta.url), { workerData: share })
      .on('message', take)
      .on('error', reject)
      .on('exit', () => resolve());
  });
}
