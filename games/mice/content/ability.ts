/** What is printed on an ability card (M26): who may own it, what it costs, when it is used and what it does. */
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import type { Happening } from './happening.ts';
import type { HeroClass } from './hero.ts';
import type { Provenance } from './provenance.ts';

/**
 * menu: in the own turn, at the cost named in `spends`. before-turn: before the movement die. before-search: with a
 * search. before-melee, before-ranged: when the target is named. after-roll: before defense. after-melee: when wounds
 * have been dealt. before-defense: when the hits on this mouse are known. guard: those on another mouse of its space.
 * after-placing: when minions have been placed and initiative is set.
 */
export type Timing =
  | 'menu'
  | 'before-turn'
  | 'before-search'
  | 'before-melee'
  | 'before-ranged'
  | 'after-roll'
  | 'after-melee'
  | 'before-defense'
  | 'guard'
  | 'after-placing';

export interface Ability {
  readonly id: string;
  /** 'any', or classes of which the mouse has one; or a single hero. */
  readonly classes: 'any' | readonly HeroClass[];
  readonly hero?: string;
  readonly cost: number;
  /** M26: what it costs this mouse, where that differs. */
  costFor?(t: Quest, mouse: Mouse): number;
  readonly timing: Timing;
  /** Of a menu ability: the action, the battle action, a free moment that water forbids (OM39), or nothing. */
  readonly spends?: 'action' | 'battle' | 'free' | 'nothing';
  /** Does it do anything now? Never offered otherwise. Of 'after-placing': against those who came. */
  useful?(t: Quest, mouse: Mouse, arrived?: readonly Minion[]): boolean;
  /** Is it worth a question in this attack? */
  helps?(t: Quest, mouse: Mouse, attack: Attack): boolean;
  /** The cost is paid already. */
  use?(t: Quest, mouse: Mouse): Happening;
  /** Changes the attack or the defense that is under way. */
  change?(t: Quest, mouse: Mouse, attack: Attack): Happening;
  /** Of 'after-placing': what was placed. */
  placed?(t: Quest, mouse: Mouse, arrived: readonly Minion[]): Happening;
  readonly provenance: Provenance;
}
