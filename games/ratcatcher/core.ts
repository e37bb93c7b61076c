/** The Ratcatcher as a game of the kernel, made from what is printed on its pieces: all that a table needs. */
import type { Game, Random, Result, Rules, Setup, Table } from '@smallfolk/kernel';
import type { Atlas } from './content/atlas.ts';
import { endTurn } from './rules/end-of-turn.ts';
import { GameOver, resultOf } from './rules/ending.ts';
import { beginRound, takeActions } from './rules/ratcatchers-turn.ts';
import { ratsTurn } from './rules/rats-turn.ts';
import { openingState, setUpCity } from './rules/setup.ts';
import { clone } from './state/clone.ts';
import type { HuntEvent } from './state/events.ts';
import { resample } from './state/resample.ts';
import type { State } from './state/state.ts';
import type { Hunt } from './state/table.ts';
import { huntOn, lookingAt } from './state/table.ts';
import { type View, viewOf } from './state/view.ts';

const VERSION = 4;

export function makeCore(atlas: Atlas): Game<State, View, HuntEvent> {
  const { content } = atlas;
  const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  return {
    name: 'ratcatcher',
    version: VERSION,
    fields: [
      { name: 'ratcatcher', values: ids(content.ratcatchers), default: content.ratcatchers[0]?.id ?? '' },
      { name: 'nemesis', values: ids(content.nemeses), default: content.nemeses[0]?.id ?? '' },
      { name: 'edition', values: ['second', 'first'], default: 'second' },
      { name: 'mode', values: ['standard', 'hard'], default: 'standard' },
    ],
    seats: () => 1,
    create: (setup: Setup, random: Random) => openingState(atlas, setup, random),
    rules: (table: Table<State, HuntEvent>) => hunt(huntOn(atlas, table)),
    clone,
    view: (state: State) => viewOf(huntOn(atlas, lookingAt(state))),
    resample,
  };
}

/** R18: the ratcatcher's turn and the rats' turn, until the game is decided (R17). */
function* hunt(t: Hunt): Rules<Result> {
  try {
    if (t.state.ending !== '') return resultOf(t.state.ending);
    if (t.state.phase === 'setup') yield* setUpCity(t);
    for (;;) {
      yield* takeActions(t);
      yield* endTurn(t, 'expansion');
      yield* ratsTurn(t);
      beginRound(t);
    }
  } catch (over) {
    if (over instanceof GameOver) return resultOf(over.ending);
    throw over;
  }
}
