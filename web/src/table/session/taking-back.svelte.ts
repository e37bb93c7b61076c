/** Taking a choice back, and the moment after a choice in which the bots wait for that. It counts down and can be skipped. */
import { settings } from '../../store/settings.svelte.ts';
import type { Seen } from '../table.ts';
import type { Session } from './session.svelte.ts';

/** How often the ring of seconds is drawn anew, in milliseconds. */
const TICK = 250;

export class TakingBack {
  /** Seconds left of the moment; undefined while nothing is waited for. */
  left = $state<number>();
  private of = $state(0);
  private end: ((go: boolean) => void) | undefined;
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** What is left of the moment, from 1 to 0. */
  get share(): number {
    return this.left === undefined ? 0 : this.left / this.of;
  }

  get possible(): boolean {
    const { snapshot, busy, showing, passing } = this.session;
    return Boolean(snapshot?.canUndo) && !busy && !showing.running && passing.curtain === undefined;
  }

  /** Before a bot answers, the choice can be taken back for a moment. False if it was. */
  async moment(): Promise<boolean> {
    const { snapshot } = this.session;
    const back = snapshot?.canUndo && !snapshot.practice && settings.takeBack > 0;
    return back ? this.wait(settings.takeBack) : true;
  }

  private async wait(seconds: number): Promise<boolean> {
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

  /** Nobody wants to wait. */
  goOn(): void {
    this.end?.(true);
  }

  /** The bots do not go on. */
  stop(): void {
    this.end?.(false);
  }

  async takeBack(): Promise<void> {
    const { session } = this;
    if (!this.possible || session.sending.now) return;
    this.stop();
    await session.request(
      () => session.table.undo(),
      (seen) => this.taken(seen),
    );
  }

  private async taken({ snapshot }: Seen): Promise<void> {
    const { session } = this;
    await session.keep(snapshot);
    session.sending.end();
    session.drop();
    session.passing.to = undefined;
    session.retell(snapshot);
    session.telling.ask();
  }
}
