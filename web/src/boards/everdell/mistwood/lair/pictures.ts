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
};

/** A scheme that has no drawing of its own shows what its name makes one expect: cards and spiderlings in a web. */
const OTHERWISE: readonly Thing[] = [...fan('back', 3), ...spiders([40, 56, 42])];

const codeOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export const pictureOf = (id: string): Picture => ({
  night: NIGHTS[codeOf(id) % NIGHTS.length] ?? '#43345a',
  shift: (codeOf(id) % 7) * 12 - 40,
  things: DRAWN[id] ?? OTHERWISE,
});
