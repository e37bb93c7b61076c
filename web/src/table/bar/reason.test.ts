import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';

const prospect = (to: number, expected: number | undefined, ...then: number[]) => ({
  option: { do: 'move', to },
  key: `move to=${to}`,
  visits: 10,
  ...(expected !== undefined && { expected }),
  line: [to, ...then].map((to, n) => ({ seat: n % 2, ask: 'action', option: { do: 'move', to } })),
});
const advice = (...options: ReturnType<typeof prospect>[]) => ({ bot: 'search', choice: 0, iterations: 30, options });

test('a hint is compared with the next best, and says how it would go on', () => {
  const reason = reasonOf(
    advice(prospect(1, 0.6, 7, 8), prospect(2, 0.3), prospect(3, 0.5), prospect(4, undefined)),
    0,
  );
  expect(reason).toEqual({
    chance: 0.6,
    rival: { option: { do: 'move', to: 3 }, chance: 0.5, even: false },
    next: { do: 'move', to: 8 },
  });
});

test('what is as good is called so, and a single choice has no rival', () => {
  expect(reasonOf(advice(prospect(1, 0.6), prospect(2, 0.59)), 0).rival?.even).toBe(true);
  expect(reasonOf(advice(prospect(1, 0.6)), 0)).toMatchObject({ rival: undefined, next: undefined });
});
