/**
 * What the odd pieces of content do beyond their figures, as hooks: each says the moment at which it applies.
 * A hook belongs to a source that is on the map: a peculiar rat, the nemesis, a trap, or an ability token that was
 * placed. All sources on the map are asked, in this order: nemesis, peculiar rats (oldest first), placed tokens,
 * traps. A hook that does not concern the present case gives back what it was given.
 *
 * Hooks are called without `this`. Hooks that change a value are plain functions and must not change the state. Hooks
 * that do something are generators (`*moved(t, source) { ... }`), or plain functions if they never ask and never spawn,
 * and use what the rules use:
 *   rules/attack.ts      *attackZone(t, zone, { dice, accuracy, by, rule })  rolls, the player spreads the hits
 *   rules/catching.ts    catchCommon(t, zone, kind, count, rule), *catchPeculiar(t, rat, rule), *woundNemesis(t, wounds, rule)
 *   rules/wound.ts       wound(t, wounds, by, rule)  the ratcatcher loses health (ends the game at 0)
 *   rules/walk.ts        *enter(t, zone)  the ratcatcher stands in the zone and collects what lies there
 *   rules/spawn.ts       *spawnRats(t, zone, count, cause, rule), spawnPeculiar(t, zone, rule)
 *   rules/push-rats.ts   pushCommon(t, kind, from, to, count, rule), pushPeculiar(t, rat, to, rule), pushNemesis(t, to, rule)
 *   rules/gain.ts        *gain(t, { gain, count }, rule)
 *   rules/tracker.ts     raise(t, value, rule)  a +1 token on the nemesis' board
 *   state/city-map.ts    mapOf(t).neighbours[zone], .distances(zone)[other], cardOf(t, zone), sameTownship(t, zone, other)
 *   state/rats-in-zones.ts  ratsIn(t, zone), commonIn(t, zone), peculiarsIn(t, zone)
 *   content/powers.ts    within(t, steps), *catchByChoice(t, zone, count, rule), breakTrap(t, zone, by, rule)
 * Every decision and event they make carries a rule; use 'R221' for peculiar rats, 'R247' for nemeses, 'R97' for
 * abilities, 'R172' for traps. To ask the player: `yield* choose('ask-key', options, { rule })`; question
 * and option are declared in state/options.ts, their words in `choices.ts` of each language. To tell:
 * `t.emit?.({ type: 'power', source: source.id, ..., rule })`.
 */

import type { Rules } from '@smallfolk/kernel';
import type { Attacker, RatKind, SourceKind } from '../state/pieces.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';

/** What a hook does: rules that may ask the player, or nothing to run on because all was done at once. */
export type Deed = Rules | undefined;

/** The piece whose hook is asked. */
export interface Source {
  readonly kind: SourceKind;
  /** The id of its content entry. */
  readonly id: string;
  readonly zone: number;
  /** Traps: is it the upgraded side (R89)? False for all others. */
  readonly upgraded: boolean;
  /** The rat itself, if it is a peculiar one. */
  readonly rat?: PeculiarOnMap;
}

export interface Effects {
  // ---- the ratcatcher's attack -------------------------------------------------------------------------------
  /** Before the roll of an attack (also of traps and abilities: then `by` says so): the result needed to hit. */
  accuracy?(t: Hunt, source: Source, accuracy: number, zone: number, by: Attacker): number;
  /** Before the roll: how many dice are rolled. */
  dice?(t: Hunt, source: Source, dice: number, zone: number, by: Attacker): number;
  /** After the roll: must all hits, or may all misses, be rolled again once? (R232) */
  reroll?(t: Hunt, source: Source, zone: number, by: Attacker): 'hits' | 'misses' | undefined;
  /** After the roll: do sixes wound whatever the defence? False makes them ordinary hits (R234). */
  mortal?(t: Hunt, source: Source, zone: number, by: Attacker): boolean;
  /** When hits are spread: the defence of a rat in that zone. */
  ratDefence?(t: Hunt, source: Source, defence: number, kind: RatKind, zone: number): number;

  // ---- the ratcatcher's other actions ------------------------------------------------------------------------
  /** May the ratcatcher use and place ability tokens now? (R233) */
  tokens?(t: Hunt, source: Source): boolean;
  /** The movement points that a step of the ratcatcher costs. Never below 1; 99 bars the way. */
  step?(t: Hunt, source: Source, cost: number, from: number, to: number): number;
  /** May the biters of that zone attack a ratcatcher who leaves it? (R114) */
  leaving?(t: Hunt, source: Source, from: number): boolean;
  /** The ratcatcher's defence, whoever bites. */
  defence?(t: Hunt, source: Source, defence: number): number;

  // ---- the rats' turn, phase 1: move -------------------------------------------------------------------------
  /** How far rats of that kind move that start in that zone. */
  movement?(t: Hunt, source: Source, movement: number, kind: RatKind, zone: number): number;
  /** Is the zone of this source a target for rats of that kind, besides their own targets? */
  lure?(t: Hunt, source: Source, kind: RatKind): boolean;
  /** After every rat has moved, before the traps. */
  moved?(t: Hunt, source: Source): Deed;

  // ---- phase 3: bite -----------------------------------------------------------------------------------------
  /** The bite of a rat in the ratcatcher's zone; for the nemesis the number of its dice. */
  bite?(t: Hunt, source: Source, bite: number, kind: RatKind): number;
  /** After this very peculiar rat or nemesis has bitten with success. Not asked of other sources. */
  bitten?(t: Hunt, source: Source, wounds: number): Deed;

  // ---- phase 4: consume --------------------------------------------------------------------------------------
  /** How much one rat of that kind in that zone counts (R184-R187). */
  weight?(t: Hunt, source: Source, weight: number, kind: RatKind, zone: number): number;
  /** After the zones with cheese were checked, before the spawning. */
  fed?(t: Hunt, source: Source): Deed;
  /** After a cheese was consumed in that zone, before its white and black rats go (R191, R192). */
  consumed?(t: Hunt, source: Source, zone: number): Deed;

  // ---- phase 5: spawn ----------------------------------------------------------------------------------------
  /** How many rats a nest in that zone gives in the spawn phase (1 by rule). */
  nest?(t: Hunt, source: Source, rats: number, zone: number): number;
  /** At the end of the spawn phase. */
  spawned?(t: Hunt, source: Source): Deed;

  // ---- phase 7 and others ------------------------------------------------------------------------------------
  /** In the clean-up, before anything is removed. */
  cleanUp?(t: Hunt, source: Source): Deed;
  /** When this very peculiar rat is caught, or this very nemesis is wounded (`wounds`). Not asked of other sources. */
  hurt?(t: Hunt, source: Source, wounds: number): Deed;
}
