/** What is on the table while a chapter is played: plain data, changed in place by the rules. */
import type { Edition } from '../rules/editions.ts';
import type { Legacy } from './legacy.ts';
import type { Minion } from './minion.ts';
import type { Mouse } from './mouse.ts';

/** One initiative card on the track (M6, M28), from the top down. */
export interface TrackCard {
  /** A hero, a kind of minion, or one of a boss's cards. */
  readonly card: string;
  /** M124, M126: wounds lie on the card. */
  wounds: number;
  /** Has had its turn in this round (M46, M285). */
  done: boolean;
}

/** A tile as it lies (M38): column grows to the east, row to the south; `up` is the room that one sees. */
export interface Tile {
  readonly tile: string;
  readonly column: number;
  readonly row: number;
  up: string;
}

/** The turn of the card that acts now. */
export interface Turn {
  readonly card: string;
  /** 'start' until the movement die has been rolled; 'menu' while a mouse chooses; minions have no menu. */
  stage: 'start' | 'menu';
  /** M66: the number on the movement die. */
  die: number;
  /** Movement left. */
  points: number;
  /** M58: the move is not split by the action. */
  move: 'ready' | 'under-way' | 'over';
  /** Actions left: one, and one more for whoever is inspired. */
  actions: number;
  /** M61: the kinds of free action used in this turn. */
  free: string[];
  /** OM9, OM11: initiative was set anew, so a new round begins after this turn. */
  anew: boolean;
  /** M102, OM90: the turn ends at once. */
  over: boolean;
  /** What chapters and cards note for this turn: a scurry that showed a 1, a search that failed ... */
  notes: string[];
}

/** A token of the story: carried by a mouse, lying in a room, not in play yet or used up. */
export interface Token {
  readonly id: string;
  /** The mouse that carries it, or ''. */
  bearer: string;
  /** The room where it lies, or '' while it is carried or not in play. */
  room: string;
  space: number;
  /** Laid down for good: it keeps nobody from leaving. */
  resting: boolean;
  /** Has a mouse carried it already? Then the mice do not leave it behind. */
  found: boolean;
}

/** M239-M260: a party item that lies on the tile. The hook has two ends. */
export interface LaidItem {
  readonly item: string;
  readonly at: number;
  readonly to: number;
}

/** Something that holds for a while: what, on whom, by whom, until when. */
export interface Effect {
  readonly id: string;
  /** A hero, the number of a minion, or a card of the track. */
  readonly on: string | number;
  readonly by: string;
  /** turn: end of the present turn. own-turn: start of the next turn of `by`. round: end of this round. next-round. chapter. */
  readonly until: 'turn' | 'own-turn' | 'round' | 'next-round' | 'chapter' | 'attack';
  /** The round in which it began. */
  readonly since: number;
}

/**
 * The attack that is being carried out: what is known of it so far, for those who may react to it and for whoever
 * looks on. Present between the choice of a target and the last consequence.
 */
export interface Attack {
  /** A hero, or the number of a minion. */
  readonly by: string | number;
  /** A hero, the number of a minion, or a mark of the chapter ('magpie'). */
  target: string | number;
  /** The weapon, the ability or the card of the track that strikes. */
  readonly weapon: string;
  readonly reach: 'melee' | 'ranged';
  readonly damage: Damage;
  /** Dice of the attacker. */
  dice: number;
  /** Dice that the defender rolls less, and at most. */
  less: number;
  atMost: number;
  /** Dice that the defender rolls more. */
  more: number;
  /** What was rolled, face by face; empty before the roll. */
  faces: number[];
  hits: number;
  wounds: number;
  defeated: boolean;
}

export type Damage = 'sharp' | 'blunt' | 'magic' | 'fire';

export type Ending = '' | 'won' | 'end-page' | 'all-captured' | 'chapter';

export interface State {
  readonly edition: Edition;
  readonly chapter: string;
  readonly seats: number;
  /** The heroes named in the set-up; empty if the people at the table choose. */
  readonly wanted: readonly string[];
  /** 'party': who comes along; 'set-up': abilities, gifts, places; 'play'; 'end': what is kept. */
  phase: 'party' | 'set-up' | 'play' | 'end';
  ending: Ending;
  round: number;
  /** M41: the hourglass. */
  page: number;
  /** The End marker; 0 where there is none. */
  end: number;
  wheel: number;
  tiles: Tile[];
  /** The room where the mice are; no minion ever leaves it (OM82). */
  room: string;
  /** Rooms entered in this chapter (M156). */
  visited: string[];
  /** The space and room from which the mice explored last: 'courtyard/j'. */
  exploredFrom: string;
  mice: Mouse[];
  minions: Minion[];
  /** The number that the next minion gets. */
  nextMinion: number;
  track: TrackCard[];
  turn: Turn | null;
  /** OM19: the place of a card that left the track in its own turn; the round goes on from there. */
  gap: number;
  /** OM81: mice that were attacked in the turn of this card. */
  struck: string[];
  searchDeck: string[];
  searchDiscard: string[];
  /** Scrolls that have left the game (M153). */
  gone: string[];
  /** Starting equipment of mice who join later. */
  aside: string[];
  /** A search card between deck and pack, while its finder decides (M129). */
  inPaw: string;
  encounterDeck: string[];
  encounterDiscard: string[];
  /** M159: the card that lies face up and defines the next surge, or ''. */
  faceUp: string;
  /** M28, M234: party items whose token is in the stash. */
  stash: string[];
  laid: LaidItem[];
  /** M171: mousetraps, by room. */
  traps: { readonly room: string; readonly space: number }[];
  /** Traps set by a tinkerer against minions. */
  setTraps: number[];
  tokens: Token[];
  /** Numbers of the chapter: echoes, knots, warmth ... */
  counters: Record<string, number>;
  /** Facts of the chapter. */
  flags: string[];
  /** Special searches that were successful (standing rule special-search). */
  found: string[];
  /** Story achievements: those brought along and those earned here (M265, M292). */
  achievements: string[];
  /** Those earned in this chapter. */
  earned: string[];
  /** M269-M273: who is master of what. */
  masters: Record<string, string>;
  /** M266: the search card that each mouse keeps, chosen at the end. */
  kept: Record<string, string>;
  effects: Effect[];
  attack: Attack | null;
  /** Boss cards that are out of the game (OM17). */
  bossCardsOut: string[];
  bossesDefeated: string[];
  /** M174, M175: roaches in play are greedy. */
  greedy: boolean;
  /** OM107: counts the encounters, so that four roaches are counted within one. */
  encounters: number;
  /** How many surges there were. */
  surges: number;
  /** Texts of the book that have been read, in order: 'opening', 'kitchen' ... */
  read: string[];
  /** What an earlier chapter left. */
  readonly legacy: Legacy | null;
}
