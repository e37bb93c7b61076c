/** Dice of a mouse: rolled, looked at, and rolled again by whoever has something for it. */
import { offer, type Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { seatOf } from './deciding.ts';
import { count, FACES, type Face, roll } from './dice.ts';
import type { Quest } from './quest.ts';
import { eachPower } from './values.ts';

export type Purpose = 'attack' | 'defense' | 'search' | 'trap' | 'water' | 'recover' | 'deed' | 'luck';

/** Rolls for a mouse. `good` says which faces are wanted: a lucky button is asked for only where one could be better. */
export function* rollFor(
  t: Quest,
  mouse: Mouse,
  dice: number,
  purpose: Purpose,
  good: (face: Face) => boolean,
  rule: string,
): Rules<number[]> {
  const faces = roll(t.random, dice);
  t.emit?.({ type: 'rolled', who: mouse.hero, purpose, faces: [...faces], rule });
  if (isLucky(t, mouse)) yield* luckyButton(t, mouse, faces, purpose, good);
  eachPower(t, mouse, (powers) => powers.rolled?.(t, mouse, faces));
  return faces;
}

const LUCKY = 'lucky-button';

function isLucky(t: Quest, mouse: Mouse): boolean {
  if (mouse.notes[LUCKY] === t.state.round) return false;
  let lucky = false;
  eachPower(t, mouse, (powers) => {
    if (powers.lucky) lucky = true;
  });
  return lucky;
}

function* luckyButton(t: Quest, mouse: Mouse, faces: number[], purpose: Purpose, good: (face: Face) => boolean): Rules {
  const again = rerollable(faces, good);
  if (again.length === 0) return;
  const options = [
    ...again.map((die) => ({ do: 'reroll', die, face: faces[die] ?? 0 })),
    { do: 'no', die: -1, face: -1 },
  ];
  const { die } = yield* offer(seatOf(mouse), 'lucky', options, {
    rule: 'M22',
    about: { kind: 'mouse', id: mouse.hero },
  });
  if (die < 0) return;
  mouse.notes[LUCKY] = t.state.round;
  rerollDice(t, mouse, faces, [die], purpose, 'M22');
}

/** One die of each face that could be better. */
export function rerollable(faces: readonly number[], good: (face: Face) => boolean): number[] {
  const dice: number[] = [];
  const seen = new Set<number>();
  faces.forEach((at, die) => {
    const face = FACES[at];
    if (!face || good(face) || seen.has(at)) return;
    seen.add(at);
    dice.push(die);
  });
  return dice;
}

/** Rolls these dice again, in place; returns the new faces. */
export function rerollDice(
  t: Quest,
  mouse: Mouse,
  faces: number[],
  dice: readonly number[],
  purpose: Purpose,
  rule: string,
): number[] {
  const fresh = roll(t.random, dice.length);
  dice.forEach((die, i) => {
    faces[die] = fresh[i] ?? 0;
  });
  t.emit?.({ type: 'rolled', who: mouse.hero, purpose, faces: [...faces], again: [...dice], rule });
  return fresh;
}

/** M91, M100, M128: how many stars fall. */
export function* rollForStars(t: Quest, mouse: Mouse, dice: number, purpose: Purpose, rule: string): Rules<number> {
  const faces = yield* rollFor(t, mouse, dice, purpose, (face) => face.star, rule);
  return count(faces, 'star');
}
