/**
 * The named moments at which a chapter, a room of it or an old achievement has a say. Generators happen and may ask;
 * plain functions answer a question of the rules. Everything is optional.
 */
import type { Rules } from '@smallfolk/kernel';
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import type { Group } from './encounter.ts';
import type { Happening } from './happening.ts';
import type { Powers } from './powers.ts';

/** Where minions come from. */
export type Source = 'card' | 'set' | 'surge' | 'card-surge' | 'event';

export interface Moments {
  /** Holds for every mouse while these moments count. */
  readonly powers?: Powers;

  /** The mice have been set up; the first round is about to begin. */
  begin?(t: Quest): Happening;
  /** The mice have arrived in a room; its encounter comes next. */
  enter?(t: Quest, first: boolean): Happening;
  /** The encounter of the room, if any, has been placed. */
  entered?(t: Quest, first: boolean): Happening;
  roundStart?(t: Quest): Happening;
  /** After the turn of the lowest card; not when a round is broken off. */
  roundEnd?(t: Quest): Happening;
  turnStart?(t: Quest, mouse: Mouse): Happening;
  turnEnd?(t: Quest, mouse: Mouse): Happening;
  /** The hourglass has moved by a surge; minions have not come yet. */
  atSurge?(t: Quest): Happening;
  captured?(t: Quest, mouse: Mouse): Happening;
  /** A mouse has rolled for its attack. */
  attackRolled?(t: Quest, mouse: Mouse, attack: Attack): Happening;
  /** A mouse is about to attack somebody. */
  attacks?(t: Quest, mouse: Mouse): Happening;
  /** A minion has made its move, or stayed. */
  minionMoved?(t: Quest, minion: Minion): Happening;
  /** A minion is about to attack a mouse: true if it does not happen. */
  minionAttacks?(t: Quest, minion: Minion): Rules<boolean>;
  /** A minion has left the board by wounds. */
  defeated?(t: Quest, minion: Minion, space: number): Happening;
  searched?(t: Quest, mouse: Mouse, success: boolean): Happening;
  scurried?(t: Quest, mouse: Mouse, die: number): Happening;
  moved?(t: Quest, mouse: Mouse): Happening;
  trapSprung?(t: Quest, mouse: Mouse): Happening;
  /** An encounter card has been drawn: who of it comes? */
  drawn?(t: Quest, groups: readonly Group[]): Rules<readonly Group[]>;

  /** false: nobody explores that way now. `way` is an edge or 'flip'. */
  mayExplore?(t: Quest, mouse: Mouse, way: string): boolean;
  /** Is a way open that the chapter calls closed? */
  opens?(t: Quest, way: string): boolean;
  /** An explore action that is a try first: true if the mice go through. */
  tryWay?(t: Quest, mouse: Mouse, way: string): Rules<boolean>;
  mayScurry?(t: Quest, mouse: Mouse): boolean;
  mayAttack?(t: Quest, mouse: Mouse, minion: Minion): boolean;
  /** Does this card take no turn now? */
  skips?(t: Quest, card: string): boolean;
  /** Who comes, after everything that keeps minions away or brings more. */
  placing?(t: Quest, groups: readonly Group[], source: Source): readonly Group[];
  /** Movement that the first step of a move costs more. */
  firstStep?(t: Quest, mouse: Mouse): number;
  /** Dice more to leave the water. */
  waterDice?(t: Quest, mouse: Mouse, to: number): number;
  /** Does a mouse see only its own and adjacent spaces? */
  dark?(t: Quest): boolean;
  /** The mouse that this minion goes for, whatever is nearer. */
  goesFor?(t: Quest, minion: Minion): Mouse | undefined;
  /** How many of the wounds remain for the figure. */
  absorbs?(t: Quest, minion: Minion, wounds: number): number;
  /** What keeps wounds off this figure, counted in wounds: for those who judge how a battle stands. */
  shielded?(t: Quest, minion: Minion): number;
  /** Life that a card of the track has more. */
  life?(t: Quest, card: string): number;
  /** Dice that a minion rolls more in defense. */
  minionDefense?(t: Quest, minion: Minion, attack: Attack): number;
  /** Do minions neither hold nor hinder mice (M87, M135)? */
  peaceful?(t: Quest): boolean;
  /** M57: true if no cheese is placed this time. */
  raceRests?(t: Quest): boolean;
  greedy?(t: Quest): boolean;
  /** How a captured mouse comes back: by the rules, at its turn although minions are there, or with its turn as well. */
  rescue?(t: Quest, mouse: Mouse): 'usual' | 'despite-minions' | 'and-acts';
  /** Where a rescued mouse may be put, among the usual spaces. */
  rescueSpaces?(t: Quest, spaces: readonly number[]): readonly number[];
  /** All mice are captured: true if the chapter deals with it. */
  allCaptured?(t: Quest): boolean;
  /** Is initiative set in this order instead of being shuffled? */
  order?(t: Quest, cards: readonly string[]): readonly string[];
  /** May this mouse take that token now? */
  mayTake?(t: Quest, mouse: Mouse, token: string): boolean | undefined;
  /** Does the surge of this room bring no minions now? */
  surgeIsEmpty?(t: Quest): boolean;
  /** Does the cheese of a minion that defends against this, by no mouse's hand, stay off the wheel? */
  sparesWheel?(t: Quest, attack: Attack): boolean;
  /** Spaces that a minion avoids where another is as good. */
  avoids?(t: Quest, minion: Minion, space: number): boolean;
  /** Something that is no minion and can be shot at. */
  readonly mark?: Mark;
}

/** A target that is no minion: the magpie. */
export interface Mark {
  readonly id: string;
  readonly defense: number;
  can(t: Quest, mouse: Mouse): boolean;
  wounded(t: Quest, mouse: Mouse, wounds: number): Happening;
}
