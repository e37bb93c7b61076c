/** The underground: no walls but faceted rock with a pale lip round every floor, and passages where one may leave. */
import type { Edge } from '@smallfolk/mice/content/room.ts';
import type { Light, Theme } from './light.ts';
import { area, centre, inset, mix, moved, n, type Polygon, soft, stones, straight, type Whim } from './polygon.ts';
import { DOOR, type Shape, TILE } from './shape.ts';

/** So far the rock reaches beyond the tile. */
const ROUND = 64;
const HALF = TILE / 2;
const LIP = '#a3917f';

export function paintRock(shape: Shape, light: Light, theme: Theme, whim: Whim): string {
  const all: Polygon = [
    [-ROUND, -ROUND],
    [TILE + ROUND, -ROUND],
    [TILE + ROUND, TILE + ROUND],
    [-ROUND, TILE + ROUND],
  ];
  let drawn = `<path d="${straight(all)}" fill="${theme.ink}"/>`;
  for (const facet of stones(all, 62, whim)) {
    const middle = centre(facet);
    const tone = light.tone(theme.rock, middle, 0.1);
    drawn += `<path d="${straight(inset(facet, 0.8))}" fill="${tone}"/>`;
    const top = moved(inset(facet, 7), -2, -3);
    if (area(top) > 200) drawn += `<path d="${soft(top, 5)}" fill="${mix(tone, '#8d7f86', 0.12)}"/>`;
    if (whim.maybe(0.4)) {
      const [x, y] = middle;
      drawn += `<path d="M${n(x - 6)} ${n(y + 10)}l8-6M${n(x - 1)} ${n(y + 12)}l9-7M${n(x + 5)} ${n(y + 13)}l7-5" stroke="${theme.ink}" stroke-width="1.1" opacity=".5"/>`;
    }
  }
  const floors = [...shape.spaces.values(), ...shape.plan.exits.map(({ edge }) => passage(edge))];
  const stroke = (by: number, width: number, colour: string, opacity: number) =>
    floors
      .map(
        (floor) =>
          `<path d="${soft(moved(floor, 0, by), 14)}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`,
      )
      .join('');
  drawn += `<g fill="${theme.ink}" stroke-linejoin="round">${stroke(-8, 36, theme.ink, 0.9)}${stroke(-3, 24, theme.ink, 1)}</g>`;
  for (const floor of floors) {
    const lip = mix(light.tone(theme.rock, centre(floor), 0), LIP, 0.28);
    drawn += `<path d="${soft(moved(floor, 0, -8), 14)}" fill="none" stroke="${lip}" stroke-width="14" stroke-linejoin="round"/>`;
  }
  for (const floor of floors) {
    drawn += `<path d="${soft(floor, 14)}" fill="${theme.ink}" stroke="${theme.ink}" stroke-width="7" stroke-linejoin="round"/>`;
  }
  for (const { edge } of shape.plan.exits) {
    const way = passage(edge);
    drawn += `<path d="${soft(inset(way, 3), 12)}" fill="${mix(light.tone(theme.earth, centre(way), 0), theme.ink, 0.35)}"/>`;
  }
  return drawn;
}

/** The stub of the tunnel that leads on. */
function passage(edge: Edge): Polygon {
  const [from, to] = [HALF - DOOR, HALF + DOOR];
  const far = ROUND + 20;
  if (edge === 'N')
    return [
      [from, -far],
      [to, -far],
      [to, 4],
      [from, 4],
    ];
  if (edge === 'S')
    return [
      [from, TILE - 4],
      [to, TILE - 4],
      [to, TILE + far],
      [from, TILE + far],
    ];
  if (edge === 'W')
    return [
      [-far, from],
      [4, from],
      [4, to],
      [-far, to],
    ];
  return [
    [TILE - 4, from],
    [TILE + far, from],
    [TILE + far, to],
    [TILE - 4, to],
  ];
}
