/** The cards Rugwort takes (ER11-ER23), and the cards that treat him in their own way (ER47, ER48, OE26). */
import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Card, Kind } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { about, cause } from '../rules/cause.ts';
import { addToCity, cardById, discardFromCity, distinctCards, fits, hasCard, spacesUsed } from '../rules/city.ts';
import { discardOpenly, refillMeadow } from '../rules/deck.ts';
import { gainPoints } from '../rules/goods.ts';
import { ofCity } from '../rules/options.ts';
import { EMPTY, held, MEADOW_PLACES, playerOf, type State, type T } from '../state/state.ts';

const LEGEND = cause('rugwort', 'ER22');
const FOOL = cause('fool', 'ER48');

/** ER11, ER13, ER17, ER18, OE31. One card for each that was played, once the whole chain of plays is finished. */
// biome-ignore lint/correctness/useYield: an automaton's rules may ask, these need not
export function* answerPlays(t: T, me: Seat, by: Seat, played: readonly Kind[]): Rules {
  for (const kind of played) {
    if (cardOf(kind).legendary) {
      gainPoints(t, me, 3, LEGEND);
      takeFromMeadow(t, me, by);
    }
    takeFromMeadow(t, me, by);
  }
}

/** ER14, ER15. The die names the place; a worker of his there does not hinder him (ER32). Text and cost: ER16. */
function takeFromMeadow(t: T, me: Seat, human: Seat): void {
  const { state } = t;
  const die = t.random.roll(MEADOW_PLACES);
  const spot = die - 1;
  const kind = sure(state.meadow[spot]);
  if (kind === EMPTY) {
    t.emit?.({ type: 'rugwort-finds-nothing', seat: me, die, rule: 'E167' });
    return;
  }
  const card = cardOf(kind);
  state.meadow[spot] = EMPTY;
  const given = card.intoOpponentsCity === true && takesIn(state, human, card);
  const { id } = addToCity(state, given ? human : me, kind);
  const rule = given ? 'ER47' : 'ER14';
  t.emit?.({ type: 'rugwort-plays', seat: me, into: given ? human : me, card: card.id, id, die, spot, rule });
  refillMeadow(t);
}

/** OE27. A full city, or one with such a card, does not take his Fool; it stays with him. */
function takesIn(state: State, human: Seat, card: Card): boolean {
  if (card.isUnique && hasCard(playerOf(state, human).city, card.as)) return false;
  return fits(state, human, card, spacesUsed(state, human));
}

/** ER48, OE28. The human's Fool is discarded, and one card of the human's choice leaves his city. */
export function* losesCardToFool(t: T, me: Seat, card: Card, by: Seat): Rules {
  discardOpenly(t.state, card.index);
  t.emit?.({ type: 'fool-drives-out', seat: by, of: me, card: card.id, rule: FOOL.rule });
  const { city } = playerOf(t.state, me);
  if (city.length === 0) return;
  const options = distinctCards(t.state, city).map((standing) => ofCity('remove', standing, me));
  const { id } = yield* choose(by, 'rugwort-loses', options, about(FOOL));
  discardFromCity(t, me, cardById(city, id), FOOL);
}

/** OE26. Cards given to him go to the discard pile, known to the giver alone. */
export function discardGift(t: T, _me: Seat, kinds: readonly Kind[], by: Seat): void {
  for (const kind of kinds) t.state.discard.push(held(kind, 1 << by));
}
