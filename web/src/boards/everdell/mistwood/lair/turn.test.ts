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

test('what everybody scores in the end is no part of her last turn', () => {
  const ends = line('nightweave-ends', {}, 'W207');
  const scores = [line('score', { seat: 0 }, 'E196'), line('score', {}, 'W216')];
  expect(turnOf([mine, reveal, ends, ...scores], 1)?.lines).toEqual([reveal, ends]);
});

test('what a person pays or calls home for an act is told before it, and is no part of her turn', () => {
  const home = line('recall', { seat: 0, workers: 2 }, 'E181');
  const season = line('season', { seat: 0, season: 'spring', workers: 1 }, 'E182');
  const cost = line('pay', { seat: 0 }, 'E97');
  const play = line('play', { seat: 0, card: 'farm' }, 'E93');
  for (const act of [
    [home, season],
    [cost, play],
  ])
    expect(turnOf([mine, reveal, first, placed, ...act], 1)?.lines).toEqual([reveal, first, placed]);
});

test('after everybody else has passed her turns are told one by one, each with its own card', () => {
  const pass = line('pass', { seat: 0 }, 'E190');
  const next = line('nightweave-reveals', { activity: 'summer-roads', season: 'autumn' }, 'W113');
  const shuffled = line('nightweave-reshuffles', { count: 8 }, 'OW1');
  const turn = turnOf([pass, reveal, first, placed, shuffled, next, first, placed], 1);
  expect(turn?.card?.id).toBe('summer-roads');
  expect(turn?.lines).toEqual([shuffled, next, first, placed]);
  const idle = line('nightweave-prepares', { season: 'spring', idle: true }, 'OW1');
  expect(turnOf([pass, reveal, first, placed, idle], 1)?.lines).toEqual([idle]);
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
