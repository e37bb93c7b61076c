/** Looks up names: of cards, rooms, tokens, deeds, places and figures, in one language. */
import type { Decision, GameEvent, Option } from '@smallfolk/kernel';
import type { HeroClass } from '../content/hero.ts';
import type { MiceView } from '../state/view.ts';
import type { CardWords } from './card-words.ts';
import type { OpenBook } from './story/book.ts';

/** What a language brings along: names and texts of cards, and the story by chapter. */
export interface Library {
  readonly cards: CardWords;
  /** One figure of a kind whose card names them all: 'Rat warrior'. */
  readonly figures: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<HeroClass, string>>;
  readonly story: OpenBook;
}

/** Under which key of the story a deed has its name, where that is not `rule:<deed>`. */
const DEEDS: Readonly<Record<string, string>> = {
  'prison-done': 'rule:going-on',
  'the-cream-jug': 'room:kitchen/the-cream-jug',
  'turn-the-valve': 'room:pipes/the-valve',
  'lay-it-down': 'rule:the-smell',
  brew: 'rule:brewing',
  'open-the-steam': 'room:pipes/open-the-steam',
  king: 'rule:the-king-breathes',
};
const GIVEN_BY: Readonly<Record<string, string>> = {
  'fire-the-pistol': 'captains-pistol',
  'cheddar-golem': 'invoke-cheddar-golem',
  inspired: 'inspire',
  charm: 'vanestra-charm',
};

export class Telling {
  readonly library: Library;
  private readonly called: readonly string[];
  /** The table as it stands; absent where only names are wanted. */
  readonly view: MiceView | undefined;

  constructor(library: Library, view?: MiceView, called: readonly string[] = []) {
    this.library = library;
    this.view = view;
    this.called = called;
  }

  /** A text of the story: `02/opening`; empty where there is none. */
  text(key: string): string {
    const at = key.indexOf('/');
    return this.library.story[key.slice(0, at)]?.[key.slice(at + 1)] ?? '';
  }

  private inChapter(key: string): string {
    return this.library.story[this.view?.chapter ?? '']?.[key] ?? '';
  }

  name(id: unknown): string {
    const key = String(id ?? '');
    const { cards, story } = this.library;
    const classes: Readonly<Record<string, string>> = this.library.classes;
    const given = GIVEN_BY[key] ?? key;
    return (
      cards[given]?.name ??
      (story.campaign?.[`token:${key}`] ||
        this.inChapter(`${DEEDS[key] ?? `rule:${key}`}.name`) ||
        this.inChapter(`search:${key}.name`) ||
        this.inChapter(`quest:${key}.name`) ||
        classes[key] ||
        key)
    );
  }

  effect(id: string): string {
    return this.library.cards[id]?.text ?? '';
  }

  title(chapter: string): string {
    return this.library.story[chapter]?.title ?? chapter;
  }

  seat(seat: number): string | undefined {
    return this.called[seat] || undefined;
  }

  /** A space with its name: 'q (the mouse court)'. */
  place(letter: unknown, room = this.view?.room ?? ''): string {
    const name = this.library.story.places?.[`place:${room}/${String(letter)}`];
    return name ? `${String(letter)} (${name})` : String(letter);
  }

  /** One figure of this kind. */
  one(kind: unknown): string {
    return this.library.figures[String(kind)] ?? this.name(kind);
  }

  /** A mouse by its name, a minion by its kind, number and place: 'Rat warrior 3 (c)'; one that is gone by its kind. */
  who(id: unknown, kind?: unknown): string {
    if (typeof id !== 'number') return this.one(id);
    const minion = this.view?.minions.find((other) => other.id === id);
    if (minion) return `${this.one(minion.kind)} ${id} (${minion.space})`;
    return kind === undefined ? `#${id}` : `${this.one(kind)} ${id}`;
  }

  /** What a text of the book is called: the room that it tells of, or the chapter. */
  heading(key: string): string {
    const [chapter = '', id = ''] = key.split('/');
    return this.library.cards[id]?.name ?? this.title(chapter);
  }

  /** What is to be read aloud with an event, besides its line in the log: prose, and the text of a card or a rule. */
  reading(event: GameEvent): string {
    switch (event.type) {
      case 'text':
        return this.text(String(event.key));
      case 'event':
        return this.effect(String(event.card));
      case 'special-surge':
        return this.inChapter(`surge:${this.view?.room ?? ''}`);
      case 'chapter-rule':
        return this.inChapter(`rule:${String(event.id)}`);
      default:
        return '';
    }
  }

  /** Is it a thing of the story that has a name? Some counters are only for the rules. */
  isToken(id: string): boolean {
    return this.library.story.campaign?.[`token:${id}`] !== undefined;
  }

  /** The rules whose keys begin so, each with its name. */
  rulesOf(chapter: string, prefix: string): string[] {
    const texts = this.library.story[chapter] ?? {};
    return Object.keys(texts)
      .filter((key) => key.startsWith(prefix) && !key.endsWith('.name'))
      .map((key) => `${texts[`${key}.name`] ?? ''}: ${texts[key] ?? ''}`);
  }

  surge(): string {
    return this.inChapter(`surge:${this.view?.room ?? ''}.name`);
  }
}

/** An option or an event, whose details are read by name. */
export class Said {
  readonly n: Telling;
  private readonly data: Option | GameEvent;
  readonly decision: Decision | undefined;

  constructor(n: Telling, data: Option | GameEvent, decision?: Decision) {
    this.n = n;
    this.data = data;
    this.decision = decision;
  }

  raw(key: string): unknown {
    return this.data[key];
  }
  num(key: string): number {
    return Number(this.data[key] ?? 0);
  }
  is(key: string): boolean {
    const value = this.data[key];
    return value !== undefined && value !== false && value !== '' && value !== 0;
  }
  str(key: string): string {
    return String(this.data[key] ?? '');
  }
  name(key: string): string {
    return this.n.name(this.data[key]);
  }
  /** A boss's card by name and by what it does: where the players say which of them a wound goes to (M125), that is the point. */
  bossCard(key: string): string {
    const text = this.decision?.ask === 'boss-wound' ? this.n.effect(this.str(key)) : '';
    return text === '' ? this.name(key) : `${this.name(key)}: ${text}`;
  }
  who(key: string): string {
    return this.n.who(this.data[key], this.data.kind);
  }
  one(key: string): string {
    return this.n.one(this.data[key]);
  }
  place(key: string): string {
    return this.n.place(this.data[key]);
  }
  way(key: string): string {
    const value = this.data[key];
    return Array.isArray(value) ? value.join(' → ') : '';
  }
  /** What the decision is about, by name. */
  get about(): string {
    const about = this.decision?.about;
    return about ? this.n.who(about.id) : '';
  }

  /** The chance of this option, in percent, where dice decide. */
  get chance(): number | undefined {
    const { outlook } = this.n.view ?? {};
    const found =
      outlook?.attacks.find(({ weapon, target }) => weapon === this.data.weapon && target === this.data.target) ??
      outlook?.climbs.find(({ to }) => this.data.do === 'climb' && to === this.data.to) ??
      outlook?.searches.find((one) => this.data.do === 'search' && one.for === this.data.for && !this.data.with) ??
      outlook?.deeds.find(({ deed }) => deed === this.data.deed);
    return found ? Math.round(100 * found.chance) : undefined;
  }

  /** The room to which this way leads, by name. */
  get behind(): string {
    return this.n.name(this.n.view?.outlook?.ways.find(({ way }) => way === this.data.way)?.to);
  }

  get cost(): number | undefined {
    return this.n.view?.outlook?.moves.find(({ to }) => to === this.data.to)?.cost;
  }

  /** The chance to pass the trap on the way, in percent. */
  get trap(): number | undefined {
    const trap = this.n.view?.outlook?.moves.find(({ to }) => to === this.data.to)?.trap;
    return trap === undefined ? undefined : Math.round(100 * trap);
  }

  /** The chance to be captured before the next turn, at worst, in percent. */
  get danger(): number {
    return Math.round(100 * (this.n.view?.outlook?.danger.capture ?? 0));
  }

  /** The attack that is under way, for whoever is asked to answer it; chances in percent. */
  get peril(): PerilTold | undefined {
    const peril = this.n.view?.peril;
    if (!peril) return undefined;
    const { by, target, dice, hits, faces, defense, wound, capture } = peril;
    const percent = (chance: number) => Math.round(100 * chance);
    return {
      by: this.n.who(by),
      target: this.n.who(target),
      ofMouse: typeof target === 'string',
      rolled: faces.length > 0 || hits > 0,
      dice,
      hits,
      defense,
      wound: percent(wound),
      capture: percent(capture),
    };
  }
}

interface PerilTold {
  readonly by: string;
  readonly target: string;
  readonly ofMouse: boolean;
  readonly rolled: boolean;
  readonly dice: number;
  readonly hits: number;
  readonly defense: number;
  readonly wound: number;
  readonly capture: number;
}

/** The signs on the faces of a die, in the order of the faces. */
const FACES = [
  ['cheese'],
  ['sword', 'star'],
  ['sword', 'shield'],
  ['bow'],
  ['bow', 'star'],
  ['sword', 'shield', 'star'],
] as const;

export type Sign = (typeof FACES)[number][number];

/** What a roll shows, in words: signs of one die hang together. */
export const diceOf = (said: Said, names: Readonly<Record<Sign, string>>): string => {
  const faces = said.raw('faces');
  if (!Array.isArray(faces)) return '';
  return faces.map((face) => FACES[Number(face)]?.map((sign) => names[sign]).join('+') ?? '?').join(', ');
};
