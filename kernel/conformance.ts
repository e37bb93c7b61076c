/**
 * The conformance kit: one suite that every game passes. A game's test file needs one line:
 * `conformance(test, game, setups, { secrets, census })`, where `test` is the one of the test runner.
 */

import { assert, assertEqual, assertPlain, PLANTED, plant, withoutOutsideChance } from './conformance-assert.ts';
import { nonInterference } from './conformance-secrets.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { Match } from './match.ts';
import { keyOf } from './option.ts';
import { Random, type Seed, seedOf } from './random.ts';
import { type Seat, SPECTATOR } from './rules.ts';
import { Run } from './run.ts';
import type { Setup } from './setup.ts';

export interface ConformanceOptions<S> {
  /** The arrays of the state whose contents are hidden from the seat; the kit plants markers there. */
  readonly secrets: (state: S, seat: Seat) => readonly (readonly unknown[])[];
  /** Counts that never change: every card, token and cube is somewhere exactly once. */
  readonly census: (state: S) => Readonly<Record<string, number>>;
  /** Says what is wrong with a state, if anything. */
  readonly invariant?: (state: S) => string | undefined;
  /** Random games per set-up for the quick checks. */
  readonly seeds?: number;
  /** Random games per set-up for the checks that look at every step. */
  readonly deep?: number;
  /** No game takes more decisions than this. */
  readonly bound?: number;
}

export interface Check {
  readonly name: string;
  run(): void;
}

type TestRunner = (name: string, body: () => void, timeout?: number) => unknown;

const MINUTES = 60_000;

export function conformance<S, V>(
  test: TestRunner,
  game: Game<S, V>,
  setups: readonly Setup[],
  options: ConformanceOptions<S>,
): void {
  for (const { name, run } of checks(game, setups, options)) test(`${game.name} ${name}`, run, 10 * MINUTES);
}

/** All checks as plain functions that throw what they find. */
export function checks<S, V>(game: Game<S, V>, setups: readonly Setup[], options: ConformanceOptions<S>): Check[] {
  const { seeds = 100, deep = 3, bound = 20_000 } = options;

  /** Plays random games to their end, calling `each` at every decision. */
  function quickly(each: (run: Run<S>) => void, end: (run: Run<S>) => void = () => {}): void {
    everyGame(seeds, (setup, seed) => {
      const random = Random.of(seed);
      const run = new Run(game, game.create(setup, random), random);
      const choice = Random.of(seedOf(`choices ${seed}`));
      for (let decisions = 0; run.decision; decisions++) {
        assert(decisions < bound, `has not ended after ${bound} decisions`);
        each(run);
        run.answer(choice.below(run.decision.options.length));
      }
      end(run);
    });
  }

  /** Plays random matches with all bookkeeping, calling `each` at every decision, and at the end. */
  function deeply(
    each: (match: Match<S, V>, choice: Random) => void,
    end: (match: Match<S, V>) => void = () => {},
  ): void {
    everyGame(deep, (setup, seed) => {
      const match = Match.start(game, setup, seed);
      const choice = Random.of(seedOf(`choices ${seed}`));
      while (match.decision && match.choices.length < bound) {
        each(match, choice);
        match.choose(choice.below(match.decision.options.length));
      }
      end(match);
    });
  }

  function everyGame(count: number, body: (setup: Setup, seed: Seed) => void): void {
    for (const setup of setups) {
      for (let n = 0; n < count; n++) {
        const seed = seedOf(`${game.name} ${n}`);
        try {
          body(setup, seed);
        } catch (problem) {
          throw new Error(`${(problem as Error).message}\n  with set-up ${JSON.stringify(setup)}, seed ${seed}`, {
            cause: problem,
          });
        }
      }
    }
  }

  const viewers = (match: Match<S, V>) => [SPECTATOR, ...Array(match.seats).keys()];

  return [
    {
      name: 'plays to the end, with a result',
      run: () =>
        quickly(
          () => {},
          ({ result }) => assert(result !== undefined, 'ended without a result'),
        ),
    },
    {
      name: 'gives every option of a decision its own key',
      run: () =>
        quickly(({ decision }) => {
          const keys = decision?.options.map(keyOf) ?? [];
          const twice = keys.find((key, at) => keys.indexOf(key) !== at);
          assert(twice === undefined, `"${decision?.ask}" offers "${twice}" twice`);
        }),
    },
    {
      name: 'keeps every piece somewhere exactly once',
      run: () => {
        let before: { run: Run<S>; census: string } | undefined;
        quickly((run) => {
          const census = JSON.stringify(options.census(run.state));
          if (before?.run === run) assertEqual(census, before.census, 'the census changed');
          before = { run, census };
        });
      },
    },
    {
      name: 'keeps its invariant',
      run: () =>
        quickly((run) => {
          const broken = options.invariant?.(run.state);
          assert(broken === undefined, `broken: ${broken}`);
        }),
    },
    {
      name: 'uses no clock and no chance but its own',
      run: () =>
        withoutOutsideChance(() =>
          everyGame(deep, (setup, seed) => {
            const [first, second] = [Match.start(game, setup, seed), Match.start(game, setup, seed)];
            const choice = Random.of(seedOf(`choices ${seed}`));
            while (first.decision && first.choices.length < bound) {
              const index = choice.below(first.decision.options.length);
              first.choose(index);
              second.choose(index);
              assertEqual(second.hash(), first.hash(), 'the same seed and choices led to different states');
            }
          }),
        ),
    },
    {
      name: 'accepts every option offered and refuses everything else',
      run: () =>
        deeply((match) => {
          const hash = match.hash();
          for (const wrong of [
            'no such option',
            -1,
            0.5,
            match.decision?.options.length ?? 0,
            { do: 'no such option' },
          ]) {
            assert(!match.choose(wrong).ok, `accepted ${JSON.stringify(wrong)}`);
          }
          assertEqual(match.hash(), hash, 'a refused choice changed the state');
          match.decision?.options.forEach((option, index) => {
            try {
              match.fork().answer(index);
            } catch (problem) {
              throw new Error(`"${keyOf(option)}" is offered but fails: ${(problem as Error).message}`, {
                cause: problem,
              });
            }
          });
        }),
    },
    {
      name: 'holds nothing but plain data in state, views, events and decisions',
      run: () =>
        deeply(
          (match) => {
            assertPlain(match.state, 'state');
            assertPlain(match.decision?.options, 'options');
            for (const seat of viewers(match)) assertPlain(match.view(seat), 'view');
          },
          (match) => {
            for (const seat of viewers(match)) assertPlain(match.events(seat), 'events');
          },
        ),
    },
    {
      name: 'names the rule of every decision and every event',
      run: () =>
        deeply(
          ({ decision }) => assert(!!decision?.rule, `"${decision?.ask}" names no rule`),
          (match) => {
            for (const event of match.events(SPECTATOR)) assert(!!event.rule, `event "${event.type}" names no rule`);
          },
        ),
    },
    {
      name: 'copies its state completely',
      run: () =>
        deeply((match, choice) => {
          const copy = game.clone(match.state);
          const hash = hashOf(copy);
          assertEqual(hash, hashOf(match.state), 'a copy differs from its original');
          const run = new Run(game, game.clone(copy), choice.copy());
          for (let i = 0; i < 20 && run.decision; i++) run.answer(choice.below(run.decision.options.length));
          assertEqual(hashOf(copy), hash, 'playing on a copy changed its original');
        }),
    },
    {
      name: 'goes on from a fork as it would have done',
      run: () =>
        deeply((match, choice) => {
          const hash = match.hash();
          const [one, two] = [match.fork(), match.fork()];
          assertEqual(hashOf(one.state), hashOf(match.state), 'a fork differs from its match');
          assertEqual(
            one.decision,
            match.decision,
            'a fork asks something else: a checkpoint does not say how to go on',
          );
          for (let i = 0; i < 10 && one.decision; i++) {
            const index = choice.below(one.decision.options.length);
            one.answer(index);
            two.answer(index);
          }
          assertEqual(hashOf(one.state), hashOf(two.state), 'two forks with the same choices differ');
          assertEqual(match.hash(), hash, 'playing on a fork changed the match');
        }),
    },
    {
      name: 'is the same after saving and loading',
      run: () =>
        deeply((match) => {
          const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
          assert(loaded.ok, loaded.ok ? '' : `its own save is refused: ${loaded.message}`);
          if (loaded.ok) assertEqual(loaded.value.hash(), match.hash(), 'a loaded match differs from the saved one');
          if (!game.position) return;
          const recovered = Match.load(game, JSON.parse(JSON.stringify(match.save())), { recover: true });
          assert(recovered.ok, recovered.ok ? '' : `its own checkpoint is refused as a position: ${recovered.message}`);
        }),
    },
    {
      name: 'can be taken back to its start and played again',
      run: () =>
        everyGame(Math.min(deep, 2), (setup, seed) => {
          const match = Match.start(game, setup, seed, { practice: true });
          const choice = Random.of(seedOf(`choices ${seed}`));
          const hashes = [match.hash()];
          const answers: number[] = [];
          while (match.decision && answers.length < 40) {
            answers.push(choice.below(match.decision.options.length));
            match.choose(answers.at(-1) ?? 0);
            hashes.push(match.hash());
          }
          for (let n = answers.length - 1; n >= 0; n--) {
            match.undo();
            assertEqual(match.hash(), hashes[n], `undo led elsewhere than before choice ${n + 1}`);
          }
          for (const [n, index] of answers.entries()) {
            match.choose(index);
            assertEqual(match.hash(), hashes[n + 1], `choice ${n + 1} led elsewhere after undo`);
          }
        }),
    },
    {
      name: 'shows no seat what is hidden from it',
      run: () =>
        deeply((match) => {
          for (const seat of viewers(match)) {
            const state = game.clone(match.state);
            for (const hidden of options.secrets(state, seat)) plant(hidden as unknown[]);
            let shown: string;
            try {
              shown = JSON.stringify(game.view(state, seat));
            } catch (problem) {
              throw new Error(`the view of seat ${seat} looks at secrets: ${(problem as Error).message}`, {
                cause: problem,
              });
            }
            assert(!PLANTED.test(shown), `the view of seat ${seat} shows a planted secret`);
          }
        }),
    },
    {
      name: 'deals hidden things anew without changing what a seat sees',
      run: () =>
        deeply((match, choice) => {
          const census = JSON.stringify(options.census(match.state));
          for (const seat of viewers(match)) {
            const world = match.imagine(seat, choice.split());
            assertEqual(game.view(world.state, seat), match.view(seat), `resampling changed the view of seat ${seat}`);
            assertEqual(JSON.stringify(options.census(world.state)), census, 'resampling changed the census');
            const broken = options.invariant?.(world.state);
            assert(broken === undefined, `resampling broke: ${broken}`);
            for (let i = 0; i < 10 && world.decision; i++) world.answer(choice.below(world.decision.options.length));
          }
        }),
    },
    {
      name: 'deals all that is hidden anew',
      run: () => {
        const stuck = new Set<string>();
        const moved = new Set<string>();
        deeply((match, choice) => {
          for (const seat of viewers(match)) {
            const world = match.imagine(seat, choice.split());
            options.secrets(match.state, seat).forEach((hidden, at) => {
              const name = `secret ${at} of seat ${seat}`;
              const same = hashOf(options.secrets(world.state, seat)[at]) === hashOf(hidden);
              if (!same) moved.add(name);
              else if (new Set(hidden.map(hashOf)).size > 1) stuck.add(name);
            });
          }
        });
        for (const name of stuck) assert(moved.has(name), `resampling never changed ${name}`);
      },
    },
    {
      name: 'tells no seat what it may not know, and declares every reveal',
      run: () =>
        deeply((match, choice) => {
          for (const seat of viewers(match)) nonInterference(match, seat, choice);
        }),
    },
  ];
}
