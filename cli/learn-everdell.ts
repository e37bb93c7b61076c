#!/usr/bin/env node
/**
 * Learns Everdell's first impressions (games/everdell/bot/first-impressions-table.ts) anew: a search plays itself, and the numbers are
 * fitted to what it looked at. docs/bots.md tells more.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NUMBERS } from '../games/everdell/bot/first-impressions-numbers.ts';
import { fit, Lessons } from './learn-everdell-fit.ts';
import { type Recorded, record, study } from './learn-everdell-games.ts';
import { rounded, tableWith } from './learn-everdell-table.ts';
import { threadsOf, wholeNumber } from './simulate.ts';
import { ProgressBar } from './simulate-progress.ts';
import { readArguments, UserError } from './user-error.ts';

const HELP = `node cli/learn-everdell.ts games.jsonl [options]     learns Everdell's first impressions

  games.jsonl      where the games are kept: what is in it already is not played again
  --games 800      how many games shall be in it
  --seed anything  the same seed plays the same games, on any number of threads
  --threads 2      all cores, if not said
  --table file     where the numbers go, if not to games/everdell/bot/first-impressions-table.ts
`;

const TEACHER = 'search:200';
/** One game of so many is not learned from but measured with. */
const HELD_OUT = 8;
const SHRINKAGE = 3e-5;
const TABLE = fileURLToPath(new URL('../games/everdell/bot/first-impressions-table.ts', import.meta.url));

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    args: process.argv.slice(2),
    options: {
      games: { type: 'string', default: '800' },
      seed: { type: 'string', default: 'taste' },
      threads: { type: 'string' },
      table: { type: 'string', default: TABLE },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help || file === undefined) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  await playMissing(file, wholeNumber('--games', values.games), values.seed, threadsOf(values.threads));
  const games = recordedIn(file);
  const { numbers, report } = learn(games);
  writeFileSync(values.table, tableWith(readFileSync(TABLE, 'utf8'), numbers, games.length));
  process.stdout.write(`${report}\nwritten to ${values.table}\n`);
}

/** In the order of their numbers, whoever was faster. */
function recordedIn(file: string): Recorded[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const games = lines.filter((line) => line !== '').map((line): Recorded => JSON.parse(line));
  return games.sort((a, b) => a.number - b.number);
}

interface Share {
  readonly seed: string;
  readonly numbers: readonly number[];
}

async function playMissing(file: string, games: number, seed: string, threads: number): Promise<void> {
  const known = new Set(recordedIn(file).map(({ number }) => number));
  const missing = Array.from({ length: games }, (_, i) => i + 1).filter((number) => !known.has(number));
  if (missing.length === 0) return;
  const bar = new ProgressBar(games, known.size);
  let done = known.size;
  const take = (game: Recorded) => {
    appendFileSync(file, `${JSON.stringify(game)}\n`);
    bar.show(++done, 0);
  };
  const thread = (place: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const share: Share = { seed, numbers: missing.filter((_, i) => i % threads === place) };
      const worker = new Worker(new URL(import.meta.url), { workerData: share });
      worker
        .on('message', take)
        .on('error', reject)
        .on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: threads }, (_, place) => thread(place)));
  bar.end(done, 0);
}

/** The numbers as they are written down, and how well they foretell games that they were not learned from. */
export function learn(games: readonly Recorded[]): { numbers: number[]; report: string } {
  const lessons = new Lessons();
  const exam = new Lessons();
  for (const game of games) study(game, game.number % HELD_OUT === 0 ? exam : lessons);
  if (exam.decisions.length === 0) throw new UserError(`At least ${HELD_OUT} games are needed; --games says how many.`);
  const numbers = [...fit(lessons, NUMBERS.length, SHRINKAGE)].map(rounded);
  const marks = [
    ['any option', exam.crossEntropy(NUMBERS.map(() => 0))],
    ['the table before', exam.crossEntropy(NUMBERS)],
    ['the table now', exam.crossEntropy(numbers)],
    ['the search itself', exam.entropy()],
  ] as const;
  const report = [
    `${numbers.filter((number) => number !== 0).length} numbers from ${lessons.decisions.length} decisions; cross-entropy on ${exam.decisions.length} others:`,
    ...marks.map(([name, mark]) => `  ${name.padEnd(20)}${mark.toFixed(4)}`),
  ];
  return { numbers, report: report.join('\n') };
}

/** What each thread does: plays its games. */
function play({ seed, numbers }: Share): void {
  for (const number of numbers) parentPort?.postMessage(record(seed, number, TEACHER));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!isMainThread) play(workerData);
  else
    await main().catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    });
}
