/** Which room is in sight: a tile turns over, or the next one comes in from its side, while the eye follows. */
import type { Tile } from '@smallfolk/mice/state/state.ts';
import { tick } from 'svelte';

/** How a room goes and how the next one comes, as CSS transforms. */
interface Passage {
  readonly out: string;
  readonly back: string;
}

const TURN_OVER: Passage = {
  out: 'perspective(1500px) rotateY(88deg) scale(0.94)',
  back: 'perspective(1500px) rotateY(-88deg) scale(0.94)',
};
/** So many tiles to the east and to the south. */
const onwards = (east: number, south: number): Passage => ({
  out: `translate(${-45 * east}%, ${-45 * south}%)`,
  back: `translate(${45 * east}%, ${45 * south}%)`,
});

/** From one room to another: over to the other side of its tile, or on to the next one. */
export function passageTo(tiles: readonly Tile[], from: string, to: string): Passage {
  const there = tiles.find(({ up }) => up === to);
  const left = tiles.find(({ up }) => up === from);
  return there && left ? onwards(there.column - left.column, there.row - left.row) : TURN_OVER;
}

export class Turning {
  shown = $state('');
  private wanted = '';
  private running = false;
  private node: HTMLElement | undefined;

  readonly watch = (node: HTMLElement) => {
    this.node = node;
  };

  async go(room: string, { out, back }: Passage, pace: number): Promise<void> {
    this.wanted = room;
    if (this.running || room === this.shown) return;
    if (!this.node || this.shown === '' || pace <= 0) {
      this.shown = room;
      return;
    }
    this.running = true;
    const rest = { transform: 'none', opacity: 1 };
    await this.play([rest, { transform: out, opacity: 0.2 }], pace, 'ease-in');
    this.shown = this.wanted;
    await tick();
    await this.play([{ transform: back, opacity: 0.2 }, rest], pace * 1.3, 'ease-out');
    this.running = false;
    this.shown = this.wanted;
  }

  /** Whoever leaves the table in the middle of it does not wait for its end. */
  private async play(frames: Keyframe[], duration: number, easing: string): Promise<void> {
    await this.node?.animate(frames, { duration, easing }).finished.catch(() => {});
  }
}
