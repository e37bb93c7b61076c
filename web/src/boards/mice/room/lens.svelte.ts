/** Nearer to the room and about in it: by wheel, by two fingers, by dragging, by buttons. */
import type { Point } from './polygon.ts';

const NEAREST = 3;
const STEP = 1.5;
/** How wide a room is for its height. */
const ASPECT = 0.9;
/** So far a finger or the mouse may wander and still be a tap. */
const SLACK = 7;

export class Lens {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  private frame: HTMLElement | undefined;
  private readonly fingers = new Map<number, Point>();
  private wandered = 0;
  /** Fills the width until somebody looks about by hand. */
  cover = $state(false);
  private byHand = false;

  readonly transform = $derived(
    this.zoom === 1 ? '' : `translate(${this.x.toFixed(1)}px, ${this.y.toFixed(1)}px) scale(${this.zoom.toFixed(3)})`,
  );

  readonly watch = (frame: HTMLElement) => {
    this.frame = frame;
    const resized = new ResizeObserver(() => this.fit());
    resized.observe(frame);
    return () => resized.disconnect();
  };

  private fit(): void {
    const { clientWidth = 1, clientHeight = 1 } = this.frame ?? {};
    if (!this.cover || this.byHand) {
      this.look(this.zoom, this.x, this.y);
      return;
    }
    const wide = Math.min(NEAREST, clientWidth / (clientHeight * ASPECT));
    this.around(Math.max(1, wide) / this.zoom, this.middle());
    this.follow(this.frame?.querySelector('[data-here]') ?? null, 0);
  }

  nearer(): void {
    this.byHand = true;
    this.around(STEP, this.middle());
  }
  farther(): void {
    this.byHand = true;
    this.around(1 / STEP, this.middle());
  }
  whole(): void {
    this.byHand = true;
    this.look(1, 0, 0);
  }

  /** Brings something into the middle if it is near the edge or beyond it. */
  follow(shown: Element | null, slack = 0.32): void {
    if (this.zoom === 1) return;
    const [frame, box] = [this.frame?.getBoundingClientRect(), shown?.getBoundingClientRect()];
    if (!frame || !box) return;
    const dx = box.x + box.width / 2 - frame.x - frame.width / 2;
    const dy = box.y + box.height / 2 - frame.y - frame.height / 2;
    if (Math.abs(dx) < frame.width * slack && Math.abs(dy) < frame.height * slack) return;
    this.look(this.zoom, this.x - dx, this.y - dy);
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.byHand = true;
    this.around(Math.exp(-event.deltaY * 0.0016), this.within(event));
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.wandered = 0;
    this.fingers.set(event.pointerId, this.within(event));
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.within(event);
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    this.fingers.set(event.pointerId, now);
    const [other] = others;
    this.wandered += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (other) this.pinch(before, now, other[1]);
    else if (this.wandered > SLACK && this.zoom > 1) {
      this.frame?.setPointerCapture(event.pointerId);
      this.look(this.zoom, this.x + now[0] - before[0], this.y + now[1] - before[1]);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** What ends a drag is no tap. */
  readonly click = (event: MouseEvent): void => {
    if (this.wandered <= SLACK || this.zoom === 1) return;
    this.wandered = 0;
    event.stopPropagation();
  };

  private pinch(before: Point, now: Point, other: Point): void {
    const apart = (one: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]) || 1;
    this.wandered = SLACK + 1;
    this.byHand = true;
    this.around(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }

  private around(by: number, [x, y]: Point): void {
    const zoom = Math.max(1, Math.min(NEAREST, this.zoom * by));
    const share = zoom / this.zoom;
    this.look(zoom, x - (x - this.x) * share, y - (y - this.y) * share);
  }

  /** The room never leaves the frame. */
  private look(zoom: number, x: number, y: number): void {
    const { clientWidth = 0, clientHeight = 0 } = this.frame ?? {};
    this.zoom = zoom < 1.02 ? 1 : zoom;
    this.x = Math.min(0, Math.max(clientWidth * (1 - this.zoom), x));
    this.y = Math.min(0, Math.max(clientHeight * (1 - this.zoom), y));
  }

  private middle(): Point {
    return [(this.frame?.clientWidth ?? 0) / 2, (this.frame?.clientHeight ?? 0) / 2];
  }

  private within(event: MouseEvent): Point {
    const box = this.frame?.getBoundingClientRect();
    return [event.clientX - (box?.x ?? 0), event.clientY - (box?.y ?? 0)];
  }
}
