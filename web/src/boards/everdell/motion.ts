/**
 * Motion from events: a card flies from hand or Meadow into the city, a worker hops from the tray to its place, goods
 * come to the tray, drawn cards come from the deck. Where things were is remembered before the table is drawn anew.
 */
import type { EverdellView } from '@smallfolk/everdell/view.ts';
import type { GameEvent, Seat } from '@smallfolk/kernel';

const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** More pieces of a kind than this are shown as this many. */
const SHOWN = 3;
const NOD = [{ scale: '1' }, { scale: '1.08' }, { scale: '1' }];

/** Where everything with a `data-place` is on the screen. */
type Spots = Map<string, DOMRect>;

/** What is told about the table when something happens. */
export interface Scene {
  readonly event: GameEvent;
  readonly view: EverdellView;
  readonly seat: Seat;
  /** Milliseconds of one step; 0: everything is at its end at once. */
  readonly pace: number;
  /** How much the table is enlarged. */
  readonly scale: number;
}

export class Motion {
  private before: Spots = new Map();
  /** Where the card that is being played comes from. */
  private source: DOMRect | undefined;

  /** To be called before the table is drawn anew. */
  remember(stage: HTMLElement): void {
    this.before = spotsOf(stage);
  }

  /** To be called after it was drawn: moves what the event has moved. */
  show(stage: HTMLElement, layer: HTMLElement, scene: Scene): void {
    const { event, pace } = scene;
    if (event.type === 'play') this.source = this.cameFrom(event);
    if (pace <= 0) return;
    const flights = new Flights(layer, scene);
    this.newCards(stage, flights);
    const target = targetOf(event);
    const thing = target ? find(stage, target) : undefined;
    if (event.type === 'place' || event.type === 'achieve') {
      const worker = [...(thing?.querySelectorAll('.w') ?? [])].at(-1);
      const home = this.anchor(stage, 'crew', event, scene);
      if (worker && home) flights.hop(worker, home);
    }
    thing?.animate(NOD, { duration: pace, easing: EASE });
    if (event.type === 'gain' || event.type === 'points') this.goods(stage, flights, scene);
    if (event.type === 'draw') this.drawn(stage, flights, scene);
  }

  private cameFrom(event: GameEvent): DOMRect | undefined {
    if (event.from === 'meadow') return this.before.get(`meadow-${event.spot}`);
    return this.before.get(`hand-${event.card}`) ?? this.before.get(`seat-${event.seat}`);
  }

  /** Cards that stand in a city now and did not before. */
  private newCards(stage: HTMLElement, flights: Flights): void {
    const { source } = this;
    if (!source || this.before.size === 0) return;
    for (const card of stage.querySelectorAll<HTMLElement>('[data-place^="card-"]')) {
      if (this.before.has(card.dataset.place ?? '')) continue;
      flights.card(card, source);
      this.source = undefined;
    }
  }

  private goods(stage: HTMLElement, flights: Flights, scene: Scene): void {
    const { event, view } = scene;
    const giver = sourceOf(event, view);
    const from = giver && find(stage, giver)?.getBoundingClientRect();
    if (!from) return;
    const goods: Record<string, unknown> =
      event.type === 'points' ? { token: event.count } : { ...(event.goods as Readonly<Record<string, unknown>>) };
    for (const [good, count] of Object.entries(goods)) {
      const to = this.anchor(stage, `good-${good}`, event, scene);
      if (to) flights.pieces(good, Math.min(SHOWN, Number(count)), from, to);
    }
  }

  private drawn(stage: HTMLElement, flights: Flights, scene: Scene): void {
    const { event } = scene;
    const deck = find(stage, 'deck')?.getBoundingClientRect();
    const to = this.anchor(stage, 'hand', event, scene);
    if (deck && to) flights.pieces('back', Math.min(SHOWN, Number(event.count ?? 1)), deck, to);
  }

  /** A thing of the own tray, or the line of another player. */
  private anchor(stage: HTMLElement, own: string, { seat }: GameEvent, scene: Scene): DOMRect | undefined {
    const name = seat === scene.seat ? own : `seat-${seat}`;
    return find(stage, name)?.getBoundingClientRect();
  }
}

function spotsOf(stage: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const thing of stage.querySelectorAll<HTMLElement>('[data-place]')) {
    spots.set(thing.dataset.place ?? '', thing.getBoundingClientRect());
  }
  return spots;
}

function find(stage: HTMLElement, place: string): HTMLElement | undefined {
  return stage.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ?? undefined;
}

/** The thing on the table that an event is about. */
function targetOf(event: GameEvent): string | undefined {
  if (typeof event.id === 'number') return `card-${event.id}`;
  if (event.at === 'meadow' && typeof event.spot === 'number') return `meadow-${event.spot}`;
  if (typeof event.at === 'string') return `at-${event.at}`;
  if (typeof event.event === 'string') return `event-${event.event}`;
  if (typeof event.on === 'number') return `card-${event.on}`;
  return undefined;
}

/** The place or card that gives: `by` is the id of a place, an event or a card of that player's city. */
function sourceOf({ by, seat }: GameEvent, view: EverdellView): string | undefined {
  const city = typeof seat === 'number' ? view.players[seat]?.city : undefined;
  const card = city?.find((standing) => standing.card === by);
  if (card) return `card-${card.id}`;
  if (view.dealt.some((id) => id === by)) return `event-${by}`;
  return typeof by === 'string' ? `at-${by}` : undefined;
}

/** Things on their way, drawn above the table and gone when they have arrived. */
class Flights {
  private readonly layer: HTMLElement;
  private readonly pace: number;
  private readonly scale: number;

  constructor(layer: HTMLElement, { pace, scale }: Scene) {
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

  /** Pieces of a kind, one after the other. */
  pieces(symbol: string, count: number, from: DOMRect, to: DOMRect): void {
    const size = 26 * this.scale;
    const end = new DOMRect(to.x + to.width / 2 - size / 2, to.y + to.height / 2 - size / 2, size, size);
    for (let n = 0; n < count; n++) {
      const piece = drawingOf(symbol);
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
  svg.setAttribute('viewBox', symbol === 'back' ? '0 0 60 85' : '0 0 24 24');
  svg.append(use);
  return svg;
}
