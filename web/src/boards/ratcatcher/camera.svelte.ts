/** The eye over the city: pan and zoom by wheel, pinch, drag, keys and buttons. */

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.25;
const MOST = 3.2;
/** A pointer that moved less than this has tapped. */
const SLACK = 6;

/** Where a strip lies in a room: in its middle if it fits, else so that no room is left empty. */
function within(at: number, room: number, start: number, length: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - start - length, at));
}

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** A gesture is going on: the layer is kept as it is drawn. */
  moving = $state(false);
  /** The person has chosen what to look at: do not fit by itself any more. */
  held = false;
  /** The last gesture was a drag: the click at its end means nothing. */
  dragged = false;

  private box = { width: 1, height: 1 };
  private pointers = new Map<number, { x: number; y: number }>();
  private settle: ReturnType<typeof setTimeout> | undefined;
  private glide = 0;

  size(width: number, height: number): void {
    this.box = { width, height };
  }

  /** Shows the whole frame, as large as it fits, at most `largest`, above what lies over the lower edge. */
  fit(frame: Frame, margin: number, largest: number, pace: number, below: number): void {
    const { width, height } = this.box;
    const scale = Math.max(
      LEAST,
      Math.min((width - 2 * margin) / frame.width, (height - below - 2 * margin) / frame.height, largest),
    );
    this.show({ ...frame, height: frame.height + below / scale }, scale, pace);
  }

  /** The middle of the frame in the middle of the box, as far as nothing beside the whole is shown for it. */
  show(frame: Frame, scale: number, pace = 0, whole = frame): void {
    const { width, height } = this.box;
    const x = width / 2 - (frame.left + frame.width / 2) * scale;
    const y = height / 2 - (frame.top + frame.height / 2) * scale;
    this.go(
      within(x, width, whole.left * scale, whole.width * scale),
      within(y, height, whole.top * scale, whole.height * scale),
      scale,
      pace,
    );
  }

  /** Moves as little as needed so that the point is well inside the box. */
  reveal(px: number, py: number, pace: number, border = 70): void {
    const { width, height } = this.box;
    const sx = px * this.scale + this.x;
    const sy = py * this.scale + this.y;
    const edge = Math.min(border, width / 3, height / 3);
    const dx = sx < edge ? edge - sx : sx > width - edge ? width - edge - sx : 0;
    const dy = sy < edge ? edge - sy : sy > height - edge ? height - edge - sy : 0;
    if (dx || dy) this.go(this.x + dx, this.y + dy, this.scale, pace);
  }

  zoom(by: number, cx = this.box.width / 2, cy = this.box.height / 2): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * by));
    const ratio = scale / this.scale;
    this.held = true;
    this.stop();
    this.x = cx - (cx - this.x) * ratio;
    this.y = cy - (cy - this.y) * ratio;
    this.scale = scale;
    this.rest();
  }

  pan(dx: number, dy: number): void {
    this.held = true;
    this.stop();
    this.x += dx;
    this.y += dy;
    this.rest();
  }

  private stop(): void {
    cancelAnimationFrame(this.glide);
  }

  private rest(): void {
    this.moving = true;
    clearTimeout(this.settle);
    this.settle = setTimeout(() => {
      this.moving = false;
    }, 160);
  }

  private go(x: number, y: number, scale: number, pace: number): void {
    this.stop();
    if (pace <= 0) {
      this.x = x;
      this.y = y;
      this.scale = scale;
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / pace);
      const eased = 1 - (1 - t) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.scale = from.scale + (scale - from.scale) * eased;
      if (t < 1) this.glide = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.moving = true;
    this.glide = requestAnimationFrame(step);
  }

  /** Listens on the element that holds the city. */
  readonly watch = (element: HTMLElement) => {
    const at = (event: { clientX: number; clientY: number }) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.04 : 0.0016)), x, y);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      this.pointers.set(event.pointerId, at(event));
      this.dragged = false;
    };
    const move = (event: PointerEvent) => {
      const before = this.pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (other) {
        const ratio =
          Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
        this.dragged = true;
        this.zoom(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
        this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else {
        const far = Math.hypot(now.x - before.x, now.y - before.y);
        if (!this.dragged && far < SLACK) return;
        if (!this.dragged) element.setPointerCapture(event.pointerId);
        this.dragged = true;
        this.pan(now.x - before.x, now.y - before.y);
      }
      this.pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      this.pointers.delete(event.pointerId);
    };
    // A click at the end of a drag is not meant for what lies under it.
    const click = (event: MouseEvent) => {
      if (!this.dragged) return;
      event.stopPropagation();
      event.preventDefault();
      this.dragged = false;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };

  /** Keys on the map itself. Says whether it was one of them. */
  key(event: KeyboardEvent, fit: () => void): boolean {
    const step = 60;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => this.zoom(1.2),
      '=': () => this.zoom(1.2),
      '-': () => this.zoom(1 / 1.2),
      '0': fit,
      ArrowLeft: () => this.pan(step, 0),
      ArrowRight: () => this.pan(-step, 0),
      ArrowUp: () => this.pan(0, step),
      ArrowDown: () => this.pan(0, -step),
    };
    const action = keys[event.key];
    if (!action) return false;
    action();
    return true;
  }
}
