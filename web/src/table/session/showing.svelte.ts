/** Shows what happened, event by event, at the speed that the person likes: watch, speed up, step or skip. */
import type { GameEvent } from '@smallfolk/kernel';
import { settings } from '../../store/settings.svelte.ts';
import type { Frame } from '../table.ts';

/** How long an event of weight 1 stands, in milliseconds. */
const TIME = { step: Number.POSITIVE_INFINITY, once: 850, fast: 210 };
/** How long the one or two events of one's own choice stand: they need no watching. */
const OWN = { step: 320, once: 320, fast: 140 };
/** So many events still are one's own choice and not somebody's turn. */
const FEW = 2;

export class Showing {
  event = $state.raw<GameEvent>();
  at = $state(0);
  of = $state(0);
  /** Something is being shown. */
  running = $state(false);
  /** Somebody's turn is being shown, and can be stepped through. */
  long = $state(false);
  private skipping = $state(false);
  private wake: (() => void) | undefined;

  /** How long a step of motion lasts. */
  get pace(): number {
    return this.skipping ? 0 : settings.speed === 'fast' ? 90 : 260;
  }

  async show(
    film: readonly Frame[],
    {
      weight,
      shown,
      more,
    }: {
      weight(event: GameEvent): number;
      shown(frame: Frame): void;
      /** Whether it goes on without anybody being asked: what is skipped stays skipped. */
      more: boolean;
    },
  ): Promise<void> {
    this.at = 0;
    this.of = film.filter(({ event }) => weight(event) > 0).length;
    this.long = this.of > FEW;
    this.running = this.of > 0;
    for (const frame of film) {
      const heavy = weight(frame.event);
      if (heavy > 0) this.at++;
      if (heavy > 0 && !this.skipping) this.event = frame.event;
      shown(frame);
      // What is skipped is not drawn step by step either.
      if (heavy > 0 && !this.skipping) await this.wait(heavy);
    }
    this.event = undefined;
    this.running = false;
    this.skipping &&= more;
    this.long = false;
  }

  /** Until its time is over, or somebody asks for the next. */
  private wait(weight: number): Promise<void> {
    const time = (this.long ? TIME : OWN)[settings.speed] * weight;
    return new Promise((resolve) => {
      const timer = Number.isFinite(time) ? setTimeout(resolve, time) : undefined;
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  next(): void {
    this.wake?.();
  }

  faster(): void {
    void settings.set({ speed: settings.speed === 'fast' ? 'once' : 'fast' });
    this.wake?.();
  }

  skip(): void {
    if (this.event) this.skipping = true;
    this.wake?.();
  }
}
