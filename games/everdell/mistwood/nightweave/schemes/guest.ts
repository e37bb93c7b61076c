/** A worker of yours whom she uses as one of hers (Poisoned jam, W320-W322, OW25, OW26, OW100). */
import type { Seat } from '@smallfolk/kernel';
import { placeOf } from '../../../content/catalogue.ts';
import { liftWorker, named } from '../../../rules/worker.ts';
import {
  ADRIFT,
  AT_EVENT,
  EMPTY,
  HELD,
  type Location,
  playerOf,
  STRANDED,
  type State,
  type T,
} from '../../../state/state.ts';
import { PERSON } from '../intrigue.ts';
import { nightweaveOf } from '../lair.ts';
import { schemesOf } from './scheme.ts';

/** She has one worker more, or one less, of those that came with this season of hers or before. */
function countAsHers(state: State, more: 1 | -1): void {
  const player = playerOf(state, nightweaveOf(state));
  player.arrivals = player.arrivals.map((workers, season) => (season === 0 ? workers + more : workers));
}

/** W320. The worker leaves that location for her board, where it is available to her. */
export function lend(t: T, from: Location, rule: string): void {
  const { state } = t;
  const left = named(state, from);
  liftWorker(state, PERSON, from);
  playerOf(state, PERSON).out.push(HELD);
  countAsHers(state, 1);
  playerOf(state, nightweaveOf(state)).available++;
  schemesOf(state).guest = HELD;
  t.emit?.({ type: 'nightweave-lures', seat: nightweaveOf(state), from: PERSON, left, rule });
}

/** OW26. It is the first that she uses. */
export function useGuest(state: State, at: Location): void {
  const slice = state.slices.schemes;
  if (slice?.guest === HELD) slice.guest = at;
}

/** Where the guest stands among her workers: its card may have left the city meanwhile. */
function whereabouts(state: State): Location | undefined {
  const guest = state.slices.schemes?.guest ?? EMPTY;
  if (guest === EMPTY || guest === HELD) return undefined;
  const { out } = playerOf(state, nightweaveOf(state));
  return [guest, ADRIFT, STRANDED].find((at) => out.includes(at));
}

/** OW26. Her preparation does not bring it home. */
export function staysOut(state: State): Location[] {
  const at = whereabouts(state);
  return at === undefined ? [] : [at];
}

/** W322. Your preparation brings it back from the board, but neither from hers nor from a Journey, which is for good. */
export function fetchGuest(t: T, me: Seat): void {
  const { state } = t;
  const at = whereabouts(state);
  if (me !== PERSON || at === undefined || isJourney(at)) return;
  const her = nightweaveOf(state);
  liftWorker(state, her, at);
  countAsHers(state, -1);
  liftWorker(state, PERSON, HELD);
  playerOf(state, PERSON).available++;
  schemesOf(state).guest = EMPTY;
  t.emit?.({ type: 'nightweave-frees', seat: her, from: PERSON, rule: 'W322' });
}

const isJourney = (at: Location): boolean => at >= 0 && at < AT_EVENT && placeOf(at).journey !== undefined;
