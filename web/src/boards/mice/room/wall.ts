/** The walls of a castle room: the one in the north seen from the front, the others from above, with sills at the ways out. */
import type { Light, Theme } from './light.ts';
import { mix, n, type Whim } from './polygon.ts';
import { DOOR, type Shape, TILE } from './shape.ts';

/** How high the wall in the north stands, and how thick the others are. */
export const WALL = 104;
export const CAP = 30;
const HALF = TILE / 2;

export interface Masonry {
  readonly shape: Shape;
  readonly light: Light;
  readonly theme: Theme;
  readonly whim: Whim;
}

export function paintWalls(masonry: Masonry): string {
  const { shape, theme } = masonry;
  let drawn = `<path d="M${-CAP} ${-WALL}H${TILE + CAP}V2H${-CAP}Z" fill="${theme.ink}"/>`;
  drawn += courses(masonry);
  drawn += `<path d="M0 0H${TILE}V9H0Z" fill="#0a0709" opacity=".34"/>`;
  drawn += cap(masonry, -CAP, -WALL - 22, TILE + 2 * CAP, 24);
  drawn += sides(masonry, 'W') + sides(masonry, 'E') + south(masonry);
  if (shape.hasExit('N')) drawn += archway(masonry);
  return drawn;
}

/** Blocks in courses, each of one tone. */
function courses({ light, theme, whim }: Masonry): string {
  const height = 26;
  let drawn = '';
  for (let y = -WALL, row = 0; y < -2; y += height, row++) {
    let from = -CAP - (row % 2) * 20;
    while (from < TILE + CAP) {
      const to = from + 34 + 8 * Math.floor(whim.next() * 4);
      const [west, east] = [Math.max(from, -CAP), Math.min(to, TILE + CAP)];
      from = to;
      if (east - west < 6) continue;
      drawn += block(west, y, east - west, height, { light, theme, whim });
    }
  }
  return drawn;
}

function block(
  x: number,
  y: number,
  width: number,
  height: number,
  { light, theme, whim }: Omit<Masonry, 'shape'>,
): string {
  const tone = light.tone(theme.wall, [x + width / 2, y + height / 2], 0.05);
  const stray = () => whim.between(-0.9, 0.9);
  const corner = (u: number, v: number) => `${n(u + stray())} ${n(v + stray())}`;
  const face = `M${corner(x + 1, y + 1)}L${corner(x + width - 1, y + 1)}L${corner(x + width - 1, y + height - 1)}L${corner(x + 1, y + height - 1)}Z`;
  let drawn = `<path d="${face}" fill="${tone}" stroke="${theme.ink}" stroke-width="1.3"/>`;
  drawn += `<path d="M${n(x + 4)} ${n(y + 3.2)}H${n(x + width - 4)}" stroke="${light.paler(tone, 0.24)}" stroke-width="1.4" stroke-linecap="round"/>`;
  if (whim.maybe(0.3)) {
    drawn += `<path d="M${n(x + 8)} ${n(y + height - 5)}l7-5M${n(x + 12)} ${n(y + height - 4)}l7-5" stroke="${theme.ink}" opacity=".45"/>`;
  }
  return drawn;
}

/** The top of a wall, seen from above. */
function cap({ light, theme }: Masonry, x: number, y: number, width: number, height: number): string {
  const lying = width > height;
  const count = Math.max(1, Math.round((lying ? width : height) / 46));
  const [w, h] = lying ? [width / count, height] : [width, height / count];
  let drawn = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${theme.ink}"/>`;
  for (let i = 0; i < count; i++) {
    const [left, top] = [lying ? x + i * w : x, lying ? y : y + i * h];
    const tone = light.tone(theme.cap, [left + w / 2, top + h / 2], 0.04);
    drawn += `<rect x="${n(left + 1.3)}" y="${n(top + 1.3)}" width="${n(w - 2.6)}" height="${n(h - 2.6)}" rx="2" fill="${tone}"/>`;
    drawn += `<path d="M${n(left + 4)} ${n(top + 3.4)}H${n(left + w - 5)}" stroke="${light.paler(tone, 0.3)}" stroke-width="1.5" stroke-linecap="round"/>`;
  }
  return drawn;
}

function sides(masonry: Masonry, edge: 'W' | 'E'): string {
  const x = edge === 'W' ? -CAP : TILE;
  if (!masonry.shape.hasExit(edge)) return cap(masonry, x, -WALL, CAP, TILE + WALL + CAP);
  const above = cap(masonry, x, -WALL, CAP, WALL + HALF - DOOR);
  const below = cap(masonry, x, HALF + DOOR, CAP, HALF - DOOR + CAP);
  return above + below + sill(masonry, x - 2, HALF - DOOR, CAP + 4, 2 * DOOR);
}

function south(masonry: Masonry): string {
  if (!masonry.shape.hasExit('S')) return cap(masonry, 0, TILE, TILE, CAP);
  const west = cap(masonry, 0, TILE, HALF - DOOR, CAP);
  const east = cap(masonry, HALF + DOOR, TILE, HALF - DOOR, CAP);
  return west + east + sill(masonry, HALF - DOOR, TILE - 2, 2 * DOOR, CAP + 4);
}

function sill({ light, theme }: Masonry, x: number, y: number, width: number, height: number): string {
  const tone = light.tone(theme.cap, [x + width / 2, y + height / 2], 0);
  const lying = width > height;
  const joints = [0.33, 0.66].map((share) =>
    lying ? `M${n(x + width * share)} ${y}V${y + height}` : `M${x} ${n(y + height * share)}H${x + width}`,
  );
  const post = mix(tone, '#000000', 0.35);
  const posts = lying
    ? `M${x - 4} ${y - 2}h8v${height + 4}h-8ZM${x + width - 4} ${y - 2}h8v${height + 4}h-8Z`
    : `M${x - 2} ${y - 4}h${width + 4}v8h${-width - 4}ZM${x - 2} ${y + height - 4}h${width + 4}v8h${-width - 4}Z`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone}" stroke="${theme.ink}" stroke-width="2"/><path d="${joints.join('')}" stroke="${theme.ink}" stroke-width="1.4" opacity=".6"/><path d="${posts}" fill="${post}" stroke="${theme.ink}" stroke-width="2"/>`;
}

/** The way out in the north: an arch in the wall, with the dark behind it. */
function archway({ light, theme }: Masonry): string {
  const arch = (grow: number) => {
    const [west, east, top] = [HALF - DOOR + 8 - grow, HALF + DOOR - 8 + grow, -84 - grow];
    return `M${west} 4V${top + 44}C${west} ${top + 12} ${HALF - 24} ${top} ${HALF} ${top}S${east} ${top + 12} ${east} ${top + 44}V4Z`;
  };
  const frame = light.tone(theme.cap, [HALF, -50], 0);
  return `<path d="${arch(9)}" fill="${frame}" stroke="${theme.ink}" stroke-width="2.2"/><path d="${arch(0)}" fill="${theme.beyond}" stroke="${theme.ink}" stroke-width="2"/><path d="M${HALF - 44} 2C${HALF - 40} -30 ${HALF - 18} -48 ${HALF} -50C${HALF + 18} -48 ${HALF + 40} -30 ${HALF + 44} 2Z" fill="${theme.flags[1]}" opacity=".5"/>`;
}
