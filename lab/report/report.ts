/** The report of a simulation: one HTML page that stands by itself, with pictures. */

import type { Game, Setup, Words } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { percent, quantile, wilson } from '../count/summary.ts';
import type { CellTally, Histogram, Tally } from '../count/tally.ts';
import { nameOfCell, type Plan } from '../plan/plan.ts';
import { HOPE_OF_LOSERS, HOPE_OF_WINNERS } from '../play/watch.ts';
import {
  type Curve,
  curveChart,
  escaped,
  histogramChart,
  keyOfLayers,
  type Layer,
  pointsOf,
  winChart,
} from './charts.ts';
import { choicesSection, eventsSection } from './choices.ts';
import { STYLE } from './style.ts';

export function reportOf(game: Game, words: Words | undefined, plan: Plan, tally: Tally, done: number): string {
  const title = words?.title ?? game.name;
  const names = playerNames(plan);
  const sections = [
    headSection(title, game, plan, tally, done),
    winSection(game, words, plan, tally, names),
    endingSection(tally),
    pointsSection(tally, names),
    lengthSection(tally),
    choicesSection(tally, names),
    eventsSection(tally),
    curveSection(tally),
    failureSection(tally),
    againSection(plan),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}: ${done} games in the laboratory</title><style>${STYLE}</style></head>
<body><main>
${sections.filter((section) => section !== '').join('\n')}
</main></body></html>
`;
}

/** Players by name; several of one name by their number. */
function playerNames({ players, seating }: Plan): string[] {
  return players.map((name, i) => {
    const same = players.filter((other) => other === name).length > 1;
    return same ? `${name}, ${seating === 'fixed' ? 'seat' : 'player'} ${i + 1}` : name;
  });
}

const number = (value: number) => value.toLocaleString('en');

function headSection(title: string, game: Game, plan: Plan, tally: Tally, done: number): string {
  const rounds = quantile(joined(tally.cells.map((cell) => cell.rounds)), 0.5);
  const decisions = quantile(joined(tally.cells.map((cell) => cell.decisions)), 0.5);
  const facts: [string, string][] = [
    [number(done), 'games played'],
    [number(plan.cells.length), plan.cells.length === 1 ? 'set-up' : 'set-ups'],
    ...(rounds === undefined ? [] : [[number(rounds), 'rounds, median'] as [string, string]]),
    [number(decisions ?? 0), 'decisions, median'],
    [number(tally.failed), 'failed'],
  ];
  const list = facts.map(([value, what]) => `<li><b>${value}</b><span>${what}</span></li>`).join('');
  const setup = plan.cells.length === 1 ? `, ${nameOfCell(game, plan.cells, plan.cells[0] ?? {})}` : '';
  return `<h1>${escaped(title)}</h1>
<p>From the laboratory: ${escaped([...new Set(plan.players)].join(' and '))}${escaped(setup)}. Seed ${escaped(plan.seed)}.</p>
<ul class="facts">${list}</ul>`;
}

function winSection(game: Game, words: Words | undefined, plan: Plan, tally: Tally, names: readonly string[]): string {
  const rows = names.map((name, player) => ({ name, player, ...sumOf(tally.cells, player) }));
  const seats = Math.max(...plan.cells.map((setup) => game.seats(setup)));
  const chart = winChart(
    rows.filter(({ games }) => games > 0),
    seats > 1 ? 1 / seats : undefined,
  );
  const what = seats > 1 ? ' A shared win is shared; the dotted line is an equal share.' : '';
  return `<h2>Who wins</h2><p>The mark is the share of wins, the bar behind it where the true share lies with 95 % (Wilson).${what}</p>
<figure>${chart}</figure>${cellTables(game, words, plan, tally, names)}`;
}

function sumOf(cells: readonly CellTally[], player: number): { won: number; games: number } {
  const tallies = cells.map((cell) => sure(cell.players[player]));
  return {
    won: tallies.reduce((sum, { won }) => sum + won, 0),
    games: tallies.reduce((sum, { games }) => sum + games, 0),
  };
}

/** Every set-up: as a table of pairings where two fields vary, else row by row. */
function cellTables(game: Game, words: Words | undefined, plan: Plan, tally: Tally, names: readonly string[]): string {
  if (plan.cells.length < 2) return '';
  const varied = game.fields.filter(({ name }) => plan.cells.some((setup) => setup[name] !== plan.cells[0]?.[name]));
  const [down, across, ...more] = varied.map(({ name }) => name);
  if (down && across && more.length === 0) {
    return names.map((name, player) => pairings(words, plan, tally, name, player, down, across)).join('');
  }
  const rows = plan.cells.map((setup, i) => {
    const { won, games } = sure(sure(tally.cells[i]).players[0]);
    return { name: nameOfCell(game, plan.cells, setup), won, games, player: 0 };
  });
  return `<h3>By set-up: ${escaped(names[0] ?? '')}</h3><figure>${winChart(rows, undefined)}</figure>`;
}

function pairings(
  words: Words | undefined,
  plan: Plan,
  tally: Tally,
  name: string,
  player: number,
  down: string,
  across: string,
): string {
  const valuesOf = (field: string) => [...new Set(plan.cells.map((setup) => setup[field] ?? ''))];
  const told = (field: string, value: string | number) => escaped(nameOf(words, field, value));
  const cellsWith = (match: Setup) =>
    tally.cells.filter((_, i) => Object.entries(match).every(([field, value]) => plan.cells[i]?.[field] === value));
  const cell = (match: Setup) => heat(sumOf(cellsWith(match), player));
  const columns = valuesOf(across);
  const head = `<tr><th></th>${columns.map((value) => `<th scope="col">${told(across, value)}</th>`).join('')}<th scope="col">all</th></tr>`;
  const rows = valuesOf(down).map(
    (row) =>
      `<tr><th class="row" scope="row">${told(down, row)}</th>${columns.map((column) => cell({ [down]: row, [across]: column })).join('')}${cell({ [down]: row })}</tr>`,
  );
  const foot = `<tr><th class="row" scope="row">all</th>${columns.map((column) => cell({ [across]: column })).join('')}${cell({})}</tr>`;
  const caption = `Share of wins of ${escaped(name)}, ${told(down, '')} by ${told(across, '')}; below it the 95 % interval.`;
  return `<figure class="scroll"><table class="heat">${head}${rows.join('')}${foot}</table><figcaption>${caption}</figcaption></figure>`;
}

function nameOf(words: Words | undefined, field: string, value: string | number): string {
  try {
    return (value === '' ? words?.field(field) : words?.field(field, value)) || String(value || field);
  } catch {
    return String(value || field);
  }
}

function heat({ won, games }: { won: number; games: number }): string {
  if (games === 0) return '<td>–</td>';
  const { share, low, high } = wilson(won, games);
  const tint = Math.round(8 + 62 * Math.abs(share - 0.5) * 2);
  const pigment = share >= 0.5 ? 'var(--good)' : 'var(--p0)';
  const style = `background:color-mix(in srgb, ${pigment} ${tint}%, var(--paper))`;
  return `<td style="${style}"><b>${percent(share)}</b><small>${Math.round(100 * low)}–${Math.round(100 * high)}</small></td>`;
}

function endingSection(tally: Tally): string {
  const endings = new Map<string, { games: number; lost: number }>();
  for (const cell of tally.cells) {
    for (const [reason, { games, lost }] of Object.entries(cell.endings)) {
      const known = endings.get(reason) ?? { games: 0, lost: 0 };
      endings.set(reason, { games: known.games + games, lost: known.lost + lost });
    }
  }
  if (endings.size === 0) return '';
  const total = [...endings.values()].reduce((sum, { games }) => sum + games, 0);
  const sorted = [...endings].sort(([, a], [, b]) => b.games - a.games);
  const rows = sorted.map(([reason, { games, lost }], i) => ({
    name: `${reason}${lost === games ? ' (lost)' : ''}`,
    won: games,
    games: total,
    player: lost === games ? 0 : 1 + (i % 3),
  }));
  return `<h2>How it ends</h2><p>The share of all games that ended in each way.</p><figure>${winChart(rows, undefined)}</figure>`;
}

function pointsSection(tally: Tally, names: readonly string[]): string {
  const layers: Layer[] = names.map((name, player) => ({
    name,
    player,
    histogram: joined(tally.cells.map((cell) => cell.players[player]?.scores ?? {})),
  }));
  const counted = layers.filter(({ histogram }) => Object.keys(histogram).length > 0);
  if (counted.length === 0) return '';
  const means = counted.map(({ name, player }) => {
    const stats = tally.cells.map((cell) => sure(cell.players[player]).points);
    const n = stats.reduce((sum, stat) => sum + stat.n, 0);
    return `${name} ${(stats.reduce((sum, stat) => sum + stat.sum, 0) / n).toFixed(1)}`;
  });
  return `<h2>Points</h2><p>On average: ${escaped(means.join(', '))}.</p>${keyOfLayers(counted)}<figure>${histogramChart(counted, 'points')}</figure>`;
}

function lengthSection(tally: Tally): string {
  const charts = (['rounds', 'decisions'] as const).flatMap((what, player) => {
    const histogram = joined(tally.cells.map((cell) => cell[what]));
    if (Object.keys(histogram).length === 0) return [];
    const [low, middle, high] = [0.05, 0.5, 0.95].map((part) => quantile(histogram, part) ?? 0);
    if (Object.keys(histogram).length === 1) return [`<p>All games take ${middle} ${what}.</p>`];
    const caption = `Half of all games take ${middle} ${what} or fewer; nine in ten lie between ${low} and ${high}.`;
    const layer = { name: what, player: player + 1, histogram };
    return [`<figure>${histogramChart([layer], what)}<figcaption>${caption}</figcaption></figure>`];
  });
  return charts.length > 0 ? `<h2>How long it takes</h2>${charts.join('')}` : '';
}

const MOST_CURVES = 36;

function curveSection(tally: Tally): string {
  const hopes = [HOPE_OF_WINNERS, HOPE_OF_LOSERS].flatMap((name, player): Curve[] => {
    const stats = tally.curves[name];
    return stats ? [{ name, player: player === 0 ? 2 : 0, stats }] : [];
  });
  const figures = hopes.length > 0 ? [figureOf('expected result', hopes)] : [];
  const groups = new Map<string, Curve[]>();
  for (const [name, stats] of Object.entries(tally.curves)) {
    if (name === HOPE_OF_WINNERS || name === HOPE_OF_LOSERS || !varies({ name, player: 0, stats })) continue;
    const [, seat] = /, seat (\d+)/.exec(name) ?? [];
    const group = name.replace(/, seat \d+/, '');
    const player = seat === undefined ? 1 : Number(seat) - 1;
    groups.set(group, [
      ...(groups.get(group) ?? []),
      { name: seat === undefined ? group : `seat ${seat}`, player, stats },
    ]);
  }
  for (const [group, curves] of [...groups].slice(0, MOST_CURVES)) figures.push(figureOf(group, curves));
  if (figures.length === 0) return '';
  return `<h2>Over the rounds</h2><p>Means at the start of each round, from ${number(tally.watched)} games watched closely; the band is one standard deviation.</p>
<div class="small">${figures.join('')}</div>`;
}

function figureOf(name: string, curves: readonly Curve[]): string {
  return `<figure><h3>${escaped(name)}</h3>${curveChart(curves, name)}${keyOfLayers(curves)}</figure>`;
}

function varies({ stats }: Curve): boolean {
  const points = pointsOf(stats);
  return points.some(({ mean, spread }) => spread > 0 || mean !== points[0]?.mean);
}

function failureSection(tally: Tally): string {
  if (tally.failed === 0) return '';
  const rows = tally.failures.map(
    ({ number, seed, message }) =>
      `<tr><td class="n">${number}</td><td><code>${seed}</code></td><td>${escaped(message)}</td></tr>`,
  );
  return `<h2 class="bad">What failed</h2><p>${number(tally.failed)} games could not be played to their end. <code>smallfolk replay</code> shows them from their saves.</p>
<table><tr><th class="n">game</th><th>seed</th><th>what happened</th></tr>${rows.join('')}</table>`;
}

function againSection(plan: Plan): string {
  const fields = Object.keys(plan.cells[0] ?? {}).map((field) => {
    const values = [...new Set(plan.cells.map((setup) => setup[field]))];
    return `${field}=${values.join('|')}`;
  });
  const setup = fields.length > 0 ? ` --setup '${fields.join(',')}'` : '';
  const rotate = plan.seating === 'rotating' ? ' --rotate' : '';
  const command = `smallfolk simulate ${plan.game} --seats ${plan.players.join(',')} --games ${plan.gamesPerCell}${setup}${rotate} --seed '${plan.seed}' --out report`;
  return `<h2>The same again</h2><p>This command plays the same games on any machine.</p><pre><code>${escaped(command)}</code></pre>`;
}

function joined(histograms: readonly Histogram[]): Histogram {
  const sum: Histogram = {};
  for (const histogram of histograms) {
    for (const [value, times] of Object.entries(histogram)) sum[Number(value)] = (sum[Number(value)] ?? 0) + times;
  }
  return sum;
}
