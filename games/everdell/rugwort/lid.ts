/** What stands on Rugwort's lid: all that a game without him has to know. */
import type { Module } from '../content/module.ts';

/** Levels of difficulty (ER2). */
export const YEARS = [1, 2, 3] as const;

/** Also asked of a set-up that nobody has checked yet. */
const isMet = ({ seats, opponent }: Readonly<Record<string, unknown>>): boolean =>
  Number(seats) === 1 && (opponent ?? 'rugwort') === 'rugwort'; // ER1

export const rugwortLid = {
  id: 'rugwort',
  fields: [{ name: 'rugwort', values: YEARS, default: 1 }],
  opponent: 'rugwort',
  active: isMet,
} satisfies Module;
