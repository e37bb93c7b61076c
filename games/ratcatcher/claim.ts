/** Claiming the reward of a captured peculiar rat (R222-R229). */
import type { Rules } from '@smallfolk/kernel';
import { discardPeculiar } from './catching.ts';
import { unavailableRewardIsLost } from './editions.ts';
import { canGain, give, giveHeld } from './give.ts';
import type { Hunt } from './hunt.ts';

export interface Claim {
  /** Its place among the captured rats. */
  readonly captured: number;
  readonly rat: string;
  /** Its place among the rewards of the card. */
  readonly reward: number;
}

/** Every reward of every captured rat. D35: in the first edition only what can be had now. */
export function claimsNow(t: Hunt): Claim[] {
  const claims: Claim[] = [];
  t.state.captured.forEach(({ card, held }, captured) => {
    const entry = t.atlas.content.peculiarRats[card];
    entry?.rewards.forEach((reward, index) => {
      if (reward.gain === 'held' && !canGain(t, reward, held)) return; // R227
      if (unavailableRewardIsLost(t.state) || canGain(t, reward, held)) {
        claims.push({ captured, rat: entry.id, reward: index });
      }
    });
  });
  return claims;
}

/** R223, R224: one reward, then the card is discarded; R229: without effect if it cannot be had. */
export function* claim(t: Hunt, rat: string, index: number): Rules {
  const { state } = t;
  const cards = t.atlas.content.peculiarRats;
  const at = state.captured.findIndex(({ card }) => cards[card]?.id === rat);
  const [captured] = state.captured.splice(at, 1);
  const reward = captured && cards[captured.card]?.rewards[index];
  if (!captured || !reward) throw new Error(`no reward ${index} of ${rat}`);
  const { held } = captured;
  const available = canGain(t, reward, held);
  t.emit?.({ type: 'claimed', rat, gain: reward.gain, count: reward.count ?? 1, rule: 'R222' });
  const own = { ...held };
  if (available && reward.gain === 'held')
    for (const token of Object.keys(held) as (keyof typeof held)[]) held[token] = 0;
  discardPeculiar(t, captured);
  if (!available) t.emit?.({ type: 'reward-lost', gain: reward.gain, rule: 'R229' });
  else if (reward.gain === 'held') yield* giveHeld(t, own);
  else yield* give(t, reward, 'R222');
}
