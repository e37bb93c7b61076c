/** The plans of the rooms in play: both sides of every tile that lies on the table, loaded before it is shown. */
import type { RoomPlan } from '@smallfolk/mice/content/room.ts';
import { tilesOf } from '@smallfolk/mice/content/room-plans.ts';
import type { MiceView } from '@smallfolk/mice/state/view.ts';

const known = new Map<string, RoomPlan>();

export const roomOf = (id: string): RoomPlan | undefined => known.get(id);

/** A tile is turned over and never exchanged, so nothing else will be wanted in this chapter. */
export async function learnRooms({ room, tiles }: MiceView): Promise<void> {
  for (const plan of await tilesOf([room, ...tiles.map(({ up }) => up)])) known.set(plan.id, plan);
}
