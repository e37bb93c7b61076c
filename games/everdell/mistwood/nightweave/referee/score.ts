/** Her score, counted anew from the record (W216-W226), and whether she has lost (W213-W215, OW39). */
import type { Seat } from '@smallfolk/kernel';
import type { Refereed } from './game.ts';
import { cardNamed, eventCard } from './printed.ts';
import type { Table } from './table.ts';

/** The scoring cards, from level 0 to 4 (W220, W221, W223). */
const WORTHLESS = [0, 1, 1, 1, 2];
const PROSPERITY = [0, 0, 1, 2, 3];
const SPECIAL = [3, 4, 5, 6, 6];

/** E197, W342. Base points of what stands in the city, face up. */
export function cardPoints(table: Table, seat: Seat): number {
  return sum(table.cityOf(seat).map(({ card, down }) => (down ? 0 : cardNamed(card).points)));
}

/** W216-W223, W225. Her points, part by part. */
export function scores({ log, table }: Refereed): number {
  const city = table.cityOf(table.her).map(({ card }) => cardNamed(card));
  const bonuses = city.map(({ colour, legendary, points }) => {
    const prosperity = colour === 'purple' || legendary ? (PROSPERITY[table.level] ?? 0) : 0;
    const worthless = points === 0 ? (WORTHLESS[table.level] ?? 0) : 0;
    return prosperity >= worthless ? { prosperity, worthless: 0 } : { prosperity: 0, worthless }; // W222, OW40
  });
  const parts = {
    cards: cardPoints(table, table.her),
    tokens: table.tokens,
    prosperity: sum(bonuses.map(({ prosperity }) => prosperity)),
    journey: table.journey,
    events: sum(table.events.map((event) => eventPoints(table, event))),
    other: sum(bonuses.map(({ worthless }) => worthless)),
  };
  const total = sum(Object.values(parts));
  log.expect('score', { seat: table.her, ...parts, total }, 'W216-W223: her points');
  return total;
}

/** W219, W223. */
function eventPoints({ level }: Table, event: string): number {
  const { basic, points } = eventCard(event);
  return basic ? Number(points) : (SPECIAL[level] ?? 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** W213-W215, OW39. Ahead of her means more points; together everybody has to be. */
export function wins({ log, table }: Refereed, winners: readonly Seat[], totals: readonly number[]): void {
  const hers = totals[table.her] ?? 0;
  const ahead = table.people.filter((seat) => (totals[seat] ?? 0) > hers);
  const all = ahead.length === table.people.length;
  const best = ahead.filter((seat) => totals[seat] === Math.max(...totals));
  const right = table.victory === 'together' ? winners.length === (all ? ahead.length : 0) : isAmong(winners, best);
  if (!right) log.object(`W213, W214, OW39: with ${totals.join(' : ')} points other winners than ${winners.join()}`);
}

/** E204-E206. Of those with most points, events and resources may decide. */
const isAmong = (winners: readonly Seat[], best: readonly Seat[]): boolean =>
  winners.every((seat) => best.includes(seat)) && winners.length > 0 === best.length > 0;
