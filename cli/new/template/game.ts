/** What the kernel asks of a game. */
import type { Game } from '@smallfolk/kernel';
import { insight } from './bot/estimate.ts';
import { HEAPS, heapNamed } from './content/heaps.ts';
import { untilTheLast } from './rules/turn.ts';
import type { State } from './state/state.ts';

export const game: Game<State, State> = {
  name: 'hoard',
  version: 1,
  fields: [{ name: 'heap', values: HEAPS.map(({ name }) => name), default: 'middling' }],
  seats: () => 2,
  create: (setup) => ({ left: heapNamed(setup.heap).acorns, turn: 0 }),
  rules: untilTheLast,
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }), // Nothing is hidden here; kernel/samples/crumbs.ts shows a game with secrets.
  resample: () => {},
  insight,
};
