/** What the finished games of this device come to: who won what, against whom, how hard, as whom, and on which nights. */
import { isRecord, type Setup } from '@smallfolk/kernel';
import { PERSON } from '@smallfolk/protocol';
import { labelOf } from '../../games.ts';
import type { StoredGame } from '../../store/games.ts';

/** A finished game as the ledger has it. Names of fields stand with their values, so that they can be told in any language. */
export interface Entry {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly setup: Setup;
  readonly won: boolean;
  readonly practice: boolean;
  readonly scores: readonly number[];
  readonly choices: number;
  readonly where: string;
  readonly updated: number;
  /** Names of people who have given one. */
  readonly people: readonly string[];
  /** Levels of the bots at the table. */
  readonly bots: readonly string[];
  /** The chances of whoever sat here, choice by choice, where a bot has looked for them. */
  readonly chances: readonly number[];
}

/** A question of the set-up and its answer. */
export interface Named {
  readonly game: string;
  readonly field: string;
  readonly value: string | number;
}

export interface Count {
  readonly won: number;
  readonly of: number;
}

export function entryOf({ id, game, title, save, names, where, updated, estimates }: StoredGame): Entry {
  const { setup, seats, choices, practice } = save;
  const result = isRecord(save.result) ? save.result : {};
  const winners: unknown[] = Array.isArray(result.winners) ? result.winners : [];
  const scores: unknown[] = Array.isArray(result.scores) ? result.scores : [];
  const people = seats.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  const me = people[0] ?? 0;
  return {
    id,
    game,
    title: title ?? '',
    setup,
    won: people.some((seat) => winners.includes(seat)),
    practice: practice === true,
    scores: scores.filter((score) => typeof score === 'number'),
    choices: choices.length,
    where,
    updated,
    people: people.map((seat) => names[seat] ?? '').filter(Boolean),
    bots: seats.filter((sitter) => sitter !== PERSON),
    chances: (estimates ?? []).filter(({ seat }) => seat === me).map(({ chosen }) => chosen),
  };
}

const told = ({ game, setup }: Entry) => labelOf(game)?.record?.(setup) ?? {};
const named = ({ game, setup }: Entry, field: string | undefined): Named | undefined => {
  const value = field === undefined ? undefined : setup[field];
  return field === undefined || value === undefined ? undefined : { game, field, value };
};

export const characterOf = (entry: Entry): Named | undefined => named(entry, told(entry).as);
export const opponentOf = (entry: Entry): Named | undefined => named(entry, told(entry).against);
export const levelOf = (entry: Entry): Named | undefined => named(entry, told(entry).level);

export const counted = (entries: readonly Entry[]): Count => ({
  won: entries.filter(({ won }) => won).length,
  of: entries.length,
});

const keyOf = (one: Named | undefined): string => (one ? `${one.game} ${one.field} ${one.value}` : '');

/** Games by something they have, most games first. */
function by(entries: readonly Entry[], what: (entry: Entry) => Named | undefined): { what: Named; entries: Entry[] }[] {
  const groups = Map.groupBy(
    entries.filter((entry) => what(entry)),
    (entry) => keyOf(what(entry)),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const first = group[0] && what(group[0]);
      return first ? [{ what: first, entries: group }] : [];
    })
    .toSorted((a, b) => b.entries.length - a.entries.length);
}

export interface Rival {
  readonly what: Named;
  /** undefined: the bots of this game. */
  readonly levels: readonly { readonly level: Named | string; readonly count: Count }[];
}

/** Those against whom one has played, and how that went at each level. */
export function rivals(entries: readonly Entry[]): Rival[] {
  return by(entries, opponentOf).map(({ what, entries: against }) => {
    const levels = by(against, levelOf).map(({ what: level, entries: so }) => ({ level, count: counted(so) }));
    return { what, levels: levels.length > 0 ? levels : [{ level: '', count: counted(against) }] };
  });
}

const LEVELS = ['easy', 'fair', 'hard'];

/** How it went against bots of each level, game by game; against several, the strongest counts. */
export function againstBots(entries: readonly Entry[]): { game: string; counts: readonly Count[] }[] {
  const played = entries.filter(({ bots }) => bots.some((bot) => LEVELS.includes(bot)));
  const strongest = ({ bots }: Entry) => LEVELS.findLast((level) => bots.includes(level));
  return [...Map.groupBy(played, ({ game }) => game)].map(([game, group]) => ({
    game,
    counts: LEVELS.map((level) => counted(group.filter((entry) => strongest(entry) === level))),
  }));
}

export function characters(entries: readonly Entry[]): { what: Named; count: Count }[] {
  return by(entries, characterOf).map(({ what, entries: as }) => ({ what, count: counted(as) }));
}

/** People who have given a name, most games first. */
export function company(entries: readonly Entry[]): { name: string; count: Count }[] {
  const names = [...new Set(entries.flatMap(({ people }) => people))];
  return names
    .map((name) => ({ name, count: counted(entries.filter(({ people }) => people.includes(name))) }))
    .toSorted((a, b) => b.count.of - a.count.of);
}

export const dayOf = (time: number): number => new Date(time).setHours(12, 0, 0, 0);
const NIGHT = 86_400_000;

/** How many games ended on each day. */
export function nights(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { updated } of entries) found.set(dayOf(updated), (found.get(dayOf(updated)) ?? 0) + 1);
  return found;
}

/** How many nights in a row up to today (or yesterday, while today is young), and the longest row there was. */
export function runs(played: ReadonlyMap<number, number>, today: number): { now: number; longest: number } {
  const has = (day: number) => played.has(dayOf(day));
  const back = (from: number) => {
    let count = 0;
    while (has(from - count * NIGHT)) count++;
    return count;
  };
  const now = has(today) ? back(dayOf(today)) : back(dayOf(today) - NIGHT);
  return { now, longest: Math.max(0, ...[...played.keys()].map((day) => back(day))) };
}
