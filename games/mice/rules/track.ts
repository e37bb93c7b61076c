/** The initiative track (M46-M56, OM8-OM20): setting it, ambush, cards that leave. */

import type { TrackCard } from '../state/state.ts';
import { numberOf, roll } from './dice.ts';
import { minionsAbout, placeOf } from './figures.ts';
import type { Quest } from './quest.ts';

const fresh = (card: string): TrackCard => ({ card, wounds: 0, done: false });

/** The cards of these kinds that are not on the track yet (M51). A boss brings some of its cards, drawn at random (M53, OM17). */
export function newCards(t: Quest, kinds: readonly string[]): string[] {
  const cards: string[] = [];
  for (const id of new Set(kinds)) {
    const kind = t.book.kind(id);
    const printed = kind.cards.map(({ id: card }) => card).filter((card) => !t.state.bossCardsOut.includes(card));
    if (printed.some((card) => placeOf(t, card) >= 0)) continue;
    if (printed.length > kind.inPlay) t.random.shuffle(printed);
    cards.push(...printed.slice(0, kind.inPlay));
  }
  return cards;
}

/**
 * M48-M51, M287: with no minion card on the track everything is shuffled anew and a new round begins after this turn
 * (OM9, OM11); otherwise only the new cards are shuffled and go to the bottom. Returns the new cards, highest first.
 */
export function setInitiative(t: Quest, cards: readonly string[]): string[] {
  const { state } = t;
  if (minionsAbout(t)) return addNewcomers(t, cards);
  const mice = state.track.length > 0 ? state.track.map(({ card }) => card) : state.mice.map(({ hero }) => hero);
  const all = [...mice, ...cards];
  const ordered = ordersOf(t, all) ?? t.random.shuffle(all);
  state.track = ordered.map(fresh);
  if (state.turn) state.turn.anew = true;
  t.emit?.({ type: 'initiative', track: [...ordered], rule: 'M49' });
  return ordered.filter((card) => cards.includes(card));
}

/** M50, M55: newcomers go to the bottom; below them a boss of several cards, the first of which ambushes. */
function addNewcomers(t: Quest, cards: readonly string[]): string[] {
  const manifold = (card: string) => t.book.minionCard(card).kind.inPlay > 1;
  const added = addBelow(t, t.random.shuffle(cards.filter((card) => !manifold(card))));
  const boss = addBelow(t, t.random.shuffle(cards.filter(manifold)));
  if (boss[0] !== undefined) ambush(t, [boss[0]]);
  return [...added, ...boss];
}

function ordersOf(t: Quest, cards: readonly string[]): readonly string[] | undefined {
  for (const moment of t.moments) if (moment.order) return moment.order(t, cards);
  return undefined;
}

/** M50-M52: into the first free places below, without a card that is on the track already; the row has no end. */
export function addBelow(t: Quest, cards: readonly string[]): string[] {
  const added = cards.filter((card) => placeOf(t, card) < 0);
  for (const card of added) {
    t.state.track.push(fresh(card));
    t.emit?.({ type: 'card-added', card, place: t.state.track.length, rule: 'M50' });
  }
  return added;
}

/** M172, OM16: one die for each card, from the highest down; a card stops at the top. */
export function ambush(t: Quest, cards: readonly string[]): void {
  const ordered = [...cards].sort((one, two) => placeOf(t, one) - placeOf(t, two));
  for (const card of ordered) {
    const die = numberOf(roll(t.random, 1)[0] ?? 0);
    moveUp(t, card, die);
    t.emit?.({ type: 'ambush', card, die, place: placeOf(t, card) + 1, rule: 'M172' });
  }
}

function moveUp(t: Quest, card: string, places: number): void {
  const { track } = t.state;
  const from = placeOf(t, card);
  const [entry] = track.splice(from, 1);
  if (entry) track.splice(Math.max(0, from - places), 0, entry);
}

/** M281: it changes places with the card directly above it. */
export function changeWithAbove(t: Quest, card: string): void {
  const { track } = t.state;
  const at = placeOf(t, card);
  const above = track[at - 1];
  const entry = track[at];
  if (!above || !entry) return;
  track[at - 1] = entry;
  track[at] = above;
  t.emit?.({ type: 'card-moved', card, place: at, above: above.card, rule: 'M281' });
}

/** M56: a card leaves and the others close up. The turn of a card that leaves is over (OM19). */
export function removeCard(t: Quest, card: string, rule: string): void {
  const { state } = t;
  const at = placeOf(t, card);
  if (at < 0) return;
  state.track.splice(at, 1);
  if (state.turn?.card === card) state.gap = at;
  else if (state.gap > at) state.gap--;
  t.emit?.({ type: 'card-removed', card, rule });
}

/** OM8: downwards from where the card that acted lies now, or from the gap that it left; undefined at the end of the round. */
export function nextCard(t: Quest): string | undefined {
  const { state } = t;
  const acted = state.turn ? placeOf(t, state.turn.card) : -1;
  const from = acted >= 0 ? acted + 1 : state.gap;
  for (let at = from; at < state.track.length; at++) {
    const entry = state.track[at];
    if (entry && !entry.done) return entry.card;
  }
  return undefined;
}
