/** An attack before anything has been rolled for it. */
import type { Attack, Damage } from '../state/state.ts';

/** What a mouse strikes with. */
export interface Blow {
  /** A weapon, an ability, or what else gives the attack. */
  readonly weapon: string;
  readonly reach: 'melee' | 'ranged';
  readonly damage: Damage;
  readonly dice: number;
}

export const newAttack = (by: string | number, target: string | number, blow: Blow): Attack => ({
  by,
  target,
  weapon: blow.weapon,
  reach: blow.reach,
  damage: blow.damage,
  dice: blow.dice,
  less: 0,
  atMost: 99,
  more: 0,
  faces: [],
  hits: 0,
  wounds: 0,
  defeated: false,
});
