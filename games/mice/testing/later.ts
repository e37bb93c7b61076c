/** Later chapters for tests: what an earlier one has left, and the mice in the middle of a room where it counts. */
import { Match, type Setup, seedOf } from '@smallfolk/kernel';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import { enterRoom } from '../rules/encounter.ts';
import { waysOut } from '../rules/explore.ts';
import { specialHere } from '../rules/searching.ts';
import { checkLegacy } from '../state/campaign.ts';
import type { Legacy } from '../state/legacy.ts';
import type { State, Token } from '../state/state.ts';
import { type Scene, type SceneOptions, scene } from './scene.ts';

export const setupOf = (chapter: string, party = 'choose'): Setup => ({ chapter, players: 1, party, edition: 'pl' });

/** What a company has that earned these, and nothing else. */
export const earned = (...achievements: string[]): Legacy => ({
  campaign: book.printed.campaign,
  edition: 'pl',
  chapters: {},
  achievements,
  mice: {},
  notes: {},
});

/** The chapters in between were left behind; only what was earned came through them. */
function before(chapter: string, left: Legacy): Legacy {
  const passed = book.order.slice(0, book.order.indexOf(chapter));
  const legacy = { ...left, chapters: Object.fromEntries(passed.map((id) => [id, left.chapters[id] ?? 'lost'])) };
  const allowed = checkLegacy(book, setupOf(chapter), legacy);
  if (!allowed.ok) throw new Error(allowed.message);
  return legacy;
}

/** A later chapter once it is set up, by the first option wherever somebody is asked. */
export function begun(chapter: string, left: Legacy, party?: string): State {
  const match = Match.start(game, setupOf(chapter, party), seedOf('later'), { legacy: before(chapter, left) });
  while (match.state.phase !== 'play') match.choose(0);
  return match.state;
}

/** A scene in a later chapter. */
export function later(chapter: string, left: Legacy, options: SceneOptions): Scene {
  const legacy = before(chapter, left);
  return scene({
    ...options,
    chapter,
    change(state) {
      Object.assign(state, { legacy, achievements: [...legacy.achievements] });
      options.change?.(state);
    },
  });
}

/** The mice come into this room for the first time; the keys answer what they are asked. Returns who waits there. */
export function enter(s: Scene, ...keys: string[]): Record<string, number> {
  s.state.visited = [];
  s.only(enterRoom, ...keys);
  return minionsIn(s.state);
}

export function minionsIn({ minions }: State): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { kind } of minions) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

/** A token in somebody's paws. */
export const token = (id: string, bearer: string): Token => ({
  id,
  bearer,
  room: '',
  space: -1,
  resting: false,
  found: true,
});

/** Everybody ends its turn, and every other question gets its first answer, until the next round has begun. */
export function nextRound(s: Scene): Scene {
  const { round } = s.state;
  while (s.state.round === round) s.choose(s.keys.includes('end') ? 'end' : (s.keys[0] ?? ''));
  return s;
}

/** The letters of the spaces on which this mouse could make the special search of the room. */
export function hidesOn(s: Scene, hero: string): string[] {
  const mouse = { ...s.mouse(hero) };
  const { letters } = book.room(s.state.room);
  return letters.filter((_letter, space) => specialHere(s.t, Object.assign(mouse, { space })));
}

/** The ways out of a room, by all its spaces, for a scamp with a line whom no minion keeps. */
export function waysOutOf(chapter: string, room: string, left = earned()): string[] {
  const s = later(chapter, left, { room, mice: { filch: book.room(room).letters[0] ?? '' } });
  s.state.stash.push('hook-and-line');
  const ways = book
    .room(room)
    .letters.flatMap((_letter, space) => waysOut(s.t, Object.assign(s.mouse('filch'), { space })));
  return [...new Set(ways)].sort();
}

/** Where each minion stands, as kind and letter. */
export const standing = (s: Scene): string[] =>
  s.state.minions.map(({ kind, space }) => `${kind} ${book.room(s.state.room).letters[space]}`).sort();

/** How many dice were rolled last for this. */
export function diceOf(s: Scene, purpose: string): number {
  const rolls = s.events.flatMap((event) => (event.type === 'rolled' && event.purpose === purpose ? [event] : []));
  return rolls.at(-1)?.faces.length ?? 0;
}
