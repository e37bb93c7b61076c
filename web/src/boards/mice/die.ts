/** The six faces of a die (M10), as they are printed. */
export type Sign = 'cheese' | 'sword' | 'shield' | 'bow' | 'star';

interface DieFace {
  readonly number: number;
  readonly signs: readonly Sign[];
}

export const DIE: readonly DieFace[] = [
  { number: 1, signs: ['cheese'] },
  { number: 2, signs: ['sword', 'star'] },
  { number: 3, signs: ['sword', 'shield'] },
  { number: 2, signs: ['bow'] },
  { number: 1, signs: ['bow', 'star'] },
  { number: 3, signs: ['sword', 'shield', 'star'] },
];
