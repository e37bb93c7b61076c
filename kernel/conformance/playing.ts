/** The checks of how a game plays: it ends, it keeps every piece, its options are legal, its data plain, its rules named. */

import { Match } from '../match.ts';
import { keyOf } from '../option.ts';
import { SPECTATOR } from '../rules.ts';
import { assert, assertEqual, assertPlain, withoutOutsideChance } from './assert.ts';
import { choicesOf, type KitCheck, viewersOf } from './kit.ts';

export const PLAYING: readonly KitCheck[] = [
  {
    name: 'plays to the end, with a result',
    run: (kit) =>
      kit.quickly(
        () => {},
        ({ result }) => assert(result !== undefined, 'ended without a result'),
      ),
  },
  {
    name: 'gives every option of a decision its own key',
    run: (kit) =>
      kit.quickly(({ decision }) => {
        const keys = decision?.options.map(keyOf) ?? [];
        const twice = keys.find((key, at) => keys.indexOf(key) !== at);
        assert(twice === undefined, `"${decision?.ask}" offers "${twice}" twice`);
      }),
  },
  {
    name: 'keeps every piece somewhere exactly once',
    run: (kit) => {
      let before: { run: unknown; census: string } | undefined;
      kit.quickly((run) => {
        const census = JSON.stringify(kit.options.census(run.state));
        if (before?.run === run) assertEqual(census, before.census, 'the census changed');
        before = { run, census };
      });
    },
  },
  {
    name: 'keeps its invariant',
    run: (kit) =>
      kit.quickly((run) => {
        const broken = kit.options.invariant?.(run.state);
        assert(broken === undefined, `broken: ${broken}`);
      }),
  },
  {
    name: 'uses no clock and no chance but its own',
    run: (kit) =>
      withoutOutsideChance(() =>
        kit.everyGame(kit.deep, (setup, seed) => {
          const [first, second] = [Match.start(kit.game, setup, seed), Match.start(kit.game, setup, seed)];
          const choice = choicesOf(seed);
          while (first.decision && first.choices.length < kit.bound) {
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
    run: (kit) =>
      kit.deeply((match) => {
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
    run: (kit) =>
      kit.deeply(
        (match) => {
          assertPlain(match.state, 'state');
          assertPlain(match.decision?.options, 'options');
          for (const seat of viewersOf(match)) assertPlain(match.view(seat), 'view');
        },
        (match) => {
          for (const seat of viewersOf(match)) assertPlain(match.events(seat), 'events');
        },
      ),
  },
  {
    name: 'names the rule of every decision and every event',
    run: (kit) =>
      kit.deeply(
        ({ decision }) => assert(!!decision?.rule, `"${decision?.ask}" names no rule`),
        (match) => {
          for (const event of match.events(SPECTATOR)) assert(!!event.rule, `event "${event.type}" names no rule`);
        },
      ),
  },
];
