/** Whose is whose: a species and a colour for each seat. */
import type { Seat } from '@smallfolk/kernel';

const SPECIES = ['squirrel', 'hedgehog', 'mouse', 'turtle', 'rabbit'] as const;
const COLOURS = ['#b4582f', '#4b7480', '#8a7a2c', '#6d5a86', '#7c7468'] as const;

export function figureOf(seat: Seat): string {
  return `w-${SPECIES[seat % SPECIES.length]}`;
}

export function colourOf(seat: Seat): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}
