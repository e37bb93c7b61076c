/** The places of the board in their order (E20, E24), and the little picture behind each. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import { eventPrinted, inOrder } from './facts.ts';

export const BASIC = [
  'basic-3-twigs',
  'basic-2-twigs-1-card',
  'basic-2-resin',
  'basic-1-resin-1-card',
  'basic-2-cards-1-point',
  'basic-1-pebble',
  'basic-1-berry-1-card',
  'basic-1-berry',
] as const;

export const JOURNEY = [
  { id: 'journey-2', points: 2 },
  { id: 'journey-3', points: 3 },
  { id: 'journey-4', points: 4 },
  { id: 'journey-5', points: 5 },
] as const;

export function pictureOf(id: string): string {
  if (id.startsWith('forest-')) return `glade-${id.slice('forest-'.length)}`;
  const good = ['twig', 'resin', 'pebble', 'berry'].find((name) => id.includes(name)) ?? 'card';
  return `v-${good}`;
}

/** The basic events, achieved or not, from left to right (E22). */
export function basicEvents(view: EverdellView): string[] {
  const known = [...view.events, ...view.players.flatMap(({ events }) => events.map(({ event }) => event))];
  return known.filter((id) => eventPrinted(id)?.basic).sort(inOrder);
}
