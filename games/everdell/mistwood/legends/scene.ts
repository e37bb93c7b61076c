/** Scenes with legends: which ones the first player has, in hand or in the city. */
import { kindNamed } from '../../content/catalogue.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { legendCards } from './cards.ts';
import type { LegendSlice } from './legend.ts';

const ids = legendCards.map(({ id }) => id);

/** All legends: these with the first player, the rest unseen. */
export const sliceFor = (mine: readonly string[], seats: number): LegendSlice => ({
  of: [mine.map(kindNamed), ...Array.from({ length: seats - 1 }, () => [])],
  rest: ids.filter((id) => !mine.includes(id)).map(kindNamed),
  gone: [],
  swippled: 0,
});

/** A table at which the first player has these legends. */
export const withLegends = (mine: readonly string[], standing: readonly string[] = [], seats = 2): Scene => {
  const slice = sliceFor([...mine, ...standing], seats);
  slice.of[0] = mine.map(kindNamed);
  return scene(seats, { legends: 'yes' })
    .meadow()
    .with('slices', { legends: slice })
    .city(0, ...standing);
};

export const play = (id: string) => ({ do: 'play', card: id, from: 'legends' });
