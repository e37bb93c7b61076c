/** The hourglass and the End marker (M41, M261, M262, M295). */
import { choose, type Rules } from '@smallfolk/kernel';
import { decider } from './deciding.ts';
import { endMarkerMustMove } from './editions.ts';
import { end } from './ending.ts';
import type { Quest } from './quest.ts';

/** M28: the chapter track has eight pages. */
export const LAST_PAGE = 8;

/** One page on; on the End marker the chapter is lost (M262). */
export function turnPage(t: Quest, rule: string): void {
  const { state } = t;
  if (state.page < LAST_PAGE) state.page++;
  t.emit?.({ type: 'hourglass', page: state.page, end: state.end, rule });
  if (state.end > 0 && state.page >= state.end) end(t, 'end-page');
}

/** OM106: the End marker goes a page on, but stays on the track. `hu` leaves an achievement's page to the players. */
export function* moveEndMarker(t: Quest, rule: string): Rules {
  const { state } = t;
  if (state.end === 0 || state.end >= LAST_PAGE) return;
  if (!endMarkerMustMove(state)) {
    const { do: answer } = yield* choose(decider(t), 'move-end', [{ do: 'yes' }, { do: 'no' }], { rule });
    if (answer === 'no') return;
  }
  setEnd(t, state.end + 1, rule);
}

/** A chapter moves the End marker; it never leaves the track (standing rule end-cap). */
export function moveEndMarkerBy(t: Quest, pages: number, rule: string): void {
  setEnd(t, t.state.end + pages, rule);
}

function setEnd(t: Quest, page: number, rule: string): void {
  t.state.end = Math.min(LAST_PAGE, page);
  t.emit?.({ type: 'end-marker', page: t.state.end, rule });
}
