import { expect, test } from 'vitest';
import { timesOf } from './part-times.ts';

test('times are summed up by part: games and the tests in a browser each on their own', () => {
  const said = timesOf([
    { file: 'kernel/match.test.ts', ms: 1500 },
    { file: 'games/rats/rules/turn.test.ts', ms: 200 },
    { file: 'games/rats/state/view.test.ts', ms: 300 },
    { file: 'games/shelf.test.ts', ms: 40 },
    { file: 'web/e2e/table.test.ts', ms: 9000 },
    { file: 'web/src/games.test.ts', ms: 10 },
  ]);
  expect(said.split('\n').map((line) => line.trim().split(/\s+/))).toEqual([
    ['web/e2e', '9.0', 's', '1', 'files'],
    ['kernel', '1.5', 's', '1', 'files'],
    ['games/rats', '0.5', 's', '2', 'files'],
    ['games', '0.0', 's', '1', 'files'],
    ['web', '0.0', 's', '1', 'files'],
    ['together', '11.1', 's', '6', 'files'],
  ]);
});
