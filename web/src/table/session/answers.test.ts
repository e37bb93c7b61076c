/** The list of answers and their keys: nobody is burnt by one key. */
import type { Decision, Option } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { answers, keysOf, shortened } from './answers.ts';

const ends = ({ do: kind }: Option) => kind === 'end';
const asked = (...options: Option[]): Decision => ({ seat: 0, ask: 'action', options });
const keys = (decision: Decision) => Object.fromEntries(keysOf(decision, ends));
const moves = Array.from({ length: 12 }, (_, to) => ({ do: 'move', to }));

test('what ends a turn comes last and has 0, even where it is the only one', () => {
  expect(keys(asked({ do: 'end' }, { do: 'collect' }, { do: 'trap', zone: 3 }))).toEqual({
    collect: '1',
    'trap zone=3': '2',
    end: '0',
  });
  expect(keys(asked({ do: 'end' }))).toEqual({ end: '0' });
});

test('an amount has its own number: 1 is one, 0 is none', () => {
  const amounts = [0, 1, 2, 3].map((count) => ({ do: 'amount', count }));
  expect(keys(asked(...amounts))).toEqual({
    'amount count=0': '0',
    'amount count=1': '1',
    'amount count=2': '2',
    'amount count=3': '3',
  });
  const packs = [2, 1, 0].map((rats) => ({ do: 'send', to: 7, rats }));
  expect(Object.values(keys(asked(...packs)))).toEqual(['2', '1', '0']);
});

test('amounts of different things are numbered in order', () => {
  expect(
    Object.values(keys(asked({ do: 'store', what: 'twig', count: 3 }, { do: 'store', what: 'resin', count: 2 }))),
  ).toEqual(['1', '2']);
});

test('a short list keeps one of each kind', () => {
  const attacks = [1, 2, 3, 4].map((dice) => ({ do: 'attack', dice }));
  const all = answers(asked(...moves, ...attacks, { do: 'trap', zone: 1 }, { do: 'end' }), ends);
  expect(shortened(all).map(({ option, many }) => [option.do, many])).toEqual([
    ['trap', undefined],
    ['move', 12],
    ['attack', 4],
    ['end', undefined],
  ]);
});
