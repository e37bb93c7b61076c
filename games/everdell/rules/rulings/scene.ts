/** What the tests of the rulings put on the table again and again. */
import type { CardId } from '../../content/card.ts';
import { EVENTS } from '../../content/catalogue.ts';
import type { EventId } from '../../content/event.ts';
import type { Playing } from '../../testing/scene.ts';

const times = (count: number, card: CardId): CardId[] => Array<CardId>(count).fill(card);

/** Fourteen and fifteen Constructions that fill as many spaces. */
export const FOURTEEN: readonly CardId[] = [...times(8, 'farm'), ...times(3, 'mine'), ...times(3, 'twig-barge')];
export const FIFTEEN: readonly CardId[] = [...FOURTEEN, 'castle'];

/** A Meadow in which every card is worth more than 3 points and costs at least 6. */
export const DEAR: readonly CardId[] = [
  'castle',
  'castle',
  'palace',
  'palace',
  'king',
  'king',
  'ever-tree',
  'ever-tree',
];

/** Four special events, these first. */
export function four(...events: readonly EventId[]): EventId[] {
  const others = EVENTS.filter(({ basic, id }) => !basic && !events.includes(id)).map(({ id }) => id);
  return [...events, ...others].slice(0, 4);
}

/** The types of all events so far, in order. */
export const sequence = (table: Playing): string[] => table.match.events(0).map(({ type }) => type);
