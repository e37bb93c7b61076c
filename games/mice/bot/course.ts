/** The way through the chapter: what comes next, where that is, and how many pages everything that is left will take. */
import type { Leg, RoomRules } from '../content/chapter.ts';
import type { FlipKind } from '../content/room.ts';
import { type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Way } from '../rules/explore.ts';
import { explorable } from '../rules/explore.ts';
import { miceOnBoard } from '../rules/figures.ts';
import type { Quest } from '../rules/quest.ts';
import { inStash } from '../rules/stash.ts';
import { hasClass } from '../rules/values.ts';
import type { Mouse } from '../state/mouse.ts';
import { routeTo } from './routes.ts';
import { threatOf } from './threat.ts';

/** What the company does next: somebody goes to one of these spaces, to act there or to leave by a way. */
export interface Errand {
  readonly spaces: readonly SpaceIndex[];
  readonly way: Way | '';
  /** Those who go. */
  readonly doers: readonly Mouse[];
  readonly all: boolean;
  readonly amid: boolean;
}

/** A room that is only crossed, and an encounter card: what they cost on the first pages. */
const CROSSING = 0.3;
const CARD = 0.75;
const LEG = 0.25;

const isDone = (t: Quest, leg: Leg): boolean => leg.until(t);
const isWanted = (t: Quest, leg: Leg): boolean => leg.when?.(t) ?? true;

function fightIn(rules: RoomRules | undefined): number {
  if (!rules || rules.encounter.kind === 'none') return 0;
  if (rules.encounter.kind === 'card') return CARD;
  return rules.encounter.groups.reduce((sum, { minion, count }) => sum + count * threatOf(minion), 0);
}

function opener(t: Quest): (needs: FlipKind) => boolean {
  const hook = inStash(t, 'hook-and-line') || t.state.laid.some(({ item }) => item === 'hook-and-line');
  const nimble = t.state.mice.some((mouse) => hasClass(t, mouse, 'tinkerer') || hasClass(t, mouse, 'scamp'));
  return (needs) => (needs === 'hook' ? hook : needs === 'normal' || nimble);
}

/** Later pages bring more minions. */
const haste = (page: number): number => 0.8 + 0.12 * page;

const routes = new Map<string, { cost: number; rooms: readonly string[]; way: Way | ''; spaces: readonly number[] }>();

function route(t: Quest, from: string, to: string, visited: readonly string[]) {
  const open = opener(t);
  const key = `${t.chapter.id} ${from} ${to} ${visited.join()} ${open('hook')} ${open('tinkerer-or-scamp')}`;
  let found = routes.get(key);
  if (!found) {
    const price = (room: string) => CROSSING + (visited.includes(room) ? 0 : fightIn(t.chapter.rooms[room]));
    const way = routeTo(t.book, t.chapter, from, to, price, open);
    found = {
      cost: way?.cost ?? 3,
      rooms: way?.rooms ?? [],
      way: way?.first?.way ?? '',
      spaces: way?.first?.spaces ?? [],
    };
    if (routes.size > 20_000) routes.clear();
    routes.set(key, found);
  }
  return found;
}

/** Pages that the rest of the chapter will take. What is to be gained by side quests counts against them. */
export function pagesToGo(t: Quest): number {
  let at = t.state.room;
  let visited: readonly string[] = t.state.visited;
  let rooms = 0;
  let pages = 0;
  for (const leg of t.chapter.course ?? []) {
    const done = isDone(t, leg);
    if (done || isWanted(t, leg)) pages -= leg.worth ?? 0;
    if (done || !isWanted(t, leg)) continue;
    pages += leg.pages ?? LEG;
    if (leg.room === at) continue;
    const way = route(t, at, leg.room, visited);
    rooms += way.cost;
    visited = [...visited, ...way.rooms.filter((room) => !visited.includes(room))];
    at = leg.room;
  }
  return pages + rooms * haste(t.state.page);
}

export function errandOf(t: Quest): Errand {
  const lying = t.state.tokens.filter(
    ({ room, found, resting, bearer }) => room === t.room.id && found && !resting && bearer === '',
  );
  const mice = miceOnBoard(t);
  if (lying.length > 0)
    return { spaces: lying.map(({ space }) => space), way: '', doers: mice, all: false, amid: false };
  const leg = t.chapter.course?.find((one) => !isDone(t, one) && isWanted(t, one));
  if (!leg) return t.chapter.course ? NOTHING : somewhereNew(t, mice);
  if (leg.room !== t.state.room) return onTheWay(t, leg, mice);
  const letters = typeof leg.on === 'function' ? leg.on(t) : (leg.on ?? []);
  return {
    spaces: letters.map((letter) => spaceIn(t.room, letter)),
    way: leg.leaves ?? '',
    doers: leg.by ? mice.filter((mouse) => leg.by?.(t, mouse)) : mice,
    all: leg.all ?? false,
    amid: leg.amid ?? false,
  };
}

const NOTHING: Errand = { spaces: [], way: '', doers: [], all: false, amid: false };

function onTheWay(t: Quest, leg: Leg, mice: readonly Mouse[]): Errand {
  const { way, spaces } = route(t, t.state.room, leg.room, t.state.visited);
  const nimble = way === 'flip' && t.room.flip.kind === 'tinkerer-or-scamp';
  const able = (mouse: Mouse) => !nimble || hasClass(t, mouse, 'tinkerer') || hasClass(t, mouse, 'scamp');
  return { spaces, way, doers: mice.filter(able), all: false, amid: false };
}

/** A chapter without a course: what this room hides, then any room that nobody has seen. */
function somewhereNew(t: Quest, mice: readonly Mouse[]): Errand {
  const search = t.roomRules?.search;
  if (search && !t.state.found.includes(search.id) && mice.some((mouse) => search.open?.(t, mouse) ?? true))
    return { ...NOTHING, spaces: search.on.map((letter) => spaceIn(t.room, letter)), doers: mice };
  for (const { edge, spaces } of t.room.exits)
    if (explorable(t, edge)) return { ...NOTHING, spaces, way: edge, doers: mice };
  return explorable(t, 'flip') ? { ...NOTHING, spaces: [t.room.flip.space], way: 'flip', doers: mice } : NOTHING;
}
