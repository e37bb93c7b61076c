/** Éjszövő szintjei magyarul. */
export const levels: Readonly<Record<number, string>> = {
  0: '0: Szelíd',
  1: '1: Ravasz',
  2: '2: Kiállhatatlan',
  3: '3: Gyötrő',
  4: '4: Rettenetes',
};
