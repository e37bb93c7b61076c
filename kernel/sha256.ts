/** SHA-256 (FIPS 180-4) of a text, synchronous, because the web's own digest is not. */

const ROUNDS = 64;
const INITIAL = fractions(8, 1 / 2);
const CONSTANTS = fractions(ROUNDS, 1 / 3);

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, power: number): Int32Array {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let factor = 2; factor * factor <= n; factor++) prime &&= n % factor !== 0;
    if (prime) words.push(((n ** power % 1) * 0x1_0000_0000) | 0);
  }
  return Int32Array.from(words);
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text in UTF-8, a one bit, zeros, and the length in bits as the last eight bytes of a block of 64. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  return view;
}

export function sha256(text: string): string {
  const data = padded(text);
  const hash = INITIAL.slice();
  const w = new Int32Array(ROUNDS);
  const at = (i: number) => w[i] ?? 0;
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + 4 * i);
    for (let i = 16; i < ROUNDS; i++) {
      const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + s0 + at(i - 7) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < ROUNDS; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[i] ?? 0) + at(i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = (hash[i] ?? 0) + word;
    });
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
