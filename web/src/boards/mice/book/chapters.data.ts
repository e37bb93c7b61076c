/** What is printed of the chapters, as plain data: worked out when the page is built, so that the book brings no rules. */
import { book } from '@smallfolk/mice/content/index.ts';
import { story } from '@smallfolk/mice/words/story/en.ts';

const read = await Promise.all(
  Object.entries(story.chapters).map(async ([id, open]) => [id, Object.keys((await open()).texts)] as const),
);
const keysOf = (id: string): string[] => read.find(([chapter]) => chapter === id)?.[1] ?? [];
const named = (keys: readonly string[], beginning: string): string[] =>
  keys.filter((key) => key.startsWith(beginning) && !/\.(name|reward|cost|yes|no)$/.test(key));

const otherSide = (room: string): string => book.printed.rooms.find(({ id }) => id === room)?.reverse ?? room;

export const chapters = book.printed.chapters.map(
  ({ id, number, layout, start, endPage, deck, party, rooms, sideQuests }) => {
    const keys = keysOf(id);
    return {
      id,
      number,
      layout: layout.map(({ column, row, up }) => ({ column, row, up, over: otherSide(up) })),
      start: start.room,
      endPage,
      plain: deck.normal,
      hard: deck.difficult,
      required: party.required,
      roster: party.roster,
      quests: (sideQuests ?? []).map((quest) => quest.id),
      /** The rules that are read when a room is entered, by their keys in the story. */
      rooms: Object.fromEntries(
        Object.entries(rooms).map(([room, { search }]) => [
          room,
          {
            search: search ? named(keys, `search:${search.id}`) : [],
            surge: named(keys, `surge:${room}`),
            rules: named(keys, `room:${room}/`),
          },
        ]),
      ),
    };
  },
);
