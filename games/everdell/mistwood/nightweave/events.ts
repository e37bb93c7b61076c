/** Events: how well she meets them, and what happens when she claims one (W167-W175, W193, W209). */
import type { Seat } from '@smallfolk/kernel';
import { eventOf } from '../../content/catalogue.ts';
import type { EventCard } from '../../content/event.ts';
import { countColour, hasCard } from '../../rules/city.ts';
import { playerOf, type State, type T } from '../../state/state.ts';
import { inOrder } from './arrows.ts';
import { arrowsOf } from './lair.ts';

/** 1: met in full. 2: partly (two cards for a basic event, one for a special one). 3: not at all. */
export type Rank = 1 | 2 | 3;

/** OW74. Cards that she has of those required; a legend or a seasonal Farm counts as what it is. */
function cardsFor(state: State, me: Seat, { requires, needs, each }: EventCard): { have: number; need: number } {
  const { city } = playerOf(state, me);
  if ('cards' in requires) return { have: needs.filter((kind) => hasCard(city, kind)).length, need: needs.length };
  const have = requires.colours.reduce((sum, colour) => sum + Math.min(each, countColour(city, colour)), 0);
  return { have, need: each * requires.colours.length };
}

const ENOUGH_FOR_BASIC = 2;
const ENOUGH_FOR_SPECIAL = 1;

export function rankOf(state: State, me: Seat, event: EventCard): Rank {
  const { have, need } = cardsFor(state, me, event);
  if (have >= need) return 1;
  return have >= (event.basic ? ENOUGH_FOR_BASIC : ENOUGH_FOR_SPECIAL) ? 2 : 3;
}

/** W189, OW43. The events of that kind that are left, as the arrows meet them. */
export function eventsLeft(state: State, basic: boolean): number[] {
  const row = basic ? state.events.filter((index) => eventOf(index).basic) : state.dealt;
  const left = row.filter((index) => state.events.includes(index)).sort((a, b) => (basic ? a - b : 0));
  return inOrder(left, arrowsOf(state));
}

interface Picked {
  readonly event: number;
  readonly rank: Rank;
}

/** W167-W171. The best rank, and within it the first that the arrows meet. */
export function pickEvent(state: State, me: Seat, basic: boolean): Picked | undefined {
  let best: Picked | undefined;
  for (const event of eventsLeft(state, basic)) {
    const rank = rankOf(state, me, eventOf(event));
    if (!best || rank < best.rank) best = { event, rank };
    if (rank === 1) break;
  }
  return best;
}

/** W173-W175. It is hers from now on; she pays nothing and ignores its text. */
export function claimEvent(t: T, me: Seat, event: number, rule: string): void {
  const { events } = t.state;
  events.splice(events.indexOf(event), 1);
  playerOf(t.state, me).events.push({ event, goods: undefined, beneath: undefined, given: 0 });
  t.emit?.({ type: 'achieve', seat: me, event: eventOf(event).id, rule });
}

/** W193, W209, OW16. One basic event that she meets in full, without a worker. */
export function claimMetEvent(t: T, me: Seat, rule: string): void {
  const found = pickEvent(t.state, me, true);
  if (found?.rank !== 1) return;
  tellRank(t, me, found, rule);
  claimEvent(t, me, found.event, rule);
}

/** Why it is this one. */
export function tellRank(t: T, me: Seat, { event, rank }: Picked, rule: string): void {
  const arrows = arrowsOf(t.state);
  t.emit?.({ type: 'nightweave-ranks', seat: me, event: eventOf(event).id, rank, arrows, rule });
}
