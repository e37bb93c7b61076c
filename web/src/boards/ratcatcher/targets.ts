/** Which thing on the table an option is about, so that it can be chosen there. */

import type { HuntOption } from '@smallfolk/ratcatcher/state/options.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { Decision, Option } from './props.ts';

export type Target =
  | { readonly kind: 'zone'; readonly zone: number }
  /** A rat in the zone where hits are spent: a colour, 'nemesis' or the id of a peculiar rat. */
  | { readonly kind: 'rat'; readonly rat: string }
  | { readonly kind: 'place'; readonly township: number; readonly x: number; readonly y: number; readonly turn: number }
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'slot'; readonly slot: string }
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'captured'; readonly rat: string }
  | { readonly kind: 'none' };

export function targetOf(offered: Option, view: View): Target {
  const option = offered as HuntOption; // the rules of this game offer nothing else
  switch (option.do) {
    case 'move':
    case 'send':
      return { kind: 'zone', zone: option.to };
    case 'attack':
    case 'collect':
      return { kind: 'zone', zone: view.catcher.zone };
    case 'trap':
    case 'use':
    case 'appear':
      return { kind: 'zone', zone: option.zone };
    case 'hit':
    case 'catch':
      return { kind: 'rat', rat: option.rat };
    case 'place': {
      const { township, x, y, turn } = option;
      return { kind: 'place', township, x, y, turn };
    }
    case 'connector':
      return { kind: 'cell', x: option.x, y: option.y };
    case 'slot':
      return { kind: 'slot', slot: option.slot };
    case 'colour':
      return { kind: 'slot', slot: option.colour };
    case 'trade':
      return { kind: 'line', line: option.line };
    case 'claim':
      return { kind: 'captured', rat: option.rat };
    case 'end':
    case 'roll-again':
    case 'keep':
    case 'gain':
    case 'pay':
    case 'decline':
    case 'settle':
      return { kind: 'none' };
  }
}

/** The options of each zone. */
export function byZone(decision: Decision | undefined, view: View): Map<number, Option[]> {
  const zones = new Map<number, Option[]>();
  for (const option of decision?.options ?? []) {
    const target = targetOf(option, view);
    if (target.kind !== 'zone') continue;
    // A pack that is divided runs to two zones at once.
    const both = option.do === 'send' && typeof option.other === 'number' ? [target.zone, option.other] : [target.zone];
    for (const zone of both) zones.set(zone, [...(zones.get(zone) ?? []), option]);
  }
  return zones;
}

/** What a tap on a zone does at once: the armed thing, else a step, else the only option. Otherwise a menu opens. */
export function tapped(options: readonly Option[], armed: string | undefined): Option | undefined {
  const wanted = armed ?? 'move';
  const meant = options.filter((option) => verbOf(option) === wanted);
  if (meant.length === 1) return meant[0];
  const [only, another] = options;
  return only && !another && (armed === undefined || verbOf(only) === armed) ? only : undefined;
}

/** 'move', 'trap', 'yellow', 'purple', 'attack' ... */
export function verbOf(option: Option): string {
  return option.do === 'use' ? String(option.colour) : option.do;
}

/** The zone where hits are spent: told by the last roll, else where the ratcatcher stands. */
export function battlefield(decision: Decision | undefined, view: View, rolledAt: number | undefined): number {
  const { about } = decision ?? {};
  if (about?.kind === 'zone') return Number(about.id);
  return rolledAt ?? view.catcher.zone;
}

interface Way {
  readonly steps: number;
  readonly before: number;
  /** Brown rats in the zones that are left on the way. */
  readonly biters: number;
}

/** Shortest ways from a zone, and of equally short ones those past the fewest biters. */
export function waysFrom(view: View, from: number): Map<number, Way> {
  const zones = new Map(view.zones.map((zone) => [zone.zone, zone]));
  const ways = new Map<number, Way>([[from, { steps: 0, before: -1, biters: 0 }]]);
  // A map is walked in the order of insertion, so all ways of one length are settled before the next begins.
  for (const [zone, way] of ways) {
    const here = zones.get(zone);
    const biters = way.biters + (here?.brown ?? 0);
    for (const next of here?.neighbours ?? []) {
      const known = ways.get(next);
      if (!known || (known.steps === way.steps + 1 && biters < known.biters)) {
        ways.set(next, { steps: way.steps + 1, before: zone, biters });
      }
    }
  }
  return ways;
}

/** The zones on a shortest way, the first one included. */
export function pathTo(view: View, from: number, to: number): number[] {
  const ways = waysFrom(view, from);
  const path: number[] = [];
  for (let zone = to; zone >= 0 && ways.has(zone); zone = ways.get(zone)?.before ?? -1) path.unshift(zone);
  return path[0] === from ? path : [];
}
