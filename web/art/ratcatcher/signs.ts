/** Small signs: the six faces of a die, and generic symbols of game-icons.net (CC BY 3.0). */
import { gameIcons } from '../game-icons.ts';
import type { Drawing } from '../sprite.ts';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7.5, 7],
    [16.5, 7],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17],
    [16.5, 17],
  ],
];

const SIDE =
  'M5.500 1.500H18.500A4 4 0 0 1 22.500 5.500V18.500A4 4 0 0 1 18.500 22.500H5.500A4 4 0 0 1 1.500 18.500V5.500A4 4 0 0 1 5.500 1.500Z';

const dice = PIPS.map(
  (pips, index): Drawing => ({
    id: `die-${index + 1}`,
    viewBox: '0 0 24 24',
    body:
      `<path d="${SIDE}" fill="var(--die,#efe4cc)" stroke="#161b22" stroke-width="1.800"/><path d="M2.400 17C8 20 17 20 21.600 17V18.500A3.200 3.200 0 0 1 18.500 21.600H5.500A3.200 3.200 0 0 1 2.400 18.500Z" fill="var(--die-shade,#cdbf9f)"/>` +
      `<g fill="${index === 5 ? 'var(--die-six,#2a231c)' : '#2a231c'}">${pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.900"/>`).join('')}</g>`,
  }),
);

const MOON = 'M8 0C2 2 0 10 4 15C8 19 15 18 17 13C12 14 7 9 8 0Z';

export const drawings: readonly Drawing[] = [
  ...dice,
  { id: 'asleep', viewBox: '0 0 18 18', body: `<path d="${MOON}" fill="#cdd6e0" stroke="#131b26" stroke-width="1"/>` },
  ...gameIcons([
    'hearts',
    'boot-prints',
    'crossed-swords',
    'fangs',
    'dna1',
    'egg-clutch',
    'on-target',
    'shield',
    'contract',
    'expand',
    'crown',
    'two-coins',
    'paw-print',
    'exit-door',
    'wolf-trap',
    'plague-doctor-profile',
    'fast-forward-button',
    'clockwise-rotation',
    'run',
  ]),
];
