/** The pack (M147-M149, OM53): what goes in, and what must be discarded when it is too much. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { seatOf } from './deciding.ts';
import type { Quest } from './quest.ts';
import { packRoom } from './values.ts';

const isTrick = (t: Quest, card: string): boolean => t.book.card(card).kind === 'trick';

export function* putInPack(t: Quest, mouse: Mouse, card: string): Rules {
  mouse.pack.push(card);
  t.emit?.({ type: 'packed', mouse: mouse.hero, card, rule: 'M129' });
  yield* trimPack(t, mouse);
}

/** M149: over the limit one non-trick card of choice goes at once, without cheese. */
export function* trimPack(t: Quest, mouse: Mouse): Rules {
  for (;;) {
    const heavy = mouse.pack.filter((card) => !isTrick(t, card));
    if (heavy.length <= packRoom(t, mouse)) return;
    const options = [...new Set(heavy)].map((card) => ({ do: 'discard', card }));
    const { card } = yield* choose(seatOf(mouse), 'pack-full', options, {
      rule: 'M149',
      about: { kind: 'mouse', id: mouse.hero },
    });
    mouse.pack.splice(mouse.pack.indexOf(card), 1);
    t.state.searchDiscard.push(card);
    t.emit?.({ type: 'discarded', mouse: mouse.hero, card, rule: 'M149' });
  }
}
