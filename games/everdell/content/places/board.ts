/** The Haven and the Journey (E62-E71). */
import { gainAny } from '../../rules/goods.ts';
import { discardFromHand } from '../../rules/hand.ts';
import { playerOf } from '../../state/state.ts';
import { type NamedPlace, place } from '../place.ts';

export const haven = place('haven', {
  rule: 'EC57',
  kind: 'haven',
  shared: true,
  possible: (state, me) => playerOf(state, me).hand.length > 0,
  *visit(t, me) {
    const count = yield* discardFromHand(t, me, 1, playerOf(t.state, me).hand.length, HAVEN);
    yield* gainAny(t, me, Math.floor(count / 2), HAVEN);
  },
});
const HAVEN = { id: 'haven', rule: 'EC57' };

/** E66-E69. Exactly as many hand cards as the spot shows; the worker stays and scores them at the end. */
function journey(points: number, rule: string): NamedPlace {
  const id = `journey-${points}`;
  const spot = place(id, {
    rule,
    kind: 'journey',
    journey: points,
    *visit(t, me) {
      yield* discardFromHand(t, me, points, points, { id, rule });
    },
  });
  return points === 2 ? { ...spot, shared: true } : spot;
}

export const boardPlaces = [haven, journey(2, 'EC61'), journey(3, 'EC60'), journey(4, 'EC59'), journey(5, 'EC58')];
