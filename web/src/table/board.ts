/**
 * The contract between the table, which is the same for all games, and the board, which each game has of its own.
 * The board receives what one seat sees and what it may choose, and returns what was chosen; it knows no rules.
 */
import type { Decision, GameEvent, Language, Option, Result, Seat, Words } from '@smallfolk/kernel';
import type { Component } from 'svelte';
import type { BedName, SoundName } from '../sound/names.ts';

/** Who sits where. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** A person at this screen, a program, or somebody elsewhere. */
  readonly kind: 'person' | 'bot' | 'remote';
}

type Details<E> = E extends unknown ? keyof E : never;

/** The events of a game, each asked for any detail that one of them has: it is undefined where this kind has none. */
export type Seen<E extends GameEvent, D extends PropertyKey = Details<E>> = E extends unknown
  ? E & { readonly [Other in Exclude<D, keyof E>]?: undefined }
  : never;

/** A line of the log. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly text: string;
  readonly rule: string | undefined;
}

/** What every component of a board (the board itself, its panels, its pages on a phone) is given. */
export interface BoardProps<
  V = unknown,
  W extends Words<V> = Words<V>,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
> {
  /**
   * What this seat sees. While `happening` is set, this is the table as it stood when that event was told (the event
   * has just happened); between events it is the present. So a board only ever draws `view`, and moves what differs
   * from what it drew before.
   */
  view: V;
  /** Whose eyes these are. */
  seat: Seat;
  seats: readonly SeatInfo[];
  /** This seat's decision with its options; undefined while others act, while events are shown, and at the end. */
  decision: Decision<O> | undefined;
  /** Chosen on the board. In a multiple selection (`decision.some`) it puts the item in or takes it out. */
  answer(option: O): void;
  /** What is in a multiple selection so far; empty otherwise. */
  selection: readonly O[];
  /** Hovered or focused, in the bar or on the board: shown on both. */
  previewed: O | undefined;
  preview(option: O | undefined): void;
  /** The event being shown now. */
  happening: E | undefined;
  /** All that has been told so far, as the log has it, up to what is being shown. */
  told: readonly Told<E>[];
  /** How long a step of motion lasts now, in milliseconds; 0: show the end at once (reduced motion, skipping). */
  pace: number;
  words: W;
  language: Language;
  /** A piece or term was tapped: opens its short explanation (see `World.term`). */
  explain(term: string): void;
  /** Opens a rule: 'R123'. */
  why(rule: string): void;
  /** A phone: the table shows pages and sheets, the board has the width of the screen. Not so on a tablet. */
  phone: boolean;
  /** The key that stands for an option in the bar: '1' to '9', or ''. May be drawn on the thing itself. */
  keyFor(option: O): string;
}

/** What the decision bar shows of an option besides its words. */
export interface OptionLook {
  /** The id of a symbol in the world's sprite (see `World.sprite`), or of one of the table's icons (`i-…`). */
  readonly symbol?: string;
  /** The title where `words.option` is too long for a button. */
  readonly title?: string;
  /** A short word behind the title: "2 steps", "1 of 2". */
  readonly note?: string;
  /** The second line. */
  readonly detail?: string;
  /** The same for a long list in a low window, where the whole is read elsewhere. */
  readonly brief?: string;
  /** The second line tells of harm. */
  readonly danger?: boolean;
  /** Chances shown as small meters, from 0 to 1, instead of the second line. */
  readonly odds?: readonly { readonly name: string; readonly chance: number }[];
}

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rule?: string;
  readonly symbol?: string;
}

/** A tab of a phone or tablet: a sheet over the board ('sheets') or a page instead of it ('pages'). */
export interface Tab<V, W extends Words<V>, O extends Option = Option, E extends GameEvent = GameEvent> {
  readonly id: string;
  name(language: Language, props: BoardProps<V, W, O, E>): string;
  readonly symbol: string;
  readonly Page: Component<BoardProps<V, W, O, E>>;
  /** A small count on the tab: how much can be done there. */
  badge?(props: BoardProps<V, W, O, E>): number;
}

/** How a table is shown where it cannot be shown whole with its panels. */
export interface Layout<V, W extends Words<V>, O extends Option = Option, E extends GameEvent = GameEvent> {
  /**
   * 'sheets': the board stays, the sheet below it holds the question or a tab's page.
   * 'pages': each tab is a page of its own, the question stands below all of them; the board is not shown by itself.
   */
  readonly mode: 'sheets' | 'pages';
  /** One line of the most important numbers. */
  readonly State?: Component<BoardProps<V, W, O, E>>;
  readonly tabs: readonly Tab<V, W, O, E>[];
  /** In 'pages': the page where what happens now is told, if the table is to turn to it by itself. */
  tells?(props: BoardProps<V, W, O, E>): string | undefined;
}

/** So much more room do letters of each size need. */
export const GROWN = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const;

/** One curve of the chart at the end. */
export interface Mark {
  /** The number of a seat, counted from 1, stands for the name of whoever sits there. */
  readonly name: string;
  readonly value: number;
  /** A CSS colour or custom property: 'var(--cheese)'. */
  readonly colour: string;
  /** The portrait beside the name, if it has one. */
  readonly symbol?: string;
}

export interface Progress {
  /** How far the game is: the round, or the turn. */
  readonly at: number;
  /** What is counted along the chart, and what upwards: "Round", "Magic cheese". */
  readonly axes: readonly [along: string, up: string];
  readonly marks: readonly Mark[];
}

/**
 * What a game brings to the table besides its rules and words. `boards/<game>/index.ts` exports it as `world`. `V` is what a
 * seat sees, `W` how it is said, `O` what may be answered, `E` what is told: a kind of answer or event that the game does not
 * have does not compile.
 */
export interface World<
  V = unknown,
  W extends Words<V> = Words<V>,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
> {
  readonly Board: Component<BoardProps<V, W, O, E>>;
  /** Beside the board on a wide screen. Below `Right` stands the log. */
  readonly Left?: Component<BoardProps<V, W, O, E>>;
  readonly Right?: Component<BoardProps<V, W, O, E>>;
  /**
   * All drawings of this world: one SVG of symbols, built from `web/art/<world>/*.svg` into `/art/<world>.svg`,
   * fetched and put into the page before the board is shown, so `<use href="#id">` works and inherits colours.
   */
  readonly sprite: string;
  /** The class of the table: the world's stylesheet sets its custom properties (`--paper`, `--title` …) on it. */
  readonly theme: string;
  /** The typeface of titles, where the stylesheet sets another than the table's own. */
  readonly titles?: string;
  /** The board fills any window by itself: letters do not grow with the room as well. */
  readonly fillsRoom?: boolean;
  /** Loads what the board says in a language. Done before anything of the world is asked for in that language. */
  speak?(language: Language): Promise<void>;
  /** Loads what is needed to draw and to tell this view. Done before it is shown, for each that is; what is there already costs nothing. */
  prepare?(view: V, words: W): Promise<void>;
  /** More attributes of the table that follow the view: `{ 'data-season': 'autumn' }`. */
  mood?(view: V): Readonly<Record<string, string>>;
  /** Beside the game's name in the top line: "round 7". */
  where?(view: V, language: Language, words: W): string;
  /** The order of play in the top line, the present one marked. */
  phases?(view: V, language: Language, over: boolean): readonly { readonly name: string; readonly now: boolean }[];
  /** Beside the question, on its right: "2 steps, 3 dice, 1 trap left". */
  means?(view: V, decision: Decision<O>, language: Language, words: W): string;
  /** Below the question, where a table comes apart into pages: what the piece does that it is about, and that stands on another page. */
  about?(decision: Decision<O>, language: Language, words: W): string | undefined;
  /**
   * Of an option that ends a turn, passes for good or throws something away: what would be given up with it, or '' if
   * nothing could be done anyway. It never has one of the first keys, and asks once more if something is given up.
   */
  givesUp?(option: O, decision: Decision<O>, view: V, language: Language, words: W): string | undefined;
  /** What many options of one kind are called together: "Walk". */
  kind?(option: O, language: Language, words: W): string;
  /** Two of this kind already stand behind one button: "Share with …". Else more than three do. */
  together?(option: O): boolean;
  /** What the board has its own tools for: on a phone it is not listed in the bar as well, unless all is asked for. */
  onBoard?(option: O): boolean;
  look?(option: O, decision: Decision<O>, view: V, language: Language, words: W): OptionLook;
  /** Who does what is being told of, where it is nobody who has a seat: the name and the portrait. */
  actor?(event: E, view: V, words: W): { readonly name: string; readonly symbol: string } | undefined;
  /** The symbol beside a line of the log. */
  symbolOf?(event: E, view: V): string | undefined;
  /** A heading of the log before this event: "The rats, round 6". */
  chapter?(event: E, view: V, language: Language): string | undefined;
  /** How long this event is shown, in steps of motion (default 1; 0: not shown by itself). */
  weight?(event: E): number;
  /** What this event sounds like. */
  sound?(event: E): SoundName | undefined;
  /** What is quietly heard all the time, where sound is wanted. */
  readonly bed?: BedName;
  /** The short explanation of a term or piece that `explain` names; a world may load it then. */
  term?(
    term: string,
    view: V,
    language: Language,
    words: W,
  ): Explanation | undefined | Promise<Explanation | undefined>;
  /** In the first game: what to know at this decision. `id` makes sure that each note is shown once; `read` are those that were. */
  lesson?(
    decision: Decision<O>,
    view: V,
    language: Language,
    words: W,
    so: { readonly told: readonly Told<E>[]; readonly read: readonly string[] },
  ): { readonly id: string; readonly text: string } | undefined;
  /** For the chart at the end: where the curves stand in this view. */
  progress?(view: V, language: Language, words: W): Progress;
  /** At the end, below the result: points in parts, a picture. Loaded then. */
  End?(): Promise<{
    readonly default: Component<{ view: V; result: Result; words: W; language: Language; seats: readonly SeatInfo[] }>;
  }>;
  readonly phone?: Layout<V, W, O, E>;
  /** On a tablet, held upright or lying; a world without it is shown as on a phone or on a wide screen. */
  readonly tablet?: { readonly upright: Layout<V, W, O, E>; readonly lying: Layout<V, W, O, E> };
}
