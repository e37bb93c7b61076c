/** The sixteen rooms of the castle, in the order of their numbers: eight tiles with two sides each (M2, M29). */
import type { RoomPlan } from './room.ts';
import { alchemist } from './rooms/alchemist.ts';
import { courtyard } from './rooms/courtyard.ts';
import { crystalTunnels } from './rooms/crystal-tunnels.ts';
import { diningHall } from './rooms/dining-hall.ts';
import { diningTunnels } from './rooms/dining-tunnels.ts';
import { forge } from './rooms/forge.ts';
import { guardRoom } from './rooms/guard-room.ts';
import { kingsChamber } from './rooms/kings-chamber.ts';
import { kingsTunnels } from './rooms/kings-tunnels.ts';
import { kitchen } from './rooms/kitchen.ts';
import { kitchenTunnels } from './rooms/kitchen-tunnels.ts';
import { pipes } from './rooms/pipes.ts';
import { queensChamber } from './rooms/queens-chamber.ts';
import { sewer } from './rooms/sewer.ts';
import { sewerDrainPipe } from './rooms/sewer-drain-pipe.ts';
import { tunnelEntrance } from './rooms/tunnel-entrance.ts';

export const rooms: readonly RoomPlan[] = [
  courtyard,
  tunnelEntrance,
  kitchen,
  kitchenTunnels,
  guardRoom,
  sewer,
  diningHall,
  diningTunnels,
  alchemist,
  crystalTunnels,
  kingsChamber,
  kingsTunnels,
  queensChamber,
  forge,
  pipes,
  sewerDrainPipe,
];
