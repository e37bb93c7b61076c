/** A játék magyarul. */
import type { Words } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';

const acorns = (count: unknown) => `${count} makk`;
const player = (seat: unknown) => `${Number(seat) + 1}. játékos`;
const HEAPS: Readonly<Record<string, string>> = { small: 'kicsi', middling: 'közepes', large: 'nagy' };

export const words: Words<State> = {
  title: 'Hoard',
  blurb: 'Két mókus makkot hord el egy halomból. Kié az utolsó?',
  field: (_name, value) => (value === undefined ? 'A halom' : (HEAPS[value] ?? String(value))),
  ask: (_decision, { left }) => `A halomban ${acorns(left)} van. Hányat veszel el?`,
  option: (option) => `${acorns(option.acorns)} elvétele`,
  event: (event) => `${player(event.seat)}: ${acorns(event.acorns)} elvéve, ${event.left} maradt.`,
  result: ({ winners }, seat) =>
    winners.includes(seat) ? 'Tiéd az utolsó makk: nyertél.' : 'Elfogyott a makk: vesztettél.',
  board: ({ left, turn }) => `A halom: ${acorns(left)}. ${player(turn)} következik.`,
};
