/** What this game tells a bot beyond its rules: how the company stands, and which options look promising. All seats share one result. */
import type { Insight } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import { lookingAt, type Quest } from '../rules/quest.ts';
import { lifeOf } from '../rules/values.ts';
import type { State } from '../state/state.ts';
import { weightsOf } from './promise.ts';

export function insightOf(book: Book): Insight<State> {
  // A bot looks at one state many times in a row.
  let latest: Quest | undefined;
  const look = (state: State): Quest => {
    if (latest?.state !== state) latest = lookingAt(book, state);
    else latest.look();
    return latest;
  };
  return {
    evaluate: (state) => evaluate(look(state)),
    weigh: (state, decision) => weightsOf(look(state), decision),
  };
}

/** From 0 (lost) to 1 (won): time left, what was done already, and in what shape the mice are. */
function evaluate(t: Quest): number {
  const { state } = t;
  if (state.ending !== '') return state.ending === 'won' ? 1 : 0;
  const pages = state.end > 0 ? (state.end - state.page - state.wheel / 6) / state.end : 1;
  const done =
    state.found.length +
    state.bossesDefeated.length +
    state.earned.length +
    0.4 * state.visited.length +
    0.5 * state.flags.length;
  const hurt = state.mice.reduce((sum, mouse) => {
    if (mouse.where === 'captured') return sum + 1;
    return sum + (mouse.wounds + mouse.poison) / lifeOf(t, mouse);
  }, 0);
  const threat = state.minions.reduce((sum, minion) => sum + (t.book.kind(minion.kind).size === 'large' ? 2.5 : 1), 0);
  const sum = -1.2 + 2.6 * pages + 0.45 * done - 0.8 * hurt - 0.12 * threat;
  return 1 / (1 + Math.exp(-sum));
}
