/** What changed travels instead of the whole, and nothing is lost on the way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceLike } from './alike.ts';
import { type Change, changed, difference } from './changes.ts';

/** -0 is the one number that JSON does not keep. */
const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
/** As it arrives over a pipe or a socket. */
const sent = (change: Change | undefined): Change | undefined => change && JSON.parse(JSON.stringify(change));
const copy = <T>(value: T): T => structuredClone(value);

test('the later one comes from the earlier one and what changed, also as text', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = copy(before);
      expect(changed(before, sent(difference(before, after)))).toEqual(after);
      expect(before).toEqual(kept);
    }),
    { numRuns: 2000 },
  );
}, 120_000);

test('small changes of one thing: parts put in, taken out and changed anywhere', () => {
  const tree = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'length'), fc.array(plain));
  fc.assert(
    fc.property(tree, fc.array(fc.tuple(fc.nat(), fc.nat(), plain)), (before, edits) => {
      const after = copy(before);
      for (const [which, at, value] of edits) {
        const lists = Object.values(after);
        const list = lists[which % Math.max(1, lists.length)];
        if (which % 3 === 0) list?.splice(at % (list.length + 1), which % 4, value);
        else if (list && list.length > 0) list[at % list.length] = value;
      }
      expect(changed(before, sent(difference(before, after)))).toEqual(after);
    }),
    { numRuns: 2000 },
  );
}, 120_000);

test('nothing changed is nothing, and an absent field is as good as an undefined one', () => {
  fc.assert(fc.property(plain, (value) => difference(value, copy(value)) === undefined));
  expect(difference({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(changed({ a: 1, b: 2 }, sent(difference({ a: 1, b: 2 }, { a: 1, b: undefined })))).toEqual({ a: 1 });
});

test('what has not changed stays the same object', () => {
  const before = { zones: [{ rats: [1, 2] }, { rats: [3] }], larder: { cheese: 4 } };
  const after = { zones: [{ rats: [1, 2] }, { rats: [3, 5] }], larder: { cheese: 4 } };
  const change = difference(before, after);
  expect(change).toEqual({ zones: { 1: { rats: [1, 0, 5] } } });
  const now = changed(before, change) as typeof before;
  expect(now).toEqual(after);
  expect(now.larder).toBe(before.larder);
  expect(now.zones[0]).toBe(before.zones[0]);
});

test('a card taken out of the middle of a hand is told as that', () => {
  const hand = ['inn', 'mine', 'farm', 'king', 'fool'].map((card) => ({ card, lit: false }));
  expect(difference(hand, hand.toSpliced(2, 1))).toEqual([2, 1]);
});

test('what several share is compared once, and nobody is told anything else for it', () => {
  const tree = fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor'), plain);
  const mine = fc.record({ own: plain, list: fc.array(plain) });
  fc.assert(
    fc.property(tree, tree, mine, mine, mine, (shared, later, own, other, then) => {
      const view = (all: object, { own, list }: typeof other) => ({
        ...all,
        all,
        players: [{ ...all, own }, all, list],
      });
      const step = { before: view(shared, own), after: view(later, then), change: undefined as Change | undefined };
      step.change = difference(step.before, step.after);
      for (const [was, is] of [
        [own, then],
        [other, other],
        [other, then],
      ] as const) {
        const [before, after] = [view(shared, was), view(later, is)];
        expect(differenceLike(before, after, step)).toEqual(difference(before, after));
      }
    }),
    { numRuns: 500 },
  );
}, 120_000);

test('who sees the same change is told the very same one', () => {
  const [larder, fuller] = [{ cheese: [4] }, { cheese: [5] }];
  const change = difference({ larder, turn: 0 }, { larder: fuller, turn: 1 });
  const step = { before: { larder, turn: 0 }, after: { larder: fuller, turn: 1 }, change };
  expect(differenceLike({ larder, turn: 0, mine: 1 }, { larder: fuller, turn: 1, mine: 1 }, step)).toBe(change);
  expect(differenceLike({ larder, mine: 1 }, { larder: fuller, mine: 2 }, step)).toEqual({
    larder: { cheese: [0, 1, 5] },
    mine: [2],
  });
});
