/** How a game is told in words, in each language: what the terminal prints and a screen reader speaks. */
import type { GameEvent, Result } from './game.ts';
import type { Option } from './option.ts';
import type { Decision, Seat } from './rules.ts';
import type { Setup } from './setup.ts';

export type Language = 'en' | 'pl' | 'hu';
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'hu'];

export interface Words<V = unknown> {
  readonly title: string;
  /** One sentence for the shelf. */
  readonly blurb: string;
  /** The name of a set-up field, or of one of its values. */
  field(name: string, value?: string | number, beside?: Setup): string;
  /** What choosing that value means, in a sentence or two; empty where its name says it all. */
  about?(name: string, value: string | number): string;
  /** The question. */
  ask(decision: Decision, view: V): string;
  option(option: Option, decision: Decision, view: V): string;
  /** A line of the log; empty for what nobody needs to be told. */
  event(event: GameEvent, view: V): string;
  /** What is read aloud with an event besides its line: a page of the story, the text of a card; mostly empty. */
  reading?(event: GameEvent, view: V): string;
  result(result: Result, seat: Seat): string;
  /** The same words, calling the seats by these names; who has none keeps what the game says: "Player 2". */
  calling?(names: readonly string[]): Words<V>;
  /** What a match left to the next one, line by line; what cannot be told is empty. */
  carried?(legacy: unknown): readonly string[];
  /** The whole table as text that one can play from; it may have to be loaded first. */
  board(view: V): string | Promise<string>;
}
