/** A surge (M179-M185, OM11-OM13, OM71-OM73): the hourglass moves, and more minions come. */
import type { Rules } from '@smallfolk/kernel';
import type { Group } from '../content/encounter.ts';
import { happen } from '../content/happening.ts';
import type { Minion } from '../state/minion.ts';
import { answerPlacing } from './arrivals.ts';
import { checkEnd } from './ending.ts';
import { turnPage } from './hourglass.ts';
import { placeGroups } from './placing.ts';
import type { Quest } from './quest.ts';

export function* surge(t: Quest): Rules {
  const { state } = t;
  state.surges++;
  t.emit?.({ type: 'surge', rule: 'M179' });
  turnPage(t, 'M180');
  for (const moment of t.moments) if (moment.atSurge) yield* happen(moment.atSurge(t));
  const arrived = yield* newcomers(t);
  state.wheel = 0; // M184, OM73: before anybody reacts to the placing
  t.emit?.({ type: 'wheel', added: 0, wheel: 0, rule: 'M184' });
  yield* answerPlacing(t, arrived);
  checkEnd(t);
}

/** M181-M183: by the chapter for this room, else by the face-up card, else nobody. */
function* newcomers(t: Quest): Rules<Minion[]> {
  const special = t.roomRules?.surge;
  const empty = t.moments.some((moment) => moment.surgeIsEmpty?.(t));
  if (special) {
    t.emit?.({ type: 'special-surge', id: special.id, rule: 'M181' });
    if (special.before) yield* happen(special.before(t));
    if (empty || special.comes?.(t) === false) return [];
    return yield* bring(t, special.groups, 'surge');
  }
  const card = state(t).faceUp;
  if (card === '' || empty) {
    t.emit?.({ type: 'quiet-surge', rule: 'M183' });
    return [];
  }
  state(t).faceUp = ''; // M182
  state(t).encounterDiscard.push(card);
  t.emit?.({ type: 'card-surge', card, rule: 'M182' });
  return yield* bring(t, t.book.encounter(card).surge, 'card-surge');
}

const state = (t: Quest) => t.state;

function* bring(t: Quest, groups: readonly Group[], source: 'surge' | 'card-surge'): Rules<Minion[]> {
  return yield* placeGroups(t, groups, source, []); // M173: no ambush
}
