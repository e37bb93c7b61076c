/** What the rules of this game hold in their hands: the table of the kernel and what is printed on this game's pieces. */
import type { Table } from '@smallfolk/kernel';
import type { Atlas } from './atlas.ts';
import type { HuntEvent } from './events.ts';
import type { Nemesis } from './nemesis.ts';
import type { Ratcatcher } from './ratcatcher.ts';
import type { State } from './state.ts';

/** The only seat (R1). */
export const YOU = 0;

export interface Hunt extends Omit<Table<State>, 'emit'> {
  readonly emit?: ((event: HuntEvent) => void) | undefined;
  readonly atlas: Atlas;
  /** The ratcatcher's board. */
  readonly board: Ratcatcher;
  /** The nemesis' board. */
  readonly foe: Nemesis;
}
