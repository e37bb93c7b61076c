/** The moment after a choice in which it can be taken back: bots wait for it. It counts down and can be skipped. */

/** How often the ring of seconds is drawn anew, in milliseconds. */
const TICK = 250;

export class Lingering {
  /** Seconds left; undefined while nothing is waited for. */
  left = $state<number>();
  private of = $state(0);
  private end: ((go: boolean) => void) | undefined;

  /** What is left of the time, from 1 to 0. */
  get share(): number {
    return this.left === undefined ? 0 : this.left / this.of;
  }

  /** True once the time is over or somebody does not want to wait; false if the choice is to be taken back. */
  async wait(seconds: number): Promise<boolean> {
    this.of = seconds;
    this.left = seconds;
    const over = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      this.left = Math.max(0, (over - performance.now()) / 1000);
      if (this.left === 0) this.end?.(true);
    }, TICK);
    const go = await new Promise<boolean>((end) => {
      this.end = end;
    });
    clearInterval(timer);
    this.end = undefined;
    this.left = undefined;
    return go;
  }

  goOn(): void {
    this.end?.(true);
  }

  takeBack(): void {
    this.end?.(false);
  }
}
