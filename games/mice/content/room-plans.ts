/** The plans of the rooms, each loaded when it is wanted. */
import type { RoomPlan } from './room.ts';

/** Named one by one, so that a bundler takes each by itself. */
const PLANS: Readonly<Record<string, () => Promise<RoomPlan>>> = {
  courtyard: async () => (await import('./rooms/courtyard.ts')).courtyard,
  'tunnel-entrance': async () => (await import('./rooms/tunnel-entrance.ts')).tunnelEntrance,
  kitchen: async () => (await import('./rooms/kitchen.ts')).kitchen,
  'kitchen-tunnels': async () => (await import('./rooms/kitchen-tunnels.ts')).kitchenTunnels,
  'guard-room': async () => (await import('./rooms/guard-room.ts')).guardRoom,
  sewer: async () => (await import('./rooms/sewer.ts')).sewer,
  'dining-hall': async () => (await import('./rooms/dining-hall.ts')).diningHall,
  'dining-tunnels': async () => (await import('./rooms/dining-tunnels.ts')).diningTunnels,
  alchemist: async () => (await import('./rooms/alchemist.ts')).alchemist,
  'crystal-tunnels': async () => (await import('./rooms/crystal-tunnels.ts')).crystalTunnels,
  'kings-chamber': async () => (await import('./rooms/kings-chamber.ts')).kingsChamber,
  'kings-tunnels': async () => (await import('./rooms/kings-tunnels.ts')).kingsTunnels,
  'queens-chamber': async () => (await import('./rooms/queens-chamber.ts')).queensChamber,
  forge: async () => (await import('./rooms/forge.ts')).forge,
  pipes: async () => (await import('./rooms/pipes.ts')).pipes,
  'sewer-drain-pipe': async () => (await import('./rooms/sewer-drain-pipe.ts')).sewerDrainPipe,
};

/** The plan of a room; undefined where there is no such room. */
async function planOf(id: string): Promise<RoomPlan | undefined> {
  return Object.hasOwn(PLANS, id) ? PLANS[id]?.() : undefined;
}

/** Both sides of each of these tiles, of which one side is named. */
export async function tilesOf(faces: readonly string[]): Promise<RoomPlan[]> {
  const up = (await Promise.all(faces.map(planOf))).filter((plan) => plan !== undefined);
  const down = (await Promise.all(up.map(({ reverse }) => planOf(reverse)))).filter((plan) => plan !== undefined);
  return [...up, ...down];
}
