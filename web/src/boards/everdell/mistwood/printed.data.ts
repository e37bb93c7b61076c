/** The cards of Mistwood as they are printed, and what only they have: a season, a colour as link, a banner. */
import type { NamedCard } from '@smallfolk/everdell/content/card.ts';
import { corrin } from '@smallfolk/everdell/mistwood/corrin/corrin.ts';
import { farms } from '@smallfolk/everdell/mistwood/farms/farms.ts';
import { legends } from '@smallfolk/everdell/mistwood/legends/legends.ts';
import { printedOf } from '../printed.ts';

const all = [farms, corrin, legends];
const boxes = all.map(printedOf);
export const printed = {
  cards: boxes.flatMap(({ cards }) => cards),
  places: boxes.flatMap(({ places }) => places),
  events: boxes.flatMap(({ events }) => events),
};

/** What Mistwood prints on a card beyond the base game. */
export interface Extra {
  /** Of a Farm. */
  readonly season?: string;
  /** Of Corrin's cards. */
  readonly link?: string;
  /** Of a legend: the card that it grows from. */
  readonly banner?: string;
}

function extraOf({ id, links, countsAs, legendary }: NamedCard): Extra {
  if (legendary) return { ...(countsAs && { banner: countsAs }) };
  if (countsAs === 'farm') return { season: id.replace(/-farm.*/, '') };
  return typeof links === 'object' && 'colour' in links ? { link: links.colour } : {};
}

export const extras: Readonly<Record<string, Extra>> = Object.fromEntries(
  all.flatMap(({ cards = [] }) => cards.map((card) => [card.id, extraOf(card)])),
);
