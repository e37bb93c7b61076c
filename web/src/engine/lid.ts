/** What the page may ask about a box before a table is laid: its fields, and whether a set-up is possible. */
import type { Outcome, Setup, SetupField } from '@smallfolk/kernel';

export interface BoxQuestion {
  readonly do: 'lid';
  readonly id: number;
  readonly game: string;
  /** Without it, the set-up of the first game. */
  readonly setup?: Readonly<Record<string, string | number>> | undefined;
}

export interface Lid {
  readonly fields: readonly SetupField[];
  /** Complete and possible, or why not. */
  readonly setup: Outcome<Setup>;
  readonly seats: number | undefined;
}

export interface BoxAnswer {
  readonly id: number;
  /** Undefined if the game is unknown or could not be loaded. */
  readonly lid: Lid | undefined;
}
