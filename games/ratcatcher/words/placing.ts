/** Where an option puts a township: beside which ones, and which zones meet there (R39, R44). */
import { EDGES, type Edge } from '../content/township.ts';
import { townships } from '../content/townships.ts';
import type { OptionOf, Place } from '../state/options.ts';
import type { TownshipView, View } from '../state/view.ts';

export interface Placing {
  /** 'north' of township 12, and so on, for each side where it touches the City. */
  readonly beside: readonly { readonly direction: Edge; readonly township: string }[];
  /** Pairs of zones that meet: one of the new card, one of the City. */
  readonly meets: readonly (readonly [string, string])[];
}

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

export function placingOf({ township: number, turn, x: left, y: top }: Place, view: View): Placing {
  const beside: { direction: Edge; township: string }[] = [];
  const meets: [string, string][] = [];
  EDGES.forEach((_, edge) => {
    const x = left + (DX[edge] ?? 0);
    const y = top + (DY[edge] ?? 0);
    const other = view.townships.find((township) => township.x === x && township.y === y);
    if (!other) return;
    const direction = EDGES[(edge + 2) % 4] ?? 'north';
    beside.push({ direction, township: pad(other.township) });
    const own = connector(number, 'standard', turn, edge);
    const theirs = connector(other.township, other.face, other.turn, (edge + 2) % 4);
    if (own && theirs) meets.push([own, theirs]);
  });
  return { beside, meets };
}

/** In which direction a free connector leads out of its township. */
export function headingOf({ zone, x: toX, y: toY }: OptionOf<'connector'>, view: View): Edge {
  const from = view.townships.find(({ zones }) => zones.includes(zone));
  const dx = toX - (from?.x ?? 0);
  const dy = toY - (from?.y ?? 0);
  return EDGES[DX.findIndex((x, edge) => x === dx && DY[edge] === dy)] ?? 'north';
}

/** The name of the zone whose connector lies at this edge of the table, if there is one. */
function connector(number: number, face: TownshipView['face'], turn: number, edge: number): string | undefined {
  const card = townships.find((township) => township.number === number && township.face === face);
  const side = EDGES[(edge - turn + 4) % 4];
  const zone = side && card?.connectors[side];
  return zone === undefined ? undefined : zoneName(number, zone);
}

export function zoneName(township: number, index: number): string {
  return `${pad(township)}${String.fromCharCode(97 + index)}`;
}

export function pad(township: number): string {
  return String(township).padStart(2, '0');
}
