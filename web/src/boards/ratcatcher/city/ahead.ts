/** Draws ahead: cards that were never shown are drawn one at a time, or else the city would be one long piece of work. */
import type { TownshipView } from '@smallfolk/ratcatcher/state/view.ts';
import { breath } from '../../../breath.ts';
import { light } from '../light.svelte.ts';
import { survey } from './layout.ts';
import { drawnTownship, shapeOf } from './map.ts';
import { painted } from './paint.ts';

const drawn = new Set<string>();

export async function drawAhead(placed: readonly TownshipView[]): Promise<void> {
  const { theme } = light;
  for (const lie of placed) {
    const { township, face, x, y, turn, zones } = lie;
    const key = [township, face, x, y, turn, zones[0], theme].join(' ');
    const card = drawn.has(key) ? undefined : drawnTownship(township, face);
    if (!card) continue;
    drawn.add(key);
    await breath();
    painted(card, turn, theme);
    await breath();
    for (const zone of shapeOf(card, lie, zones).zones) survey(zone);
  }
}
