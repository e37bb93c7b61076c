/**
 * A table is laid in turns, one a frame: first the question and what it is about, then what stands around it. So no task
 * is long, and one can answer before the last card lies.
 */
class Laying {
  private parts = $state(0);

  /** Whether parts are still to come. */
  get goesOn(): boolean {
    return this.parts > 0;
  }

  /** Lays a part so many frames from now. Returns how to give it up. */
  after(frames: number, lay: () => void): () => void {
    this.parts++;
    let waits = true;
    const end = () => {
      if (waits) this.parts--;
      waits = false;
    };
    const next = (left: number) => {
      if (!waits) return;
      if (left > 0) painted(() => next(left - 1));
      else {
        lay();
        end();
      }
    };
    next(frames);
    return end;
  }
}

/** When what is there now is on the screen; a page that nobody sees has no frames and need not wait for any. */
function painted(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

export const laying = new Laying();
