/** What a server counts about itself, in the text form of OpenMetrics. Codes, counts and times; no names, no rooms. */

interface Series {
  lines(): string[];
}

export class Counter implements Series {
  private readonly name: string;
  private readonly label: string | undefined;
  private readonly counts = new Map<string, number>();

  constructor(name: string, label?: string) {
    this.name = name;
    this.label = label;
  }

  add(value = '', by = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + by);
  }

  get(value = ''): number {
    return this.counts.get(value) ?? 0;
  }

  lines(): string[] {
    const rows = this.label === undefined ? [['', this.get()] as const] : [...this.counts];
    return [
      `# TYPE ${this.name} counter`,
      ...rows.map(([value, count]) => `${this.name}_total${value && `{${this.label}="${value}"}`} ${count}`),
    ];
  }
}

export class Gauge implements Series {
  private readonly name: string;
  private readonly read: () => Readonly<Record<string, number>> | number;

  /** What is read is a number, or one for each value of the label. */
  constructor(name: string, read: () => Readonly<Record<string, number>> | number) {
    this.name = name;
    this.read = read;
  }

  lines(): string[] {
    const now = this.read();
    const rows = typeof now === 'number' ? [['', now] as const] : Object.entries(now);
    return [
      `# TYPE ${this.name} gauge`,
      ...rows.map(([value, count]) => `${this.name}${value && `{state="${value}"}`} ${count}`),
    ];
  }
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export class Histogram implements Series {
  private readonly name: string;
  private readonly bounds: readonly number[];
  private readonly buckets: number[];
  private count = 0;
  private sum = 0;

  constructor(name: string, bounds: readonly number[] = SECONDS) {
    this.name = name;
    this.bounds = bounds;
    this.buckets = Array<number>(bounds.length).fill(0);
  }

  observe(value: number): void {
    this.count++;
    this.sum += value;
    const at = this.bounds.findIndex((bound) => value <= bound);
    if (at >= 0) this.buckets[at] = (this.buckets[at] ?? 0) + 1;
  }

  lines(): string[] {
    let below = 0;
    const buckets = this.bounds.map((bound, i) => {
      below += this.buckets[i] ?? 0;
      return `${this.name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      `# TYPE ${this.name} histogram`,
      ...buckets,
      `${this.name}_bucket{le="+Inf"} ${this.count}`,
      `${this.name}_sum ${this.sum}`,
      `${this.name}_count ${this.count}`,
    ];
  }
}

export class Metrics {
  readonly choice = new Histogram('smallfolk_choice_seconds');
  readonly commit = new Histogram('smallfolk_commit_seconds');
  readonly wake = new Histogram('smallfolk_wake_seconds');
  readonly loopDelay = new Histogram('smallfolk_loop_delay_seconds');
  readonly commitEntries = new Histogram('smallfolk_commit_entries', COUNTS);
  readonly thoughts = new Counter('smallfolk_thoughts');
  readonly refused = new Counter('smallfolk_refused', 'code');
  readonly notices = new Counter('smallfolk_notices', 'result');
  readonly fenced = new Counter('smallfolk_fenced');
  readonly checkFailed = new Counter('smallfolk_check_failed');
  private readonly gauges: Gauge[] = [];

  gauge(name: string, read: () => Readonly<Record<string, number>> | number): void {
    this.gauges.push(new Gauge(name, read));
  }

  text(): string {
    const { choice, commit, wake, loopDelay, commitEntries, thoughts, refused, notices, fenced, checkFailed } = this;
    const all: Series[] = [
      choice,
      commit,
      wake,
      loopDelay,
      commitEntries,
      thoughts,
      refused,
      notices,
      fenced,
      checkFailed,
    ];
    return `${[...all, ...this.gauges].flatMap((series) => series.lines()).join('\n')}\n# EOF\n`;
  }
}
