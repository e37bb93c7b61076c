/** Looks up names: of cards, rooms, tokens, deeds, places and figures, in one language. */
import type { Decision, GameEvent, Option } from '@smallfolk/kernel';
import type { MiceView } from '../state/view.ts';
import type { CardWords } from './card-words.ts';
import type { OpenBook } from './story/book.ts';

/** What a language brings along: names and texts of cards, and the story by chapter. */
export interface Library {
  readonly cards: CardWords;
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
};
const GIVEN_BY: Readonly<Record<string, string>> = { 'fire-the-pistol': 'captains-pistol' };

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
    const given = GIVEN_BY[key] ?? key;
    return (
      cards[given]?.name ??
      (story.campaign?.[`token:${key}`] ||
        this.inChapter(`${DEEDS[key] ?? `rule:${key}`}.name`) ||
        this.inChapter(`search:${key}.name`) ||
        this.inChapter(`quest:${key}.name`) ||
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

  /** A mouse by its name, a minion by its kind and place: 'Rat Warriors 3 (c)'. */
  who(id: unknown): string {
    if (typeof id !== 'number') return this.name(id);
    const minion = this.view?.minions.find((one) => one.id === id);
    return minion ? `${this.name(minion.kind)} ${id} (${minion.space})` : `#${id}`;
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
  who(key: string): string {
    return this.n.who(this.data[key]);
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

  get cost(): number | undefined {
    return this.n.view?.outlook?.moves.find(({ to }) => to === this.data.to)?.cost;
  }
}

/** The signs of a die in letters, for the log: what each face shows. */
export const SIGNS: readonly string[] = ['🧀', '⚔★', '⚔🛡', '🏹', '🏹★', '⚔🛡★'];

export const diceOf = (said: Said): string => {
  const faces = said.raw('faces');
  return Array.isArray(faces) ? faces.map((face) => SIGNS[Number(face)] ?? '?').join(' ') : '';
};
