/** The pictures of a report, as SVG text drawn here. Colours come from the page, so one picture serves day and night. */
import { percent, wilson } from '../count/summary.ts';
import type { Histogram, Stat } from '../count/tally.ts';

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const W = 880;
/** Players differ by colour and by shape or dash. */
const colour = (player: number) => `c${player % 4}`;
const dash = (player: number) => `d${player % 4}`;

const f = (value: number) => String(Math.round(value * 10) / 10);

function svg(width: number, height: number, label: string, body: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${body}</svg>`;
}

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${f(x)}" y="${f(y)}" ${more}>${escaped(words)}</text>`;

/** Tick values of an axis: a few round numbers between the ends. */
function ticks(low: number, high: number, about: number): number[] {
  const rough = (high - low) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const values: number[] = [];
  for (let i = Math.ceil(low / step); i * step <= high + step / 1e6; i++)
    values.push(Number((i * step).toPrecision(12)));
  return values;
}

/** How wide small letters run, at most: lining figures are the widest of them. */
const widthOf = (words: string) => 7.5 * words.length;

/** Where the numbers of games stand, to the right of the chart and of the shares in per cent. */
const COUNTS_AT = 80;

export interface WinRow {
  readonly name: string;
  readonly won: number;
  readonly games: number;
  readonly player: number;
}

/** A row for each: the share of wins as a mark, its 95 % interval as a bar; `even` is what chance would give. */
export function winChart(rows: readonly WinRow[], even: number | undefined): string {
  const left = 250;
  const counts = rows.map(({ games }) => `of ${games.toLocaleString('en')}`);
  const right = W - COUNTS_AT - Math.max(0, ...counts.map(widthOf));
  const x = (share: number) => left + share * (right - left);
  const bottom = rows.length * 34 + 8;
  const parts: string[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(`<line class="grid" x1="${f(x(share))}" x2="${f(x(share))}" y1="0" y2="${bottom}"/>`);
    parts.push(text(x(share), bottom + 18, `${100 * share} %`, 'class="tick" text-anchor="middle"'));
  }
  if (even !== undefined)
    parts.push(`<line class="even" x1="${f(x(even))}" x2="${f(x(even))}" y1="0" y2="${bottom}"/>`);
  for (const [i, { name, won, games, player }] of rows.entries()) {
    const y = 22 + i * 34;
    const { share, low, high } = wilson(won, games);
    parts.push(text(left - 14, y + 5, name, 'text-anchor="end" font-size="15"'));
    parts.push(
      `<g class="${colour(player)}"><line class="whisker" x1="${f(x(low))}" x2="${f(x(high))}" y1="${y}" y2="${y}"/>${mark(player, x(share), y)}</g>`,
    );
    parts.push(text(right + 16, y + 5, percent(share), 'font-size="15" font-weight="700"'));
    parts.push(text(right + COUNTS_AT, y + 5, counts[i] ?? '', 'class="tick"'));
  }
  const told = rows.map(({ name, won, games }) => `${name} ${percent(wilson(won, games).share)}`).join(', ');
  return `<div class="scroll">${svg(W, bottom + 26, `Share of wins: ${told}`, parts.join(''))}</div>`;
}

function mark(player: number, x: number, y: number): string {
  const at = `transform="translate(${f(x)} ${f(y)})"`;
  if (player % 4 === 0) return `<circle class="mark" ${at} r="7"/>`;
  if (player % 4 === 1) return `<rect class="mark" ${at} x="-6" y="-6" width="12" height="12"/>`;
  if (player % 4 === 2) return `<path class="mark" ${at} d="M0-8L8 6H-8Z"/>`;
  return `<path class="mark" ${at} d="M0-8L8 0 0 8-8 0Z"/>`;
}

export interface Layer {
  readonly name: string;
  readonly player: number;
  readonly histogram: Histogram;
}

/** Distributions over each other: bars for one, outlines with different dashes for several. */
export function histogramChart(layers: readonly Layer[], what: string): string {
  const values = layers.flatMap(({ histogram }) => Object.keys(histogram).map(Number));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = Math.max(1, Math.ceil((high - low + 1) / 60));
  const bins = Math.ceil((high - low + 1) / width);
  const shares = layers.map(({ histogram }) => shareOfBins(histogram, low, width, bins));
  const top = Math.max(...shares.flat(), 0.0001);
  const [left, bottom, height] = [52, 210, 190];
  const x = (bin: number) => left + (bin / bins) * (W - left - 10);
  const y = (share: number) => bottom - (share / top) * height;
  const parts: string[] = [];
  for (const share of ticks(0, top, 4)) {
    parts.push(`<line class="grid" x1="${left}" x2="${W - 10}" y1="${f(y(share))}" y2="${f(y(share))}"/>`);
    parts.push(text(left - 8, y(share) + 4, `${f(100 * share)} %`, 'class="tick" text-anchor="end"'));
  }
  for (const value of ticks(low, high, 10).filter(Number.isInteger)) {
    const words = value.toLocaleString('en');
    const at = Math.min(x((value - low + 0.5) / width), W - widthOf(words) / 2);
    parts.push(text(at, bottom + 18, words, 'class="tick" text-anchor="middle"'));
  }
  for (const [i, { player }] of layers.entries()) {
    const steps = (shares[i] ?? []).map((share, bin) => `V${f(y(share))}H${f(x(bin + 1))}`).join('');
    const path = `M${f(x(0))} ${bottom}${steps}V${bottom}`;
    const fill = layers.length === 1 ? 'bars' : 'band';
    parts.push(
      `<g class="${colour(player)}"><path class="${fill}" d="${path}Z"/><path class="outline ${layers.length === 1 ? '' : dash(player)}" d="${path}"/></g>`,
    );
  }
  parts.push(`<line class="axis" x1="${left}" x2="${W - 10}" y1="${bottom}" y2="${bottom}"/>`);
  parts.push(text(W - 10, bottom + 36, what, 'class="tick" text-anchor="end"'));
  return `<div class="scroll">${svg(W, bottom + 42, `Distribution of ${what}`, parts.join(''))}</div>`;
}

function shareOfBins(histogram: Histogram, low: number, width: number, bins: number): number[] {
  const shares = Array<number>(bins).fill(0);
  let total = 0;
  for (const [value, times] of Object.entries(histogram)) {
    const bin = Math.floor((Number(value) - low) / width);
    shares[bin] = (shares[bin] ?? 0) + times;
    total += times;
  }
  return shares.map((share) => (total === 0 ? 0 : share / total));
}

export function keyOfLayers(layers: readonly { readonly name: string; readonly player: number }[]): string {
  if (layers.length < 2) return '';
  const items = layers.map(
    ({ name, player }) =>
      `<li><svg viewBox="0 0 26 10" aria-hidden="true"><g class="${colour(player)}"><line class="outline ${dash(player)}" x1="0" x2="26" y1="5" y2="5"/></g></svg>${escaped(name)}</li>`,
  );
  return `<ul class="key">${items.join('')}</ul>`;
}

export interface Curve {
  readonly name: string;
  readonly player: number;
  readonly stats: readonly Stat[];
}

/** Means over the rounds with a band of one standard deviation, as far as enough games lasted. */
export function curveChart(curves: readonly Curve[], label: string): string {
  const width = 300;
  const [left, bottom, height] = [38, 128, 112];
  const points = curves.map(({ stats }) => pointsOf(stats));
  const all = points.flat();
  if (all.length === 0) return '';
  const firstRound = Math.min(...all.map(({ round }) => round));
  const lastRound = Math.max(...all.map(({ round }) => round), firstRound + 1);
  const low = Math.min(0, ...all.map(({ mean }) => mean));
  const high = Math.max(...all.map(({ mean, spread }) => mean + spread), low + 0.01);
  const x = (round: number) => left + ((round - firstRound) / (lastRound - firstRound)) * (width - left - 6);
  const y = (value: number) => bottom - (Math.max(0, value - low) / (high - low)) * height;
  const parts: string[] = [];
  for (const value of ticks(low, high, 3)) {
    parts.push(`<line class="grid" x1="${left}" x2="${width - 6}" y1="${f(y(value))}" y2="${f(y(value))}"/>`);
    parts.push(text(left - 6, y(value) + 4, String(value), 'class="tick" text-anchor="end"'));
  }
  for (const round of ticks(firstRound, lastRound, 5).filter(Number.isInteger)) {
    parts.push(text(x(round), bottom + 16, String(round), 'class="tick" text-anchor="middle"'));
  }
  for (const [i, { player }] of curves.entries()) {
    const line = points[i] ?? [];
    const upper = line.map(({ round, mean, spread }) => `${f(x(round))} ${f(y(mean + spread))}`);
    const lower = line.map(({ round, mean, spread }) => `${f(x(round))} ${f(y(mean - spread))}`).reverse();
    const middle = line.map(({ round, mean }) => `${f(x(round))} ${f(y(mean))}`);
    parts.push(
      `<g class="${colour(player)}"><path class="band" d="M${[...upper, ...lower].join('L')}Z"/><path class="outline ${dash(player)}" d="M${middle.join('L')}"/></g>`,
    );
  }
  parts.push(`<line class="axis" x1="${left}" x2="${width - 6}" y1="${bottom}" y2="${bottom}"/>`);
  return svg(width, bottom + 20, `${label} over the rounds`, parts.join(''));
}

/** Rounds that only few games reached say nothing. */
const FEW = 0.02;

export function pointsOf(stats: readonly Stat[]): { round: number; mean: number; spread: number }[] {
  const most = Math.max(0, ...stats.map((stat) => stat?.n ?? 0));
  return stats.flatMap((stat, round) => {
    if (!stat || stat.n === 0 || stat.n < FEW * most) return [];
    const mean = stat.sum / stat.n;
    return [{ round, mean, spread: Math.sqrt(Math.max(0, stat.squares / stat.n - mean * mean)) }];
  });
}

/** In a table: a bar for a share. */
export function shareBar(share: number, player: number): string {
  return `<svg viewBox="0 0 150 18" aria-hidden="true"><rect width="150" height="12" y="3" rx="3" fill="var(--paper-2)"/><g class="${colour(player)}"><rect class="bars" width="${f(150 * Math.min(1, share))}" height="12" y="3" rx="3"/></g></svg>`;
}

/** In a table: the share of wins of those who did this, with its interval, against that of all. */
export function resultBar(won: number, games: number, usual: number, player: number): string {
  const { share, low, high } = wilson(won, games);
  const x = (value: number) => f(8 + 134 * value);
  return `<svg viewBox="0 0 150 18" aria-hidden="true"><line class="grid" x1="8" x2="142" y1="9" y2="9"/><line class="even" x1="${x(usual)}" x2="${x(usual)}" y1="0" y2="18"/><g class="${colour(player)}"><line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="9" y2="9"/><circle class="mark" cx="${x(share)}" cy="9" r="5"/></g></svg>`;
}
