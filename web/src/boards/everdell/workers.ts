/** Who stands where. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Seat } from '@smallfolk/kernel';

/** A place, an event, a spot of the Meadow, or a card of somebody's city. */
export type Where =
  | { readonly at: string; readonly spot?: number }
  | { readonly event: string }
  | { readonly card: number; readonly of: Seat };

/** The seats whose workers stand there, one entry for each worker. */
export function workersOn(view: EverdellView, where: Where): Seat[] {
  return view.players.flatMap(({ seat, out }) =>
    out
      .filter((worker) => {
        if ('card' in where) return worker.id === where.card && worker.of === where.of;
        if ('event' in where) return worker.event === where.event;
        return worker.at === where.at && worker.spot === where.spot;
      })
      .map(() => seat),
  );
}
