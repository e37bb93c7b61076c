/** The Ratcatcher as a game of the kernel, made from what is printed on its pieces. */
import type { Game, Random, Result, Rules, Setup, Table } from '@smallfolk/kernel';
import { atlasOf } from './atlas.ts';
import type { Content } from './content.ts';
import { end, GameOver, LAST_ROUND, resultOf } from './ending.ts';
import type { Hunt } from './hunt.ts';
import { insightOf } from './insight.ts';
import { huntOn, lookingAt } from './looking.ts';
import { openingState, setUpCity } from './opening.ts';
import { parsePosition } from './position.ts';
import { ratsTurn } from './rats-turn.ts';
import { clone, type State } from './state.ts';
import { beginRound, endTurn, takeActions } from './turn.ts';
import { type View, viewOf } from './view.ts';

const VERSION = 3;

export function makeGame(content: Content): Game<State, View> {
  const atlas = atlasOf(content);
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
    rules: (table: Table<State>) => hunt(huntOn(atlas, table)),
    clone,
    view: (state: State) => viewOf(huntOn(atlas, lookingAt(state))),
    resample,
    position: (setup: Setup, description: unknown) => parsePosition(atlas, setup, description),
    insight: insightOf(atlas),
  };
}

/** R18: the ratcatcher's turn and the rats' turn, until the game is decided (R17). */
function* hunt(t: Hunt): Rules<Result> {
  try {
    if (t.state.ending !== '') return resultOf(t.state.ending);
    if (t.state.phase === 'setup') yield* setUpCity(t);
    for (;;) {
      yield* takeActions(t);
      yield* endTurn(t);
      yield* ratsTurn(t);
      if (t.state.round >= LAST_ROUND) end(t, 'too-late');
      beginRound(t);
    }
  } catch (over) {
    if (over instanceof GameOver) return resultOf(over.ending);
    throw over;
  }
}

/** Hidden from everybody is the order of the two decks, and nothing else. */
function resample(state: State, _seat: number, random: Random): void {
  random.shuffle(state.deck);
  random.shuffle(state.peculiarDeck);
}
