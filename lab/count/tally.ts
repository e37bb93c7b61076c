import { sure } from '@smallfolk/kernel';
/** What is counted while games are played: plain data that can be sent, stored and added up in order. */

/** How often each whole number came up. */
export type Histogram = Record<number, number>;

/** Enough for a mean and its spread. */
export interface Stat {
  n: number;
  sum: number;
  squares: number;
}

/** What is known of one kind of choice by one player, from the games that were watched closely. */
export interface ChoiceTally {
  /** The option in words; of what is told differently from game to game, what these have in common. */
  label: string;
  ask: string;
  /** In how many games it could be chosen, in how many it was, and how often in all. */
  offered: number;
  chosen: number;
  times: number;
  /** Of the games in which it was chosen: the share won, and the points. */
  won: number;
  points: number;
}

export interface PlayerTally {
  games: number;
  won: number;
  scores: Histogram;
  points: Stat;
}

/** One set-up. */
export interface CellTally {
  games: number;
  failed: number;
  players: PlayerTally[];
  /** How games ended: how many, and how many of these the table lost to the opponent that plays itself. */
  endings: Record<string, { games: number; lost: number }>;
  rounds: Histogram;
  decisions: Histogram;
}

export interface Failure {
  readonly number: number;
  readonly seed: string;
  readonly message: string;
}

export interface Tally {
  readonly cells: CellTally[];
  /** From the games watched closely, per player. */
  readonly choices: Record<string, ChoiceTally>[];
  /** What happened, by kind: in how many games, how often, and the share of these games won by the table. */
  readonly events: Record<string, { games: number; times: number; won: number }>;
  /** Numbers that all can see, by name and round. */
  readonly curves: Record<string, Stat[]>;
  watched: number;
  failed: number;
  /** The first failures; the files of the run have them all. */
  readonly failures: Failure[];
}

/** More kinds than these are no statistic any more, and memory stays flat. */
const KINDS = 4000;
const FAILURES_KEPT = 100;

export function newTally(cells: number, players: number): Tally {
  return {
    cells: Array.from({ length: cells }, () => newCell(players)),
    choices: Array.from({ length: players }, () => ({})),
    events: {},
    curves: {},
    watched: 0,
    failed: 0,
    failures: [],
  };
}

export function newCell(players: number): CellTally {
  const player = (): PlayerTally => ({ games: 0, won: 0, scores: {}, points: newStat() });
  return {
    games: 0,
    failed: 0,
    players: Array.from({ length: players }, player),
    endings: {},
    rounds: {},
    decisions: {},
  };
}

export const newStat = (): Stat => ({ n: 0, sum: 0, squares: 0 });

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times;
}

export function note(stat: Stat, value: number): void {
  stat.n++;
  stat.sum += value;
  stat.squares += value * value;
}

/** How many entries each table has. They are counted when it is first met, and never again. */
const sizes = new WeakMap<object, number>();

/** The entry of that name, made if there is room for another kind. Entries are made here and nowhere else. */
export function entry<T>(table: Record<string, T>, name: string, fresh: () => T): T | undefined {
  const known = Object.hasOwn(table, name) ? table[name] : undefined;
  if (known !== undefined) return known;
  if (!sizes.has(table)) sizes.set(table, Object.keys(table).length);
  const size = sizes.get(table) ?? 0;
  if (size >= KINDS) return undefined;
  const made = fresh();
  table[name] = made;
  sizes.set(table, size + 1);
  return made;
}

/** Adds the later tally to the sum. Always called in the order of the games, so that sums come out the same. */
export function addTally(sum: Tally, later: Tally): void {
  for (const [i, cell] of later.cells.entries()) addCell(sure(sum.cells[i]), cell);
  for (const [i, choices] of later.choices.entries()) addChoices(sure(sum.choices[i]), choices);
  for (const [name, { games, times, won }] of Object.entries(later.events)) {
    const event = entry(sum.events, name, () => ({ games: 0, times: 0, won: 0 }));
    if (!event) continue;
    event.games += games;
    event.times += times;
    event.won += won;
  }
  for (const [name, stats] of Object.entries(later.curves)) {
    const curve = entry(sum.curves, name, (): Stat[] => []);
    for (const [round, stat] of stats.entries()) {
      if (!curve || !stat) continue;
      while (curve.length <= round) curve.push(newStat());
      addStat(sure(curve[round]), stat);
    }
  }
  sum.watched += later.watched;
  sum.failed += later.failed;
  sum.failures.push(...later.failures.slice(0, FAILURES_KEPT - sum.failures.length));
}

export function addCell(sum: CellTally, cell: CellTally): void {
  sum.games += cell.games;
  sum.failed += cell.failed;
  for (const [i, player] of cell.players.entries()) {
    const known = sure(sum.players[i]);
    known.games += player.games;
    known.won += player.won;
    addHistogram(known.scores, player.scores);
    addStat(known.points, player.points);
  }
  for (const [reason, { games, lost }] of Object.entries(cell.endings)) {
    const ending = entry(sum.endings, reason, () => ({ games: 0, lost: 0 }));
    if (!ending) continue;
    ending.games += games;
    ending.lost += lost;
  }
  addHistogram(sum.rounds, cell.rounds);
  addHistogram(sum.decisions, cell.decisions);
}

function addChoices(sum: Record<string, ChoiceTally>, choices: Record<string, ChoiceTally>): void {
  for (const [key, choice] of Object.entries(choices)) {
    const known = entry(sum, key, () => newChoice(choice.label, choice.ask));
    if (!known) continue;
    known.label = common(known.label, choice.label);
    known.offered += choice.offered;
    known.chosen += choice.chosen;
    known.times += choice.times;
    known.won += choice.won;
    known.points += choice.points;
  }
}

/** What two sentences begin with: "Walk to 04b (1 rat)" and "Walk to 04b (2 rats, cheese)" are both "Walk to 04b". */
export function common(one: string, other: string): string {
  if (other.startsWith(one)) return one;
  const words = one.split(' ');
  const others = other.split(' ');
  const until = words.findIndex((word, at) => word !== others[at]);
  const said = words
    .slice(0, until < 0 ? words.length : until)
    .join(' ')
    .replace(/\s*\([^)]*$/, '')
    .replace(/[\s,:;]+$/, '');
  return said === '' ? one : said;
}

export function newChoice(label: string, ask: string): ChoiceTally {
  return { label, ask, offered: 0, chosen: 0, times: 0, won: 0, points: 0 };
}

function addHistogram(sum: Histogram, histogram: Histogram): void {
  for (const [value, times] of Object.entries(histogram)) count(sum, Number(value), times);
}

function addStat(sum: Stat, stat: Stat): void {
  sum.n += stat.n;
  sum.sum += stat.sum;
  sum.squares += stat.squares;
}
