/** The action die (M9, M10): six faces with a number from 1 to 3 and signs. */
import type { Random } from '@smallfolk/kernel';

export interface Face {
  readonly number: 1 | 2 | 3;
  readonly sword: boolean;
  readonly shield: boolean;
  readonly bow: boolean;
  readonly star: boolean;
  readonly cheese: boolean;
}

const face = (number: 1 | 2 | 3, ...signs: ('sword' | 'shield' | 'bow' | 'star' | 'cheese')[]): Face => ({
  number,
  sword: signs.includes('sword'),
  shield: signs.includes('shield'),
  bow: signs.includes('bow'),
  star: signs.includes('star'),
  cheese: signs.includes('cheese'),
});

export const FACES: readonly Face[] = [
  face(1, 'cheese'),
  face(2, 'sword', 'star'),
  face(3, 'sword', 'shield'),
  face(2, 'bow'),
  face(1, 'bow', 'star'),
  face(3, 'sword', 'shield', 'star'),
];

/** Rolls so many dice; the result are indices of faces. */
export function roll(random: Random, dice: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(random.below(FACES.length));
  return faces;
}

export function count(faces: readonly number[], sign: 'sword' | 'shield' | 'bow' | 'star' | 'cheese'): number {
  let found = 0;
  for (const at of faces) if (FACES[at]?.[sign]) found++;
  return found;
}

/** M111, M116: swords, with or without shield, hit in melee, bows at a distance. */
export function hitsOf(faces: readonly number[], reach: 'melee' | 'ranged'): number {
  return count(faces, reach === 'melee' ? 'sword' : 'bow');
}

export function numberOf(at: number): number {
  return FACES[at]?.number ?? 0;
}
