/** Rats moved by a power instead of their own legs. */

import type { Common } from '../state/pieces.ts';
import { add, at } from '../state/rats-in-zones.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';

/** Up to `count` rats of a colour from one zone to another. Returns how many. */
export function pushCommon(t: Hunt, kind: Common, from: number, to: number, count: number, rule: string): number {
  const pushed = Math.min(count, at(t.state.on[kind], from));
  if (pushed <= 0 || from === to) return 0;
  add(t.state.on[kind], from, -pushed);
  add(t.state.on[kind], to, pushed);
  t.emit?.({ type: 'pushed', rat: kind, count: pushed, from, to, rule });
  return pushed;
}

export function pushPeculiar(t: Hunt, rat: PeculiarOnMap, to: number, rule: string): void {
  const from = rat.zone;
  rat.zone = to;
  t.emit?.({ type: 'pushed', rat: t.atlas.content.peculiarRats[rat.card]?.id ?? '', count: 1, from, to, rule });
}

export function pushNemesis(t: Hunt, to: number, rule: string): void {
  const { nemesis } = t.state;
  const from = nemesis.zone;
  nemesis.zone = to;
  t.emit?.({ type: 'pushed', rat: 'nemesis', count: 1, from, to, rule });
}
