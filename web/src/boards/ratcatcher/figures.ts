/** The pieces as they stand in zones: which drawing, how large, and where they like to stand. */
import type { View, ZoneView } from '@smallfolk/ratcatcher/state/view.ts';
import type { Standing, Way } from './city/layout.ts';
import { drawnTownship } from './city/map.ts';

export type FigureKind =
  | 'white'
  | 'brown'
  | 'black'
  | 'peculiar'
  | 'nemesis'
  | 'catcher'
  | 'cheese'
  | 'health'
  | 'yellow'
  | 'purple'
  | 'question'
  | 'nest'
  | 'spawn'
  | 'trap'
  | 'placed'
  /** How many mouths are at the cheese, and the sign that offers an attack: drawn over everything, so they need room. */
  | 'meter'
  | 'call';

export interface Figure extends Standing {
  readonly kind: FigureKind;
  /** What `explain` and the words know it by: 'corsair', 'bait-bell', 'white'. */
  readonly id: string;
  /** More than one in one piece: a counted stack. */
  readonly count: number;
  readonly flat: boolean;
  readonly faint: boolean;
}

/** Width by height of the drawings; those of a family are alike. */
const RATIO: Readonly<Record<FigureKind, number>> = {
  white: 104 / 98,
  brown: 128 / 84,
  black: 116 / 98,
  peculiar: 124 / 136,
  nemesis: 180 / 176,
  catcher: 132 / 172,
  cheese: 92 / 76,
  health: 64 / 92,
  yellow: 0.98,
  purple: 0.98,
  question: 84 / 92,
  nest: 96 / 66,
  spawn: 72 / 60,
  trap: 94 / 76,
  placed: 0.98,
  meter: 50 / 20,
  call: 1,
};

const HEIGHT: Readonly<Record<FigureKind, number>> = {
  white: 35,
  brown: 30,
  black: 37,
  peculiar: 56,
  nemesis: 90,
  catcher: 80,
  cheese: 32,
  health: 31,
  yellow: 29,
  purple: 29,
  question: 24,
  nest: 27,
  spawn: 20,
  trap: 28,
  placed: 32,
  meter: 20,
  call: 32,
};

/** What keeps others away, as a share of the height: one may stand before a tall figure, not on a token. */
const BODY: Partial<Record<FigureKind, number>> = { nemesis: 0.7, catcher: 0.72, peculiar: 0.8, nest: 0.8 };

const LEANING: Readonly<Record<FigureKind, readonly [number, number]>> = {
  nest: [0.75, 0.55],
  spawn: [-0.75, -0.7],
  cheese: [0.55, -0.35],
  health: [-0.75, 0.5],
  yellow: [-0.2, 0.75],
  purple: [0.2, 0.75],
  question: [-0.8, -0.2],
  trap: [0, 0.6],
  placed: [0.4, 0.2],
  nemesis: [-0.1, 0.3],
  catcher: [0, 0.35],
  peculiar: [-0.3, 0],
  white: [-0.2, -0.1],
  brown: [0, 0.35],
  black: [0.1, 0.1],
  meter: [0.55, -0.9],
  call: [-0.6, -0.5],
};

function figure(kind: FigureKind, key: string, symbol: string, id: string, more: Partial<Figure> = {}): Figure {
  const height = HEIGHT[kind];
  return {
    kind,
    key,
    symbol,
    id,
    height,
    width: height * RATIO[kind],
    leaning: LEANING[kind],
    body: BODY[kind] ?? 1,
    count: 1,
    flat: false,
    faint: false,
    ...more,
  };
}

/** More of a kind than this are one piece with a count; where it is crowded, more than one. */
const STACK = 3;
/** How small pieces get before they are counted, and how small they get at all. */
const SIZES = [1, 0.86] as const;
const SMALL = [1, 0.86, 0.74, 0.64, 0.54, 0.46, 0.38] as const;

function facing(kind: 'nemesis' | 'catcher', side: 1 | -1): Partial<Figure> {
  const height = HEIGHT[kind] * 0.8;
  return { height, width: height * RATIO[kind], leaning: [side * 0.8, side * 0.3], body: 0.9 };
}

/** The ways to show what is in a zone, the best first: each piece by itself as long as all are seen, else counted. */
export function waysToShow(zone: ZoneView, view: View): Way<Figure>[] {
  const [single, counted] = [figuresIn(zone, view, STACK), figuresIn(zone, view, 1)];
  const alike = single.length === counted.length;
  const ways = (items: readonly Figure[], scales: readonly number[]) => scales.map((scale) => ({ items, scale }));
  return [...(alike ? [] : ways(single, SIZES)), ...ways(counted, SMALL)];
}

/** What is in a zone, each kind once with its count, the living first. */
export function inside(zone: ZoneView, view: View): Figure[] {
  return figuresIn(zone, view, 1)
    .filter(({ kind }) => kind !== 'meter' && kind !== 'call')
    .reverse();
}

/** Everything in a zone, the printed and lying first, so that they keep their spots. */
function figuresIn(zone: ZoneView, view: View, most: number): Figure[] {
  const at = zone.zone;
  const { catcher } = view;
  const face = view.townships.find(({ township }) => township === zone.township)?.face;
  const printed = drawnTownship(zone.township, face)?.zones[zone.index]?.symbols ?? [];
  const spawns = printed.filter((symbol) => symbol === 'spawn').length;
  // Face to face both are drawn smaller and stand apart, so that neither hides the other.
  const duel = zone.nemesis && zone.ratcatcher;
  const rats = zone.white + zone.brown + zone.black + zone.peculiars.length + Number(zone.nemesis);
  const locked = (colour: 'yellow' | 'purple') => ({ faint: !catcher[colour].unlocked });
  const several = (kind: FigureKind, count: number, symbol: string, id: string, more: Partial<Figure> = {}) =>
    count > most
      ? [figure(kind, `${at} ${kind} +`, symbol, id, { ...more, count })]
      : Array.from({ length: count }, (_, n) => figure(kind, `${at} ${kind} ${n}`, symbol, id, more));
  return [
    ...several('nest', zone.nests, 'nest', 'nest', { flat: true }),
    ...several('spawn', spawns, 'spawn', 'spawn', { flat: true }),
    ...several('cheese', zone.cheese, 'cheese', 'cheese'),
    ...(zone.cheese > 0 && zone.hunger > 0
      ? [figure('meter', `${at} meter`, '', 'cheese', { count: zone.hunger, ...(isHot(zone.hunger) && { width: 72 }) })]
      : []),
    ...several('health', zone.health, 'health', 'health'),
    ...several('yellow', zone.yellow, `ability-${catcher.yellow.id}`, 'yellow', locked('yellow')),
    ...several('purple', zone.purple, `ability-${catcher.purple.id}`, 'purple', locked('purple')),
    ...(zone.questions > 0
      ? [figure('question', `${at} question`, 'mystery', 'question', { count: zone.questions, faint: true })]
      : []),
    ...(zone.trap !== 'none' ? [figure('trap', `${at} trap`, `trap-${catcher.trap}`, catcher.trap)] : []),
    ...zone.placed.map((colour, n) =>
      figure('placed', `${at} placed ${n}`, `ability-${catcher[colour].id}`, catcher[colour].id),
    ),
    ...(zone.nemesis
      ? [figure('nemesis', 'nemesis', `nemesis-${view.nemesis.id}`, view.nemesis.id, duel ? facing('nemesis', -1) : {})]
      : []),
    ...(zone.ratcatcher
      ? [figure('catcher', 'catcher', `catcher-${catcher.id}`, catcher.id, duel ? facing('catcher', 1) : {})]
      : []),
    ...(zone.ratcatcher && rats > 0 ? [figure('call', 'call', '', catcher.id)] : []),
    ...zone.peculiars.map((id) => figure('peculiar', `peculiar ${id}`, `rat-${id}`, id)),
    ...several('brown', zone.brown, 'rat-brown', 'brown'),
    ...several('black', zone.black, 'rat-black', 'black'),
    ...several('white', zone.white, 'rat-white', 'white'),
  ];
}

/** With so many mouths, one more or none is enough. */
export const isHot = (mouths: number) => mouths >= 4;

/** How large a drawing is when it travels. */
export function sizeOf(kind: FigureKind): { readonly width: number; readonly height: number } {
  return { width: HEIGHT[kind] * RATIO[kind], height: HEIGHT[kind] };
}
