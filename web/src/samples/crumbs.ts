/** The kernel's sample game in a box, for development and tests of the table: English words serve for all languages. */
import type { Box, Words } from '@smallfolk/kernel';
import { type CrumbsView, crumbs } from '../../../kernel/samples/crumbs.ts';

const mouse = (seat: unknown) => `Mouse ${Number(seat) + 1}`;
const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '');

export const words: Words<CrumbsView> = {
  title: 'Crumbs',
  blurb: 'Carry crumbs past the cat.',
  field: (name, value) => (value === undefined ? (name === 'mice' ? 'Mice' : name) : String(value)),
  ask: ({ ask }) => (ask === 'turn' ? 'Forage or store?' : 'Which crumbs go into the pantry?'),
  option(option) {
    if (option.do === 'forage') return 'Forage';
    if (option.do === 'store') return 'Store crumbs';
    if (option.do === 'done') return 'Done';
    return `Crumb of ${option.value}`;
  },
  event({ type, seat, value, crumbs, die, steps }) {
    if (type === 'foraged')
      return value ? `${mouse(seat)} finds a crumb of ${value}.` : `${mouse(seat)} finds a crumb.`;
    if (type === 'stored') return `${mouse(seat)} stores ${list(crumbs)}; the die shows ${die}.`;
    if (type === 'prowled') return `The cat comes nearer by ${steps}.`;
    return `The cat pounces on ${mouse(seat)} and takes a crumb of ${value}.`;
  },
  result: ({ reason }) => (reason === 'cat' ? 'The cat has taken most.' : 'The fullest pantry wins.'),
  board: (view) =>
    `Round ${view.round} of 10. The cat is ${view.cat} steps away. Your hand: ${list(view.hand)}. Pantries: ${view.pantries.map(list).join(' / ')}.`,
};

export const box: Box = {
  game: crumbs as unknown as Box['game'],
  words: async () => words as unknown as Words,
  first: { mice: 1 },
};
