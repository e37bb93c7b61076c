/** What a scheme is, and what schemes keep in the state (W292-W298). */
import type { RuleId, Seat } from '@smallfolk/kernel';
import type { Effect, Kind } from '../../../content/card.ts';
import type { Hooks } from '../../../content/module.ts';
import type { Location, State, T } from '../../../state/state.ts';
import type { Foil } from '../intrigue.ts';

/** An entry with its moments beside it. With a foil it is instant, without it holds for a season (W298). */
export interface Scheme {
  readonly id: string;
  readonly rule: RuleId;
  readonly foil?: Foil;
  readonly hooks?: Hooks;
  /** She has drawn it. */
  begin?(t: T, me: Seat): Effect;
  /** Another one takes its place (W292, OW5). */
  end?(t: T, me: Seat): void;
  /** Does a web of this scheme lie there (W240)? Nothing is kept of it: without the scheme there is no web (W246). */
  webbed?(state: State, at: Location): boolean;
  /** Point tokens that a worker of yours brings her where such a web lies (W303-W308). */
  readonly tokens?: number;
}

export interface SchemesSlice {
  /** Face-down piles of schemes, the next one last. One; or two, the instant ones first (W235, W272). */
  readonly piles: string[][];
  /** The schemes that lie face up; never changed in place, so that copies of a state share it. */
  inPlay: readonly string[];
  /** Those that were replaced. */
  past: string[];
  /** Hand cards that are turned away (In the web, W317). They have left the hand, and the hand limit is lower by them. */
  tied: Kind[];
  /** A worker of yours sits on her board until you prepare (Ransom, W333); it counts as adrift. */
  captive: boolean;
  /** The next worker that you place goes to her board (Poisoned jam, W321). */
  owed: boolean;
  /**
   * Where a worker of yours stands that she uses as her own (Poisoned jam, W320): HELD on her board, EMPTY without one.
   * It stands among your workers as HELD and among hers like any of them.
   */
  guest: Location;
}

declare module '../../../state/state.ts' {
  interface Slices {
    schemes: SchemesSlice;
  }
}

export function schemesOf(state: State): SchemesSlice {
  const slice = state.slices.schemes;
  if (!slice) throw new Error('this game has no schemes');
  return slice;
}
