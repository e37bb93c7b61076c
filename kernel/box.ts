/** A game as the shelf has it: what stands on its box, and what is in it. */
import type { Game, Insight } from './game.ts';
import type { Decision } from './rules.ts';
import type { Setup } from './setup.ts';
import type { Language, Words } from './words.ts';

/** What stands on a box, known before it is opened. It is small, and no rule is loaded for it. */
export interface Label {
  /** The name of its game. */
  readonly name: string;
  readonly says: Readonly<Record<Language, { readonly title: string; readonly blurb: string; readonly first: string }>>;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes?: readonly [shortest: number, longest: number];
  /** So many of them for each person at the table, where their decisions were counted. */
  readonly each?: number;
  /** The picture on the box by its name, and the colours of the box: front, side, top. A plain box has neither. */
  readonly cover?: string;
  readonly colours?: readonly [string, string, string];
  /** Questions of the set-up whose answers have a drawing: how the names of these drawings begin. */
  readonly faces?: Readonly<Record<string, string>>;
  /** Questions of the set-up that mean something only beside certain answers to the others. */
  readonly asks?: Readonly<Record<string, (setup: Setup) => boolean>>;
  /** Questions that ask for a further box: shown together behind the question `after`, each as a lid that is put on the table. */
  readonly adds?: {
    readonly after: string;
    /** The sprite of the drawings on the lids. */
    readonly sprite: string;
    readonly lids: Readonly<
      Record<string, { readonly answer: string; readonly picture: string; readonly minutes?: number }>
    >;
  };
  /** Questions whose answers are companies, "collin+tilda": who comes along is chosen one by one. */
  readonly companies?: readonly string[];
  /** Questions of little weight, which are asked only of those who look for them. */
  readonly quiet?: readonly string[];
  /** Questions that a campaign answers by itself, chapter by chapter, the chapter first; absent where there is none. */
  readonly campaign?: readonly string[];
  /** What chance is in this game, where it is not dice: what is proved at the end is called after it. */
  readonly chance?: 'cards';
  /** Which questions of a set-up tell as whom, against whom and how hard one has played. */
  record?(setup: Setup): { readonly as?: string; readonly against?: string; readonly level?: string };
  /** Ready-made games beside the very first one. */
  readonly ready?: readonly { readonly says: Readonly<Record<Language, string>>; readonly setup: Setup }[];
  /** How the game is told, with what this set-up adds. Absent while there is only the box: its game is still to come. */
  words?(language: Language, setup?: Setup): Promise<Words>;
}

/** What is in a box: the rules, their words, and the set-up of a first game. */
export interface Box {
  readonly game: Game;
  /** Its game goes no further than the first question of a match (see `Opener`). */
  readonly fresh?: boolean;
  words(language: Language): Promise<Words>;
  readonly first: Readonly<Record<string, string | number>>;
  /** Whatever text the seed of the very first game is made of, where one was chosen that is kind to newcomers. */
  readonly seed?: string;
  /** What the game tells bots, where `game` does not bring it along: loaded when the first one thinks. */
  insight?(): Promise<Insight<unknown>>;
  /** First impressions as a table of numbers that the laboratory can learn anew (`smallfolk learn`), for such a set-up. */
  habits?(setup?: Setup): Promise<Habits>;
  /** Matches that hang together: each begins with what the one before has left (`leave` and `checkLegacy` of the game). */
  readonly campaign?: Campaign;
}

/**
 * Opens a box. With a set-up (as it came: it is not checked yet) it may leave out what a table of that set-up does not need:
 * further boxes, other chapters, positions from outside; 'first' is that of its first game. Without, everything is there.
 * A fresh table may do with even less: its game need not go further than the first question of a match without a legacy.
 * Whoever opens a box so lays the same match again, with a box that is not fresh, before anybody answers. What has been opened
 * stays open.
 */
export type Opener = (setup?: Readonly<Record<string, unknown>> | 'first', stage?: 'fresh') => Promise<Box>;

/** What a campaign needs beyond a game that leaves something. */
export interface Campaign {
  /**
   * The chapters that can be played now, in their order, each as those fields of the set-up that make it. `legacy` is what
   * the last match left, undefined before the first.
   */
  open(legacy: unknown): readonly Setup[];
  /** How a lost chapter is tried again: from how things stood before it. Otherwise with what the lost one left. */
  readonly retry?: 'as-it-was';
}

/** A number of the table by its place, and how often it counts. */
export type Count = readonly [number: number, times: number];

/** What the laboratory must know of a table of first impressions. The table is the one that the game's `weigh` plays by. */
export interface Habits<S = unknown> {
  /** All numbers in one line. */
  readonly numbers: readonly number[];
  /** So many of them, at the beginning, belong to another table and stay as they are. */
  readonly kept?: number;
  /** Which of them count for each option: its weight is e to the power of their sum. What is new gets a number here. */
  counts(state: S, decision: Decision): readonly (readonly Count[])[];
  /** The file that holds the table, in the folder of the game. */
  readonly file: string;
  /** The constants which that file exports, filled from such a line: a single number, or named rows of numbers. */
  parts(
    numbers: ArrayLike<number>,
  ): Readonly<Record<string, number | readonly (readonly [string, readonly number[]])[]>>;
}
