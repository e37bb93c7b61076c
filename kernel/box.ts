/** A game as the shelf has it: the rules, its words, and the set-up of a first game. */
import type { Game } from './game.ts';
import type { Decision } from './rules.ts';
import type { Language, Words } from './words.ts';

export interface Box {
  readonly game: Game;
  words(language: Language): Promise<Words>;
  readonly first: Readonly<Record<string, string | number>>;
  /** First impressions as a table of numbers that the laboratory can learn anew (`smallfolk learn`). */
  habits?(): Promise<Habits>;
}

/** A number of the table by its place, and how often it counts. */
export type Count = readonly [number: number, times: number];

/** What the laboratory must know of a table of first impressions. The table is the one that the game's `weigh` plays by. */
export interface Habits<S = unknown> {
  /** All numbers in one line. */
  readonly numbers: readonly number[];
  /** Which of them count for each option: its weight is e to the power of their sum. What is new gets a number here. */
  counts(state: S, decision: Decision): readonly (readonly Count[])[];
  /** The file that holds the table, in the folder of the game. */
  readonly file: string;
  /** The constants which that file exports, filled from such a line: a single number, or named rows of numbers. */
  parts(
    numbers: ArrayLike<number>,
  ): Readonly<Record<string, number | readonly (readonly [string, readonly number[]])[]>>;
}
