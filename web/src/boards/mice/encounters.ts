/** Encounter cards by their ids, loaded when the first one is turned up. */
import type { encounters } from './encounters.data.ts';

type Encounter = (typeof encounters)[number];

const known = new Map<string, Encounter>();

export const encounterOf = (id: string): Encounter | undefined => known.get(id);

export async function learnEncounters(): Promise<void> {
  if (known.size > 0) return;
  for (const card of (await import('./encounters.data.ts')).encounters) known.set(card.id, card);
}
