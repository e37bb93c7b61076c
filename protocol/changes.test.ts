/** What changed travels instead of the whole, and nothing is lost on the way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, Compared, changed, difference } from './changes.ts';

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
  const shared = fc.record({ all: plain, own: plain });
  fc.assert(
    fc.property(plain, plain, fc.array(shared), (before, after, eyes) => {
      const compared = new Compared();
      for (const { all, own } of eyes) {
        const seen = { before, all: [all], own: null };
        const now = { before: after, all: [all, before], own };
        expect(compared.difference(seen, now)).toEqual(difference(seen, now));
        expect(compared.difference(seen, now)).toEqual(difference(seen, now));
      }
    }),
    { numRuns: 500 },
  );
});
