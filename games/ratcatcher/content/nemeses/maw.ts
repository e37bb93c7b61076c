/** The Maw runs from cheese to cheese and grows by what it swallows, as its gut card tells (R249). */

import { raise } from '../../rules/tracker.ts';
import type { Raisable } from '../../state/pieces.ts';
import { add, at } from '../../state/rats-in-zones.ts';
import type { Hunt } from '../../state/table.ts';
import type { Nemesis } from '../nemesis.ts';
import { NUMBERS } from '../numbers.ts';

/** The rows of the gut card. */
const [RATS, TOKENS, CHEESE] = [0, 1, 2];

export const maw: Nemesis = {
  id: 'maw',
  health: 4,
  bite: 2,
  accuracy: 4,
  defence: 1,
  spawn: 1,
  target: ['cheese', 'ratcatcher'],
  tracker: [[], ['peculiar'], ['nemesis'], [], ['defence'], ['peculiar'], [], ['bite'], ['movement'], ['loss']],
  counters: ['gut-rats', 'gut-tokens', 'gut-cheese'],
  effects: {
    moved(t, me) {
      swallow(t, RATS, swallowRats(t, me.zone), 'bite', NUMBERS.maw.forBite);
      swallow(t, TOKENS, swallowTokens(t, me.zone), 'defence', NUMBERS.maw.forDefence);
    },
    consumed(t, me, zone) {
      if (zone !== me.zone) return;
      const { nemesis } = t.state;
      count(t, CHEESE, 1);
      const whole = t.foe.health + nemesis.raised.health;
      nemesis.health = Math.min(whole, nemesis.health + NUMBERS.maw.heals);
      t.emit?.({ type: 'power', power: 'maw', zone, count: nemesis.health, what: 'healed', rule: 'R249' });
    },
  },
  provenance: 'rulebook',
};

/** White and black rats of the zone go back into the sack by way of its stomach. */
function swallowRats(t: Hunt, zone: number): number {
  let swallowed = 0;
  for (const kind of ['white', 'black'] as const) {
    const here = Math.min(NUMBERS.maw.rats - swallowed, at(t.state.on[kind], zone));
    add(t.state.on[kind], zone, -here);
    t.state.sack[kind] += here;
    swallowed += here;
  }
  if (swallowed > 0) {
    t.emit?.({ type: 'power', power: 'maw', zone, count: swallowed, what: 'swallowed-rats', rule: 'R249' });
  }
  return swallowed;
}

function swallowTokens(t: Hunt, zone: number): number {
  let swallowed = 0;
  for (const token of ['health', 'yellow', 'purple'] as const) {
    const here = at(t.state.on[token], zone);
    add(t.state.on[token], zone, -here);
    t.state.reserve[token] += here;
    swallowed += here;
  }
  if (swallowed > 0) {
    t.emit?.({ type: 'power', power: 'maw', zone, count: swallowed, what: 'swallowed-tokens', rule: 'R249' });
  }
  return swallowed;
}

/** Adds to a row of the gut card and raises the value for each full measure, not more often than the card says in the game. */
function swallow(t: Hunt, row: number, swallowed: number, value: Raisable, measure: number): void {
  const before = Math.min(NUMBERS.maw.most, Math.floor((t.state.nemesis.counters[row] ?? 0) / measure));
  count(t, row, swallowed);
  const after = Math.min(NUMBERS.maw.most, Math.floor((t.state.nemesis.counters[row] ?? 0) / measure));
  for (let times = before; times < after; times++) raise(t, value, 'R249');
}

function count(t: Hunt, row: number, more: number): void {
  t.state.nemesis.counters[row] = (t.state.nemesis.counters[row] ?? 0) + more;
}
