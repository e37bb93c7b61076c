/** The space that an arrow key leads to: the nearest one in that direction. */
import type { Shape } from './shape.ts';

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function towards(shape: Shape, from: string, key: string): string | undefined {
  const heading = HEADINGS[key];
  if (!heading) return undefined;
  const [x, y] = shape.middle(from);
  let [best, least] = [undefined as string | undefined, Number.POSITIVE_INFINITY];
  for (const id of shape.spaces.keys()) {
    const [u, v] = shape.middle(id);
    const along = (u - x) * heading[0] + (v - y) * heading[1];
    const aside = Math.abs((u - x) * heading[1]) + Math.abs((v - y) * heading[0]);
    if (id === from || along < 20 || along + 2 * aside >= least) continue;
    [best, least] = [id, along + 2 * aside];
  }
  return best;
}
