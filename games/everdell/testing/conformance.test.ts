import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { everdell } from '../game.ts';
import { census, invariantOf, secrets } from './promises.ts';

const setups = [
  { seats: 2, start: 'lot', rugwort: 1 },
  { seats: 3, start: 'lot', rugwort: 1 },
  { seats: 4, start: 2, rugwort: 1 },
  { seats: 1, start: 'lot', rugwort: 1 },
  { seats: 1, start: 'lot', rugwort: 2 },
  { seats: 1, start: 'lot', rugwort: 3 },
];

const invariant = invariantOf(...setups);

conformance(test, everdell, setups, { secrets, census, invariant, seeds: 1000, deep: 2, bound: 2000 });
