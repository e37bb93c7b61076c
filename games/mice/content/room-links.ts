/** Which spaces of a room meet, and how (M68, OM28): read from its map, its lines and its water. */
import type { RoomPlan } from './room.ts';
import { CELLS, cellAt, isSpace } from './room-shape.ts';

/**
 * plain: adjacent. yellow: adjacent, with a high and a low side (M72). red: not adjacent, crossed by minions only (M75,
 * M189). gap: between pipes (M79). bank: water and land. water: two water spaces.
 */
export type LinkKind = 'plain' | 'yellow' | 'red' | 'gap' | 'bank' | 'water';

export interface Link {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  /** The low side of a yellow line. */
  readonly down?: string;
}

type Touch = 'edge' | 'corner' | 'gap';

const pair = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

export function linksOf(plan: RoomPlan): Link[] {
  const lines = linesOf(plan);
  const touches = touchesOf(plan, lines);
  const links = [...touches].map(([key, touch]) => linkOf(plan, key, touch, lines));
  return links.sort((p, q) => (p.a + p.b < q.a + q.b ? -1 : 1));
}

interface Line {
  readonly colour: 'yellow' | 'red';
  readonly down?: string;
}

function linesOf(plan: RoomPlan): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const line of plan.yellow) {
    const [high = '', low = ''] = line.split('>');
    lines.set(pair(high, low), { colour: 'yellow', down: low });
  }
  for (const line of plan.red) {
    const [one = '', two = ''] = line.split('|');
    lines.set(pair(one, two), { colour: 'red' });
  }
  return lines;
}

function linkOf(plan: RoomPlan, key: string, touch: Touch, lines: ReadonlyMap<string, Line>): Link {
  const [a = '', b = ''] = key.split('-');
  const line = lines.get(key);
  if (line?.colour === 'yellow') return { a, b, kind: 'yellow', down: line.down ?? b };
  if (line) return { a, b, kind: 'red' };
  if (touch === 'gap') return { a, b, kind: 'gap' };
  const wet = (id: string) => id in plan.water;
  if (wet(a) !== wet(b)) return { a, b, kind: 'bank' };
  return { a, b, kind: wet(a) ? 'water' : 'plain' };
}

/** The base test of M68 put into geometry: borders that share an edge, or a corner where four spaces meet without a line. */
function touchesOf(plan: RoomPlan, lines: ReadonlyMap<string, Line>): Map<string, Touch> {
  const touches = new Map<string, Touch>();
  for (let y = 0; y < CELLS; y++) for (let x = 0; x < CELLS; x++) touchAlongEdges(plan, touches, x, y);
  for (let y = 0; y < CELLS - 1; y++) for (let x = 0; x < CELLS - 1; x++) touchAtCorner(plan, touches, lines, x, y);
  return touches;
}

function touchAlongEdges(plan: RoomPlan, touches: Map<string, Touch>, x: number, y: number): void {
  const here = cellAt(plan, x, y);
  if (!isSpace(here)) return;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const next = cellAt(plan, x + dx, y + dy);
    if (isSpace(next) && next !== here) touches.set(pair(here, next), 'edge');
    const beyond = cellAt(plan, x + 2 * dx, y + 2 * dy);
    if (next === '.' && isSpace(beyond) && beyond !== here && !touches.has(pair(here, beyond)))
      touches.set(pair(here, beyond), 'gap');
  }
}

function touchAtCorner(
  plan: RoomPlan,
  touches: Map<string, Touch>,
  lines: ReadonlyMap<string, Line>,
  x: number,
  y: number,
): void {
  const four = [cellAt(plan, x, y), cellAt(plan, x + 1, y), cellAt(plan, x, y + 1), cellAt(plan, x + 1, y + 1)];
  if (!four.every(isSpace)) return;
  const [nw, ne, sw, se] = four as [string, string, string, string];
  const lined = [pair(nw, ne), pair(nw, sw), pair(ne, se), pair(sw, se)].some((key) => lines.has(key));
  if (lined) return;
  for (const [a, b] of [
    [nw, se],
    [ne, sw],
  ] as const) {
    if (a !== b && touches.get(pair(a, b)) !== 'edge') touches.set(pair(a, b), 'corner');
  }
}
