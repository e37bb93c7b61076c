/** What is impossible about a state, in a sentence that names the field; undefined for a sound one. */
import type { Book } from '../content/book.ts';
import { bulkOn } from '../rules/figures.ts';
import { LAST_PAGE } from '../rules/hourglass.ts';
import { figuresMissing } from '../rules/placing.ts';
import { lookingAt, type Quest } from '../rules/quest.ts';
import { bodyHolds } from '../rules/wearing.ts';
import { encounterCards, searchCards } from './census.ts';
import type { Mouse } from './mouse.ts';
import type { State } from './state.ts';

export function flawOf(book: Book, state: State): string | undefined {
  const t = lookingAt(book, state);
  return (
    trackFlaw(book, state) ??
    pageFlaw(state) ??
    cardsFlaw(book, state) ??
    miceFlaw(t) ??
    minionsFlaw(t) ??
    spacesFlaw(t)
  );
}

function pageFlaw(state: State): string | undefined {
  if (state.page < 1 || state.page > LAST_PAGE) return `page: the track has pages 1 to ${LAST_PAGE}, not ${state.page}`;
  if (state.end < 0 || state.end > LAST_PAGE) return `end: the End marker stands on a page, not on ${state.end}`;
  if (state.wheel < 0) return `wheel: ${state.wheel} cheese cannot lie there`;
  return undefined;
}

function trackFlaw(book: Book, state: State): string | undefined {
  const seen = new Set<string>();
  for (const { card } of state.track) {
    if (!book.isHero(card) && !book.isMinionCard(card)) return `track: there is no initiative card ${card}`;
    if (seen.has(card)) return `track: ${card} lies there twice`;
    seen.add(card);
  }
  return undefined;
}

/** OM3: no card in two places, none that does not exist. */
function cardsFlaw(book: Book, state: State): string | undefined {
  const counts = new Map<string, number>();
  for (const card of searchCards(state)) {
    if (!book.isCard(card)) return `cards: there is no search card ${card}`;
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  for (const [id, count] of counts) {
    const { copies } = book.card(id);
    if (count > copies) return `cards: of ${id} the box has ${copies}, not ${count}`;
  }
  const drawn = new Set<string>();
  for (const card of encounterCards(state)) {
    if (!book.isEncounter(card)) return `encounterDeck: there is no encounter card ${card}`;
    if (drawn.has(card)) return `encounterDeck: ${card} exists once`;
    drawn.add(card);
  }
  return undefined;
}

const MOST_MICE = 6;

function miceFlaw(t: Quest): string | undefined {
  const { mice } = t.state;
  if (mice.length > MOST_MICE) return `mice: at most ${MOST_MICE} take part, not ${mice.length}`;
  const seen = new Set<string>();
  for (const mouse of mice) {
    if (!t.book.isHero(mouse.hero)) return `mice: there is no hero ${mouse.hero}`;
    if (seen.has(mouse.hero)) return `mice: ${mouse.hero} takes part twice`;
    seen.add(mouse.hero);
    const flaw = mouseFlaw(t, mouse);
    if (flaw) return flaw;
  }
  return undefined;
}

function mouseFlaw(t: Quest, mouse: Mouse): string | undefined {
  const where = `mice ${mouse.hero}`;
  if (!bodyHolds(t, mouse, mouse.body)) return `${where}: body: nobody wears ${mouse.body.join(', ')} at once`;
  for (const ability of mouse.abilities)
    if (!t.book.isAbility(ability)) return `${where}: abilities: there is no ${ability}`;
  if (mouse.wounds < 0 || mouse.poison < 0 || mouse.cheese < 0)
    return `${where}: wounds, poison and cheese are not below 0`;
  if (mouse.seats.some((seat) => seat < 0 || seat >= t.state.seats)) return `${where}: seats: nobody sits there`;
  if (mouse.where !== 'board' && mouse.space !== -1) return `${where}: space: who is ${mouse.where} is on no space`;
  if (mouse.space < -1 || mouse.space >= t.room.size)
    return `${where}: space: ${t.room.id} has no space ${mouse.space}; that is rock`;
  return undefined;
}

function minionsFlaw(t: Quest): string | undefined {
  for (const minion of t.state.minions) {
    if (!t.book.isKind(minion.kind)) return `minions: there is no minion ${minion.kind}`;
    if (minion.space < 0 || minion.space >= t.room.size)
      return `minions: ${minion.kind} ${minion.id}: ${t.room.id} has no space ${minion.space}; that is rock`;
  }
  for (const kind of t.book.printed.minions) {
    const count = t.state.minions.filter((minion) => minion.kind === kind.id).length;
    const missing = count > 0 ? figuresMissing(t, kind) : 0;
    if (missing > 0) return `minions: there are ${count - missing} figures of ${kind.id}, not ${count}`;
  }
  return undefined;
}

/** M82-M84. */
function spacesFlaw(t: Quest): string | undefined {
  for (let space = 0; space < t.room.size; space++) {
    const capacity = t.room.capacity[space] ?? 0;
    const bulk = bulkOn(t, space);
    if (bulk > capacity)
      return `space ${t.room.letters[space]} of ${t.room.id}: ${capacity} figures fit there, not ${bulk}`;
  }
  return undefined;
}

/** Between two turns every figure has its card on the track (M40, M158), and who has no life left is captured (M217). */
export function restFlaw(book: Book, state: State): string | undefined {
  for (const { hero, where, wounds, poison } of state.mice) {
    const { life } = book.hero(hero);
    if (where === 'board' && wounds + poison >= life)
      return `mice ${hero}: wounds: with ${wounds + poison} of ${life} it would have been captured`;
  }
  for (const { kind } of state.minions) {
    const cards = book.kind(kind).cards.map(({ id }) => id);
    if (!state.track.some(({ card }) => cards.includes(card))) return `minions: ${kind} has no card on the track`;
  }
  return undefined;
}
