/** Everything that can change during a game, as plain data. */
import type { Colour, Common, Question, Raisable, Slot, Token } from './pieces.ts';

export type Edition = 'first' | 'second';
export type Mode = 'standard' | 'hard';

/** A township card on the table: which card, in which cell of the grid, turned how many quarters to the right. */
export interface Placement {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** What lies in zones by the number: state.on.white[zone]. 'nest' and 'question' are revealed "?" tokens (R55, R59). */
export const LYING = ['brown', 'black', 'white', 'cheese', 'health', 'yellow', 'purple', 'nest', 'question'] as const;
export type Lying = (typeof LYING)[number];

/** A peculiar rat on the map, with what lies on its card (R227). */
export interface PeculiarOnMap {
  readonly card: number;
  zone: number;
  readonly held: Record<Token, number>;
}

/** A captured peculiar rat whose reward was not claimed yet (R222). */
export interface Captured {
  readonly card: number;
  readonly held: Record<Token, number>;
}

/** An ability token placed on the map (R97). */
export interface PlacedToken {
  readonly colour: 'yellow' | 'purple';
  readonly zone: number;
}

export interface TrapOnMap {
  readonly zone: number;
  /** Which side is up (R90). */
  upgraded: boolean;
}

export interface Catcher {
  zone: number;
  health: number;
  /** Attack dice still on the board. */
  dice: number;
  /** Movement points left. */
  movement: number;
  /** Trap tokens left on the board. */
  traps: number;
  /** Cheese on the slots of the board. */
  readonly cheese: Record<Slot, number>;
  /** Cheese gained without a free slot (O24). */
  spare: number;
  /** Was the ability refilled by its slot? Once in a game (R95). */
  readonly refilled: Record<Colour, boolean>;
  /** Ability tokens owned. */
  yellow: number;
  purple: number;
}

export interface NemesisState {
  /** -1 until it appears (R27). */
  zone: number;
  health: number;
  /** +1 tokens on its board (R194). */
  readonly raised: Record<Raisable, number>;
  readonly counters: number[];
}

/** Where in the round we are (R69, R155): the set-up, two parts of the ratcatcher's turn, the seven phases of the rats'. */
export const PHASES = [
  'setup',
  'actions',
  'expansion',
  'move',
  'traps',
  'bite',
  'consume',
  'spawn',
  'rats-expansion',
  'clean-up',
] as const;
export type Phase = (typeof PHASES)[number];
export type Ending = 'ten-cheese' | 'slain' | 'tracker-full' | 'dead';

export interface State {
  readonly ratcatcher: string;
  readonly foe: string;
  readonly edition: Edition;
  readonly mode: Mode;
  /** Counted from 1; 0 while the City is set up. */
  round: number;
  /** 'setup' or 'actions' at every checkpoint. */
  phase: Phase;
  ending: Ending | '';
  /** Never changed in place: each placement makes a new list, so that copies can share it and its map. */
  city: readonly Placement[];
  /** By card: was the township active at the last check (R52)? */
  readonly active: boolean[];
  /** Cards face down; the last one is on top. */
  readonly deck: number[];
  /** Cards drawn, but not attached yet (R146). */
  readonly drawn: number[];
  readonly peculiarDeck: number[];
  readonly peculiarDiscard: number[];
  readonly on: Record<Lying, number[]>;
  readonly sack: Record<Common, number>;
  readonly cage: Record<Common, number>;
  readonly peculiars: PeculiarOnMap[];
  readonly captured: Captured[];
  readonly placed: PlacedToken[];
  /** In the order in which they were set. */
  readonly traps: TrapOnMap[];
  /** "?" tokens not revealed yet, by what they show. */
  readonly questions: Record<Question, number>;
  readonly reserve: Record<Token, number>;
  readonly catcher: Catcher;
  readonly nemesis: NemesisState;
  /** Consumed cheese: the step of the rat tracker (R190). */
  tracker: number;
}
