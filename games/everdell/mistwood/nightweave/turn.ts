/** Her turn: a card is revealed, and exactly one of first action, second action, fallback and preparation happens (W113-W122). */

import type { Rules, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { cause } from '../../rules/cause.ts';
import { gainPoints } from '../../rules/goods.ts';
import { playerOf, type State, type T } from '../../state/state.ts';
import type { Tried } from '../happenings.ts';
import { because, type Reason } from './actions/attempt.ts';
import { placeInHavenIfPossible, placing } from './actions/placing.ts';
import { PLAIN } from './actions/plain.ts';
import type { Action, ActivityCard, FallbackPart } from './activity/card.ts';
import { discardTop, drawCards, handSize } from './hand.ts';
import { activityOf, isInMeadow, lairOf, seasonOf } from './lair.ts';
import { prepareOrEnd } from './prepare.ts';

const FALLBACK = cause('nightweave-fallback', 'W144');

export function* turn(t: T, me: Seat): Rules {
  const { state } = t;
  const lair = lairOf(state);
  if (lair.deck.length === 0) {
    if (!lair.placed) return yield* prepareOrEnd(t, me, 'idle'); // OW1
    reshuffle(t, me);
  }
  const card = reveal(t, me);
  if (mustPrepare(state, me, card)) return yield* prepareOrEnd(t, me);
  const [first, second] = card.lines[seasonOf(state)] ?? [];
  if (first && (yield* acts(t, me, first, 'first'))) return;
  if (second && (yield* acts(t, me, second, 'second'))) return;
  fallBack(t, me, card);
}

/** W113. The top card; the order of the deck is hidden until then. */
function reveal(t: T, me: Seat): ActivityCard {
  const lair = lairOf(t.state);
  const index = sure(lair.deck.pop());
  lair.revealed.push(index);
  t.reveal();
  const card = activityOf(index);
  t.emit?.({
    type: 'nightweave-reveals',
    seat: me,
    activity: card.id,
    season: seasonOf(t.state),
    arrows: card.arrows,
    rule: 'W113',
  });
  return card;
}

/** OW1. The revealed cards become the deck again. */
function reshuffle(t: T, me: Seat): void {
  const lair = lairOf(t.state);
  lair.deck = t.random.shuffle(lair.revealed);
  lair.revealed = [];
  lair.placed = false;
  t.emit?.({ type: 'nightweave-reshuffles', seat: me, count: lair.deck.length, rule: 'OW1' });
}

/** W114, W424. Nobody is left to place, and the card asks for somebody. */
const mustPrepare = (state: State, me: Seat, card: ActivityCard): boolean =>
  card.symbol !== undefined && isInMeadow(state) && playerOf(state, me).available === 0;

const RULES = { first: 'W115', second: 'W116', fallback: 'W117' } as const;

/** Tries the action and says so; if it cannot be, it says why. */
function* acts(t: T, me: Seat, action: Action, which: 'first' | 'second'): Rules<boolean> {
  t.emit?.({ type: 'nightweave-tries', seat: me, which, ...described(action), rule: RULES[which] });
  const attempt = typeof action === 'string' ? PLAIN[action] : placing(action);
  const reason = yield* attempt(t, me);
  if (!reason) return true;
  t.emit?.({ type: 'nightweave-cannot', seat: me, which, ...described(action), ...reason });
  return false;
}

/** An action as the details of an event. */
function described(action: Action): Tried {
  if (typeof action === 'string') return { action };
  const { to, ...rest } = action;
  return { action: to, ...rest };
}

/** What she does for a part of a fallback; or why nothing comes of it. */
const PARTS: Readonly<Record<FallbackPart, (t: T, me: Seat) => Reason | undefined>> = {
  haven: placeInHavenIfPossible,
  draw(t, me) {
    if (t.state.deck.length + t.state.discard.length === 0) return because('deck-empty', 'W149');
    drawCards(t, me, 1, 'W148');
    return undefined;
  },
  discard(t, me) {
    if (handSize(t.state, me) === 0) return because('hand-empty', 'W149');
    discardTop(t, me, 'W147'); // OW41: no token
    return undefined;
  },
  level(t, me) {
    const { level } = lairOf(t.state);
    if (level === 0) return because('level-0', 'W144');
    gainPoints(t, me, level, FALLBACK); // OW42
    return undefined;
  },
};

/** W117, W144-W149. Part by part, as far as possible; the points always come. */
function fallBack(t: T, me: Seat, card: ActivityCard): void {
  t.emit?.({ type: 'nightweave-falls-back', seat: me, parts: card.fallback, rule: RULES.fallback });
  for (const part of card.fallback) {
    const reason = PARTS[part](t, me);
    if (reason) t.emit?.({ type: 'nightweave-skips', seat: me, part, ...reason });
  }
}
