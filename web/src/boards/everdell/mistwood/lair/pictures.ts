/** How personalities, plans and schemes are drawn: a few things of the table in her night, set together anew for each. */
interface Thing {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

interface Picture {
  readonly night: string;
  readonly shift: number;
  readonly things: readonly Thing[];
}

const NIGHTS = ['#43345a', '#3b3356', '#4a3450', '#33294a', '#2f3350', '#3f2d4f'];

const thing = (symbol: string, x: number, y: number, size: number, turn = 0): Thing => ({
  symbol,
  x,
  y,
  width: symbol === 'nightweave' ? size * 1.26 : size,
  height: symbol === 'back' ? size * 1.4 : symbol.startsWith('w-') ? size * 1.2 : size,
  turn,
});

const her = (x = 4, y = 14, size = 89) => thing('nightweave', x, y, size);
const eyes = (): Thing => ({ symbol: 'nightweave', x: -52, y: -98, width: 224, height: 178, turn: 0 });
const spiders = (...at: readonly (readonly [number, number, number])[]) =>
  at.map(([x, y, size]) => thing('w-spider', x, y, size));
const fan = (symbol: string, count: number, x = 40, y = 34, size = 40) =>
  Array.from({ length: count }, (_, n) => {
    const turn = (n - (count - 1) / 2) * 18;
    return thing(symbol, x + turn * 0.75, y + Math.abs(turn) * 0.25, size, turn);
  });
const row = (symbols: readonly string[], y = 62, size = 34) =>
  symbols.map((symbol, n) => thing(symbol, 60 + (n - symbols.length / 2) * (size + 2), y, size));
const webbed = (...symbols: readonly string[]) => [
  ...row(symbols, 40, symbols.length > 2 ? 32 : 46),
  thing('web-round', 22, 20, 76),
  ...spiders([72, 4, 30]),
];

const DRAWN: Readonly<Record<string, readonly Thing[]>> = {
  // Personalities
  nasty: [her(), ...row(['token', 'token'], 78, 28)],
  pessimist: [her(0, 2, 78), ...fan('back', 3, 42, 58, 34)],
  infernal: [her(4, 20, 80), ...fan('back', 5, 44, 2, 26)],
  mean: [eyes(), thing('cross', 44, 76, 32)],
  gambler: [her(2, 2, 80), thing('i-dice-eight-faces-eight', 40, 66, 40)],
  idler: [her(4, 6, 82), thing('swap', 40, 70, 38)],
  privileged: [her(4, 18, 84), thing('king', 36, -6, 48), ...row(['berry'], 78, 30)],
  needy: [her(4, 2, 78), thing('token', 40, 68, 40)],
  // Plans
  'masked-ball': webbed('ev-basic', 'ev-special'),
  'web-barricade': webbed('c-green', 'house'),
  'hypnotic-gaze': [eyes(), ...fan('back', 2, 44, 66, 30)],
  'the-scheme-thickens': [...fan('back', 2, 40, 40, 44), ...spiders([20, 6, 34], [68, 6, 34])],
  'weavers-whim': [her(-8, 0, 54), her(52, 0, 54), her(20, 46, 56)],
  'bounty-hunter': [thing('house', 30, 34, 60), thing('web-round', 22, 24, 78), her(34, 0, 44)],
  'overwhelming-swarm': spiders([6, 10, 30], [44, 40, 36], [84, 8, 30], [76, 64, 34], [10, 64, 30]),
  'trial-of-strength': [thing('hand', 20, 40, 58), her(44, 4, 60)],
  unraveller: [thing('c-red-open', 30, 36, 60), ...spiders([66, 8, 40])],
  'growing-web': [thing('web-round', 8, 4, 104), thing('c-purple', 36, 30, 48)],
  'sly-one': [her(4, 0, 74), ...row(['twig', 'resin', 'pebble'], 74, 30)],
  extortion: [thing('stump', 26, 62, 70), thing('w-squirrel', 34, 26, 46), ...spiders([70, 2, 32])],
  connections: [...fan('back', 5, 42, 44, 36), her(28, -2, 52)],
  // Schemes that hold for a season
  unproductive: [thing('c-green', 34, 40, 54), ...spiders([10, 4, 34], [74, 6, 30])],
  'clerical-errors': [thing('c-blue', 34, 40, 54), ...fan('back', 2, 44, 2, 26)],
  recession: [thing('c-purple', 34, 44, 54), ...row(['token', 'token', 'token'], 6, 30)],
  fatigue: [thing('c-red', 34, 40, 54), ...spiders([8, 60, 34], [80, 60, 34])],
  'berry-jam': webbed('berry'),
  'sticky-goo': webbed('resin'),
  'forest-bandits': [thing('glade', 24, 24, 72), thing('web-round', 22, 30, 76), ...spiders([6, 4, 30], [84, 60, 30])],
  'spiders-in-the-trees': [thing('glade', 10, 20, 60), thing('glade', 54, 36, 60), ...spiders([44, 2, 40])],
  'invisible-trap': webbed('place-any'),
  'spider-tax': [thing('stump', 26, 64, 68), thing('token', 42, 48, 38), ...spiders([36, 0, 46])],
  'order-from-above': [thing('stump', 26, 62, 68), thing('cross', 42, 52, 36), her(34, -10, 42)],
  plague: [thing('web-round', 20, 16, 84), ...row(['house', 'c-red-open'], 44, 36)],
  lobbyist: [thing('c-blue', 10, 44, 46), thing('any', 66, 50, 40), ...spiders([40, 2, 40])],
  'predators-eyes': [eyes(), thing('key', 44, 74, 34)],
  'spiders-in-the-ground': [...spiders([14, 56, 40], [66, 62, 36]), thing('c-green', 38, 8, 44)],
  'corrupt-courts': [thing('ev-basic', 12, 44, 44), thing('ev-special', 64, 44, 44), her(36, -4, 40)],
  'in-the-web': [...fan('back', 3, 42, 36, 38), thing('web-round', 16, 18, 88)],
  'bad-press': [thing('c-tan', 34, 26, 54), thing('cross', 46, 66, 30), ...spiders([4, 50, 32])],
  // Schemes that strike at once
  'poisoned-jam': [thing('berry', 16, 46, 46), thing('w-squirrel', 62, 34, 46), ...spiders([40, 0, 32])],
  pickpocket: [thing('hand', 34, 40, 56), ...spiders([64, 10, 44])],
  theft: [...row(['twig', 'twig', 'resin'], 60, 34), her(30, -2, 50)],
  'quick-theft': [...row(['pebble', 'pebble', 'twig'], 60, 34), ...spiders([36, 4, 48])],
  thief: [...row(['berry', 'berry', 'resin'], 60, 34), ...spiders([10, 6, 42], [70, 10, 36])],
  'finders-keepers': [...row(['pebble', 'berry', 'resin'], 14, 34), her(30, 50, 50)],
  copycat: [...fan('back', 4, 42, 24, 38), ...spiders([38, 56, 44])],
  ransom: [thing('w-squirrel', 38, 34, 46), thing('web-round', 18, 18, 84), ...row(['berry', 'berry'], 80, 26)],
  cheat: [thing('ev-special', 20, 22, 46), thing('i-dice-eight-faces-eight', 58, 50, 46)],
  'eight-legged-nightmare': [her(-14, -8, 118), thing('meadow', 42, 74, 34)],
  'paralysing-fear': [eyes(), thing('paw', 44, 74, 32)],
  closed: [thing('house', 30, 30, 60), thing('web-round', 18, 16, 84), thing('cross', 48, 46, 26)],
  borrowed: [...fan('back', 3, 42, 10, 36), thing('hand', 36, 62, 46)],
  industrious: [...spiders([10, 44, 44], [66, 48, 44]), thing('house', 38, 10, 44)],
  takeover: [thing('c-purple', 36, 50, 48), her(22, -8, 62)],
};

/** A scheme that has no drawing of its own shows what its name makes one expect: cards and spiderlings in a web. */
const OTHERWISE: readonly Thing[] = [...fan('back', 3), ...spiders([40, 56, 42])];

const codeOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export const pictureOf = (id: string): Picture => ({
  night: NIGHTS[codeOf(id) % NIGHTS.length] ?? '#43345a',
  shift: (codeOf(id) % 7) * 12 - 40,
  things: DRAWN[id] ?? OTHERWISE,
});
