/** What the parts of this board are given. */
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<MiceView, MiceWords>;
