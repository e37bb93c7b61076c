/** The checks of what is hidden: nobody sees or hears more than their seat may, and imagined worlds are fair. */

import { hashOf } from '../hash.ts';
import { sure } from '../sure.ts';
import { assert, assertEqual, PLANTED, plant } from './assert.ts';
import { type KitCheck, viewersOf } from './kit.ts';
import { nonInterference } from './non-interference.ts';

export const HIDING: readonly KitCheck[] = [
  {
    name: 'shows no seat what is hidden from it',
    run: (kit) =>
      kit.deeply((match) => {
        const viewers = viewersOf(match);
        for (const [at, seen] of match.views(viewers).entries()) {
          const seat = sure(viewers[at]);
          assertEqual(seen, match.view(seat), `among others seat ${seat} sees something else than alone`);
        }
        for (const seat of viewers) {
          const state = kit.game.clone(match.state);
          for (const hidden of kit.options.secrets(state, seat)) plant(hidden as unknown[]);
          let shown: string;
          try {
            shown = JSON.stringify(kit.game.view(state, seat));
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
    run: (kit) =>
      kit.deeply((match, choice) => {
        const census = JSON.stringify(kit.options.census(match.state));
        for (const seat of viewersOf(match)) {
          const world = match.imagine(seat, choice.split());
          assertEqual(
            kit.game.view(world.state, seat),
            match.view(seat),
            `resampling changed the view of seat ${seat}`,
          );
          assertEqual(JSON.stringify(kit.options.census(world.state)), census, 'resampling changed the census');
          const broken = kit.options.invariant?.(world.state);
          assert(broken === undefined, `resampling broke: ${broken}`);
          for (let i = 0; i < 10 && world.decision; i++) world.answer(choice.below(world.decision.options.length));
        }
      }),
  },
  {
    name: 'deals all that is hidden anew',
    run: (kit) => {
      const stuck = new Set<string>();
      const moved = new Set<string>();
      kit.deeply((match, choice) => {
        for (const seat of viewersOf(match)) {
          const world = match.imagine(seat, choice.split());
          kit.options.secrets(match.state, seat).forEach((hidden, at) => {
            const name = `secret ${at} of seat ${seat}`;
            const same = hashOf(kit.options.secrets(world.state, seat)[at]) === hashOf(hidden);
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
    run: (kit) =>
      kit.deeply((match, choice) => {
        for (const seat of viewersOf(match)) nonInterference(match, seat, choice);
      }),
  },
];
