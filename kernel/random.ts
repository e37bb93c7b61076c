/**
 * Chance: xoshiro128** by Blackman and Vigna, seeded with 128 bits, with rejection sampling so that every
 * outcome is equally likely. The generator lives outside the game's state, so no view can ever carry it.
 */
import { sha256 } from './sha256.ts';

/** 32 hexadecimal digits, not all zero. They are the initial state of the generator as four big-endian words. */
export type Seed = string;

/** How many values 32 bits can take. */
const WORD = 0x1_0000_0000;

export class Random {
  /** How many random results were taken: undo never goes back across one. */
  drawn = 0;
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  private constructor(a: number, b: number, c: number, d: number) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  static of(seed: Seed): Random {
    if (!isSeed(seed)) throw new Error(`not a seed: ${seed}`);
    return new Random(wordAt(seed, 0), wordAt(seed, 8), wordAt(seed, 16), wordAt(seed, 24));
  }

  /** Another generator, begun by this one: the two go their own ways. */
  split(): Random {
    return new Random(this.next() | 1, this.next() | 1, this.next() | 1, this.next() | 1); // never all zero
  }

  copy(): Random {
    const copy = new Random(this.a, this.b, this.c, this.d);
    copy.drawn = this.drawn;
    return copy;
  }

  /** Goes on from now as the other one does. */
  become(other: Random): void {
    this.a = other.a;
    this.b = other.b;
    this.c = other.c;
    this.d = other.d;
  }

  /** The present state in the form of a seed: `Random.of(random.position)` goes on in the same way. */
  get position(): Seed {
    return [this.a, this.b, this.c, this.d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  /** The next 32 bits. */
  next(): number {
    const b = this.b;
    const times5 = Math.imul(b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    this.c ^= this.a;
    this.d ^= b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= b << 9;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /**
   * A whole number from 0 to `n` - 1, each equally likely; `n` is at most two million. The next 32 bits, times `n`,
   * are cut into `n` equal parts; the few values that would make some parts larger are thrown away (Lemire 2019).
   */
  below(n: number): number {
    if (n <= 1) return 0;
    this.drawn++;
    let product = this.next() * n;
    let part = Math.floor(product / WORD);
    let rest = product - part * WORD;
    if (rest < n) {
      const unfair = WORD % n;
      while (rest < unfair) {
        product = this.next() * n;
        part = Math.floor(product / WORD);
        rest = product - part * WORD;
      }
    }
    return part;
  }

  /** A die with that many sides. */
  roll(sides = 6): number {
    return 1 + this.below(sides);
  }

  /** Puts the items into a random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i] as T;
      items[i] = items[j] as T;
      items[j] = item;
    }
    return items;
  }

  /** Takes a random item out of a bag; the order of a bag means nothing. */
  draw<T>(bag: T[]): T | undefined {
    const at = this.below(bag.length);
    const item = bag[at];
    const last = bag.pop();
    if (at < bag.length) bag[at] = last as T;
    return item;
  }

  /** One of the items, which stay where they are. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}

/** Eight hexadecimal digits as a word. */
function wordAt(seed: Seed, start: number): number {
  let word = 0;
  for (let i = start; i < start + 8; i++) {
    const code = seed.charCodeAt(i);
    word = (word << 4) | (code <= NINE ? code - ZERO : code - A + 10);
  }
  return word;
}

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
const A = 'a'.charCodeAt(0);

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^(?!0{32})[0-9a-f]{32}$/.test(text);
}

/** A fresh seed from the system's cryptographic generator. */
export function newSeed(): Seed {
  return hex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** A seed that stands for a text, such as a number or a word that a person types: the start of its SHA-256. */
export function seedOf(text: string | number): Seed {
  return sha256(String(text)).slice(0, 32);
}

/** Shown before a game starts; the seed is shown at its end, and anyone can check that it has this SHA-256. */
export function commitment(seed: Seed): string {
  return sha256(seed);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
