/** The rat tracker and the appearance of the nemesis (R190-R195, R219, R236). */
import type { Rules } from '@smallfolk/kernel';
import { cardOf, mapOf, zonesOf } from '../state/city-map.ts';
import type { Raisable, TrackerEvent } from '../state/pieces.ts';
import { choose, type Hunt } from '../state/table.ts';
import { trackerUsesOneMarker } from './editions.ts';
import { carryOut } from './effects-in-play.ts';
import { end } from './ending.ts';
import { nestsOf } from './nests.ts';
import { spawnPeculiar } from './spawn.ts';

/** R15. */
export const TRACKER_END = 10;

/** A cheese was consumed in that zone: one step, whose effects resolve before anything else (R191). */
export function* advanceTracker(t: Hunt, zone: number): Rules {
  const { state } = t;
  state.tracker++;
  if (trackerUsesOneMarker(state) && state.tracker > 1) state.reserve.cheese++; // R190, D28: the first one is the marker
  const events = t.foe.tracker[state.tracker - 1] ?? [];
  t.emit?.({ type: 'tracker', step: state.tracker, events, rule: 'R191' });
  if (state.tracker >= TRACKER_END) end(t, 'tracker-full'); // R195
  for (const event of events) yield* resolve(t, event, zone);
}

function* resolve(t: Hunt, event: TrackerEvent, zone: number): Rules {
  switch (event) {
    case 'nemesis':
      return yield* nemesisAppears(t);
    case 'peculiar':
      return spawnPeculiar(t, zone, 'R219');
    case 'mutation':
    case 'breakout': {
      const own = t.foe.steps?.[event]; // R248
      if (own) yield* carryOut(own(t, zone));
      return;
    }
    case 'loss':
      return;
    default:
      return raise(t, event, 'R194');
  }
}

/** R194: a +1 token on a value of the nemesis' board. */
export function raise(t: Hunt, value: Raisable, rule: string): void {
  const { nemesis } = t.state;
  nemesis.raised[value]++;
  if (value === 'health') nemesis.health++;
  t.emit?.({ type: 'raised', value, by: nemesis.raised[value], rule });
}

/** R236: on a nest of the ratcatcher's township, by the player's choice. */
export function* nemesisAppears(t: Hunt): Rules {
  if (t.state.nemesis.zone >= 0) return;
  const options = zonesForNemesis(t).map((zone) => ({ do: 'appear', zone }) as const);
  const { zone } = yield* choose('nemesis-nest', options, { rule: 'R236' });
  t.state.nemesis.zone = zone;
  t.emit?.({ type: 'nemesis-appeared', zone, rule: 'R236' });
}

/** O5: without a nest there, the nearest one, then the higher township number; without any, a zone of the township. */
export function zonesForNemesis(t: Hunt): readonly number[] {
  const { zone } = t.state.catcher;
  const here = cardOf(t, zone);
  const own = [...new Set(nestsOf(t, here))];
  if (own.length > 0) return own;
  const map = mapOf(t);
  const nests = [...new Set(map.cards.flatMap((card) => nestsOf(t, card)))];
  if (nests.length === 0) return zonesOf(t, here);
  const steps = map.distances(zone);
  const number = (nest: number) => t.atlas.numberOf[cardOf(t, nest)] ?? 0;
  const far = (nest: number) => steps[nest] ?? 0;
  const nearest = Math.min(...nests.map(far));
  const near = nests.filter((nest) => far(nest) === nearest);
  const highest = Math.max(...near.map(number));
  return near.filter((nest) => number(nest) === highest);
}
