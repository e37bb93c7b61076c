/** Random games with each small expansion and each pair of them keep every promise of the kernel. */
import { Match, parseSetup, Random, type Setup, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { conformance } from '@smallfolk/kernel/conformance';
import { expect, test } from 'vitest';
import { everdell } from '../../game.ts';
import { census, invariantOf, secrets } from '../../testing/promises.ts';
import { PERSONALITIES } from '../nightweave/personalities/personalities.ts';
import { PLANS } from '../nightweave/plans/plans.ts';
import { SCHEMES } from '../nightweave/schemes/schemes.ts';

function setup(given: Readonly<Record<string, string | number>>): Setup {
  const parsed = parseSetup(everdell, given);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/** The small expansions and every pair of them, with other numbers of people each time. */
const SMALL = [{ farms: 'seasonal' }, { corrin: 'yes' }, { legends: 'yes' }, { abilities: 'yes' }];
const PAIRS = SMALL.flatMap((one, n) => SMALL.slice(n + 1).map((other) => ({ ...one, ...other })));
const HER = { seats: 1, opponent: 'nightweave' };

const SETUPS = [
  ...SMALL.map((given, n) => ({ seats: n + 1, ...given })),
  ...PAIRS.map((given, n) => ({ seats: 1 + (n % 4), rugwort: 1 + (n % 3), ...given })),
  ...[0, 1, 2, 3, 4].map((level, n) => ({ seats: 1 + (n % 2), opponent: 'nightweave', level })),
  { ...HER, seats: 2, level: 1, corrin: 'yes', legends: 'yes' },
  { ...HER, level: 4, abilities: 'yes', spring: 'yes' },
  { ...HER, seats: 2, level: 3, abilities: 'yes', farms: 'seasonal', victory: 'each' },
  ...PERSONALITIES.map(({ id }, n) => ({ ...HER, seats: 1 + (n % 2), level: 2, personality: id })),
  ...PLANS.map(({ id }) => ({ ...HER, level: 1, plan: id, personality: 'gambler' })),
  ...[1, 2, 3, 4].map((level) => ({ ...HER, level, schemes: 'yes' })),
  { ...HER, level: 2, schemes: 'yes', corrin: 'yes', legends: 'yes', abilities: 'yes' },
  { ...HER, level: 2, schemes: 'yes', personality: 'pessimist' },
].map(setup);

const invariant = invariantOf(...SETUPS);

/** How many games of each set-up: a few at each run of the tests, `SEEDS=1000` for the whole proof. */
const seeds = Number(process.env.SEEDS ?? 40);

conformance(test, everdell, SETUPS, { secrets, census, invariant, seeds, deep: 1, bound: 2000 });

test('every scheme is drawn in these games', () => {
  const drawn = new Set<string>();
  for (let n = 0; n < 60 && drawn.size < SCHEMES.length; n++) {
    for (const id of schemesMet(setup({ ...HER, level: 2, plan: 'the-scheme-thickens' }), `every scheme ${n}`))
      drawn.add(id);
  }
  expect(drawn.size).toBe(SCHEMES.length);
});

/** A whole game of random choices, without passing early. */
function schemesMet(given: Setup, seed: string): readonly string[] {
  const match = Match.start(everdell, given, seedOf(seed));
  const choice = Random.of(seedOf(`choices ${seed}`));
  while (match.decision) {
    const { options } = match.decision;
    const stay = options.filter((option) => option.do !== 'pass');
    match.choose(choice.pick(stay.length > 0 ? stay : options) ?? 0);
  }
  return match
    .events(SPECTATOR)
    .filter(({ type }) => type === 'nightweave-schemes')
    .map(({ scheme }) => String(scheme));
}
