/** Who on the map has a hook for a moment: nemesis, peculiar rats, placed tokens, traps, in this order. */
import type { Rules } from '@smallfolk/kernel';
import type { Deed, Effects, Source } from './effects.ts';
import type { Hunt } from './hunt.ts';
import type { PeculiarOnMap } from './state.ts';

export interface Hooked<K extends keyof Effects> {
  readonly source: Source;
  readonly hook: NonNullable<Effects[K]>;
}

/** Hooks which do something at a moment of the rats' turn and concern every source. */
type Moment = 'moved' | 'fed' | 'spawned' | 'cleanUp';

const NOBODY: readonly never[] = [];

export function sourcesWith<K extends keyof Effects>(t: Hunt, name: K): readonly Hooked<K>[] {
  const { state } = t;
  let found: Hooked<K>[] | undefined;
  const ask = (effects: Effects | undefined, source: () => Source) => {
    const hook = effects?.[name];
    if (!hook) return;
    found ??= [];
    found.push({ source: source(), hook });
  };
  if (state.nemesis.zone >= 0) ask(t.foe.effects, () => nemesisSource(t));
  for (const rat of state.peculiars) ask(peculiarEffects(t, rat), () => peculiarSource(t, rat));
  for (const { colour, zone } of state.placed) {
    ask(t.board[colour].effects, () => ({ kind: colour, id: t.board[colour].id, zone, upgraded: false }));
  }
  for (const { zone, upgraded } of state.traps) {
    ask(t.board.trap.effects, () => ({ kind: 'trap', id: t.board.trap.id, zone, upgraded }));
  }
  return found ?? NOBODY;
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
