/** Chapter 3: White Feathers. The open sky, a magpie who could be a friend, and the archer asleep in the tree. */
import { addTo, counter, earn, isSet, setFlag } from '../../rules/achievements.ts';
import { newAttack } from '../../rules/battle.ts';
import { payCheese } from '../../rules/cheese.ts';
import { defend } from '../../rules/defending.ts';
import { hitsOf, roll } from '../../rules/dice.ts';
import { checkEnd } from '../../rules/ending.ts';
import { bulkOn, isFull, miceOnBoard, mouseIn, onBoard, placeOf } from '../../rules/figures.ts';
import { hurt, knockDown } from '../../rules/harm.ts';
import { joinLate } from '../../rules/joining.ts';
import type { Quest } from '../../rules/quest.ts';
import { rollForStars } from '../../rules/rolling.ts';
import { carries, spendToken } from '../../rules/tokens.ts';
import { moveOf } from '../../rules/values.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter } from '../chapter.ts';
import { findToken } from '../finds.ts';
import { hasTag, spaceIn } from '../room-graph.ts';
import { all, any, byPage, carried, exploredFrom, flag, inRoom } from '../tests.ts';

const GONE = 'magpie-gone';
const here = (t: Quest): boolean => t.state.room === 'courtyard' && !isSet(t, GONE);
const inTheOpen = (t: Quest, mouse: Mouse): boolean => onBoard(mouse) && hasTag(t.room, mouse.space, 'open');

/** The mouse in the open that shares its space with the fewest figures; tie: highest on the track. */
function prey(t: Quest): Mouse | undefined {
  const mice = miceOnBoard(t).filter((mouse) => inTheOpen(t, mouse));
  mice.sort((one, two) => bulkOn(t, one.space) - bulkOn(t, two.space) || placeOf(t, one.hero) - placeOf(t, two.hero));
  return mice[0];
}

export const chapter03: Chapter = {
  id: '03',
  number: 3,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch'],
    required: ['collin'],
    abilities: 1,
  },
  joins: ['lily'],
  layout: [
    { column: 0, row: 0, up: 'tunnel-entrance' },
    { column: 1, row: 0, up: 'kitchen-tunnels' },
    { column: 2, row: 0, up: 'dining-tunnels' },
  ],
  closed: ['flip:dining-tunnels'],
  start: { room: 'dining-tunnels', mice: ['m', 'q'] },
  endPage: 6,
  deck: { normal: 4, difficult: 2 },
  victory: all(flag('lily-awake'), exploredFrom('courtyard/j')),
  counters: { 'magpie-wounds': 0 },
  standalone: ['thimble-lantern'],
  sideQuests: [{ id: 'something-for-the-magpie', room: 'kitchen' }],
  rewards: (_t, won) => (won ? ['lilys-thanks'] : []),
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  course: [
    {
      until: any(carried('suet'), flag(GONE)),
      room: 'kitchen',
      on: ['a', 'n'],
      worth: 1.4,
      when: any(byPage(2), inRoom('kitchen')),
    },
    { until: flag('lily-awake'), room: 'courtyard', on: ['t'], pages: 0.5 },
    { until: exploredFrom('courtyard/j'), room: 'courtyard', on: ['j'], leaves: 'flip' },
  ],

  rooms: {
    'dining-tunnels': { encounter: { kind: 'none' } },
    'kitchen-tunnels': { encounter: { kind: 'card' } },
    kitchen: { encounter: { kind: 'card' }, search: findToken('suet', { id: 'a-lump-of-suet', on: ['a', 'n'] }) },
    'tunnel-entrance': { encounter: { kind: 'card' } },
    courtyard: {
      encounter: { kind: 'set', groups: [{ minion: 'rat-warrior', count: 5, on: ['c', 'o', 's'] }] },
      surge: {
        id: 'squall',
        groups: [{ minion: 'rat-warrior', count: 2 }],
        *before(t) {
          for (const mouse of miceOnBoard(t)) {
            if (!inTheOpen(t, mouse)) continue;
            if ((yield* rollForStars(t, mouse, moveOf(t, mouse), 'luck', 'M293')) === 0) knockDown(t, mouse, 'M293');
          }
        },
      },
      search: {
        id: 'wake-lily',
        on: ['t'],
        *found(t, mouse) {
          const [hollow, roots] = [spaceIn(t.room, 't'), spaceIn(t.room, 'r')];
          const places = [hollow, roots, ...(t.room.near[roots] ?? [])];
          yield* joinLate(t, 'lily', places.find((space) => !isFull(t, space)) ?? roots, mouse.seats, 1);
          setFlag(t, 'lily-awake');
        },
      },
      // nobody explores from j while Lily, once awake, is off the board
      mayExplore(t) {
        const lily = mouseIn(t, 'lily');
        return !lily || onBoard(lily);
      },
      // deep-snow
      firstStep: (t, mouse) => (hasTag(t.room, mouse.space, 'open') && moveOf(t, mouse) < 3 ? 1 : 0),
      // the-magpie
      *roundEnd(t) {
        const mouse = here(t) ? prey(t) : undefined;
        if (!mouse) return;
        const attack = newAttack('magpie', mouse.hero, { weapon: 'magpie', reach: 'melee', damage: 'sharp', dice: 2 });
        attack.faces = roll(t.random, 2);
        attack.hits = hitsOf(attack.faces, 'melee');
        t.emit?.({ type: 'chapter-rule', id: 'the-magpie', rule: 'M293' });
        t.emit?.({ type: 'rolled', who: 'magpie', purpose: 'attack', faces: [...attack.faces], rule: 'M293' });
        t.state.attack = attack;
        const { mouse: bearer, wounds } = yield* defend(t, mouse, attack, true);
        t.state.attack = null;
        yield* hurt(t, bearer, wounds, 'wound', 'M293');
      },
      deeds: [
        {
          id: 'feed-the-magpie',
          spends: 'action',
          can: (t, mouse) => here(t) && inTheOpen(t, mouse) && (mouse.cheese >= 3 || carries(t, mouse, 'suet')),
          run(t, mouse) {
            if (carries(t, mouse, 'suet')) spendToken(t, 'suet');
            else payCheese(t, mouse, 3, 'M293');
            setFlag(t, GONE);
            earn(t, 'magpie-friend', 'M293');
            return undefined;
          },
        },
      ],
      // drive-off-the-magpie
      mark: {
        id: 'magpie',
        defense: 3,
        can: (t) => here(t),
        wounded(t, _mouse, wounds) {
          addTo(t, 'magpie-wounds', wounds);
          if (counter(t, 'magpie-wounds') < 2) return undefined;
          setFlag(t, GONE);
          earn(t, 'black-feather', 'M293');
          checkEnd(t);
          return undefined;
        },
      },
    },
  },
};
