/** Spiders: a figure on the board that rewards its owner for every visit to its place (W68, W69). */
import { choose, type Rules, type Seat } from '@smallfolk/kernel';
import { PLACES, placeNamed, placeOf } from '../../content/catalogue.ts';
import { about, cause } from '../../rules/cause.ts';
import { drawing } from '../../rules/deck.ts';
import { gain } from '../../rules/goods.ts';
import { GAIN } from '../../rules/options.ts';
import { RESOURCES } from '../../state/resource.ts';
import { type Location, playerOf, type State, type T } from '../../state/state.ts';
import { type Ability, sliceOf } from './ability.ts';

const SPIDERS = cause('spiders', 'W69');
const BEGIN = cause('spiders', 'W68');

export const spiders: Ability = {
  id: 'spiders',
  rule: 'W69',
  begin: (t, holder) => lurk(t, holder, BEGIN),
  afterVisit: (t, holder, _by, at) => (at === sliceOf(t.state).figure ? feed(t, holder) : undefined),
};

/** W68. Places of the board where the figure may stand: basic locations, forest, Haven and Journey. */
export function lairs(state: State): Location[] {
  const there = PLACES.filter(
    ({ kind, index }) => kind !== 'other' && (kind !== 'forest' || state.forest.includes(index)),
  );
  return there.map(({ index }) => index);
}

/** W69. A resource of a kind that the owner lacks at this moment, a card, and on it goes. */
function* feed(t: T, me: Seat): Rules {
  const { stock } = playerOf(t.state, me);
  const lacking = GAIN.filter((_, kind) => stock[kind] === 0);
  if (lacking.length > 0) {
    const { what } = yield* choose(me, 'spiders-gain', lacking, about(SPIDERS));
    gain(t, me, RESOURCES.indexOf(what), 1, SPIDERS);
  }
  yield* drawing(t, me, 1, SPIDERS);
  yield* lurk(t, me, SPIDERS);
}

/** OW119. Any other such place, occupied or not. */
function* lurk(t: T, me: Seat, why: typeof SPIDERS): Rules {
  const slice = sliceOf(t.state);
  const options = lairs(t.state)
    .filter((at) => at !== slice.figure)
    .map((at) => ({ do: 'lurk', at: placeOf(at).id }) as const);
  const { at } = yield* choose(me, 'spiders-move', options, about(why));
  slice.figure = placeNamed(at);
  t.emit?.({ type: 'spiders-move', seat: me, at, rule: why.rule });
}
