/** A lid says the same as its box, and a box that is closed is never played without what is in it. */

import { parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, MODULES } from '../content/catalogue.ts';
import { core as everdell } from '../core.ts';
import { LIDS, PERSONALITY_IDS, PLAN_IDS } from './lids.ts';

const setupOf = (answers: Record<string, string | number>) => {
  const parsed = parseSetup(everdell, answers);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
};

// In one test, because what has been opened stays open.
test('the boxes of Rugwort and Mistwood keep their numbers and the base game its own when they are opened', async () => {
  const base = CARDS.map(({ id }) => id);
  const numbers = MODULES.map(({ id }) => id);
  expect(everdell.fields.map(({ name }) => name)).toContain('plan');
  expect(() => everdell.create(setupOf({ seats: 1, opponent: 'nightweave' }), undefined as never)).toThrow(
    'the box of nightweave has not been opened',
  );
  expect(() => everdell.create(setupOf({ seats: 1 }), undefined as never)).toThrow(
    'the box of rugwort has not been opened',
  );
  await import('../rugwort/box.ts');
  await import('./schemes.ts');
  const planned = { seats: 1, opponent: 'nightweave', plan: 'extortion' };
  expect(() => everdell.create(setupOf(planned), Random.of(seedOf('a plan')))).toThrow('the box of her plans');
  await import('./plans.ts');
  expect(MODULES.map(({ id }) => id)).toEqual(numbers);
  expect(MODULES.some(({ closed }) => closed)).toBe(false);
  expect(CARDS.slice(0, base.length).map(({ id }) => id)).toEqual(base);
  expect(CARDS.length).toBeGreaterThan(base.length);
});

describe('every entry stands on the lid, in the same order', async () => {
  const { PERSONALITIES } = await import('./nightweave/personalities/personalities.ts');
  const { PLANS } = await import('./nightweave/plans/plans.ts');
  test.each([
    ['personalities', PERSONALITIES, PERSONALITY_IDS],
    ['plans', PLANS, PLAN_IDS],
  ] as const)('%s', (_name, entries, ids) => {
    expect(entries.map(({ id }) => id)).toEqual(ids);
  });
  test('no two lids have one name', () => expect(new Set(LIDS.map(({ id }) => id)).size).toBe(LIDS.length));
});
