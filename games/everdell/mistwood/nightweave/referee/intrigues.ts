/**
 * Plans and schemes (W264-W349): what they forbid her is checked. What they bring her beside her turns is taken from the
 * log as it stands, as it hangs on what people do and pay.
 */
import { placeNamed, placeOf } from '../../../content/catalogue.ts';
import type { PlaceId } from '../../../content/place.ts';
import type { Happening } from '../../../state/events.ts';
import { type Refereed, takesPoints } from './game.ts';
import { BASIC } from './printed.ts';
import type { Table } from './table.ts';

const isForest = (at: PlaceId): boolean => placeOf(placeNamed(at)).kind === 'forest';
const byRule =
  (...rules: string[]) =>
  (at: PlaceId): boolean =>
    rules.includes(placeOf(placeNamed(at)).rule);

/** W303-W305, W308, OW31. Where the webs of a scheme keep her away. */
const BARRED: Readonly<Record<string, (at: PlaceId) => boolean>> = {
  'berry-jam': byRule('EC55', 'EC56', 'EC62', 'EC63', 'EC67', 'EC68', 'EC70', 'EC71'),
  'sticky-goo': byRule('EC51', 'EC52', 'EC63', 'EC67', 'EC69', 'EC70', 'EC71'),
  'forest-bandits': isForest,
  'spider-tax': (at) => BASIC.includes(at),
};

/** W152. Does a web close that place of the board to her? */
export function isWebbed({ plan, webs, schemes }: Table, at: PlaceId): boolean {
  if (plan === 'overwhelming-swarm' && webs.has(at)) return true; // W277-W279
  return schemes.some((scheme) => BARRED[scheme]?.(at));
}

/** W310, OW107. No card of any city is open to her. */
export const hasPlague = ({ schemes }: Table): boolean => schemes.includes('plague');

/** W284. Instead of the owner's tokens; none else. */
export const unravels = ({ plan }: Table): boolean => plan === 'unraveller';

/** W288, W289, OW27. Once for an action whose shown spot is blocked: level tokens, unless a person has paid one unit. */
export function extorts(game: Refereed): void {
  const { log, table } = game;
  if (table.plan !== 'extortion') return;
  if (log.comes('discard', { by: 'extortion', count: 1 }) || log.comes('pay', { by: 'extortion' })) log.read();
  else takesPoints(game, 'level', 'extortion', 'W288: level tokens for the blocked spot');
}

/** What plans and schemes do; with them a Fool that they bring, and a personality that they bring or wake (OW81). */
const THEIRS = /^(?:W2(?:6[4-9]|[7-9]\d)|W3[0-4]\d|W107|W257|W259|OW\d+)$/;

/** Is it a plan or a scheme that acts, and not she by herself? */
export function isIntrigue({ table }: Refereed, { rule }: Happening): boolean {
  return (table.plan !== 'none' || table.withSchemes) && THEIRS.test(rule ?? '');
}
