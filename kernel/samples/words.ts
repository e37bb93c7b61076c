/** The sample games in plain English, so that the terminal and the engine can be tried with them. */
import type { Box, Option, Words } from '../index.ts';
import { type CrumbsView, crumbs } from './crumbs.ts';
import { type Board, ticTacToe } from './tic-tac-toe.ts';

const detail = (option: Option, name: string) => String(option[name]);

const ticTacToeWords: Words<Board> = {
  title: 'Tic-tac-toe',
  blurb: 'Three in a line win.',
  field: (name, value) => String(value ?? name),
  ask: ({ seat }) => `Where does ${'XO'[seat]} go?`,
  option: (option) => `square ${detail(option, 'square')}`,
  event: ({ seat, square }) => `${'XO'[Number(seat)]} marks square ${square}`,
  result: ({ winners, reason }) => (reason === 'draw' ? 'A draw.' : `${'XO'[winners[0] ?? 0]} wins.`),
  board: ({ squares }) =>
    [0, 3, 6]
      .map((row) =>
        squares
          .slice(row, row + 3)
          .map((mark, at) => (mark === null ? row + at : 'XO'[mark]))
          .join(' '),
      )
      .join('\n'),
};

const crumbsWords: Words<CrumbsView> = {
  title: 'Crumbs',
  blurb: 'Mice carry crumbs past a cat.',
  field: (name, value) => String(value ?? name),
  ask: ({ ask, seat }) => (ask === 'turn' ? `Mouse ${seat}: forage or store?` : 'Which crumbs?'),
  option: (option) => (option.do === 'crumb' ? `a crumb worth ${detail(option, 'value')}` : option.do),
  event: ({ type, seat, value, crumbs: stored, die, steps }) => {
    if (type === 'foraged') return `Mouse ${seat} forages${value ? `: a crumb worth ${value}` : ''}`;
    if (type === 'stored') return `Mouse ${seat} stores ${String(stored)}; the die shows ${die}`;
    if (type === 'prowled') return `The cat comes ${steps} nearer`;
    return `The cat takes a crumb worth ${value} from mouse ${seat}`;
  },
  result: ({ winners }) => (winners.length > 0 ? `Mouse ${winners.join(' and ')} wins.` : 'The cat wins.'),
  board: (view) =>
    [
      `Round ${view.round} of 10; the cat is ${view.cat} away and has taken ${view.taken.join(', ') || 'nothing'}.`,
      ...view.pantries.map(
        (pantry, seat) => `Mouse ${seat}: ${view.hands[seat]} in hand, pantry ${pantry.join(', ') || 'empty'}`,
      ),
      `Your hand: ${view.hand.join(', ') || 'empty'}`,
    ].join('\n'),
};

/** For tests and tools; never on the shelf. */
export const sampleBoxes: Readonly<Record<string, () => Promise<Box>>> = {
  'tic-tac-toe': async () => ({ game: ticTacToe, words: async () => ticTacToeWords, first: {} }) as Box,
  crumbs: async () => ({ game: crumbs, words: async () => crumbsWords, first: { mice: 2 } }) as Box,
};
