/** What is printed of a chapter, as plain data: worked out when the page is built, so that the book brings no rules. */
import { book } from '@smallfolk/mice/content/index.ts';
import { story } from '@smallfolk/mice/words/story/en.ts';

const named = (keys: readonly string[], beginning: string): string[] =>
  keys.filter((key) => key.startsWith(beginning) && !/\.(name|reward|cost|yes|no)$/.test(key));

const otherSide = (room: string): string => book.printed.rooms.find(({ id }) => id === room)?.reverse ?? room;

export async function printedChapter(id: string) {
  const { number, layout, start, endPage, deck, party, rooms, sideQuests } = book.chapter(id);
  const keys = Object.keys((await story.chapters[id]?.())?.texts ?? {});
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
}

export type PrintedChapter = Awaited<ReturnType<typeof printedChapter>>;
