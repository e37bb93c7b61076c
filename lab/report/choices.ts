/** The parts of a report that say what players do and what happens, how often, and how it ends for them. */

import { percent } from '../count/summary.ts';
import type { ChoiceTally, Tally } from '../count/tally.ts';
import { escaped, resultBar, shareBar } from './charts.ts';

/** Rows of one group at most, and the share of the games in which a choice must have been possible to have a row. */
const ROWS = 60;
const RARE = 0.02;

export function choicesSection(tally: Tally, names: readonly string[]): string {
  const parts = names.map((name, player) => playerChoices(tally, name, player)).filter((part) => part !== '');
  if (parts.length === 0) return '';
  return `<h2>What is chosen</h2><p>From ${tally.watched.toLocaleString('en')} games watched closely. <em>Taken</em>: in how many of the games that offered it. <em>Wins</em>: the share of wins when it was taken, with its 95 % interval; the dotted line is the share of wins in all games.</p>
${parts.join('')}`;
}

function playerChoices(tally: Tally, name: string, player: number): string {
  const choices = Object.entries(tally.choices[player] ?? {});
  if (choices.length === 0) return '';
  const games = tally.cells.reduce((sum, cell) => sum + (cell.players[player]?.games ?? 0), 0);
  const won = tally.cells.reduce((sum, cell) => sum + (cell.players[player]?.won ?? 0), 0);
  const groups = new Map<string, [string, ChoiceTally][]>();
  for (const [kind, choice] of choices) {
    const verb = kind.split(' ')[0] ?? kind;
    groups.set(verb, [...(groups.get(verb) ?? []), [kind, choice]]);
  }
  const tables = [...groups]
    .sort(([, a], [, b]) => timesOf(b) - timesOf(a))
    .map(([verb, rows], i) => group(verb, rows, games === 0 ? 0 : won / games, player, tally.watched, i === 0));
  const heading = names(tally) > 1 ? `<h3>${escaped(name)}</h3>` : '';
  return heading + tables.join('');
}

const names = (tally: Tally) => tally.choices.length;
const plural = (count: number, thing: string) => `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
const timesOf = (rows: readonly [string, ChoiceTally][]) => rows.reduce((sum, [, { times }]) => sum + times, 0);

function group(
  verb: string,
  rows: readonly [string, ChoiceTally][],
  usual: number,
  player: number,
  watched: number,
  open: boolean,
): string {
  const shown = rows
    .filter(([, { offered }]) => offered >= RARE * watched)
    .sort(([, a], [, b]) => b.chosen / b.offered - a.chosen / a.offered || b.times - a.times)
    .slice(0, ROWS);
  const said = new Map<string, number>();
  for (const [, { label }] of shown) said.set(label, (said.get(label) ?? 0) + 1);
  const lines = shown.map(([kind, { label, offered, chosen, times, won }]) => {
    // Two kinds that share a wording ("Unlock" of one colour and of the other) are told apart by their details.
    const details = said.get(label) === 1 ? '' : ` <small>${escaped(kind.split(' ').slice(1).join(', '))}</small>`;
    const wins =
      chosen === 0
        ? '<td>–</td><td class="n"></td>'
        : `<td>${resultBar(won, chosen, usual, player)}</td><td class="n">${percent(won / chosen)}</td>`;
    const each = chosen === 0 ? '' : (times / chosen).toFixed(1);
    return `<tr><td title="${escaped(kind)}">${escaped(label)}${details}</td><td>${shareBar(chosen / offered, player)}</td><td class="n">${percent(chosen / offered)}</td><td class="n"><small>of ${offered.toLocaleString('en')}</small></td><td class="n">${each}</td>${wins}</tr>`;
  });
  const more = rows.length - shown.length;
  const rest = more > 0 ? `<p><small>and ${plural(more, 'kind')} more that few games offer</small></p>` : '';
  return `<details${open ? ' open' : ''}><summary>${escaped(verb)} <small>${plural(rows.length, 'kind')}, ${plural(timesOf(rows), 'time')}</small></summary>
<div class="scroll"><table><tr><th>choice</th><th colspan="2">taken</th><th class="n">games</th><th class="n">times each</th><th colspan="2">wins</th></tr>${lines.join('')}</table></div>${rest}</details>`;
}

const MOST_EVENTS = 60;

export function eventsSection(tally: Tally): string {
  const events = Object.entries(tally.events).sort(([, a], [, b]) => b.games - a.games || b.times - a.times);
  if (events.length === 0 || tally.watched === 0) return '';
  const games = tally.cells.reduce((sum, cell) => sum + cell.games, 0);
  const lost = tally.cells.reduce(
    (sum, cell) => sum + Object.values(cell.endings).reduce((all, ending) => all + ending.lost, 0),
    0,
  );
  const solo = lost > 0;
  const usual = games === 0 ? 0 : 1 - lost / games;
  const lines = events.slice(0, MOST_EVENTS).map(([kind, event]) => {
    const wins = solo
      ? `<td>${resultBar(event.won, event.games, usual, 1)}</td><td class="n">${percent(event.won / event.games)}</td>`
      : '';
    return `<tr><td>${escaped(kind)}</td><td>${shareBar(event.games / tally.watched, 1)}</td><td class="n">${percent(event.games / tally.watched)}</td><td class="n">${(event.times / event.games).toFixed(1)}</td>${wins}</tr>`;
  });
  const rest =
    events.length > MOST_EVENTS ? `<p><small>and ${events.length - MOST_EVENTS} rarer kinds</small></p>` : '';
  const head = `<tr><th>event</th><th colspan="2">in games</th><th class="n">times each</th>${solo ? '<th colspan="2">won by the table</th>' : ''}</tr>`;
  return `<h2>What happens</h2><p>Events by kind: in how many games, and how often in these.</p>
<details open><summary>events <small>${plural(events.length, 'kind')}</small></summary><div class="scroll"><table>${head}${lines.join('')}</table></div>${rest}</details>`;
}
