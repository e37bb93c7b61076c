/** What one language has to say about this game. The compiler sees to it that no event lacks words. */
import type { Decision, Option } from '@smallfolk/kernel';
import type { HuntEvent } from '../events.ts';
import type { Reward, Trade } from '../rewards.ts';
import type { Ending } from '../state.ts';
import type { BoardPhrases } from '../text/board-phrases.ts';
import type { Edge } from '../township.ts';
import type { View } from '../view.ts';
import type { ContentWords, Kind } from './content-words.ts';
import type { Placing } from './place.ts';

/** Names of pieces and places in the language at hand. */
export interface Say {
  /** '07b': the number of the township and the letter of the zone. */
  zone(this: void, zone: number): string;
  /** '07 Windmill Rise'. */
  township(this: void, number: number): string;
  name(kind: Kind, id: string | number): string;
  text(kind: Kind, id: string | number): string;
  /** The nemesis of this game. */
  readonly foe: string;
  /** The name of the ratcatcher's ability of that colour. */
  ability(colour: string): string;
  /** What is in a zone: '2 white rats', 'magic cheese'. */
  contents(zone: number): readonly string[];
  trade(line: number): Trade;
  reward(rat: string, index: number): Reward;
  /** Where an option puts a township. */
  place(option: Option): Placing;
  /** In which direction the connector of an option leads. */
  heading(option: Option): Edge;
  readonly view: View;
}

export type EventPhrases = {
  readonly [T in HuntEvent['type']]: (event: Extract<HuntEvent, { type: T }>, say: Say) => string;
};

export type AskPhrase = (decision: Decision, say: Say) => string;
export type OptionPhrase = (option: Option, decision: Decision, say: Say) => string;

interface Field {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** What a value means for the game. */
  readonly about?: Readonly<Record<string, string>>;
}

export interface Phrases {
  readonly title: string;
  readonly blurb: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly content: ContentWords;
  readonly asks: Readonly<Record<string, AskPhrase>>;
  readonly options: Readonly<Record<string, OptionPhrase>>;
  readonly events: EventPhrases;
  readonly results: Readonly<Record<Ending, string>>;
  readonly board: BoardPhrases;
}
