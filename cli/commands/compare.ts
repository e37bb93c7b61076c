/** `smallfolk compare`: which of two bots is the stronger? Plays pairs of games until that is decided. */

import { botNamed } from '@smallfolk/bots';
import { newSeed, sure } from '@smallfolk/kernel';
import { boxAt } from '@smallfolk/lab/boxes/box-at.ts';
import { Sprt, type Verdict } from '@smallfolk/lab/compare/sprt.ts';
import { percent } from '@smallfolk/lab/count/summary.ts';
import type { PlayerTally } from '@smallfolk/lab/count/tally.ts';
import { type Batch, cellsOf, isReproducible, type Plan } from '@smallfolk/lab/plan/plan.ts';
import { playBatches } from '@smallfolk/lab/play/pool.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments, threadsOf, wholeNumber } from '../arguments.ts';

const HELP = `smallfolk compare <game> <bot> <bot> [options]     which bot is the stronger?

Plays pairs of games with the same seed, seats exchanged (in a game for one: each bot alone), and stops as soon as
one is shown to be stronger by the margin, or neither can be (sequential probability ratio test).

  --margin 5       the smallest advantage that matters, in percent of the wins above one half
  --risk 5         the risk of a wrong answer, in percent
  --games 10000    stops undecided after so many games
  --setup mode=hard        as in smallfolk simulate, but one set-up
  --seed anything  --threads 2  --patience 3600
`;

const OPTIONS = {
  margin: { type: 'string', default: '5' },
  risk: { type: 'string', default: '5' },
  games: { type: 'string', default: '10000' },
  setup: { type: 'string', default: '' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  patience: { type: 'string', default: '3600' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export async function compare(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true });
  const [name, first, second, ...rest] = positionals;
  if (values.help || name === undefined || first === undefined || second === undefined || rest.length > 0) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    return values.help ? 0 : 2;
  }
  for (const bot of [first, second].map((name) => botNamed(name, newSeed()))) {
    if (!bot.ok) throw new UserError(`${bot.message}.`);
  }
  const { game } = await boxAt(name);
  const [setup, ...more] = cellsOf(game, values.setup);
  if (!setup || more.length > 0) throw new UserError('--setup: bots are compared in one set-up at a time.');
  const most = 2 * Math.ceil(wholeNumber('--games', values.games) / 2);
  const plan: Plan = {
    game: name,
    cells: [setup],
    players: [first, second],
    gamesPerCell: most,
    seed: values.seed ?? newSeed(),
    seating: 'pairs',
  };
  if (!isReproducible(plan)) process.stderr.write('A bot that thinks by the clock plays differently each time.\n');
  const sprt = new Sprt({ margin: shareOf('--margin', values.margin), risk: shareOf('--risk', values.risk) });
  const how = { threads: threadsOf(values.threads), patience: wholeNumber('--patience', values.patience) };
  return run(plan, sprt, game.seats(setup), how);
}

async function run(plan: Plan, sprt: Sprt, seats: number, how: { threads: number; patience: number }): Promise<number> {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  let failed = 0;
  let shown = 0;
  await playBatches(plan, pairsOf(plan), { ...how, signal: interrupt.signal }, ({ tally, broken }) => {
    for (const { failure } of broken) {
      failed++;
      process.stderr.write(`Game ${failure.number} failed (seed ${failure.seed}): ${failure.message}\n`);
    }
    if (broken.length === 0) sprt.add(shareOfFirst(sure(tally.cells[0]).players, seats));
    if (process.stderr.isTTY && performance.now() - shown > 100) {
      shown = performance.now();
      process.stderr.write(`\r${progress(plan, sprt)}\x1b[K`);
    }
    return sprt.verdict === undefined;
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(`${progress(plan, sprt)}\n${verdictOf(plan, sprt.verdict, interrupt.signal.aborted)}\n`);
  if (failed > 0) return 1;
  return interrupt.signal.aborted ? 130 : 0;
}

function* pairsOf(plan: Plan): Generator<Batch> {
  for (let first = 0; first < plan.gamesPerCell; first += 2) yield { first, count: 2, fatal: [] };
}

/** What the first player won of a pair; in a game for one, how much better it did than the other. */
function shareOfFirst(players: readonly PlayerTally[], seats: number): number {
  const [first, second] = players.map(({ won }) => won);
  if (seats === 1) return 0.5 + ((first ?? 0) - (second ?? 0)) / 2;
  const all = (first ?? 0) + (second ?? 0);
  return all === 0 ? 0.5 : (first ?? 0) / all;
}

function progress({ players: [first, second] }: Plan, sprt: Sprt): string {
  const share = `${percent(sprt.share)} ± ${(100 * sprt.uncertainty).toFixed(1)}`;
  const ratios = ([0, 1] as const).map((side) => sprt.ratio(side).toFixed(2)).join(' and ');
  return `${first} against ${second}: ${share} of the wins in ${2 * sprt.pairs} games; evidence ${ratios} (decides at ±${sprt.bound.toFixed(2)})`;
}

function verdictOf({ players: [first, second] }: Plan, verdict: Verdict, interrupted: boolean): string {
  if (verdict === 'first') return `${first} is the stronger.`;
  if (verdict === 'second') return `${second} is the stronger.`;
  if (verdict === 'neither') return 'Neither is stronger by the margin.';
  return interrupted ? 'Broken off, undecided.' : 'Undecided after all games.';
}

function shareOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && number > 0 && number < 50) return number / 100;
  throw new UserError(`${name}: "${text}" is not a number of percent between 0 and 50.`);
}
