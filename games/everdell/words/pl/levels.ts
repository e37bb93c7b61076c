/** Poziomy Pajęczycy, po polsku. */
export const levels: Readonly<Record<number, string>> = {
  0: '0: Potulna',
  1: '1: Cwana',
  2: '2: Nieznośna',
  3: '3: Dręcząca',
  4: '4: Przerażająca',
};
