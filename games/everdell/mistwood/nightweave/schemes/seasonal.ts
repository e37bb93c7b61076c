/** Seasonal schemes that change what you may do, or what it brings her (W299-W302, W311-W319). */
import type { Seat } from '@smallfolk/kernel';
import type { Card, Colour, Kind } from '../../../content/card.ts';
import { cardOf } from '../../../content/catalogue.ts';
import type { Toll } from '../../../content/module.ts';
import { by, cause } from '../../../rules/cause.ts';
import { locateCard } from '../../../rules/city.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { removeUnseen } from '../../../state/known.ts';
import { AT_CARD, AT_EVENT, AT_MEADOW, EMPTY, playerOf, type State, type T } from '../../../state/state.ts';
import { randomCards } from '../hand.ts';
import { PERSON } from '../intrigue.ts';
import { lairOf, nightweaveOf } from '../lair.ts';
import { sweepPlaces } from '../personalities/personalities.ts';
import { type Scheme, schemesOf } from './scheme.ts';
import { WEBS } from './webs.ts';

const levelTokens = (t: T, id: string, rule: string): undefined =>
  gainPoints(t, nightweaveOf(t.state), lairOf(t.state).level, cause(id, rule));

/** Each card of that colour you play, for free or not (W245), gives her level tokens. */
const dreading = (id: string, rule: string, colour: Colour): Scheme => ({
  id,
  rule,
  hooks: { afterPlay: (t, _me, card) => (card.colour === colour ? levelTokens(t, id, rule) : undefined) },
});

const fatigue: Scheme = {
  ...dreading('fatigue', 'W302', 'red'),
  hooks: {
    afterPlay: (t, _me, card) => (card.colour === 'red' ? levelTokens(t, 'fatigue', 'W302') : undefined),
    onPlace: (t, _me, at) => (isRed(t.state, at) ? levelTokens(t, 'fatigue', 'W302') : undefined), // OW104
  },
};

function isRed(state: State, at: number): boolean {
  const found = at >= AT_CARD ? locateCard(state, at - AT_CARD) : undefined;
  return found !== undefined && by(found.card).colour === 'red';
}

const ANYTHING = ['resource', 'card'] as const;
const toll = (id: string, rule: string, units: number, pay: Toll['pay'] = ANYTHING): Toll => ({
  why: cause(id, rule),
  units,
  pay,
});

const LOBBY = toll('lobbyist', 'W311', 1);
const isBlue = (card: Card): boolean => card.colour === 'blue';

const lobbyist: Scheme = {
  id: 'lobbyist',
  rule: 'W311',
  hooks: {
    tollToPlay: (_state, _me, card) => (isBlue(card) ? LOBBY : undefined),
    tollToUse: (_state, _me, card) => (isBlue(by(card)) ? LOBBY : undefined), // OW33
    mayHold: (state, me, card) => me >= state.humans || !isBlue(card), // W312, OW106
    mayDraw: (_state, _me, card) => !isBlue(card), // OW34
  },
};

const EYES = toll('predators-eyes', 'W313', 2, ['card']);

const predatorsEyes: Scheme = {
  id: 'predators-eyes',
  rule: 'W313',
  hooks: { tollToPlay: (_state, _me, _card, _from, byToken) => (byToken ? EYES : undefined) },
};

const GROUND = toll('spiders-in-the-ground', 'W314', 2);

const spidersInTheGround: Scheme = {
  id: 'spiders-in-the-ground',
  rule: 'W314',
  hooks: { tollToPlay: (_state, _me, card) => (card.colour === 'green' ? GROUND : undefined) },
};

/** W315, OW95. By your season, winter first. */
const BRIBES = [0, 3, 2, 1];
const COURT = toll('corrupt-courts', 'W316', 1);

const corruptCourts: Scheme = {
  id: 'corrupt-courts',
  rule: 'W315',
  begin(t, me) {
    gainPoints(t, me, BRIBES[playerOf(t.state, PERSON).season] ?? 0, cause('corrupt-courts', 'W315'));
  },
  hooks: { tollToPlace: (_state, _me, at) => (at >= AT_EVENT && at < AT_MEADOW ? COURT : undefined) },
};

const TIED = 3;

/** W317, OW7, OW105. They wait beside the hand, which has so much less room; with the scheme they come back. */
const inTheWeb: Scheme = {
  id: 'in-the-web',
  rule: 'W317',
  begin(t, me) {
    const player = playerOf(t.state, PERSON);
    const kinds = randomCards(t, PERSON, TIED);
    removeUnseen(t.state, PERSON, kinds);
    schemesOf(t.state).tied = kinds;
    player.handLimit -= kinds.length;
    t.reveal(PERSON);
    t.emit?.({ type: 'nightweave-ties', seat: me, from: PERSON, count: kinds.length, rule: 'W317' });
  },
  end(t) {
    const slice = schemesOf(t.state);
    const player = playerOf(t.state, PERSON);
    player.handLimit += slice.tied.length;
    player.hand.push(...slice.tied);
    slice.tied = [];
    t.reveal(PERSON);
  },
};

const PRESS = cause('bad-press', 'W318');
const MORE_FOR_TAN = toll('bad-press', 'W319', 1);
const isTan = (card: Card): boolean => card.colour === 'tan';

function tanPlaces(state: State): number[] {
  return [...state.meadow.keys()].filter((spot) => {
    const kind: Kind = state.meadow[spot] ?? EMPTY;
    return kind !== EMPTY && isTan(cardOf(kind));
  });
}

const badPress: Scheme = {
  id: 'bad-press',
  rule: 'W318',
  begin: (t: T, _me: Seat) => sweepPlaces(t, tanPlaces(t.state), PRESS),
  hooks: {
    mayLie: (_state, card) => !isTan(card), // OW35
    tollToPlay: (_state, _me, card, from) => (isTan(card) && from.from === 'hand' ? MORE_FOR_TAN : undefined),
  },
};

export const SEASONAL: readonly Scheme[] = [
  dreading('unproductive', 'W299', 'green'),
  dreading('clerical-errors', 'W300', 'blue'),
  dreading('recession', 'W301', 'purple'),
  fatigue,
  ...WEBS,
  lobbyist,
  predatorsEyes,
  spidersInTheGround,
  corruptCourts,
  inTheWeb,
  badPress,
];
