/** Limits that slow down who does harm and nobody else. Nobody is banned by a counter: all of them run empty again. */

/** So many at once, and then so many a second. */
export class Bucket {
  private readonly most: number;
  private readonly perSecond: number;
  private left: number;
  private filled: number;

  constructor(most: number, perSecond: number, now = performance.now()) {
    this.most = most;
    this.perSecond = perSecond;
    this.left = most;
    this.filled = now;
  }

  /** Takes one; false if there is none. */
  take(now = performance.now()): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now = performance.now()): boolean {
    return this.left + ((now - this.filled) / 1000) * this.perSecond >= this.most;
  }
}

/** A bucket for each device or address, forgotten when it is full again. */
export class Buckets {
  private readonly make: () => Bucket;
  private readonly buckets = new Map<string, Bucket>();

  constructor(most: number, perSecond: number) {
    this.make = () => new Bucket(most, perSecond);
  }

  take(key: string): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size > 10_000) this.tidy();
      bucket = this.make();
      this.buckets.set(key, bucket);
    }
    return bucket.take();
  }

  private tidy(): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull()) this.buckets.delete(key);
  }
}

/** How many there are now of each. */
export class Tally {
  private readonly counts = new Map<string, number>();

  get(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.counts.set(key, this.get(key) + 1);
  }

  remove(key: string): void {
    const left = this.get(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}

/** Wrong secrets: after ten in a minute there is a wait, which doubles with every further ten. */
export class Guesses {
  private readonly wrong = new Map<string, { count: number; until: number; since: number }>();

  /** How long this address has to wait, in milliseconds. */
  wait(key: string, now = performance.now()): number {
    return Math.max(0, (this.wrong.get(key)?.until ?? 0) - now);
  }

  add(key: string, now = performance.now()): void {
    if (this.wrong.size > 10_000) this.wrong.clear();
    const known = this.wrong.get(key);
    const fresh = !known || now - known.since > 3_600_000;
    const count = fresh ? 1 : known.count + 1;
    const tens = Math.floor(count / 10);
    const until = count % 10 === 0 ? now + 30_000 * 2 ** Math.min(tens, 7) : (known?.until ?? 0);
    this.wrong.set(key, { count, until, since: fresh ? now : known.since });
  }
}

/** An address as it counts: of IPv6 the network of 64 bits, which one household has. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:/, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
