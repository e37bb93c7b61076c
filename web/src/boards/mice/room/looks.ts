/** What makes each of the sixteen rooms itself: what it is made of, what burns there, and what stands where. */
import type { Material } from './floor.ts';
import type { Lamp } from './light.ts';
import type { Point } from './polygon.ts';

/** A drawing with the middle of its foot at a place, so many times its own size. */
export interface Prop {
  readonly drawing: string;
  readonly at: Point;
  readonly size: number;
}

export interface Look {
  readonly ground: 'castle' | 'yard' | 'rock';
  readonly floor: Material;
  /** What raised spaces are made of, by their letter or tag; all else is floor. */
  readonly raised?: Readonly<Record<string, Material>>;
  /** Spaces of another floor, by letter or tag. */
  readonly laid?: Readonly<Record<string, Material>>;
  readonly lamps: readonly Lamp[];
  readonly props: readonly Prop[];
  /** Where a fire may burn: what it stands in (without one, the same drawing with `-cold`), its light, and what is there without it. */
  readonly hearth?: { readonly stands: Prop; readonly fire: Lamp; readonly ash: Lamp };
}

const fire = (x: number, y: number, reach = 400, power = 1): Lamp => ({ at: [x, y], reach, power, hue: 'fire' });
const candle = (x: number, y: number, reach = 200, power = 0.72): Lamp => ({ at: [x, y], reach, power, hue: 'candle' });
const cold = (x: number, y: number, reach = 180, power = 0.6): Lamp => ({ at: [x, y], reach, power, hue: 'cold' });
const put = (drawing: string, x: number, y: number, size: number): Prop => ({ drawing, at: [x, y], size });

/** Everything that stands in a room, with its hearth as it is now. */
export function standsIn({ props, hearth }: Pick<Look, 'props' | 'hearth'>, burns: boolean): readonly Prop[] {
  if (!hearth) return props;
  const { drawing } = hearth.stands;
  return [{ ...hearth.stands, drawing: burns ? drawing : `${drawing}-cold` }, ...props];
}

export const LOOKS: Readonly<Record<string, Look>> = {
  courtyard: {
    ground: 'yard',
    floor: 'snow',
    lamps: [cold(300, -80, 560, 0.5), candle(560, -40, 240, 0.5)],
    props: [
      put('r-tree', 62, 128, 1.15),
      put('r-well', 300, 376, 0.9),
      put('r-cart', 510, 478, 0.9),
      put('r-bench', 222, 582, 0.8),
      put('r-torch', 560, -12, 0.8),
    ],
  },
  'tunnel-entrance': {
    ground: 'rock',
    floor: 'earth',
    lamps: [cold(300, 300, 170), cold(30, 260, 200, 0.5), cold(560, 60, 160), candle(90, 250, 170, 0.5)],
    props: [put('r-boulder', 300, 372, 1.1), put('r-toadstools', 560, 96, 0.8), put('r-roots', 130, 60, 1)],
  },
  kitchen: {
    ground: 'castle',
    floor: 'flags',
    raised: { a: 'planks' },
    lamps: [fire(96, 100, 520, 0.95), candle(420, 40, 280, 0.75)],
    hearth: { stands: put('r-hearth', 120, -2, 1), fire: fire(120, -20, 420, 0.6), ash: cold(120, -20, 120, 0.4) },
    props: [
      put('r-pans', 410, -16, 1),
      put('r-stove', 96, 140, 0.9),
      put('r-jug', 250, 70, 0.5),
      put('r-cheese', 336, 92, 0.55),
      put('r-candle', 420, 90, 0.6),
      put('r-broom', 508, 250, 0.95),
      put('r-bucket', 384, 262, 0.6),
      put('r-sack', 560, 474, 0.5),
      put('r-barrel', 34, 588, 0.55),
    ],
  },
  'kitchen-tunnels': {
    ground: 'rock',
    floor: 'earth',
    lamps: [cold(120, 120, 180), cold(500, 130, 170), cold(90, 500, 160), candle(300, 300, 230, 0.6)],
    props: [
      put('r-crystals', 96, 150, 0.9),
      put('r-crystals', 520, 160, 0.8),
      put('r-toadstools', 90, 520, 0.9),
      put('r-crumbs', 352, 268, 0.7),
      put('r-bone', 500, 520, 0.8),
    ],
  },
  'guard-room': {
    ground: 'castle',
    floor: 'flags',
    raised: { raised: 'planks' },
    lamps: [candle(530, 10, 430, 1)],
    hearth: { stands: put('r-brazier', 60, 84, 0.8), fire: fire(60, 40, 400, 0.95), ash: cold(60, 40, 260, 0.45) },
    props: [
      put('r-torch', 530, -14, 0.9),
      put('r-shield', 300, -20, 1),
      put('r-rack', 300, 414, 0.9),
      put('r-helmet', 204, 470, 0.6),
      put('r-dagger', 432, 366, 0.7),
    ],
  },
  sewer: {
    ground: 'rock',
    floor: 'stone',
    lamps: [cold(300, 300, 300, 0.5), candle(520, 60, 190, 0.6), candle(80, 540, 170, 0.5)],
    props: [put('r-grating', 4, 352, 0.9), put('r-torch', 560, 40, 0.7), put('r-barrel', 66, 580, 0.5)],
  },
  'dining-hall': {
    ground: 'castle',
    floor: 'planks',
    raised: { t: 'planks', raised: 'quilt' },
    lamps: [candle(130, 370, 360, 0.95)],
    hearth: { stands: put('r-hearth', 486, -2, 1), fire: fire(486, 10, 450, 1), ash: cold(486, 0, 420, 0.75) },
    props: [
      put('r-banner', 150, -14, 1),
      put('r-candle', 120, 400, 0.7),
      put('r-platter', 190, 440, 0.8),
      put('r-jug', 90, 450, 0.5),
    ],
  },
  'dining-tunnels': {
    ground: 'rock',
    floor: 'earth',
    laid: { home: 'planks' },
    lamps: [candle(330, 520, 260, 0.9), cold(90, 90, 170), cold(520, 130, 160, 0.5)],
    props: [
      put('r-throne', 224, 560, 0.8),
      put('r-matchbox', 462, 556, 0.8),
      put('r-toadstools', 80, 110, 0.8),
      put('r-candle', 336, 556, 0.5),
    ],
  },
  alchemist: {
    ground: 'castle',
    floor: 'flags',
    raised: { a: 'planks', raised: 'planks' },
    lamps: [fire(100, 60, 380, 0.95), cold(500, 40, 280, 0.7)],
    props: [
      put('r-shelf', 330, -18, 1),
      put('r-retort', 104, 112, 0.9),
      put('r-cabinet', 505, 96, 0.9),
      put('r-skull', 172, 578, 0.6),
      put('r-candle', 200, 84, 0.5),
    ],
  },
  'crystal-tunnels': {
    ground: 'rock',
    floor: 'earth',
    lamps: [cold(280, 250, 320, 0.9), cold(250, 430, 220, 0.8), cold(520, 110, 170, 0.5)],
    props: [
      put('r-crystals', 270, 300, 1.5),
      put('r-crystals', 330, 250, 1),
      put('r-crystals', 250, 452, 0.9),
      put('r-toadstools', 540, 120, 0.8),
    ],
  },
  'kings-chamber': {
    ground: 'castle',
    floor: 'planks',
    raised: { q: 'quilt', raised: 'planks' },
    lamps: [candle(60, 20, 300, 0.95), cold(470, -50, 340, 0.5), candle(440, 460, 300, 0.6)],
    hearth: { stands: put('r-hearth', 300, -2, 1), fire: fire(300, 10, 420, 0.9), ash: cold(300, -10, 120, 0.3) },
    props: [
      put('r-window', 470, -24, 1),
      put('r-firewood', 392, 44, 0.6),
      put('r-candle', 60, 54, 0.6),
      put('r-king', 470, 500, 1.1),
    ],
  },
  'kings-tunnels': {
    ground: 'rock',
    floor: 'earth',
    lamps: [candle(120, 100, 210, 0.9), cold(420, 420, 220, 0.6), cold(520, 80, 170)],
    props: [put('r-camp', 66, 100, 0.7), put('r-crystals', 540, 100, 0.8), put('r-bone', 90, 540, 0.7)],
  },
  'queens-chamber': {
    ground: 'castle',
    floor: 'planks',
    raised: { t: 'planks', raised: 'planks' },
    lamps: [cold(140, -40, 400, 0.8), candle(520, 330, 320, 0.9)],
    props: [
      put('r-window', 140, -24, 1),
      put('r-curtain', 420, -10, 1),
      put('r-mirror', 548, 388, 0.9),
      put('r-clock', 552, 222, 0.8),
      put('r-cobweb', 50, 92, 1),
      put('r-cobweb', 60, 470, 0.8),
    ],
  },
  forge: {
    ground: 'rock',
    floor: 'stone',
    raised: { raised: 'steel' },
    laid: { heat: 'copper' },
    lamps: [fire(530, 270, 480, 1), candle(90, 90, 170, 0.5)],
    props: [
      put('r-furnace', 534, 320, 1.1),
      put('r-chain', 90, 130, 0.9),
      put('r-gear', 122, 576, 0.8),
      put('r-anvil', 330, 330, 0.7),
    ],
  },
  pipes: {
    ground: 'rock',
    floor: 'steel',
    raised: { raised: 'copper' },
    lamps: [cold(120, 120, 260, 0.5), fire(480, 480, 260, 0.5), cold(520, 90, 190, 0.5)],
    props: [put('r-valve', 552, 330, 0.8)],
  },
  'sewer-drain-pipe': {
    ground: 'rock',
    floor: 'stone',
    raised: { raised: 'steel' },
    lamps: [cold(480, 300, 320, 0.7), candle(80, 60, 180, 0.5), candle(90, 550, 160, 0.5)],
    props: [put('r-drain', 556, 350, 1), put('r-grating', 6, 352, 0.9), put('r-torch', 70, 40, 0.6)],
  },
};
