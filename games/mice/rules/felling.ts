/** Wounds on minions and bosses, and how they leave the board (M122-M127, OM46, OM47). */
import { choose, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { rescueAll } from './capture.ts';
import { decider } from './deciding.ts';
import { forget } from './effects.ts';
import { cardsOnTrack, isRoach, isSmall, kindOf, letter, placeOf } from './figures.ts';
import { earnCatSlayer, earnRoachMaster } from './masters.ts';
import type { Quest } from './quest.ts';
import { removeCard } from './track.ts';
import { lifeOfCard, powersOf } from './values.ts';

/** Gives wounds to a figure; returns whether it was defeated. `by` is the mouse that dealt them, if one did. */
export function* woundMinion(t: Quest, minion: Minion, wounds: number, by: Mouse | undefined): Rules<boolean> {
  if (!t.state.minions.includes(minion)) return false;
  let left = wounds;
  for (const moment of t.moments) if (moment.absorbs) left = moment.absorbs(t, minion, left);
  if (left <= 0) return false;
  t.emit?.({ type: 'minion-wounded', minion: minion.id, kind: minion.kind, wounds: left, rule: 'M114' });
  return kindOf(t, minion).boss ? yield* woundBoss(t, minion, left, by) : yield* woundOrdinary(t, minion, left, by);
}

/** M122, M124: one life, or wounds collected on the card. */
function* woundOrdinary(t: Quest, minion: Minion, wounds: number, by: Mouse | undefined): Rules<boolean> {
  const entry = t.state.track[placeOf(t, minion.kind)];
  const life = lifeOfCard(t, minion.kind) - minion.lifeLess;
  if (life > 1 && entry) {
    entry.wounds += wounds;
    if (entry.wounds < life) return false;
  }
  yield* defeat(t, minion, by);
  return true;
}

/** M125-M127, OM46: wound by wound the players choose a card that is not full. */
function* woundBoss(t: Quest, minion: Minion, wounds: number, by: Mouse | undefined): Rules<boolean> {
  for (let left = wounds; left > 0; left--) {
    const cards = cardsOnTrack(t, minion.kind);
    if (cards.length === 0) return true;
    const options = cards.map((card) => ({ do: 'card', card }));
    const { card } = yield* choose(decider(t), 'boss-wound', options, {
      rule: 'M125',
      about: { kind: 'minion', id: minion.kind },
    });
    const entry = t.state.track[placeOf(t, card)];
    if (!entry) continue;
    entry.wounds++;
    t.emit?.({ type: 'boss-wounded', card, wounds: entry.wounds, life: lifeOfCard(t, card), rule: 'M125' });
    if (entry.wounds < lifeOfCard(t, card)) continue;
    if (cards.length > 1) {
      t.state.bossCardsOut.push(card);
      removeCard(t, card, 'M126');
      continue;
    }
    t.state.bossCardsOut.push(card);
    yield* defeat(t, minion, by);
    return true;
  }
  return false;
}

/** The figure is defeated: it leaves, and so does its card with the last of its kind (M56, M123, M127). */
export function* defeat(t: Quest, minion: Minion, by: Mouse | undefined): Rules {
  const { space } = minion;
  const kind = kindOf(t, minion);
  t.emit?.({
    type: 'defeated',
    minion: minion.id,
    kind: minion.kind,
    space: letter(t, space),
    by: by?.hero ?? '',
    rule: kind.boss ? 'M127' : 'M122',
  });
  if (kind.boss) t.state.bossesDefeated.push(kind.id);
  yield* takeOff(t, minion);
  if (by) yield* credit(t, minion, by);
  for (const moment of t.moments) if (moment.defeated) yield* happen(moment.defeated(t, minion, space));
}

function* credit(t: Quest, minion: Minion, by: Mouse): Rules {
  if (isRoach(minion)) yield* earnRoachMaster(t, by);
  if (kindOf(t, minion).size === 'marker') earnCatSlayer(t, by);
  for (const power of powersOf(t, by)) if (power.defeated) yield* happen(power.defeated(t, by, minion));
}

/** A figure leaves the board, by wounds or otherwise. */
export function* takeOff(t: Quest, minion: Minion): Rules {
  const { state } = t;
  state.minions = state.minions.filter((one) => one !== minion);
  forget(t, minion.id);
  minion.space = -1;
  if (!state.minions.some((one) => one.kind === minion.kind)) {
    for (const card of cardsOnTrack(t, minion.kind)) removeCard(t, card, 'M56');
  }
  if (state.greedy && !state.minions.some(isRoach)) state.greedy = false; // OM69
  yield* rescueAll(t);
}

/** Several leave together, by a rule of the chapter. */
export function* takeOffAll(t: Quest, minions: readonly Minion[], rule: string): Rules {
  for (const minion of minions) {
    t.emit?.({ type: 'left', minion: minion.id, kind: minion.kind, space: letter(t, minion.space), rule });
    yield* takeOff(t, minion);
  }
}

/** M227, M228: large figures cannot be knocked down. */
export function knockDownMinion(t: Quest, minion: Minion, rule: string): void {
  if (minion.down || !isSmall(t, minion)) return;
  minion.down = true;
  t.emit?.({ type: 'minion-down', minion: minion.id, kind: minion.kind, space: letter(t, minion.space), rule });
}
