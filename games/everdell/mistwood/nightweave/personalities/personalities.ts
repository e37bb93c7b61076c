/** The eight personalities (W253-W263): what befalls whoever takes a Meadow card beside her. */
import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Card, Cause } from '../../../content/card.ts';
import { cardOf, kindNamed } from '../../../content/catalogue.ts';
import { about, cause } from '../../../rules/cause.ts';
import { discardOpenly, refillMeadow } from '../../../rules/deck.ts';
import { gainPoints } from '../../../rules/goods.ts';
import { kindsInHand } from '../../../rules/hand.ts';
import { removeOpenly } from '../../../state/known.ts';
import { AUTUMN, EMPTY, MEADOW_PLACES, playerOf, type State, type T } from '../../../state/state.ts';
import { foilsInPart, type Intrigue, intrigueOf, isMarked, markedPlaces, placesBeside } from '../intrigue.ts';
import { isInMeadow, lairOf, nightweaveOf } from '../lair.ts';
import { worthAsSpoils, worthUnseen } from '../score.ts';

type Source = { readonly from: string; readonly spot: number };

/** Is the card about to be played from a marked place? */
const fromMarked = (state: State, { from, spot }: Source): boolean => from === 'meadow' && isMarked(state, spot);

const NASTY = cause('nasty', 'W253');

/** W253, W254, OW21, OW83. Tokens for its base points, at least one; each can be bought off. */
function* payForNasty(t: T, me: Seat, card: Card): Rules {
  const tokens = Math.max(1, card.points);
  const off = yield* foilsInPart(t, me, tokens, ['resource', 'card'], NASTY);
  gainPoints(t, nightweaveOf(t.state), tokens - off, NASTY);
}

const nasty: Intrigue = {
  id: 'nasty',
  rule: 'W253',
  hooks: { onTake: (t, me, spot, card) => (isMarked(t.state, spot) ? payForNasty(t, me, card) : undefined) },
};

const PESSIMIST = cause('pessimist', 'W255');
const hasColour = (state: State, me: Seat, card: Card): boolean =>
  playerOf(state, me).hand.some((kind) => cardOf(kind).colour === card.colour);

/** W255, OW20. Another hand card of the same colour is chosen before the card is taken ... */
function* chooseFilling(t: T, me: Seat, card: Card): Rules {
  const { kinds } = kindsInHand(playerOf(t.state, me).hand, (kind) => cardOf(kind).colour === card.colour);
  if (kinds.length === 0) return;
  const options = kinds.map((kind) => ({ do: 'fill', card: cardOf(kind).id }) as const);
  const chosen = yield* choose(me, 'fill', options, about(PESSIMIST));
  intrigueOf(t.state).filling = kindNamed(chosen.card);
}

/** ... and lies openly in the gap. */
function fillGap(t: T, me: Seat, spot: number): undefined {
  const { state } = t;
  const slice = intrigueOf(state);
  if (slice.filling === EMPTY) return;
  removeOpenly(state, me, slice.filling);
  state.meadow[spot] = slice.filling;
  t.reveal();
  t.emit?.({ type: 'nightweave-fill', seat: me, card: cardOf(slice.filling).id, spot, rule: PESSIMIST.rule });
  slice.filling = EMPTY;
}

const pessimist: Intrigue = {
  id: 'pessimist',
  rule: 'W255',
  hooks: {
    mayPlay: (state, me, card, from) => !fromMarked(state, from) || hasColour(state, me, card),
    mayDraw: (state, me, card, spot) => !isMarked(state, spot) || hasColour(state, me, card),
    onTake: (t, me, spot, card) => (isMarked(t.state, spot) ? chooseFilling(t, me, card) : undefined),
    onGap: (t, me, spot) => fillGap(t, me, spot),
  },
};

/** A Meadow card becomes spoils, seen by all. */
function seize(t: T, spot: number, { id, rule }: Cause, rolled?: { readonly die: number }): void {
  const { state } = t;
  const kind = sure(state.meadow[spot]);
  if (kind === EMPTY) return;
  state.meadow[spot] = EMPTY;
  lairOf(state).spoils.push(kind);
  t.emit?.({
    type: 'nightweave-keeps',
    seat: nightweaveOf(state),
    card: cardOf(kind).id,
    from: 'meadow',
    spot,
    ...rolled,
    by: id,
    rule,
  });
}

const INFERNAL = cause('infernal', 'W256');

/** By how many edges she touches cards, on average over the eight places (W428). */
const TOUCHED = 2.5;

/** W256, OW18. Before her figure leaves; the places are refilled at once. */
const infernal: Intrigue = {
  id: 'infernal',
  rule: 'W256',
  beforePrepare(t) {
    for (const spot of placesBeside(t.state)) seize(t, spot, INFERNAL);
    refillMeadow(t);
  },
  foresees(state, me) {
    const preparations = AUTUMN - playerOf(state, me).season;
    if (preparations === 0) return 0;
    const unseen = TOUCHED * worthUnseen(state);
    if (!isInMeadow(state)) return preparations * unseen;
    let next = 0;
    for (const spot of placesBeside(state)) {
      const kind = sure(state.meadow[spot]);
      if (kind !== EMPTY) next += worthAsSpoils(state, cardOf(kind));
    }
    return next + (preparations - 1) * unseen;
  },
};

const MEAN = cause('mean', 'W257');

/** W257, OW85. Nobody but her takes a card beside her; discarding one is allowed. */
const mean: Intrigue = {
  id: 'mean',
  rule: 'W257',
  onMeadowPlay(t, me, spot) {
    if (isMarked(t.state, spot)) gainPoints(t, me, lairOf(t.state).level, MEAN);
  },
  hooks: {
    mayPlay: (state, _me, _card, from) => !fromMarked(state, from),
    mayDraw: (state, _me, _card, spot) => !isMarked(state, spot),
  },
};

const GAMBLER = cause('gambler', 'W258');

/** W258, OW80. She moves on the card that the die shows and keeps it; her own and empty places are rolled again. */
function gamble(t: T): undefined {
  const { state } = t;
  const lair = lairOf(state);
  if (!state.meadow.some((kind) => kind !== EMPTY)) return;
  let spot = lair.figure; // empty as long as she stands there
  while (state.meadow[spot] === EMPTY) spot = t.random.roll(MEADOW_PLACES) - 1;
  seize(t, spot, GAMBLER, { die: spot + 1 });
  lair.figure = spot;
  state.unfilled = 1 << spot;
  t.emit?.({ type: 'nightweave-moves', seat: nightweaveOf(state), spot, rule: GAMBLER.rule });
  refillMeadow(t);
}

const gambler: Intrigue = {
  id: 'gambler',
  rule: 'W258',
  hooks: { afterTake: (t, _me, spot) => (isMarked(t.state, spot) ? gamble(t) : undefined) },
};

const IDLER = cause('idler', 'W260');

/** The cards on these places are discarded and replaced. */
export function sweepPlaces(t: T, spots: readonly number[], why: Cause): undefined {
  const { state } = t;
  for (const spot of spots) {
    const kind = sure(state.meadow[spot]);
    if (kind === EMPTY) continue;
    state.meadow[spot] = EMPTY;
    discardOpenly(state, kind);
    const card = cardOf(kind).id;
    t.emit?.({ type: 'sweep', seat: nightweaveOf(state), card, spot, by: why.id, rule: why.rule });
  }
  refillMeadow(t);
}

const idler: Intrigue = {
  id: 'idler',
  rule: 'W259',
  onEnter: (t) => sweepPlaces(t, markedPlaces(t.state), cause('idler', 'W259')),
  hooks: {
    afterTake: (t, _me, spot) =>
      isMarked(t.state, spot)
        ? sweepPlaces(
            t,
            markedPlaces(t.state).filter((place) => place !== spot),
            IDLER,
          )
        : undefined,
  },
};

const A_BERRY = [0, 0, 0, 1];

/** W261, W262, OW86. One more unit of the price. */
const privileged: Intrigue = {
  id: 'privileged',
  rule: 'W261',
  hooks: { surcharge: (state, _me, _card, from) => (fromMarked(state, from) ? A_BERRY : undefined) },
};

const NEEDY = cause('needy', 'W263');
const hasToken = (state: State, me: Seat): boolean => playerOf(state, me).points > 0;

/** W263, OW83. A token in front of you goes to her. */
const needy: Intrigue = {
  id: 'needy',
  rule: 'W263',
  hooks: {
    mayPlay: (state, me, _card, from) => !fromMarked(state, from) || hasToken(state, me),
    mayDraw: (state, me, _card, spot) => !isMarked(state, spot) || hasToken(state, me),
    onTake(t, me, spot) {
      if (!isMarked(t.state, spot)) return;
      gainPoints(t, me, -1, NEEDY);
      gainPoints(t, nightweaveOf(t.state), 1, NEEDY);
    },
  },
};

export const PERSONALITIES: readonly Intrigue[] = [nasty, pessimist, infernal, mean, gambler, idler, privileged, needy];
