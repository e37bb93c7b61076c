/** Everdell told in words: one teller for all languages, over a catalogue for each. */
import type { Seat, Words } from '@smallfolk/kernel';
import type { Goods } from '../state/resource.ts';
import type { Score } from '../state/score.ts';
import type { EverdellView } from '../state/view.ts';
import type { AskName } from './en/asks.ts';
import type { HappeningName } from './en/happenings.ts';
import type { OptionName } from './en/options.ts';
import type { Entry } from './entry.ts';
import type { FieldWords, TellResult } from './fields.ts';
import type { Labels } from './labels.ts';
import { type NamedThings, Names } from './names.ts';
import { Question } from './question.ts';
import { opponentAt, Said, type Who } from './said.ts';
import type { Telling } from './table/telling.ts';

/** All that a language says. A sentence that is missing in one of them does not compile. */
export interface Catalogue extends NamedThings {
  readonly title: string;
  readonly blurb: string;
  /** Loaded where somebody is asked about the set-up; a table knows its answers. */
  readonly fields?: Fields;
  readonly asks: Readonly<Record<AskName, (question: Question) => string>>;
  readonly options: Readonly<Record<OptionName, (option: Said, question: Question) => string>>;
  readonly happenings: Readonly<Record<HappeningName, (event: Said) => string>>;
  /** What is printed on a thing that comes into the game, for those who do not see it lie there. */
  readonly readings?: Readonly<Record<string, (event: Said) => string>>;
  /** Of the text table. */
  readonly labels: () => Promise<Labels>;
  readonly beside?: () => Promise<Beside>;
  readonly goods: (amount: Goods) => string;
  /** The name of a player. */
  readonly player: (who: Who) => string;
  readonly categories: Readonly<Record<keyof Score, string>>;
  readonly result: TellResult;
}

export type Fields = Readonly<Record<string, FieldWords>>;

/** What a further box adds to the text table: sections of lines. */
export type Beside = (view: EverdellView, telling: Telling) => readonly (readonly string[])[];

/** What a further box says: its cards and things, and sentences that the base game has no use for. */
export interface Addition {
  readonly cards: Readonly<Record<string, Entry>>;
  readonly things: Readonly<Record<string, Entry>>;
  readonly asks: Readonly<Record<string, (question: Question) => string>>;
  readonly options: Readonly<Record<string, (option: Said, question: Question) => string>>;
  readonly happenings: Readonly<Record<string, (event: Said) => string>>;
  readonly readings?: Readonly<Record<string, (event: Said) => string>>;
  /** Loaded with the text table. */
  readonly beside?: () => Promise<Beside>;
}

/** The words of the kernel, and the name and the effect of everything that has an id. */
export interface EverdellWords extends Words<EverdellView> {
  name(id: string): string;
  /** What a card, place or event does, or what a term means; empty for what is unknown. */
  effect(id: string): string;
  player(view: EverdellView, seat: Seat): string;
  /** "2 twigs and 1 berry"; a word for nothing. */
  goods(amount: Goods): string;
  /** A part of the score. */
  category(part: keyof Score): string;
  calling(names: readonly string[]): EverdellWords;
  /** The same words, with those of a further box. */
  adding(more: Addition): EverdellWords;
  /** The same words, with those of the set-up. */
  asking(fields: Fields): EverdellWords;
}

export function tell(catalogue: Catalogue, called: readonly string[] = []): EverdellWords {
  const names = new Names(catalogue, called);
  const { fields = {} } = catalogue;
  return {
    title: catalogue.title,
    blurb: catalogue.blurb,
    name: (id) => names.name(id),
    effect: (id) => names.effect(id),
    player: (view, seat) =>
      catalogue.player({ seat, you: false, automaton: opponentAt(view, seat), called: names.seat(seat) }),
    goods: (amount) => catalogue.goods(amount),
    category: (part) => catalogue.categories[part],
    field(name, value, beside = {}) {
      const field = find(fields, name);
      if (value === undefined) return field?.name ?? name;
      const said = field?.values[value] ?? String(value);
      return typeof said === 'string' ? said : said(beside);
    },
    about: (name, value) => find(fields, name)?.about?.[value] ?? '',
    ask(decision) {
      const sentence = find(catalogue.asks, decision.ask);
      return sentence ? sentence(new Question(decision, names)) : decision.ask;
    },
    option(option, decision, view) {
      const sentence = find(catalogue.options, option.do);
      if (!sentence) return option.do;
      return sentence(new Said(option, names, view), new Question(decision, names));
    },
    event(event, view) {
      const sentence = find(catalogue.happenings, event.type);
      return sentence ? sentence(new Said(event, names, view)) : event.type;
    },
    reading: (event, view) => find(catalogue.readings ?? {}, event.type)?.(new Said(event, names, view)) ?? '',
    result: (result, seat) => catalogue.result(result, seat, (other) => names.seat(other)),
    calling: (others) => tell(catalogue, others),
    adding: (more) => tell(withMore(catalogue, more), called),
    asking: (more) => tell({ ...catalogue, fields: { ...fields, ...more } }, called),
    board: async (view) => {
      const [{ boardText }, labels, beside] = await Promise.all([
        import('./table/board.ts'),
        catalogue.labels(),
        catalogue.beside?.(),
      ]);
      return boardText(view, { names, labels, player: catalogue.player }, beside);
    },
  };
}

function withMore(catalogue: Catalogue, more: Addition): Catalogue {
  return {
    ...catalogue,
    cards: { ...catalogue.cards, ...more.cards },
    things: { ...catalogue.things, ...more.things },
    asks: { ...catalogue.asks, ...more.asks },
    options: { ...catalogue.options, ...more.options },
    happenings: { ...catalogue.happenings, ...more.happenings },
    readings: { ...catalogue.readings, ...more.readings },
    ...(more.beside && { beside: more.beside }),
  };
}

/** What comes from outside may name anything; only what the catalogue itself has is found. */
function find<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
