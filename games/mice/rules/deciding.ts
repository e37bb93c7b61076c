/** Who decides (OM2): the player of the active mouse; in a minion's turn the one of M187; in set-up the first seat. */
import type { Seat } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { mouseIn } from './figures.ts';
import type { Quest } from './quest.ts';

/** Who leads the mouse now; several seats take its turns alternately, the lower first (standing rule few-mice). */
export function seatOf(mouse: Mouse): Seat {
  const { seats, turns } = mouse;
  return seats[Math.max(0, turns - 1) % seats.length] ?? 0;
}

/** M187, OM20: the lowest mouse on the track, captured or not. */
export function lowestMouse(t: Quest): Mouse | undefined {
  const { track } = t.state;
  for (let at = track.length - 1; at >= 0; at--) {
    const mouse = mouseIn(t, track[at]?.card ?? '');
    if (mouse) return mouse;
  }
  return undefined;
}

export function decider(t: Quest): Seat {
  const { turn } = t.state;
  if (!turn) return 0;
  const active = mouseIn(t, turn.card) ?? lowestMouse(t);
  return active ? seatOf(active) : 0;
}
