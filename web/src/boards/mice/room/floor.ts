/** What a space is made of: flagstones, planks, earth, snow, iron, a quilt. Each stone has one flat tone. */
import type { Light, Theme } from './light.ts';
import {
  area,
  bounds,
  centre,
  inset,
  mix,
  moved,
  n,
  type Polygon,
  soft,
  stones,
  straight,
  strip,
  type Whim,
} from './polygon.ts';

export type Material = 'flags' | 'planks' | 'earth' | 'snow' | 'steel' | 'copper' | 'quilt' | 'stone';

export interface Paint {
  readonly light: Light;
  readonly theme: Theme;
  readonly whim: Whim;
}

/** So high something raised stands above the floor, in px. */
const HEIGHT = 15;

/** A space that lies level with the floor. */
export function paintFloor(polygon: Polygon, material: Material, paint: Paint): string {
  const { light, theme, whim } = paint;
  const edge = inset(polygon, 3.2);
  const middle = centre(polygon);
  const ground = light.tone(theme.flags, middle, 0);
  let drawn = `<path d="${soft(moved(edge, 1, 3.4), 8)}" fill="${mix(theme.ink, ground, 0.18)}"/>`;
  drawn += `<path d="${soft(edge, 8)}" fill="${mix(theme.joint, ground, 0.3)}"/>`;
  drawn += SURFACES[material](edge, paint);
  drawn += `<path d="${soft(edge, 8)}" fill="none" stroke="${theme.ink}" stroke-width="1.9" opacity=".85"/>`;
  if (material === 'flags' && whim.maybe(0.7)) drawn += moss(edge, paint);
  return drawn;
}

/** A space that stands above the floor: the same surface with a front below it. */
export function paintRaised(polygon: Polygon, material: Material, paint: Paint): string {
  const { light, theme } = paint;
  const top = moved(inset(polygon, 2), 0, -2);
  const side = light.tone(material === 'copper' ? theme.copper : theme.wood, centre(polygon), 0);
  const front = soft(moved(top, 0, HEIGHT), 6);
  let drawn = `<path d="${soft(moved(top, 2, HEIGHT + 7), 8)}" fill="#0a0709" opacity=".38"/>`;
  drawn += `<path d="${front}" fill="${mix(side, '#000000', 0.5)}" stroke="${theme.ink}" stroke-width="2"/>`;
  drawn += `<path d="${soft(moved(top, 0, 5), 6)}" fill="${mix(side, '#ffd9a0', 0.1)}" stroke="${theme.ink}" stroke-width="1.6"/>`;
  drawn += `<path d="${soft(top, 6)}" fill="${mix(theme.joint, side, 0.3)}"/>`;
  drawn += SURFACES[material](top, paint);
  drawn += `<path d="${soft(top, 6)}" fill="#ffe9c0" opacity=".09"/>`;
  return `${drawn}<path d="${soft(top, 6)}" fill="none" stroke="${theme.ink}" stroke-width="2"/>`;
}

const SURFACES: Readonly<Record<Material, (polygon: Polygon, paint: Paint) => string>> = {
  flags: (polygon, paint) => flagged(polygon, paint, paint.theme.flags, 58),
  stone: (polygon, paint) => flagged(polygon, paint, paint.theme.cap, 74),
  snow: (polygon, paint) => flagged(polygon, paint, paint.theme.snow, 40) + drifts(polygon, paint),
  planks: (polygon, paint) => boards(polygon, paint, paint.theme.wood, 22),
  steel: (polygon, paint) => plates(polygon, paint, paint.theme.steel),
  copper: (polygon, paint) => plates(polygon, paint, paint.theme.copper),
  quilt: (polygon, paint) => patches(polygon, paint),
  earth: (polygon, paint) => trodden(polygon, paint),
};

function flagged(polygon: Polygon, { light, theme, whim }: Paint, material: readonly string[], size: number): string {
  return stones(polygon, size, whim)
    .map((stone) => {
      const face = inset(stone, 1.1);
      const middle = centre(stone);
      const tone = light.tone(material, middle, 0.045);
      let drawn = `<path d="${soft(face, 5)}" fill="${tone}"/>`;
      const worn = moved(inset(stone, whim.between(7, 11)), -2, -2);
      if (area(worn) > 160 && area(stone) > 0) {
        drawn += `<path d="${soft(worn, 9)}" fill="${light.paler(tone, 0.07 + 0.07 * light.warmth(middle))}"/>`;
      }
      drawn += edgeOfLight(face, light.paler(tone, 0.26));
      if (whim.maybe(0.45)) drawn += hatches(middle, theme.ink, whim);
      if (whim.maybe(0.3)) drawn += crack(middle, theme.ink, whim);
      return drawn;
    })
    .join('');
}

/** The upper edges catch the light. */
function edgeOfLight(face: Polygon, colour: string): string {
  const edges = face.flatMap((from, i) => {
    const to = face[(i + 1) % face.length] ?? from;
    return to[0] - from[0] > 9 ? [`M${n(from[0] + 3)} ${n(from[1] + 1.3)}L${n(to[0] - 3)} ${n(to[1] + 1.3)}`] : [];
  });
  if (edges.length === 0) return '';
  return `<path d="${edges.join('')}" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`;
}

function hatches([x, y]: readonly [number, number], ink: string, whim: Whim): string {
  const [left, top] = [x + whim.between(0, 9), y + whim.between(2, 10)];
  return `<path d="M${n(left)} ${n(top)}l7-5M${n(left + 4)} ${n(top + 2)}l8-6M${n(left + 9)} ${n(top + 3)}l6-4.5" stroke="${ink}" stroke-linecap="round" opacity=".34"/>`;
}

function crack([x, y]: readonly [number, number], ink: string, whim: Whim): string {
  const step = () => `l${n(whim.between(-2, 8))} ${n(whim.between(3, 8))}`;
  const from = `M${n(x + whim.between(-14, 6))} ${n(y - whim.between(4, 14))}`;
  return `<path d="${from}${step()}${step()}${step()}" fill="none" stroke="${ink}" stroke-width="1.1" opacity=".5"/>`;
}

function moss(polygon: Polygon, { light, theme, whim }: Paint): string {
  const corner = polygon[Math.floor(whim.next() * polygon.length)] ?? polygon[0] ?? [0, 0];
  const tone = mix(theme.moss, light.tone(theme.flags, corner, 0.02), 0.35);
  return Array.from({ length: 5 }, () => {
    const [x, y] = [corner[0] + whim.between(-9, 9), corner[1] + whim.between(-4, 4)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(whim.between(1.6, 3.4))}" fill="${tone}"/>`;
  }).join('');
}

function boards(polygon: Polygon, { light, theme, whim }: Paint, material: readonly string[], width: number): string {
  const { north, south, west, east } = bounds(polygon);
  let drawn = '';
  for (let y = north, row = 0; y < south - 3; y += width, row++) {
    const plank = strip(polygon, 1, y, Math.min(y + width - 1.2, south));
    let from = west - (row % 2) * 60;
    while (from < east) {
      const to = from + whim.between(90, 150);
      const piece = strip(plank, 0, from, to - 1.2);
      from = to;
      if (piece.length < 3 || area(piece) < 50) continue;
      const middle = centre(piece);
      drawn += `<path d="${straight(piece)}" fill="${light.tone(material, middle, 0.05)}" stroke="${theme.ink}"/>`;
      const [x, line] = [middle[0] - 18, middle[1]];
      drawn += `<path d="M${n(x)} ${n(line - 4)}q16 3 36 0M${n(x + 6)} ${n(line + 4)}q12-3 26 0" fill="none" stroke="${theme.ink}" stroke-width=".9" opacity=".38"/>`;
    }
  }
  return drawn;
}

/** A pipe seen from above: bands of light along it, rivets across. */
function plates(polygon: Polygon, { light, theme }: Paint, material: readonly string[]): string {
  const { north, south, west, east } = bounds(polygon);
  const lying = east - west >= south - north;
  const [from, to] = lying ? [north, south] : [west, east];
  const axis = lying ? 1 : 0;
  const bands = [0, 0.16, 0.34, 0.56, 0.78, 1];
  const shades = [0.34, 0, -0.22, 0.1, 0.42];
  let drawn = shades
    .map((shade, at) => {
      const start = from + (to - from) * (bands[at] ?? 0);
      const band = strip(polygon, axis, start, from + (to - from) * (bands[at + 1] ?? 1));
      if (band.length < 3) return '';
      const tone = light.tone(material, centre(band), 0.02);
      return `<path d="${straight(band)}" fill="${shade < 0 ? light.paler(tone, -shade) : mix(tone, '#000000', shade)}"/>`;
    })
    .join('');
  const rivets = lying ? [west + 12, east - 12] : [north + 12, south - 12];
  for (const at of rivets) {
    for (const share of [0.2, 0.5, 0.8]) {
      const across = from + (to - from) * share;
      const [x, y] = lying ? [at, across] : [across, at];
      drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="3.2" fill="${light.tone(material, [x, y], 0)}" stroke="${theme.ink}" stroke-width="1.2"/>`;
    }
  }
  return drawn;
}

const PATCHES = ['#8c2f33', '#c08a4c', '#405657', '#7a3d49', '#5f7d3e', '#d8c08a'];

function patches(polygon: Polygon, { light, theme, whim }: Paint): string {
  const { north, south, west, east } = bounds(polygon);
  let drawn = '';
  for (let y = north; y < south; y += 46) {
    for (let x = west; x < east; x += 46) {
      const patch = strip(strip(polygon, 1, y, y + 46), 0, x, x + 46);
      if (patch.length < 3 || area(patch) < 30) continue;
      const middle = centre(patch);
      const dye = PATCHES[Math.floor(whim.next() * PATCHES.length)] ?? '#8c2f33';
      drawn += `<path d="${straight(patch)}" fill="${mix(light.tone(theme.cloth, middle, 0.03), dye, 0.45)}"/>`;
      const seam = inset(patch, 4);
      if (area(seam) > 200) {
        drawn += `<path d="${straight(seam)}" fill="none" stroke="${light.paler(dye, 0.5)}" stroke-width="1.1" stroke-dasharray="4 4" opacity=".55"/>`;
      }
    }
  }
  return drawn;
}

function trodden(polygon: Polygon, { light, theme, whim }: Paint): string {
  const [x, y] = centre(polygon);
  const tone = light.tone(theme.earth, [x, y], 0.02);
  let drawn = `<path d="${soft(polygon, 14)}" fill="${tone}"/>`;
  drawn += `<path d="${soft(moved(inset(polygon, 10), -2, -3), 16)}" fill="${light.paler(tone, 0.06 + 0.06 * light.warmth([x, y]))}"/>`;
  for (let i = 0; i < 7; i++) {
    const angle = whim.between(0, 2 * Math.PI);
    const far = whim.between(12, 42);
    const size = whim.between(2.5, 6);
    const pebble = mix(tone, whim.maybe(0.5) ? '#000000' : '#ffe9c0', 0.14);
    drawn += `<ellipse cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far * 0.8)}" rx="${n(size)}" ry="${n(size * 0.66)}" fill="${pebble}" stroke="${theme.ink}" stroke-width=".9" stroke-opacity=".5"/>`;
  }
  return drawn + crack([x, y], theme.ink, whim) + hatches([x + 10, y + 20], theme.ink, whim);
}

function drifts(polygon: Polygon, { light, theme, whim }: Paint): string {
  const drift = stones(polygon, 90, whim)[0];
  if (!drift) return '';
  const tone = light.paler(light.tone(theme.snow, centre(drift), 0), 0.3);
  return `<path d="${soft(inset(drift, 9), 18)}" fill="${tone}" opacity=".55"/>`;
}
