/** What stands and lies in a zone, in a fixed order, as data that each language puts into words. */
import type { ZoneView } from '../state/view.ts';

export interface Thing {
  readonly kind: 'you' | 'nemesis' | 'peculiar' | 'rat' | 'piece' | 'placed' | 'trap';
  /** The colour of a rat, the kind of a piece, the id of a peculiar rat; 'set' or 'upgraded' for a trap. */
  readonly id: string;
  readonly count: number;
}

export function thingsIn(zone: ZoneView): Thing[] {
  const things: Thing[] = [];
  const add = (kind: Thing['kind'], id: string, count: number) => {
    if (count > 0) things.push({ kind, id, count });
  };
  if (zone.ratcatcher) add('you', '', 1);
  if (zone.nemesis) add('nemesis', '', 1);
  for (const rat of zone.peculiars) add('peculiar', rat, 1);
  for (const colour of ['white', 'brown', 'black'] as const) add('rat', colour, zone[colour]);
  for (const piece of ['cheese', 'health', 'yellow', 'purple'] as const) add('piece', piece, zone[piece]);
  add('piece', 'nest', zone.nests);
  for (const colour of zone.placed) add('placed', colour, 1);
  if (zone.trap !== 'none') add('trap', zone.trap, 1);
  return things;
}
