/**
 * Paints a township as SVG: cobbles, roofs toned by the same light whatever the turn of the card, trees, its landmark,
 * lamps. One result per card, turn and theme is kept.
 */

import { CARD, type Point } from '@smallfolk/ratcatcher/content/township.ts';
import type { DrawnTownship } from '@smallfolk/ratcatcher/content/townships/drawing.ts';
import { centre, turned } from './geometry.ts';
import { groundOf } from './ground.ts';
import { buildingsOf, type House } from './houses.ts';

export type Theme = 'day' | 'night';

/** Nine roofs: four of slate, three of brick, two of thatch. */
const ROOFS: Readonly<Record<Theme, readonly string[]>> = {
  night: ['#31435a', '#3a4e63', '#2b3b4e', '#435870', '#7a463a', '#8a5242', '#673c34', '#63543f', '#70604a'],
  day: ['#7f8fa3', '#8a9aab', '#74859a', '#97a6b4', '#bd7059', '#c98067', '#ad614d', '#b59c6c', '#c4ad7d'],
};

/** Fifths of a unit, written with relative commands: short, and quick to parse. */
class Pen {
  private path = '';
  private x = 0;
  private y = 0;

  add(points: readonly Point[], closed = true): void {
    let first: Point | undefined;
    let line = '';
    for (const [px, py] of points) {
      const x = Math.round(px * 5);
      const y = Math.round(py * 5);
      if (!first) {
        first = [x, y];
        this.path += `m${x - this.x} ${y - this.y}`;
      } else if (x !== this.x || y !== this.y) line += `${line ? ' ' : 'l'}${x - this.x} ${y - this.y}`;
      this.x = x;
      this.y = y;
    }
    this.path += closed ? `${line}z` : line;
    if (closed && first) [this.x, this.y] = first;
  }

  get d(): string {
    return this.path ? `M0 0${this.path}` : '';
  }
}

function channel(value: number): string {
  return Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
}

const tones = new Map<string, string>();

/** Towards white above 0, towards black below. */
function toned(colour: string, light: number): string {
  const key = colour + light;
  let tone = tones.get(key);
  if (tone === undefined) {
    tone = mixed(colour, light);
    tones.set(key, tone);
  }
  return tone;
}

function mixed(colour: string, light: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts.map((part) => channel(light >= 0 ? part + (255 - part) * light * 0.55 : part * (1 + light))).join('')}`;
}

interface Sheets {
  readonly tones: Map<string, Pen>;
  readonly shadow: Pen;
  readonly tiles: Pen;
  readonly ridges: Pen;
  readonly outlines: Pen;
  readonly chimneys: Pen;
  readonly windows: Pen;
}

/** A hipped roof over a convex plot: facets from the eaves to the ridge, lit from the upper left. */
function roof(house: House, turns: number, palette: readonly string[], sheets: Sheets): void {
  const points = house.outline.map((point) => turned(point, turns));
  const [cx, cy] = centre(points);
  const spun = spin(house.along, turns);
  const along = points.map(([x, y]) => (x - cx) * spun[0] + (y - cy) * spun[1]);
  const across = points.map(([x, y]) => (y - cy) * spun[0] - (x - cx) * spun[1]);
  const long = Math.max(...along) - Math.min(...along);
  const wide = Math.max(...across) - Math.min(...across);
  const half = Math.max(0, long / 2 - wide * house.hip);
  const start: Point = [cx - spun[0] * half, cy - spun[1] * half];
  const end: Point = [cx + spun[0] * half, cy + spun[1] * half];
  const base = palette[house.roof] ?? '#44586e';
  points.forEach((a, i) => {
    const next = (i + 1) % points.length;
    const b = points[next] ?? a;
    const fromRidge = (along[i] ?? 0) < 0 ? start : end;
    const toRidge = (along[next] ?? 0) < 0 ? start : end;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    let nx = -(b[1] - a[1]) / length;
    let ny = (b[0] - a[0]) / length;
    if (nx * ((a[0] + b[0]) / 2 - cx) + ny * ((a[1] + b[1]) / 2 - cy) < 0) [nx, ny] = [-nx, -ny];
    const light = (Math.round(-(nx * 0.62 + ny * 0.78) * 3) / 3) * 0.4;
    const tone = toned(base, light);
    const pen = sheets.tones.get(tone) ?? new Pen();
    sheets.tones.set(tone, pen);
    pen.add(fromRidge === toRidge ? [a, b, toRidge] : [a, b, toRidge, fromRidge]);
    if (length > 9) {
      const p: Point = [(a[0] + fromRidge[0]) / 2, (a[1] + fromRidge[1]) / 2];
      const q: Point = [(b[0] + toRidge[0]) / 2, (b[1] + toRidge[1]) / 2];
      if (Math.hypot(q[0] - p[0], q[1] - p[1]) > 5) sheets.tiles.add([p, q], false);
    }
    sheets.ridges.add([a, fromRidge], false);
  });
  if (half > 1) sheets.ridges.add([start, end], false);
  sheets.outlines.add(points);
  sheets.shadow.add(points.map(([x, y]) => [x + 3, y + 4]));
  if (house.chimney !== undefined) {
    const x = start[0] + (end[0] - start[0]) * house.chimney + 1.5;
    const y = start[1] + (end[1] - start[1]) * house.chimney + 1;
    sheets.chimneys.add(square(x, y, 1.8, 1.8));
  }
  if (house.window) {
    const [x, y] = turned(house.window, turns);
    sheets.windows.add(square(x, y, 1.3, 1.1));
  }
}

function spin([x, y]: Point, turns: number): Point {
  const [px, py] = turned([CARD / 2 + x, CARD / 2 + y], turns);
  return [px - CARD / 2, py - CARD / 2];
}

function square(x: number, y: number, rx: number, ry: number): Point[] {
  return [
    [x - rx, y - ry],
    [x + rx, y - ry],
    [x + rx, y + ry],
    [x - rx, y + ry],
  ];
}

function tree(x: number, y: number, r: number, twist: number): string {
  let crown = '';
  for (let i = 0; i <= 7; i++) {
    const at = (i / 7) * Math.PI * 2 + twist;
    const before = at - Math.PI / 7;
    const point = `${(x + Math.cos(at) * r).toFixed(1)} ${(y + Math.sin(at) * r).toFixed(1)}`;
    const bulge = `${(x + Math.cos(before) * r * 1.38).toFixed(1)} ${(y + Math.sin(before) * r * 1.38).toFixed(1)}`;
    crown += i ? `Q${bulge} ${point}` : `M${point}`;
  }
  return `<path d="${crown}Z" transform="translate(2 2.6)" class="fall"/><path d="${crown}Z" class="crown"/><circle cx="${(x - r * 0.28).toFixed(1)}" cy="${(y - r * 0.3).toFixed(1)}" r="${(r * 0.5).toFixed(1)}" class="leaf"/>`;
}

const kept = new Map<string, string>();

export function painted(card: DrawnTownship, turns: number, theme: Theme): string {
  const key = `${card.number}${card.face}${turns & 3}${theme}`;
  let svg = kept.get(key);
  if (svg === undefined) {
    svg = paint(card, turns & 3, theme);
    kept.set(key, svg);
  }
  return svg;
}

function paint(card: DrawnTownship, turns: number, theme: Theme): string {
  const ground = groundOf(card);
  const { houses, trees } = buildingsOf(card);
  const places = ground.places.map((place) => {
    const [x, y] = turned([place.x, place.y], turns);
    return turns & 1 ? { x, y, rx: place.ry, ry: place.rx } : { x, y, rx: place.rx, ry: place.ry };
  });
  const sheets: Sheets = {
    tones: new Map(),
    shadow: new Pen(),
    tiles: new Pen(),
    ridges: new Pen(),
    outlines: new Pen(),
    chimneys: new Pen(),
    windows: new Pen(),
  };
  for (const house of houses) roof(house, turns, ROOFS[theme], sheets);
  const tones = [...sheets.tones].map(([tone, pen]) => `<path fill="${tone}" d="${pen.d}"/>`).join('');
  const pools = places
    .map(
      ({ x, y, rx, ry }) =>
        `<ellipse cx="${x}" cy="${y}" rx="${(rx * 1.5).toFixed(0)}" ry="${(ry * 1.6).toFixed(0)}" class="pool"/>`,
    )
    .join('');
  const green = trees
    .map((each, i) => {
      const [x, y] = turned([each.x, each.y], turns);
      return tree(x, y, each.radius, i);
    })
    .join('');
  const landmark = `land-${card.landmark}`;
  let stands = '';
  if (ground.site) {
    const [x, y] = turned([ground.site.x, ground.site.y], turns);
    const size = Math.min(ground.site.radius + 3, 30) * 2;
    stands = `<use href="#${landmark}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
  }
  const lamps = places
    .map(({ x, y, rx, ry }, i) => {
      const angle = 2.5 + i * 1.9;
      const lx = (x + Math.cos(angle) * rx * 0.98).toFixed(0);
      const ly = (y - Math.abs(Math.sin(angle)) * ry).toFixed(0);
      return `<circle cx="${lx}" cy="${ly}" r="19" class="lamp-glow"/><circle cx="${lx}" cy="${ly}" r="2.6" class="street-lamp"/>`;
    })
    .join('');
  return (
    `<rect width="240" height="240" class="ground"/><rect width="240" height="240" class="cobbles"/>${pools}` +
    `<g transform="scale(.2)"><path class="house-shadow" d="${sheets.shadow.d}"/>${tones}<path class="tiles" d="${sheets.tiles.d}"/>` +
    `<path class="ridges" d="${sheets.ridges.d}"/><path class="eaves" d="${sheets.outlines.d}"/><path class="chimneys" d="${sheets.chimneys.d}"/>` +
    `<path class="windows" d="${sheets.windows.d}"/></g>${green}${stands}${lamps}<rect width="240" height="240" class="card-light"/>`
  );
}
