/** What she scores, by level (W216-W226). */
import type { Seat } from '@smallfolk/kernel';
import type { Card } from '../../content/card.ts';
import { cardOf, eventOf, placeOf } from '../../content/catalogue.ts';
import type { Score } from '../../state/score.ts';
import { AT_EVENT, playerOf, type State } from '../../state/state.ts';
import { type Level, lairOf } from './lair.ts';
import { isHersToo } from './strangers.ts';

interface ScoringCard {
  /** W220. For each card of base value 0. */
  readonly worthless: number;
  /** W221. For each purple or legendary card. */
  readonly prosperity: number;
  /** W223. For each special event, instead of its printed points. */
  readonly special: number;
}

const SCORING: Readonly<Record<Level, ScoringCard>> = {
  0: { worthless: 0, prosperity: 0, special: 3 },
  1: { worthless: 1, prosperity: 0, special: 4 },
  2: { worthless: 1, prosperity: 1, special: 5 },
  3: { worthless: 1, prosperity: 2, special: 6 },
  4: { worthless: 2, prosperity: 3, special: 6 },
};

/** W222, OW40. No card gives a bonus twice: the higher one counts. */
function bonusOf(card: Card, scoring: ScoringCard): { readonly worthless: number; readonly prosperity: number } {
  const prosperity = card.colour === 'purple' || card.legendary ? scoring.prosperity : 0;
  const worthless = card.points === 0 ? scoring.worthless : 0;
  return prosperity >= worthless ? { prosperity, worthless: 0 } : { prosperity: 0, worthless };
}

/** W216, W220, W221. What a card of her city is worth to her. */
export function worthOf(state: State, card: Card): number {
  const { prosperity, worthless } = bonusOf(card, SCORING[lairOf(state).level]);
  return card.points + prosperity + worthless;
}

/** W208. The same for a card that comes from her board in the end: a Fool is discarded. */
export const worthAsSpoils = (state: State, card: Card): number => (card.intoOpponentsCity ? 0 : worthOf(state, card));

/** A card that nobody has seen, on average: base points of the deck, and what her level adds. */
const UNSEEN = 1.55;
const UNSEEN_PER_LEVEL = 0.17;

/** For bots: what a deck card is worth to her. */
export const worthUnseen = (state: State): number => UNSEEN + UNSEEN_PER_LEVEL * lairOf(state).level;

export function scoreOf(state: State, me: Seat): Score {
  const { city, events, out, points } = playerOf(state, me);
  const scoring = SCORING[lairOf(state).level];
  const score = { cards: 0, tokens: points, prosperity: 0, journey: 0, events: 0, other: 0, total: 0 };
  for (const standing of city) {
    const card = cardOf(standing.kind);
    const bonus = bonusOf(card, scoring);
    score.cards += card.points; // W216
    score.prosperity += bonus.prosperity;
    score.other += bonus.worthless;
    if (isHersToo(card)) score.prosperity += card.bonus?.(state, me, standing) ?? 0; // W366
  }
  for (const at of out) if (at >= 0 && at < AT_EVENT) score.journey += placeOf(at).journey ?? 0; // W218
  for (const { event } of events) score.events += eventPoints(event, scoring);
  score.total = score.cards + score.tokens + score.prosperity + score.journey + score.events + score.other;
  return score;
}

/** W219, W223. */
function eventPoints(event: number, scoring: ScoringCard): number {
  const { basic, points } = eventOf(event);
  return basic && typeof points === 'number' ? points : scoring.special;
}

/** W213-W215, OW39. Together only if everybody is ahead of her; otherwise whoever is ahead of all. */
export function winners(state: State, me: Seat, scores: readonly Score[], best: readonly Seat[]): Seat[] {
  const hers = scores[me]?.total ?? 0;
  const ahead = (seat: Seat): boolean => (scores[seat]?.total ?? 0) > hers;
  if (lairOf(state).victory === 'each') return best.filter(ahead);
  const people = [...Array(state.humans).keys()];
  return people.every(ahead) ? people : [];
}
