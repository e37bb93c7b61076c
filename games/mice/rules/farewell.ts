/** After the end (M264-M267, OM108): what was earned, which texts are read, and the one card that each mouse keeps. */
import { choose, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { Mouse } from '../state/mouse.ts';
import { earn } from './achievements.ts';
import { seatOf } from './deciding.ts';
import { readText } from './encounter.ts';
import type { Quest } from './quest.ts';

export function* farewell(t: Quest): Rules {
  const won = t.state.ending === 'won';
  for (const id of t.chapter.rewards?.(t, won) ?? []) earn(t, id, 'M292');
  if (t.chapter.epilogue) yield* happen(t.chapter.epilogue(t, won));
  for (const id of t.chapter.endings(t, won)) readText(t, id);
  for (const mouse of t.state.mice) yield* keepOne(t, mouse);
}

/** M266, R40: any search card it holds, besides its starting equipment; no party item. */
function* keepOne(t: Quest, mouse: Mouse): Rules {
  const starting = new Set(t.book.printed.heroes.flatMap((hero) => hero.starting));
  const cards = [...new Set([...mouse.pack, ...mouse.body])].filter((card) => !starting.has(card));
  if (cards.length === 0) return;
  const options = cards.map((card) => ({ do: 'keep', card }));
  const { card } = yield* choose(seatOf(mouse), 'keep-one', options, {
    rule: 'M266',
    about: { kind: 'mouse', id: mouse.hero },
  });
  t.state.kept[mouse.hero] = card;
  t.emit?.({ type: 'kept', mouse: mouse.hero, card, rule: 'M266' });
}
