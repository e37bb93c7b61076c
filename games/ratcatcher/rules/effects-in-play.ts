/** Who on the map has a hook for a moment: nemesis, peculiar rats, placed tokens, traps, in this order. */
import type { Rules } from '@smallfolk/kernel';
import type { Deed, Effects, Source } from '../content/effects.ts';
import type { PeculiarOnMap } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';

export interface Hooked<K extends keyof Effects> {
  readonly source: Source;
  readonly hook: NonNullable<Effects[K]>;
}

/** Hooks which do something at a moment of the rats' turn and concern every source. */
type Moment = 'moved' | 'fed' | 'spawned' | 'cleanUp';

const NOBODY: readonly never[] = [];

export function sourcesWith<K extends keyof Effects>(t: Hunt, name: K): readonly Hooked<K>[] {
  const { nemesis, peculiars, placed, traps } = t.state;
  if (nemesis.zone < 0 && peculiars.length + placed.length + traps.length === 0) return NOBODY;
  let found: Hooked<K>[] | undefined;
  const ofNemesis = nemesis.zone >= 0 ? t.foe.effects?.[name] : undefined;
  if (ofNemesis) found = [{ source: nemesisSource(t), hook: ofNemesis }];
  for (const rat of peculiars) {
    const hook = peculiarEffects(t, rat)?.[name];
    if (hook) found = push(found, { source: peculiarSource(t, rat), hook });
  }
  for (const { colour, zone } of placed) {
    const { id, effects } = t.board[colour];
    const hook = effects?.[name];
    if (hook) found = push(found, { source: { kind: colour, id, zone, upgraded: false }, hook });
  }
  const { id, effects } = t.board.trap;
  const ofTraps = traps.length > 0 ? effects?.[name] : undefined;
  if (ofTraps) {
    for (const { zone, upgraded } of traps)
      found = push(found, { source: { kind: 'trap', id, zone, upgraded }, hook: ofTraps });
  }
  return found ?? NOBODY;
}

function push<T>(list: T[] | undefined, item: T): T[] {
  if (!list) return [item];
  list.push(item);
  return list;
}

export function peculiarEffects(t: Hunt, rat: PeculiarOnMap): Effects | undefined {
  return t.atlas.content.peculiarRats[rat.card]?.effects;
}

export function peculiarSource(t: Hunt, rat: PeculiarOnMap): Source {
  return {
    kind: 'peculiar',
    id: t.atlas.content.peculiarRats[rat.card]?.id ?? '',
    zone: rat.zone,
    upgraded: false,
    rat,
  };
}

export function nemesisSource(t: Hunt): Source {
  return { kind: 'nemesis', id: t.foe.id, zone: t.state.nemesis.zone, upgraded: false };
}

/** Lets every source on the map do what it does at this moment, unless it left the map meanwhile. */
export function* atMoment(t: Hunt, moment: Moment): Rules {
  for (const { source, hook } of sourcesWith(t, moment)) {
    if (source.rat && !t.state.peculiars.includes(source.rat)) continue;
    yield* carryOut(hook(t, source));
  }
}

export function* carryOut(deed: Deed): Rules {
  if (deed) yield* deed;
}
