/** Bots know what their seat knows. Here are games that a bot wins too often if it knows more. */
import {
  CHECKPOINT,
  type Game,
  Match,
  offer,
  type Result,
  type Rules,
  type Setup,
  seedOf,
  type Table,
} from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { decide } from './bot.ts';
import { botNamed } from './names.ts';
import { questionOf } from './question.ts';

const NONE: Setup = {};
const GAMES = 400;

interface Guessing {
  hidden: number;
  guess: number;
}
const GUESSES = [
  { do: 'guess', card: 0 },
  { do: 'guess', card: 1 },
  { do: 'guess', card: 2 },
  { do: 'guess', card: 3 },
];

/** One of four cards lies face down: who names it wins. */
const faceDown: Game<Guessing, { guess: number }> = {
  name: 'face-down',
  version: 1,
  fields: [],
  seats: () => 1,
  create: (_setup, random) => ({ hidden: random.below(4), guess: -1 }),
  *rules(t: Table<Guessing>): Rules<Result> {
    yield CHECKPOINT;
    t.state.guess = (yield* offer(0, 'guess', GUESSES)).card;
    return { winners: t.state.guess === t.state.hidden ? [0] : [], reason: 'guess' };
  },
  clone: (state) => ({ ...state }),
  view: ({ guess }) => ({ guess }),
  resample(state, _seat, random) {
    state.hidden = random.below(4);
  },
};

/** The same, but the card is only drawn once it has been named. */
const drawnLater: Game<Guessing, { guess: number }> = {
  ...faceDown,
  name: 'drawn-later',
  create: () => ({ hidden: -1, guess: -1 }),
  *rules(t: Table<Guessing>): Rules<Result> {
    yield CHECKPOINT;
    t.state.guess = (yield* offer(0, 'guess', GUESSES)).card;
    t.state.hidden = t.random.below(4);
    return { winners: t.state.guess === t.state.hidden ? [0] : [], reason: 'guess' };
  },
  resample() {},
};

function wins(game: Game<Guessing>, name: string): number {
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const match = Match.start(game, NONE, seedOf(`${game.name} ${n}`)) as Match;
    const bot = botNamed(name, seedOf(`bot ${n}`));
    const question = questionOf(match);
    if (!bot.ok || !question) throw new Error('no game');
    match.choose(decide(bot.value, question).best());
    if (match.result?.winners.length === 1) wins++;
  }
  return wins;
}

/** A quarter of 400 is 100, give or take 9; a bot that peeks wins all 400. */
test.each(['random', 'greedy', 'search:60', 'easy', 'fair'])(
  '%s guesses a hidden card no better than chance',
  (name) => {
    expect(wins(faceDown, name)).toBeLessThan(140);
    expect(wins(drawnLater, name)).toBeLessThan(140);
  },
);

test('these games would tell: who knows the card wins every time', () => {
  for (let n = 0; n < 20; n++) {
    const match = Match.start(faceDown, NONE, seedOf(n));
    match.choose(match.state.hidden);
    expect(match.result?.winners).toEqual([0]);
  }
});

test('a question has no way to the match, its state, its chance or its seed', () => {
  const question = questionOf(Match.start(faceDown, NONE, seedOf('way')) as Match);
  if (!question) throw new Error('no question');
  // @ts-expect-error: a bot cannot even be written that asks for the match
  expect(question.match).toBeUndefined();
  // @ts-expect-error: nor for its state
  expect(question.state).toBeUndefined();
  expect(Object.keys(question).sort()).toEqual(['after', 'decision', 'imagine', 'insight', 'seat', 'seats', 'view']);
});
