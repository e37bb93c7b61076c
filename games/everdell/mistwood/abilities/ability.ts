/** What a worker ability is: a few moments at which it acts for its holder, written beside its name (W60-W75). */
import type { Random, RuleId, Seat } from '@smallfolk/kernel';
import type { Card, Effect, Kind } from '../../content/card.ts';
import { EMPTY, type Location, type State, type T } from '../../state/state.ts';

export type AbilityId = 'stoats' | 'butterflies' | 'spiders' | 'pigs';

export interface Ability {
  readonly id: AbilityId;
  readonly rule: RuleId;
  /** Cards the holder begins with, where it is another number. */
  readonly startingHand?: number;
  /** When it is dealt, before the hands are. */
  deal?(state: State, holder: Seat, random: Random): void;
  /** Before the first turn. */
  begin?(t: T, holder: Seat): Effect;
  /** After the holder has prepared for season. */
  afterPrepare?(t: T, holder: Seat): Effect;
  /** After anybody has played a card and everything about it is finished. */
  afterPlay?(t: T, holder: Seat, by: Seat, card: Card): Effect;
  /** After anybody has visited a location. */
  afterVisit?(t: T, holder: Seat, by: Seat, at: Location): Effect;
}

/** What the abilities keep in the state. */
export interface AbilitySlice {
  /** The ability of each seat. */
  of: AbilityId[];
  /** The place where the Spiders' figure stands; EMPTY without one. */
  figure: Location;
  /** The Pigs' stack: the Farm that lies on top (none or one) and those beneath it, the next one last. */
  top: Kind[];
  stack: Kind[];
}

declare module '../../state/state.ts' {
  interface Slices {
    abilities: AbilitySlice;
  }
}

export const noAbilities = (): AbilitySlice => ({ of: [], figure: EMPTY, top: [], stack: [] });

export function sliceOf(state: State): AbilitySlice {
  const slice = state.slices.abilities;
  if (!slice) throw new Error('this game has no worker abilities');
  return slice;
}

/** The seat that has this ability; undefined for nobody. */
export function holderOf(state: State, id: AbilityId): Seat | undefined {
  const seat = state.slices.abilities?.of.indexOf(id) ?? -1;
  return seat < 0 ? undefined : seat;
}
