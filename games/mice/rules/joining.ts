/** A mouse joins in the middle of a chapter (OM18): its card goes to the bottom of the track and has its turn this round. */
import type { Rules, Seat } from '@smallfolk/kernel';
import type { SpaceIndex } from '../content/room-graph.ts';
import { letter } from './figures.ts';
import { chooseAbilities, newMouse } from './party.ts';
import type { Quest } from './quest.ts';
import { addBelow } from './track.ts';

export function* joinLate(t: Quest, hero: string, space: SpaceIndex, seats: readonly Seat[], wounds: number): Rules {
  const { state } = t;
  const mouse = { ...newMouse(hero, 0), seats: [...seats], space, wounds };
  for (const card of t.book.hero(hero).starting) {
    const at = state.aside.indexOf(card);
    if (at < 0) continue;
    state.aside.splice(at, 1);
    mouse.body.push(card);
  }
  state.mice.push(mouse);
  t.emit?.({ type: 'joined', mouse: hero, seat: seats[0] ?? 0, rule: 'M293' });
  t.emit?.({ type: 'arrived', mouse: hero, space: letter(t, space), rule: 'M293' });
  const before = state.legacy?.mice[hero];
  if (before) mouse.abilities.push(...before.abilities);
  yield* chooseAbilities(t, mouse);
  addBelow(t, [hero]);
  t.look();
}
