/** What makes a room itself: what it is made of, what burns there, and what stands where. Each of the sixteen is in `looks/`. */
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

export const fire = (x: number, y: number, reach = 400, power = 1): Lamp => ({ at: [x, y], reach, power, hue: 'fire' });
export const candle = (x: number, y: number, reach = 200, power = 0.72): Lamp => ({
  at: [x, y],
  reach,
  power,
  hue: 'candle',
});
export const cold = (x: number, y: number, reach = 180, power = 0.6): Lamp => ({
  at: [x, y],
  reach,
  power,
  hue: 'cold',
});
export const put = (drawing: string, x: number, y: number, size: number): Prop => ({ drawing, at: [x, y], size });

/** Everything that stands in a room, with its hearth as it is now. */
export function standsIn({ props, hearth }: Pick<Look, 'props' | 'hearth'>, burns: boolean): readonly Prop[] {
  if (!hearth) return props;
  const { drawing } = hearth.stands;
  return [{ ...hearth.stands, drawing: burns ? drawing : `${drawing}-cold` }, ...props];
}
