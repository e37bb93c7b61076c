/** Rugwort prepares for season as soon as the human has (ER24-ER46). */

import type { RuleId, Rules, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { eventOf, placeNamed, placeOf } from '../content/catalogue.ts';
import type { EventCard } from '../content/event.ts';
import type { PlaceId } from '../content/place.ts';
import { countColour } from '../rules/city.ts';
import {
  AT_MEADOW,
  AUTUMN,
  type Location,
  type Player,
  playerOf,
  SEASONS,
  SPRING,
  type State,
  SUMMER,
  type T,
  WINTER,
} from '../state/state.ts';
import { type Year, yearOf } from './years.ts';

/** What one of his seasons brings. */
interface Plan {
  /** Places of the Meadow, counted from 0, for his new workers. */
  readonly meadow: readonly number[];
  readonly meadowRule: RuleId;
  /** Where his location worker stands. */
  readonly location: PlaceId;
  readonly locationRule: RuleId;
}

const PLANS: Readonly<Record<number, Plan>> = {
  [WINTER]: { meadow: [], meadowRule: 'ER9', location: 'basic-3-twigs', locationRule: 'ER7' },
  [SPRING]: { meadow: [0], meadowRule: 'ER29', location: 'basic-2-resin', locationRule: 'ER37' },
  [SUMMER]: { meadow: [1], meadowRule: 'ER30', location: 'basic-1-pebble', locationRule: 'ER38' },
  [AUTUMN]: { meadow: [2, 3], meadowRule: 'ER31', location: 'basic-1-berry-1-card', locationRule: 'ER39' },
};

/** Of the workers that are out, the forest worker comes first, then the location worker, then those on the Meadow. */
const FOREST_WORKER = 0;
const LOCATION_WORKER = 1;

/** Where his workers stand in a season, in that order: he never chooses, so it follows from season and year. */
export function workersIn(state: State, season: number): Location[] {
  const { journey, kidnaps } = yearOf(state);
  const forest = season === AUTUMN ? placeNamed(journey) : sure(state.forest[season]);
  const location = kidnaps && season === AUTUMN ? [] : [placeNamed(planOf(season).location)];
  return [forest, ...location, ...meadowPlacesIn(season).map((spot) => AT_MEADOW + spot)];
}

/** ER29-ER31. The places of the Meadow that his workers hold in a season. */
export function meadowPlacesIn(season: number): number[] {
  return Array.from({ length: season + 1 }, (_, earlier) => planOf(earlier).meadow).flat();
}

const planOf = (season: number): Plan => sure(PLANS[season]);

/** ER25. Basic events, new workers to the Meadow, forest worker, location worker. */
// biome-ignore lint/correctness/useYield: he asks nothing
export function* prepare(t: T, me: Seat, by: Seat): Rules {
  const season = playerOf(t.state, by).season;
  const plan = planOf(season);
  const year = yearOf(t.state);
  playerOf(t.state, me).season = season;
  t.emit?.({ type: 'rugwort-prepares', seat: me, season: SEASONS[season], rule: 'ER24' });
  takeBasicEvents(t, me);
  for (const spot of plan.meadow) closeMeadowPlace(t, me, spot, plan.meadowRule);
  moveForestWorker(t, me, season, year);
  if (season === AUTUMN && year.kidnaps) kidnap(t, me, by);
  else moveWorker(t, me, LOCATION_WORKER, placeNamed(plan.location), plan.locationRule);
}

/** ER26, ER27. Every one he has the cards for, without a worker. */
function takeBasicEvents(t: T, me: Seat): void {
  const { events } = t.state;
  const rugwort = playerOf(t.state, me);
  for (const index of events.slice()) {
    const event = eventOf(index);
    if (!event.basic || !hasColours(rugwort, event)) continue;
    events.splice(events.indexOf(index), 1);
    rugwort.events.push({ event: index, goods: undefined, beneath: undefined, given: 0 });
    t.emit?.({ type: 'achieve', seat: me, event: event.id, rule: 'ER26' });
  }
}

function hasColours(player: Player, { requires }: EventCard): boolean {
  if (!('colours' in requires)) return false;
  return requires.colours.every((colour) => countColour(player.city, colour) >= requires.each);
}

/** ER29-ER34. From now on the card on that place is his alone. */
function closeMeadowPlace(t: T, me: Seat, spot: number, rule: RuleId): void {
  const rugwort = playerOf(t.state, me);
  rugwort.waiting--;
  rugwort.out.push(AT_MEADOW + spot);
  t.state.closed |= 1 << spot;
  t.emit?.({ type: 'rugwort-closes', seat: me, spot, rule });
}

/** ER35, ER36. Counter-clockwise to the second and the third forest card, then on the Journey. */
function moveForestWorker(t: T, me: Seat, season: number, year: Year): void {
  if (season === AUTUMN) moveWorker(t, me, FOREST_WORKER, placeNamed(year.journey), 'ER36');
  else moveWorker(t, me, FOREST_WORKER, sure(t.state.forest[season]), 'ER35');
}

/** ER40. The spot is free: the human has just taken back all workers that could stand there. */
function moveWorker(t: T, me: Seat, worker: number, to: Location, rule: RuleId): void {
  playerOf(t.state, me).out[worker] = to;
  t.emit?.({ type: 'rugwort-moves', seat: me, at: placeOf(to).id, rule });
}

/** ER44-ER46. His location worker and one of the human's, which has just come home, leave the game. */
function kidnap(t: T, me: Seat, by: Seat): void {
  const rugwort = playerOf(t.state, me);
  const human = playerOf(t.state, by);
  rugwort.out.splice(LOCATION_WORKER, 1);
  rugwort.gone++;
  human.available--;
  human.gone++;
  t.emit?.({ type: 'rugwort-kidnaps', seat: me, from: by, rule: 'ER44' });
}
