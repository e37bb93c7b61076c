/** Whose is whose: a people and a colour for each seat. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Seat } from '@smallfolk/kernel';

const PEOPLES = ['squirrel', 'hedgehog', 'mouse', 'turtle', 'rabbit'] as const;
const COLOURS = ['#b4582f', '#4b7480', '#8a7a2c', '#6d5a86', '#7c7468'] as const;
/** Workers with an ability are of a people of their own. */
const ABLE: Readonly<Record<string, string>> = {
  stoats: 'stoat',
  butterflies: 'butterfly',
  spiders: 'weaver',
  pigs: 'pig',
};

type Sitting = Pick<EverdellView, 'humans' | 'modules'>;

const isHers = (seat: Seat, { humans, modules }: Sitting): boolean => seat >= humans && 'nightweave' in modules;

/** The drawing of a worker of that seat. */
export function figureOf(seat: Seat, view: Sitting): string {
  if (seat >= view.humans) return isHers(seat, view) ? 'w-spider' : 'w-rat';
  const abilities = view.modules.abilities as { readonly of: readonly string[] } | undefined;
  return `w-${ABLE[abilities?.of[seat] ?? ''] ?? PEOPLES[seat % PEOPLES.length]}`;
}

/** The face of whoever sits there. */
export const portraitOf = (seat: Seat, view: Sitting): string =>
  isHers(seat, view) ? 'nightweave-face' : figureOf(seat, view);

export function colourOf(seat: Seat, view: Sitting): string {
  if (isHers(seat, view)) return '#8c6fae';
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}
