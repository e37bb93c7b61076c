/** Where a rat wants to go (R160-R167): the nearest target, ties broken by the ratcatcher's nearness and the number. */
import { FAR } from '../content/atlas.ts';
import { cardOf, farAlong, mapOf } from '../state/city-map.ts';
import type { Because } from '../state/events.ts';
import type { RatKind, TargetKind } from '../state/pieces.ts';
import { commonIn } from '../state/rats-in-zones.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';
import { sourcesWith } from './effects-in-play.ts';
import { nestsOf } from './nests.ts';

/** All target zones for a rat of that kind: the first listed kind that there is (R230), and lures. */
export function targetZones(t: Hunt, kind: RatKind, wanted: readonly TargetKind[], self?: PeculiarOnMap): number[] {
  let zones: number[] = [];
  for (const target of wanted) {
    zones = zonesWith(t, target, self);
    if (zones.length > 0) break;
  }
  for (const { source, hook } of sourcesWith(t, 'lure')) {
    if (source.rat !== undefined && source.rat === self) continue;
    if (hook(t, source, kind) && !zones.includes(source.zone)) zones.push(source.zone);
  }
  return zones;
}

function zonesWith(t: Hunt, target: TargetKind, self: PeculiarOnMap | undefined): number[] {
  const { state } = t;
  const map = mapOf(t);
  switch (target) {
    case 'ratcatcher':
      return [state.catcher.zone];
    case 'nemesis':
      return state.nemesis.zone < 0 ? [] : [state.nemesis.zone];
    case 'trap':
      return state.traps.map((trap) => trap.zone);
    case 'nest':
      return [...new Set(map.cards.flatMap((card) => nestsOf(t, card)))];
    case 'rats':
      return map.zones.filter((zone) => commonIn(t, zone) > 0 || hasOther(t, zone, self));
    default: {
      const lying = state.on[target];
      return map.zones.filter((zone) => (lying[zone] ?? 0) > 0);
    }
  }
}

function hasOther(t: Hunt, zone: number, self: PeculiarOnMap | undefined): boolean {
  return t.state.peculiars.some((rat) => rat !== self && rat.zone === zone);
}

export interface Aim {
  /** More than one only if the player has to choose (R167). */
  readonly targets: readonly number[];
  readonly because: Because;
  /** A target at the same distance that lost the tie, or -1. */
  readonly instead: number;
}

/** The nearest of the targets as seen from a zone; undefined without any target (O8). */
export function aim(t: Hunt, from: number, targets: readonly number[]): Aim | undefined {
  const map = mapOf(t);
  const first = targets[0];
  if (first === undefined) return undefined;
  if (targets.length === 1) return { targets, because: 'only', instead: -1 };
  let nearest = FAR;
  let near: number[] = [];
  for (const target of targets) {
    // Ways are as long in both directions, and there are fewer targets than rats to measure from.
    const distance = farAlong(map.distances(target), from);
    if (distance < nearest) {
      nearest = distance;
      near = [target];
    } else if (distance === nearest) near.push(target);
  }
  if (near.length === 1) return { targets: near, because: 'nearest', instead: -1 };
  const fromYou = map.distances(t.state.catcher.zone);
  const closest = least(near, (zone) => farAlong(fromYou, zone)); // R165
  if (closest.length === 1) return { targets: closest, because: 'nearer-to-you', instead: other(near, closest) };
  const highest = least(closest, (zone) => -(t.atlas.numberOf[cardOf(t, zone)] ?? 0)); // R166
  if (highest.length === 1) return { targets: highest, because: 'higher-number', instead: other(closest, highest) };
  return { targets: highest, because: 'your-choice', instead: -1 }; // R167
}

/** The items with the least value. */
export function least(items: readonly number[], value: (item: number) => number): number[] {
  let best = Number.POSITIVE_INFINITY;
  let kept: number[] = [];
  for (const item of items) {
    const its = value(item);
    if (its < best) {
      best = its;
      kept = [item];
    } else if (its === best) kept.push(item);
  }
  return kept;
}

function other(all: readonly number[], kept: readonly number[]): number {
  return all.find((zone) => !kept.includes(zone)) ?? -1;
}
