/** Whether an answer is on its way, and whether it takes long enough to be noticed. */

/** So long an answer may take before the table says that it is waited for, in milliseconds. */
const NOTICED = 150;

export class Sending {
  /** An answer is on its way. */
  now = $state(false);
  /** It is waited for. The question stays on the table until then. */
  long = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.now = true;
    this.timer = setTimeout(() => {
      this.long = true;
    }, NOTICED);
  }

  end(): void {
    clearTimeout(this.timer);
    this.now = false;
    this.long = false;
  }
}
