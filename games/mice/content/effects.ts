/** Things that hold for a while, laid by abilities and scrolls. Where nothing is said the rules ask for them by name. */
import type { EffectKind } from './effect-kind.ts';

export const effects: readonly EffectKind[] = [
  { id: 'fortify', powers: { defense: () => 1 } },
  {
    id: 'battle-leader',
    powers: { battle: () => 1 }, // lifted with the next attack (`declare` in battle.ts)
  },
  { id: 'inspired' },
  { id: 'invisibility' },
  { id: 'meeps' },
  { id: 'heavy-feet' },
  { id: 'levitation' },
  { id: 'under-the-belly' },
  { id: 'moonlight-ward' },
  { id: 'cheddar-golem' },
];
