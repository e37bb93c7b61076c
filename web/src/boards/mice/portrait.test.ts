import type { MiceView } from '@smallfolk/mice/state/view.ts';
import { expect, test } from 'vitest';
import { figureOf } from './drawings.ts';
import { portraitOf } from './portrait.ts';

const view = { minions: [{ id: 3, kind: 'roach' }] } as unknown as MiceView;
const seen = (event: object) => portraitOf(event as never, view);

test.each([
  ['a blow', { type: 'attack', by: 'nez', target: 3, kind: 'roach' }, 'nez'],
  ['a minion’s blow', { type: 'minion-attack', minion: 3, kind: 'roach', mouse: 'nez' }, 'roach'],
  ['what was blocked', { type: 'blocked', target: 'maginos', hits: 2, wounds: 2 }, 'maginos'],
  ['a thing that is handed over', { type: 'handed', from: 'nez', to: 'tilda', card: 'moonlight-ward' }, 'nez'],
])('beside %s stands whoever does it, or bears it', (_, event, who) => {
  expect(seen(event)).toBe(figureOf(who).symbol);
});

test('what nobody does has no portrait', () => {
  expect(seen({ type: 'round', round: 2 })).toBeUndefined();
});
