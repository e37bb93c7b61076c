/** What the rules of this game hold in their hands: the table of the kernel, what is printed, and where the mice are. */
import type { Random, Table } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import type { Chapter, Deed, RoomRules } from '../content/chapter.ts';
import type { Moments } from '../content/moments.ts';
import type { Room } from '../content/room-graph.ts';
import type { State } from '../state/state.ts';
import type { MiceEvent } from './events.ts';

export class Quest {
  readonly state: State;
  readonly random: Random;
  readonly emit: Table<State, MiceEvent>['emit'];
  readonly book: Book;
  readonly chapter: Chapter;
  /** The room where the mice are. */
  room: Room;
  /** Whoever has a say at the named moments: the chapter, its room, and what was earned before. */
  moments: readonly Moments[] = [];
  deeds: readonly Deed[] = [];
  private readonly table: Table<State, MiceEvent>;
  /** How much had been earned, and how many mice had come, when it was last looked around. */
  private earned = -1;
  private company = -1;

  constructor(book: Book, table: Table<State, MiceEvent>) {
    this.book = book;
    this.table = table;
    this.state = table.state;
    this.random = table.random;
    this.emit = table.emit;
    this.chapter = book.chapter(table.state.chapter);
    this.room = book.room(table.state.room);
    this.look();
  }

  reveal(): void {
    this.table.reveal();
  }

  /** The rules of the chapter for the room where the mice are. */
  get roomRules(): RoomRules | undefined {
    return this.chapter.rooms[this.state.room];
  }

  /** To be called when the mice have come into another room, or an achievement was earned. */
  look(): void {
    const { room, achievements, mice } = this.state;
    if (room === this.room.id && achievements.length === this.earned && mice.length === this.company) return;
    this.earned = achievements.length;
    this.company = mice.length;
    this.room = this.book.room(room);
    const moments: Moments[] = [this.chapter];
    const deeds: Deed[] = [...(this.chapter.deeds ?? [])];
    for (const { hero } of this.state.mice) deeds.push(...(this.book.hero(hero).deeds ?? []));
    const here = this.roomRules;
    if (here) {
      moments.push(here);
      deeds.push(...(here.deeds ?? []));
    }
    for (const gift of this.book.printed.gifts) {
      if (gift.from > this.chapter.number || !this.state.achievements.includes(gift.id)) continue;
      moments.push(gift);
      deeds.push(...(gift.deeds ?? []));
    }
    this.moments = moments;
    this.deeds = deeds;
  }
}

const NO_CHANCE = new Proxy({} as Random, {
  get() {
    throw new Error('looking at a state uses no chance');
  },
});

/** For those who only look: nothing may be drawn there, and nothing is told. */
export function lookingAt(book: Book, state: State): Quest {
  return new Quest(book, { state, random: NO_CHANCE, reveal: () => {} });
}
