/** The twenty-eight ability cards (M26, OM6): each exists once. */
import { fighting } from './abilities/fighting.ts';
import { healingAndMagic } from './abilities/healing-and-magic.ts';
import { shooting } from './abilities/shooting.ts';
import type { Ability } from './ability.ts';

export const abilities: readonly Ability[] = [...healingAndMagic, ...shooting, ...fighting];
