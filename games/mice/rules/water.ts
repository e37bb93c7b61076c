/** Water (M88-M96, OM36-OM39): climbing out, and where the current carries those who stay in it. */
import { choose, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import { NOWHERE, type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { capture } from './capture.ts';
import { seatOf } from './deciding.ts';
import { wholeBankHelps } from './editions.ts';
import { checkEnd } from './ending.ts';
import { countMice, inWater, isFull, letter, miceOnBoard, onBoard, placeOf } from './figures.ts';
import type { Quest } from './quest.ts';
import { rollForStars } from './rolling.ts';
import { isSafeFrom } from './values.ts';

/** OM37: land next to it that is not full, as the first thing of a move. */
export function banks(t: Quest, mouse: Mouse): SpaceIndex[] {
  if (!inWater(t, mouse)) return [];
  const steps = t.room.steps[mouse.space] ?? [];
  return steps.filter(({ kind, to }) => kind === 'out' && !isFull(t, to)).map(({ to }) => to);
}

/** M90: one die, one for each helper, and what a chapter adds. */
export function climbDice(t: Quest, mouse: Mouse, to: SpaceIndex): number {
  let dice = 1 + helpers(t, to);
  for (const moment of t.moments) dice += moment.waterDice?.(t, mouse, to) ?? 0;
  return dice;
}

/** `pl` mice on the destination; `hu` mice on the land spaces of that bank. */
function helpers(t: Quest, to: SpaceIndex): number {
  if (!wholeBankHelps(t.state)) return countMice(t, to);
  const bank = bankOf(t, to);
  return miceOnBoard(t).filter(({ space }) => bank.has(space)).length;
}

/** The land that hangs together with this space without getting wet. */
function bankOf(t: Quest, from: SpaceIndex): Set<SpaceIndex> {
  const bank = new Set([from]);
  for (const at of bank) for (const to of t.room.near[at] ?? []) if (!t.room.isWater[to]) bank.add(to);
  return bank;
}

/** M89, M91: the whole move of the turn, success or not. */
export function* climbOut(t: Quest, mouse: Mouse, to: SpaceIndex): Rules {
  const { turn } = t.state;
  const from = letter(t, mouse.space);
  const stars = yield* rollForStars(t, mouse, climbDice(t, mouse, to), 'water', 'M90');
  if (turn) {
    turn.points = 0;
    turn.move = 'over';
  }
  t.emit?.({ type: 'climbed', mouse: mouse.hero, from, to: letter(t, to), success: stars > 0, rule: 'M91' });
  if (stars === 0) return;
  mouse.space = to;
  for (const moment of t.moments) if (moment.moved) yield* happen(moment.moved(t, mouse));
  checkEnd(t);
}

/** M93, M94, OM38: one space along the current; off the tile it is captured. */
export function* push(t: Quest, mouse: Mouse): Rules {
  if (!onBoard(mouse) || !inWater(t, mouse) || isSafeFrom(t, mouse, 'current')) return;
  const arms = (t.room.current[mouse.space] ?? []).filter((to) => to === NOWHERE || !isFull(t, to));
  if (arms.length === 0) return;
  const options = arms.map((arm) => ({ do: 'space', to: arm === NOWHERE ? 'off' : letter(t, arm) }));
  const { to } = yield* choose(seatOf(mouse), 'current', options, {
    rule: 'M93',
    about: { kind: 'mouse', id: mouse.hero },
  });
  const from = letter(t, mouse.space);
  t.emit?.({ type: 'pushed', mouse: mouse.hero, from, to, rule: to === 'off' ? 'M94' : 'M93' });
  if (to === 'off') yield* capture(t, mouse, 'M94');
  else mouse.space = spaceIn(t.room, to);
}

/** A rule of the chapter pushes everybody in the water, from the top of the track (standing rule hits-and-pushes). */
export function* pushAll(t: Quest): Rules {
  const swimmers = miceOnBoard(t).filter((mouse) => inWater(t, mouse));
  swimmers.sort((one, two) => placeOf(t, one.hero) - placeOf(t, two.hero));
  for (const mouse of swimmers) yield* push(t, mouse);
}
