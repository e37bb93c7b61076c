/** Her plans (W264-W291): one of them holds for the whole game. */
import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Kind } from '../../../content/card.ts';
import { cardOf, eventOf, kindNamed, PLACES, placeNamed } from '../../../content/catalogue.ts';
import type { Place } from '../../../content/place.ts';
import { about, by, type Cause, cause } from '../../../rules/cause.ts';
import { cardById, distinctCards, mayLeave, takeFromCity } from '../../../rules/city.ts';
import { discardOpenly, refillMeadow, turnTop } from '../../../rules/deck.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { kindsInHand } from '../../../rules/hand.ts';
import { locationOf, ofCity } from '../../../rules/options.ts';
import { addSeen, removeUnseen } from '../../../state/known.ts';
import { total } from '../../../state/resource.ts';
import { AT_EVENT, EMPTY, held, type Location, playerOf, type State, type T } from '../../../state/state.ts';
import { type Coming, isFull, settle } from '../city.ts';
import { drawCards, randomCards } from '../hand.ts';
import { foils, foilsInPart, type Intrigue, intrigueOf, inVain, PERSON } from '../intrigue.ts';
import { isInMeadow, lairOf, nightweaveOf } from '../lair.ts';
import { worthUnseen } from '../score.ts';
import { twist } from '../twist.ts';
import { whim } from './whim.ts';

const websOn = (state: State, at: Location): number => intrigueOf(state).webs.filter((web) => web === at).length;

/** A card of hers that came by a plan: into her city, or to the spoils if that is full. */
function* take(t: T, me: Seat, kind: Kind, coming: Coming): Rules {
  if (!isFull(t.state, me)) {
    yield* settle(t, me, kind, coming);
    return;
  }
  lairOf(t.state).spoils.push(kind);
  t.emit?.({ type: 'nightweave-keeps', seat: me, card: cardOf(kind).id, ...coming });
}

const MASKED_BALL = cause('masked-ball', 'W265');
const NO_SPECIAL = cause('masked-ball', 'OW30');

const maskedBall: Intrigue = {
  id: 'masked-ball',
  rule: 'W265',
  /** She enters once in each season of hers. */
  websAt(state, at) {
    const event = [...state.events, ...state.players.flatMap(({ events }) => events.map((each) => each.event))].find(
      (index) => AT_EVENT + index === at,
    );
    if (event === undefined) return 0;
    return eventOf(event).basic ? playerOf(state, nightweaveOf(state)).season + 1 : 1;
  },
  *onEnter(t) {
    const { state } = t;
    const { webs } = intrigueOf(state);
    const basic = state.events.filter((index) => eventOf(index).basic);
    for (const event of basic) {
      webs.push(AT_EVENT + event);
      t.emit?.({ type: 'nightweave-web', seat: nightweaveOf(state), event: eventOf(event).id, rule: 'W265' });
    }
    const special = state.events.filter((event) => !eventOf(event).basic && websOn(state, AT_EVENT + event) === 0);
    if (special.length === 0) return inVain(t, basic.length > 0 ? NO_SPECIAL : MASKED_BALL);
    const options = special.map((event) => ({ do: 'web', event: eventOf(event).id }) as const);
    const chosen = yield* choose(PERSON, 'web', options, about(MASKED_BALL));
    webs.push(locationOf(chosen));
    t.emit?.({ type: 'nightweave-web', seat: nightweaveOf(state), event: chosen.event, rule: 'W265' });
  },
  hooks: {
    tollToPlace(state, _me, at) {
      const units = websOn(state, at);
      return units > 0 ? { why: cause('masked-ball', 'W266'), units, pay: ['resource', 'card'] } : undefined;
    },
    afterVisit(t, _me, at) {
      const slice = intrigueOf(t.state);
      slice.webs = slice.webs.filter((web) => web !== at); // W266
    },
  },
};

const BARRICADE = cause('web-barricade', 'W267');

const webBarricade: Intrigue = {
  id: 'web-barricade',
  rule: 'W267',
  hooks: {
    *afterPlay(t, me, card, placed) {
      if (card.colour !== 'green' || !placed) return;
      if (yield* foils(t, me, 1, ['resource', 'card'], cause('web-barricade', 'W268'))) return;
      intrigueOf(t.state).barred.push(placed.id);
      t.emit?.({ type: 'nightweave-bars', seat: me, card: card.id, rule: BARRICADE.rule });
    },
    mayActivate: (state, card) => !intrigueOf(state).barred.includes(card.id),
  },
};

const GAZE = cause('hypnotic-gaze', 'W269');

const hypnoticGaze: Intrigue = {
  id: 'hypnotic-gaze',
  rule: 'W269',
  *onEnter(t, me) {
    const { state } = t;
    const fromDeck = playerOf(state, PERSON).hand.length < 3;
    const looks = yield* foils(t, PERSON, 2, ['point', 'resource'], cause('hypnotic-gaze', 'W271'));
    if (fromDeck) return drawCards(t, me, 2, 'W270', looks ? PERSON : undefined); // OW29
    let [lost, taken] = randomCards(t, PERSON, 2) as [Kind, Kind]; // OW93
    if (looks) {
      const options = [...new Set([lost, taken])].map((kind) => ({ do: 'discard', card: cardOf(kind).id }) as const);
      const chosen = yield* choose(PERSON, 'gaze', options, about(GAZE));
      if (chosen.card !== cardOf(lost).id) [lost, taken] = [taken, lost];
    }
    removeUnseen(state, PERSON, [lost, taken]);
    state.discard.push(held(lost, looks ? 1 << PERSON : 0));
    if (looks) addSeen(state, me, taken, 1 << PERSON);
    else playerOf(state, me).hand.push(taken);
    t.emit?.({ type: 'nightweave-steals', seat: me, from: PERSON, count: 1, discarded: 1, rule: GAZE.rule });
  },
};

const HUNTER = cause('bounty-hunter', 'W275');

const bountyHunter: Intrigue = {
  id: 'bounty-hunter',
  rule: 'W275',
  *onEnter(t, me) {
    const { city } = playerOf(t.state, PERSON);
    const prey = city.filter((card) => by(card).points >= 1 && mayLeave(card)); // OW89
    if (prey.length === 0) return inVain(t, HUNTER); // OW90
    if (yield* foils(t, PERSON, 2, ['resource', 'card'], cause('bounty-hunter', 'W276'))) {
      const kind = turnTop(t);
      t.reveal();
      if (kind !== undefined) yield* take(t, me, kind, { from: 'top', rule: 'W276' });
      return;
    }
    const options = distinctCards(t.state, prey).map((card) => ofCity('lose', card, PERSON));
    const { id } = yield* choose(PERSON, 'lose', options, about(HUNTER));
    const card = cardById(city, id);
    takeFromCity(t, PERSON, card);
    for (const kind of card.beneath ?? []) discardOpenly(t.state, kind); // OW88
    yield* take(t, me, card.kind, { from: 'city', lost: card.id, rule: HUNTER.rule });
  },
};

/** A basic location for one worker, or a forest card in play. */
const isExclusive = (state: State, place: Place | undefined): boolean =>
  (place?.kind === 'basic' && !place.shared) || (place?.kind === 'forest' && state.forest.includes(place.index));

const SWARM = cause('overwhelming-swarm', 'W278');

const overwhelmingSwarm: Intrigue = {
  id: 'overwhelming-swarm',
  rule: 'W278',
  setUp(state) {
    intrigueOf(state).webs.push(placeNamed('haven')); // W277
  },
  websAt: (state, at) => (at === placeNamed('haven') || isExclusive(state, PLACES[at]) ? 1 : 0),
  tokens: (state) => lairOf(state).level,
  *onEnter(t) {
    const { state } = t;
    const taken = (at: Location) => state.players.some(({ out }) => out.includes(at));
    const free = PLACES.filter(
      (place) => isExclusive(state, place) && websOn(state, place.index) === 0 && !taken(place.index),
    );
    if (free.length === 0) return inVain(t, SWARM);
    const options = free.map(({ id }) => ({ do: 'web', at: id }) as const);
    const { at } = yield* choose(PERSON, 'web', options, about(SWARM));
    intrigueOf(state).webs.push(placeNamed(at));
    t.emit?.({ type: 'nightweave-web', seat: nightweaveOf(state), at, rule: SWARM.rule });
  },
  hooks: {
    mayPlace: (state, me, at) => me < state.humans || websOn(state, at) === 0, // W279
    onPlace(t, me, at) {
      if (websOn(t.state, at) === 0 || me >= t.state.humans) return;
      gainPoints(t, nightweaveOf(t.state), lairOf(t.state).level, cause('overwhelming-swarm', 'W279'));
    },
  },
};

const TRIAL = cause('trial-of-strength', 'W280');

const trialOfStrength: Intrigue = {
  id: 'trial-of-strength',
  rule: 'W280',
  *onEnter(t, me) {
    const { state } = t;
    const { hand } = playerOf(state, PERSON);
    if (hand.length < 2) {
      const kind = turnTop(t); // OW28
      t.reveal();
      if (kind !== undefined) yield* take(t, me, kind, { from: 'top', rule: TRIAL.rule });
      return;
    }
    const picks = yield* foils(t, PERSON, 2, ['point', 'resource'], cause('trial-of-strength', 'W281'));
    let [kind] = randomCards(t, PERSON, 1) as [Kind];
    if (picks) {
      const options = kindsInHand(hand).kinds.map((each) => ({ do: 'give', card: cardOf(each).id }) as const);
      const chosen = yield* choose(PERSON, 'trial', options, about(TRIAL));
      kind = kindNamed(chosen.card);
    }
    removeUnseen(state, PERSON, [kind]);
    t.reveal();
    yield* take(t, me, kind, { from: 'other-hand', rule: TRIAL.rule });
  },
};

const UNRAVELLER = cause('unraveller', 'W283');

const unraveller: Intrigue = {
  id: 'unraveller',
  rule: 'W283',
  uncounted: (_state, card) => card.open === true, // W282
  *onEnter(t, me) {
    const { state } = t;
    const spots = [...state.meadow.keys()].filter((spot) => {
      const kind = sure(state.meadow[spot]);
      return kind !== EMPTY && cardOf(kind).open;
    });
    if (spots.length === 0) return inVain(t, UNRAVELLER);
    const options = spots.map((spot) => ({ do: 'let', card: cardOf(sure(state.meadow[spot])).id, spot }) as const);
    const { spot } = yield* choose(PERSON, 'unravel', options, about(UNRAVELLER));
    const kind = sure(state.meadow[spot]);
    yield* twist(t, (each) => each.onMeadowPlay?.(t, me, spot)); // W257
    state.meadow[spot] = EMPTY;
    yield* settle(t, me, kind, { from: 'meadow', spot, rule: UNRAVELLER.rule });
    refillMeadow(t);
  },
  // W284. Instead of the usual tokens, and nothing for a person whom she visits.
  onOpenVisit(t, me, owner) {
    if (owner !== me) gainPoints(t, me, lairOf(t.state).level, cause('unraveller', 'W284'));
  },
  hooks: {
    ownersTokens(state, owner, _card, visitor) {
      const her = nightweaveOf(state);
      if (owner === her) return lairOf(state).level;
      return visitor === her ? 0 : undefined;
    },
  },
};

const growingWeb: Intrigue = {
  id: 'growing-web',
  rule: 'W285',
  hooks: {
    afterPlay(t, _me, card) {
      if (card.colour === 'purple') gainPoints(t, nightweaveOf(t.state), card.points, cause('growing-web', 'W285'));
    },
  },
};

/** Deck cards go face down to her spoils. */
function hoard(t: T, me: Seat, count: number, why: Cause): void {
  const { hidden } = lairOf(t.state);
  let kept = 0;
  for (; kept < count; kept++) {
    const kind = turnTop(t);
    if (kind === undefined) break;
    hidden.push(kind);
  }
  if (kept === 0) inVain(t, why);
  else t.emit?.({ type: 'nightweave-hoards', seat: me, count: kept, rule: why.rule });
}

const SAFE_RESOURCES = 3;

const slyOne: Intrigue = {
  id: 'sly-one',
  rule: 'W286',
  *onEnter(t, me) {
    const { stock } = playerOf(t.state, PERSON);
    const beyond = () => Math.max(0, total(stock) - SAFE_RESOURCES);
    yield* foilsInPart(t, PERSON, beyond(), ['resource'], cause('sly-one', 'W287'));
    hoard(t, me, beyond(), cause('sly-one', 'W286'));
  },
};

const extortion: Intrigue = {
  id: 'extortion',
  rule: 'W288',
  *onBlocked(t, me) {
    if (yield* foils(t, PERSON, 1, ['resource', 'card'], cause('extortion', 'W289'))) return;
    gainPoints(t, me, lairOf(t.state).level, cause('extortion', 'W288'));
  },
};

const connections: Intrigue = {
  id: 'connections',
  rule: 'W290',
  *onEnter(t, me) {
    const { hand } = playerOf(t.state, PERSON);
    yield* foilsInPart(t, PERSON, hand.length, ['card'], cause('connections', 'W291'));
    hoard(t, me, playerOf(t.state, PERSON).hand.length, cause('connections', 'W290'));
  },
  /** As if the hand stayed as it is until she comes. */
  foresees: (state) => (isInMeadow(state) ? 0 : playerOf(state, PERSON).hand.length * worthUnseen(state)),
};

/** Two schemes at each of her preparations (W272, W273): the piles are made where the schemes are. */
const schemeThickens: Intrigue = { id: 'the-scheme-thickens', rule: 'W272' };

export const PLANS: readonly Intrigue[] = [
  maskedBall,
  webBarricade,
  hypnoticGaze,
  schemeThickens,
  whim,
  bountyHunter,
  overwhelmingSwarm,
  trialOfStrength,
  unraveller,
  growingWeb,
  slyOne,
  extortion,
  connections,
];
