import { sure } from '@smallfolk/kernel';
/** The lowest point of a smooth convex function: L-BFGS, which guesses the curvature from its last steps. */

/** The value at a point; fills in the slope there. */
export type Smooth = (point: Float64Array, slope: Float64Array) => number;

/** A step once made, how the slope changed on it, and the product of both. */
interface Step {
  readonly step: Float64Array;
  readonly change: Float64Array;
  readonly product: number;
}

const REMEMBERED = 12;
const MOST_STEPS = 2000;
/** Flat enough: no part of the slope is steeper. */
const FLAT = 1e-7;

export function minimum(size: number, value: Smooth): Float64Array {
  let point: Float64Array = new Float64Array(size);
  let slope: Float64Array = new Float64Array(size);
  let height = value(point, slope);
  const steps: Step[] = [];
  for (let i = 0; i < MOST_STEPS && slope.some((part) => Math.abs(part) > FLAT); i++) {
    const direction = downhill(slope, steps);
    const fall = dot(direction, slope);
    let length = steps.length > 0 ? 1 : 1 / Math.sqrt(dot(slope, slope));
    let next = moved(point, direction, length);
    const nextSlope = new Float64Array(size);
    let nextHeight = value(next, nextSlope);
    while (nextHeight > height + 1e-4 * length * fall) {
      length /= 2;
      // Not even the smallest step leads down: as low as numbers can tell.
      if (length < 1e-9) return point;
      next = moved(point, direction, length);
      nextHeight = value(next, nextSlope);
    }
    const step = moved(next, point, -1);
    const change = moved(nextSlope, slope, -1);
    const product = dot(step, change);
    if (product > 0) steps.push({ step, change, product });
    if (steps.length > REMEMBERED) steps.shift();
    [point, slope, height] = [next, nextSlope, nextHeight];
  }
  return point;
}

/** Against the slope, stretched by the curvature that the last steps showed (the two-loop recursion of Nocedal). */
function downhill(slope: Float64Array, steps: readonly Step[]): Float64Array {
  let direction = moved(new Float64Array(slope.length), slope, -1);
  const parts = steps.map(() => 0);
  for (const [i, { step, change, product }] of [...steps.entries()].reverse()) {
    parts[i] = dot(step, direction) / product;
    direction = moved(direction, change, -sure(parts[i]));
  }
  const last = steps.at(-1);
  const scale = last ? last.product / dot(last.change, last.change) : 1;
  direction = direction.map((part) => scale * part);
  for (const [i, { step, change, product }] of steps.entries())
    direction = moved(direction, step, sure(parts[i]) - dot(change, direction) / product);
  return direction;
}

function moved(from: Float64Array, along: Float64Array, times: number): Float64Array {
  return from.map((part, i) => part + times * sure(along[i]));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += sure(a[i]) * sure(b[i]);
  return sum;
}
