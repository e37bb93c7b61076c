/** Setting up a chapter (M33-M45, OM5-OM7): state before the first rule, equipment, tiles, decks, places, initiative. */
import { choose, type Random, type Rules, type Setup } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import { happen } from '../content/happening.ts';
import { spaceIn } from '../content/room-graph.ts';
import type { Legacy } from '../state/legacy.ts';
import type { Mouse } from '../state/mouse.ts';
import type { State } from '../state/state.ts';
import { answerPlacing } from './arrivals.ts';
import { gainCheese } from './cheese.ts';
import { decider, seatOf } from './deciding.ts';
import type { Edition } from './editions.ts';
import { drawEncounter, readText } from './encounter.ts';
import { checkEnd } from './ending.ts';
import { isFull, letter } from './figures.ts';
import { putInPack } from './packing.ts';
import { chooseAbilities } from './party.ts';
import { placeGroups } from './placing.ts';
import type { Quest } from './quest.ts';
import { addToStash } from './stash.ts';
import { giveToken } from './tokens.ts';
import { setInitiative } from './track.ts';

/** The End marker never stands on page 3 or lower at the start, nor beyond the track (standing rule end-cap). */
const FIRST_END = 4;

export function openingState(book: Book, setup: Setup, random: Random, legacy: Legacy | null): State {
  const chapter = book.chapter(String(setup.chapter));
  const { normal, difficult, include = [], exclude = [] } = chapter.deck;
  const draw = (kind: 'normal' | 'difficult', count: number): string[] => {
    const fixed = include.filter((id) => book.encounter(id).kind === kind);
    const rest = book.printed.encounters
      .filter((card) => card.kind === kind && !exclude.includes(card.id) && !fixed.includes(card.id))
      .map(({ id }) => id);
    return [...fixed, ...random.shuffle(rest).slice(0, Math.max(0, count - fixed.length))];
  };
  return {
    edition: setup.edition as Edition,
    chapter: chapter.id,
    seats: Number(setup.players),
    wanted: setup.party === 'choose' ? [] : String(setup.party).split('+'),
    phase: 'party',
    ending: '',
    round: 0,
    page: 1,
    end: chapter.endPage,
    wheel: 0,
    tiles: chapter.layout.map(({ column, row, up }) => ({ tile: book.room(up).plan.tile, column, row, up })),
    room: chapter.start.room,
    visited: [chapter.start.room], // OM7
    exploredFrom: '',
    mice: [],
    minions: [],
    nextMinion: 1,
    track: [],
    turn: null,
    gap: 0,
    struck: [],
    searchDeck: book.printed.search.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
    searchDiscard: [],
    gone: [],
    aside: [],
    inPaw: '',
    encounterDeck: random.shuffle([...draw('normal', normal), ...draw('difficult', difficult)]),
    encounterDiscard: [],
    faceUp: '',
    stash: [],
    laid: [],
    traps: [],
    setTraps: [],
    tokens: [],
    counters: { ...chapter.counters },
    flags: [...(chapter.flags ?? [])],
    found: [],
    achievements: [...(legacy ? legacy.achievements : chapter.standalone)],
    earned: [],
    masters: {},
    kept: {},
    effects: [],
    attack: null,
    bossCardsOut: [],
    bossesDefeated: [],
    greedy: false,
    encounters: 0,
    surges: 0,
    read: [],
    legacy,
  };
}

/** M36-M45, once the mice are known. */
export function* setUp(t: Quest): Rules {
  readText(t, t.chapter.opening?.(t) ?? 'opening');
  readText(t, t.state.room);
  for (const mouse of t.state.mice) outfit(t, mouse);
  setAside(t);
  t.random.shuffle(t.state.searchDeck); // M42
  for (const mouse of t.state.mice) yield* chooseAbilities(t, mouse);
  for (const item of t.chapter.party.partyItems ?? []) giveItem(t, item);
  for (const card of t.chapter.party.cards ?? []) yield* giveCard(t, card);
  for (const mouse of t.state.mice) yield* takePlace(t, mouse);
  yield* startTokens(t);
  yield* startMinions(t);
  for (const moment of t.moments) if (moment.begin) yield* happen(moment.begin(t));
  if (t.state.end > 0 && t.state.end < FIRST_END) t.state.end = FIRST_END;
  if (t.chapter.start.card) yield* drawEncounter(t);
  checkEnd(t);
}

function takeOut(t: Quest, card: string): boolean {
  const at = t.state.searchDeck.indexOf(card);
  if (at >= 0) t.state.searchDeck.splice(at, 1);
  return at >= 0;
}

/** M5, M37, M265, M266: starting equipment on the body, and what it has kept. */
export function outfit(t: Quest, mouse: Mouse): void {
  for (const card of t.book.hero(mouse.hero).starting) if (takeOut(t, card)) mouse.body.push(card);
  const kept = t.state.legacy?.mice[mouse.hero];
  if (kept) {
    mouse.abilities.push(...kept.abilities);
    if (kept.kept !== '' && takeOut(t, kept.kept)) mouse.pack.push(kept.kept);
  }
  gainCheese(t, mouse, t.chapter.party.cheese ?? 0, 'M37');
}

/** The gear of mice who join later, and what those who stay at home have kept, is nobody's find. */
function setAside(t: Quest): void {
  for (const [hero, { kept }] of Object.entries(t.state.legacy?.mice ?? {})) {
    const away = t.state.mice.every((mouse) => mouse.hero !== hero);
    if (away && kept !== '' && takeOut(t, kept)) t.state.aside.push(kept);
  }
  for (const hero of t.chapter.joins ?? []) {
    for (const card of t.book.hero(hero).starting) if (takeOut(t, card)) t.state.aside.push(card);
  }
}

export function giveItem(t: Quest, item: string): void {
  if (takeOut(t, item)) addToStash(t, item, 'M37');
}

function* giveCard(t: Quest, card: string): Rules {
  const options = t.state.mice.map(({ hero }) => ({ do: 'mouse', mouse: hero }));
  const { mouse } = yield* choose(0, 'which-mouse', options, { rule: 'M37', about: { kind: 'card', id: card } });
  const owner = t.state.mice.find(({ hero }) => hero === mouse);
  if (owner && takeOut(t, card)) yield* putInPack(t, owner, card);
}

/** M39: each on one of the spaces that the chapter names. */
function* takePlace(t: Quest, mouse: Mouse): Rules {
  const spaces = t.chapter.start.mice.map((space) => spaceIn(t.room, space)).filter((space) => !isFull(t, space));
  const options = spaces.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(seatOf(mouse), 'start', options, {
    rule: 'M39',
    about: { kind: 'mouse', id: mouse.hero },
  });
  mouse.space = spaceIn(t.room, to);
  t.emit?.({ type: 'arrived', mouse: mouse.hero, space: to, rule: 'M39' });
}

/** Tokens of the story: in their rooms, or with a mouse of the players' choice (standing rule party-tokens). */
function* startTokens(t: Quest): Rules {
  const carried: string[] = [];
  for (const { id, start, inPlay } of t.chapter.tokens ?? []) {
    if (start === undefined || !(inPlay?.(t) ?? true)) continue;
    if (start === 'party') carried.push(id);
    else {
      const [room = '', space = ''] = start.split('/');
      t.state.tokens.push({
        id,
        bearer: '',
        room,
        space: spaceIn(t.book.room(room), space),
        resting: false,
        found: false,
      });
    }
  }
  for (const gift of t.book.printed.gifts) {
    if (gift.token && gift.from <= t.chapter.number && t.state.achievements.includes(gift.id)) carried.push(gift.token);
  }
  for (const id of carried.filter((token) => !t.chapter.without?.includes(token))) {
    const options = t.state.mice.map(({ hero }) => ({ do: 'mouse', mouse: hero }));
    const { mouse } = yield* choose(decider(t), 'token-bearer', options, { rule: 'M37', about: { kind: 'token', id } });
    const bearer = t.state.mice.find(({ hero }) => hero === mouse);
    if (bearer) giveToken(t, id, bearer, 'M37');
  }
}

/** M39, M40: minions that wait there, then all cards are shuffled. */
function* startMinions(t: Quest): Rules {
  const groups = t.chapter.start.minions ?? [];
  const arrived = groups.length > 0 ? yield* placeGroups(t, groups, 'set', []) : [];
  if (t.state.track.length === 0) setInitiative(t, []);
  yield* answerPlacing(t, arrived);
}
