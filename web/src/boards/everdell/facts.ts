/** What is printed on a card, as the drawing of a card needs it. */
import { CARDS } from '@smallfolk/everdell/content/catalogue.ts';
import '@smallfolk/everdell/content/modules.ts';
import { RESOURCES, type ResourceName } from '@smallfolk/everdell/state/resource.ts';

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

const faces = new Map<string, CardFace>();

/** The face of a card; what is unknown has none. */
export function faceOf(id: string): CardFace | undefined {
  const known = faces.get(id);
  if (known) return known;
  const card = CARDS.find((each) => each.id === id);
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
    homes: card.links === 'any-critter' ? ['any-critter'] : card.links,
    spots: card.spots ?? 0,
    open: card.open === true,
  };
  faces.set(id, face);
  return face;
}
