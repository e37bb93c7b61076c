#!/usr/bin/env node
/** `npm run picture`: docs/pictures/parts.svg, drawn from the imports that there are. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruise } from './cruise.ts';
import { PARTS, type Part } from './parts.ts';

export const PICTURE = fileURLToPath(new URL('../../docs/pictures/parts.svg', import.meta.url));

/** What only developers run says nothing about how the parts stand on each other. */
const WORKSHOP = /[.]test[.]ts$|\/testing\/|\/bench[.]ts$|^web\/(?:e2e|build|art)\//;

type Edge = readonly [from: Part, to: Part];

/** Which part imports which, without those arrows that follow from others. */
export function edgesOf({ modules }: ICruiseResult): Edge[] {
  const on = new Map<Part, Set<Part>>(PARTS.map((part) => [part, new Set()]));
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    if (!from || WORKSHOP.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to && to !== from) on.get(from)?.add(to);
    }
  }
  const reaches = (from: Part, to: Part): boolean =>
    [...(on.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return PARTS.flatMap((from) =>
    [...(on.get(from) ?? [])]
      .filter((to) => ![...(on.get(from) ?? [])].some((other) => other !== to && reaches(other, to)))
      .map((to): Edge => [from, to]),
  );
}

function partOf(file: string): Part | undefined {
  return PARTS.find(({ files }) => new RegExp(files).test(file));
}

const WIDTH = 900;
const MARGIN = 30;
const BOX = 64;
const FLOOR = 112;
const TOP = Math.max(...PARTS.map(({ floor }) => floor));
const HEIGHT = (TOP + 1) * FLOOR - (FLOOR - BOX) + 2 * MARGIN;
const FILLS = ['#f0c98a', '#d3dde6', '#d8dcc4', '#e9dbb9', '#f6ecd4'];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function placeOf({ floor, half }: Part): Place {
  const whole = WIDTH - 2 * MARGIN;
  const width = half ? (whole - MARGIN) / 2 : whole;
  return { x: half === 'right' ? WIDTH - MARGIN - width : MARGIN, y: MARGIN + (TOP - floor) * FLOOR, width };
}

export function drawing(edges: readonly Edge[]): string {
  const said = edges.map(([from, to]) => `${from.name} on ${to.name}`).join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(`What stands on what: ${said}`)}">
<defs><marker id="h" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M1 1L9 5L1 9" fill="none" stroke="#8e3d2b" stroke-width="1.8"/></marker></defs>
<style>.n{font:600 20px Georgia,serif;fill:#2a231c}.t{font:14.5px sans-serif;fill:#5c4f3f}.a{stroke:#8e3d2b;stroke-width:2;fill:none}.b{stroke:#2a231c;stroke-width:2}</style>
<rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="#f2e7cd"/>
${edges.map((edge) => arrow(edge, edges)).join('\n')}
${PARTS.map(box).join('\n')}
</svg>
`;
}

function box(part: Part): string {
  const { x, y, width } = placeOf(part);
  const edge = `M${x + 1} ${y + 2}q${width / 2} -2.5 ${width - 2} 0q2 ${BOX / 2} 0 ${BOX - 3}q${-width / 2} 3 ${2 - width} 0q-2.5 ${-BOX / 2} 0 ${3 - BOX}z`;
  return `<path class="b" d="${edge}" fill="${FILLS[part.floor] ?? '#f6ecd4'}"/><text x="${x + 16}" y="${y + 27}" class="n">${escaped(part.name)}</text><text x="${x + 16}" y="${y + 49}" class="t">${escaped(part.says)}</text>`;
}

/** Arrows leave a box and reach one side by side, in the order of where they lead. */
function arrow([from, to]: Edge, edges: readonly Edge[]): string {
  const leaving = edges.filter(([other]) => other === from).map(([, target]) => target);
  const arriving = edges.filter(([, other]) => other === to).map(([source]) => source);
  const [start, end] = [placeOf(from), placeOf(to)];
  const x1 = spread(start, leaving, to);
  const x2 = spread(end, arriving, from);
  return `<path class="a" d="M${x1} ${start.y + BOX}L${x2} ${end.y - 5}" marker-end="url(#h)"/>`;
}

/** Which of the others lies further left, and where that puts the arrow to this one. */
function spread({ x, width }: Place, others: readonly Part[], one: Part): number {
  const sorted = others.toSorted((a, b) => middle(a) - middle(b) || a.floor - b.floor);
  return Math.round(x + (width * (sorted.indexOf(one) + 1)) / (others.length + 1));
}

function middle(part: Part): number {
  const { x, width } = placeOf(part);
  return x + width / 2;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PICTURE, drawing(edgesOf(await cruise())));
  process.stdout.write('docs/pictures/parts.svg is drawn from the code.\n');
}
