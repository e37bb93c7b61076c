/** Prepare for season: workers come home, new ones arrive, the new season brings its gift (E177-E189). */
import type { Rules, Seat } from '@smallfolk/kernel';
import { AUTUMN, playerOf, SEASONS, type State, SUMMER, type T } from '../state/state.ts';
import { by, cause } from './cause.ts';
import { drawFromMeadow } from './deck.ts';
import { produceAll } from './production.ts';
import { isPermanent } from './worker.ts';

const SUMMER_DRAW = cause('summer', 'E183');

/** E177, E178, E185. All workers are out, and there is a season to come. */
export function mayPrepare(state: State, me: Seat): boolean {
  const player = playerOf(state, me);
  return player.available === 0 && player.season < AUTUMN;
}

/** E180. Clock Tower, workers home, new workers, gift of the season. */
export function* prepare(t: T, me: Seat): Rules {
  const { state } = t;
  const player = playerOf(state, me);
  for (const card of player.city.slice()) {
    const effect = card.down ? undefined : by(card).beforeRecall?.(t, me, card);
    if (effect) yield* effect;
  }
  recall(t, me);
  player.season++;
  const fresh = Math.min(player.arrivals[player.season] ?? 0, player.waiting);
  player.waiting -= fresh;
  player.available += fresh;
  t.emit?.({
    type: 'season',
    seat: me,
    season: SEASONS[player.season],
    workers: fresh,
    rule: SEASON_RULES[player.season],
  });
  if (player.season === SUMMER) yield* drawFromMeadow(t, me, 0, 2, SUMMER_DRAW);
  else yield* produceAll(t, me);
}

const SEASON_RULES = ['E35', 'E182', 'E183', 'E184'];

/** E179, E181. The own workers come back, except those who stay for good. */
function recall(t: T, me: Seat): void {
  const player = playerOf(t.state, me);
  const staying = player.out.filter((at) => isPermanent(t.state, at));
  player.available += player.out.length - staying.length;
  player.out = staying;
  t.emit?.({ type: 'recall', seat: me, workers: player.available, rule: 'E181' });
}
