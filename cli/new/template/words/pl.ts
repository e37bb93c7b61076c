/** Gra po polsku. */
import { inPolish, type Words } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';

const acorns = (count: unknown) => `${count} ${inPolish(Number(count), 'żołądź', 'żołędzie', 'żołędzi')}`;
const player = (seat: unknown) => `Gracz ${Number(seat) + 1}`;
const HEAPS: Readonly<Record<string, string>> = { small: 'mały', middling: 'średni', large: 'duży' };

export const words: Words<State> = {
  title: 'Hoard',
  blurb: 'Dwie wiewiórki opróżniają stos żołędzi. Kto weźmie ostatni?',
  field: (_name, value) => (value === undefined ? 'Stos' : (HEAPS[value] ?? String(value))),
  ask: (_decision, { left }) => `Na stosie: ${acorns(left)}. Ile bierzesz?`,
  option: (option) => `Weź ${acorns(option.acorns)}`,
  event: (event) => `${player(event.seat)} bierze ${acorns(event.acorns)}; zostaje ${event.left}.`,
  result: ({ winners }, seat) =>
    winners.includes(seat) ? 'Ostatni żołądź jest twój: wygrywasz.' : 'Ostatni żołądź przepadł: przegrywasz.',
  board: ({ left, turn }) => `Stos: ${acorns(left)}. Teraz bierze ${player(turn).toLowerCase()}.`,
};
