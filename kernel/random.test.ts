import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, isSeed, newSeed, Random, seedOf } from './index.ts';
import { sha256 } from './sha256.ts';

describe('the generator', () => {
  test('gives the published first results of xoshiro128** for the state 1, 2, 3, 4', () => {
    const random = Random.of('00000001000000020000000300000004');
    const first = Array.from({ length: 10 }, () => random.next());
    expect(first).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('goes on from its position, as a copy or as another becomes it', () => {
    const random = Random.of(seedOf('start'));
    random.shuffle([1, 2, 3, 4, 5]);
    const [copy, again, other] = [random.copy(), Random.of(random.position), Random.of(seedOf('other'))];
    other.become(random);
    const next = random.next();
    expect([copy.next(), again.next(), other.next()]).toEqual([next, next, next]);
  });

  test('is fair: every face of every die comes up as often as the others', () => {
    const random = Random.of(seedOf('fair'));
    for (const sides of [2, 3, 6, 7, 20]) {
      const rolls = 20_000 * sides;
      const counts = Array<number>(sides).fill(0);
      for (let i = 0; i < rolls; i++) {
        const face = random.roll(sides) - 1;
        counts[face] = (counts[face] ?? 0) + 1;
      }
      const chiSquared = counts.reduce((sum, count) => sum + (count - 20_000) ** 2 / 20_000, 0);
      expect(chiSquared).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * sides));
    }
  });

  test('shuffles into every order equally often', () => {
    const random = Random.of(seedOf('orders'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('draws everything out of a bag exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, text) => {
        const [random, bag] = [Random.of(seedOf(text)), [...items]];
        const drawn = items.map(() => random.draw(bag));
        expect(drawn.sort()).toEqual([...items].sort());
        expect(random.draw(bag)).toBeUndefined();
      }),
    );
  });

  test('counts what was left to chance, and nothing where there was no choice', () => {
    const random = Random.of(seedOf('count'));
    random.below(1);
    random.shuffle([1]);
    expect(random.drawn).toBe(0);
    random.roll();
    expect(random.drawn).toBe(1);
  });
});

describe('seeds', () => {
  test('are 32 hexadecimal digits, fresh each time', () => {
    expect(isSeed(newSeed())).toBe(true);
    expect(newSeed()).not.toBe(newSeed());
    for (const wrong of ['', '12', 'g'.repeat(32), '0'.repeat(32), 'A'.repeat(32), 12, null])
      expect(isSeed(wrong)).toBe(false);
    expect(() => Random.of('12')).toThrow('not a seed');
  });

  test('can be made from any text and committed to by their SHA-256', () => {
    expect(isSeed(seedOf(42))).toBe(true);
    expect(seedOf(42)).toBe(seedOf('42'));
    expect(commitment(seedOf(42))).toBe(createHash('sha256').update(seedOf(42)).digest('hex'));
  });

  test('SHA-256 agrees with the one of Node for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });
});

test('a generator that another one begins goes its own way, the same way each time', () => {
  const random = Random.of(seedOf('parent'));
  const [one, two] = [random.split(), random.split()];
  const numbers = (of: Random) => Array.from({ length: 20 }, () => of.next());
  const first = numbers(one);
  expect(new Set([...first, ...numbers(two), ...numbers(random)]).size).toBe(60);
  expect(numbers(Random.of(seedOf('parent')).split())).toEqual(first);
});
