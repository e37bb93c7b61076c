/** Stoats: hand cards for a resource after each card played (W65, W66). */
import { choose, type Rules, type Seat } from '@smallfolk/kernel';
import { about, cause } from '../../rules/cause.ts';
import { gain } from '../../rules/goods.ts';
import { discardFromHand } from '../../rules/hand.ts';
import { DECLINE } from '../../rules/options.ts';
import { RESOURCES, type ResourceName } from '../../state/resource.ts';
import { playerOf, type T } from '../../state/state.ts';
import type { Ability } from './ability.ts';

/** How many cards each resource costs. */
const TRADES: readonly { readonly cards: number; readonly what: ResourceName }[] = [
  { cards: 2, what: 'twig' },
  { cards: 2, what: 'resin' },
  { cards: 2, what: 'berry' },
  { cards: 3, what: 'pebble' },
];

const STOATS = cause('stoats', 'W65');

export const stoats: Ability = {
  id: 'stoats',
  rule: 'W65',
  afterPlay: (t, holder, by) => (by === holder ? trade(t, holder) : undefined),
};

/** OW118. Once for each card played. The card is paid already, so what comes in cannot pay for it (W66). */
function* trade(t: T, me: Seat): Rules {
  const held = playerOf(t.state, me).hand.length;
  const offers = TRADES.filter(({ cards }) => cards <= held).map((each) => ({ do: 'trade', ...each }) as const);
  if (offers.length === 0) return;
  const chosen = yield* choose(me, 'stoats', [...offers, DECLINE], about(STOATS));
  if (chosen.do === 'decline') return;
  yield* discardFromHand(t, me, chosen.cards, chosen.cards, STOATS);
  gain(t, me, RESOURCES.indexOf(chosen.what), 1, STOATS);
}
