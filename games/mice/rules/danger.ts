/**
 * What a mouse has to fear before its next turn. Every minion card has one turn until then (M46); counted is the worst
 * case, in which each figure that can get at this mouse strikes it and no other.
 */
import type { MinionCard } from '../content/minion-kind.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { battleOf, newAttack } from './battle.ts';
import { isHidden } from './defending.ts';
import { FACES } from './dice.ts';
import { isClose, kindOf, onBoard, placeOf } from './figures.ts';
import { spread } from './odds.ts';
import type { Quest } from './quest.ts';
import { defenseOf, lifeOf } from './values.ts';

export function dangerTo(t: Quest, mouse: Mouse): { wound: number; capture: number } {
  if (!onBoard(mouse) || isHidden(t, mouse)) return { wound: 0, capture: 0 };
  let wounds = [1];
  for (const minion of t.state.minions) {
    for (const card of kindOf(t, minion).cards) {
      if (placeOf(t, card.id) < 0 || t.moments.some((moment) => moment.skips?.(t, card.id))) continue;
      wounds = both(wounds, woundsBy(t, minion, card, mouse));
    }
  }
  const left = lifeOf(t, mouse) - mouse.wounds - mouse.poison;
  return { wound: atLeast(wounds, 1), capture: atLeast(wounds, left) };
}

/** The chance of each number of wounds by one turn of this figure. */
function woundsBy(t: Quest, minion: Minion, card: MinionCard, mouse: Mouse): number[] {
  const dice = battleOf(t, minion, card);
  const blow = { weapon: card.id, reach: card.reach, damage: 'sharp', dice } as const;
  const attack = newAttack(minion.id, mouse.hero, blow);
  const blocks = card.constricts ? [1] : spread('shield', defenseOf(t, mouse, attack));
  const chances = new Array<number>(dice + 1).fill(0);
  spread(card.reach === 'melee' ? 'sword' : 'bow', dice).forEach((hitShare, hits) => {
    blocks.forEach((blockShare, blocked) => {
      const wounds = Math.max(0, hits - blocked);
      chances[wounds] = (chances[wounds] ?? 0) + hitShare * blockShare;
    });
  });
  const reach = reachOf(t, minion, card, mouse);
  return chances.map((chance, wounds) => (wounds === 0 ? 1 - reach + reach * chance : reach * chance));
}

/** The chance that it gets at the mouse: at once, or by the steps of its die (M190, M195). */
function reachOf(t: Quest, minion: Minion, card: MinionCard, mouse: Mouse): number {
  const canStrike = (from: number): boolean =>
    isClose(t, from, mouse.space) || (card.reach === 'ranged' && (t.room.sees[from]?.[mouse.space] ?? false));
  if (canStrike(minion.space)) return 1;
  if (minion.down) return 0; // its move is to stand up
  let steps = Number.POSITIVE_INFINITY;
  t.room.letters.forEach((_, space) => {
    if (canStrike(space)) steps = Math.min(steps, t.room.minionDistance[minion.space]?.[space] ?? steps);
  });
  return FACES.filter(({ number }) => number >= steps).length / FACES.length;
}

function both(one: readonly number[], two: readonly number[]): number[] {
  const sums = new Array<number>(one.length + two.length - 1).fill(0);
  one.forEach((a, i) => {
    two.forEach((b, j) => {
      sums[i + j] = (sums[i + j] ?? 0) + a * b;
    });
  });
  return sums;
}

const atLeast = (chances: readonly number[], wounds: number): number =>
  Math.min(
    1,
    chances.reduce((sum, chance, at) => (at >= wounds ? sum + chance : sum), 0),
  );
