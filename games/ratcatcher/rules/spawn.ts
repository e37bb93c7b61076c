/** Rats come onto the map: common ones out of the sack with black chains (R62-R68), peculiar ones by card (R217). */
import type { Rules } from '@smallfolk/kernel';
import type { Cause } from '../state/events.ts';
import type { Common } from '../state/pieces.ts';
import { add, total } from '../state/rats-in-zones.ts';
import type { Hunt } from '../state/table.ts';
import { peculiarDiscardsReturn } from './editions.ts';
import { type Newcomer, refillSack } from './running-out.ts';

/** A rat that is to come: where, and why. */
export interface Arrival {
  readonly zone: number;
  readonly cause: Cause;
  readonly rule: string;
}

/** Puts that many rats into the zone. */
export function spawnRats(t: Hunt, zone: number, count: number, cause: Cause, rule: string): Rules {
  return spawnAll(t, Array<Arrival>(count).fill({ zone, cause, rule }));
}

/**
 * All rats of one step, one by one; each black one brings another at once (R65-R67). If the sack runs out, so many are
 * fetched that the others can come too, and those that `later` says will follow (R202). `fresh` collects who came.
 */
export function* spawnAll(
  t: Hunt,
  arrivals: readonly Arrival[],
  fresh: Newcomer[] = [],
  later: () => number = () => 0,
): Rules {
  for (const [index, { zone, cause, rule }] of arrivals.entries()) {
    for (let chain = 0; ; chain++) {
      if (total(t.state.sack) === 0) yield* refillSack(t, fresh, () => arrivals.length - index + later());
      if (total(t.state.sack) === 0) {
        t.emit?.({ type: 'ran-out-for-good', zone, rule: 'R202' });
        return;
      }
      const rat = drawRat(t);
      add(t.state.on[rat], zone, 1);
      fresh.push({ rat, zone });
      t.emit?.({ type: 'rat-spawned', rat, zone, cause: chain > 0 ? 'chain' : cause, rule: chain > 0 ? 'R66' : rule });
      if (rat !== 'black') break;
    }
  }
}

/** R6: every draw from the sack is random. */
function drawRat(t: Hunt): Common {
  const { sack } = t.state;
  let at = t.random.below(total(sack));
  let rat: Common = 'black';
  if (at < sack.white) rat = 'white';
  else {
    at -= sack.white;
    if (at < sack.brown) rat = 'brown';
  }
  sack[rat]--;
  return rat;
}

/** R217: the top card of the deck; R218: an empty deck is made anew of the discards. */
export function spawnPeculiar(t: Hunt, zone: number, rule: string): void {
  const { state } = t;
  if (state.peculiarDeck.length === 0 && peculiarDiscardsReturn(state)) {
    state.peculiarDeck.push(...state.peculiarDiscard);
    state.peculiarDiscard.length = 0;
    t.random.shuffle(state.peculiarDeck);
  }
  const card = state.peculiarDeck.pop();
  if (card === undefined) return;
  t.reveal();
  state.peculiars.push({ card, zone, held: { cheese: 0, health: 0, yellow: 0, purple: 0 } });
  t.emit?.({ type: 'peculiar-spawned', rat: t.atlas.content.peculiarRats[card]?.id ?? '', zone, rule });
}
