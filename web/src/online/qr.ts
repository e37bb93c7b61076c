/**
 * A picture of a link for a phone's camera: a QR code (ISO 18004) in byte mode with correction level L, versions 1 to 5,
 * which have a single block. That is enough for 106 characters; a longer link has no picture.
 */

/** Data and correction bytes of each version. */
const SIZES: readonly (readonly [data: number, correction: number])[] = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];

/** Rows of dark (true) and light modules; undefined if the text is too long. */
export function qr(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  const [data, correction] = SIZES[version - 1] ?? [0, 0];
  if (data === 0) return undefined;
  const words = filled(bytes, data);
  const codewords = [...words, ...remainder(words, correction)];
  let best: { grid: boolean[][]; penalty: number } | undefined;
  for (let mask = 0; mask < 8; mask++) {
    const grid = drawn(version, codewords, mask);
    const penalty = penaltyOf(grid);
    if (!best || penalty < best.penalty) best = { grid, penalty };
  }
  return best?.grid;
}

/** Mode 4 (bytes), the length, the bytes, an end, and padding. */
function filled(bytes: Uint8Array, count: number): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const words: number[] = [];
  for (let i = 0; i < bits.length && words.length < count; i += 8) {
    words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + bit, 0));
  }
  for (let pad = 0xec; words.length < count; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
}

/** A product in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The correction bytes: what remains after dividing by the generator (Reed and Solomon). */
function remainder(words: readonly number[], count: number): number[] {
  const divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    for (let j = 0; j < count; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = Array<number>(count).fill(0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let i = 0; i < count; i++) rest[i] = (rest[i] ?? 0) ^ times(divisor[i] ?? 0, factor);
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dx = -4; dx <= 4; dx++) {
      for (let dy = -4; dy <= 4; dy++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  if (version > 1) {
    for (let dx = -2; dx <= 2; dx++) {
      for (let dy = -2; dy <= 2; dy++) set(size - 7 + dx, size - 7 + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  drawFormat(set, size, mask);
  const bits = codewords.flatMap((word) => bitsOf(word, 8));
  const flip = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing marks
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] === undefined) set(x, y, (bits[at++] === 1) !== flip(x, y));
      }
    }
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

/** Level L and the mask, with their own correction, twice; and the one module that is always dark. */
function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  const data = (1 << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

/** Long runs and squares of one colour are hard to read; so is too much of one. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  let penalty = 0;
  const at = (x: number, y: number) => grid[y]?.[x] ?? false;
  for (let a = 0; a < size; a++) {
    for (const read of [(b: number) => at(b, a), (b: number) => at(a, b)]) {
      let run = 1;
      for (let b = 1; b <= size; b++) {
        if (b < size && read(b) === read(b - 1)) run++;
        else {
          if (run >= 5) penalty += run - 2;
          run = 1;
        }
      }
    }
    for (let b = 0; a < size - 1 && b < size - 1; b++) {
      if (at(a, b) === at(a + 1, b) && at(a, b) === at(a, b + 1) && at(a, b) === at(a + 1, b + 1)) penalty += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
