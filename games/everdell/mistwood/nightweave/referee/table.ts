/**
 * The referee's own record of the table: who stands where, what lies where, what she has. It is laid from what an onlooker
 * sees at set-up and follows the log alone.
 */
import type { Seat, Setup } from '@smallfolk/kernel';
import type { CardId } from '../../../content/card.ts';
import type { EventId } from '../../../content/event.ts';
import type { PlaceId } from '../../../content/place.ts';
import type { Happening, Where } from '../../../state/events.ts';
import type { EverdellView } from '../../../state/view.ts';
import type { Clearing, SeasonName } from '../activity/card.ts';
import { BASIC_EVENTS, cardNamed, journeyPoints, nameOf, SEASONS, WORKERS } from './printed.ts';

/** A card of a city; the log names its number when it first speaks of it. */
export interface Standing {
  readonly card: CardId;
  id: number | undefined;
  /** W340-W342. Face down by a scheme. */
  down?: boolean;
}

/** Where a worker stands: a place of the board, an event, a city card, or nothing that is left. */
type Spot = string | Standing;
interface Worker {
  readonly seat: Seat;
  at: Spot;
}

const NOWHERE = 'nowhere';

export class Table {
  readonly her: Seat;
  readonly people: readonly Seat[];
  readonly level: number;
  personality: string;
  readonly plan: string;
  readonly withSchemes: boolean;
  readonly victory: string;
  readonly withLegends: boolean;
  /** Who has the Pigs, and who the Butterflies. */
  readonly pigs: Seat;
  readonly butterflies: Seat;
  readonly forest: Readonly<Record<Clearing, PlaceId | null>>;
  readonly specials: readonly EventId[];
  readonly meadow: (CardId | null)[];
  readonly cities: Standing[][];
  readonly passed = new Set<Seat>();
  readonly left: Set<EventId>;
  private workers: Worker[] = [];

  season: SeasonName = 'winter';
  hand: number;
  /** Legends that may be in her hand: one that she discards, nobody sees (W357). */
  legends = 0;
  tokens = 0;
  /** The place of the Meadow where her figure stands. */
  figure: number | undefined;
  spoils: CardId[] = [];
  /** Spoils that nobody has seen (W286, W290). */
  hidden = 0;
  events: EventId[] = [];
  claimedSpecial = false;
  finished = false;

  /** Places with a web of a plan (W277, W278), and the schemes in play. */
  readonly webs = new Set<PlaceId>(['haven']);
  schemes: string[] = [];
  /** W320. A worker of a person that is hers for now: on her board, or where it stands. */
  private guest: Worker | 'home' | undefined;

  constructor(setup: Setup, laid: EverdellView) {
    this.her = laid.humans;
    this.people = [...Array(laid.humans).keys()];
    this.level = Number(setup.level);
    this.personality = String(setup.personality);
    this.plan = String(setup.plan);
    this.withSchemes = setup.schemes === 'yes' || this.plan === 'the-scheme-thickens';
    this.victory = String(setup.victory);
    this.withLegends = setup.legends === 'yes';
    const abilities = abilitiesOf(laid);
    this.pigs = abilities.indexOf('pigs');
    this.butterflies = abilities.indexOf('butterflies');
    const [upperLeft = null, lowerLeft = null, upperRight = null, lowerRight = null] = laid.forest;
    this.forest = {
      'upper-left': upperLeft,
      'upper-right': upperRight,
      'lower-right': lowerRight,
      'lower-left': lowerLeft,
    };
    this.specials = laid.dealt;
    this.left = new Set([...BASIC_EVENTS, ...laid.dealt]);
    this.meadow = [...laid.meadow];
    this.cities = laid.players.map(() => []);
    this.hand = laid.players[this.her]?.handSize ?? 0;
  }

  cityOf(seat: Seat): Standing[] {
    return this.cities[seat] ?? [];
  }

  /** W201, W320. All her workers. */
  get crew(): number {
    return WORKERS[this.season] + (this.guest ? 1 : 0);
  }

  /** OW26. So many of them stay out when she prepares. */
  get staying(): number {
    return typeof this.guest === 'object' ? 1 : 0;
  }

  /** W127. Her workers that stand somewhere. */
  get placed(): number {
    return this.workers.filter(({ seat }) => seat === this.her).length;
  }

  /** How many workers stand there, of anybody. */
  workersAt(at: Spot): number {
    return this.workers.filter((worker) => worker.at === at).length;
  }

  /** W218. */
  get journey(): number {
    const hers = this.workers.filter(({ seat }) => seat === this.her);
    return hers.reduce((sum, { at }) => sum + (isJourney(at) ? journeyPoints(at) : 0), 0);
  }

  /** OW74. So many cards of the city are that card, or count as it. */
  countOf(seat: Seat, name: CardId): number {
    return this.cityOf(seat).filter(({ card }) => nameOf(card) === name).length;
  }

  /** E136-E139. Spaces in use: Husband and Wife share one. */
  spacesOf(seat: Seat): number {
    const city = this.cityOf(seat);
    const isFree = (card: CardId) => seat === this.pigs && nameOf(card) === 'farm'; // W75
    const used = city.reduce((sum, { card }) => sum + (isFree(card) ? 0 : (cardNamed(card).space ?? 1)), 0);
    return used - Math.min(this.countOf(seat, 'husband'), this.countOf(seat, 'wife'));
  }

  /** The card of that number; one that the log has not numbered yet gets its number now. */
  standing(seat: Seat, card: CardId, id: number): Standing | undefined {
    const city = this.cityOf(seat);
    const known = city.find((standing) => standing.id === id);
    if (known) return known;
    const found = city.find((standing) => standing.card === card && standing.id === undefined);
    if (found) found.id = id;
    return found;
  }

  /** Where the log says that a worker stands. */
  spot({ at, event, card, id, of }: Where): Spot {
    if (event !== undefined) return `event ${event}`;
    if (card === undefined || id === undefined || of === undefined) return at ?? NOWHERE;
    return this.standing(of, card, id) ?? NOWHERE;
  }

  /** What an event changes on the table, whoever acts and whether it was right or not. */
  note(event: Happening): void {
    this.noteBoard(event);
    this.noteCity(event);
    this.noteMeadow(event);
    this.noteIntrigue(event);
    if ('seat' in event && event.seat === this.her) this.noteHers(event);
  }

  private noteBoard(event: Happening): void {
    switch (event.type) {
      case 'place':
        if (event.left) this.lift(event.seat, this.spot(event.left));
        this.send({ seat: event.seat, at: this.spot(event) });
        break;
      case 'take-back':
        this.lift(event.seat, this.spot(event.left));
        break;
      case 'recall':
        this.workers = this.workers.filter((worker) => worker.seat !== event.seat || this.stays(worker));
        break;
      case 'achieve':
        this.left.delete(event.event);
        break;
      case 'pass':
        this.passed.add(event.seat);
        break;
    }
  }

  private noteCity(event: Happening): void {
    switch (event.type) {
      case 'play':
        if (!cardNamed(event.card).intoOpponentsCity) this.cityOf(event.seat).push({ card: event.card, id: undefined });
        break;
      case 'settle':
        this.cityOf(event.into).push({ card: event.card, id: undefined });
        break;
      case 'nightweave-plays':
        this.rob(event);
        this.cityOf(event.into).push({ card: event.card, id: event.id });
        break;
      case 'leave':
        this.remove(event.seat, event.card, event.id);
        break;
    }
  }

  private noteMeadow(event: Happening): void {
    switch (event.type) {
      case 'refill':
      case 'nightweave-fill':
        if (event.spot !== undefined) this.meadow[event.spot] = event.card;
        break;
      case 'take':
      case 'sweep':
      case 'play':
      case 'nightweave-plays':
      case 'nightweave-discards':
      case 'nightweave-keeps':
      case 'nightweave-takes':
        if (event.spot !== undefined) this.meadow[event.spot] = null;
        break;
      case 'nightweave-enters':
      case 'nightweave-moves':
        this.figure = event.spot;
        break;
    }
  }

  private noteIntrigue(event: Happening): void {
    switch (event.type) {
      case 'nightweave-changes':
        this.personality = event.personality;
        break;
      case 'nightweave-web':
        if (event.at !== undefined) this.webs.add(event.at);
        break;
      case 'nightweave-schemes':
        this.schemes.push(event.scheme);
        break;
      case 'nightweave-prepares':
        this.schemes = [];
        for (const standing of this.cities.flat()) standing.down = false;
        break;
      case 'nightweave-turns-down':
        for (const [n, id] of event.ids.entries()) this.turnDown(event.from, event.cards[n], id);
        break;
      case 'nightweave-lures':
        this.lift(event.from, this.spot(event.left));
        this.guest = 'home';
        break;
      case 'nightweave-locks-up':
        if (event.left) this.lift(event.from, this.spot(event.left));
        break;
      case 'nightweave-frees':
        this.workers = this.workers.filter((worker) => worker !== this.guest);
        this.guest = undefined;
        break;
      case 'nightweave-keeps':
        this.rob(event);
        break;
    }
  }

  private noteHers(event: Happening): void {
    switch (event.type) {
      case 'points':
        this.tokens += event.count;
        break;
      case 'draw':
        this.hand += event.count;
        break;
      case 'discard':
        this.hand -= event.count;
        break;
      case 'nightweave-takes':
        this.hand++;
        break;
      case 'nightweave-steals':
      case 'nightweave-pockets':
        this.hand += event.count;
        break;
      case 'nightweave-hoards':
        this.hidden += event.count;
        break;
      case 'nightweave-takes-legend':
        this.hand++;
        this.legends++;
        break;
      case 'nightweave-plays':
      case 'nightweave-discards':
      case 'nightweave-keeps':
        this.noteOrigin(event);
        break;
      case 'achieve':
        this.events.push(event.event);
        break;
      case 'recall':
        this.figure = undefined;
        this.claimedSpecial = false;
        break;
      case 'season':
        this.season = SEASONS.find((season) => season === event.season) ?? this.season;
        break;
      case 'nightweave-ends':
        this.finished = true;
        break;
    }
  }

  /** A card of hers leaves her hand or her board, or comes to lie there. */
  private noteOrigin(event: Happening<'nightweave-plays' | 'nightweave-discards' | 'nightweave-keeps'>): void {
    if (event.from === 'hand') {
      this.hand--;
      if (cardNamed(event.card).legendary) this.legends--;
    }
    const lying = event.from === 'spoils' ? this.spoils.indexOf(event.card) : -1;
    if (lying >= 0) this.spoils.splice(lying, 1);
    else if (event.from === 'spoils') this.hidden--;
    if (event.type === 'nightweave-keeps') this.spoils.push(event.card);
  }

  /** Cards given to her are told of by their giver. */
  receive(count: number): void {
    this.hand += count;
  }

  /** E71, E81, W156. Hers all come home; others stay on the Journey, on a Cemetery and on a Monastery. */
  private stays(worker: Worker): boolean {
    const { seat, at } = worker;
    if (seat === this.her) return worker === this.guest;
    return typeof at === 'string' ? isJourney(at) : cardNamed(at.card).permanent === true;
  }

  /** OW26. A guest is the first that she uses. */
  private send(worker: Worker): void {
    this.workers.push(worker);
    if (worker.seat === this.her && this.guest === 'home') this.guest = worker;
  }

  private turnDown(seat: Seat, card: CardId | undefined, id: number): void {
    const standing = card === undefined ? undefined : this.standing(seat, card, id);
    if (standing) standing.down = true;
  }

  /** W275, W348. She takes a card of a person's city. */
  private rob({ card, lost }: { readonly card: CardId; readonly lost?: number }): void {
    const victim = this.people.find((seat) => lost !== undefined && this.standing(seat, card, lost));
    if (victim !== undefined && lost !== undefined) this.remove(victim, card, lost);
  }

  private lift(seat: Seat, at: Spot): void {
    const found = this.workers.findIndex((worker) => worker.seat === seat && worker.at === at);
    if (found >= 0) this.workers.splice(found, 1);
  }

  /** E85. Workers on a card that leaves its city stand on nothing any more. */
  private remove(seat: Seat, card: CardId, id: number): void {
    const standing = this.standing(seat, card, id);
    if (!standing) return;
    this.cities[seat] = this.cityOf(seat).filter((other) => other !== standing);
    for (const worker of this.workers) if (worker.at === standing) worker.at = NOWHERE;
  }
}

const isJourney = (at: Spot): at is PlaceId => typeof at === 'string' && at.startsWith('journey-');

/** Who has which worker ability lies open on the table. */
function abilitiesOf({ modules }: EverdellView): readonly unknown[] {
  const { abilities } = modules;
  if (typeof abilities !== 'object' || abilities === null || !('of' in abilities)) return [];
  return Array.isArray(abilities.of) ? abilities.of : [];
}
