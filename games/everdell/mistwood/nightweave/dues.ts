/** What she makes dearer for a person, or closes, so that it is seen before anybody commits (W237, W239, W257, W261). */
import type { RuleId, Seat } from '@smallfolk/kernel';
import type { CardId } from '../../content/card.ts';
import { cardOf, PLACES } from '../../content/catalogue.ts';
import { seamsOf } from '../../content/in-play.ts';
import type { Source, Toll } from '../../content/module.ts';
import { tollsToPlace, tollsToPlay } from '../../rules/toll.ts';
import { named } from '../../rules/worker.ts';
import type { Where } from '../../state/events.ts';
import { type Goods, goodsOf } from '../../state/resource.ts';
import { AT_EVENT, EMPTY, type Location, playerOf, type State } from '../../state/state.ts';
import { isMarked } from './intrigue.ts';

/** Something that costs more: `{ at }`, `{ event }`, `{ spot }` of the Meadow, or `{ card }` of the own hand. */
export interface Due extends Pick<Where, 'at' | 'event' | 'spot' | 'card'> {
  /** The personality, plan or scheme, and its rule. */
  readonly by: string;
  readonly rule?: RuleId;
  /** Added to the price. */
  readonly goods?: Goods;
  /** Units beside the price, each paid by one of these means. */
  readonly units?: number;
  readonly pay?: Toll['pay'];
  /** It cannot be taken at all. */
  readonly closed?: true;
}

const ofToll = ({ why, units, pay }: Toll): Due => ({ by: why.id, ...(why.rule && { rule: why.rule }), units, pay });

/** Where this person could put a worker, as far as the board goes. */
const locations = (state: State): Location[] => [
  ...PLACES.flatMap(({ kind, index }) => (kind !== 'forest' || state.forest.includes(index) ? [index] : [])),
  ...state.events.map((event) => AT_EVENT + event),
];

function ofPlaces(state: State, me: Seat): Due[] {
  if (seamsOf(state).tollToPlace.length === 0) return [];
  return locations(state).flatMap((at) =>
    tollsToPlace(state, me, at).map((toll) => ({ ...named(state, at), ...ofToll(toll) })),
  );
}

function ofMeadow(state: State, me: Seat): Due[] {
  const { surcharge, mayPlay } = seamsOf(state);
  const by = state.slices.intrigue?.personality ?? '';
  return [...state.meadow.entries()].flatMap(([spot, kind]): Due[] => {
    if (kind === EMPTY) return [];
    const card = cardOf(kind);
    const from: Source = { from: 'meadow', spot };
    if (isMarked(state, spot) && mayPlay.some((may) => !may(state, me, card, from)))
      return [{ spot, by, closed: true }];
    const more = surcharge.flatMap((ask) => ask(state, me, card, from) ?? []);
    const dearer = more.length > 0 ? [{ spot, by, goods: goodsOf(more) }] : [];
    return [...dearer, ...tollsToPlay(state, me, card, from, false).map((toll) => ({ spot, ...ofToll(toll) }))];
  });
}

function ofHand(state: State, me: Seat): Due[] {
  if (seamsOf(state).tollToPlay.length === 0) return [];
  return [...new Set(playerOf(state, me).hand)].flatMap((kind) => {
    const card = cardOf(kind);
    const tolls = tollsToPlay(state, me, card, { from: 'hand', spot: 0 }, false);
    return tolls.map((toll): Due => ({ card: card.id as CardId, ...ofToll(toll) }));
  });
}

/** For a person; whoever only watches is asked for nothing. */
export function duesOf(state: State, me: Seat): Due[] {
  if (!(me >= 0 && me < state.humans)) return [];
  return [...ofPlaces(state, me), ...ofMeadow(state, me), ...ofHand(state, me)];
}
