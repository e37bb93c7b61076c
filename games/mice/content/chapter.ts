/**
 * A chapter of the story book (M274-M277) as data: who comes along, how the tiles lie, who waits where, what is won and
 * lost. What is special in it are short functions at named moments. The rules of the game never ask which chapter it is.
 */
import type { Quest } from '../rules/quest.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Group, Keyword } from './encounter.ts';
import type { Happening } from './happening.ts';
import type { Moments } from './moments.ts';
import type { Edge } from './room.ts';

/** Something that must hold, by its name in the words and as a test. */
export type Test = (t: Quest) => boolean;

export interface Party {
  readonly min: number;
  readonly max: number;
  readonly roster: readonly string[];
  readonly required: readonly string[];
  /** At least one of these comes along. */
  readonly needsOneOf?: readonly string[];
  /** A mouse that can be chosen only with an achievement. */
  readonly rosterNeeds?: Readonly<Record<string, string>>;
  /** Search cards that a mouse of the players' choice starts with. */
  readonly cards?: readonly string[];
  readonly partyItems?: readonly string[];
  /** M36: a mouse with fewer ability cards chooses up to this number. */
  readonly abilities: number;
  readonly cheese?: number;
}

/** How the first visit to a room begins: by a card (M157), by minions that the chapter sets, or quietly. */
export type RoomEncounter =
  | { readonly kind: 'card' }
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly groups: readonly Group[]; readonly keywords?: readonly Keyword[] };

/** M181: what a surge brings in this room, instead of the card. */
export interface SpecialSurge {
  readonly id: string;
  readonly groups: readonly Group[];
  /** What happens before the minions come. */
  before?(t: Quest): Happening;
  /** Do its minions come at all? They do where nothing is said. */
  comes?(t: Quest): boolean;
}

/** M276: a search by which something certain can be found in this room. */
export interface SpecialSearch {
  readonly id: string;
  /** Letters of the spaces where it is made. */
  readonly on: readonly string[];
  /** Can it be made now? It can where nothing is said, until it has been successful. */
  open?(t: Quest, mouse: Mouse): boolean;
  /** Does it succeed without a roll? */
  sure?(t: Quest, mouse: Mouse): boolean;
  /** Dice more. */
  dice?(t: Quest, mouse: Mouse): number;
  /** Nothing can be drawn instead. */
  readonly only?: boolean;
  found(t: Quest, mouse: Mouse): Happening;
}

/** What a mouse may do here and nowhere else. */
export interface Deed {
  readonly id: string;
  /** action: its action. battle: its battle action. nothing: at any moment of its turn outside another action. */
  readonly spends: 'action' | 'battle' | 'nothing';
  can(t: Quest, mouse: Mouse): boolean;
  run(t: Quest, mouse: Mouse): Happening;
  /** The chance of success, where dice decide. */
  chance?(t: Quest, mouse: Mouse): number;
  /** Whether a bot cares to do it now; it does where nothing is said. */
  tempts?(t: Quest, mouse: Mouse): boolean;
}

/** What holds in one room of the chapter (M277). Its moments count only while the mice are there. */
export interface RoomRules extends Moments {
  readonly encounter: RoomEncounter;
  readonly surge?: SpecialSurge;
  readonly search?: SpecialSearch;
  readonly deeds?: readonly Deed[];
  /** Is there a text to be read on the first visit, under the id of the room? There is where nothing is said. */
  readonly silent?: boolean;
}

export interface TokenStart {
  readonly id: string;
  /** 'kitchen/a', 'party' (with a mouse of the players' choice), or undefined: not in play yet. */
  readonly start?: string;
  /** Is it in play at all? */
  inPlay?(t: Quest): boolean;
}

export interface SideQuest {
  readonly id: string;
  readonly room: string;
}

/** A leg of the way through a chapter, as a company plans it that knows the book. Bots go by it; no rule does. */
export interface Leg {
  readonly until: Test;
  /** The room where it is done, and the letters of the spaces there; anywhere in the room where none are given. */
  readonly room: string;
  readonly on?: readonly string[] | ((t: Quest) => readonly string[]);
  /** Who can do it; anybody where nothing is said. */
  by?(t: Quest, mouse: Mouse): boolean;
  /** It is to explore from there: by which edge, or by 'flip'. */
  readonly leaves?: Edge | 'flip';
  /** Do all of them go, and not only the nearest? */
  readonly all?: boolean;
  /** Is it done while minions are about? */
  readonly amid?: boolean;
  /** A side quest: how many pages it is worth, and when there is time for it. */
  readonly worth?: number;
  readonly when?: Test;
  /** Pages that it takes, beyond going there; a quarter where nothing is said. */
  readonly pages?: number;
}

export interface Chapter extends Moments {
  readonly id: string;
  readonly number: number;
  readonly party: Party;
  readonly layout: readonly { readonly column: number; readonly row: number; readonly up: string }[];
  /** Ways that cannot be used: 'flip:guard-room' or 'exit:kitchen/S', on both sides. */
  readonly closed: readonly string[];
  readonly start: {
    readonly room: string;
    readonly mice: readonly string[];
    readonly minions?: readonly Group[];
    /** Is an encounter card drawn at once? */
    readonly card?: boolean;
  };
  /** Mice who join in the middle of the chapter: their starting equipment is kept for them. */
  readonly joins?: readonly string[];
  /** Tokens of earlier chapters that stay behind in this one. */
  readonly without?: readonly string[];
  /** M41; 0 for no End marker. */
  readonly endPage: number;
  readonly deck: {
    readonly normal: number;
    readonly difficult: number;
    readonly include?: readonly string[];
    readonly exclude?: readonly string[];
  };
  readonly victory: Test;
  /** M263: further conditions of defeat. */
  readonly defeat?: Test;
  readonly tokens?: readonly TokenStart[];
  readonly counters?: Readonly<Record<string, number>>;
  readonly flags?: readonly string[];
  readonly rooms: Readonly<Record<string, RoomRules>>;
  readonly deeds?: readonly Deed[];
  readonly sideQuests?: readonly SideQuest[];
  /** Earned by winning, or by losing; those of choices and side quests are given where they happen. */
  rewards?(t: Quest, won: boolean): readonly string[];
  /** Which text opens the chapter, and which close it. */
  opening?(t: Quest): string;
  endings(t: Quest, won: boolean): readonly string[];
  /** A last choice after the end has been decided. */
  epilogue?(t: Quest, won: boolean): Happening;
  /** The guide of a first game: what is asked until a test holds, and the space it is about, as room/letter. */
  readonly guide?: readonly {
    readonly id: string;
    readonly until: Test;
    readonly teaches: readonly string[];
    readonly at?: string;
  }[];
  /** What a company sets out to do, in this order; without it bots look into every room. */
  readonly course?: readonly Leg[];
  /** Earlier deeds of a chapter played by itself (M278). */
  readonly standalone: readonly string[];
}
