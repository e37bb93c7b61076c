/** Rats' nests: printed ones and those of "?" tokens (R59, R63). */
import { zonesOf } from './city.ts';
import type { Hunt } from './hunt.ts';
import { at } from './rats.ts';

/** The zones of a township's nests, once for each nest. */
export function nestsOf(t: Hunt, card: number): number[] {
  const nests = [...(t.atlas.slots.nest[card] ?? [])];
  for (const zone of zonesOf(t, card)) {
    for (let tokens = at(t.state.on.nest, zone); tokens > 0; tokens--) nests.push(zone);
  }
  return nests;
}
