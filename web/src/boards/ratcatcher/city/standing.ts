/** Everything that stands and lies in the city, in the order in which it is drawn. */
import type { View, ZoneView } from '@smallfolk/ratcatcher/state/view.ts';
import { type Figure, waysToShow } from '../figures.ts';
import { type Arranged, arranged, type Spot } from './layout.ts';
import type { CityShape, ZoneShape } from './map.ts';

export interface Standpoint {
  readonly figure: Figure;
  readonly spot: Spot;
  readonly zone: number;
  readonly asleep: boolean;
}

/** A zone is laid out anew only when something in it has changed. */
export type Laid = Map<number, { readonly key: string; readonly shape: ZoneShape; readonly shown: Arranged<Figure> }>;

/** What lies comes first, what stands from the back to the front, signs last. */
const LAYER = (figure: Figure) => (figure.flat ? 0 : isSign(figure) ? 2 : 1);

/** A sign is no piece: it is drawn in its own way, over all of them. */
export const isSign = ({ kind }: Figure) => kind === 'meter' || kind === 'call';

/** All that the figures of a zone depend on, in short. */
function contentsOf(zone: ZoneView, { catcher }: View): string {
  const { white, brown, black, cheese, hunger, health, yellow, purple, questions, nests, trap, placed } = zone;
  const counts = [white, brown, black, cheese, hunger, health, yellow, purple, questions, nests, trap];
  const here = [zone.ratcatcher, zone.nemesis, zone.peculiars, placed];
  return [counts, here, catcher.yellow.unlocked, catcher.purple.unlocked].join();
}

export function standing(view: View, city: CityShape, laid: Laid): Standpoint[] {
  const asleep = new Set(view.townships.filter(({ active }) => !active).map(({ township }) => township));
  const all: Standpoint[] = [];
  for (const zone of view.zones) {
    const shape = city.zones.get(zone.zone);
    if (!shape) continue;
    const key = contentsOf(zone, view);
    let kept = laid.get(zone.zone);
    if (kept?.key !== key || kept.shape !== shape) {
      kept = { key, shape, shown: arranged(shape, waysToShow(zone, view)) };
      laid.set(zone.zone, kept);
    }
    const { items, spots } = kept.shown;
    for (const figure of items) {
      const spot = spots.get(figure.key);
      if (spot) all.push({ figure, spot, zone: zone.zone, asleep: asleep.has(zone.township) });
    }
  }
  return all.sort((a, b) => LAYER(a.figure) - LAYER(b.figure) || a.spot.y - b.spot.y);
}
