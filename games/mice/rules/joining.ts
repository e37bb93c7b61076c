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
  for (const card of t.book.hero(hero).starting) if (takeFromAside(t, card)) mouse.body.push(card);
  state.mice.push(mouse);
  t.emit?.({ type: 'joined', mouse: hero, seat: seats[0] ?? 0, rule: 'M293' });
  t.emit?.({ type: 'arrived', mouse: hero, space: letter(t, space), rule: 'M293' });
  const before = state.legacy?.mice[hero];
  if (before) mouse.abilities.push(...before.abilities);
  if (before && takeFromAside(t, before.kept)) mouse.pack.push(before.kept);
  yield* chooseAbilities(t, mouse);
  addBelow(t, [hero]);
  t.look();
}

/** Takes a card that was set aside for somebody; false if it is not there. */
export function takeFromAside(t: Quest, card: string): boolean {
  const at = t.state.aside.indexOf(card);
  if (at >= 0) t.state.aside.splice(at, 1);
  return at >= 0;
}
