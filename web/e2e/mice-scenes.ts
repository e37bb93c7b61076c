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

/** Four mice in a room, with these minions round about them. */
export function full(room: string, minions: readonly string[] = []): Match {
  const plan = book.printed.rooms.find(({ id }) => id === room);
  const letters = [...new Set(plan?.map.join('') ?? '')].filter((sign) => /[a-z]/.test(sign));
  const dry = letters.filter((sign) => !(sign in (plan?.water ?? {})) && !plan?.helpOnly?.includes(sign));
  const starts = plan?.starts.length ? plan.starts : dry.slice(0, 2);
  const away = dry.filter((letter) => !starts.includes(letter));
  return matchIn({
    room,
    mice: Object.fromEntries(HEROES.slice(0, 4).map((hero, at) => [hero, starts[at % starts.length] ?? 'a'])),
    minions: minions.map((kind, at) => [kind, away[Math.floor((at * away.length) / minions.length)] ?? 'a'] as const),
  });
}

/** All six mice in the kitchen with everybody who can be met there: hurt, webbed, stunned, lying, and in the middle of it. */
export function crowded(): Match {
  return matchIn({
    room: 'kitchen',
    mice: { collin: 'h', tilda: 'h', nez: 'e', maginos: 'f', lily: 'd', filch: 'a' },
    minions: [
      ['rat-warrior', 'e'],
      ['rat-warrior', 'c'],
      ['elite-rat-warrior', 'a'],
      ['roach', 'i'],
      ['roach', 'i'],
      ['spider', 'j'],
      ['captain-vurst', 'b'],
      ['cave-centipede', 'o'],
    ],
    change(state) {
      Object.assign(state, { wheel: 4, page: 3, end: 6 });
      const told: Readonly<Record<string, object>> = {
        collin: { cheese: 4, wounds: 2, abilities: ['first-aid'] },
        tilda: { poison: 1, wounds: 1, cheese: 2 },
        nez: { down: true, cheese: 1 },
        lily: { webbed: true, cheese: 3 },
        maginos: { stunned: true },
      };
      for (const mouse of state.mice) Object.assign(mouse, told[mouse.hero]);
      const [collin] = state.mice;
      for (const card of ['thimble-helmet', 'scorching-wand']) {
        state.searchDeck.splice(state.searchDeck.indexOf(card), 1);
        collin?.pack.push(card);
      }
      state.faceUp = state.encounterDeck.shift() ?? '';
    },
  });
}

/** Collin with a card of every kind, and Tilda beside him. */
export function laden(): Match {
  return matchIn({
    room: 'kitchen',
    mice: { collin: 'h', tilda: 'h' },
    change(state) {
      const kinds = new Map(book.printed.search.map((card) => [card.kind, card.id]));
      for (const mouse of state.mice) {
        mouse.cheese = 3;
        if (mouse.hero !== 'collin') continue;
        for (const [kind, card] of kinds) {
          if (kind === 'event' || kind === 'party-item') continue;
          const at = state.searchDeck.indexOf(card);
          if (at >= 0) mouse.pack.push(...state.searchDeck.splice(at, 1));
        }
      }
    },
  });
}
