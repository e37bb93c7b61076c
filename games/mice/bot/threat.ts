/** What a minion costs the company until it is beaten, in pages of the chapter. */
import { cardsOnTrack } from '../rules/figures.ts';
import type { Quest } from '../rules/quest.ts';
import type { Minion } from '../state/minion.ts';

const THREAT: Readonly<Record<string, number>> = {
  roach: 0.14,
  'rat-warrior': 0.2,
  'elite-rat-warrior': 0.28,
  spider: 0.6,
  'cave-centipede': 0.75,
  'captain-vurst': 0.9,
  'skitter-clak': 1,
  brodie: 1.2,
  vanestra: 1.8,
};

export const threatOf = (kind: string): number => THREAT[kind] ?? 0.3;

/** Wounds on its cards have taken a part of it already. */
export function threatNow(t: Quest, minion: Minion): number {
  const kind = t.book.kind(minion.kind);
  const whole = threatOf(minion.kind);
  const life = kind.cards.length === 1 ? (kind.cards[0]?.life ?? 1) : 2 * kind.cards.length;
  if (life === 1) return minion.down ? whole * 0.85 : whole;
  let left = life;
  if (kind.cards.length > 1) left = 2 * cardsOnTrack(t, minion.kind).length;
  for (const { card, wounds } of t.state.track) if (kind.cards.some(({ id }) => id === card)) left -= wounds;
  return whole * (0.35 + (0.65 * Math.max(0, left)) / life) + SHIELD * shieldOf(t, minion);
}

/** What a wound costs that the figure does not even feel. */
const SHIELD = 0.12;

function shieldOf(t: Quest, minion: Minion): number {
  let shield = 0;
  for (const moment of t.moments) shield += moment.shielded?.(t, minion) ?? 0;
  return shield;
}
