/** What the parts of this board are given, with the views, words, answers and events of its game. */

import type { Decision as Asked } from '@smallfolk/kernel';
import type { HuntEvent } from '@smallfolk/ratcatcher/state/events.ts';
import type { RatcatcherOption } from '@smallfolk/ratcatcher/state/options.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type * as Table from '../../table/board.ts';

export type { RatcatcherOption as Option };
export type Decision = Asked<RatcatcherOption>;
export type Event = Table.Seen<HuntEvent>;
export type Props = Table.BoardProps<View, RatcatcherWords, RatcatcherOption, Event>;
export type World = Table.World<View, RatcatcherWords, RatcatcherOption, Event>;
