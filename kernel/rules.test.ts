import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CHECKPOINT, choose, chooseSome, type Decision, keyOf, type Option, offer } from './index.ts';

/** Runs a rule, answering with the option that `pick` finds, and tells what was asked and what came out. */
function run<T>(rule: Iterator<Decision | typeof CHECKPOINT, T, number>, pick: (decision: Decision) => number) {
  const asked: Decision[] = [];
  let step = rule.next(0);
  while (!step.done) {
    asked.push(step.value as Exclude<typeof step.value, typeof CHECKPOINT>);
    step = rule.next(pick(asked.at(-1) as Decision));
  }
  return { asked, result: step.value };
}

const cards = (...names: string[]) => names.map((name) => ({ do: 'card', name }));

describe('keys', () => {
  test('are derived from the details in alphabetical order, however they were written', () => {
    expect(keyOf({ do: 'move', to: 12 })).toBe('move to=12');
    expect(keyOf({ do: 'place', y: -1, x: 2, turned: true })).toBe('place turned=true x=2 y=-1');
  });

  test('tell a number from a text, and a detail from a text that looks like one', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('1', 'true', 'a b=c', '-0'));
    const option = fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), value)
      .map((details) => ({ ...details, do: 'x' }) as Option);
    fc.assert(
      fc.property(option, option, (one, two) => {
        const plain = (o: Option) => JSON.stringify(Object.entries(o).sort(([a], [b]) => (a < b ? -1 : 1)));
        expect(keyOf(one) === keyOf(two)).toBe(plain(one) === plain(two));
      }),
    );
  });
});

describe('choose and offer', () => {
  test('choose takes a single option without asking, offer asks all the same', () => {
    expect(run(choose(0, 'card', cards('farm')), () => 0).asked).toHaveLength(0);
    expect(run(offer(0, 'card', cards('farm')), () => 0).asked).toHaveLength(1);
  });

  test('return the option of the index given, with its rule and subject in the question', () => {
    const { asked, result } = run(
      choose(1, 'card', cards('farm', 'mine'), { rule: 'E1', about: { kind: 'card', id: 'inn' } }),
      () => 1,
    );
    expect(result).toEqual({ do: 'card', name: 'mine' });
    expect(asked[0]).toMatchObject({ seat: 1, ask: 'card', rule: 'E1', about: { kind: 'card', id: 'inn' } });
  });
});

describe('chooseSome', () => {
  const all = (items: Option[], limits: { min?: number; max?: number }) => {
    const found: string[] = [];
    const explore = (answers: number[]) => {
      let depth = 0;
      let width = 0;
      const { result } = run(chooseSome(0, 'some', items, limits), ({ options }) => {
        if (depth < answers.length) return answers[depth++] as number;
        width ||= options.length;
        depth++;
        return 0;
      });
      if (width === 0) found.push(result.map(keyOf).join('+'));
      else for (let index = 0; index < width; index++) explore([...answers, index]);
    };
    explore([]);
    return found;
  };

  test('offers every set once, in one order', () => {
    expect(all(cards('a', 'b', 'c'), { min: 2, max: 2 })).toHaveLength(3);
    expect(all(cards('a', 'b', 'c'), {})).toHaveLength(8);
  });

  test('counts equal items as copies of one', () => {
    expect(all(cards('a', 'b', 'a'), {}).sort()).toEqual([
      '',
      'card name=a',
      'card name=a+card name=a',
      'card name=a+card name=a+card name=b',
      'card name=a+card name=b',
      'card name=b',
    ]);
  });

  test('does not ask where only one set is possible', () => {
    expect(run(chooseSome(0, 'some', cards('a', 'b'), { min: 2, max: 2 }), () => 0)).toMatchObject({
      asked: [],
      result: cards('a', 'b'),
    });
    expect(run(chooseSome(0, 'some', cards(), { min: 1 }), () => 0)).toMatchObject({ asked: [], result: [] });
  });

  test('tells of which items, what was picked so far and how many may be', () => {
    const { asked } = run(chooseSome(0, 'some', cards('a', 'b', 'c'), { min: 1, max: 2 }), () => 0);
    expect(asked.map(({ some }) => some)).toEqual([
      { items: cards('a', 'b', 'c'), picked: [], min: 1, max: 2 },
      { items: cards('a', 'b', 'c'), picked: cards('a'), min: 1, max: 2 },
    ]);
  });

  test('offers as many sets as mathematics says', () => {
    const sets = fc
      .record({ size: fc.nat(6), min: fc.nat(6), max: fc.nat(6) })
      .filter(({ min, max, size }) => min <= max && max <= size);
    fc.assert(
      fc.property(sets, ({ size, min, max }) => {
        const items = cards(...'abcdef'.slice(0, size));
        const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
        let expected = 0;
        for (let k = min; k <= max; k++) expected += choose(size, k);
        expect(new Set(all(items, { min, max })).size).toBe(expected);
        expect(all(items, { min, max })).toHaveLength(expected);
      }),
    );
  });
});
