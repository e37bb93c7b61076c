/** What is on the table: plain data, changed in place by the rules. */
import type { Seat } from '@smallfolk/kernel';

export interface State {
  /** Acorns on the heap. */
  left: number;
  /** Who is to take. */
  turn: Seat;
}
