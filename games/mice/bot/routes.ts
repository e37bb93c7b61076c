/** The rooms of a chapter and the ways between them, as a company that knows the book has them in its head. */
import type { Book } from '../content/book.ts';
import type { Chapter } from '../content/chapter.ts';
import type { Edge, FlipKind } from '../content/room.ts';
import type { Room, SpaceIndex } from '../content/room-graph.ts';
import type { Way } from '../rules/explore.ts';

/** A way out of a room that the chapter does not close for good. */
export interface Passage {
  readonly to: string;
  readonly way: Way;
  readonly spaces: readonly SpaceIndex[];
  readonly needs: FlipKind;
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const STEP: Readonly<Record<Edge, readonly [number, number]>> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };

const known = new WeakMap<Chapter, Map<string, readonly Passage[]>>();

export function passagesFrom(book: Book, chapter: Chapter, room: string): readonly Passage[] {
  let ways = known.get(chapter);
  if (!ways) {
    ways = new Map();
    known.set(chapter, ways);
  }
  let passages = ways.get(room);
  if (!passages) {
    passages = find(book, chapter, book.room(room));
    ways.set(room, passages);
  }
  return passages;
}

function find(book: Book, chapter: Chapter, room: Room): Passage[] {
  const sides = (up: string): Room[] => [book.room(up), book.room(book.room(up).plan.reverse)];
  const place = chapter.layout.find(({ up }) => sides(up).includes(room));
  const passages: Passage[] = [];
  const add = (to: Room, way: Way, spaces: readonly SpaceIndex[], needs: FlipKind, names: readonly string[]) => {
    const shut = names.some((name) => chapter.closed.includes(name));
    if (!shut && to.id in chapter.rooms) passages.push({ to: to.id, way, spaces, needs });
  };
  const { reverse } = room.plan;
  add(book.room(reverse), 'flip', [room.flip.space], room.flip.kind, [`flip:${room.id}`, `flip:${reverse}`]);
  for (const { edge, colour, spaces } of place ? room.exits : []) {
    const [dx, dy] = STEP[edge];
    const next = chapter.layout.find(
      ({ column, row }) => column === (place?.column ?? 0) + dx && row === (place?.row ?? 0) + dy,
    );
    for (const to of next ? sides(next.up) : []) {
      if (!to.exits.some((exit) => exit.edge === OPPOSITE[edge] && exit.colour === colour)) continue;
      add(to, edge, spaces, 'normal', [`exit:${room.id}/${edge}`, `exit:${to.id}/${OPPOSITE[edge]}`]);
    }
  }
  return passages;
}

export interface Route {
  /** What the rooms on the way cost, the last one included. */
  readonly cost: number;
  readonly first: Passage | undefined;
  readonly rooms: readonly string[];
}

/** The cheapest way to a room, by what each room on it costs; undefined where none leads there. */
export function routeTo(
  book: Book,
  chapter: Chapter,
  from: string,
  to: string,
  price: (room: string) => number,
  open: (needs: FlipKind) => boolean,
): Route | undefined {
  const best = new Map<string, Route>([[from, { cost: 0, first: undefined, rooms: [] }]]);
  const queue = [from];
  for (const at of queue) {
    const here = best.get(at);
    if (!here) continue;
    for (const passage of passagesFrom(book, chapter, at)) {
      if (!open(passage.needs)) continue;
      const cost = here.cost + price(passage.to);
      if (cost >= (best.get(passage.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(passage.to, { cost, first: here.first ?? passage, rooms: [...here.rooms, passage.to] });
      queue.push(passage.to);
    }
  }
  return best.get(to);
}
