/** The words in which chapters say what must hold: for victory, for defeat, for the steps of a guide. */
import { counter, isSet } from '../rules/achievements.ts';
import { letter, miceOnBoard, minionsAbout, onBoard } from '../rules/figures.ts';
import type { Quest } from '../rules/quest.ts';
import { bearerOf } from '../rules/tokens.ts';
import type { Test } from './chapter.ts';

export const all =
  (...tests: Test[]): Test =>
  (t) =>
    tests.every((test) => test(t));
export const any =
  (...tests: Test[]): Test =>
  (t) =>
    tests.some((test) => test(t));
export const not =
  (test: Test): Test =>
  (t) =>
    !test(t);

export const noMinions: Test = (t) => !minionsAbout(t);
export const flag =
  (name: string): Test =>
  (t) =>
    isSet(t, name);
export const atLeast =
  (name: string, value: number): Test =>
  (t) =>
    counter(t, name) >= value;
export const inRoom =
  (room: string): Test =>
  (t) =>
    t.state.room === room;
export const beaten =
  (boss: string): Test =>
  (t) =>
    t.state.bossesDefeated.includes(boss);
export const exploredFrom =
  (...spaces: string[]): Test =>
  (t) =>
    spaces.includes(t.state.exploredFrom);

/** Does this space, written room/letter, count? 'room/any' is any space of the room, 'room/land' any dry one, 'any' any at all. */
function counts(t: Quest, space: number, places: readonly string[]): boolean {
  return places.some((place) => {
    if (place === 'any') return true;
    const [room, where] = place.split('/');
    if (room !== t.state.room) return false;
    if (where === 'any') return true;
    return where === 'land' ? !t.room.isWater[space] : letter(t, space) === where;
  });
}

/** All mice of the chapter stand there; a captured one does not. */
export const allMiceOn =
  (...places: string[]): Test =>
  (t) =>
    t.state.mice.every((mouse) => onBoard(mouse) && counts(t, mouse.space, places));
export const someMouseOn =
  (...places: string[]): Test =>
  (t) =>
    miceOnBoard(t).some((mouse) => counts(t, mouse.space, places));
/** A mouse carries the token, wherever it stands. */
export const carried =
  (token: string): Test =>
  (t) =>
    bearerOf(t, token) !== undefined;
export const earned =
  (achievement: string): Test =>
  (t) =>
    t.state.achievements.includes(achievement);
/** The hourglass has not passed that page. */
export const byPage =
  (page: number): Test =>
  (t) =>
    t.state.page <= page;
/** A mouse that carries the token stands there. */
export const carriedTo =
  (token: string, ...places: string[]): Test =>
  (t) => {
    const bearer = bearerOf(t, token);
    return bearer !== undefined && onBoard(bearer) && counts(t, bearer.space, places);
  };
