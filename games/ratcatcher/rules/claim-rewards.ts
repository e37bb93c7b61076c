/** Claiming the reward of a captured peculiar rat (R222-R229). */
import type { Rules } from '@smallfolk/kernel';
import type { Reward } from '../content/reward.ts';
import { COLOURS, QUESTIONS, TOKENS, type Token } from '../state/pieces.ts';
import type { Hunt } from '../state/table.ts';
import { discardPeculiar } from './catching.ts';
import { unavailableRewardIsLost } from './editions.ts';
import { canGain, gain } from './gain.ts';
import { revealQuestion } from './populate.ts';
import { collectTokens } from './walk.ts';

type Held = Readonly<Record<Token, number>>;

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
      if (reward.gain === 'held' && !canClaim(t, reward, held)) return; // R227
      if (unavailableRewardIsLost(t.state) || canClaim(t, reward, held)) {
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
  const available = canClaim(t, reward, held);
  t.emit?.({ type: 'claimed', rat, gain: reward.gain, count: reward.count ?? 1, rule: 'R222' });
  const own = { ...held };
  if (available && reward.gain === 'held')
    for (const token of Object.keys(held) as (keyof typeof held)[]) held[token] = 0;
  discardPeculiar(t, captured);
  if (!available) t.emit?.({ type: 'reward-lost', gain: reward.gain, rule: 'R229' });
  else yield* give(t, reward, own);
}

/** Would the reward give anything now? */
function canClaim(t: Hunt, reward: Reward, held: Held): boolean {
  if (reward.gain === 'held') return TOKENS.some((token) => held[token] > 0);
  if (reward.gain === 'question') return QUESTIONS.some((shows) => t.state.questions[shows] > 0);
  return canGain(t, reward);
}

function* give(t: Hunt, reward: Reward, held: Held): Rules {
  if (reward.gain === 'held') yield* giveHeld(t, held);
  else if (reward.gain === 'question') {
    for (let left = reward.count ?? 1; left > 0; left--) yield* revealQuestion(t, t.state.catcher.zone); // R61
    collectTokens(t);
  } else yield* gain(t, reward, 'R222');
}

/** R227: what lies on the card of a captured rat; what finds no room goes to the Reserve (R225). */
function* giveHeld(t: Hunt, held: Held): Rules {
  for (const token of ['health', ...COLOURS, 'cheese'] as const) {
    const count = held[token];
    t.state.reserve[token] += count;
    if (count > 0) yield* gain(t, { gain: token, count }, 'R227');
  }
}
