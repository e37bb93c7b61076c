/** `smallfolk learn`: learns the first impressions of a game that has a table of them, from games of a search. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botNamed } from '@smallfolk/bots';
import { type Habits, newSeed } from '@smallfolk/kernel';
import { boxAt, isFile } from '@smallfolk/lab/boxes/box-at.ts';
import { setupsOf } from '@smallfolk/lab/learn/games.ts';
import { learn } from '@smallfolk/lab/learn/learn.ts';
import { type Lesson, playMissing, recordedIn } from '@smallfolk/lab/learn/recording.ts';
import { tableWith } from '@smallfolk/lab/learn/table.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments, threadsOf, wholeNumber } from '../arguments.ts';
import { ProgressBar } from './progress-bar.ts';

const HELP = `smallfolk learn <game> games.jsonl [options]     learns a game's first impressions

  games.jsonl           where the games are kept: what is in it already is not played again
  --games 800           how many games shall be in it
  --teacher search:200  who plays them, and is learned from
  --setup seats=2,farms=seasonal|classic    which games, read as by simulate; the first game of the box, if not said
  --seed anything       the same seed plays the same games, on any number of threads
  --threads 2           all cores, if not said
  --table file          where the numbers go, if not to the game's own table
`;

const OPTIONS = {
  games: { type: 'string', default: '800' },
  teacher: { type: 'string', default: 'search:200' },
  setup: { type: 'string', default: '' },
  seed: { type: 'string', default: 'taste' },
  threads: { type: 'string' },
  table: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export async function learnCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true });
  const [game, file, ...rest] = positionals;
  if (values.help || game === undefined || file === undefined || rest.length > 0) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    return values.help ? 0 : 2;
  }
  const box = await boxAt(game);
  const [setup] = setupsOf(box, values.setup);
  const habits = await box.habits?.(setup);
  if (!habits) throw new UserError(`${box.game.name} has no table of first impressions to be learned.`);
  const teacher = botNamed(values.teacher, newSeed());
  if (!teacher.ok) throw new UserError(`--teacher: ${teacher.message}.`);
  const source = tableOf(game, box.game.name, habits);
  const lesson: Lesson = { game, seed: values.seed, teacher: values.teacher, setup: values.setup };
  await play(file, lesson, wholeNumber('--games', values.games), threadsOf(values.threads));
  const games = recordedIn(file);
  const { numbers, report } = learn(games, box, habits);
  const table = values.table ?? source;
  writeFileSync(table, tableWith(readFileSync(source, 'utf8'), habits, numbers, games.length));
  process.stdout.write(`${report}\nwritten to ${table}\n`);
  return 0;
}

/** The file stands in the package of the game, or beside the file that it came from. */
function tableOf(game: string, name: string, habits: Habits): string {
  if (isFile(game)) return join(dirname(resolve(game)), habits.file);
  return fileURLToPath(import.meta.resolve(`@smallfolk/${name}/${habits.file}`));
}

async function play(file: string, lesson: Lesson, games: number, threads: number): Promise<void> {
  const known = recordedIn(file).length;
  const bar = new ProgressBar(games, known);
  let done = known;
  await playMissing(file, lesson, games, threads, (count) => {
    done = count;
    bar.show(done, 0);
  });
  bar.end(done, 0);
}
