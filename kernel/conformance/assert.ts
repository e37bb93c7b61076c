/** Small assertions and traps of the conformance kit, which belongs to no test runner. */
import { canonical } from '../hash.ts';

export function assert(condition: boolean, problem: string): void {
  if (!condition) throw new Error(problem);
}

export function assertEqual(actual: unknown, expected: unknown, problem: string): void {
  const [is, shouldBe] = [canonical(actual), canonical(expected)];
  if (is === shouldBe) return;
  let at = 0;
  while (is[at] === shouldBe[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${problem}\n  is:        ...${around(is)}\n  should be: ...${around(shouldBe)}`);
}

/** Plain data survives a trip through JSON: no functions, no classes, no undefined in lists, no NaN. */
export function assertPlain(data: unknown, path: string): void {
  if (data === null || data === undefined || typeof data === 'string' || typeof data === 'boolean') return;
  if (typeof data === 'number') {
    assert(Number.isFinite(data), `${path} is ${data}`);
  } else if (Array.isArray(data)) {
    data.forEach((item, at) => {
      assert(item !== undefined, `${path}[${at}] is undefined`);
      assertPlain(item, `${path}[${at}]`);
    });
  } else {
    assert(typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype, `${path} is no plain data`);
    for (const [name, value] of Object.entries(data)) assertPlain(value, `${path}.${name}`);
  }
}

/** What planted secrets look like in JSON. */
export const PLANTED = /90210017\d|planted-secret/;

/** Puts markers of the same type in place of hidden contents. */
export function plant(hidden: unknown[]): void {
  for (let i = 0; i < hidden.length; i++) hidden[i] = marker(hidden[i]);
}

function marker(value: unknown): unknown {
  if (typeof value === 'number') return 902100170;
  if (typeof value === 'string') return 'planted-secret';
  if (Array.isArray(value)) return value.map(marker);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marker(inner)]));
  }
  return value;
}

/** Runs the body while the clock and Math.random raise an alarm. */
export function withoutOutsideChance(body: () => void): void {
  const originals = [Math.random, Date.now, performance.now] as const;
  const alarm = (name: string) => () => {
    throw new Error(`a rule uses ${name}`);
  };
  Math.random = alarm('Math.random');
  Date.now = alarm('Date.now');
  performance.now = alarm('performance.now');
  try {
    body();
  } finally {
    [Math.random, Date.now, performance.now] = originals;
  }
}
