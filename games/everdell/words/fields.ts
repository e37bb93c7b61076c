/** What the words of a box consist of beside its sentences: its set-up and its end. */
import type { Result, Seat, Setup } from '@smallfolk/kernel';

/** The words of a set-up field: its name, and one for each of its values. */
export interface FieldWords {
  readonly name: string;
  /** Some mean another thing beside other answers. */
  readonly values: Readonly<Record<string | number, string | ((beside: Setup) => string)>>;
  /** What a value means for the game. */
  readonly about?: Readonly<Record<string | number, string>>;
}

/** How a game has ended, for the reader in that seat. */
export type TellResult = (result: Result, seat: Seat, called: (seat: Seat) => string | undefined) => string;
