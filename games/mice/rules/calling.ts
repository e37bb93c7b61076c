/** A boss calls a minion: on the entry space closest to the mice, its card at the bottom of the track if it is needed. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { Group } from '../content/encounter.ts';
import { spaceIn } from '../content/room-graph.ts';
import { answerPlacing } from './arrivals.ts';
import { decider } from './deciding.ts';
import { isFull, letter, placeOf } from './figures.ts';
import { figuresLeft, putMinion, stepsToMice } from './placing.ts';
import type { Quest } from './quest.ts';
import { addBelow } from './track.ts';

export function* callMinion(t: Quest, id: string): Rules {
  let groups: readonly Group[] = [{ minion: id, count: 1 }];
  for (const moment of t.moments) if (moment.placing) groups = moment.placing(t, groups, 'event');
  const kind = t.book.kind(id);
  if (!groups.some(({ count }) => count > 0) || figuresLeft(t, kind) === 0) return;
  const free = t.room.entries.filter((space) => !isFull(t, space));
  const least = Math.min(...free.map((space) => stepsToMice(t, space)));
  const nearest = free.filter((space) => stepsToMice(t, space) === least);
  if (nearest.length === 0) return;
  const options = nearest.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(decider(t), 'place-minion', options, { rule: 'M168', about: { kind: 'minion', id } });
  const minion = putMinion(t, kind, spaceIn(t.room, to), false);
  if (placeOf(t, id) < 0) addBelow(t, [id]);
  yield* answerPlacing(t, [minion]);
}
