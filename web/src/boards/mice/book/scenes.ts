/** The picture above the opening of a chapter: mice behind one light, and whose shadow it throws. */
import type { Point } from '../room/polygon.ts';
import { INK, litWall, put, shade } from './painter.ts';

export const WALL = ['#2a2128', '#453236', '#6d4a3c', '#a56f42', '#d9a057', '#f8d592'];
const FRAME =
  'M14 20C60 6 120 14 190 8S330 12 400 6S520 8 546 20C554 60 548 110 552 150S550 226 546 250C500 262 430 254 360 260S210 256 140 262S40 258 12 250C4 210 10 160 6 120S6 50 14 20Z';

interface Opening {
  /** Whose shadow stands on the wall. */
  readonly shadow: string;
  readonly size: number;
  /** What stands behind the mice. */
  readonly things: readonly (readonly [what: string, x: number, size: number])[];
  /** Eyes in the dark door. */
  readonly eyes?: boolean;
}

const OPENINGS: Readonly<Record<string, Opening>> = {
  prologue: {
    shadow: 'spider',
    size: 1.1,
    things: [
      ['r-matchbox', 70, 0.8],
      ['r-throne', 480, 0.9],
    ],
  },
  '01': { shadow: 'roach', size: 1.5, things: [['r-stove', 480, 1]], eyes: true },
  '02': { shadow: 'rat-warrior', size: 1.2, things: [['r-grating', 500, 0.9]], eyes: true },
  '03': { shadow: 'magpie', size: 1.3, things: [['r-tree', 500, 1.2]] },
  '04': { shadow: 'cave-centipede', size: 1, things: [['r-crystals', 490, 1.2]] },
  '05': { shadow: 'captain-vurst', size: 1.2, things: [['r-platter', 480, 1]] },
  '06': { shadow: 'brodie', size: 1, things: [['r-pans', 480, 0.9]], eyes: true },
  '07': { shadow: 'elite-rat-warrior', size: 1.2, things: [['r-drain', 500, 1]] },
  '08': {
    shadow: 'spider',
    size: 1.2,
    things: [
      ['r-retort', 480, 1],
      ['r-cabinet', 60, 0.9],
    ],
  },
  '09': { shadow: 'captain-vurst', size: 1.2, things: [['r-king', 470, 0.8]] },
  '10': { shadow: 'elite-rat-warrior', size: 1.3, things: [['r-brazier', 490, 1]], eyes: true },
  '11': { shadow: 'vanestra', size: 1.3, things: [['r-mirror', 490, 1]], eyes: true },
};

const DOOR = `<path d="M462 214V96C462 60 486 44 512 44S562 60 562 96V214Z" fill="#120c10" stroke="${INK}" stroke-width="2.4"/><path d="M452 214V96C452 50 482 32 512 32S572 50 572 96" fill="none" stroke="#8a6242" stroke-width="11"/>`;
const EYES = `<g fill="#f4c44e"><path d="M490 118C496 111 505 113 508 121C501 125 494 124 490 118ZM520 121C523 113 532 111 538 118C534 124 527 125 520 121Z"/></g><g fill="${INK}"><ellipse cx="500" cy="119" rx="2" ry="4"/><ellipse cx="529" cy="119" rx="2" ry="4"/></g>`;

/** The picture above the opening of a chapter, 560 by 268; the glow has an id of its own, since several may be in sight. */
export function openingPicture(chapter: string, party: readonly string[], id: string): string {
  const { shadow, size, things, eyes } = OPENINGS[chapter] ?? { shadow: 'rat-warrior', size: 1.2, things: [] };
  const light: Point = [372, 130];
  const step = Math.min(70, 330 / Math.max(1, party.length - 1));
  const mice = party.map((hero, i) => {
    const x = 424 - step * (party.length - 1 - i);
    return shade(x, 248, 24) + put(hero, x, 252 - (i % 2) * 4, 0.52);
  });
  const behind = things.map(([what, x, scale]) => put(what, x, 236, scale));
  return `<defs><clipPath id="${id}"><path d="${FRAME}"/></clipPath>${glow(id)}</defs><g clip-path="url(#${id})"><rect width="560" height="268" fill="#2a2128"/>${litWall({ x: -10, y: -6, w: 580, h: 220 }, light, 360, WALL, 8)}<g opacity=".6" class="shadow">${put(shadow, 200, 230, size)}</g>${eyes ? DOOR + EYES : ''}<path d="M0 208H560V268H0Z" fill="#4a3630"/><path d="M0 208H560V214H0Z" fill="#8a6242" opacity=".6"/>${flags()}<g class="bare">${behind.join('')}</g><circle cx="376" cy="120" r="160" fill="url(#${id}-g)"/><g class="bare">${mice.join('')}</g><circle cx="392" cy="170" r="46" fill="url(#${id}-g)"/></g><path d="${FRAME}" fill="none" stroke="${INK}" stroke-width="2.6"/>`;
}

export const glow = (id: string): string =>
  `<radialGradient id="${id}-g"><stop offset="0" stop-color="#fff0bd" stop-opacity=".9"/><stop offset=".25" stop-color="#ffc65c" stop-opacity=".5"/><stop offset="1" stop-color="#f0a040" stop-opacity="0"/></radialGradient>`;

function flags(): string {
  let drawn = '';
  for (let row = 0; row < 3; row++) {
    const wide = 70 + row * 16;
    for (let x = -20 - row * 26; x < 560; x += wide) {
      const near = Math.max(0, 1 - Math.hypot(x + wide / 2 - 372, 60 - row * 12) / 300);
      drawn += `<path d="M${x} ${210 + row * 19}H${x + wide - 2}L${x + wide - 6} ${228 + row * 19}H${x - 4}Z" fill="#edbe74" fill-opacity="${(0.08 + near * 0.75).toFixed(2)}" stroke="${INK}" stroke-width="1.3"/>`;
    }
  }
  return drawn;
}
