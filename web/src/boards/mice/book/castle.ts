/** The castle cut open: every chapter has a room of it. Read rooms are lit, one burns now, dark ones wait. */
import { mix, type Point, ramp, Whim } from '../room/polygon.ts';
import { type Box, blocks, INK, outline, put } from './painter.ts';

export type RoomState = 'lit' | 'now' | 'dark';

interface Room {
  /** Where its seal stands. */
  readonly pin: Point;
  /** Where the party stands while it is there. */
  readonly floor: Point;
  readonly box?: Box;
  /** A cave has an outline of its own. */
  readonly cave?: string;
  readonly things: string;
}

const LIGHT: Readonly<Record<RoomState, readonly string[]>> = {
  lit: ['#4d3630', '#7d543a', '#b98148', '#edc078'],
  now: ['#6d4430', '#b3743f', '#e8b066', '#ffe0a0'],
  dark: ['#1d1820', '#241e27', '#2c2530', '#352c36'],
};

const at = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const STAIRS = 'M634 547H606V530H584V512H562V494H540V476H518V458H498';

/** By chapter. What stands in a room is drawn as in the rooms of the table. */
export const ROOMS: Readonly<Record<string, Room>> = {
  prologue: {
    pin: [436, 634],
    floor: [430, 674],
    cave: 'M350 606C380 592 430 604 460 598S530 600 532 626C534 652 500 650 480 664S420 690 390 680S340 660 340 640S340 612 350 606Z',
    things: put('r-throne', 378, 668, 0.34) + put('r-matchbox', 492, 646, 0.3) + put('r-candle', 404, 670, 0.2),
  },
  '01': {
    pin: [377, 438],
    floor: [318, 552],
    box: at(272, 402, 210, 156),
    things:
      put('r-hearth', 424, 548, 0.56) +
      put('r-stove', 312, 548, 0.42) +
      put('r-jug', 350, 548, 0.26) +
      put('r-cheese', 372, 549, 0.26),
  },
  '02': {
    pin: [204, 628],
    floor: [170, 668],
    cave: 'M96 612C130 596 280 598 318 610C336 630 330 676 312 692C260 704 140 702 104 690C86 670 84 630 96 612Z',
    things: `<path d="M98 664C140 656 180 670 220 662S300 668 318 662C318 676 316 686 312 692C260 704 140 702 104 690C98 682 96 674 98 664Z" fill="#3f7078" stroke="${INK}" stroke-width="2"/><path d="M120 676q10-5 20 0t20 0M190 682q10-5 20 0t20 0M250 676q10-5 20 0t20 0" fill="none" stroke="#9fd0cc" stroke-width="2"/><path d="M300 624H330V650H300Z" fill="#6d5547" stroke="${INK}" stroke-width="2"/><ellipse cx="302" cy="637" rx="8" ry="13" fill="#120c10" stroke="${INK}" stroke-width="2"/>`,
  },
  '03': { pin: [866, 470], floor: [826, 560], things: '' },
  '04': {
    pin: [646, 640],
    floor: [650, 700],
    cave: 'M552 626C580 604 700 602 740 622C760 646 752 690 732 706C690 716 590 716 560 704C538 686 536 644 552 626Z',
    things: put('r-crystals', 590, 700, 0.56) + put('r-crystals', 704, 702, 0.66) + put('r-bone', 640, 706, 0.34),
  },
  '05': {
    pin: [548, 282],
    floor: [514, 380],
    box: at(462, 254, 172, 132),
    things:
      put('r-banner', 606, 320, 0.42) +
      put('r-platter', 560, 376, 0.5) +
      put('r-candle', 596, 376, 0.34) +
      put('r-jug', 526, 376, 0.28),
  },
  '06': {
    pin: [716, 284],
    floor: [716, 308],
    box: at(668, 198, 96, 116),
    things: `<path d="M676 208H756" stroke="${INK}" stroke-width="7"/><path d="M676 208H756" stroke="#8a5f36" stroke-width="4"/><use href="#item-bell" x="686" y="206" width="60" height="60"/>`,
  },
  '07': {
    pin: [566, 432],
    floor: [566, 552],
    box: at(498, 402, 136, 156),
    things: `<path d="${STAIRS}" fill="none" stroke="${INK}" stroke-width="9"/><path d="${STAIRS}" fill="none" stroke="#6d5547" stroke-width="5"/>${put('r-candle', 524, 548, 0.4)}`,
  },
  '08': {
    pin: [168, 178],
    floor: [168, 262],
    box: at(102, 150, 132, 118),
    things: put('r-shelf', 150, 214, 0.48) + put('r-retort', 132, 258, 0.4) + put('r-cabinet', 208, 258, 0.4),
  },
  '09': {
    pin: [358, 286],
    floor: [312, 380],
    box: at(272, 254, 174, 132),
    things: put('r-window', 302, 318, 0.4) + put('r-king', 384, 378, 0.5) + put('r-candle', 428, 376, 0.34),
  },
  '10': {
    pin: [168, 448],
    floor: [154, 552],
    box: at(102, 422, 132, 136),
    things: put('r-torch', 124, 492, 0.44) + put('r-rack', 200, 548, 0.5) + put('r-brazier', 142, 548, 0.42),
  },
  '11': {
    pin: [168, 316],
    floor: [184, 400],
    box: at(102, 284, 132, 122),
    things: put('r-curtain', 214, 374, 0.42) + put('r-mirror', 138, 396, 0.5) + put('r-cobweb', 210, 316, 0.4),
  },
};

/** Rooms that no chapter is called after. */
const OTHERS: readonly Room[] = [
  { pin: [0, 0], floor: [0, 0], box: at(668, 330, 96, 102), things: put('r-shelf', 716, 422, 0.5) },
  {
    pin: [0, 0],
    floor: [0, 0],
    box: at(668, 448, 96, 112),
    things: `<path d="M684 560V496C684 476 698 466 716 466S748 476 748 496V560Z" fill="#120c10" stroke="${INK}" stroke-width="2.4"/><path d="M696 470V560M716 466V560M736 470V560M684 500H748M684 526H748" stroke="#5c6066" stroke-width="4"/>`,
  },
  {
    pin: [0, 0],
    floor: [0, 0],
    cave: 'M560 742C600 726 760 728 800 742C816 762 812 808 794 824C740 834 610 834 570 822C548 806 546 762 560 742Z',
    things: put('r-furnace', 752, 822, 0.6) + put('r-anvil', 640, 820, 0.5),
  },
];

const STONE = ['#3a333c', '#4d444b', '#665a58', '#857264', '#a08a72'];

function painted({ box, cave, things }: Room, state: RoomState, whim: Whim): string {
  const inside = `<g class="${state === 'dark' ? 'unlit' : 'bare'}">${things}</g>`;
  if (cave) {
    const ground = { lit: '#5d4a3c', now: '#8a6a48', dark: '#211a1d' }[state];
    const rim = state === 'now' ? `<path class="burning" d="${cave}"/>` : '';
    return `<path d="${cave}" fill="${ground}" stroke="${INK}" stroke-width="3.4"/>${inside}${rim}`;
  }
  if (!box) return inside;
  const colours = LIGHT[state];
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const tone = ([cx, cy]: Point) =>
    ramp(colours, Math.max(0, 1 - Math.hypot(cx - x, cy - y) / (box.w * 0.7)) + whim.between(-0.05, 0.05));
  const bricks = blocks({ ...box, h: box.h - 10 }, whim, tone, { course: 18, widths: [26, 34, 42] });
  const floor = outline({ ...box, y: box.y + box.h - 11, h: 11 });
  return `<path d="${outline(box)}" fill="${INK}"/>${bricks}<path d="${floor}" fill="${mix(colours[1] ?? INK, '#8a5f36', 0.3)}" stroke="${INK}" stroke-width="1.6"/>${inside}<path d="${outline(box)}" fill="none" stroke="${INK}" stroke-width="3.2"/>${state === 'now' ? `<path class="burning" d="${outline(box)}"/>` : ''}`;
}

function wall(box: Box, whim: Whim): string {
  const tone = ([x, y]: Point) => ramp(STONE, 0.72 - (x - 100) / 1500 - (y - 120) / 1300 + whim.between(-0.07, 0.07));
  return `<path d="${outline(box)}" fill="${INK}"/>${blocks(box, whim, tone)}<path d="${outline(box)}" fill="none" stroke="${INK}" stroke-width="2.6"/>`;
}

function battlements(x: number, y: number, w: number, count: number, whim: Whim): string {
  const wide = w / (2 * count - 1);
  return Array.from({ length: count }, (_, i) => wall(at(x + i * 2 * wide, y - 16, wide, 17), whim)).join('');
}

/** A pointed roof with its flag. */
function roof(x: number, y: number, w: number, h: number): string {
  const top = x + w / 2;
  const rows = Array.from({ length: 5 }, (_, i) => {
    const wide = (w + 28) * ((i + 1) / 6);
    return `<path d="M${top - wide / 2} ${y - h + (h * (i + 1)) / 6}q${wide / 4} 7 ${wide / 2} 5t${wide / 2}-5" fill="none" stroke="${INK}" stroke-width="1.3" opacity=".55"/>`;
  });
  return `<path d="M${x - 14} ${y}L${top} ${y - h}L${x + w + 14} ${y}C${x + w} ${y + 8} ${x} ${y + 8} ${x - 14} ${y}Z" fill="#6d2f2c" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><path d="M${top} ${y - h}L${x + w + 14} ${y}C${x + w + 4} ${y + 4} ${x + w * 0.78} ${y + 6} ${x + w * 0.66} ${y + 6}Z" fill="#451c1e"/>${rows.join('')}<path d="M${top} ${y - h}V${y - h - 26}" stroke="${INK}" stroke-width="3"/><path d="M${top} ${y - h - 26}l26 7l-26 8Z" fill="#c99a3c" stroke="${INK}" stroke-width="1.6"/>`;
}

/** All of the castle with its rooms as they are now. */
export function paintCastle(states: Readonly<Record<string, RoomState>>): string {
  const whim = new Whim(77);
  const walls = [
    at(84, 128, 168, 436),
    at(252, 226, 400, 338),
    at(652, 176, 128, 388),
    at(780, 500, 30, 64),
    at(408, 186, 34, 42),
  ];
  return [
    ...walls.map((box) => wall(box, whim)),
    battlements(260, 226, 386, 9, whim),
    roof(84, 128, 168, 104),
    roof(652, 176, 128, 92),
    `<path d="M402 180H448V190H402Z" fill="#857264" stroke="${INK}" stroke-width="2.4"/>`,
    ...Object.entries(ROOMS).map(([id, room]) => painted(room, states[id] ?? 'dark', whim)),
    ...OTHERS.map((room) => painted(room, 'dark', whim)),
  ].join('');
}

/** The way from seal to seal, as one line. */
export function trail(chapters: readonly string[]): string {
  const points = chapters.flatMap((id) => (ROOMS[id] ? [ROOMS[id].pin] : []));
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const bow = (i % 2 ? 1 : -1) * Math.min(60, Math.hypot(x - before[0], y - before[1]) / 4);
      const [mx, my] = [(x + before[0]) / 2, (y + before[1]) / 2];
      const length = Math.hypot(x - before[0], y - before[1]) || 1;
      return `Q${(mx - (bow * (y - before[1])) / length).toFixed(0)} ${(my + (bow * (x - before[0])) / length).toFixed(0)} ${x} ${y}`;
    })
    .join('');
}
