/** Searching (M128-M132, M276, OM49-OM51, OM54): the roll, what is drawn, what is found. */
import { choose, offer, type Rules } from '@smallfolk/kernel';
import type { SpecialSearch } from '../content/chapter.ts';
import { happen } from '../content/happening.ts';
import { spaceIn } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { gainCheese } from './cheese.ts';
import { seatOf } from './deciding.ts';
import { partyItemMayBeSold } from './editions.ts';
import { checkEnd } from './ending.ts';
import { isFull, letter, minionsAbout } from './figures.ts';
import { putInPack } from './packing.ts';
import type { Quest } from './quest.ts';
import { rollForStars } from './rolling.ts';
import { addToStash } from './stash.ts';
import { searchBonus } from './values.ts';

/** What a search may be made for: a card, what the room hides, a mouse that was carried off. */
export type SearchFor = 'card' | 'special' | 'lost';

export function searchesNow(t: Quest, mouse: Mouse): SearchFor[] {
  const searches: SearchFor[] = [];
  if (maySearch(t, mouse)) searches.push('card');
  if (specialHere(t, mouse)) searches.push('special');
  if (!minionsAbout(t) && t.state.mice.some(({ where }) => where === 'abducted')) searches.push('lost'); // R32-R35
  return searches;
}

/** M131, OM51: once with success in each room, while there are cards. */
function maySearch(t: Quest, mouse: Mouse): boolean {
  if (mouse.searched.includes(t.room.id)) return false;
  return t.state.searchDeck.length + t.state.searchDiscard.length > 0;
}

/** The special search of the room, if it can be made on this space and has not been successful yet. */
export function specialHere(t: Quest, mouse: Mouse): SpecialSearch | undefined {
  const search = t.roomRules?.search;
  if (!search?.on.includes(letter(t, mouse.space)) || t.state.found.includes(search.id)) return undefined;
  return (search.open?.(t, mouse) ?? true) ? search : undefined;
}

/** Does it succeed without a roll? */
export const isSure = (t: Quest, mouse: Mouse, search: SearchFor): boolean =>
  search === 'special' && (specialHere(t, mouse)?.sure?.(t, mouse) ?? false);

export function searchDice(t: Quest, mouse: Mouse, search: SearchFor): number {
  const special = search === 'special' ? (specialHere(t, mouse)?.dice?.(t, mouse) ?? 0) : 0;
  return 1 + searchBonus(t, mouse) + special;
}

export function* search(t: Quest, mouse: Mouse, wanted: SearchFor, sure: boolean): Rules {
  const special = wanted === 'special' ? specialHere(t, mouse) : undefined;
  const stars =
    sure || isSure(t, mouse, wanted)
      ? 1
      : yield* rollForStars(t, mouse, searchDice(t, mouse, wanted), 'search', 'M128');
  t.emit?.({ type: 'searched', mouse: mouse.hero, for: wanted, success: stars > 0, rule: 'M128' });
  if (stars > 0) yield* succeed(t, mouse, wanted, special);
  else t.state.turn?.notes.push('search-failed');
  for (const moment of t.moments) if (moment.searched) yield* happen(moment.searched(t, mouse, stars > 0));
  checkEnd(t);
}

function* succeed(t: Quest, mouse: Mouse, wanted: SearchFor, special: SpecialSearch | undefined): Rules {
  if (wanted === 'lost') return yield* findLost(t, mouse);
  const again = mouse.searched.includes(t.room.id);
  if (!again) mouse.searched.push(t.room.id);
  if (!special || !(yield* takesFind(t, mouse, special, again))) return yield* drawCard(t, mouse);
  t.state.found.push(special.id);
  t.emit?.({ type: 'found', mouse: mouse.hero, search: special.id, rule: 'M276' });
  yield* happen(special.found(t, mouse));
}

/** OM50: the player may draw a card instead, unless the mouse has searched here already. */
function* takesFind(t: Quest, mouse: Mouse, special: SpecialSearch, again: boolean): Rules<boolean> {
  if (again || special.only || t.state.searchDeck.length + t.state.searchDiscard.length === 0) return true;
  const options = [{ do: 'find', search: special.id }, { do: 'draw' }] as const;
  const answer = yield* offer(seatOf(mouse), 'find-or-draw', options, { rule: 'M276' });
  return answer.do === 'find';
}

/** R33: it is put on the finder's space, or beside it where that is full, and yields no card. */
function* findLost(t: Quest, mouse: Mouse): Rules {
  const lost = t.state.mice.filter(({ where }) => where === 'abducted');
  const options = lost.map(({ hero }) => ({ do: 'mouse', mouse: hero }));
  const chosen = yield* choose(seatOf(mouse), 'which-mouse', options, { rule: 'M130' });
  const friend = lost.find(({ hero }) => hero === chosen.mouse);
  if (!friend) return;
  const beside = (t.room.near[mouse.space] ?? []).filter((space) => !isFull(t, space));
  const places = isFull(t, mouse.space) ? beside : [mouse.space];
  if (places.length > 0) yield* comeBack(t, friend, places);
}

/** Whoever was carried off is back on one of these spaces, by its player's choice. */
export function* comeBack(t: Quest, mouse: Mouse, spaces: readonly number[]): Rules {
  const options = spaces.map((space) => ({ do: 'space', to: letter(t, space) }));
  const about = { kind: 'mouse', id: mouse.hero };
  const { to } = yield* choose(seatOf(mouse), 'arrive', options, { rule: 'M130', about });
  mouse.where = 'board';
  mouse.space = spaceIn(t.room, to);
  t.emit?.({ type: 'returned', mouse: mouse.hero, space: to, rule: 'M130' });
}

/** OM51: an empty deck is made of the discards. */
export function refillSearchDeck(t: Quest): void {
  const { state } = t;
  if (state.searchDeck.length > 0) return;
  state.searchDeck = t.random.shuffle(state.searchDiscard);
  state.searchDiscard = [];
}

/** M128-M130: the top card. */
export function* drawCard(t: Quest, mouse: Mouse): Rules {
  refillSearchDeck(t);
  const id = t.state.searchDeck.pop();
  if (id === undefined) return;
  t.reveal();
  t.state.inPaw = id;
  t.emit?.({ type: 'drew', mouse: mouse.hero, card: id, rule: 'M128' });
  yield* receive(t, mouse, id);
}

/** Takes a named card out of the deck, or out of the discards, and shuffles the deck; false if it is nowhere there. */
export function takeFromDeck(t: Quest, id: string): boolean {
  const { state } = t;
  const pile = state.searchDeck.includes(id) ? state.searchDeck : state.searchDiscard;
  const at = pile.indexOf(id);
  if (at < 0) return false;
  pile.splice(at, 1);
  t.random.shuffle(state.searchDeck);
  return true;
}

/** M14, M129, M234: an event happens, a party item goes to the stash, anything else is kept or turned into a cheese. */
export function* receive(t: Quest, mouse: Mouse, id: string): Rules {
  const { state } = t;
  const card = t.book.card(id);
  if (card.kind === 'event') {
    state.inPaw = '';
    state.searchDiscard.push(id);
    t.emit?.({ type: 'event', card: id, mouse: mouse.hero, rule: 'M130' });
    return yield* happen(card.happen(t, mouse));
  }
  const mayKeepOnly = card.kind === 'party-item' && !partyItemMayBeSold(state);
  const options = mayKeepOnly
    ? [{ do: 'keep', card: id }]
    : [
        { do: 'keep', card: id },
        { do: 'discard', card: id },
      ];
  const answer = yield* choose(seatOf(mouse), 'keep', options, { rule: 'M129', about: { kind: 'card', id } });
  state.inPaw = '';
  if (answer.do === 'discard') {
    state.searchDiscard.push(id);
    t.emit?.({ type: 'discarded', mouse: mouse.hero, card: id, rule: 'M129' });
    return gainCheese(t, mouse, 1, 'M129');
  }
  if (card.kind === 'party-item') return addToStash(t, id, 'M234');
  yield* putInPack(t, mouse, id);
}
