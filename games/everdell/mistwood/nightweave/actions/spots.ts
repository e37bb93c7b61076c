/** Spots of the board and of cards for her workers: which are free, and how a worker comes to stand there (W150-W157). */
import type { Seat } from '@smallfolk/kernel';
import { cardOf } from '../../../content/catalogue.ts';
import { seamsOf } from '../../../content/in-play.ts';
import { cause } from '../../../rules/cause.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { named, workersOn } from '../../../rules/worker.ts';
import { AT_CARD, type CityCard, EMPTY, type Location, playerOf, type State, type T } from '../../../state/state.ts';
import type { Points } from '../activity/card.ts';
import { lairOf, pointsFor } from '../lair.ts';
import { useGuest } from '../schemes/guest.ts';

const PRINTED = cause('nightweave-activity', 'W155');

/** W127. */
export const hasWorker = (state: State, me: Seat): boolean => playerOf(state, me).available > 0;

/** Does any rule forbid her the spot (a web)? */
export const isForbidden = (state: State, me: Seat, at: Location): boolean =>
  seamsOf(state).mayPlace.some((may) => !may(state, me, at));

const isTaken = (state: State, at: Location): boolean => state.players.some(({ out }) => out.includes(at));

/** W152. Why the spot is closed to her; undefined if it is free. */
export function blockedBy(state: State, me: Seat, at: Location): 'no-card' | 'worker' | 'web' | undefined {
  if (at === EMPTY) return 'no-card';
  if (isTaken(state, at)) return 'worker';
  return isForbidden(state, me, at) ? 'web' : undefined;
}

/** W161, OW69. A worker spot of the card is free; a second one counts as open. Nobody visits a card that lies face down (W342). */
export function hasRoom(state: State, me: Seat, card: CityCard): boolean {
  const { spots = 0 } = cardOf(card.kind);
  return !card.down && workersOn(state, card) < (spots ?? 0) && !isForbidden(state, me, AT_CARD + card.id);
}

/** W139, W153-W155. The worker stands there and blocks; the effect is not carried out for her. */
export function place(t: T, me: Seat, at: Location, rule: string, points?: Points): void {
  const player = playerOf(t.state, me);
  player.available--;
  player.out.push(at);
  useGuest(t.state, at);
  lairOf(t.state).placed = true;
  t.emit?.({ type: 'place', seat: me, ...named(t.state, at), rule });
  if (points !== undefined) gainPoints(t, me, pointsFor(t.state, points), PRINTED);
}
