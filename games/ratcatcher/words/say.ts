/** What every sentence of this game can ask for: names of pieces and places in the language at hand. */
import type { Option } from '@smallfolk/kernel';
import type { Reward, Trade } from '../content/reward.ts';
import type { Edge } from '../content/township.ts';
import type { View } from '../state/view.ts';
import type { Kind } from './content-words.ts';
import type { Placing } from './placing.ts';

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
