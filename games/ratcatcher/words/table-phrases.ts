/** The words that the text table needs in each language. */
import type { Say } from './say.ts';
import type { Thing } from './zone-contents.ts';

export interface BoardPhrases {
  thing(thing: Thing, say: Say): string;
  readonly city: string;
  readonly map: string;
  readonly settingUp: string;
  /** Above the townships that are to be attached. */
  readonly drawn: string;
  readonly asleep: string;
  readonly nothing: string;
  readonly locked: string;
  readonly notYet: string;
  round(round: number): string;
  /** 'to 00b, 12c': where one can walk from a zone. */
  ways(zones: readonly string[]): string;
  /** How far the rats of a zone with cheese are from eating it. */
  hunger(count: number): string;
  expansion(roman: string): string;
  standing(zone: string, township: string): string;
  cheese(count: number): string;
  tokens(count: number, maximum: number): string;
  trap(cost: number, dice: number, accuracy: number, upgraded: boolean): string;
  slots(filled: number, room: number): string;
  readonly board: string;
  cage(total: number, rats: readonly string[]): string;
  captured(cards: readonly string[]): string;
  nemesis(health: number, maximum: number, figures: NemesisFigures): string;
  target(kinds: readonly string[]): string;
  tracker(step: number): string;
  next(step: number, events: readonly string[]): string;
  left(sack: number, townships: number, peculiar: number): string;
  peculiar(name: string, zone: string, figures: PeculiarFigures): string;
  holds(things: readonly string[]): string;
}

export interface NemesisFigures {
  readonly bite: number;
  readonly accuracy: number;
  readonly defence: number;
  readonly spawn: number;
  readonly movement: number;
}

export interface PeculiarFigures {
  readonly movement: number;
  readonly defence: number;
  readonly bite: number;
}
