/** What one language has to say about this game. The compiler sees to it that no event lacks words. */
import type { Decision } from '@smallfolk/kernel';
import type { HuntEvent } from '../state/events.ts';
import type { Ask, HuntOption, OptionOf } from '../state/options.ts';
import type { Ending } from '../state/state.ts';
import type { ContentWords } from './content-words.ts';
import type { Say } from './say.ts';
import type { BoardPhrases } from './table-phrases.ts';

export type EventPhrases = {
  readonly [T in HuntEvent['type']]: (event: Extract<HuntEvent, { type: T }>, say: Say) => string;
};

export type AskPhrases = Readonly<Record<Ask, (decision: Decision, say: Say) => string>>;
export type OptionPhrases = {
  readonly [D in HuntOption['do']]: (option: OptionOf<D>, decision: Decision, say: Say) => string;
};

interface Field {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** What a value means for the game. */
  readonly about?: Readonly<Record<string, string>>;
}

export interface Phrases {
  readonly title: string;
  readonly blurb: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly content: ContentWords;
  readonly asks: AskPhrases;
  readonly options: OptionPhrases;
  readonly events: EventPhrases;
  readonly results: Readonly<Record<Ending, string>>;
  readonly board: BoardPhrases;
}
