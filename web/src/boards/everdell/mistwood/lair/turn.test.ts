/** Her last turn, taken from the log: what she tried, why it could not be, and where on the table it happened. */
import { expect, test } from 'vitest';
import type { Event, Props, Told } from '../../props.ts';
import { isActing, marksOf, turnOf } from './turn.ts';

const line = (type: Event['type'], details: object = {}, rule = 'W1'): Told => ({
  event: { type, seat: 1, rule, ...details } as Event,
  text: type,
  rule,
});
const mine = line('place', { seat: 0, at: 'basic-3-twigs' }, 'E43');
const reveal = line('nightweave-reveals', { activity: 'resin-trap', season: 'winter' }, 'W113');
const first = line('nightweave-tries', { which: 'first' }, 'W115');
const blocked = line('nightweave-blocked', { at: 'basic-2-resin' }, 'W151');
const cannot = line('nightweave-cannot', {}, 'W127');
const second = line('nightweave-tries', { which: 'second' }, 'W116');
const placed = line('place', { at: 'forest-2-any' }, 'W159');

test('nothing before her first turn', () => {
  expect(turnOf([mine], 1)).toBeUndefined();
});

test('an action that cannot be, and the one that is done instead, with their rules', () => {
  const turn = turnOf([mine, reveal, first, blocked, cannot, second, placed], 1);
  expect(turn?.card).toEqual({ id: 'resin-trap', season: 'winter' });
  expect(turn?.steps.map(({ kind, impossible, open }) => [kind, impossible, open])).toEqual([
    ['first', true, false],
    ['second', false, false],
  ]);
  expect(turn?.rules).toEqual(['W113', 'W115', 'W151', 'W127', 'W116', 'W159']);
  expect(turn?.last).toBe(true);
});

test('while it is told, an action that has only met a blocked spot is still open', () => {
  expect(turnOf([mine, reveal, first, blocked], 1)?.steps).toMatchObject([{ kind: 'first', open: true }]);
});

test('marks tie places to the number of their step', () => {
  const turn = turnOf([mine, reveal, first, blocked, cannot, second, placed], 1);
  expect(turn && [...marksOf(turn)]).toEqual([
    ['at-basic-2-resin', { number: 1, done: false }],
    ['at-forest-2-any', { number: 2, done: true }],
  ]);
});

test('what a person does afterwards ends it, and what she gains then is not hers to explain', () => {
  const told = [mine, reveal, first, placed, mine, line('points', { count: 1 })];
  const turn = turnOf(told, 1);
  expect(turn?.last).toBe(false);
  expect(turn?.steps.flatMap(({ lines }) => lines)).toEqual([placed]);
});

test('she acts while something of hers is shown, and when somebody is asked where she shall go', () => {
  const table = (happening: Event | undefined, ask?: string) =>
    ({ happening, decision: ask && { ask }, view: { humans: 1 } }) as unknown as Props;
  expect(isActing(table(reveal.event))).toBe(true);
  expect(isActing(table(placed.event))).toBe(true);
  expect(isActing(table(mine.event))).toBe(false);
  expect(isActing(table(undefined, 'nightweave-own-city'))).toBe(true);
  expect(isActing(table(undefined, 'turn'))).toBe(false);
});
