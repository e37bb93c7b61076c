/** `smallfolk simulate`: thousands of games by bots, on all cores, counted and told in a report. */
import { botNamed } from '@smallfolk/bots';
import { type Box, type Game, newSeed } from '@smallfolk/kernel';
import { boxAt } from '@smallfolk/lab/boxes/box-at.ts';
import { failedName, goesOn, progressIn, Store } from '@smallfolk/lab/count/store.ts';
import { summaryOf } from '@smallfolk/lab/count/summary.ts';
import { batchSize, cellsOf, gamesOf, isReproducible, type Plan } from '@smallfolk/lab/plan/plan.ts';
import type { Batch } from '@smallfolk/lab/play/batch.ts';
import { playBatches } from '@smallfolk/lab/play/pool.ts';
import { reportOf } from '@smallfolk/lab/report/report.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments, threadsOf, wholeNumber } from '../arguments.ts';
import { ProgressBar } from './progress-bar.ts';

const HELP = `smallfolk simulate <game> [options]     thousands of games by bots, and a report

  --seats random,search:100   who plays, seat by seat; one name plays all seats (random)
                              random, greedy, search:1000 (imagined games), search:200ms, easy, fair, hard
  --games 1000                how many games of each set-up
  --setup edition=second,ratcatcher=*,mode=standard|hard
                              a star is every value, a bar separates several: all combinations are played
  --seed anything             the same seed plays the same games, on any number of threads
  --rotate                    players move on by one seat each game
  --threads 2                 all cores, if not said
  --out folder                keeps games.jsonl, tally.json, report.html, and a save of every game that failed;
                              the same command goes on where it was broken off
  --fresh                     begins anew even if the folder holds results
  --patience 3600             seconds after which a game without end is given up
`;

const OPTIONS = {
  seats: { type: 'string', default: 'random' },
  games: { type: 'string', default: '1000' },
  setup: { type: 'string', default: '' },
  seed: { type: 'string' },
  rotate: { type: 'boolean', default: false },
  threads: { type: 'string' },
  out: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  patience: { type: 'string', default: '3600' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export async function simulate(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    return values.help ? 0 : 2;
  }
  if (rest.length > 0) throw new UserError(`One game at a time: ${rest.join(' ')} is too much.`);
  const box = await boxAt(name);
  const earlier = values.out !== undefined && !values.fresh ? progressIn(values.out) : undefined;
  const cells = cellsOf(box.game, values.setup);
  const plan: Plan = {
    game: name,
    cells,
    players: playersOf(values.seats, Math.max(...cells.map((setup) => box.game.seats(setup)))),
    gamesPerCell: wholeNumber('--games', values.games),
    seed: values.seed ?? earlier?.plan.seed ?? newSeed(),
    seating: values.rotate ? 'rotating' : 'fixed',
  };
  checkSeats(box.game, plan);
  if (earlier && !goesOn(plan, earlier)) {
    throw new UserError(`${values.out} holds another simulation; choose another --out, or start over with --fresh.`);
  }
  if (!isReproducible(plan)) process.stderr.write('A bot that thinks by the clock plays differently each time.\n');
  const store = new Store(plan, values.out, earlier);
  return run(box, store, {
    threads: threadsOf(values.threads),
    patience: wholeNumber('--patience', values.patience),
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function run(box: Box, store: Store, how: { threads: number; patience: number }): Promise<number> {
  const { plan } = store;
  const total = gamesOf(plan);
  const bar = new ProgressBar(total, store.done);
  const interrupt = new AbortController();
  const interrupted = () => {
    for (const signal of SIGNALS) process.once(signal, () => process.exit(130));
    interrupt.abort();
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  let trouble: unknown;
  try {
    const batches = batchesFrom(plan, store.done, total);
    await playBatches(plan, batches, { ...how, signal: interrupt.signal }, (result, batch) => {
      store.add(result, batch.count);
      bar.show(store.done, store.tally.failed);
      return true;
    });
  } catch (error) {
    trouble = error;
  }
  for (const signal of SIGNALS) process.off(signal, interrupted);
  bar.end(store.done, store.tally.failed);
  try {
    store.keep();
    const words = await box.words('en').catch(() => undefined);
    store.write('report.html', reportOf(box.game, words, plan, store.tally, store.done));
    store.close();
  } catch (error) {
    trouble ??= error;
  }
  process.stdout.write(summaryOf(box.game, plan, store.tally));
  return tellTheEnd(store, total, interrupt.signal.aborted, trouble);
}

function tellTheEnd(store: Store, total: number, interrupted: boolean, trouble: unknown): number {
  const { folder, tally, done } = store;
  for (const { number, seed, message } of tally.failures) {
    const save =
      folder === undefined ? 'with --out it is kept as a save' : `smallfolk replay ${folder}/${failedName(number)}`;
    process.stderr.write(`Game ${number} failed (seed ${seed}): ${message}. See it: ${save}\n`);
  }
  if (trouble !== undefined) {
    const what = trouble instanceof Error ? trouble.message : String(trouble);
    process.stderr.write(`Stopped after ${done} of ${total} games, at game ${done}: ${what}\n`);
    return 1;
  }
  if (folder !== undefined) process.stderr.write(`Report: ${folder}/report.html\n`);
  if (interrupted) {
    const how = folder === undefined ? '' : ' The same command goes on from here.';
    process.stderr.write(`Broken off after ${done} of ${total} games.${how}\n`);
    return 130;
  }
  return tally.failed > 0 ? 1 : 0;
}

function* batchesFrom(plan: Plan, first: number, total: number): Generator<Batch> {
  const size = batchSize(plan);
  while (first < total) {
    const count = Math.min(size - (first % size), total - first);
    yield { first, count, fatal: [] };
    first += count;
  }
}

/** The names in a list; a single one plays all seats. */
function playersOf(text: string, seats: number): string[] {
  const given = text.split(',').map((name) => name.trim());
  const names = given.length === 1 ? Array.from({ length: seats }, () => given[0] ?? '') : given;
  for (const name of names) {
    const bot = botNamed(name, newSeed());
    if (!bot.ok) throw new UserError(`--seats: ${bot.message}.`);
  }
  return names;
}

function checkSeats(game: Game, { cells, players }: Plan): void {
  if (new Set(players).size === 1) return;
  for (const setup of cells) {
    const seats = game.seats(setup);
    if (players.length > seats)
      throw new UserError(
        `--seats: ${players.length} players, but ${game.name} has ${seats} seat${seats === 1 ? '' : 's'} here.`,
      );
  }
}
