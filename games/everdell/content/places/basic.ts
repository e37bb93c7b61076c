/** The eight basic locations, from left to right (E20, EC49-EC56). */
import { draw } from '../../rules/deck.ts';
import { gainGoods, gainPoints } from '../../rules/goods.ts';
import type { Goods } from '../../state/resource.ts';
import { type NamedPlace, type PlaceEntry, place } from '../place.ts';

interface Sign {
  readonly rule: string;
  readonly goods?: Goods;
  readonly cards?: number;
  readonly points?: number;
  readonly shared?: true;
}

/** E53. A basic location gives exactly what its sign shows. */
function basic(id: string, { rule, goods, cards = 0, points = 0, shared }: Sign): NamedPlace {
  const entry: PlaceEntry = {
    rule,
    kind: 'basic',
    visit(t, me) {
      if (goods) gainGoods(t, me, goods, why);
      const asks = cards ? draw(t, me, cards, why) : undefined;
      if (points) gainPoints(t, me, points, why);
      return asks;
    },
  };
  const why = { id, rule };
  return place(id, shared ? { ...entry, shared } : entry);
}

export const basicPlaces = [
  basic('basic-3-twigs', { rule: 'EC49', goods: { twig: 3 } }),
  basic('basic-2-twigs-1-card', { rule: 'EC50', goods: { twig: 2 }, cards: 1, shared: true }),
  basic('basic-2-resin', { rule: 'EC51', goods: { resin: 2 } }),
  basic('basic-1-resin-1-card', { rule: 'EC52', goods: { resin: 1 }, cards: 1, shared: true }),
  basic('basic-2-cards-1-point', { rule: 'EC53', cards: 2, points: 1, shared: true }),
  basic('basic-1-pebble', { rule: 'EC54', goods: { pebble: 1 } }),
  basic('basic-1-berry-1-card', { rule: 'EC55', goods: { berry: 1 }, cards: 1 }),
  basic('basic-1-berry', { rule: 'EC56', goods: { berry: 1 }, shared: true }),
];
