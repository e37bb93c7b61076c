/** Everything that stands and lies in the city, in the order in which it is drawn. */
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { type Figure, waysToShow } from '../figures.ts';
import { type Arranged, arranged, type Spot } from './layout.ts';
import type { CityShape } from './map.ts';

export interface Standpoint {
  readonly figure: Figure;
  readonly spot: Spot;
  readonly zone: number;
  readonly asleep: boolean;
}

/** A zone is laid out anew only when something in it has changed. */
export type Laid = Map<number, { readonly key: string; readonly shown: Arranged<Figure> }>;

/** What lies comes first, what stands from the back to the front, signs last. */
const LAYER = (figure: Figure) => (figure.flat ? 0 : isSign(figure) ? 2 : 1);

/** A sign is no piece: it is drawn in its own way, over all of them. */
export const isSign = ({ kind }: Figure) => kind === 'meter' || kind === 'call';

export function standing(view: View, city: CityShape, laid: Laid): Standpoint[] {
  const asleep = new Set(view.townships.filter(({ active }) => !active).map(({ township }) => township));
  const all: Standpoint[] = [];
  for (const zone of view.zones) {
    const shape = city.zones.get(zone.zone);
    if (!shape) continue;
    const ways = waysToShow(zone, view);
    const key = `${shape.path} ${ways[0]?.items.map(({ key, width }) => `${key} ${width}`).join()}`;
    const kept = laid.get(zone.zone);
    const shown = kept?.key === key ? kept.shown : arranged(shape, ways);
    if (kept?.key !== key) laid.set(zone.zone, { key, shown });
    // The figures are those of now: a count or a colour may have changed where the layout has not.
    const now = ways.find(({ items }) => items.length === shown.items.length)?.items ?? shown.items;
    for (const figure of now) {
      const spot = shown.spots.get(figure.key);
      if (spot) all.push({ figure, spot, zone: zone.zone, asleep: asleep.has(zone.township) });
    }
  }
  return all.sort((a, b) => LAYER(a.figure) - LAYER(b.figure) || a.spot.y - b.spot.y);
}
