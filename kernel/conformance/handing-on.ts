/** The checks of what a match leaves to the next one, for games that are played as a campaign. */
import { parseLegacy } from '../legacy.ts';
import { Match } from '../match.ts';
import { assert, assertEqual, assertPlain } from './assert.ts';
import type { KitCheck } from './kit.ts';

/** What no game can begin with. */
const NONSENSE = [null, 0, 'legacy', [], {}, { smallfolk: 1 }, { legacy: true }];

export const HANDING_ON: readonly KitCheck[] = [
  {
    name: 'leaves plain data that a next match can begin with',
    run: (kit) => {
      let begun = 0;
      kit.deeply(
        () => {},
        (match, choice) => {
          if (match.result) assertPlain(match.leaves, 'leaves');
          const left = JSON.parse(JSON.stringify(match.leaves ?? null));
          for (const setup of kit.setups) {
            const legacy = parseLegacy(kit.game, setup, left);
            if (!legacy.ok) continue;
            begun++;
            const given = JSON.stringify(legacy.value);
            const next = Match.start(kit.game, setup, match.seed, { legacy: legacy.value });
            for (let i = 0; i < 60 && next.decision; i++) next.choose(choice.below(next.decision.options.length));
            assert(JSON.stringify(next.legacy) === given, 'a match changed what it began with');
            const loaded = Match.load(kit.game, JSON.parse(JSON.stringify(next.save())));
            assert(loaded.ok, loaded.ok ? '' : `the save of a match that began with a legacy: ${loaded.message}`);
            if (loaded.ok) assertEqual(loaded.value.hash(), next.hash(), 'a loaded match begins with something else');
          }
        },
      );
      assert(begun > 0, 'no set-up can begin with what any match left');
    },
  },
  {
    name: 'begins with nothing that no match could have left',
    run: (kit) =>
      kit.everyGame(1, (setup, seed) => {
        for (const nonsense of NONSENSE) {
          assert(!parseLegacy(kit.game, setup, nonsense).ok, `accepts ${JSON.stringify(nonsense)} as a legacy`);
        }
        const match = Match.start(kit.game, setup, seed);
        assert(match.result !== undefined || match.leaves === undefined, 'leaves something before it is over');
      }),
  },
];
