/** `smallfolk simulate`: thousands of games by bots, on all cores, counted and told in a report. */
import { botNamed } from '@smallfolk/bots';
import { type Game, newSeed } from '@smallfolk/kernel';
import { boxAt } from '@smallfolk/lab/boxes/box-at.ts';
import { ShardStore, shardIn } from '@smallfolk/lab/count/shard-store.ts';
import { goesOn, progressIn, Store } from '@smallfolk/lab/count/store.ts';
import { cellsOf, isReproducible, type Plan } from '@smallfolk/lab/plan/plan.ts';
import { shardFrom } from '@smallfolk/lab/plan/shard.ts';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { readArguments, threadsOf, wholeNumber } from '../arguments.ts';
import { type How, runShard, runWhole } from './run-plan.ts';

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
  --shard 3/64                plays that part of it, on one of many machines; smallfolk merge joins the parts
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
  shard: { type: 'string' },
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
  const shard = values.shard === undefined ? undefined : shardFrom(values.shard);
  const earlier = values.out !== undefined && !values.fresh && !shard ? progressIn(values.out) : undefined;
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
  const how: How = { threads: threadsOf(values.threads), patience: wholeNumber('--patience', values.patience) };
  if (!isReproducible(plan)) process.stderr.write('A bot that thinks by the clock plays differently each time.\n');
  if (shard) {
    if (values.seed === undefined) throw new UserError('--shard: all parts need the same --seed.');
    if (values.out === undefined) throw new UserError('--shard: --out says where the part is kept.');
    const begun = values.fresh ? undefined : shardIn(values.out);
    if (begun && JSON.stringify([begun.plan, begun.shard]) !== JSON.stringify([plan, shard])) throw taken(values.out);
    return runShard(new ShardStore(plan, shard, values.out, begun), how);
  }
  if (earlier && !goesOn(plan, earlier)) throw taken(values.out);
  return runWhole(box, new Store(plan, values.out, earlier), how);
}

function taken(folder: string | undefined): UserError {
  return new UserError(`${folder} holds another simulation; choose another --out, or start over with --fresh.`);
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
