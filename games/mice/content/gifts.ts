/** Story achievements (M265, M292): where each is from, what stands in later chapters, and what excludes what. */
import { offer } from '@smallfolk/kernel';
import { isSet, setFlag } from '../rules/achievements.ts';
import { attackMinion, cheeseOfAttack } from '../rules/battle.ts';
import { gainCheese } from '../rules/cheese.ts';
import { seatOf } from '../rules/deciding.ts';
import { hitsOf } from '../rules/dice.ts';
import { isClose, mouseIn, onBoard } from '../rules/figures.ts';
import { rerollDice } from '../rules/rolling.ts';
import { oneOfEach, rangedTargets } from '../rules/targets.ts';
import { bearerOf } from '../rules/tokens.ts';
import { hasClass } from '../rules/values.ts';
import { chooseTargetFor } from './choosing.ts';
import type { Gift } from './gift.ts';

/** An achievement that is read only by the chapters that name it. */
const LATER = 99;
const remembered = (id: string, since: number, excludes?: string): Gift => ({
  id,
  since,
  from: LATER,
  ...(excludes && { excludes }),
});

export const FEATHER_USED = 'feather-used';
export const PISTOL_FIRED = 'pistol-fired';
/** Who the two of chapter 7 were: `collin+nez`. */
export const PAW_IN_PAW = 'paw-in-paw';

export const gifts: readonly Gift[] = [
  remembered('ember-kept', 1),
  remembered('full-larder', 1),
  remembered('filch-freed', 1),
  {
    id: 'thimble-lantern',
    since: 2,
    from: 3,
    excludes: 'cracked-lantern',
    token: 'lantern',
    powers: {
      search(t, mouse) {
        const bearer = bearerOf(t, 'lantern');
        return bearer && onBoard(bearer) && isClose(t, bearer.space, mouse.space) ? 1 : 0;
      },
    },
  },
  {
    id: 'cracked-lantern',
    since: 2,
    from: 3,
    excludes: 'thimble-lantern',
    token: 'lantern',
    powers: { search: (t, mouse) => (bearerOf(t, 'lantern') === mouse ? 1 : 0) },
  },
  remembered('magpie-friend', 3, 'black-feather'),
  {
    id: 'black-feather',
    since: 3,
    from: 4,
    excludes: 'magpie-friend',
    *attackRolled(t, mouse, attack) {
      if (attack.reach !== 'ranged' || !hasClass(t, mouse, 'archer') || isSet(t, FEATHER_USED)) return;
      if (attack.hits === attack.faces.length) return; // nothing could be better
      const options = [{ do: 'gift', gift: 'black-feather' }, { do: 'no' }] as const;
      const about = { kind: 'mouse', id: mouse.hero };
      const answer = yield* offer(seatOf(mouse), 'react', options, { rule: 'M292', about });
      if (answer.do === 'no') return;
      setFlag(t, FEATHER_USED);
      const all = attack.faces.map((_, die) => die);
      const fresh = rerollDice(t, mouse, attack.faces, all, 'attack', 'M292');
      attack.hits = hitsOf(attack.faces, attack.reach);
      yield* cheeseOfAttack(t, mouse, attack, fresh);
    },
  },
  {
    id: 'lilys-thanks',
    since: 3,
    from: 4,
    begin(t) {
      const lily = mouseIn(t, 'lily');
      if (lily) gainCheese(t, lily, 1, 'M292');
      return undefined;
    },
  },
  remembered('kings-letter', 4),
  remembered('crystal-shard', 4),
  remembered('forge-key', 5),
  remembered('rat-oath', 5, 'captains-pistol'),
  {
    id: 'captains-pistol',
    since: 5,
    from: 6,
    excludes: 'rat-oath',
    deeds: [
      {
        id: 'fire-the-pistol',
        spends: 'battle',
        can: (t, mouse) => !isSet(t, PISTOL_FIRED) && rangedTargets(t, mouse).length > 0,
        *run(t, mouse) {
          setFlag(t, PISTOL_FIRED);
          const target = yield* chooseTargetFor(
            t,
            mouse,
            oneOfEach(t, rangedTargets(t, mouse)),
            'captains-pistol',
            'M292',
          );
          yield* attackMinion(
            t,
            mouse,
            { weapon: 'captains-pistol', reach: 'ranged', damage: 'fire', dice: 4 },
            target,
          );
        },
      },
    ],
  },
  remembered('freed-captives', 5),
  remembered('belled-cat', 6, 'cats-whisker'),
  { id: 'cats-whisker', since: 6, from: 7, excludes: 'belled-cat', token: 'whisker' },
  {
    id: PAW_IN_PAW,
    since: 7,
    from: 8,
    powers: {
      defense(t, mouse) {
        const two = t.state.legacy?.notes[PAW_IN_PAW]?.split('+') ?? [];
        const friend = two.includes(mouse.hero) ? two.find((hero) => hero !== mouse.hero) : undefined;
        return friend && mouseIn(t, friend)?.space === mouse.space ? 1 : 0;
      },
    },
  },
  remembered('kings-draught', 8),
  remembered('two-drops', 8),
  remembered('hearth-king', 9),
  remembered('king-awake', 9),
  remembered('draught-kept', 9),
  remembered('hearth-guard', 10),
  remembered('hearth-kitchen', 10),
  remembered('hearth-hall', 10),
  remembered('warm-pipes', 10),
  remembered('spider-spared', 11),
];
