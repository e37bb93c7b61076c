/** What the parts of this board are given, with the views, words and answers of its game. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellOption } from '@smallfolk/everdell/words/option.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Decision as Asked } from '@smallfolk/kernel';
import type { BoardProps } from '../../table/board.ts';

export type { EverdellOption as Option };
export type Decision = Asked<EverdellOption>;
export type Props = BoardProps<EverdellView, EverdellWords, EverdellOption>;
