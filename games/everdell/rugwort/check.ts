/** Can a game against Rugwort stand like this? Asked of positions from outside only. */
import { named } from '../rules/worker.ts';
import { SEASONS, type State } from '../state/state.ts';
import { YEARS } from './lid.ts';
import { closedIn } from './rugwort.ts';
import { workersIn } from './seasons.ts';
import { isYear } from './years.ts';

export function checkRugwort(state: State): string | undefined {
  if (!isYear(state.slices.rugwort?.year)) return `slices.rugwort.year: choose one of ${YEARS.join(', ')}`;
  const rugwort = state.players[state.humans];
  if (!rugwort) return 'players: Rugwort is missing';
  if (rugwort.hand.length > 0) return `players[${state.humans}].hand: Rugwort never has a hand`;
  const expected = workersIn(state, rugwort.season);
  if (rugwort.out.length !== expected.length || rugwort.out.some((at, worker) => at !== expected[worker])) {
    const places = expected.map((at) => Object.values(named(state, at)).join(' ')).join(', ');
    return `players[${state.humans}].out: in ${SEASONS[rugwort.season]} Rugwort's workers stand on ${places}`;
  }
  if (state.closed !== closedIn(rugwort.season)) return 'closed: the places of the Meadow where his workers stand';
  return undefined;
}
