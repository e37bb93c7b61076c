/** The turn of a minion card (M47, M186-M188, OM74, OM81, OM82): each of its figures moves, then battles. */
import { choose, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { MinionCard } from '../content/minion-kind.ts';
import type { Minion } from '../state/minion.ts';
import { decider } from './deciding.ts';
import { checkEnd } from './ending.ts';
import { isRoach, letter, placeOf } from './figures.ts';
import { eatGrape, shootsGrape } from './grape.ts';
import { minionAttack } from './minion-attack.ts';
import { moveMinion, visibleMice } from './minion-move.ts';
import type { Quest } from './quest.ts';
import { stepsToNearest } from './ways.ts';

export function* minionTurn(t: Quest, id: string): Rules {
  const { kind, card } = t.book.minionCard(id);
  const { state } = t;
  state.struck = [];
  if (t.moments.some((moment) => moment.skips?.(t, id))) return;
  for (const minion of state.minions) minion.acted = false;
  for (;;) {
    const minion = yield* nextToAct(t, kind.id);
    if (!minion) break;
    minion.acted = true;
    if (card.turn) yield* happen(card.turn(t, minion));
    else yield* actWith(t, minion, card);
    checkEnd(t);
    if (placeOf(t, id) < 0) return; // OM19
  }
  if (kind.id === 'roach') yield* eatGrape(t);
  if (placeOf(t, id) >= 0) card.afterTurn?.(t);
}

/** M188, OM74: the one nearest to the mice; the players decide among equals that do not stand together. */
function* nextToAct(t: Quest, kind: string): Rules<Minion | undefined> {
  const mice = visibleMice(t);
  let least = Number.POSITIVE_INFINITY;
  let equal: Minion[] = [];
  for (const minion of t.state.minions) {
    if (minion.acted || minion.kind !== kind) continue;
    const steps = stepsToNearest(t, minion.space, mice);
    if (steps > least) continue;
    if (steps < least) equal = [];
    least = steps;
    if (!equal.some((one) => one.space === minion.space && one.down === minion.down && one.greedy === minion.greedy))
      equal.push(minion);
  }
  if (equal.length < 2 || mice.length === 0) return equal[0];
  const options = equal.map((minion) => ({ do: 'minion', minion: minion.id, at: letter(t, minion.space) }));
  const chosen = yield* choose(decider(t), 'minion-order', options, {
    rule: 'M188',
    about: { kind: 'minion', id: kind },
  });
  return equal.find(({ id }) => id === chosen.minion);
}

/** M186: move, then battle. */
export function* actWith(t: Quest, minion: Minion, card: MinionCard): Rules {
  if (yield* shootsGrape(t, minion)) return; // M258
  yield* moveMinion(t, minion, card);
  if (!t.state.minions.includes(minion)) return;
  for (const moment of t.moments) if (moment.minionMoved) yield* happen(moment.minionMoved(t, minion));
  if (!t.state.minions.includes(minion) || atGrape(t, minion)) return;
  yield* minionAttack(t, minion, card);
}

/** M252: roaches that have reached the grape do not attack. */
function atGrape(t: Quest, minion: Minion): boolean {
  return isRoach(minion) && t.state.laid.some(({ item, at }) => item === 'grape' && at === minion.space);
}
