/** The game in English. */
import { inEnglish, type Words } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';

const acorns = (count: unknown) => `${count} ${inEnglish(Number(count), 'acorn', 'acorns')}`;
const player = (seat: unknown) => `Player ${Number(seat) + 1}`;
const HEAPS: Readonly<Record<string, string>> = { small: 'small', middling: 'middling', large: 'large' };

export const words: Words<State> = {
  title: 'Hoard',
  blurb: 'Two squirrels empty a heap of acorns. Who takes the last one?',
  field: (_name, value) => (value === undefined ? 'The heap' : (HEAPS[value] ?? String(value))),
  ask: (_decision, { left }) => `${acorns(left)} lie there. How many do you take?`,
  option: (option) => `Take ${acorns(option.acorns)}`,
  event: (event) => `${player(event.seat)} takes ${acorns(event.acorns)}; ${event.left} left.`,
  result: ({ winners }, seat) =>
    winners.includes(seat) ? 'You took the last acorn: you win.' : 'The last acorn is gone: you lose.',
  board: ({ left, turn }) => `The heap: ${acorns(left)}. ${player(turn)} is to take.`,
};
