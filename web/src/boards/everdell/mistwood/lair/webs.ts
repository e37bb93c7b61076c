/** Where her webs lie, and whose they are. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Where } from '../../workers.ts';

interface Web {
  readonly at?: string;
  readonly event?: string;
  /** The plan or scheme that laid it. */
  readonly by: string;
}

interface Slice {
  readonly webs?: readonly Web[];
}

/** What has laid webs there, one entry for each web. */
export function websOn(view: EverdellView, where: Where): string[] {
  const all = [view.modules.intrigue, view.modules.schemes].flatMap(
    (slice) => (slice as Slice | undefined)?.webs ?? [],
  );
  return all
    .filter((web) => ('event' in where ? web.event === where.event : 'at' in where && web.at === where.at))
    .map(({ by }) => by);
}
