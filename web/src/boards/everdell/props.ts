/** What the parts of this board are given, with the views, words, answers and events of its game. */
import type { Happening } from '@smallfolk/everdell/state/events.ts';
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { EverdellOption } from '@smallfolk/everdell/words/option.ts';
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Decision as Asked } from '@smallfolk/kernel';
import type * as Table from '../../table/board.ts';

export type { EverdellOption as Option };
export type Decision = Asked<EverdellOption>;
export type Event = Table.Seen<Happening>;
export type Told = Table.Told<Event>;
export type Props = Table.BoardProps<EverdellView, EverdellWords, EverdellOption, Event>;
export type World = Table.World<EverdellView, EverdellWords, EverdellOption, Event>;
export type Layout = Table.Layout<EverdellView, EverdellWords, EverdellOption, Event>;
export type Tab = Table.Tab<EverdellView, EverdellWords, EverdellOption, Event>;
