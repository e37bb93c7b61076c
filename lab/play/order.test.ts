import { expect, test } from 'vitest';
import { newTally } from '../count/tally.ts';
import type { Batch } from '../plan/plan.ts';
import type { BatchResult } from './batch.ts';
import { Order, type Task } from './order.ts';

const batches = (count: number): Batch[] =>
  Array.from({ length: count }, (_, first) => ({ first, count: 1, fatal: [] }));
const result: BatchResult = { lines: '', tally: newTally(1, 1), broken: [] };
const firsts = (order: Order) => [...order.ripe()].map(({ batch }) => batch.first);
const take = (order: Order) => order.next() as Task;

test('results come back in the order of the batches, whoever is faster', () => {
  const order = new Order(batches(3), 9);
  const [a, b, c] = [take(order), take(order), take(order)];
  expect(order.next()).toBeUndefined();
  order.finish(c, result);
  order.finish(b, result);
  expect(firsts(order)).toEqual([]);
  expect(order.isOver).toBe(false);
  order.finish(a, result);
  expect(firsts(order)).toEqual([0, 1, 2]);
  expect(order.isOver).toBe(true);
});

test('no more go out than may wait, and one that is given back goes out again', () => {
  const order = new Order(batches(5), 2);
  const [a, b] = [take(order), take(order)];
  expect(order.next()).toBeUndefined();
  order.giveBack(a);
  expect(order.next()).toBe(a);
  order.finish(a, result);
  order.finish(b, result);
  expect(firsts(order)).toEqual([0, 1]);
  expect(order.next()?.batch.first).toBe(2);
});
