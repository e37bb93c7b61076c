/** Random games with each small expansion and each pair of them keep every promise of the kernel. */
import { parseSetup, type Setup } from '@smallfolk/kernel';
import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { everdell } from '../../game.ts';
import { census, invariantOf, secrets } from '../../testing/promises.ts';
import { PERSONALITIES } from '../nightweave/personalities/personalities.ts';
import { PLANS } from '../nightweave/plans/plans.ts';

function setup(given: Readonly<Record<string, string | number>>): Setup {
  const parsed = parseSetup(everdell, given);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

const SETUPS = [
  { seats: 2, farms: 'seasonal' },
  { seats: 1, farms: 'seasonal', rugwort: 2 },
  { seats: 4, abilities: 'yes' },
  { seats: 2, abilities: 'yes' },
  { seats: 1, abilities: 'yes' },
  { seats: 3, abilities: 'yes', farms: 'seasonal' },
  { seats: 2, corrin: 'yes' },
  { seats: 3, legends: 'yes' },
  { seats: 2, corrin: 'yes', legends: 'yes' },
  { seats: 4, corrin: 'yes', abilities: 'yes' },
  { seats: 2, legends: 'yes', abilities: 'yes' },
  { seats: 2, legends: 'yes', farms: 'seasonal' },
  { seats: 1, corrin: 'yes', farms: 'seasonal' },
  { seats: 1, legends: 'yes', rugwort: 3 },
  { seats: 1, opponent: 'nightweave', level: 0 },
  { seats: 2, opponent: 'nightweave', level: 1, corrin: 'yes', legends: 'yes' },
  { seats: 1, opponent: 'nightweave', level: 4, abilities: 'yes' },
  { seats: 2, opponent: 'nightweave', level: 2, farms: 'seasonal' },
  { seats: 2, opponent: 'nightweave', level: 3, abilities: 'yes', victory: 'each' },
  ...PERSONALITIES.map(({ id }, n) => ({ seats: 1 + (n % 2), opponent: 'nightweave', level: 2, personality: id })),
  ...PLANS.map(({ id }) => ({ seats: 1, opponent: 'nightweave', level: 1, plan: id, personality: 'gambler' })),
  ...([1, 2, 3, 4] as const).map((level) => ({ seats: 1, opponent: 'nightweave', level, schemes: 'yes' })),
  { seats: 1, opponent: 'nightweave', level: 2, schemes: 'yes', corrin: 'yes', legends: 'yes', abilities: 'yes' },
  { seats: 1, opponent: 'nightweave', level: 2, schemes: 'yes', personality: 'pessimist' },
].map(setup);

const invariant = invariantOf(...SETUPS);

conformance(test, everdell, SETUPS, { secrets, census, invariant, seeds: 130, deep: 1, bound: 2000 });
