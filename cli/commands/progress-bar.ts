/** The progress bar on stderr: how far, how fast, how long still. */

const WIDTH = 28;
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export class ProgressBar {
  private readonly total: number;
  private readonly first: number;
  private readonly begun = performance.now();
  private shown = 0;
  private readonly terminal = process.stderr.isTTY;

  constructor(total: number, first: number) {
    this.total = total;
    this.first = first;
  }

  show(done: number, failed: number): void {
    const now = performance.now();
    if (now - this.shown < (this.terminal ? 100 : 10_000) && !(this.terminal && this.shown === 0)) return;
    if (!this.terminal && now - this.begun < 10_000) return;
    this.shown = now;
    const line = this.line(done, failed, now);
    process.stderr.write(this.terminal ? `\r${line}\x1b[K` : `${line}\n`);
  }

  /** Takes the bar away and says in a line what was done. */
  end(done: number, failed: number): void {
    const seconds = (performance.now() - this.begun) / 1000;
    const played = done - this.first;
    const rate = played > 0 ? `, ${readable(played / seconds)} games/s` : '';
    const failures = failed > 0 ? `, ${failed} failed` : '';
    const line = `${done} of ${this.total} games${failures}, ${duration(seconds)}${rate}`;
    process.stderr.write(`${this.terminal ? '\r' : ''}${line}${this.terminal ? '\x1b[K' : ''}\n`);
  }

  private line(done: number, failed: number, now: number): string {
    const share = this.total === 0 ? 1 : done / this.total;
    const rate = (1000 * (done - this.first)) / (now - this.begun);
    const left = rate > 0 ? `${duration((this.total - done) / rate)} left` : '';
    const failures = failed > 0 ? `  ${failed} failed` : '';
    return `${bar(share)} ${done}/${this.total}  ${readable(rate)} games/s  ${left}${failures}`;
  }
}

function bar(share: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * WIDTH * 8);
  const full = '█'.repeat(Math.floor(eighths / 8)) + (PARTS[eighths % 8] ?? '');
  return `▕${full.padEnd(WIDTH)}▏`;
}

function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function readable(rate: number): string {
  return rate >= 100 ? String(Math.round(rate)) : rate.toPrecision(2);
}
