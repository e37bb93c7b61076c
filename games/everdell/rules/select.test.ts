import { type Decision, DONE, type Option } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { select } from './select.ts';

const items: Option[] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }];

/** Every selection that can be made, by walking through all answers. */
function all(copies: number[], min: number, max: number): string[] {
  const found: string[] = [];
  const walk = (answers: number[]): void => {
    const rules = select(0, 'pick', items, copies, min, max, { rule: 'E172' });
    let step = rules.next(0);
    for (const answer of answers) step = rules.next(answer);
    if (step.done) found.push(step.value.join(''));
    else for (const index of (step.value as Decision).options.keys()) walk([...answers, index]);
  };
  walk([]);
  return found;
}

describe('a selection among things that come in copies', () => {
  test('offers every selection exactly once', () => {
    const some = all([2, 1, 1], 0, 2);
    expect(new Set(some).size).toBe(some.length);
    expect(some.sort()).toEqual(['000', '001', '010', '011', '100', '101', '110', '200'].sort());
  });

  test('never leads to less than the least', () => {
    expect(all([1, 1, 1], 2, 2).sort()).toEqual(['011', '101', '110']);
    expect(all([3, 0, 1], 3, 3).sort()).toEqual(['201', '300']);
  });

  test('takes what is forced without asking, unless the question itself must tell nothing', () => {
    expect(all([2, 0, 0], 2, 2)).toEqual(['200']);
    const forced = select(0, 'pick', items, [2, 0, 0], 2, 2).next(0);
    expect(forced.done).toBe(true);
    const asked = select(0, 'pick', items, [2, 0, 0], 2, 2, undefined, true).next(0);
    expect(asked.done).toBe(false);
    const nothing = select(0, 'pick', items, [0, 0, 0], 0, 2, undefined, true).next(0);
    expect((nothing.value as Decision).options).toEqual([DONE]);
  });

  test('says what was picked, what there was and how many may be', () => {
    const rules = select(0, 'pick', items, [2, 1, 0], 1, 2);
    rules.next(0);
    const { some } = rules.next(0).value as Decision;
    expect(some).toEqual({ items: [{ do: 'a' }, { do: 'a' }, { do: 'b' }], picked: [{ do: 'a' }], min: 1, max: 2 });
  });
});
