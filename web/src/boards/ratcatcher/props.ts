/** What the parts of this board are given, with the views, words and answers of its game. */
import type { Decision as Asked } from '@smallfolk/kernel';
import type { RatcatcherOption } from '@smallfolk/ratcatcher/state/options.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type { BoardProps } from '../../table/board.ts';

export type { RatcatcherOption as Option };
export type Decision = Asked<RatcatcherOption>;
export type Props = BoardProps<View, RatcatcherWords, RatcatcherOption>;
