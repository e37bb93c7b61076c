/** The kernel's sample games as boxes, for tests, benchmarks and whoever writes a first program for the engine. */
import { type Box, type Game, keyOf, type Words } from '@smallfolk/kernel';
import { type CrumbsView, crumbs } from '../../kernel/samples/crumbs.ts';
import { type Board, ticTacToe } from '../../kernel/samples/tic-tac-toe.ts';

/** What every sample says in the same way; samples speak English only. */
const PLAIN = {
  field: (name: string, value?: string | number) => (value === undefined ? name : String(value)),
  option: keyOf,
} as const;

const ticTacToeWords: Words<Board> = {
  ...PLAIN,
  title: 'Tic-tac-toe',
  blurb: 'Three in a line win.',
  ask: () => 'Which square do you mark?',
  option: ({ square }) => `Square ${Number(square) + 1}`,
  event: ({ seat, square }) => `Seat ${Number(seat) + 1} marks square ${Number(square) + 1}.`,
  result: ({ winners, reason }) =>
    reason === 'draw' ? 'A draw.' : `Seat ${Number(winners[0]) + 1} has three in a line and wins.`,
  board: ({ squares }) =>
    [0, 3, 6]
      .map((row) =>
        squares
          .slice(row, row + 3)
          .map((mark, at) => markOf(mark, row + at))
          .join(' '),
      )
      .join('\n'),
};

function markOf(mark: number | null, square: number): string {
  return mark === null ? String(square + 1) : mark === 0 ? 'X' : 'O';
}

const crumbsWords: Words<CrumbsView> = {
  ...PLAIN,
  title: 'Crumbs',
  blurb: 'One to four mice carry crumbs past a cat that plays itself.',
  ask: ({ ask, some }) =>
    ask === 'turn' ? 'Forage or store?' : `Store which crumbs? (${some?.picked.length ?? 0} so far)`,
  option: (option) =>
    option.do === 'crumb' ? `Crumb ${option.value}` : option.do[0]?.toUpperCase() + option.do.slice(1),
  event(event) {
    const mouse = `Mouse ${Number(event.seat) + 1}`;
    if (event.type === 'foraged')
      return `${mouse} forages${event.value === undefined ? '' : ` and finds ${event.value}`}.`;
    if (event.type === 'stored') return `${mouse} stores ${String(event.crumbs)}; the die shows ${event.die}.`;
    if (event.type === 'pounced') return `The cat takes ${event.value} from mouse ${Number(event.seat) + 1}.`;
    return `The cat comes ${event.steps} nearer.`;
  },
  result: ({ winners, scores }) =>
    winners.length === 0
      ? 'The cat has taken most and wins.'
      : `${winners.map((seat) => `Mouse ${seat + 1}`).join(' and ')} won. Scores: ${scores?.join(', ')}.`,
  board: (view) =>
    [
      `Round ${view.round} of 10. The cat is ${view.cat} steps away and has taken ${view.taken.join(', ') || 'nothing'}.`,
      ...view.pantries.map(
        (pantry, seat) =>
          `Mouse ${seat + 1}: pantry ${pantry.join(', ') || 'empty'}; ${view.hands[seat]} crumbs in hand.`,
      ),
      `Your hand: ${view.hand.join(', ') || 'empty'}.`,
    ].join('\n'),
};

function boxOf<S, V>(game: Game<S, V>, words: Words<V>, first: Box['first']): () => Promise<Box> {
  return async () => ({ game: game as Game, first, words: async () => words as Words });
}

export const samples: Readonly<Record<string, () => Promise<Box>>> = {
  'tic-tac-toe': boxOf(ticTacToe, ticTacToeWords, {}),
  crumbs: boxOf(crumbs, crumbsWords, { mice: 2 }),
};
