/** Later chapters for tests: what an earlier one has left, and the mice in the middle of a room where it counts. */
import { Match, type Setup, seedOf } from '@smallfolk/kernel';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import { enterRoom } from '../rules/encounter.ts';
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
