/** How fast bots think and the laboratory plays, for `npm run bench`. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { decide } from './bot.ts';
import { botNamed } from './names.ts';
import { type Question, questionOf } from './question.ts';

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
  readonly atMost?: boolean;
}

export async function bench(): Promise<Measure[]> {
  const first = simulate(1, 2);
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(simulate(ENOUGH_GAMES, 1, round % availableParallelism()));
    two.push(simulate(ENOUGH_GAMES, 2));
  }
  return [
    { name: 'search on The Ratcatcher', value: await searchSpeed(), unit: 'decisions per 100 ms', target: 20_000 },
    ...(await decisionTimes('ratcatcher', 'The Ratcatcher')),
    ...(await decisionTimes('everdell', 'Everdell for two')),
    {
      name: 'simulate, random players, two cores',
      value: Math.min(...one) / Math.min(...two),
      unit: 'times one core',
      target: 1.8,
    },
    { name: 'simulate, from start to first result', value: first, unit: 's', target: 1, atMost: true },
  ];
}

/** So many that starting and warming up, which every thread does for itself, do not matter: about a minute on one core. */
const ENOUGH_GAMES = 80_000;
/** In turn, one core after the other, and the best counts: a machine that others use has better and worse minutes. */
const ROUNDS = 2;

/** What 95 of 100 decisions take at most in a whole game, for the quick level and for the strong one. */
async function decisionTimes(game: string, title: string): Promise<Measure[]> {
  const named = (level: string) => `a decision of level ${level}, ${title}`;
  return [
    { name: named('fair'), value: await slowDecision(game, 'fair'), unit: 'ms', target: 100, atMost: true },
    { name: named('hard'), value: await slowDecision(game, 'hard'), unit: 'ms', target: 1000, atMost: true },
  ];
}

async function slowDecision(name: string, level: string): Promise<number> {
  const match = await newMatch(name);
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

async function newMatch(name: string): Promise<Match> {
  const box = await shelf[name]?.();
  const setup = box && parseSetup(box.game, box.first);
  if (!box || !setup?.ok) throw new Error(`${name} is not on the shelf`);
  return Match.start(box.game, setup.value, seedOf('bench'));
}

/** How many decisions of imagined games a search makes in 100 ms of one core, in the middle of a game. */
async function searchSpeed(): Promise<number> {
  const match = await newMatch('ratcatcher');
  const random = Random.of(seedOf('bench'));
  for (let i = 0; i < 12 && match.decision; i++) match.choose(random.below(match.decision.options.length));
  return Math.max(...Array.from({ length: SEARCHES }, (_, round) => 100 * decisionsPerMillisecond(match, round)));
}

/** The best of so many counts: what the code can do when it is warm and nobody disturbs it. */
const SEARCHES = 400;

function decisionsPerMillisecond(match: Match, round: number): number {
  const question = questionOf(match);
  const bot = botNamed('search:500', seedOf(round));
  if (!question || !bot.ok) throw new Error('there is nothing to think about');
  const counter = { decisions: 0 };
  const watched = counted(question, counter);
  const begun = computed();
  decide(bot.value, watched);
  return counter.decisions / (computed() - begun);
}

/** Milliseconds that this thread has computed: other programs on a busy machine do not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
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

/** Seconds that a whole run takes, from the command to its end; with one thread on this core alone. */
function simulate(games: number, threads: number, core = 0): number {
  const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const begun = performance.now();
  const command = [
    ...(threads === 1 && process.platform === 'linux' ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    main,
    'simulate',
    'everdell',
    '--games',
    String(games),
    '--threads',
    String(threads),
    '--seed',
    'bench',
  ];
  const [program = '', ...args] = command;
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`simulate failed: ${error?.message ?? stderr}`);
  return (performance.now() - begun) / 1000;
}
