/** She can be checked by hand from the log alone: an independent referee does so, game after game. */
import { describe, expect, test } from 'vitest';
import type { Happening } from '../../state/events.ts';
import { BITES, tieLost } from './referee/bites.ts';
import { writtenGame } from './referee/games.ts';
import { referee, type Written } from './referee/referee.ts';

/** How many games of each set-up: a few at each run of the tests, `SEEDS=200` for the whole proof. */
const SEEDS = Number(process.env.SEEDS ?? 2);
const PATIENCE = 60_000 + 1000 * SEEDS;

type Given = Readonly<Record<string, string | number>>;

/** What the referee objects to. */
function objection(game: Written): string | undefined {
  try {
    referee(game);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The games of these set-ups that break a rule, by the name under which they can be played again. */
function objections(setups: readonly Given[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const given of setups) {
    for (let n = 0; n < SEEDS; n++) {
      const name = `${JSON.stringify(given)} ${n}`;
      const broken = objection(writtenGame(given, name));
      if (broken) found[name] = broken;
    }
  }
  return found;
}

const LEVELS = [0, 1, 2, 3, 4];
const PERSONALITIES = ['nasty', 'pessimist', 'infernal', 'mean', 'gambler', 'idler', 'privileged', 'needy'];
const SMALL = [{ farms: 'seasonal' }, { corrin: 'yes' }, { legends: 'yes' }, { abilities: 'yes' }];
const PLANS = [
  ...['masked-ball', 'web-barricade', 'hypnotic-gaze', 'the-scheme-thickens', 'bounty-hunter', 'overwhelming-swarm'],
  ...['trial-of-strength', 'unraveller', 'growing-web', 'sly-one', 'extortion', 'connections'],
];
const ALL = { farms: 'seasonal', corrin: 'yes', legends: 'yes', abilities: 'yes' };

const SOLO = LEVELS.map((level) => ({ seats: 1, level }));
const PAIRS = LEVELS.map((level) => ({ seats: 2, level, victory: level % 2 === 0 ? 'together' : 'each' }));

const numbered = (setups: readonly Given[]): Given[] =>
  setups.flatMap((given, n) => [
    { seats: 1, level: n % 5, ...given },
    { seats: 2, level: (n + 2) % 5, ...given },
  ]);

describe('an independent referee finds nothing to object to', () => {
  test(
    'W77, W79, W80, W83-W90, W93-W95, W99, W101, W102, W107, W110, W113-W128, W130-W145, W147-W165, W167-W183, W187-W189, W191-W193, W195-W214, W216-W223, W225, W421, W424-W427: alone against her',
    () => expect(objections(SOLO)).toEqual({}),
    PATIENCE,
  );
  test(
    'W78, W96, W108, W166, W215, OW8, OW39, OW70: with two people',
    () => expect(objections(PAIRS)).toEqual({}),
    PATIENCE,
  );
  test(
    'W247-W260, W263, W428, W429, OW18, OW21, OW80: every personality',
    () => expect(objections(numbered(PERSONALITIES.map((personality) => ({ personality }))))).toEqual({}),
    PATIENCE,
  );
  test(
    'W28, W75, W355, W356, W358, W361, W367, OW23, OW47, OW53: the small expansions',
    () => expect(objections(numbered([...SMALL, { ...ALL, personality: 'gambler' }]))).toEqual({}),
    PATIENCE,
  );
  test(
    'W152, W208, W241, W277, W279, W282, W284, W288, W289, OW1, OW27, OW81, OW92: her turns under a plan',
    () => {
      const plans = PLANS.map((plan, n) => ({ seats: 1, level: 1 + (n % 4), plan }));
      const both = PLANS.map((plan, n) => ({ ...plans[n], plan, personality: PERSONALITIES[n % 8] ?? '' }));
      const whim = PERSONALITIES.map((personality) => ({ seats: 1, level: 2, plan: 'weavers-whim', personality }));
      expect(objections([...plans, ...both, ...whim])).toEqual({});
    },
    PATIENCE,
  );
  test(
    'W156, W303-W305, W308, W310, W342, OW26, OW31, OW107: her turns under schemes',
    () => expect(objections(LEVELS.map((level) => ({ seats: 1, level, schemes: 'yes' })))).toEqual({}),
    PATIENCE,
  );
});

/** How she meets her rules in the log: the rule, and the reason that she gives. */
const rulesMet = ({ log, laid }: Written): string[] =>
  log.flatMap((event) => {
    const hers = 'seat' in event && event.seat === laid.humans;
    return hers ? [`${event.rule}${'why' in event ? ` ${event.why}` : ''}`] : [];
  });

const MET = [
  ...['W101', 'W102', 'W107', 'W113', 'W115', 'W116', 'W117', 'W132', 'W133', 'W134', 'W135', 'W136', 'W137'],
  ...['W140', 'W144', 'W145', 'W147', 'W148', 'W155', 'W158', 'W159', 'W161', 'W163', 'W164', 'W167', 'W171'],
  ...['W176', 'W191', 'W192', 'W193', 'W197', 'W198', 'W199', 'W200', 'W207', 'W209', 'E73', 'E196'],
  ...['W123 city-full', 'W127 all-blocked', 'W127 no-worker', 'W128 event-claimed', 'W131 in-meadow'],
  ...['W149 no-worker', 'W151 no-card', 'W151 worker', 'W162 no-spot', 'W165 no-open-card'],
];

test('what the referee checks does happen in random games', () => {
  const met = new Set<string>();
  for (let n = 0; n < 150; n++) {
    for (const rule of rulesMet(writtenGame({ seats: 1 + (n % 2), level: n % 5 }, `met ${n}`))) met.add(rule);
  }
  expect(MET.filter((rule) => !met.has(rule))).toEqual([]);
});

/** A log in which one event is told in another way, or left out. */
function doctored(
  game: Written,
  lie: (event: Happening, game: Written) => Happening | 'left out' | undefined,
): Written[] {
  return game.log.flatMap((event, at) => {
    const told = lie(event, game);
    if (told === undefined) return [];
    return { ...game, log: game.log.toSpliced(at, 1, ...(told === 'left out' ? [] : [told])) };
  });
}

describe('the referee bites', () => {
  const games = LEVELS.flatMap((level) =>
    [1, 2].map((seats) => writtenGame({ seats, level }, `bites ${level} ${seats}`)),
  );

  test.each(BITES)('$rule: $what', ({ lie }) => {
    const lies = games.flatMap((game) => doctored(game, lie));
    expect(lies.length).toBeGreaterThan(0);
    expect(lies.filter((game) => objection(game) === undefined).length).toBe(0);
  });

  test('W213, W214: a tie that she has not won', () => {
    for (const game of games) expect(objection(tieLost(game))).toMatch('W214');
  });
});
