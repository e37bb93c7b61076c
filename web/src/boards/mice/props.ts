/** What the parts of this board are given, with the views, words, answers and events of its game. */

import type { Decision as Asked } from '@smallfolk/kernel';
import type { MiceEvent } from '@smallfolk/mice/rules/events.ts';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceOption, MiceWords } from '@smallfolk/mice/words/words.ts';
import type * as Table from '../../table/board.ts';

export type { MiceOption as Option };
export type Decision = Asked<MiceOption>;
export type Event = Table.Seen<MiceEvent>;
export type Props = Table.BoardProps<MiceView, MiceWords, MiceOption, Event>;
export type World = Table.World<MiceView, MiceWords, MiceOption, Event>;
