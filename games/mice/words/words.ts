/** Mice and Mystics told in words: one teller for all languages, over a catalogue for each. */
import type { OptionThat, Result, Seat, Words } from '@smallfolk/kernel';
import type { Legacy } from '../state/legacy.ts';
import type { MiceView } from '../state/view.ts';
import type { CardWords } from './card-words.ts';
import type { asks } from './en/asks.ts';
import type { happenings } from './en/happenings.ts';
import type { fields, labels } from './en/labels.ts';
import type { options } from './en/options.ts';
import { openBook, type StoryBook } from './story/book.ts';
import { type Library, Said, Telling } from './telling.ts';

type Sentences<T> = { readonly [name in keyof T]: (said: Said) => string };

/** All that a language says. A sentence that is missing in one of them does not compile. */
export interface Catalogue extends Library {
  readonly title: string;
  readonly blurb: string;
  readonly asks: Sentences<typeof asks>;
  readonly options: Sentences<typeof options>;
  readonly happenings: Sentences<typeof happenings>;
  readonly labels: Labels;
  readonly fields: Fields;
}

/** A language as it is kept: its story book and the cards of its decks are opened only where they are read. */
interface Tongue extends Omit<Catalogue, 'story'> {
  readonly story: StoryBook;
  readonly decks: () => Promise<{ readonly cards: CardWords }>;
}

/** Speaks a language: with one chapter of the story and the cards that lie there at its beginning, or with everything. */
export async function speak(tongue: Tongue, chapter?: unknown): Promise<MiceWords> {
  const cards = { ...tongue.cards };
  const story = await openBook(tongue.story, chapter);
  const words = tell({ ...tongue, cards, story }, async () => void Object.assign(cards, (await tongue.decks()).cards));
  if (chapter === undefined) await words.openDecks();
  return words;
}

/** An answer as a board gets it: of a kind that has a sentence in each language. */
export type MiceOption = OptionThat<keyof typeof options>;

export type Labels = { readonly [name in keyof typeof labels]: string };
export type Fields = {
  readonly [name in keyof typeof fields]: {
    readonly name: string;
    readonly about?: string;
    readonly values: Readonly<Record<string, string>>;
  };
};

/** The words of the kernel, and the names, effects and texts of everything that has an id. */
export interface MiceWords extends Words<MiceView> {
  name(id: string): string;
  effect(id: string): string;
  /** A text of the book by its key: `02/opening`, `02/title`, `02/goal:objective`. */
  text(key: string): string;
  place(room: string, letter: string): string;
  /** One figure of a kind: 'Rat warrior'. */
  one(kind: string): string;
  label(name: keyof Labels): string;
  /** From now on it also knows what is drawn, met and earned in a chapter. */
  openDecks(): Promise<void>;
  calling(names: readonly string[]): MiceWords;
}

function tell(catalogue: Catalogue, openDecks: () => Promise<void>, called: readonly string[] = []): MiceWords {
  const bare = new Telling(catalogue, undefined, called);
  const at = (view: MiceView) => new Telling(catalogue, view, called);
  return {
    title: catalogue.title,
    blurb: catalogue.blurb,
    name: (id) => bare.name(id),
    effect: (id) => bare.effect(id),
    text: (key) => bare.text(key),
    place: (room, letter) => bare.place(letter, room),
    one: (kind) => bare.one(kind),
    label: (name) => catalogue.labels[name],
    field: (name, value) => fieldText(catalogue, bare, name, value),
    about: (name) => find(catalogue.fields, name)?.about ?? '',
    ask(decision, view) {
      const sentence = find(catalogue.asks, decision.ask);
      return sentence ? sentence(new Said(at(view), { do: decision.ask }, decision)) : decision.ask;
    },
    option(option, decision, view) {
      const sentence = find(catalogue.options, option.do);
      return sentence ? sentence(new Said(at(view), option, decision)) : option.do;
    },
    event(event, view) {
      const sentence = find(catalogue.happenings, event.type);
      return sentence ? sentence(new Said(at(view), event)) : event.type;
    },
    reading: (event, view) => at(view).reading(event),
    result: (result, seat) => resultText(catalogue, result, seat),
    carried: (legacy) => carriedText(catalogue.labels, bare, legacy as Legacy), // left by this game
    openDecks,
    calling: (names) => tell(catalogue, openDecks, names),
    async board(view) {
      const [{ tableAsText }] = await Promise.all([import('./table-as-text.ts'), openDecks()]);
      return tableAsText(at(view), catalogue.labels, view);
    },
  };
}

function fieldText(catalogue: Catalogue, names: Telling, name: string, value: string | number | undefined): string {
  const field = find(catalogue.fields, name);
  if (value === undefined) return field?.name ?? name;
  const known = field?.values[String(value)];
  if (known) return known;
  if (name === 'chapter')
    return `${/^\d/.test(String(value)) ? `${Number(value)}. ` : ''}${names.title(String(value))}`;
  if (name === 'party')
    return String(value)
      .split('+')
      .map((hero) => names.name(hero))
      .join(', ');
  return String(value);
}

/** M265-M267: what has been earned, and each mouse with what it takes along. */
function carriedText(labels: Labels, names: Telling, { achievements, mice }: Legacy): string[] {
  const listed = (ids: readonly string[]) => ids.map((id) => names.name(id)).join(', ');
  const lines = achievements.length > 0 ? [`${labels.earned}: ${listed(achievements)}`] : [];
  for (const [hero, { abilities, kept }] of Object.entries(mice)) {
    const keeps = kept === '' ? '' : `; ${labels.keeps} ${names.name(kept)}`;
    lines.push(`${names.name(hero)}: ${listed(abilities)}${keeps}`);
  }
  return lines;
}

function resultText({ labels }: Catalogue, { reason, winners }: Result, _seat: Seat): string {
  if (winners.length > 0) return labels.won;
  return reason === 'all-captured' ? labels.allCaptured : reason === 'end-page' ? labels.endPage : labels.lost;
}

/** What comes from outside may name anything; only what the catalogue itself has is found. */
function find<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
