/**
 * Motion from events, in every part of the table: a card flies from hand or Meadow into its city, a worker hops to its
 * place and goes home with the season, goods and cards go from hand to hand. Where things were is remembered before the
 * table is drawn anew; what is not on the screen, as on a page of the phone, does not move.
 */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Seat } from '@smallfolk/kernel';
import { Flights } from './flights.ts';
import type { Event } from './props.ts';
import { colourOf, figureOf } from './seats.ts';

/** More pieces of a kind than this are shown as this many. */
const SHOWN = 3;

/** What is told about the table when something happens. */
export interface Scene {
  /** What has just happened; undefined when all has been told, and the last card has arrived. */
  readonly event: Event | undefined;
  readonly view: EverdellView;
  /** Milliseconds of one step; 0: everything is at its end at once. */
  readonly pace: number;
  /** How much the table is enlarged. */
  readonly scale: number;
}

export class Motion {
  /** Where everything with a `data-place` was on the screen. */
  private before = new Map<string, DOMRect>();
  /** Where the workers stood that were out. */
  private out: { readonly seat: Seat; readonly box: DOMRect }[] = [];
  /** Where the card that is being played comes from. */
  private source: DOMRect | undefined;
  private told: Event | undefined;

  /** To be called before the table is drawn anew. */
  remember(stage: HTMLElement): void {
    this.before = new Map();
    for (const thing of stage.querySelectorAll<HTMLElement>('[data-place]')) {
      this.before.set(thing.dataset.place ?? '', thing.getBoundingClientRect());
    }
    this.out = [...stage.querySelectorAll<HTMLElement>(OUT)].map((worker) => ({
      seat: Number(worker.dataset.seat),
      box: worker.getBoundingClientRect(),
    }));
  }

  /** To be called after it was drawn: moves what the event has moved. */
  show(stage: HTMLElement, layer: HTMLElement, { event, view, pace, scale }: Scene): void {
    if (event?.type === 'play') this.source = this.cameFrom(event);
    if (pace <= 0) return;
    const flights = new Flights(layer, { pace, scale });
    this.newCards(stage, flights);
    if (!event || event === this.told) return;
    this.told = event;
    const target = targetOf(event);
    const thing = target ? find(stage, target) : undefined;
    if (thing) flights.nod(thing);
    const seat = seatOf(event);
    const hand = anchor(stage, 'held', seat);
    switch (event.type) {
      case 'place':
      case 'achieve':
        this.placed(stage, flights, event, thing);
        break;
      case 'season':
        this.season(stage, flights, event, view);
        break;
      case 'gain':
      case 'points':
        this.goods(stage, flights, event, boxOf(stage, sourceOf(event, view)), seat);
        break;
      case 'pay':
        this.goods(stage, flights, event, undefined, seat);
        break;
      case 'give':
        this.goods(stage, flights, event, anchor(stage, 'crew', seat), event.to);
        break;
      case 'draw':
        this.cards(flights, event.count, boxOf(stage, 'deck'), hand);
        break;
      case 'discard':
        this.cards(flights, event.count, hand, boxOf(stage, 'discards'));
        break;
      case 'give-cards':
        this.cards(flights, event.count, hand, anchor(stage, 'held', event.to));
        break;
      case 'take':
        this.cards(flights, 1, this.before.get(`meadow-${event.spot}`), hand);
        break;
      case 'sweep':
        this.cards(flights, 1, this.before.get(`meadow-${event.spot}`), boxOf(stage, 'discards'));
        break;
    }
  }

  private cameFrom(event: Event): DOMRect | undefined {
    if (event.from === 'meadow') return this.before.get(`meadow-${event.spot}`);
    return this.before.get(`hand-${event.card}`) ?? this.before.get(`held@${event.seat}`);
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

  private placed(stage: HTMLElement, flights: Flights, event: Event, thing: HTMLElement | undefined): void {
    const worker = [...(thing?.querySelectorAll('.w') ?? [])].at(-1);
    const home = anchor(stage, 'crew', seatOf(event));
    if (worker && home) flights.hop(worker, home);
  }

  /** E180. The workers come home, new ones climb down from the tree, and the light changes. */
  private season(stage: HTMLElement, flights: Flights, event: Event, view: EverdellView): void {
    const seat = seatOf(event);
    const worker = { figure: figureOf(seat, view), colour: colourOf(seat, view) };
    const home = anchor(stage, 'crew', seat);
    const scene = stage.querySelector('.scene');
    if (scene) flights.glow(scene.getBoundingClientRect(), 'var(--light)');
    if (!home) return;
    for (const each of this.out) if (each.seat === seat) flights.walk(worker, each.box, home);
    const crown = this.before.get(`season-${event.season}`);
    for (let n = 0; crown && n < (event.workers ?? 0); n++) flights.walk(worker, crown, home);
  }

  /** Goods come to somebody from there, or from nowhere that is seen: then only the goods themselves nod. */
  private goods(stage: HTMLElement, flights: Flights, event: Event, from: DOMRect | undefined, to: Seat): void {
    const goods = event.type === 'points' ? { token: event.count } : { ...event.goods };
    for (const [good, count] of Object.entries(goods)) {
      const bin = find(stage, `good-${good}@${to}`);
      if (!bin || !count) continue;
      flights.nod(bin);
      if (from) flights.pieces(good, Math.min(SHOWN, count), from, bin.getBoundingClientRect());
    }
  }

  private cards(flights: Flights, count: number, from: DOMRect | undefined, to: DOMRect | undefined): void {
    if (from && to) flights.pieces('back', Math.min(SHOWN, count), from, to);
  }
}

/** Workers at places, events and cards, not those at home or on the tree. */
const OUT = ['at-', 'event-', 'card-', 'meadow-'].map((place) => `[data-place^="${place}"] .w`).join(', ');

const seatOf = (event: Event): Seat => event.seat ?? -1;

function find(stage: HTMLElement, place: string): HTMLElement | undefined {
  return stage.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ?? undefined;
}

const boxOf = (stage: HTMLElement, place: string | undefined): DOMRect | undefined =>
  place === undefined ? undefined : find(stage, place)?.getBoundingClientRect();

/** Where somebody keeps something: workers, hand; else the line of that player. */
const anchor = (stage: HTMLElement, what: string, seat: Seat | 'discard'): DOMRect | undefined =>
  boxOf(stage, `${what}@${seat}`) ?? boxOf(stage, `seat@${seat}`);

/** The thing on the table that an event is about. */
function targetOf({ id, at, spot, event, on }: Event): string | undefined {
  if (id !== undefined) return `card-${id}`;
  if (at === 'meadow' && spot !== undefined) return `meadow-${spot}`;
  if (at !== undefined) return `at-${at}`;
  if (event !== undefined) return `event-${event}`;
  return on === undefined ? undefined : `card-${on}`;
}

/** The place or card that gives: `by` is the id of a place, an event or a card of that player's city. */
function sourceOf({ by, seat }: Event, view: EverdellView): string | undefined {
  const city = seat === undefined ? undefined : view.players[seat]?.city;
  const card = city?.find((standing) => standing.card === by);
  if (card) return `card-${card.id}`;
  if (view.dealt.some((id) => id === by)) return `event-${by}`;
  return by === undefined ? undefined : `at-${by}`;
}
