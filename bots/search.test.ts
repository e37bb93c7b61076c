import { keyOf, Match, type Seed, type Setup, seedOf } from '@smallfolk/kernel';
import { crumbs } from '@smallfolk/kernel/samples/crumbs';
import { ticTacToe } from '@smallfolk/kernel/samples/tic-tac-toe';
import { expect, test } from 'vitest';
import { playMatch } from './arena.ts';
import { type Bot, decide, decideSoon } from './bot.ts';
import { botNamed } from './names.ts';
import { type Question, questionOf } from './question.ts';

const NONE: Setup = {};
const TWO_MICE: Setup = { mice: 2 };

/** A match that begins with this board, x to move or o. */
function board(squares: string): Match {
  const marks = [...squares.replaceAll(' ', '')].map((mark) => (mark === '.' ? null : mark === 'x' ? 0 : 1));
  const state = ticTacToe.position?.(NONE, { squares: marks });
  if (!state?.ok) throw new Error('not a board');
  return Match.from(ticTacToe, NONE, seedOf('board'), state.value) as Match;
}

function bot(name: string, seed: Seed = seedOf('bot')): Bot {
  const made = botNamed(name, seed);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

function asked(match: Match): Question {
  const question = questionOf(match);
  if (!question) throw new Error('the game is over');
  return question;
}

function choice(match: Match, name: string): string {
  const question = asked(match);
  const option = question.decision.options[decide(bot(name), question).best()];
  return option ? keyOf(option) : 'nothing';
}

const crumbsMatch = (seed: string) => Match.start(crumbs, TWO_MICE, seedOf(seed)) as Match;

test.each([
  ['xx. oo. ...', 'completes its line', 2],
  ['x.. xo. o..', 'blocks the line of the other', 2],
  ['xx. .o. ...', 'blocks as second player', 2],
  ['x.. .o. ..x', 'answers opposite corners with an edge, for a corner loses', [1, 3, 5, 7]],
  ['x.. ... ...', 'answers a corner with the centre, for all else loses', 4],
])('on the board %s a search %s', (squares, _what, square) => {
  const good = [square].flat().map((square) => `mark square=${square}`);
  expect(good).toContain(choice(board(squares), 'search:3000'));
});

test('two searches draw at tic-tac-toe', () => {
  const match = playMatch(ticTacToe, NONE, seedOf('draw'), ['search:2000', 'search:2000']);
  expect(match.result?.winners).toEqual([0, 1]);
});

test('a search of the first seat and one of the second both beat a random player', () => {
  for (const seat of [0, 1]) {
    const names = seat === 0 ? ['search:200', 'random'] : ['random', 'search:200'];
    let points = 0;
    for (let game = 0; game < 30; game++) {
      const { winners } = playMatch(ticTacToe, NONE, seedOf(game), names).result ?? { winners: [] as number[] };
      if (winners.includes(seat)) points += 1 / winners.length;
    }
    expect(points).toBeGreaterThan(24);
  }
});

test.each(['random', 'greedy', 'search:50', 'easy'])('%s plays the same game again with the same seed', (name) => {
  const first = playMatch(crumbs, TWO_MICE, seedOf('again'), [name, name]);
  const second = playMatch(crumbs, TWO_MICE, seedOf('again'), [name, name]);
  const other = playMatch(crumbs, TWO_MICE, seedOf('other'), [name, name]);
  expect(second.choices).toEqual(first.choices);
  expect(second.hash()).toBe(first.hash());
  expect(other.choices).not.toEqual(first.choices);
});

test('the same thoughts, whether thought in one go or in pieces with pauses between them', async () => {
  const atOnce = decide(bot('search:400'), asked(crumbsMatch('pieces'))).explain();
  const inPieces = (await decideSoon(bot('search:400'), asked(crumbsMatch('pieces')))).explain();
  expect(inPieces).toEqual(atOnce);
});

test('thinking changes nothing in the match', () => {
  const match = crumbsMatch('untouched');
  const before = match.hash();
  decide(bot('search:200'), asked(match));
  decide(bot('greedy'), asked(match));
  expect(match.hash()).toBe(before);
});

test('a search stops when the rest of its budget could not change its mind', () => {
  const { options, iterations } = decide(bot('search:500'), asked(crumbsMatch('early'))).explain();
  const [most = 0, next = 0] = options.map(({ visits }) => visits).sort((a, b) => b - a);
  expect(iterations).toBeLessThan(500);
  expect(most - next).toBeGreaterThan(500 - iterations);
});

test('a search explains itself: visits, expected result and main line of every option', () => {
  const question = asked(board('xx. oo. ...'));
  const { options, iterations, choice, bot: name } = decide(bot('search:500'), question).explain();
  expect(name).toBe('search:500');
  expect(options.map(({ option }) => option)).toEqual(question.decision.options);
  expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  expect(options[choice]).toMatchObject({ key: 'mark square=2', expected: 1 });
  const losing = options.find(({ key }) => key === 'mark square=8');
  expect(losing?.expected).toBeLessThan(1);
  expect(options[choice]?.line).toEqual([{ seat: 0, ask: 'square', option: { do: 'mark', square: 2 } }]);
  const blocked = options.find(({ visits }, index) => visits > 20 && index !== choice);
  expect(blocked?.line.length ?? 2).toBeGreaterThan(1);
  expect(JSON.parse(JSON.stringify(options))).toEqual(options);
});

test('thinking stops at once when a callback says so, and there is an answer', () => {
  let steps = 0;
  const thoughts = decide(bot('search:1000000'), asked(crumbsMatch('stop')), { stop: () => ++steps === 7 });
  expect(thoughts.explain().iterations).toBe(7);
  expect(thoughts.best()).toBeGreaterThanOrEqual(0);
});

test('thinking stops at once when a signal says so, and the thread was free to give it', async () => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 30);
  const begun = performance.now();
  const thoughts = await decideSoon(bot('search:999999999'), asked(crumbsMatch('signal')), {
    signal: abort.signal,
  });
  // A busy machine may be slow, but a billion games would take days.
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(thoughts.explain().iterations).toBeGreaterThan(0);
  const none = await decideSoon(bot('search:100'), asked(crumbsMatch('signal')), { signal: abort.signal });
  expect(none.explain().iterations).toBe(0);
  expect(asked(crumbsMatch('signal')).decision.options[none.best()]).toBeDefined();
});

test('a budget of milliseconds is kept', () => {
  const begun = performance.now();
  const { iterations } = decide(bot('search:60ms'), asked(crumbsMatch('clock'))).explain();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(60);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(iterations).toBeGreaterThan(1);
});

test('what was thought about an action is not forgotten between its decisions', () => {
  for (let game = 0; game < 50; game++) {
    const match = crumbsMatch(`turn ${game}`);
    const thinker = bot('search:300');
    const { options, choice } = decide(thinker, asked(match)).explain();
    if (options[choice]?.key !== 'store') continue;
    match.choose('store');
    const again = thinker.think(asked(match)).explain();
    const remembered = again.options.reduce((sum, { visits }) => sum + visits, 0);
    expect(remembered).toBe((options[choice]?.visits ?? 0) - 1);
    return;
  }
  throw new Error('no search ever stored');
});

test('what was thought before chance fell is forgotten', () => {
  const match = crumbsMatch('forget');
  const thinker = bot('search:300');
  decide(thinker, asked(match));
  match.choose('forage');
  const other = decide(bot('search:10'), asked(match));
  match.choose(other.best());
  while (match.decision?.seat !== 0) match.choose(0);
  const visits = thinker
    .think(asked(match))
    .explain()
    .options.map(({ visits }) => visits);
  expect(Math.max(...visits)).toBe(0);
});

test('a bot that does not exist is refused with those that do', () => {
  for (const name of ['', 'stockfish', 'search', 'search:0', 'search:-1', 'search:10/cut', 'search:1e9', 'Easy']) {
    expect(botNamed(name, seedOf('x'))).toMatchObject({ ok: false, code: 'unknown-bot', where: 'bot' });
  }
});
