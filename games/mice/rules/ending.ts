/** Winning and losing (M261-M263, OM13, OM105): at once, in the middle of whatever happens. */
import type { Result } from '@smallfolk/kernel';
import type { Ending, State } from '../state/state.ts';
import type { Quest } from './quest.ts';

/** Thrown where the chapter ends, so that nothing further happens; caught by the main rule only. */
export class ChapterOver {
  readonly ending: Ending;
  constructor(ending: Ending) {
    this.ending = ending;
  }
}

const RULES: Readonly<Record<Ending, string>> = {
  '': 'M261',
  won: 'M261',
  'end-page': 'M262',
  'all-captured': 'M263',
  chapter: 'M263',
};

export function end(t: Quest, ending: Ending): never {
  t.state.ending = ending;
  t.emit?.({ type: 'chapter-over', ending, rule: RULES[ending] });
  throw new ChapterOver(ending);
}

/** OM105: after every completed step. Of two conditions met at once the defeat by the hourglass goes first (it has ended already). */
export function checkEnd(t: Quest): void {
  if (t.chapter.defeat?.(t)) end(t, 'chapter');
  if (t.chapter.victory(t)) end(t, 'won');
}

/** M261: all win together, or nobody. */
export function resultOf(state: State): Result {
  const won = state.ending === 'won';
  return { winners: won ? Array.from({ length: state.seats }, (_, seat) => seat) : [], reason: state.ending };
}
