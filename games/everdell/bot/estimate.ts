/**
 * What this game tells a bot beyond its rules: how many points a player can expect to have in the end, and (taste.ts)
 * which options look promising. Of others it uses nothing that the seat cannot see: the size of a hand, not its cards.
 */

import type { Insight, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { cardOf } from '../content/catalogue.ts';
import { automatonOf } from '../content/in-play.ts';
import { spacesUsed } from '../rules/city.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type Goods, RESOURCES } from '../state/resource.ts';
import { CITY_SPACES, type Player, playerOf, type State } from '../state/state.ts';
import { weigh } from './first-impressions.ts';
import { visitsLeft } from './visits.ts';

export const insight: Insight<State> = { evaluate, weigh };

/**
 * From 0 (lost) to 1 (won): the expected lead over the best of the others, against how much can still change. Against an opponent
 * whom all must beat together, the lead of the last of them.
 */
function evaluate(state: State, seat: Seat): number {
  let mine = expectedScore(state, seat, seat);
  let best = Number.NEGATIVE_INFINITY;
  let toCome = visitsLeft(playerOf(state, seat));
  const united = automatonOf(state, state.humans)?.unites?.(state) ?? false;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const theirs = expectedScore(state, other, seat);
    if (united && other < state.humans) mine = Math.min(mine, theirs);
    else best = Math.max(best, theirs);
    toCome = Math.max(toCome, visitsLeft(playerOf(state, other)));
  }
  return 1 / (1 + Math.exp((best - mine) / (3 + 0.6 * toCome)));
}

const PRODUCTIONS_TO_COME = [2, 1, 1, 0];

/** Fitted to the final scores of 400 games between greedy bots: what is left to gain, by what is there. */
const WEIGHTS = [-3.5, 2.25, 0.5, 0.6, 0.85, 0.9, 0.15, 0.3, 0.5, 0.3, 0.4, 0.95, 2.5, 0.05];

/** What of a position promises points beyond those that are counted already. */
function promises(state: State, of: Seat, viewer: Seat): number[] {
  const player = playerOf(state, of);
  const visits = visitsLeft(player);
  const productions = sure(PRODUCTIONS_TO_COME[player.season]);
  const spaces = Math.max(0, CITY_SPACES - spacesUsed(state, of));
  const spend = Math.min(1, spaces / 3);
  let yields = 0;
  let workshops = 0;
  let vacant = 0;
  let helpers = 0;
  let destinations = 0;
  let prosperity = 0;
  for (const standing of player.city) {
    const card = cardOf(standing.kind);
    if (card.yields) yields += goodsIn(card.yields(state, of));
    else if (card.produce) workshops++;
    if (!card.isCritter && !standing.occupied) vacant++;
    if (card.react || card.discount || card.swapsOne) helpers++;
    if (card.spots) destinations++;
    if (card.bonus) prosperity++;
  }
  const stage = Math.min(1, visits / 8);
  const [twig = 0, resin = 0, pebble = 0, berry = 0] = player.stock;
  const cap = (count: number) => Math.min(count, 9) * spend;
  return [
    player.passed ? 0 : 1,
    visits,
    cap(twig),
    cap(resin),
    cap(pebble),
    cap(berry),
    spend * player.hand.length,
    of === viewer ? spend * affordable(player) : 0,
    productions * yields,
    productions * workshops,
    stage * spaces,
    stage * Math.min(vacant, spaces),
    stage * helpers,
    stage * destinations + stage * prosperity,
  ];
}

function expectedScore(state: State, of: Seat, viewer: Seat): number {
  const score = scoreOf(state, of).total;
  if (of >= state.humans) return score + (automatonOf(state, of)?.toCome?.(state, of) ?? 0);
  const player = playerOf(state, of);
  if (player.passed) return score;
  const features = promises(state, of, viewer);
  let expected = score;
  for (let i = 0; i < features.length; i++) expected += (WEIGHTS[i] ?? 0) * (features[i] ?? 0);
  return expected;
}

function goodsIn(goods: Goods): number {
  let sum = 0;
  for (const name of RESOURCES) sum += goods[name] ?? 0;
  return sum;
}

/** Base points of the hand card that could be paid best with what is there. */
function affordable(player: Player): number {
  let best = 0;
  for (const kind of player.hand) {
    const card = cardOf(kind);
    let short = 0;
    for (let i = 0; i < card.price.length; i++) short += Math.max(0, (card.price[i] ?? 0) - (player.stock[i] ?? 0));
    if (short <= 1 && card.points > best) best = card.points;
  }
  return best;
}
