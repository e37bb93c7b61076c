/** The drawings of figures: which one stands for whom, how large it is, and where its face is. */

/** The box of a drawing: left, top, width, height. The feet stand on the lower edge. */
type Box = readonly [number, number, number, number];

interface Drawn {
  readonly symbol: string;
  readonly box: Box;
  /** Where the face is: the window of a portrait. */
  readonly face: Box;
  /** So many times its own size on the board. */
  readonly scale: number;
}

const HERO: Box = [-14, -38, 176, 182];

const drawn = (symbol: string, box: Box, face: Box, scale = 0.54): Drawn => ({ symbol, box, face, scale });

const FIGURES: Readonly<Record<string, Drawn>> = {
  collin: drawn('hero-collin', HERO, [22, -12, 106, 90]),
  nez: drawn('hero-nez', HERO, [20, -10, 112, 96]),
  filch: drawn('hero-filch', HERO, [26, 0, 106, 90]),
  tilda: drawn('hero-tilda', HERO, [22, -12, 106, 90]),
  lily: drawn('hero-lily', HERO, [22, -12, 106, 90]),
  maginos: drawn('hero-maginos', HERO, [22, -26, 118, 108]),
  'rat-warrior': drawn('minion-rat', [-6, -32, 172, 176], [34, 2, 92, 90]),
  'elite-rat-warrior': drawn('minion-elite', [-6, -32, 186, 176], [36, -4, 102, 100]),
  roach: drawn('minion-roach', [-12, -12, 156, 98], [-4, -18, 100, 106], 0.52),
  'greedy-roach': drawn('minion-roach-greedy', [-12, -20, 156, 106], [-4, -18, 100, 106], 0.52),
  spider: drawn('minion-spider', [-8, -8, 166, 146], [24, 10, 102, 112], 0.7),
  'cave-centipede': drawn('minion-centipede', [-24, -22, 266, 190], [-24, -24, 116, 116], 0.54),
  brodie: drawn('boss-brodie', [-6, -46, 212, 216], [30, -42, 140, 142], 0.78),
  'captain-vurst': drawn('minion-captain', [-10, -40, 196, 184], [42, -32, 112, 108], 0.6),
  'skitter-clak': drawn('boss-skitter', [-24, -22, 266, 190], [-24, -24, 116, 116], 0.58),
  vanestra: drawn('boss-vanestra', [-8, -8, 166, 146], [24, 10, 102, 112], 0.8),
  magpie: drawn('minion-crow', [-14, 4, 172, 142], [-12, 4, 112, 100], 0.58),
};

const UNKNOWN = drawn('s-mouse', [0, 0, 64, 64], [0, 0, 64, 64]);

/** Who this is: a hero, a kind of minion or a boss. */
export function figureOf(who: string): Drawn {
  return FIGURES[who] ?? UNKNOWN;
}

export const hasFigure = (who: string): boolean => Object.hasOwn(FIGURES, who);
