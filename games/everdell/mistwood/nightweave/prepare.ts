/** She prepares for a season in six steps (W191-W206); at the end of autumn her game ends instead (W207-W210). */

import type { Rules, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../../content/card.ts';
import { cardOf } from '../../content/catalogue.ts';
import { addToCity } from '../../rules/city.ts';
import { discardOpenly, refillMeadow } from '../../rules/deck.ts';
import { AUTUMN, EMPTY, MEADOW_PLACES, playerOf, SEASONS, SUMMER, type T } from '../../state/state.ts';
import type { SeasonName } from './activity/card.ts';
import { ACTIVITY } from './activity/cards.ts';
import { meadowPlace } from './arrows.ts';
import { claimMetEvent } from './events.ts';
import { addOpenly, drawCards } from './hand.ts';
import { lairOf, seasonOf } from './lair.ts';
import { staysOut } from './schemes/guest.ts';
import { twist } from './twist.ts';

/** W206. Three times a season begins; the fourth time the game ends for her. `idle`: her deck ran out in vain (OW1). */
export function* prepareOrEnd(t: T, me: Seat, idle?: 'idle'): Rules {
  if (playerOf(t.state, me).season === AUTUMN) endForHer(t, me, idle);
  else yield* prepare(t, me, idle);
}

function* prepare(t: T, me: Seat, idle?: 'idle'): Rules {
  const { state } = t;
  const player = playerOf(state, me);
  const reason = idle ? ({ idle: true, rule: 'OW1' } as const) : ({ rule: 'W191' } as const);
  t.emit?.({ type: 'nightweave-prepares', seat: me, season: SEASONS[player.season + 1], ...reason });
  yield* twist(t, (each) => each.beforePrepare?.(t, me));
  comeHome(t, me); // step 1
  claimMetEvent(t, me, 'W193'); // step 2
  yield* twist(t, (each) => each.endOfSeason?.(t, me)); // step 3
  player.season++; // step 5 comes before step 4, so that the pile of the coming season is named by it
  mixDeck(t); // step 4
  const fresh = player.arrivals[player.season] ?? 0; // step 6
  player.waiting -= fresh;
  player.available += fresh;
  t.emit?.({ type: 'season', seat: me, season: seasonOf(state), workers: fresh, rule: 'W197' });
  BONUS[player.season]?.(t, me);
  if (player.season >= SUMMER) takeLegend(t, me);
  yield* twist(t, (each) => each.afterPrepare?.(t, me));
}

/** W192. Figure and workers return; her place in the Meadow stays empty for now. */
function comeHome(t: T, me: Seat): void {
  const player = playerOf(t.state, me);
  const lair = lairOf(t.state);
  lair.figure = EMPTY;
  lair.claimed = false;
  const staying = staysOut(t.state);
  player.available += player.out.length - staying.length;
  player.out = staying;
  t.emit?.({ type: 'recall', seat: me, workers: player.available, rule: 'W192' });
}

const ofSeason = (season: SeasonName) => [...ACTIVITY.keys()].filter((index) => ACTIVITY[index]?.season === season);
/** The piles of the seasons, as indices. */
const FRESH = {
  winter: ofSeason('winter'),
  spring: ofSeason('spring'),
  summer: ofSeason('summer'),
  autumn: ofSeason('autumn'),
} as const;

/** W195. All cards of the present deck, revealed or not, with the pile of the coming season. */
function mixDeck(t: T): void {
  const lair = lairOf(t.state);
  const season = seasonOf(t.state);
  lair.deck = t.random.shuffle([...lair.deck, ...lair.revealed, ...FRESH[season]]);
  lair.revealed = [];
  lair.placed = false;
}

/** W198-W200, W204. What the season brings her; the gap that she left is filled with the others. */
const BONUS: Readonly<Record<number, (t: T, me: Seat) => void>> = {
  1: (t, me) => {
    drawCards(t, me, 2, 'W198');
    sweep(t, me, 1, 'W198');
  },
  2: (t, me) => {
    for (const { kind, spot, die } of randomMeadowCards(t, 2)) {
      addOpenly(t.state, me, kind);
      t.emit?.({ type: 'nightweave-takes', seat: me, card: cardOf(kind).id, spot, die, rule: 'W199' });
    }
    fillMeadow(t);
  },
  3: (t, me) => {
    drawCards(t, me, 2, 'W200');
    sweep(t, me, 2, 'W200');
  },
};

/** W355, OW48. With the other cards of summer and autumn a random legend of those that were not dealt. */
function takeLegend(t: T, me: Seat): void {
  const rest = t.state.slices.legends?.rest;
  if (!rest || rest.length === 0) return;
  const [kind] = rest.splice(t.random.below(rest.length), 1);
  if (kind !== undefined) lairOf(t.state).legends.push(kind);
  t.emit?.({ type: 'nightweave-takes-legend', seat: me, rule: 'W355' });
}

function sweep(t: T, me: Seat, count: number, rule: string): void {
  for (const { kind, spot, die } of randomMeadowCards(t, count)) {
    discardOpenly(t.state, kind);
    t.emit?.({ type: 'nightweave-discards', seat: me, card: cardOf(kind).id, from: 'meadow', spot, die, rule });
  }
  fillMeadow(t);
}

/** W202, W426, OW75. One roll for each, without a refill in between; an empty place passes to the next clockwise. */
function randomMeadowCards(t: T, count: number): { kind: Kind; spot: number; die: number }[] {
  const { state } = t;
  const taken: { kind: Kind; spot: number; die: number }[] = [];
  for (let i = 0; i < count; i++) {
    const die = t.random.roll(MEADOW_PLACES);
    const spot = meadowPlace(state, die - 1);
    if (spot === undefined) break;
    taken.push({ kind: sure(state.meadow[spot]), spot, die });
    state.meadow[spot] = EMPTY;
  }
  return taken;
}

function fillMeadow(t: T): void {
  t.state.unfilled = 0;
  refillMeadow(t);
}

/** W207-W210, W427, OW37. Her spoils join her city, she takes one more basic event; figure and workers stay where they are. */
function endForHer(t: T, me: Seat, idle?: 'idle'): void {
  const { state } = t;
  const lair = lairOf(state);
  t.emit?.({ type: 'nightweave-ends', seat: me, ...(idle && { idle: true }), rule: 'W207' });
  for (const kind of [...lair.spoils, ...lair.hidden]) bringHome(t, me, kind);
  lair.spoils = [];
  lair.hidden = [];
  claimMetEvent(t, me, 'W209');
  playerOf(state, me).passed = true;
  t.reveal();
}

/** W208. Even beyond fifteen; a Fool is discarded. */
function bringHome(t: T, me: Seat, kind: Kind): void {
  const card = cardOf(kind).id;
  if (cardOf(kind).intoOpponentsCity) {
    discardOpenly(t.state, kind);
    t.emit?.({ type: 'nightweave-discards', seat: me, card, from: 'spoils', rule: 'W208' });
    return;
  }
  const { id } = addToCity(t.state, me, kind);
  t.emit?.({ type: 'nightweave-plays', seat: me, into: me, card, id, from: 'spoils', rule: 'W208' });
}
