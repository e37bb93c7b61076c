/** Names on small cards, in whatever language they stand; the enlarged card says them whole. */

/** The first half of a word that is longer than such a card is broad: behind it there may be a hyphen. */
const FIRST = /(Arany|Bányász|Forgács|Gyanta|Posta|Prze|(?<=Prze)my|wielo)(?=\p{Ll}{4})/gu;
const SOFT_HYPHEN = '\u00ad';
/** A first name and a title tell who it is. */
const SURNAME = / (Evertail|Ogonka|Ogonek)(?=[ ,]|$)/u;

export const shortName = (name: string): string => name.replace(SURNAME, '').replace(FIRST, `$1${SOFT_HYPHEN}`);
