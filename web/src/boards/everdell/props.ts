/** What the parts of this board are given. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<EverdellView, EverdellWords>;
