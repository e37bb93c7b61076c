/** How fast bots think about each game of the shelf, and how fast the laboratory plays, for `npm run bench bots`. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import type { Amount, Benchmarks } from '@smallfolk/kernel/bench';
import { decide } from './bot.ts';
import { botNamed } from './names.ts';
import { type Question, questionOf } from './question.ts';

const GAMES = Object.keys(shelf);

export const benchmarks: Benchmarks = [
  ...GAMES.map((game) => ({
    name: `${game}: a search, decisions of imagined games`,
    prepare: () => searching(game),
    floor: 0.026,
  })),
  ...GAMES.flatMap((game) => ['fair', 'hard'].map((level) => slowDecision(game, level))),
  { name: 'simulate, random players, two cores', unit: 'times one core', measure: twoCores, atLeast: 1.8 },
  { name: 'simulate, from start to first result', unit: "times Node's own start", measure: start, atMost: 20 },
];

async function newMatch(name: string): Promise<Match> {
  const box = await shelf[name]?.();
  const setup = box && parseSetup(box.game, box.first);
  if (!box || !setup?.ok) throw new Error(`${name} is not on the shelf`);
  return Match.start(box.game, setup.value, seedOf('bench'));
}

/** Searches of one question in the middle of a game; counts the decisions of imagined games. */
async function searching(game: string): Promise<() => number> {
  const match = await newMatch(game);
  const random = Random.of(seedOf('bench'));
  for (let i = 0; i < 12 && match.decision; i++) match.choose(random.below(match.decision.options.length));
  const question = questionOf(match);
  if (!question) throw new Error('there is nothing to think about');
  let round = 0;
  return () => {
    const bot = botNamed('search:20', seedOf(round++));
    if (!bot.ok) throw new Error(bot.message);
    const counter = { decisions: 0 };
    decide(bot.value, counted(question, counter));
    return counter.decisions;
  };
}

/** The same question, but every answer in an imagined world is counted. */
function counted(question: Question, counter: { decisions: number }): Question {
  return {
    ...question,
    imagine(chance) {
      const world = question.imagine(chance);
      const answer = world.answer.bind(world);
      world.answer = (index) => {
        counter.decisions++;
        answer(index);
      };
      return world;
    },
  };
}

/** What 95 of 100 decisions of a whole game take at most: what people wait. For information; the ratios are above. */
function slowDecision(game: string, level: string): Amount {
  return { name: `${game}: a decision of level ${level}`, unit: 'ms', measure: () => measured(game, level) };
}

async function measured(game: string, level: string): Promise<number> {
  const match = await newMatch(game);
  const bots = Array.from({ length: match.seats }, (_, seat) => botNamed(level, seedOf(seat)));
  const times: number[] = [];
  for (let question = questionOf(match); question; question = questionOf(match)) {
    const bot = bots[question.seat];
    if (!bot?.ok) throw new Error(`there is no level ${level}`);
    const begun = computed();
    const index = decide(bot.value, question).best();
    times.push(computed() - begun);
    match.choose(index);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(0.95 * times.length)] ?? 0;
}

/** Milliseconds that this thread has computed: other programs on a busy machine do not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

/** So many that starting and warming up, which every thread does for itself, hardly matter. */
const ENOUGH_GAMES = 40_000;

/** In turn, one core after the other, and the best counts: a machine that others use has better and worse minutes. */
function twoCores(): number {
  const rounds = Array.from({ length: 2 }, (_, round) => ({
    one: simulate(ENOUGH_GAMES, 1, round % availableParallelism()),
    two: simulate(ENOUGH_GAMES, 2),
  }));
  return Math.min(...rounds.map(({ one }) => one)) / Math.min(...rounds.map(({ two }) => two));
}

function start(): number {
  const ratios = Array.from({ length: 7 }, () => simulate(1, 2) / seconds([process.execPath, '-e', '0']));
  return ratios.toSorted((a, b) => a - b)[3] ?? Number.NaN;
}

/** Seconds that a whole run takes, from the command to its end; with one thread on this core alone. */
function simulate(games: number, threads: number, core = 0): number {
  const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const pinned = threads === 1 && process.platform === 'linux' ? ['taskset', '-c', String(core)] : [];
  const what = ['--games', String(games), '--threads', String(threads), '--seed', 'bench'];
  return seconds([...pinned, process.execPath, main, 'simulate', GAMES.at(-1) ?? '', ...what]);
}

function seconds([program = '', ...args]: readonly string[]): number {
  const begun = performance.now();
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${error?.message ?? stderr}`);
  return (performance.now() - begun) / 1000;
}
