/** Where her workers go (W158-W178): a spot of the board by the arrows, a card that a person picks, an event by rank. */
import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import { cardOf, placeNamed, placeOf } from '../../../content/catalogue.ts';
import { about, cause } from '../../../rules/cause.ts';
import { cardById, distinctCards } from '../../../rules/city.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { visit } from '../../../rules/options.ts';
import { rewardOwner } from '../../../rules/worker.ts';
import { AT_CARD, AT_EVENT, type CityCard, EMPTY, type Location, playerOf, type T } from '../../../state/state.ts';
import type { Clearing, Points, Target } from '../activity/card.ts';
import { basicRow, CLEARING_RING, forestRing, journeyRow, tried } from '../arrows.ts';
import { claimEvent, pickEvent, tellRank } from '../events.ts';
import { arrowsOf, lairOf, peopleByArrows, singledOut } from '../lair.ts';
import { twist } from '../twist.ts';
import { type Attempt, because, type Reason } from './attempt.ts';
import { blockedBy, hasRoom, hasWorker, isForbidden, place } from './spots.ts';

const NO_WORKER = because('no-worker', 'W127');
const OWN_CITY = cause('nightweave-own-city', 'W161');
const OPEN_CARD = cause('open-card', 'W163');
const HER_OPEN_CARD = cause('open-card', 'W164');

/** W151. From the spot shown in the direction of the arrows to the first that is not blocked. */
function* placeOnRing(
  t: T,
  me: Seat,
  ring: readonly Location[],
  from: number,
  rule: string,
  points?: Points,
): Rules<Reason | undefined> {
  const { state } = t;
  if (!hasWorker(state, me)) return NO_WORKER;
  for (const [n, at] of tried(ring, from, arrowsOf(state)).entries()) {
    const why = blockedBy(state, me, at);
    if (!why) {
      place(t, me, at, rule, points);
      return undefined;
    }
    const where = at === EMPTY ? { clearing: clearingAt(ring, at) } : { at: placeOf(at).id };
    t.emit?.({ type: 'nightweave-blocked', seat: me, ...where, why, arrows: arrowsOf(state), rule: 'W151' });
    if (n === 0) yield* twist(t, (each) => each.onBlocked?.(t, me, at));
  }
  return because('all-blocked', 'W127');
}

const clearingAt = (ring: readonly Location[], at: Location): Clearing => sure(CLEARING_RING[ring.indexOf(at)]);

/** W161, W162. A free spot on a card of her city without the open sign; a person picks it. */
function* placeInOwnCity(t: T, me: Seat): Rules<Reason | undefined> {
  const { state } = t;
  if (!hasWorker(state, me)) return NO_WORKER;
  const free = playerOf(state, me).city.filter((card) => isClosedSpot(card) && hasRoom(state, me, card));
  if (free.length === 0) return because('no-spot', 'W162');
  const chooser = singledOut(state); // OW13
  const { id } = yield* choose(chooser, 'nightweave-own-city', visits(t, me, free), about(OWN_CITY));
  place(t, me, AT_CARD + id, 'W161');
  gainPoints(t, me, 2, OWN_CITY);
}

function isClosedSpot({ kind }: CityCard): boolean {
  const { spots, open } = cardOf(kind);
  return spots !== undefined && !open;
}

/** W163-W166, OW70. An open card of a person, who picks it; if nobody has one with a free spot, one of hers. */
function* placeOnOpenCard(t: T, me: Seat): Rules<Reason | undefined> {
  const { state } = t;
  if (!hasWorker(state, me)) return NO_WORKER;
  for (const owner of [...peopleByArrows(state), me]) {
    const free = playerOf(state, owner).city.filter((card) => cardOf(card.kind).open && hasRoom(state, me, card));
    if (free.length === 0) continue;
    const chooser = owner === me ? singledOut(state) : owner; // OW13
    const why = owner === me ? HER_OPEN_CARD : OPEN_CARD;
    const { id } = yield* choose(chooser, 'nightweave-open-card', visits(t, owner, free), about(why));
    place(t, me, AT_CARD + id, why.rule);
    rewardOwner(t, owner, cardById(free, id), me);
    yield* twist(t, (each) => each.onOpenVisit?.(t, me, owner));
    return;
  }
  return because('no-open-card', 'W165');
}

const visits = (t: T, owner: Seat, cards: readonly CityCard[]) =>
  distinctCards(t.state, cards).map((card) => visit(card, owner));

/** W167-W175. The event that she meets best, and among equals the arrows. */
// biome-ignore lint/correctness/useYield: nothing is asked
function* placeOnEvent(t: T, me: Seat, basic: boolean): Rules<Reason | undefined> {
  const { state } = t;
  if (!hasWorker(state, me)) return NO_WORKER;
  if (!basic && lairOf(state).claimed) return because('event-claimed', 'W128');
  const found = pickEvent(state, me, basic);
  if (!found) return because('no-event', basic ? 'W170' : 'W171');
  const { event } = found;
  const rule = basic ? 'W167' : 'W171';
  tellRank(t, me, found, rule);
  claimEvent(t, me, event, rule);
  if (!basic) lairOf(state).claimed = true;
  place(t, me, AT_EVENT + event, rule);
}

/** W178. The Haven takes any number of workers. */
// biome-ignore lint/correctness/useYield: nothing is asked
function* placeInHaven(t: T, me: Seat, points?: Points): Rules<Reason | undefined> {
  if (!hasWorker(t.state, me)) return NO_WORKER;
  const haven = placeNamed('haven');
  if (isForbidden(t.state, me, haven)) return because('all-blocked', 'W127');
  place(t, me, haven, 'W178', points);
}

/** What becomes of a worker that a card sends there. */
const TARGETS: { readonly [To in Target['to']]: (target: Extract<Target, { to: To }>) => Attempt } = {
  basic: (target) => (t, me) =>
    placeOnRing(t, me, basicRow(), basicRow().indexOf(placeNamed(target.at)), 'W158', target.points),
  forest: (target) => (t, me) =>
    placeOnRing(t, me, forestRing(t.state), CLEARING_RING.indexOf(target.at), 'W159', target.points),
  journey: (target) => (t, me) =>
    placeOnRing(t, me, journeyRow(), journeyRow().indexOf(placeNamed(target.at)), 'W176', target.points),
  haven: (target) => (t, me) => placeInHaven(t, me, target.points),
  'own-city': () => placeInOwnCity,
  'open-card': () => placeOnOpenCard,
  'basic-event': () => (t, me) => placeOnEvent(t, me, true),
  'special-event': () => (t, me) => placeOnEvent(t, me, false),
};

/** The kinds of targets are many and the table knows each of them; that they belong together only the target knows. */
export function placing(target: Target): Attempt {
  const find = TARGETS[target.to] as (target: Target) => Attempt;
  return find(target);
}

/** W145, W149, OW92. As part of a fallback: if she has a worker, and nothing forbids her the Haven. */
export function placeInHavenIfPossible(t: T, me: Seat): Reason | undefined {
  const haven = placeNamed('haven');
  if (!hasWorker(t.state, me)) return because('no-worker', 'W149');
  if (isForbidden(t.state, me, haven)) return because('closed', 'W149');
  place(t, me, haven, 'W145');
  return undefined;
}
