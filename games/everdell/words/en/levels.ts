/** Nightweave’s levels, in English. */
export const levels: Readonly<Record<number, string>> = {
  0: '0: Meek',
  1: '1: Crafty',
  2: '2: Insufferable',
  3: '3: Tormenting',
  4: '4: Terrifying',
};
