/** The boxes on the shelf: what stands on them besides the words of their game. */
import type { Setup } from '@smallfolk/kernel';

export interface ShelfBox {
  /** The game's name in the registry; undefined while it is not there yet. */
  readonly game: string | undefined;
  readonly cover: string;
  /** The colours of the box: front, side, top. */
  readonly colours: readonly [string, string, string];
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Questions of the set-up whose answers have a drawing: how the names of these drawings begin. */
  readonly faces?: Readonly<Record<string, string>>;
  /** Questions of the set-up that mean something only beside certain answers to the others. */
  readonly asks?: Readonly<Record<string, (setup: Setup) => boolean>>;
}

export const SHELF: readonly ShelfBox[] = [
  {
    game: 'ratcatcher',
    cover: 'ratcatcher',
    colours: ['#2a3a4d', '#18222e', '#3d5168'],
    players: [1, 1],
    minutes: [30, 45],
    faces: { ratcatcher: 'catcher', nemesis: 'nemesis' },
  },
  { game: undefined, cover: 'mice', colours: ['#5a2f28', '#341a18', '#7c463a'], players: [1, 4], minutes: [60, 90] },
  {
    game: 'everdell',
    cover: 'everdell',
    colours: ['#3f5440', '#22302a', '#5a7054'],
    players: [1, 4],
    minutes: [40, 80],
    asks: { start: ({ seats }) => seats !== 1, rugwort: ({ seats }) => seats === 1 },
  },
];
