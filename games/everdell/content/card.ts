/** What a card is: the printed facts as data, its effect as short functions beside them. */
import type { RuleId, Rules, Seat } from '@smallfolk/kernel';
import type { Amount, Goods } from '../state/resource.ts';
import type { CityCard, State, T } from '../state/state.ts';
import type { CardId } from './ids.ts';

export type { CardId };

/** A card kind inside the state: its index in CARDS. All copies of a kind are alike. */
export type Kind = number;

/** Why something happens, with its rule. Cards, places and events of the catalogue are causes as they are. */
export interface Cause {
  readonly id: string;
  readonly rule: RuleId;
}

export const COLOURS = ['tan', 'green', 'red', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Provenance = 'rulebook' | 'published' | 'own';

/** An effect that asks nothing simply runs; one that asks is a generator. Both are written the same way. */
export type Effect = Rules | undefined;

/** The ways to pay less, of which one card takes at most one (E117, E118). */
export interface Discount {
  /** Units that need not be paid: of any kind, or of berries only. */
  readonly of: 'any' | 'berry';
  readonly units: number;
  /** Which cards can be played with it. */
  readonly plays: 'critter' | 'construction' | 'any';
  /**
   * What it costs: the card itself leaves the city (Crane), a Critter goes beneath it (Dungeon), or point tokens on the
   * card are spent, each for so many units (W54).
   */
  readonly price: 'discard-itself' | 'prisoner' | 'points';
}

export type Rarity = 'common' | 'unique';
export type CardType = 'critter' | 'construction';

export type Links = readonly CardId[] | 'any-critter' | { readonly colour: Colour };

/** What is printed on a card beside its text (E11). */
export interface CardFacts {
  readonly rule: RuleId;
  /** Rarity, colour and kind in one: 'unique tan critter'. */
  readonly is: `${Rarity} ${Colour} ${CardType}`;
  readonly cost: Goods;
  readonly points: number;
  readonly copies: number;
  /**
   * The printed link: for a Construction the Critters it can house (E105), for a Critter its Constructions; by name, or
   * all of a colour (W19, W20).
   */
  readonly links: Links;
  /** Where the facts come from; those of the base game are published. */
  readonly provenance?: Provenance;
}

/** What a card does: declared where that is enough, written out where it is not. */
export interface CardText {
  /** This card counts as that one for every rule that names a card (a seasonal Farm is a Farm, W14, W42). */
  readonly countsAs?: CardId;
  /** A legend: never discarded, never copied, outside the hand; Rugwort answers it twice (W31-W46, ER22). */
  readonly legendary?: true;
  /** City spaces it uses; 1 unless said (E136). Legends bring their own space: 0. */
  readonly space?: 0 | 1;
  /** Shares one space with one such card (E139). */
  readonly sharesWith?: CardId;

  /** Beyond space and uniqueness: can the card be played at all now (Ruins, Fool)? */
  possible?(state: State, me: Seat, card: Card): boolean;
  /** The card goes to the city of an opponent (Fool) instead of the own one. */
  readonly intoOpponentsCity?: true;
  /** On arrival it discards a Construction of the own city first and takes its space (Ruins, E129, E143). */
  readonly replacesConstruction?: true;
  /** What the discarded Construction brings. */
  replaced?(t: T, me: Seat, lost: Card, card: CityCard): undefined;
  /** What is paid for it goes to an opponent (Shepherd). */
  readonly paidToOpponent?: true;

  /** Once, when the card is played (tan), and what a card of any colour does on arrival. */
  arrive?(t: T, me: Seat, card: CityCard): Effect;

  /** Green: what an activation simply brings. Nothing to decide, so a production begins with these. */
  yields?(state: State, owner: Seat): Goods;
  /** Green: an activation that asks or does more. `owner` is where the card stands, `me` who gets the benefit. */
  produce?(t: T, me: Seat, card: CityCard, owner: Seat, chain: Chain): Effect;
  /** Green: would an activation do anything (E156)? Always, unless said. */
  productive?(state: State, me: Seat, card: CityCard, owner: Seat, chain: Chain): boolean;
  /** Green: copying it from another city makes no sense (Storehouse, OE12) or is ruled out (Chip Sweep, OE13). */
  readonly uncopied?: true;

  /** Worker spots on the card; the second only with `unlockedBy` in the same city (E78, E79). */
  readonly spots?: 1 | 2;
  readonly unlockedBy?: CardId;
  /** Others may visit it; the owner then takes a point token (E73). */
  readonly open?: true;
  /** Tokens that its owner takes when another player visits it; 1 unless said (E73). */
  readonly ownersTokens?: number;
  /** A worker here stays for good (E81). */
  readonly permanent?: true;
  /** Could a visitor do anything here now (E49)? Always, unless said. */
  visitable?(state: State, me: Seat, card: CityCard): boolean;
  visit?(t: T, me: Seat, card: CityCard, owner: Seat): Effect;

  /** Blue: reacts to the owner's later plays (E132). `into` is the city the card went to. */
  reactsTo?(played: Card, into: Seat, me: Seat): boolean;
  react?(t: T, me: Seat, card: Card, played: Card): Effect;
  /** Blue: the reaction asks something, so its order among others can matter (E131). */
  readonly reactionAsks?: true;
  /** Blue: a card-playing ability that lowers the price (E120). */
  readonly discount?: Discount;
  /** Blue: a card-playing ability: one unit of the price may be of another kind (Judge, E124). */
  readonly swapsOne?: true;
  /** Prisoners it can hold beneath it: one, and a second with that card in the city (EC12). */
  readonly cells?: { readonly secondWith: CardId };

  /** Before workers return when the owner prepares for season (Clock Tower). */
  beforeRecall?(t: T, me: Seat, card: CityCard): Effect;

  /** Purple: bonus points at the end. */
  bonus?(state: State, me: Seat, card: CityCard): number;
}

/** Green cards activated so far in one chain of Chip Sweeps and Miner Moles, by id (OE13). */
export type Chain = readonly number[];

/** Every field is there, if only as undefined: objects of one shape are read much faster than of many. */
export type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined };

/** A card of the catalogue: the entry with its names resolved to kinds. */
export interface Card extends Omit<CardFacts, 'provenance'>, Whole<CardText> {
  readonly id: CardId;
  readonly index: Kind;
  readonly provenance: Provenance;
  readonly kind: CardType;
  readonly rarity: Rarity;
  readonly colour: Colour;
  /** The place of its colour in COLOURS. */
  readonly colourIndex: number;
  readonly price: Amount;
  readonly priceTotal: number;
  /** The kind it counts as; its own unless `countsAs` says otherwise. */
  readonly as: Kind;
  readonly isCritter: boolean;
  readonly isUnique: boolean;
  readonly uses: 0 | 1;
  /** For a Critter: kinds of Constructions that house it by their link. */
  readonly houses: readonly Kind[];
  /** For a Construction: it houses any Critter (Ever Tree). */
  readonly housesAny: boolean;
  /** The colour that its link names, as an index into COLOURS; -1 for none. */
  readonly linkColour: number;
  readonly pairKind: Kind;
  readonly unlockKind: Kind;
}

/** A named entry; `install` gives it its place in the catalogue. */
export interface NamedCard extends CardFacts, CardText {
  readonly id: CardId;
}

export function card(id: CardId, facts: CardFacts, text: CardText = {}): NamedCard {
  return { ...facts, ...text, id };
}
