/** A thirteenth chapter, written by a stranger in this one file: nothing else of the game knows of it. */
import { Match, play, Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { Book } from '../content/book.ts';
import type { Chapter } from '../content/chapter.ts';
import { findToken } from '../content/finds.ts';
import { book } from '../content/index.ts';
import { all, carriedTo, noMinions } from '../content/tests.ts';
import { makeGame } from '../game.ts';
import { addTo, counter } from '../rules/achievements.ts';

const lostSpoon: Chapter = {
  id: '13',
  number: 13,
  party: { min: 2, max: 2, roster: ['filch', 'lily'], required: ['filch', 'lily'], abilities: 1 },
  layout: [{ column: 0, row: 0, up: 'kitchen' }],
  closed: ['flip:kitchen'],
  start: { room: 'kitchen', mice: ['m'], minions: [{ minion: 'roach', count: 2, on: ['n', 'o'] }] },
  endPage: 4,
  deck: { normal: 1, difficult: 0 },
  victory: all(carriedTo('spoon', 'kitchen/any'), noMinions),
  tokens: [{ id: 'spoon', start: 'kitchen/m' }],
  counters: { quarrels: 0 },
  standalone: [],
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  roundEnd: (t) => void addTo(t, 'quarrels', 1),
  defeat: (t) => counter(t, 'quarrels') > 30,
  rooms: {
    kitchen: {
      encounter: { kind: 'none' },
      search: findToken('spoon', { id: 'the-spoon', on: ['m'], sure: () => true }),
    },
  },
};

const game = makeGame(new Book({ ...book.printed, chapters: [...book.printed.chapters, lostSpoon] }));
const setup = { chapter: '13', players: 2, party: 'choose', edition: 'pl' };

test('M33, M274, M277, M293: a chapter of one file is set up, played and ended by its own conditions', () => {
  const endings = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const choice = Random.of(seedOf(`choices ${n}`));
    const { run } = play(game, setup, seedOf(`spoon ${n}`), (decision) => choice.below(decision.options.length));
    endings.add(run.result?.reason ?? '');
  }
  expect(endings).toContain('won');
});

test('M34, M35, OM5: two seats choose one mouse each', () => {
  const match = Match.start(game, setup, seedOf('two'));
  expect(match.decision).toMatchObject({ ask: 'party', seat: 0, rule: 'M35' });
  match.choose('hero hero=lily');
  expect(match.state.mice.map(({ hero, seats }) => [hero, seats])).toEqual([
    ['lily', [0]],
    ['filch', [1]],
  ]);
});
