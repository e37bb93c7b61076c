/** The City as a small map of township numbers, one line of text for each row, with joins between cards that meet. */
import type { View } from '../state/view.ts';

/** '12-19' where townships are joined, '12 19' where they only lie side by side; '|' joins a row to the next. */
export function mapLines(view: View): string[] {
  const { townships } = view;
  const xs = townships.map(({ x }) => x);
  const ys = townships.map(({ y }) => y);
  const at = new Map(townships.map((township) => [`${township.x} ${township.y}`, township]));
  const townshipOf = new Map(view.zones.map(({ zone, township }) => [zone, township]));
  const joined = new Set(
    view.zones.flatMap(({ township, neighbours }) => neighbours.map((other) => `${township} ${townshipOf.get(other)}`)),
  );
  const meet = (x: number, y: number, otherX: number, otherY: number) => {
    const one = at.get(`${x} ${y}`);
    const other = at.get(`${otherX} ${otherY}`);
    return one !== undefined && other !== undefined && joined.has(`${one.township} ${other.township}`);
  };
  const lines: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    let row = '';
    let below = '';
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const township = at.get(`${x} ${y}`);
      row += township ? String(township.township).padStart(2, '0') : ' .';
      row += meet(x, y, x + 1, y) ? '-' : ' ';
      below += meet(x, y, x, y + 1) ? ' | ' : '   ';
    }
    lines.push(row.trimEnd());
    if (below.trim() !== '') lines.push(below.trimEnd());
  }
  return lines;
}
