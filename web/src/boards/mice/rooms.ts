/** The rooms in play: the plan and the look of both sides of every tile that lies on the table, loaded before it is shown. */
import type { RoomPlan } from '@smallfolk/mice/content/room.ts';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { Look } from './room/looks.ts';

interface Room {
  readonly plan: RoomPlan;
  readonly look: Look;
}

/** Named one by one, so that a bundler takes each by itself. */
const ROOMS: Readonly<Record<string, () => Promise<Room>>> = {
  courtyard: () => import('./room/looks/courtyard.ts'),
  'tunnel-entrance': () => import('./room/looks/tunnel-entrance.ts'),
  kitchen: () => import('./room/looks/kitchen.ts'),
  'kitchen-tunnels': () => import('./room/looks/kitchen-tunnels.ts'),
  'guard-room': () => import('./room/looks/guard-room.ts'),
  sewer: () => import('./room/looks/sewer.ts'),
  'dining-hall': () => import('./room/looks/dining-hall.ts'),
  'dining-tunnels': () => import('./room/looks/dining-tunnels.ts'),
  alchemist: () => import('./room/looks/alchemist.ts'),
  'crystal-tunnels': () => import('./room/looks/crystal-tunnels.ts'),
  'kings-chamber': () => import('./room/looks/kings-chamber.ts'),
  'kings-tunnels': () => import('./room/looks/kings-tunnels.ts'),
  'queens-chamber': () => import('./room/looks/queens-chamber.ts'),
  forge: () => import('./room/looks/forge.ts'),
  pipes: () => import('./room/looks/pipes.ts'),
  'sewer-drain-pipe': () => import('./room/looks/sewer-drain-pipe.ts'),
};

const known = new Map<string, Room>();

export const roomOf = (id: string): RoomPlan | undefined => known.get(id)?.plan;
export const lookOf = (id: string): Look | undefined => known.get(id)?.look;

async function learn(id: string): Promise<Room | undefined> {
  const room = known.get(id) ?? (await ROOMS[id]?.());
  if (room) known.set(id, room);
  return room;
}

/** A tile is turned over and never exchanged, so nothing else will be wanted in this chapter. */
export async function learnRooms({ room, tiles }: Pick<MiceView, 'room' | 'tiles'>): Promise<void> {
  const up = await Promise.all([room, ...tiles.map((tile) => tile.up)].map(learn));
  await Promise.all(up.map((one) => one && learn(one.plan.reverse)));
}
