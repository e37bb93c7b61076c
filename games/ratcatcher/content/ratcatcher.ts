/**
 * A ratcatcher as content declares it (R19-R25, R72-R105): attributes, upgrade slots, trap and two abilities.
 *
 * How to write an entry (`content/ratcatchers.ts` exports `ratcatchers: readonly Ratcatcher[]`):
 *
 *   {
 *     id: 'madam-cage', provenance: 'rulebook',
 *     attack: 3, movement: 4, health: 4, accuracy: 4, defence: 1, traps: 2,
 *     upgrades: { attack: [1, 2], movement: [1], health: [1], accuracy: [2], defence: [], trap: [1] },
 *     trap: { id: 'spring-cage', cost: 1, dice: 2, accuracy: 4, upgraded: { dice: 3 } },
 *     yellow: { id: 'toxic-ruse', tokens: 2, token: 'placed', effects: { lure: () => true } },
 *     purple: { id: 'second-wind', tokens: 3, token: 'returned', *use(t) { ... } },
 *   }
 *
 * Names, texts and pictures stand in words/ and are found by the ids.
 */

import type { Attribute, Colour } from '../state/pieces.ts';
import type { Hunt } from '../state/table.ts';
import type { Deed, Effects, Source } from './effects.ts';
import type { Provenance } from './township.ts';

/** R118, R170: its figures, and what its text adds. */
export interface Trap {
  readonly id: string;
  /** Movement points for setting it. */
  readonly cost: number;
  /** Dice of its attack; 0 for a trap that only does what its text says. */
  readonly dice: number;
  /** O25: the trap has its own accuracy. */
  readonly accuracy: number;
  /** R89: the figures of the better side, where they differ. */
  readonly upgraded: { readonly dice?: number; readonly accuracy?: number };
  /** While it lies in its zone; `source.upgraded` says which side is up. */
  readonly effects?: Effects;
  /** R172: the text, after the trap's own attack; `caught` counts the rats caught by it. */
  sprung?(t: Hunt, source: Source, caught: number): Deed;
}

/** R10, R96-R105. */
export interface Ability {
  readonly id: string;
  /** R93, R101: the most tokens the ratcatcher can own. */
  readonly tokens: number;
  /** R97: goes back to the Reserve, or lies on the map until the clean-up. */
  readonly token: 'returned' | 'placed';
  /** The zones where it can be used now, none if it would do nothing. Without this: the ratcatcher's own zone. */
  zones?(t: Hunt): readonly number[];
  /** What happens at once, in the zone that was chosen (after the token was placed there, if it is placed). */
  use?(t: Hunt, zone: number): Deed;
  /** While the token lies on the map (R103). */
  readonly effects?: Effects;
}

export interface Ratcatcher extends Readonly<Record<Colour, Ability>> {
  readonly id: string;
  readonly provenance: Provenance;
  /** Dice at the reset symbol (R22). */
  readonly attack: number;
  readonly movement: number;
  /** Health at the reset symbol, which is also the maximum until it is upgraded (R24, R86). */
  readonly health: number;
  /** The lowest result that hits (R75). */
  readonly accuracy: number;
  readonly defence: number;
  /** The trap value (R25, R74). */
  readonly traps: number;
  /**
   * R82-R84: the slots of each upgrade of an attribute: [2] one upgrade for two cheese; [1, 2] a first one for one
   * cheese, and in the second edition another one for two more; [] a black slot, no upgrade (R81).
   */
  readonly upgrades: Readonly<Record<Attribute, readonly number[]>>;
  readonly trap: Trap;
}
