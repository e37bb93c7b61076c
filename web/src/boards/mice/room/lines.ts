/** Lines that part spaces: red and toothed where nobody passes (M75), gold and arrowed where one may climb (M72, M73). */
import type { Point } from './polygon.ts';
import { n } from './polygon.ts';
import type { Shape } from './shape.ts';

type Piece = readonly [Point, Point];

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(([[x, y], [u, v]]) => `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`).join('');

export function paintLines(shape: Shape): string {
  const red = shape.plan.red.map((line) => line.split('|'));
  const yellow = shape.plan.yellow.map((line) => line.split('>'));
  const bars = red.flatMap(([one = '', other = '']) => shape.border(one, other));
  const climbs = yellow.map(([high = '', low = '']) => shape.border(high, low));
  let lines = '';
  if (bars.length > 0) {
    lines += `<path class="bar-line under" d="${drawn(bars)}"/><path class="bar-line" d="${drawn(bars)}"/>`;
    lines += `<path class="bar-teeth" d="${bars.map(teeth).join('')}"/>`;
  }
  for (const pieces of climbs) {
    lines += `<path class="climb-line under" d="${drawn(pieces)}"/><path class="climb-line" d="${drawn(pieces)}"/>`;
    const middle = pieces[Math.floor(pieces.length / 2)];
    if (middle) lines += arrow(middle);
  }
  return lines;
}

/** Small teeth on the low side. */
function teeth([[x, y], [u, v]]: Piece): string {
  const length = Math.hypot(u - x, v - y) || 1;
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const marks: string[] = [];
  for (let at = 7; at < length; at += 14) {
    marks.push(`M${n(x + dx * at)} ${n(y + dy * at)}l${n(-dy * 5)} ${n(dx * 5)}`);
  }
  return marks.join('');
}

/** Which way is down. */
function arrow([[x, y], [u, v]]: Piece): string {
  const turn = (Math.atan2(v - y, u - x) * 180) / Math.PI;
  return `<path class="climb-arrow" transform="translate(${n((x + u) / 2)} ${n((y + v) / 2)}) rotate(${Math.round(turn)})" d="M-8 3L0 15L8 3Z"/>`;
}
