/** Rats' nests: printed ones and those of "?" tokens (R59, R63). */
import { zonesOf } from '../state/city-map.ts';
import { at } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';

/** The zones of a township's nests, once for each nest. */
export function nestsOf(t: Hunt, card: number): readonly number[] {
  const printed = t.atlas.slots.nest[card] ?? [];
  let nests: number[] | undefined;
  for (const zone of zonesOf(t, card)) {
    for (let tokens = at(t.state.on.nest, zone); tokens > 0; tokens--) {
      nests ??= [...printed];
      nests.push(zone);
    }
  }
  return nests ?? printed;
}
