/** The Tallyman's price list (R139, R141). That there are health, ability tokens, dice and cheese is known; the prices are ours. */
import type { Trade } from './reward.ts';

export const tallyman: readonly Trade[] = [
  { price: 5, reward: { gain: 'health' }, provenance: 'rulebook' },
  { price: 5, reward: { gain: 'dice' }, provenance: 'published' },
  { price: 7, reward: { gain: 'yellow' }, provenance: 'rulebook' },
  { price: 7, reward: { gain: 'purple' }, provenance: 'rulebook' },
  { price: 15, reward: { gain: 'cheese' }, provenance: 'published' },
];
