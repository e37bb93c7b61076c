import { shelf } from '@smallfolk/games';
import { type Game, Match, type Save, seedOf } from '@smallfolk/kernel';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { expect, test } from 'vitest';
import { type Board, ticTacToe } from '../../kernel/samples/tic-tac-toe.ts';
import { introduced, playable } from './replay.ts';

/** Tic-tac-toe in which the middle square is a bug. */
const broken: Game<Board, Board> = {
  name: 'broken',
  version: 1,
  fields: [],
  seats: ticTacToe.seats,
  create: ticTacToe.create,
  clone: ticTacToe.clone,
  view: ticTacToe.view,
  resample: ticTacToe.resample,
  *rules(t) {
    const run = ticTacToe.rules(t);
    let step = run.next(0);
    while (!step.done) {
      step = run.next(yield step.value);
      if (t.state.squares[4] !== null) throw new Error('the middle is missing');
    }
    return step.value;
  },
};

function saved(choices: readonly string[]): Save & Record<string, unknown> {
  return { ...Match.start(broken, {}, seedOf('tea')).save(), choices };
}

test('a save that leads to a bug is played as far as it goes, and says where it breaks', () => {
  const choices = ['mark square=0', 'mark square=1', 'mark square=4', 'mark square=5'];
  const { match, bug } = playable(broken as Game, saved(choices), 'save.json');
  expect(match.choices).toEqual(choices.slice(0, 2));
  expect(bug).toBe('Choice 3, mark square=4, breaks the rules of broken: the middle is missing');
});

test('a save that leads to none is played whole', () => {
  const { match, bug } = playable(broken as Game, saved(['mark square=0']), 'save.json');
  expect(match.choices).toHaveLength(1);
  expect(bug).toBeUndefined();
});

test('a save with an impossible choice is refused with a sentence', () => {
  expect(() => playable(broken as Game, saved(['mark square=9']), 'save.json')).toThrow(UserError);
});

test('a game from the browser is told with the names of those who played it; what is no name is passed over', async () => {
  const box = await shelf.everdell?.();
  const words = await box?.words('en');
  if (!words) throw new Error('Everdell stands on the shelf');
  const result = { winners: [1], scores: [30, 41], reason: 'points' };
  expect(introduced(words, ['', ' Bence ']).result(result, 0)).toBe('Bence wins. Player 1 30, Bence 41.');
  expect(introduced(words, [7, null]).result(result, 0)).toBe('Player 2 wins. Player 1 30, Player 2 41.');
  expect(introduced(words, 'Bence')).toBe(words);
});
