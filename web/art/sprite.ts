/**
 * Turns the drawing modules of a world into one SVG sprite: `art/<world>/*.ts` each export `drawings`, and
 * `public/art/<world>.svg` holds one `<symbol>` per drawing. Run it with `node web/art/sprite.ts`, or call
 * `writeSprites()` from the build.
 *
 * Drawings are written with a few short marks, so that one hand draws them all:
 *   sil="1"        a part of the silhouette: it gets the paper rim and the heavy ink of the whole piece
 *   sil="stroke"   a tail or a pole: drawn as a stroke of the colour `tail`; with thin="1" a thinner one
 *   class="..."    one of the pens below
 * Pens become presentation attributes: a symbol needs no style sheet and obeys a strict content policy.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Drawing {
  readonly id: string;
  readonly viewBox: string;
  readonly body: string;
}

type Attributes = Record<string, string>;

const INK = 'var(--piece-ink,#161b22)';
const LINE = 'var(--art-line,#2b2018)';
const RIM = 'var(--rim,#e9dcbd)';
const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/** The pens of the hand that draws: rim and ink of the silhouette, edges, inner lines, hatches, hairs. */
const PENS: Readonly<Record<string, Attributes>> = {
  rim: { fill: RIM, stroke: RIM, 'stroke-width': '13', ...ROUND },
  'rim-tail': { fill: 'none', 'stroke-width': '17' },
  'rim-thin': { fill: 'none', 'stroke-width': '15' },
  ink: { fill: INK, stroke: INK, 'stroke-width': '5', transform: 'translate(.8 1)', ...ROUND },
  'ink-tail': { fill: 'none', 'stroke-width': '9.5' },
  'ink-thin': { fill: 'none', 'stroke-width': '7.4' },
  tail: { fill: 'none', 'stroke-width': '4.4', 'stroke-linecap': 'round' },
  thin: { 'stroke-width': '3' },
  part: { stroke: INK, 'stroke-width': '3.4', 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
  line: { fill: 'none', stroke: INK, 'stroke-width': '2.5', ...ROUND },
  edge: { stroke: INK, 'stroke-width': '2.4', 'stroke-linejoin': 'round' },
  brow: { stroke: INK, 'stroke-width': '3.4', 'stroke-linecap': 'round' },
  hair: { fill: 'none', stroke: INK, 'stroke-width': '1.5', 'stroke-linecap': 'round' },
  hatch: { fill: 'none', stroke: INK, 'stroke-width': '1.5', 'stroke-linecap': 'round', opacity: '.55' },
  'f-ink': { fill: INK },
  // Everdell's finer ink: a line, a heavier one, a thin one, a hair.
  k: { stroke: LINE, 'stroke-width': '1.4', ...ROUND },
  kk: { stroke: LINE, 'stroke-width': '1.7', ...ROUND },
  t: { 'stroke-width': '.9' },
  t2: { fill: 'none', stroke: LINE, 'stroke-width': '.8', 'stroke-linecap': 'round', opacity: '.55' },
  // Seen from above, on the cards.
  bo: { stroke: 'var(--roof-ink,#0e1620)', 'stroke-width': '1.1', 'stroke-linejoin': 'round' },
  rg: { fill: 'none', stroke: 'var(--roof-ink,#0e1620)', 'stroke-width': '.7', opacity: '.75' },
  fall: { fill: 'var(--roof-ink,#0c131c)', opacity: '.45' },
  ripple: { fill: 'none', stroke: '#7fa0b3', 'stroke-width': '1.1', 'stroke-linecap': 'round' },
};

const TAG = /<([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** Pens first, then what the style says, then what stands on the element itself. */
function dipped(attributes: Attributes): Attributes {
  const { class: pens = '', style = '', ...own } = attributes;
  const styled = Object.fromEntries(
    style
      .split(';')
      .filter(Boolean)
      .map((rule) => rule.split(':').map((part) => part.trim()) as [string, string]),
  );
  const result: Attributes = {};
  for (const pen of pens.split(' ').filter(Boolean)) {
    const attributes = PENS[pen];
    if (!attributes) throw new Error(`no pen is called "${pen}"`);
    Object.assign(result, attributes);
  }
  const { transform: penned } = result;
  if (penned && own.transform) own.transform = `${penned} ${own.transform}`;
  return { ...result, ...own, ...styled };
}

function map(body: string, change: (tag: string, attributes: Attributes) => string | undefined): string {
  return body.replace(TAG, (whole, tag: string, text: string, close: string) => {
    const attributes = attributesOf(text);
    return change(tag, attributes) ?? (text ? `<${tag}${written(dipped(attributes))}${close}>` : whole);
  });
}

interface Contour {
  readonly d: string;
  readonly kind: string;
  readonly transform: string | undefined;
}

/** Every part of the silhouette, with the transform of the group it stands in (one level deep). */
function contours(body: string): Contour[] {
  const found: Contour[] = [];
  const groups: (string | undefined)[] = [];
  for (const [, slash, tag, text = '', close] of body.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi)) {
    const attributes = attributesOf(text);
    if (tag === 'g') {
      if (slash) groups.pop();
      else if (!close) groups.push(attributes.transform);
    }
    if (!attributes.sil || !attributes.d) continue;
    const kind = attributes.sil === 'stroke' ? (attributes.thin ? 'thin' : 'tail') : 'shape';
    const transform = [...groups, attributes.transform].filter(Boolean).join(' ') || undefined;
    found.push({ d: attributes.d, kind, transform });
  }
  return found;
}

function coat(pen: 'rim' | 'ink', parts: readonly Contour[]): string {
  const plain = parts.filter((part) => part.kind === 'shape' && !part.transform).map((part) => part.d);
  const rest = parts.filter((part) => part.kind !== 'shape' || part.transform);
  const shapes = plain.length ? `<path d="${plain.join(' ')}"/>` : '';
  const others = rest.map(({ d, kind, transform }) => {
    const attributes = kind === 'shape' ? {} : dipped({ class: `${pen}-${kind}` });
    return `<path${written({ ...attributes, ...(transform ? { transform } : {}), d })}/>`;
  });
  return `<g${written(dipped({ class: pen }))}>${shapes}${others.join('')}</g>`;
}

/** Numbers as short as they can be written: 1.200 is 1.2. */
function trimmed(svg: string): string {
  return svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/(\.\d*?[1-9])0+(?=\D)/g, '$1')
    .replace(/\.0+(?=\D)/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/** One drawing as a symbol, with rim and ink under it and every pen written out. */
export function symbol({ id, viewBox, body }: Drawing): string {
  const parts = contours(body);
  const under = parts.length ? coat('rim', parts) + coat('ink', parts) : '';
  const drawn = map(body, (_tag, attributes) => {
    const { sil, thin, tail, ...rest } = attributes;
    if (sil === '1') return `<path${written(dipped({ ...rest, class: `part ${rest.class ?? ''}`.trim() }))}/>`;
    if (sil !== 'stroke') return undefined;
    const inked = `<g${written(dipped({ class: 'ink' }))}><path${written({ ...dipped({ class: `ink-${thin ? 'thin' : 'tail'}` }), d: rest.d ?? '' })}/></g>`;
    return `${inked}<path${written(dipped({ ...rest, class: thin ? 'tail thin' : 'tail', stroke: tail ?? '#b98a86' }))}/>`;
  });
  return `<symbol id="${id}" viewBox="${viewBox}" overflow="visible">${trimmed(under + drawn)}</symbol>`;
}

const here = dirname(fileURLToPath(import.meta.url));

export function worlds(): string[] {
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

export async function sprite(world: string): Promise<string> {
  const seen = new Set<string>();
  let symbols = '';
  const files = readdirSync(join(here, world)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of files.sort()) {
    const module: { drawings?: readonly Drawing[] } = await import(pathToFileURL(join(here, world, file)).href);
    for (const drawing of module.drawings ?? []) {
      if (seen.has(drawing.id)) throw new Error(`${world}/${file}: a drawing "${drawing.id}" exists already`);
      seen.add(drawing.id);
      symbols += `${symbol(drawing)}\n`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}</svg>\n`;
}

/** Writes the sprite of every world; `into` is the folder that is served as /art. */
export async function writeSprites(into = join(here, '../public/art')): Promise<void> {
  mkdirSync(into, { recursive: true });
  for (const world of worlds()) writeFileSync(join(into, `${world}.svg`), await sprite(world));
}

if (import.meta.main) await writeSprites();
