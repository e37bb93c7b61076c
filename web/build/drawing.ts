/**
 * Turns a drawing into a `<symbol>` of its world's sprite. A drawing is an SVG file, `art/<world>/<group>/<id>.svg`, written with
 * a few short marks, so that one hand draws them all:
 *   sil="1"        a part of the silhouette: it gets the paper rim and the heavy ink of the whole piece
 *   sil="stroke"   a tail or a pole: drawn as a stroke of the colour `tail`; with thin="1" a thinner one
 *   class="..."    one of the pens below
 * Pens become presentation attributes: a symbol needs no style sheet and obeys a strict content policy.
 */

export interface Drawing {
  readonly id: string;
  readonly viewBox: string;
  readonly body: string;
}

type Attributes = Record<string, string>;
/** Each pen as the presentation attributes that it writes. */
export type Pens = Readonly<Record<string, Attributes>>;

const INK = 'var(--piece-ink,#161b22)';
const LINE = 'var(--art-line,#2b2018)';
const RIM = 'var(--rim,#e9dcbd)';
const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/** The pens of the hand that draws: rim and ink of the silhouette, edges, inner lines, hatches, hairs. */
const PENS: Pens = {
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
  fine: { fill: 'none', stroke: INK, 'stroke-width': '1.7', ...ROUND },
  edge: { stroke: INK, 'stroke-width': '2.4', 'stroke-linejoin': 'round' },
  thinedge: { stroke: INK, 'stroke-width': '1.7', 'stroke-linejoin': 'round' },
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
/** The same, and where an element ends. */
const TAGS = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
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
  for (const [, slash, tag, text = '', close] of body.matchAll(TAGS)) {
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

/** What a shape is drawn with, if that is one colour: only filled, or only a line. */
function colourOf({ fill, stroke = 'none', ...rest }: Attributes): 'fill' | 'stroke' | undefined {
  if (rest['fill-opacity'] || rest['stroke-opacity'] || (fill !== 'none') === (stroke !== 'none')) return undefined;
  return fill === 'none' ? 'stroke' : 'fill';
}

/**
 * A shape that one sees through gets a thin colour, where it has but one: seen through as a whole it would be a layer to
 * the browser, and each copy of it on the table one more to be sorted in every frame.
 */
function thinned(svg: string): string {
  const around: Attributes[] = [{}];
  return svg.replace(TAGS, (whole, slash: string, tag: string, text: string, close: string) => {
    if (slash) {
      around.pop();
      return whole;
    }
    const { opacity, ...own } = attributesOf(text);
    const all = { ...around.at(-1), ...own };
    if (!close) around.push(all);
    const colour = close && SHAPES.includes(tag) ? colourOf(all) : undefined;
    return opacity && colour ? `<${tag}${written({ ...own, [`${colour}-opacity`]: opacity })}/>` : whole;
  });
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

/** The hand that draws a world: the common pens, and those that it holds in its own way. */
export class Hand {
  private readonly pens: Pens;

  constructor(own: Pens = {}) {
    this.pens = Object.fromEntries(Object.entries(PENS).map(([name, pen]) => [name, { ...pen, ...own[name] }]));
    const unknown = Object.keys(own).find((name) => !PENS[name]);
    if (unknown) throw new Error(`no pen is called "${unknown}"`);
  }

  /** One drawing as a symbol, with rim and ink under it and every pen written out. */
  symbol({ id, viewBox, body }: Drawing): string {
    const parts = contours(body);
    const under = parts.length ? this.coat('rim', parts) + this.coat('ink', parts) : '';
    const drawn = body.replace(TAG, (whole, tag: string, text: string, close: string) =>
      text ? this.element(tag, attributesOf(text), close) : whole,
    );
    return `<symbol id="${id}" viewBox="${viewBox}" overflow="visible">${trimmed(thinned(under + drawn))}</symbol>`;
  }

  private element(tag: string, { sil, thin, tail, ...rest }: Attributes, close: string): string {
    if (sil === '1') return `<path${this.dipped({ ...rest, class: `part ${rest.class ?? ''}`.trim() })}/>`;
    if (sil !== 'stroke') return `<${tag}${this.dipped(rest)}${close}>`;
    const ink = `<path${this.dipped({ class: `ink-${thin ? 'thin' : 'tail'}`, d: rest.d ?? '' })}/>`;
    const stroke = this.dipped({ ...rest, class: thin ? 'tail thin' : 'tail', stroke: tail ?? '#b98a86' });
    return `<g${this.dipped({ class: 'ink' })}>${ink}</g><path${stroke}/>`;
  }

  private coat(pen: 'rim' | 'ink', parts: readonly Contour[]): string {
    const plain = parts.filter((part) => part.kind === 'shape' && !part.transform).map((part) => part.d);
    const rest = parts.filter((part) => part.kind !== 'shape' || part.transform);
    const shapes = plain.length ? `<path d="${plain.join(' ')}"/>` : '';
    const others = rest.map(({ d, kind, transform }) => {
      const place = transform ? { transform, d } : { d };
      return `<path${this.dipped(kind === 'shape' ? place : { class: `${pen}-${kind}`, ...place })}/>`;
    });
    return `<g${this.dipped({ class: pen })}>${shapes}${others.join('')}</g>`;
  }

  /** The attributes as they are written: pens first, then what stands on the element itself, then what its style says. */
  private dipped({ class: pens = '', style = '', ...own }: Attributes): string {
    const result: Attributes = {};
    for (const pen of pens.split(' ').filter(Boolean)) {
      const attributes = this.pens[pen];
      if (!attributes) throw new Error(`no pen is called "${pen}"`);
      Object.assign(result, attributes);
    }
    const { transform } = result;
    if (transform && own.transform) own.transform = `${transform} ${own.transform}`;
    return written({ ...result, ...own, ...styleOf(style) });
  }
}

function styleOf(style: string): Attributes {
  const rules = style.split(';').filter(Boolean);
  return Object.fromEntries(rules.map((rule) => rule.split(':').map((part) => part.trim()) as [string, string]));
}

/** What stands inside the outermost `<svg>` of a file, and its view box. */
export function drawingOf(id: string, source: string): Drawing {
  const whole = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(source);
  const { viewBox } = attributesOf(whole?.[1] ?? '');
  if (!whole || !viewBox) throw new Error(`${id}.svg: an <svg> with a viewBox is needed`);
  return { id, viewBox, body: (whole[2] ?? '').replace(/\s+/g, ' ') };
}
