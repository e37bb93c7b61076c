/**
 * How Rugwort, Mistwood and other boxes plug in. A module brings content, hooks and perhaps an automatic opponent;
 * the core asks hooks at fixed moments and never asks which module it is talking to.
 *
 * An automatic opponent is a player like the others (`state.players`, after the humans): it has a city, workers on
 * locations (which block), point tokens and events, so Miner Moles, open cards and pairs work with it by the ordinary
 * rules. It has no kernel seat: it never decides. What differs is here.
 */
import type { Random, Seat, Setup, SetupField } from '@smallfolk/kernel';
import type { Amount } from '../state/resource.ts';
import type { Score } from '../state/score.ts';
import type { CityCard, Location, Slices, State, T } from '../state/state.ts';
import type { Card, Cause, Effect, Kind, NamedCard } from './card.ts';
import type { EventId, NamedEvent } from './event.ts';
import type { NamedPlace } from './place.ts';

export interface Module {
  readonly id: string;
  /** Only its lid is known: the box has to be opened before a game with it begins. */
  readonly closed?: true;
  readonly cards?: readonly NamedCard[];
  readonly places?: readonly NamedPlace[];
  readonly events?: readonly NamedEvent[];
  /** Set-up fields beyond those of the base game. */
  readonly fields?: readonly SetupField[];
  /** Is it part of a game with this set-up? */
  active(setup: Setup): boolean;
  /** Why this set-up is impossible, as a sentence that names the field. */
  refuse?(setup: Setup): { readonly where: string; readonly message: string } | undefined;
  /** The value of the set-up field `opponent` that asks for its automaton. */
  readonly opponent?: string;
  /** Special events that are taken out before they are dealt (W79). */
  readonly withoutEvents?: readonly EventId[];
  /** Changes which cards are shuffled into the deck. */
  deck?(setup: Setup, copies: Map<Kind, number>): void;
  /** Cards of the game that are not shuffled into the deck: they lie in its `piles` (legends, a stack of Farms). */
  beside?(setup: Setup, copies: Map<Kind, number>): void;
  /** Before the hands are dealt: who begins (`state.first`), who has which ability, how many workers come when. */
  beforeHands?(state: State, setup: Setup, random: Random): void;
  /** How many cards a person begins with, where it is not so many (W67, W80). */
  startingHand?(state: State, seat: Seat, cards: number): number;
  /** After the table has been set up: its own pieces, its slice of the state. */
  setUp?(state: State, setup: Setup, random: Random): void;
  /** The copy of its slice. */
  cloneSlice?(from: Partial<Slices>, to: Partial<Slices>): void;
  /** What a seat sees of its slice. */
  viewSlice?(state: State, seat: Seat): unknown;
  /** Cards that lie in its slice: they are counted, and dealt anew for a seat that does not see them. */
  piles?(state: State): readonly Pile[];
  /** Deals whatever else its slice hides from the seat anew. */
  resample?(state: State, seat: Seat, random: Random): void;

  readonly automaton?: Automaton;
  readonly hooks?: Hooks;
}

/** Cards of the catalogue that lie in a module's slice, as the very array of the slice. */
export interface Pile {
  readonly cards: Kind[];
  /** One bit for each player who knows them, as in `State.asideSeenBy`. */
  readonly seenBy: number;
  /** Hidden cards of one pool are dealt anew among themselves; without, together with deck and hands. */
  readonly pool?: string;
}

/** A player who plays by itself. `me` is its index in `state.players`. */
export interface Automaton {
  /** Its workers, season and so on are made by `Module.setUp`; the player is created empty, without a hand. */
  /** Its turn, if it takes turns; without, the turn passes it by and the game ends when all people have passed. */
  turn?(t: T, me: Seat): Effect;
  /** After a person's whole turn, in which these cards were played (a chain of plays counts as one turn, OE31). */
  afterTurn?(t: T, me: Seat, by: Seat, played: readonly Kind[]): Effect;
  /** After a person has finished a Prepare for Season. */
  afterPrepare?(t: T, me: Seat, by: Seat): Effect;
  /** Can it be given cards? If so, what becomes of them. */
  receiveCards?(t: T, me: Seat, kinds: readonly Kind[], by: Seat): void;
  /** It draws deck cards because of somebody else's card (W28). */
  drawCards?(t: T, me: Seat, count: number): void;
  /** What becomes of resources given to it; they have left the giver already. */
  receiveGoods?(t: T, me: Seat, goods: Readonly<Amount>, by: Seat): void;
  /** An effect makes it discard so many hand cards (W363), or exchange hands with somebody (W364, W434). */
  loseCards?(t: T, me: Seat, count: number): void;
  exchangeHands?(t: T, me: Seat, by: Seat): void;
  /** A card that goes into an opponent's city (Fool): may this city be chosen, and what happens then? */
  admits?(state: State, me: Seat, card: Card): boolean;
  welcome?(t: T, me: Seat, card: Card, by: Seat): Effect;
  score(state: State, me: Seat): Score;
  /** What the result gives as its reason; 'opponent' unless said. */
  readonly reason?: string;
  /** Who of the people has won, if it is not whoever is ahead of it; `best` are those ahead of the other people (OW39). */
  winners?(state: State, me: Seat, scores: readonly Score[], best: readonly Seat[]): readonly Seat[];
  /** For bots: do all people win or lose together (W214)? */
  unites?(state: State): boolean;
  /** For bots: the points that it can still expect beyond its score. */
  toCome?(state: State, me: Seat): number;
}

/** Moments at which a module may act or forbid. Those of all active modules are asked in the order of installation. */
export interface Hooks {
  /** Before the first turn, for each person in turn order (W68, W72). */
  beforeFirstTurn?(t: T, me: Seat): Effect;
  /** After a person has prepared for season, before the opponents answer (W72). */
  afterPrepare?(t: T, me: Seat): Effect;
  /** May this player put a worker there (webs, W309)? Asked when options are made. */
  mayPlace?(state: State, me: Seat, at: Location): boolean;
  /** What is due for a worker there, before its effect; never for copied locations (W244, W303, OW97). */
  tollToPlace?(state: State, me: Seat, at: Location): Toll | undefined;
  /** A worker has just been put there, before the effect. Not asked for copied locations (W244). */
  onPlace?(t: T, me: Seat, at: Location): Effect;
  /** After the visit has been carried out. */
  afterVisit?(t: T, me: Seat, at: Location): Effect;
  /** May this player play the card from there? */
  mayPlay?(state: State, me: Seat, card: Card, from: Source): boolean;
  /** Units to be paid on top of the printed cost (W261). */
  surcharge?(state: State, me: Seat, card: Card, from: Source): Readonly<Amount> | undefined;
  /** May this player draw that Meadow card (W255, W257, W263, W312)? Playing it is `mayPlay`. */
  mayDraw?(state: State, me: Seat, card: Card, spot: number): boolean;
  /** May an opponent's figure come to stand on that place of the Meadow (W354)? */
  mayEnter?(state: State, spot: number): boolean;
  /** Several Meadow cards are drawn one by one now, each with its refill (OW19). */
  drawsOneByOne?(state: State): boolean;
  /** A Meadow card is about to be drawn or played (W249). */
  onTake?(t: T, me: Seat, spot: number, card: Card): Effect;
  /** It has left, and its place is not refilled yet (W255). */
  onGap?(t: T, me: Seat, spot: number, card: Card): Effect;
  /** The Meadow is refilled (W258, W260). */
  afterTake?(t: T, me: Seat, spot: number, card: Card): Effect;
  /** May the card come to lie in the Meadow? One that may not is discarded, and the next one comes (W318). */
  mayLie?(state: State, card: Card): boolean;
  /** May the card come from the deck into this hand? One that may not is discarded, and another is drawn (W312). */
  mayHold?(state: State, me: Seat, card: Card): boolean;
  /** These cards have just been drawn, from deck or Meadow (W29). */
  afterDraw?(t: T, me: Seat, drawn: readonly Kind[]): Effect;
  /** After a card, its effect and all reactions are finished. */
  afterPlay?(t: T, me: Seat, card: Card, placed: CityCard | undefined): Effect;
  /** Tokens that the owner takes for a visit to an open card, where they are not those of the card (W284). */
  ownersTokens?(state: State, owner: Seat, card: CityCard, visitor: Seat): number | undefined;
  /** May this green card be activated (W267)? */
  mayActivate?(state: State, card: CityCard): boolean;
  /** Spaces that the card uses in that city, if not the printed ones (W75, W282). */
  spaces?(state: State, owner: Seat, card: Card): number | undefined;
  /** Further cards that the player may play: a station, legends, a stack of Farms. */
  extraSources?(state: State, me: Seat): readonly ExtraCard[];
  /** Takes such a card from its source once it is paid. */
  takeExtra?(t: T, me: Seat, extra: ExtraCard): Effect;
  /** City cards of which one may be given up to play it for nothing (a legend's banner, W35, W37). */
  freeWay?(state: State, me: Seat, card: Card, from: Source): readonly CityCard[];
  /** What is due before the card is played, however it is paid; `byToken`: by an occupied token (W311, W313, W314). */
  tollToPlay?(state: State, me: Seat, card: Card, from: Source, byToken: boolean): Toll | undefined;
  /** What is due for a reaction or a card-playing ability of that card; it may be declined (W311, OW33). */
  tollToUse?(state: State, me: Seat, card: CityCard): Toll | undefined;
  /** Changes a finished score. */
  score?(state: State, me: Seat, score: Score): void;
}

/** What has to be given up beside a price: so many units, each by one of these means (W239). */
export interface Toll {
  readonly why: Cause;
  readonly units: number;
  readonly pay: readonly ('resource' | 'card' | 'point')[];
}

/** Where a card is played from. Options show it: `from: 'meadow', spot: 3`. */
export interface Source {
  readonly from: 'hand' | 'meadow' | 'aside' | (string & {});
  /** The Meadow place, or the place within an expansion's source. */
  readonly spot: number;
}

export interface ExtraCard extends Source {
  readonly kind: Kind;
}
