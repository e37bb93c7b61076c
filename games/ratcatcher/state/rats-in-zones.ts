/** Counting rats in zones (R8). */

import type { Common } from './pieces.ts';
import type { PeculiarOnMap } from './state.ts';
import type { Hunt } from './table.ts';

/** How many of something lie in a zone. */
export function at(counts: readonly number[], zone: number): number {
  return counts[zone] ?? 0;
}

export function add(counts: number[], zone: number, count: number): void {
  counts[zone] = (counts[zone] ?? 0) + count;
}

export function commonIn(t: Hunt, zone: number): number {
  const { white, brown, black } = t.state.on;
  return at(white, zone) + at(brown, zone) + at(black, zone);
}

export function peculiarsIn(t: Hunt, zone: number): PeculiarOnMap[] {
  return t.state.peculiars.filter((rat) => rat.zone === zone);
}

/** All rats of a zone, the peculiar ones and the nemesis included. */
export function ratsIn(t: Hunt, zone: number): number {
  let count = commonIn(t, zone) + (t.state.nemesis.zone === zone ? 1 : 0);
  for (const rat of t.state.peculiars) if (rat.zone === zone) count++;
  return count;
}

export function total(rats: Readonly<Record<Common, number>>): number {
  return rats.white + rats.brown + rats.black;
}
