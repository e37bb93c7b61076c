/** What the parts of this board are given, with the views, words and answers of its game. */
import type { Decision as Asked } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceOption, MiceWords } from '@smallfolk/mice/words/words.ts';
import type { BoardProps } from '../../table/board.ts';

export type { MiceOption as Option };
export type Decision = Asked<MiceOption>;
export type Props = BoardProps<MiceView, MiceWords, MiceOption>;
