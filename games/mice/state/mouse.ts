/** A mouse in play: its figure, its body, its pack and what it suffers. */
import type { Seat } from '@smallfolk/kernel';

/**
 * board: on a space. captured: M218. abducted: carried off by an event. waiting: not arrived yet.
 */
export type Whereabouts = 'board' | 'captured' | 'abducted' | 'waiting';

export interface Mouse {
  readonly hero: string;
  /** Who leads it; several take its turns alternately (standing rule few-mice). */
  readonly seats: Seat[];
  /** How many turns it has begun. */
  turns: number;
  where: Whereabouts;
  /** The number of its space; -1 off the board. */
  space: number;
  wounds: number;
  poison: number;
  cheese: number;
  stunned: boolean;
  webbed: boolean;
  charmed: boolean;
  down: boolean;
  /** Search cards on its body (M147). */
  body: string[];
  /** Search cards in its pack, tricks among them (M13, M148). */
  pack: string[];
  /** Ability cards. */
  abilities: string[];
  /** OM24: has used an ability card in this turn of the track. */
  tired: boolean;
  /** Rooms where it has searched with success (M131). */
  searched: string[];
  /** How often it was captured in this chapter (M272). */
  captures: number;
  /** Roaches that it has defeated in this encounter (M270). */
  roaches: number;
  /** M221, M224: rescued in this round, so it has no turn. */
  resting: boolean;
  /** What cards note on it: the turn in which the crossbow was used, the round of the lucky button. */
  notes: Record<string, number>;
}
