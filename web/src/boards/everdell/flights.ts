/** Things on their way, drawn above the table and gone when they have arrived. They never stop anybody from choosing. */

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const NOD = [{ scale: '1' }, { scale: '1.08' }, { scale: '1' }];

export class Flights {
  private readonly layer: HTMLElement;
  private readonly pace: number;
  private readonly scale: number;

  /** `pace`: how long a flight lasts; `scale`: how much the table is enlarged. */
  constructor(layer: HTMLElement, { pace, scale }: { readonly pace: number; readonly scale: number }) {
    this.layer = layer;
    this.pace = pace;
    this.scale = scale;
  }

  /** A copy of a card goes from there to where the card stands now; the card itself waits for it. */
  card(card: HTMLElement, from: DOMRect): void {
    const to = card.getBoundingClientRect();
    const larger = Math.max(0.6, Math.min(1.8, from.width / Math.max(1, to.width)));
    const start = `translate(${from.x + (from.width - to.width) / 2 - to.x}px, ${from.y + (from.height - to.height) / 2 - to.y}px)`;
    this.fly(copyOf(card, this.scale), to, [
      { transform: `${start} scale(${larger})` },
      { transform: `${start} scale(${larger * 1.06}) rotate(-2deg)`, offset: 0.18 },
      { transform: 'none' },
    ]);
    this.hide(card);
  }

  /** A worker hops in an arc. */
  hop(worker: Element, from: DOMRect): void {
    const to = worker.getBoundingClientRect();
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y - to.y];
    this.fly(copyOf(worker, this.scale), to, [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 46}px) rotate(-8deg)`, offset: 0.55 },
      { transform: 'translate(0, 4px) scale(1.06, .92)', offset: 0.92 },
      { transform: 'none' },
    ]);
    this.hide(worker);
  }

  /** The thing itself moves a little: something happens there. */
  nod(thing: Element): void {
    thing.animate(NOD, { duration: this.pace, easing: EASE });
  }

  /** A worker goes home, or comes from the tree. */
  walk({ figure, colour }: { readonly figure: string; readonly colour: string }, from: DOMRect, to: DOMRect): void {
    this.pieces(figure, 1, from, to, colour);
  }

  /** The light of a new season passes over something. */
  glow(over: DOMRect, light: string): void {
    const wash = document.createElement('div');
    Object.assign(wash.style, { width: '100%', height: '100%', borderRadius: '12px', background: light });
    this.fly(wash, over, [{ opacity: 0 }, { opacity: 0.75, offset: 0.3 }, { opacity: 0 }]);
  }

  /** Pieces of a kind, one after the other. */
  pieces(symbol: string, count: number, from: DOMRect, to: DOMRect, colour = ''): void {
    const size = 26 * this.scale;
    const end = new DOMRect(to.x + to.width / 2 - size / 2, to.y + to.height / 2 - size / 2, size, size);
    for (let n = 0; n < count; n++) {
      const piece = drawingOf(symbol);
      piece.style.setProperty('--c', colour);
      const [dx, dy] = [
        from.x + from.width / 2 - end.x - size / 2 + n * 9,
        from.y + from.height / 2 - end.y - size / 2,
      ];
      const frames = [
        { transform: `translate(${dx}px, ${dy}px) scale(.5)`, opacity: 0 },
        { transform: `translate(${dx}px, ${dy - 16}px) scale(1.25)`, opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1, offset: 0.94 },
        { transform: 'scale(.7)', opacity: 0 },
      ];
      this.fly(piece, end, frames, n * this.pace * 0.12);
    }
  }

  private fly(piece: Element, at: DOMRect, frames: Keyframe[], delay = 0): void {
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      position: 'fixed',
      left: `${at.x}px`,
      top: `${at.y}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    frame.append(piece);
    this.layer.append(frame);
    const flight = frame.animate(frames, { duration: this.pace, delay, easing: EASE, fill: 'both' });
    const gone = () => frame.remove();
    flight.finished.then(gone, gone);
  }

  private hide(thing: Element): void {
    thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], { duration: this.pace });
  }
}

/** A copy that is only to be looked at, as large as the original on the enlarged table. */
function copyOf(thing: Element, scale: number): HTMLElement {
  const holder = document.createElement('div');
  const copy = thing.cloneNode(true) as Element;
  copy.removeAttribute('data-place');
  for (const key of copy.querySelectorAll('kbd')) key.remove();
  const box = thing.getBoundingClientRect();
  Object.assign(holder.style, {
    zoom: String(scale),
    width: `${box.width / scale}px`,
    height: `${box.height / scale}px`,
  });
  holder.append(copy);
  return holder;
}

const SVG = 'http://www.w3.org/2000/svg';
function drawingOf(symbol: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.setAttribute('viewBox', symbol === 'back' ? '0 0 60 85' : symbol.startsWith('w-') ? '0 0 40 48' : '0 0 24 24');
  svg.append(use);
  return svg;
}
