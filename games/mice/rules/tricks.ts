/** Tricks as reactions (M13, OM52): played when their card says, by the mouse that has them, then discarded. */
import { offer, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { Trick } from '../content/search-card.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { seatOf } from './deciding.ts';
import { isClose, isSmall, onBoard } from './figures.ts';
import type { Quest } from './quest.ts';

/** The tricks of this moment that the mouse holds and that would do something. */
export function tricksOf(t: Quest, mouse: Mouse, when: Trick['when'], minion?: Minion): Trick[] {
  if (mouse.pack.length === 0 || !onBoard(mouse)) return [];
  const tricks: Trick[] = [];
  for (const id of mouse.pack) {
    const card = t.book.card(id);
    if (card.kind === 'trick' && card.when === when && !tricks.includes(card) && card.useful(t, mouse, minion))
      tricks.push(card);
  }
  return tricks;
}

export function* playTrick(t: Quest, mouse: Mouse, trick: Trick, minion?: Minion): Rules {
  mouse.pack.splice(mouse.pack.indexOf(trick.id), 1);
  t.state.searchDiscard.push(trick.id);
  t.emit?.({ type: 'trick', mouse: mouse.hero, card: trick.id, rule: 'M13' });
  yield* happen(trick.play(t, mouse, minion));
}

/** Asks the mouse whether it plays one of its tricks; true if it did. */
export function* mayPlay(t: Quest, mouse: Mouse, when: Trick['when'], minion?: Minion): Rules<boolean> {
  for (const trick of tricksOf(t, mouse, when, minion)) {
    const options = [{ do: 'trick', card: trick.id }, { do: 'no' }] as const;
    const answer = yield* offer(seatOf(mouse), 'trick', options, {
      rule: 'M13',
      about: { kind: 'mouse', id: mouse.hero },
    });
    if (answer.do === 'no') continue;
    yield* playTrick(t, mouse, trick, minion);
    return true;
  }
  return false;
}

/** Would somebody be asked for a trick if this minion came to that space? */
export const liesInWait = (t: Quest, minion: Minion, space: number): boolean =>
  isSmall(t, minion) &&
  t.state.mice.some(
    (mouse) =>
      mouse.space !== space && isClose(t, mouse.space, space) && tricksOf(t, mouse, 'minion-moves', minion).length > 0,
  );

/** A small minion has entered a space: whoever lies in wait next to it may trip it. */
export function* tripped(t: Quest, minion: Minion): Rules {
  for (const mouse of t.state.mice) {
    if (minion.down || mouse.pack.length === 0) continue;
    if (isClose(t, mouse.space, minion.space) && mouse.space !== minion.space)
      yield* mayPlay(t, mouse, 'minion-moves', minion);
  }
}
