/** Water: a kerb round what lies together, ripples, and chevrons where the current runs (M92). */
import type { Light, Theme } from './light.ts';
import { centre, inset, mix, moved, n, type Point, type Polygon, soft, type Whim } from './polygon.ts';
import { type Shape, TILE } from './shape.ts';

export function paintWater(shape: Shape, light: Light, theme: Theme, whim: Whim): string {
  const waters = Object.keys(shape.plan.water).map((id) => ({ id, polygon: shape.space(id) }));
  if (waters.length === 0) return '';
  const all = (by: number, style: string) =>
    waters.map(({ polygon }) => `<path d="${soft(by > 0 ? inset(polygon, by) : polygon, 10)}" ${style}/>`).join('');
  const kerb = light.tone(theme.cap, centre(waters[0]?.polygon ?? [[0, 0]]), 0);
  // The kerb is drawn as a broad edge under the water, so that neighbours run together.
  let drawn = all(0, `fill="${kerb}" stroke="${theme.ink}" stroke-width="9" stroke-linejoin="round"`);
  drawn += all(0, `fill="${kerb}" stroke="${kerb}" stroke-width="4" stroke-linejoin="round"`);
  drawn += all(4, `fill="${theme.water[0]}" stroke="${theme.water[0]}" stroke-width="7"`);
  drawn += all(8, `fill="${theme.water[1]}" stroke="${theme.water[1]}" stroke-width="3"`);
  for (const { id, polygon } of waters) {
    drawn += ripples(polygon, theme, whim);
    const seam = mix(theme.water[2], '#f4ead0', 0.3);
    drawn += `<path d="${soft(inset(polygon, 3), 10)}" fill="none" stroke="${seam}" stroke-width="1.5" stroke-dasharray="2 7" stroke-linecap="round" opacity=".6"/>`;
    for (const to of shape.plan.water[id] ?? []) drawn += chevrons(polygon, target(shape, polygon, to));
  }
  return drawn;
}

/** Where the current leads; off the tile it runs to the nearest edge. */
function target(shape: Shape, polygon: Polygon, to: string): Point {
  if (to !== 'off') return centre(shape.space(to));
  const [x, y] = centre(polygon);
  const edges: Point[] = [
    [0, y],
    [TILE, y],
    [x, 0],
    [x, TILE],
  ];
  const far = ([u, v]: Point) => Math.abs(u - x) + Math.abs(v - y);
  return edges.reduce((best, edge) => (far(edge) < far(best) ? edge : best));
}

function ripples(polygon: Polygon, theme: Theme, whim: Whim): string {
  const [x, y] = centre(polygon);
  const waves = [-26, -4, 20].map((dy) => {
    const width = whim.between(26, 46);
    return `M${n(x - width / 2 + whim.between(-16, 16))} ${n(y + dy)}q${n(width / 4)}-5 ${n(width / 2)} 0t${n(width / 2)} 0`;
  });
  return `<path d="${waves.join('')}" fill="none" stroke="${theme.water[2]}" stroke-width="2" stroke-linecap="round" opacity=".8"/>`;
}

function chevrons(polygon: Polygon, [tx, ty]: Point): string {
  const [x, y] = centre(polygon);
  const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
  const sign = moved(
    [
      [-6, -8],
      [6, 0],
      [-6, 8],
    ],
    0,
    0,
  )
    .map(([u, v]) => `${u} ${v}`)
    .join('L');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(turn)})" fill="none" stroke="#cfe6de" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" opacity=".75"><path d="M${sign}"/><path d="M${sign}" transform="translate(12)"/></g>`;
}
