import { describe, expect, test } from 'vitest';
import { checks } from './conformance/index.ts';
import { accepted, inSlices, isRecord, Match, parseLegacy, type Result, refused, seedOf } from './index.ts';
import { acorns } from './samples/acorns.ts';
import { crumbs } from './samples/crumbs.ts';

type State = ReturnType<typeof acorns.create>;

/** Acorns over several winters: who took the last one begins the next time, with as many as were asked for. */
const winters = {
  ...acorns,
  name: 'winters',
  create: (setup: { acorns?: unknown }, _random: unknown, legacy?: unknown): State => ({
    left: Number(setup.acorns),
    turn: isRecord(legacy) ? Number(legacy.begins) : 0,
  }),
  leave: (_state: State, result: Result) => ({ begins: result.winners[0] ?? 0 }),
  checkLegacy: (_setup: unknown, legacy: unknown) =>
    isRecord(legacy) && (legacy.begins === 0 || legacy.begins === 1)
      ? accepted({ begins: legacy.begins })
      : refused('bad-legacy', 'legacy.begins: one of the two squirrels, 0 or 1', { where: 'legacy.begins' }),
};
const SETUP = { acorns: 15 };
const SEED = seedOf('winters');
const options = { secrets: () => [], census: () => ({}), seeds: 3, deep: 2 };

function played(legacy?: unknown) {
  const match = Match.start(winters, SETUP, SEED, { legacy });
  while (match.decision) match.choose(0);
  return match;
}

describe('what one match leaves to the next', () => {
  test('is there once the match is over, and the next one begins with it', () => {
    expect(Match.start(winters, SETUP, SEED).leaves).toBeUndefined();
    const first = played();
    expect(first.leaves).toEqual({ begins: 0 });
    const second = played({ begins: 1 });
    expect(second.legacy).toEqual({ begins: 1 });
    expect(second.leaves).toEqual({ begins: 1 });
  });

  test('stands in the save, and is checked when it is loaded', () => {
    const save = played({ begins: 1 }).save();
    const loaded = Match.load(winters, save);
    expect(loaded.ok && loaded.value.leaves).toEqual({ begins: 1 });
    expect(Match.load(winters, { ...save, legacy: { begins: 7 } })).toMatchObject({
      ok: false,
      where: 'legacy.begins',
    });
    expect('legacy' in played().save()).toBe(false);
  });

  test('is refused by a game that begins with nothing', () => {
    expect(parseLegacy(acorns, SETUP, { begins: 1 })).toMatchObject({ ok: false, code: 'bad-legacy' });
    expect(parseLegacy(acorns, SETUP)).toMatchObject({ ok: true });
  });
});

describe('the conformance kit on what is left', () => {
  const failing = (change: object) =>
    checks({ ...winters, ...change }, [SETUP], options)
      .filter(({ run }) => {
        try {
          run();
          return false;
        } catch {
          return true;
        }
      })
      .map(({ name }) => name);
  const LEAVES = 'leaves plain data that a next match can begin with';

  test('passes a sound game', () => expect(failing({})).toEqual([]));

  test('catches what is no plain data, what nobody can begin with, and what is changed on the way', () => {
    expect(failing({ leave: () => new Map([['begins', 1]]) })).toContain(LEAVES);
    expect(failing({ leave: () => ({ begins: 2 }) })).toEqual([LEAVES]);
    const create = (setup: object, random: unknown, legacy?: { begins: number }) => {
      const state = winters.create(setup, random, legacy);
      if (legacy) legacy.begins = 1 - legacy.begins;
      return state;
    };
    expect(failing({ create })).toContain(LEAVES);
  });

  test('catches a game that begins with anything', () => {
    expect(failing({ checkLegacy: accepted })).toContain('begins with nothing that no match could have left');
  });
});

describe('playing again in slices', () => {
  test('gives way to others and comes to the same match', async () => {
    const match = Match.start(crumbs, { mice: 3 }, seedOf('slices'));
    while (match.decision) match.choose(match.choices.length % match.decision.options.length);
    let others = 0;
    const beside = setInterval(() => others++);
    const replaying = slowly(Match.replaying(crumbs, match.save()));
    const loaded = await inSlices(replaying, 2);
    clearInterval(beside);
    expect(loaded.ok && loaded.value.hash()).toBe(match.hash());
    expect(others).toBeGreaterThan(2);
  });

  /** The same work, each step taking its time. */
  function* slowly<T>(work: Generator<unknown, T>): Generator<unknown, T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      const until = performance.now() + 1;
      while (performance.now() < until);
      yield;
    }
  }
});
