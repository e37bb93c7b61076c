/** The Meadow: which place a die finds, and that gaps are refilled (E164, W135, W202, W204). */
import type { Refereed } from './game.ts';
import { fromDie } from './printed.ts';

/** What the die shows, and the place that it leads to. */
interface Rolled {
  readonly die: number;
  readonly spot: number;
}

export const hasMeadowCard = ({ table }: Refereed): boolean => table.meadow.some((card) => card !== null);

/** W202, OW68. The die that the log tells next, and the place where that finds a card. */
export function rolled({ log, table }: Refereed, rule: string): Rolled {
  const die = log.next && 'die' in log.next ? Number(log.next.die) : Number.NaN;
  const spot = fromDie(die).find((place) => table.meadow[place] !== null);
  return spot === undefined ? log.object(`${rule}: a card found with the eight-sided die`) : { die, spot };
}

/** E164, W135, W141, W204. Every gap gets a card, but her own place. */
export function refills({ log, table }: Refereed, rule: string): void {
  for (const [spot, card] of table.meadow.entries()) {
    if (card !== null || spot === table.figure) continue;
    log.expect('refill', { spot }, `${rule}, E164: this place is refilled`);
  }
}
