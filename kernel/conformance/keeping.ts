/** The checks of what is kept: copies, forks, saves and undo are exact. */

import { hashOf } from '../hash.ts';
import { Match } from '../match.ts';
import { Run } from '../run.ts';
import { assert, assertEqual } from './assert.ts';
import { choicesOf, type KitCheck } from './kit.ts';

export const KEEPING: readonly KitCheck[] = [
  {
    name: 'copies its state completely',
    run: (kit) =>
      kit.deeply((match, choice) => {
        const copy = kit.game.clone(match.state);
        const hash = hashOf(copy);
        assertEqual(hash, hashOf(match.state), 'a copy differs from its original');
        const run = new Run(kit.game, kit.game.clone(copy), choice.copy());
        for (let i = 0; i < 20 && run.decision; i++) run.answer(choice.below(run.decision.options.length));
        assertEqual(hashOf(copy), hash, 'playing on a copy changed its original');
      }),
  },
  {
    name: 'goes on from a fork as it would have done',
    run: (kit) =>
      kit.deeply((match, choice) => {
        const hash = match.hash();
        const [one, two] = [match.fork(), match.fork()];
        assertEqual(hashOf(one.state), hashOf(match.state), 'a fork differs from its match');
        assertEqual(one.decision, match.decision, 'a fork asks something else: a checkpoint does not say how to go on');
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
    run: (kit) =>
      kit.deeply((match) => {
        const loaded = Match.load(kit.game, JSON.parse(JSON.stringify(match.save())));
        assert(loaded.ok, loaded.ok ? '' : `its own save is refused: ${loaded.message}`);
        if (loaded.ok) assertEqual(loaded.value.hash(), match.hash(), 'a loaded match differs from the saved one');
        if (!kit.game.position) return;
        const recovered = Match.load(kit.game, JSON.parse(JSON.stringify(match.save())), { recover: true });
        assert(recovered.ok, recovered.ok ? '' : `its own checkpoint is refused as a position: ${recovered.message}`);
      }),
  },
  {
    name: 'can be taken back to its start and played again',
    run: (kit) =>
      kit.everyGame(Math.min(kit.deep, 2), (setup, seed) => {
        const match = Match.start(kit.game, setup, seed, { practice: true });
        const choice = choicesOf(seed);
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
];
