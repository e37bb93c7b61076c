/** One minion is called, its card at the bottom of the track if it is needed: by a boss, or by a chapter. */
import type { Rules } from '@smallfolk/kernel';
import type { Group } from '../content/encounter.ts';
import type { Source } from '../content/moments.ts';
import { answerPlacing } from './arrivals.ts';
import { entryFor, figuresLeft, putMinion } from './placing.ts';
import type { Quest } from './quest.ts';
import { addBelow } from './track.ts';

export function* callMinion(t: Quest, id: string, which: 'nearest' | 'farthest', source: Source): Rules {
  let groups: readonly Group[] = [{ minion: id, count: 1 }];
  for (const moment of t.moments) if (moment.placing) groups = moment.placing(t, groups, source);
  const kind = t.book.kind(id);
  if (!groups.some(({ count }) => count > 0) || figuresLeft(t, kind) === 0) return;
  const space = yield* entryFor(t, kind, which);
  if (space === undefined) return;
  const minion = putMinion(t, kind, space, false);
  addBelow(t, [id]);
  yield* answerPlacing(t, [minion]);
}
