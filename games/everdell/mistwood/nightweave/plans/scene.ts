/** Scenes with plans: one of them holds, and her next card makes her enter the Meadow, or does what `cards` say. */
import type { Level } from '../lair.ts';
import { type LairScene, lair } from '../scene.ts';

export const MEADOW = ['king', 'queen', 'judge', 'doctor', 'bard', 'wanderer', 'postal-pigeon', 'shepherd'];

export function planning(
  plan: string,
  given: { level?: Level; cards?: string[]; more?: object; setup?: object } = {},
): LairScene {
  const { level = 2, cards = ['into-the-meadow'], more = {}, setup = {} } = given;
  return lair(cards, { level, setup: { plan, ...setup } })
    .beside({ intrigue: { personality: '', plan, pile: [], webs: [], barred: [], filling: -1, ...more } })
    .meadow(...MEADOW);
}
