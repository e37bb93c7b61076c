/** Chapter 4: The Thing That Counts. Noise is heard, and the first boss answers: Skitter-Clak among the crystals. */
import type { Rules } from '@smallfolk/kernel';
import { addTo, counter, isSet, setFlag } from '../../rules/achievements.ts';
import { answerPlacing } from '../../rules/arrivals.ts';
import { count } from '../../rules/dice.ts';
import { mouseIn, onBoard } from '../../rules/figures.ts';
import { entryFor, figuresLeft, placeQuietly, putMinion } from '../../rules/placing.ts';
import type { Quest } from '../../rules/quest.ts';
import { bearerOf } from '../../rules/tokens.ts';
import { addBelow } from '../../rules/track.ts';
import { pushAll } from '../../rules/water.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter } from '../chapter.ts';
import { findAchievement, findPartyItem, findToken } from '../finds.ts';
import { all, beaten, carried, carriedTo, earned, noMinions } from '../tests.ts';

const BOSS = 'skitter-clak';
const COME = 'skitter-clak-came';
const HEARD = 'heard:';

/** An echo belongs to the mouse that made it, or to nobody. */
function* echo(t: Quest, mouse: Mouse | undefined, echoes = 1): Rules {
  if (mouse) t.state.flags = [...t.state.flags.filter((flag) => !flag.startsWith(HEARD)), `${HEARD}${mouse.hero}`];
  addTo(t, 'echo', echoes);
  if (counter(t, 'echo') >= 6) yield* heComes(t);
}

/** skitter-clak-comes: once, on the empty entry space closest to the mice, with two roaches. */
function* heComes(t: Quest): Rules {
  const kind = t.book.kind(BOSS);
  if (isSet(t, COME) || figuresLeft(t, kind) === 0) return;
  const space = yield* entryFor(t, kind, 'nearest');
  if (space === undefined) return;
  setFlag(t, COME);
  t.emit?.({ type: 'chapter-rule', id: 'skitter-clak-comes', rule: 'M293' });
  const arrived = [putMinion(t, kind, space, false)];
  addBelow(t, ['skitter']);
  arrived.push(...(yield* placeQuietly(t, [{ minion: 'roach', count: 2 }])));
  addBelow(t, ['roach']);
  yield* answerPlacing(t, arrived);
}

export const chapter04: Chapter = {
  id: '04',
  number: 4,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: ['collin'],
    partyItems: ['hook-and-line'],
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'tunnel-entrance' },
    { column: 1, row: 0, up: 'kitchen-tunnels' },
    { column: 0, row: 1, up: 'kings-tunnels' },
    { column: 1, row: 1, up: 'crystal-tunnels' },
  ],
  closed: ['flip:kings-tunnels', 'flip:tunnel-entrance'],
  start: { room: 'kitchen-tunnels', mice: ['c', 'e'], card: true },
  endPage: 5,
  deck: { normal: 4, difficult: 2, exclude: ['many-legs', 'her-pantry', 'the-long-guest'] },
  victory: all(beaten(BOSS), carriedTo('satchel', 'any'), noMinions),
  tokens: [{ id: 'satchel', start: 'kings-tunnels/a' }],
  counters: { echo: 0, 'shell-plate': 2 },
  standalone: ['thimble-lantern', 'lilys-thanks'],
  sideQuests: [{ id: 'a-quiet-step', room: 'crystal-tunnels' }],
  rewards: (_t, won) => (won ? ['kings-letter'] : []),
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  course: [
    {
      until: earned('crystal-shard'),
      room: 'crystal-tunnels',
      on: ['k'],
      worth: 0.5,
      when: (t) => counter(t, 'echo') <= 2 && t.state.page <= 4 && !bearerOf(t, 'satchel'),
    },
    { until: carried('satchel'), room: 'kings-tunnels', on: ['a'], pages: 0.5 },
    { until: beaten(BOSS), room: 'crystal-tunnels', pages: 1 },
  ],

  // shell-plates: blunt damage removes a plate and gives its wounds as well
  absorbs(t, minion, wounds) {
    if (minion.kind !== BOSS || wounds === 0 || counter(t, 'shell-plate') === 0) return wounds;
    addTo(t, 'shell-plate', -1);
    return t.state.attack?.damage === 'blunt' ? wounds : 0;
  },
  shielded: (t, minion) => (minion.kind === BOSS ? counter(t, 'shell-plate') : 0),
  // he-listens
  goesFor(t, minion) {
    if (minion.kind !== BOSS) return undefined;
    const loud = t.state.flags.find((flag) => flag.startsWith(HEARD))?.slice(HEARD.length) ?? '';
    const mouse = mouseIn(t, loud);
    return mouse && onBoard(mouse) ? mouse : undefined;
  },

  rooms: {
    'kitchen-tunnels': { encounter: { kind: 'card' } },
    kitchen: { encounter: { kind: 'card' } },
    'tunnel-entrance': {
      encounter: { kind: 'card' },
      search: findPartyItem('disguises', { id: 'rat-wardrobe', on: ['k'] }),
    },
    'crystal-tunnels': {
      encounter: { kind: 'card' },
      surge: { id: 'the-walls-ring', groups: [{ minion: 'roach', count: 2 }], before: (t) => echo(t, undefined, 2) },
      search: findAchievement('crystal-shard', {
        id: 'the-singing-floor',
        on: ['k'],
        open: (t) => counter(t, 'echo') <= 2,
      }),
      *entered(t) {
        if (bearerOf(t, 'satchel')) yield* heComes(t);
      },
      *attackRolled(t, mouse, attack) {
        if (count(attack.faces, 'cheese') > 0) yield* echo(t, mouse);
      },
      scurried: (t, mouse) => echo(t, mouse),
      trapSprung: (t, mouse) => echo(t, mouse),
    },
    alchemist: { encounter: { kind: 'card' } },
    'kings-tunnels': {
      encounter: { kind: 'card' },
      surge: { id: 'the-river-rises', groups: [{ minion: 'rat-warrior', count: 2, on: ['f'] }], before: pushAll },
      search: findToken('satchel', { id: 'the-kings-camp', on: ['a'] }),
    },
  },
};
