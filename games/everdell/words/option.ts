/** Every kind of answer that this game and its further boxes offer: those that have a sentence in each language. */
import type { OptionThat } from '@smallfolk/kernel';
import type { OptionName as OfNightweave } from '../mistwood/words/en/nightweave.ts';
import type { OptionName as OfSchemes } from '../mistwood/words/en/schemes.ts';
import type { OptionName as OfMistwood } from '../mistwood/words/en/sentences.ts';
import type { OptionName } from './en/options.ts';

/** An answer as a board gets it: of a kind that this game has. */
export type EverdellOption = OptionThat<OptionName | OfMistwood | OfNightweave | OfSchemes>;
