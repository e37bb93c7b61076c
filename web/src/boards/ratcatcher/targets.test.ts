import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { stage } from '@smallfolk/ratcatcher/testing/stage.ts';
import { expect, test } from 'vitest';
import type { Decision } from './props.ts';
import { byZone, pathTo, tapped, targetOf, waysFrom } from './targets.ts';

function playing() {
  const { match, view } = stage().rats('0m', { white: 1 }).start();
  return { decision: match.decision as Decision | undefined, view };
}

test('every option of the first turn has a place on the table, or is the end of the turn', () => {
  const { decision, view } = playing();
  for (const option of decision?.options ?? []) {
    const { kind } = targetOf(option, view);
    expect(kind === 'none', option.do).toBe(option.do === 'end');
  }
});

test('a tap on a zone walks there; with a trap in hand it sets the trap', () => {
  const { decision, view } = playing();
  const zones = byZone(decision, view);
  const [next] = view.zones.find(({ ratcatcher }) => ratcatcher)?.neighbours ?? [];
  const options = zones.get(next ?? -1) ?? [];
  expect(tapped(options, undefined)).toEqual({ do: 'move', to: next });
  expect(tapped(options, 'trap')).toEqual({ do: 'trap', zone: next });
});

test('where several things can be done and none is meant, a tap chooses nothing', () => {
  const { decision, view } = playing();
  expect(tapped(byZone(decision, view).get(view.catcher.zone) ?? [], undefined)).toBeUndefined();
});

/** A square of zones 0-1-3 and 0-2-3. */
function square(browns: Readonly<Record<number, number>>): View {
  const neighbours = [
    [1, 2],
    [0, 3],
    [0, 3],
    [1, 2],
  ];
  const zones = neighbours.map((near, zone) => ({ zone, neighbours: near, brown: browns[zone] ?? 0 }));
  return { zones } as unknown as View;
}

test('of two equally short ways the one with fewer biters is taken', () => {
  expect(pathTo(square({ 1: 2 }), 0, 3)).toEqual([0, 2, 3]);
  expect(pathTo(square({ 2: 1 }), 0, 3)).toEqual([0, 1, 3]);
  expect(waysFrom(square({ 1: 2, 2: 1 }), 0).get(3)).toEqual({ steps: 2, before: 2, biters: 1 });
});
