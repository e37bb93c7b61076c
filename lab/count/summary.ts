/** The result of a simulation as a few lines of text. */

import type { Game, Setup } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { nameOfCell, type Plan } from '../plan/plan.ts';
import { addCell, type CellTally, type Histogram, newCell, type PlayerTally, type Tally } from './tally.ts';

/** The share of wins, and between which bounds the true one lies with 95 % (Wilson). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function wilson(won: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const middle = share + (Z * Z) / (2 * games);
  const width = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const whole = 1 + (Z * Z) / games;
  return { share, low: Math.max(0, (middle - width) / whole), high: Math.min(1, (middle + width) / whole) };
}

/** The value below which that part of all lies. */
export function quantile(histogram: Histogram, part: number): number | undefined {
  const entries = Object.entries(histogram)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);
  const total = entries.reduce((sum, [, times]) => sum + times, 0);
  let below = 0;
  for (const [value, times] of entries) {
    below += times;
    if (below >= part * total) return value;
  }
  return undefined;
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function summaryOf(game: Game, plan: Plan, tally: Tally): string {
  const lines = [`${game.name}, seed ${plan.seed}`];
  const tell = (name: string, cell: CellTally) => {
    if (cell.games === 0) return;
    lines.push(`${name}: ${cell.games} games${lengthOf(cell)}`);
    for (const [p, player] of cell.players.entries()) lines.push(`  ${lineOf(plan.players[p] ?? '', player)}`);
    lines.push(`  ${endingsOf(cell)}`);
  };
  for (const [i, cell] of tally.cells.entries()) tell(nameOfCell(game, plan.cells, plan.cells[i] ?? {}), cell);
  if (plan.cells.length > 1) for (const { name, cell } of sumsOf(game, plan, tally)) tell(name, cell);
  return `${lines.join('\n')}\n`;
}

/** All set-ups together by each value of a field that varies, and all of them. */
function sumsOf(game: Game, { cells, players }: Plan, tally: Tally): { name: string; cell: CellTally }[] {
  const sum = (name: string, wanted: (setup: Setup) => boolean) => {
    const cell = newCell(players.length);
    for (const [i, setup] of cells.entries()) if (wanted(setup)) addCell(cell, sure(tally.cells[i]));
    return { name, cell };
  };
  const sums = game.fields.flatMap((field) => {
    const values = [...new Set(cells.map((setup) => setup[field.name]))];
    if (values.length < 2) return [];
    return values.map((value) => sum(`all with ${field.name} ${value}`, (setup) => setup[field.name] === value));
  });
  return [...sums, sum('all', () => true)];
}

function lengthOf(cell: CellTally): string {
  const rounds = quantile(cell.rounds, 0.5);
  const decisions = `${quantile(cell.decisions, 0.5)} decisions`;
  return rounds === undefined ? `, median ${decisions}` : `, median ${rounds} rounds, ${decisions}`;
}

function lineOf(name: string, { games, won, points }: PlayerTally): string {
  const { share, low, high } = wilson(won, games);
  const score = points.n > 0 ? `, ${(points.sum / points.n).toFixed(1)} points` : '';
  return `${name.padEnd(14)} wins ${percent(share).padStart(7)} (${percent(low)} to ${percent(high)})${score}`;
}

function endingsOf({ endings, games }: CellTally): string {
  return Object.entries(endings)
    .sort(([, a], [, b]) => b.games - a.games)
    .map(([reason, ending]) => `${reason} ${percent(ending.games / games)}`)
    .join(', ');
}
