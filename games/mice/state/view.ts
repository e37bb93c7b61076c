/** What a seat sees: everything but the order of the decks, built from what is visible. Spaces are letters of the room. */
import type { Seat } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import { newAttack } from '../rules/attack.ts';
import { seatOf } from '../rules/deciding.ts';
import { letter } from '../rules/figures.ts';
import { learnable } from '../rules/free-actions.ts';
import { lookingAt, type Quest } from '../rules/quest.ts';
import { carriedBy } from '../rules/tokens.ts';
import { bareBattle, defenseOf, lifeOf, lifeOfCard, loreOf, moveOf, packRoom } from '../rules/values.ts';
import type { Mouse } from './mouse.ts';
import type { Outlook, Peril } from './outlook.ts';
import type { Effect, State, Tile } from './state.ts';

export interface MouseView {
  readonly hero: string;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly where: Mouse['where'];
  readonly space: string;
  readonly battle: number;
  readonly defense: number;
  readonly lore: number;
  readonly move: number;
  readonly life: number;
  readonly wounds: number;
  readonly poison: number;
  readonly cheese: number;
  readonly stunned: boolean;
  readonly webbed: boolean;
  readonly charmed: boolean;
  readonly down: boolean;
  readonly body: readonly string[];
  readonly pack: readonly string[];
  readonly packRoom: number;
  readonly abilities: readonly string[];
  readonly tired: boolean;
  readonly tokens: readonly string[];
  readonly searched: readonly string[];
  readonly captures: number;
  readonly masters: readonly string[];
  readonly effects: readonly string[];
}

export interface MinionView {
  readonly id: number;
  readonly kind: string;
  readonly space: string;
  readonly down: boolean;
  readonly greedy: boolean;
  readonly effects: readonly string[];
}

export interface TrackView {
  readonly card: string;
  readonly wounds: number;
  readonly life: number;
  /** M6: as printed on the card. */
  readonly battle: number;
  readonly defense: number;
  readonly done: boolean;
  readonly acts: boolean;
  readonly effects: readonly string[];
}

export interface MiceView {
  readonly edition: string;
  readonly chapter: string;
  readonly seats: number;
  /** Whose eyes: -1 for whoever looks on. */
  readonly seat: Seat;
  readonly phase: State['phase'];
  readonly ending: string;
  readonly round: number;
  readonly page: number;
  readonly end: number;
  readonly wheel: number;
  readonly tiles: readonly Tile[];
  readonly room: string;
  readonly visited: readonly string[];
  readonly mice: readonly MouseView[];
  readonly minions: readonly MinionView[];
  readonly track: readonly TrackView[];
  readonly turn: {
    readonly card: string;
    readonly die: number;
    readonly points: number;
    readonly move: string;
    readonly actions: number;
    readonly free: readonly string[];
  } | null;
  readonly searchDeck: number;
  readonly searchDiscard: readonly string[];
  readonly encounterDeck: number;
  readonly faceUp: string;
  readonly inPaw: string;
  readonly stash: readonly string[];
  readonly laid: readonly { readonly item: string; readonly at: string; readonly to: string }[];
  readonly traps: readonly string[];
  readonly setTraps: readonly string[];
  readonly tokens: readonly {
    readonly id: string;
    readonly bearer: string;
    readonly room: string;
    readonly space: string;
    readonly found: boolean;
  }[];
  readonly counters: Readonly<Record<string, number>>;
  readonly flags: readonly string[];
  readonly achievements: readonly string[];
  readonly earned: readonly string[];
  readonly bossesDefeated: readonly string[];
  readonly found: readonly string[];
  readonly unlearned: readonly string[];
  /** Texts of the book that have been read, by key. */
  readonly texts: readonly string[];
  /** The step of the guide that is asked now, if the chapter has one, and the space of this room it is about. */
  readonly guide: { readonly id: string; readonly teaches: readonly string[]; readonly at: string } | null;
  /** What the active mouse could do, with costs, ways and chances. */
  readonly outlook: Outlook | null;
  /** The attack that is being carried out, with what it may lead to. */
  readonly peril: Peril | null;
}

/** What somebody who looks ahead adds to the view of a chapter that is being played. */
export interface Foresight {
  outlookOf(t: Quest): Outlook | null;
  perilOf(t: Quest): Peril | null;
}

export function viewOf(book: Book, state: State, seat: Seat, foresight: Foresight): MiceView {
  const t = lookingAt(book, state);
  return {
    edition: state.edition,
    chapter: state.chapter,
    seats: state.seats,
    seat,
    phase: state.phase,
    ending: state.ending,
    round: state.round,
    page: state.page,
    end: state.end,
    wheel: state.wheel,
    tiles: state.tiles.map(({ tile, column, row, up }) => ({ tile, column, row, up })),
    room: state.room,
    visited: [...state.visited],
    mice: state.mice.map((mouse) => mouseView(t, mouse)),
    minions: state.minions.map(({ id, kind, space, down, greedy }) => ({
      id,
      kind,
      space: letter(t, space),
      down,
      greedy: kind === 'roach' && (greedy || state.greedy),
      effects: effectsOn(state, id),
    })),
    track: state.track.map(({ card, wounds, done }) => ({
      card,
      wounds,
      life: book.isHero(card) ? 0 : lifeOfCard(t, card),
      battle: book.isHero(card) ? book.hero(card).battle : book.minionCard(card).card.battle,
      defense: book.isHero(card) ? book.hero(card).defense : book.minionCard(card).card.defense,
      done,
      acts: state.turn?.card === card,
      effects: effectsOn(state, card),
    })),
    turn: state.turn && {
      card: state.turn.card,
      die: state.turn.die,
      points: state.turn.points,
      move: state.turn.move,
      actions: state.turn.actions,
      free: [...state.turn.free],
    },
    searchDeck: state.searchDeck.length,
    searchDiscard: [...state.searchDiscard],
    encounterDeck: state.encounterDeck.length,
    faceUp: state.faceUp,
    inPaw: state.inPaw,
    stash: [...state.stash],
    laid: state.laid.map(({ item, at, to }) => ({ item, at: letter(t, at), to: letter(t, to) })),
    traps: state.traps.filter(({ room }) => room === state.room).map(({ space }) => letter(t, space)),
    setTraps: state.setTraps.map((space) => letter(t, space)),
    tokens: state.tokens.map(({ id, bearer, room, space, found }) => ({
      id,
      bearer,
      room,
      space: room ? (book.room(room).letters[space] ?? '') : '',
      found,
    })),
    counters: { ...state.counters },
    flags: [...state.flags],
    achievements: [...state.achievements],
    earned: [...state.earned],
    bossesDefeated: [...state.bossesDefeated],
    found: [...state.found],
    unlearned: unlearned(t),
    texts: state.read.map((id) => `${state.chapter}/${id}`),
    guide: guideOf(t),
    outlook: foresight.outlookOf(t),
    peril: foresight.perilOf(t),
  };
}

const effectsOn = (state: State, on: Effect['on']): string[] =>
  state.effects.filter((effect) => effect.on === on).map(({ id }) => id);

function unlearned(t: Quest): string[] {
  const [anybody] = t.state.mice;
  if (!anybody) return [];
  const fitting = new Set(t.state.mice.flatMap((mouse) => learnable(t, mouse).map(({ id }) => id)));
  return [...fitting].sort();
}

function guideOf(t: Quest): MiceView['guide'] {
  if (t.state.phase !== 'play') return null;
  const step = t.chapter.guide?.find(({ until }) => !until(t));
  if (!step) return null;
  const [room, space = ''] = step.at?.split('/') ?? [];
  return { id: step.id, teaches: [...step.teaches], at: room === t.state.room ? space : '' };
}

function mouseView(t: Quest, mouse: Mouse): MouseView {
  const { state } = t;
  const nobody = newAttack('', mouse.hero, { weapon: '', reach: 'melee', damage: 'sharp', dice: 0 });
  return {
    hero: mouse.hero,
    seat: seatOf(mouse),
    seats: [...mouse.seats],
    where: mouse.where,
    space: letter(t, mouse.space),
    battle: bareBattle(t, mouse),
    defense: defenseOf(t, mouse, nobody),
    lore: loreOf(t, mouse),
    move: moveOf(t, mouse),
    life: lifeOf(t, mouse),
    wounds: mouse.wounds,
    poison: mouse.poison,
    cheese: mouse.cheese,
    stunned: mouse.stunned,
    webbed: mouse.webbed,
    charmed: mouse.charmed,
    down: mouse.down,
    body: [...mouse.body],
    pack: [...mouse.pack],
    packRoom: packRoom(t, mouse),
    abilities: [...mouse.abilities],
    tired: mouse.tired,
    tokens: carriedBy(t, mouse).map(({ id }) => id),
    searched: [...mouse.searched],
    captures: mouse.captures,
    masters: Object.keys(state.masters).filter((of) => state.masters[of] === mouse.hero),
    effects: effectsOn(state, mouse.hero),
  };
}
