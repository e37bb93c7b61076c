/** Exploring (M135-M145, M156-M161, OM57-OM62): by an exit or by turning the tile; all mice go together. */
import { choose, type Rules } from '@smallfolk/kernel';
import type { Edge } from '../content/room.ts';
import { type Room, type SpaceIndex, spaceIn } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Tile } from '../state/state.ts';
import { seatOf } from './deciding.ts';
import { enterRoom } from './encounter.ts';
import { checkEnd } from './ending.ts';
import { isFull, letter, miceOnBoard, minionsAbout } from './figures.ts';
import type { Quest } from './quest.ts';
import { inStash, loseItem } from './stash.ts';
import { tokenLeftBehind } from './tokens.ts';
import { hasClass } from './values.ts';

export type Way = Edge | 'flip';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const STEP: Readonly<Record<Edge, readonly [number, number]>> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };

const tileUp = (t: Quest): Tile => {
  const tile = t.state.tiles.find(({ up }) => up === t.state.room);
  if (!tile) throw new Error(`${t.state.room} does not lie on the table`);
  return tile;
};

/** Where an exit leads: the room beyond it, and the tile on which that room is. */
interface Beyond {
  readonly tile: Tile;
  readonly room: Room;
}

/** M137-M139, OM57: the neighbour's side with an exit of the same colour at the joint, turned over if need be. */
function beyond(t: Quest, edge: Edge): Beyond | undefined {
  const exit = t.room.exits.find((one) => one.edge === edge);
  if (!exit) return undefined;
  const here = tileUp(t);
  const [dx, dy] = STEP[edge];
  const tile = t.state.tiles.find(({ column, row }) => column === here.column + dx && row === here.row + dy);
  if (!tile) return undefined;
  const fits = (room: Room) => room.exits.some((one) => one.edge === OPPOSITE[edge] && one.colour === exit.colour);
  const up = t.book.room(tile.up);
  const room = fits(up) ? up : t.book.room(up.plan.reverse);
  return fits(room) ? { tile, room } : undefined;
}

/** The ways by which this mouse could explore now. */
export function waysOut(t: Quest, mouse: Mouse): Way[] {
  if (minionsAbout(t) && !t.moments.some((moment) => moment.peaceful?.(t))) return []; // M135
  if (tokenLeftBehind(t)) return [];
  const ways: Way[] = [];
  for (const exit of t.room.exits) {
    const there = exit.spaces.includes(mouse.space) ? beyond(t, exit.edge) : undefined;
    if (there && isOpen(t, mouse, exit.edge, there.room)) ways.push(exit.edge);
  }
  if (mouse.space === t.room.flip.space && canFlip(t, mouse)) ways.push('flip');
  return ways;
}

/** The room to which a way leads, closed or not. */
export const roomBehind = (t: Quest, way: string): string | undefined =>
  way === 'flip' ? t.room.plan.reverse : beyond(t, way as Edge)?.room.id;

/** Does that way lead, closed or not, to a room that the mice have not seen yet? */
export function explorable(t: Quest, way: string): boolean {
  const room = roomBehind(t, way);
  if (room === undefined || !(room in t.chapter.rooms) || t.state.visited.includes(room)) return false;
  const names = way === 'flip' ? [`flip:${t.room.id}`, `flip:${room}`] : [`exit:${t.room.id}/${way}`];
  return notClosed(t, names);
}

function isOpen(t: Quest, mouse: Mouse, edge: Edge, to: Room): boolean {
  const names = [`exit:${t.room.id}/${edge}`, `exit:${to.id}/${OPPOSITE[edge]}`];
  return notClosed(t, names) && allowed(t, mouse, edge);
}

/** M143, M144: what the flip space asks for. */
function canFlip(t: Quest, mouse: Mouse): boolean {
  const { kind } = t.room.flip;
  if (kind === 'hook' && !inStash(t, 'hook-and-line')) return false; // OM61
  if (kind === 'tinkerer-or-scamp' && !hasClass(t, mouse, 'tinkerer') && !hasClass(t, mouse, 'scamp')) return false;
  return notClosed(t, [`flip:${t.room.id}`, `flip:${t.room.plan.reverse}`]) && allowed(t, mouse, 'flip');
}

function notClosed(t: Quest, names: readonly string[]): boolean {
  const closed = names.filter((name) => t.chapter.closed.includes(name));
  return closed.every((name) => t.moments.some((moment) => moment.opens?.(t, name)));
}

const allowed = (t: Quest, mouse: Mouse, way: Way): boolean =>
  t.moments.every((moment) => moment.mayExplore?.(t, mouse, way) ?? true);

/** M140, M141: the mice leave together; those that are captured stay so (OM60). */
export function* explore(t: Quest, mouse: Mouse, way: Way): Rules {
  for (const moment of t.moments) if (moment.tryWay && !(yield* moment.tryWay(t, mouse, way))) return;
  const { state } = t;
  const there = way === 'flip' ? undefined : beyond(t, way);
  const room = there?.room ?? t.book.room(t.room.plan.reverse);
  t.emit?.({
    type: 'explored',
    mouse: mouse.hero,
    from: t.room.id,
    way,
    to: room.id,
    rule: way === 'flip' ? 'M141' : 'M140',
  });
  state.exploredFrom = `${t.room.id}/${letter(t, mouse.space)}`;
  checkEnd(t);
  const travellers = miceOnBoard(t);
  leaveRoom(t);
  turnTile(t, there?.tile ?? tileUp(t), room);
  for (const one of travellers) one.space = -1;
  state.room = room.id;
  t.look();
  const edge = way === 'flip' ? undefined : OPPOSITE[way];
  const gate = edge ? (room.exits.find((exit) => exit.edge === edge)?.spaces ?? []) : [room.flip.space];
  yield* arrive(t, mouse, travellers, gate);
  yield* enterRoom(t);
}

/** M244, M249, OM97: what lies on the tile is lost; traps against minions go too. */
function leaveRoom(t: Quest): void {
  for (const { item } of [...t.state.laid]) loseItem(t, item, 'M244');
  t.state.setTraps = [];
}

/** OM58: a tile that is turned over loses its traps; tokens of the story stay with their room. */
function turnTile(t: Quest, tile: Tile, room: Room): void {
  if (tile.up === room.id) return;
  const before = tile.up;
  t.state.traps = t.state.traps.filter((trap) => trap.room !== before && trap.room !== room.id);
  tile.up = room.id;
  t.emit?.({ type: 'turned', tile: tile.tile, from: before, to: room.id, rule: 'M138' });
}

/** OM59, M142: each player chooses among the spaces at the gate that are not full, or else the nearest to them. */
function* arrive(t: Quest, explorer: Mouse, travellers: readonly Mouse[], gate: readonly SpaceIndex[]): Rules {
  for (const mouse of [explorer, ...travellers.filter((one) => one !== explorer)]) {
    const spaces = arrivalSpaces(t, gate);
    const options = spaces.map((space) => ({ do: 'space', to: letter(t, space) }));
    const { to } = yield* choose(seatOf(mouse), 'arrive', options, {
      rule: 'M140',
      about: { kind: 'mouse', id: mouse.hero },
    });
    mouse.space = spaceIn(t.room, to);
    t.emit?.({ type: 'arrived', mouse: mouse.hero, space: to, rule: 'M140' });
  }
}

function arrivalSpaces(t: Quest, gate: readonly SpaceIndex[]): SpaceIndex[] {
  const free = gate.filter((space) => !isFull(t, space));
  if (free.length > 0) return free;
  const beside = new Set(gate.flatMap((space) => t.room.near[space] ?? []));
  const next = [...beside].filter((space) => !isFull(t, space) && !t.room.isWater[space]);
  return next.length > 0 ? next : [...beside].filter((space) => !isFull(t, space));
}
