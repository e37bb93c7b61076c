/** Weaver's whim: with every visit to the Meadow she has another personality (W274). */
import { cause } from '../../../rules/cause.ts';
import { drawCards } from '../hand.ts';
import { type Intrigue, intrigueOf } from '../intrigue.ts';
import { nightweaveOf } from '../lair.ts';
import { PERSONALITIES, sweepPlaces } from '../personalities/personalities.ts';

const WHIM = cause('weavers-whim', 'W274');

export const whim: Intrigue = {
  id: 'weavers-whim',
  rule: 'W274',
  *onEnter(t, me) {
    drawCards(t, me, 1, WHIM.rule);
    sweepPlaces(t, [...t.state.meadow.keys()], WHIM);
    const slice = intrigueOf(t.state);
    const next = slice.pile.pop();
    if (next === undefined) return;
    slice.pile.unshift(slice.personality); // OW82
    slice.personality = next;
    t.reveal();
    t.emit?.({ type: 'nightweave-changes', seat: nightweaveOf(t.state), personality: next, rule: WHIM.rule });
    const fresh = PERSONALITIES.find(({ id }) => id === next);
    const effect = fresh?.onEnter?.(t, me); // OW81
    if (effect) yield* effect;
  },
};
