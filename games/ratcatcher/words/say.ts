/** What every sentence of this game can ask for: names of pieces and places in the language at hand. */
import type { Reward, Trade } from '../content/reward.ts';
import type { Edge } from '../content/township.ts';
import type { OptionOf, Place } from '../state/options.ts';
import type { SourceKind } from '../state/pieces.ts';
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
  /** The name of what has an effect. */
  source(kind: SourceKind, id: string): string;
  /** The name of the ratcatcher's ability of that colour. */
  ability(colour: string): string;
  /** How many rats of a name stand in a zone: a colour, 'nemesis' or the id of a peculiar rat. */
  count(rat: string, zone: number): number;
  /** What is in a zone: '2 white rats', 'magic cheese'. */
  contents(zone: number): readonly string[];
  trade(line: number): Trade;
  reward(rat: string, index: number): Reward;
  /** Where an option puts a township. */
  place(option: Place): Placing;
  /** In which direction the connector of an option leads. */
  heading(option: OptionOf<'connector'>): Edge;
  readonly view: View;
}
