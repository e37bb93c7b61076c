/** What is printed on cards, places and events, as their drawings need it: of the base game and of what is in play. */
import type { Links } from '@smallfolk/everdell/content/card.ts';
import { RESOURCES, type ResourceName } from '@smallfolk/everdell/state/resource.ts';
import { printed } from './base.data.ts';
import type { Printed, PrintedCard, PrintedEvent, PrintedPlace } from './printed.ts';

export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple';

export interface CardFace {
  readonly id: string;
  readonly colour: Colour;
  readonly critter: boolean;
  readonly unique: boolean;
  readonly points: number;
  readonly copies: number;
  readonly cost: readonly { readonly good: ResourceName; readonly count: number }[];
  /** For a critter the constructions where it can live, for a construction who can move in. */
  readonly homes: readonly string[];
  readonly spots: number;
  readonly open: boolean;
}

/** The seal of a card; the door of a red card stands ajar for guests. */
export const sealOf = ({ colour, open }: CardFace): string => (colour === 'red' && open ? 'c-red-open' : `c-${colour}`);

const cards = new Map<string, PrintedCard>();
const places = new Map<string, PrintedPlace>();
/** In the order in which they are printed. */
const events = new Map<string, PrintedEvent>();

/** Adds what another box brings. */
export function lay(box: Printed): void {
  for (const card of box.cards) cards.set(card.id, card);
  for (const place of box.places) places.set(place.id, place);
  for (const event of box.events) events.set(event.id, event);
}
lay(printed);

export const cardPrinted = (id: string): PrintedCard | undefined => cards.get(id);
export const placePrinted = (id: string): PrintedPlace | undefined => places.get(id);
export const eventPrinted = (id: string): PrintedEvent | undefined => events.get(id);

/** Which of two events is printed first. */
export function inOrder(a: string, b: string): number {
  const ids = [...events.keys()];
  return ids.indexOf(a) - ids.indexOf(b);
}

const faces = new Map<string, CardFace>();

/** By name, any Critter, or the colour that the link names. */
function homesIn(links: Links): readonly string[] {
  if (links === 'any-critter') return [links];
  return 'colour' in links ? [links.colour] : links;
}

/** The face of a card; what is unknown has none. */
export function faceOf(id: string): CardFace | undefined {
  const known = faces.get(id);
  if (known) return known;
  const card = cards.get(id);
  if (!card) return undefined;
  const [rarity, colour, type] = card.is.split(' ');
  const cost: CardFace['cost'] = RESOURCES.flatMap((good) =>
    card.cost[good] ? [{ good, count: card.cost[good] }] : [],
  );
  const face: CardFace = {
    id,
    colour: colour as Colour,
    critter: type === 'critter',
    unique: rarity === 'unique',
    points: card.points,
    copies: card.copies,
    cost,
    homes: homesIn(card.links),
    spots: card.spots,
    open: card.open,
  };
  faces.set(id, face);
  return face;
}
