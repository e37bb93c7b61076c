/** Capture and rescue (M217-M224, OM90-OM93). */
import { choose, type Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import { NOWHERE, type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { seatOf } from './deciding.ts';
import { captureClearsMarkers, captureCostsGear, rescueTakesTheTurn } from './editions.ts';
import { forget } from './effects.ts';
import { end } from './ending.ts';
import { isFull, letter, miceOnBoard, minionsAbout, onBoard } from './figures.ts';
import { turnPage } from './hourglass.ts';
import { earnEscapee, earnPoisonMaster, escapes } from './masters.ts';
import type { Quest } from './quest.ts';
import { comeBack } from './searching.ts';
import { dropTokens } from './tokens.ts';

/** M217: at its life value or more it is captured. */
export function* capture(t: Quest, mouse: Mouse, rule: string): Rules {
  const { state } = t;
  const from = mouse.space;
  earnPoisonMaster(t, mouse);
  mouse.captures++;
  const escaping = escapes(t, mouse);
  dropTokens(t, mouse, from);
  mouse.where = 'captured'; // M218: the figure leaves, the card stays
  mouse.space = NOWHERE;
  mouse.cheese = 0;
  if (!escaping) loseGear(t, mouse);
  mouse.wounds = 0;
  mouse.poison = 0;
  mouse.down = false;
  if (captureClearsMarkers(state)) clearMarkers(mouse); // M220
  forget(t, mouse.hero);
  if (state.turn?.card === mouse.hero) state.turn.over = true;
  t.emit?.({ type: 'captured', mouse: mouse.hero, from: letter(t, from), rule });
  turnPage(t, 'M218');
  for (const moment of t.moments) if (moment.captured) yield* happen(moment.captured(t, mouse));
  yield* earnEscapee(t, mouse);
  if (escaping) yield* putBack(t, mouse, 'M272');
  if (!(yield* somebodyFree(t)) && !t.moments.some((moment) => moment.allCaptured?.(t))) end(t, 'all-captured'); // OM92
  if (!rescueTakesTheTurn(state)) yield* rescueAll(t);
}

export function clearMarkers(mouse: Mouse): void {
  mouse.stunned = false;
  mouse.webbed = false;
  mouse.charmed = false;
}

/** OM91: `pl` what it wears and nobody's starting equipment is lost; the pack and tricks stay. */
function loseGear(t: Quest, mouse: Mouse): void {
  if (!captureCostsGear(t.state)) return;
  const starting = new Set(t.book.printed.heroes.flatMap((hero) => hero.starting));
  const lost = mouse.body.filter((card) => !starting.has(card));
  mouse.body = mouse.body.filter((card) => starting.has(card));
  t.state.searchDiscard.push(...lost);
  for (const card of lost) t.emit?.({ type: 'discarded', mouse: mouse.hero, card, rule: 'M219' });
}

/** Is anybody on the board, or does a mouse that was carried off return to an entry space now (Abduction)? */
function* somebodyFree(t: Quest): Rules<boolean> {
  if (t.state.mice.some(onBoard)) return true;
  const taken = t.state.mice.find(({ where }) => where === 'abducted');
  const entries = t.room.entries.filter((space) => !isFull(t, space));
  if (!taken || entries.length === 0) return false;
  yield* comeBack(t, taken, entries);
  return true;
}

/** M221, OM93: may it come back when its turn begins? */
export function rescueAtTurn(t: Quest, mouse: Mouse): 'no' | 'rests' | 'acts' {
  for (const moment of t.moments) {
    const how = moment.rescue?.(t, mouse);
    if (how === 'and-acts') return 'acts';
    if (how === 'despite-minions') return 'rests';
  }
  if (minionsAbout(t)) return 'no';
  return 'rests';
}

/** M221 `hu`: as soon as the minions of the tile are gone; no turn in this round (M224). Who acts when rescued waits for its turn. */
export function* rescueAll(t: Quest): Rules {
  if (rescueTakesTheTurn(t.state) || minionsAbout(t)) return;
  for (const mouse of t.state.mice) {
    if (mouse.where !== 'captured' || miceOnBoard(t).length === 0 || rescueAtTurn(t, mouse) === 'acts') continue;
    yield* putBack(t, mouse, 'M221');
    mouse.resting = true;
  }
}

/** M222: on or next to the space of another mouse. */
export function* putBack(t: Quest, mouse: Mouse, rule: string): Rules {
  const usual = rescueSpaces(t, mouse);
  let spaces: readonly SpaceIndex[] = usual;
  for (const moment of t.moments) if (moment.rescueSpaces) spaces = moment.rescueSpaces(t, spaces);
  if (spaces.length === 0) spaces = usual;
  if (spaces.length === 0) return;
  const options = spaces.map((space) => ({ do: 'space', to: letter(t, space) }));
  const { to } = yield* choose(seatOf(mouse), 'rescue', options, {
    rule: 'M222',
    about: { kind: 'mouse', id: mouse.hero },
  });
  mouse.where = 'board';
  mouse.space = spaceIn(t.room, to);
  t.emit?.({ type: 'rescued', mouse: mouse.hero, space: to, rule });
}

function rescueSpaces(t: Quest, mouse: Mouse): SpaceIndex[] {
  const spaces: SpaceIndex[] = [];
  for (let space = 0; space < t.room.size; space++) {
    const beside = t.state.mice.some(
      (other) => other !== mouse && onBoard(other) && (other.space === space || t.room.isNear[other.space]?.[space]),
    );
    if (beside && !isFull(t, space)) spaces.push(space);
  }
  return spaces;
}
