/** Rooms of the castle with whoever is wanted in them, as saves that the page can open. */
import { Match, seedOf } from '@smallfolk/kernel';
import { book } from '@smallfolk/mice/content/index.ts';
import { game } from '@smallfolk/mice/game.ts';
import { type SceneOptions, scene } from '@smallfolk/mice/testing/scene.ts';

export const ROOMS = book.printed.rooms.map(({ id }) => id);
const HEROES = book.printed.heroes.map(({ id }) => id);

/** The first chapter in which the tile of a room lies. */
function chapterWith(room: string): string {
  const plan = book.printed.rooms.find(({ id }) => id === room);
  const found = book.printed.chapters.find(({ layout }) =>
    layout.some(({ up }) => up === room || up === plan?.reverse),
  );
  return found?.id ?? '01';
}

/** A match that begins there, with a mouse to act. */
export function matchIn(options: SceneOptions & { readonly room: string }): Match {
  const chapter = options.chapter ?? chapterWith(options.room);
  const { state } = scene({ ...options, chapter });
  const setup = { chapter, players: 1, party: 'choose', edition: 'pl' };
  const checked = game.position?.(setup, structuredClone(state));
  if (!checked?.ok) throw new Error(checked?.message ?? 'no positions');
  return Match.from(game, setup, seedOf('scene'), checked.value);
}

/** The whole party in a room, with these minions round about it. */
export function full(room: string, minions: readonly string[] = []): Match {
  const plan = book.printed.rooms.find(({ id }) => id === room);
  const dry = Object.keys(book.room(room).letters).length;
  const free = [...new Set(plan?.map.join('') ?? '')].filter(
    (sign) => /[a-z]/.test(sign) && !(sign in (plan?.water ?? {})),
  );
  const starts = plan?.starts.length ? plan.starts : free.slice(0, 2);
  const away = free.filter((letter) => !starts.includes(letter)).slice(-Math.max(1, dry));
  return matchIn({
    room,
    mice: Object.fromEntries(HEROES.slice(0, 4).map((hero, at) => [hero, starts[at % starts.length] ?? 'a'])),
    minions: minions.map((kind, at) => [kind, away[(at * 5) % away.length] ?? 'a'] as const),
  });
}
