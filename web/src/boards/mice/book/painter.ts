/** What all pictures of the book are painted with: drawings put on their feet, and walls of blocks toned by one light. */
import { figureOf, hasFigure } from '../drawings.ts';
import { mix, n, type Point, ramp, Whim } from '../room/polygon.ts';
import { propBox } from '../room/props.ts';

export const INK = '#1d130e';

/** A piece of furniture, a hero or a minion, with the middle of its foot at a place, so many times its own size. */
export function put(what: string, x: number, y: number, size: number): string {
  const figure = hasFigure(what) ? figureOf(what) : undefined;
  const [wide, high] = figure ? [figure.box[2], figure.box[3]] : propBox(what);
  const [w, h] = [wide * size, high * size];
  return `<use href="#${figure?.symbol ?? what}" x="${n(x - w / 2)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}"/>`;
}

export const shade = (x: number, y: number, wide: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.24)}" fill="#0b0609" opacity=".5"/>`;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const outline = ({ x, y, w, h }: Box): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

/** Blocks in courses, each of one tone. */
export function blocks(
  { x: west, y: north, w, h }: Box,
  whim: Whim,
  tone: (at: Point) => string,
  { course = 16, widths = [22, 28, 34] }: { course?: number; widths?: readonly number[] } = {},
): string {
  let drawn = '';
  for (let y = north, row = 0; y < north + h; y += course, row++) {
    let from = west - (row % 2) * (course * 0.75);
    while (from < west + w) {
      const to = from + (widths[Math.floor(whim.next() * widths.length)] ?? 28);
      const [a, b] = [Math.max(from, west), Math.min(to, west + w)];
      from = to;
      const high = Math.min(course, north + h - y);
      if (b - a < 3) continue;
      const colour = tone([(a + b) / 2, y + high / 2]);
      drawn += `<path d="M${n(a + 0.6)} ${n(y + 0.6)}H${n(b - 0.6)}V${n(y + high - 0.6)}H${n(a + 0.6)}Z" fill="${colour}"/>`;
      if (course > 20)
        drawn += `<path d="M${n(a + 5)} ${n(y + 4)}H${n(b - 5)}" stroke="${mix(colour, '#ffe7b5', 0.2)}" stroke-width="1.3"/>`;
    }
  }
  return drawn;
}

/** A back wall lit from one place; `colours` from the dark to the light. */
export function litWall(box: Box, light: Point, reach: number, colours: readonly string[], seed: number): string {
  const whim = new Whim(seed);
  const tone = ([x, y]: Point) => {
    const near = Math.max(0, 1 - Math.hypot(x - light[0], y - light[1]) / reach) ** 1.3;
    return ramp(colours, near + whim.between(-0.04, 0.04));
  };
  return `<path d="${outline(box)}" fill="${INK}"/>${blocks(box, whim, tone, { course: 28, widths: [44, 54, 64, 76] })}`;
}
