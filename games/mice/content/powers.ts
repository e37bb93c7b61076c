/**
 * What heroes, worn cards, lasting effects, chapters and achievements change about dice, values and ways. Everything is
 * optional; numbers add up. `mouse` is whose power it is; for chapters and achievements, every mouse in turn.
 */
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import type { Happening } from './happening.ts';

/** What a mouse can be safe from. */
export type Peril = 'stun' | 'current' | 'traps' | 'charm';

export interface Powers {
  readonly move?: number;
  readonly lore?: number;
  /** M73: what a yellow line against its arrow costs. */
  readonly climb?: number | ((t: Quest, mouse: Mouse) => number | undefined);
  /** M148: how many cards the pack holds more. */
  readonly pack?: number;
  /** A card that the tail holds besides what the paws hold. */
  readonly tail?: string;
  /** Once in each round it may roll one of its own dice again before the result is used. */
  readonly lucky?: boolean;
  readonly safeFrom?: readonly Peril[] | ((t: Quest, mouse: Mouse) => readonly Peril[]);
  /** Dice more in its attack. */
  battle?(t: Quest, mouse: Mouse, attack: Attack, target: Minion | undefined): number;
  /** Dice less for whoever defends against its attack; the roll is known. */
  less?(t: Quest, mouse: Mouse, attack: Attack, target: Minion | undefined): number;
  /** Dice more in its defense. */
  defense?(t: Quest, mouse: Mouse, attack: Attack): number;
  /** Dice more in its search. */
  search?(t: Quest, mouse: Mouse): number;
  /** It has rolled its defense; `cheese` is how many it rolled. */
  defended?(t: Quest, mouse: Mouse, attack: Attack, cheese: number): Happening;
  /** It has defeated a minion. */
  defeated?(t: Quest, mouse: Mouse, minion: Minion): Happening;
  /** Its attack wounded a minion, which rolled this much cheese in its defense. */
  wounded?(t: Quest, mouse: Mouse, attack: Attack, target: Minion, cheese: number): void;
  /** It has rolled these faces, whatever for. */
  rolled?(t: Quest, mouse: Mouse, faces: readonly number[]): void;
}
