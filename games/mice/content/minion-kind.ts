/** What is printed on the initiative card of a kind of minion or of a boss (M6, M7). */
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Happening } from './happening.ts';
import type { Provenance } from './provenance.ts';

export type Figure = 'rat' | 'roach' | 'spider' | 'centipede' | 'paw';

/** What a card of the track lets its figures do. */
export interface MinionCard {
  readonly id: string;
  readonly reach: 'melee' | 'ranged';
  readonly battle: number;
  readonly defense: number;
  /** M8: 1 where nothing is printed. */
  readonly life: number;
  /** Its whole turn, for figures that act in their own way (Brodie). */
  turn?(t: Quest, figure: Minion): Happening;
  /** After its attack has wounded a mouse. */
  wounded?(t: Quest, figure: Minion, mouse: Mouse, wounds: number): void;
  /** After its attack, whatever came of it; `cheese` is what it rolled. */
  attacked?(t: Quest, figure: Minion, cheese: number): Happening;
  /** After the turn of the card (M281). */
  afterTurn?(t: Quest): void;
  /** Wounds are cheese first (steal), or poison. */
  readonly harm?: 'steal' | 'poison';
  /** Mice may not roll defense against it. */
  readonly constricts?: boolean;
  /** Cheese that it rolls in its attack stays off the wheel. */
  readonly keepsCheese?: boolean;
}

export interface MinionKind {
  readonly id: string;
  readonly size: 'small' | 'large' | 'marker';
  readonly figure: Figure;
  /** How many there can be at once (M185). */
  readonly figures: number;
  readonly boss: boolean;
  readonly cards: readonly MinionCard[];
  /** How many of its cards come into play (M53, OM17). */
  readonly inPlay: number;
  /** M205: cheese rolled for it, in attack or defense, stays off the wheel. */
  readonly keepsCheese?: boolean;
  /** A shield with a star blocks this many hits. */
  readonly starShield?: number;
  readonly provenance: Provenance;
}
