/** Games end when somebody wins or loses; the laboratory stops what does neither, and says so. */
import { CHECKPOINT, type Game, offer, type Result, type Rules, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { type Broken, playFixture } from './one-game.ts';

const endless: Game<object, object> = {
  name: 'endless',
  version: 1,
  fields: [],
  seats: () => 1,
  create: () => ({}),
  *rules(): Rules<Result> {
    for (;;) {
      yield CHECKPOINT;
      yield* offer(0, 'wait', [{ do: 'wait' }, { do: 'walk' }]);
    }
  },
  clone: () => ({}),
  view: () => ({}),
  resample() {},
};

test('a game that nobody wins or loses is stopped, and counts as failed', () => {
  const fixture = { number: 0, cell: 0, round: 0, setup: {}, seats: [0], seed: seedOf('endless') };
  const play = () => playFixture(endless as Game, fixture, ['random']);
  expect(play).toThrow('no end after 20000 decisions');
  try {
    play();
  } catch (broken) {
    expect((broken as Broken).save?.choices).toHaveLength(20_001);
  }
  expect.assertions(2);
});
