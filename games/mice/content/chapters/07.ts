/** Chapter 7: Two by Candlelight. Two mice, a light that burns down, and the pipes with steam below. */
import type { Rules } from '@smallfolk/kernel';
import { addTo, clearFlag, counter, has, isSet, setFlag } from '../../rules/achievements.ts';
import { hitMinion, newAttack } from '../../rules/battle.ts';
import { defend } from '../../rules/defending.ts';
import { defeat } from '../../rules/felling.ts';
import { countMice, isClose, letter, miceOnBoard, onBoard } from '../../rules/figures.ts';
import { hurt } from '../../rules/harm.ts';
import { moveEndMarkerBy } from '../../rules/hourglass.ts';
import type { Quest } from '../../rules/quest.ts';
import { carries } from '../../rules/tokens.ts';
import { hasClass, loreOf } from '../../rules/values.ts';
import { pushAll } from '../../rules/water.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter } from '../chapter.ts';
import { findMore, starChance, tryFor } from '../finds.ts';
import { PAW_IN_PAW } from '../gifts.ts';
import { all, exploredFrom, flag } from '../tests.ts';

const COPPER = ['c', 'g', 'l'];
const onCopper = (t: Quest, space: number): boolean => COPPER.includes(letter(t, space));
const burnDown = (t: Quest): undefined => void addTo(t, 'candle', -1);
const valveDice = (t: Quest, mouse: Mouse): number =>
  loreOf(t, mouse) + (hasClass(t, mouse, 'tinkerer') || hasClass(t, mouse, 'scamp') ? 1 : 0);

/** Steam: every figure on a copper pipe takes a hit and rolls defense. */
function* steam(t: Quest): Rules {
  const blow = { weapon: 'steam', reach: 'melee', damage: 'fire', dice: 0 } as const;
  for (const minion of t.state.minions.filter(({ space }) => onCopper(t, space)))
    yield* hitMinion(t, undefined, blow, 1, minion);
  const outer = t.state.attack;
  for (const mouse of miceOnBoard(t).filter(({ space }) => onCopper(t, space))) {
    if (!onBoard(mouse)) continue; // taken meanwhile, in a friend's place
    const attack = { ...newAttack('steam', mouse.hero, blow), hits: 1 };
    t.state.attack = attack;
    const { mouse: bearer, wounds } = yield* defend(t, mouse, attack, true);
    yield* hurt(t, bearer, wounds, 'wound', 'M293');
  }
  t.state.attack = outer;
}

export const chapter07: Chapter = {
  id: '07',
  number: 7,
  party: {
    min: 2,
    max: 2,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: [],
    needsOneOf: ['nez', 'filch'],
    abilities: 2,
    cheese: 2,
  },
  without: ['lantern'], // no-lantern
  layout: [
    { column: 0, row: 0, up: 'sewer' },
    { column: 0, row: 1, up: 'sewer-drain-pipe' },
    { column: 1, row: 1, up: 'dining-tunnels' },
  ],
  closed: ['flip:sewer', 'flip:dining-tunnels'],
  start: { room: 'sewer-drain-pipe', mice: ['r', 'x'], minions: [{ minion: 'roach', count: 1, on: ['a'] }] },
  endPage: 5,
  deck: { normal: 5, difficult: 0, exclude: ['iron-jaws'] },
  victory: all(exploredFrom('pipes/h'), flag('valve-open')),
  counters: { candle: 3 },
  flags: ['no-capture'],
  standalone: ['lilys-thanks'],
  sideQuests: [{ id: 'tallow-from-the-far-side', room: 'sewer' }],
  rewards: (t, won) => (won && isSet(t, 'no-capture') ? [PAW_IN_PAW] : []),
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  course: [
    { until: flag('valve-open'), room: 'pipes', on: ['h'], amid: true },
    { until: exploredFrom('pipes/h'), room: 'pipes', on: ['h'], leaves: 'E' },
  ],

  begin(t) {
    t.state.flags.push(`note:${PAW_IN_PAW}=${t.state.mice.map(({ hero }) => hero).join('+')}`);
    if (has(t, 'belled-cat')) moveEndMarkerBy(t, 1, 'M292');
    // warm-hands
    if (t.state.mice.some((mouse) => hasClass(t, mouse, 'healer'))) moveEndMarkerBy(t, 1, 'M292');
    return undefined;
  },
  // half-the-trouble
  placing: (_t, groups, source) =>
    source === 'card' || source === 'card-surge'
      ? groups.map((group) => ({ ...group, count: Math.ceil(group.count / 2) }))
      : groups,
  life: (_t, card) => (card === 'spider' || card === 'cave-centipede' ? -1 : 0),
  // the-candle, the-dark
  atSurge: burnDown,
  dark: (t) => counter(t, 'candle') === 0,
  // back-to-back
  powers: {
    defense: (t, mouse) => (counter(t, 'candle') > 0 && countMice(t, mouse.space) > 1 ? 1 : 0),
  },
  // unbroken
  captured(t) {
    burnDown(t);
    clearFlag(t, 'no-capture');
    return undefined;
  },
  // alone-for-a-moment
  rescue(t, mouse) {
    const other = t.state.mice.find((one) => one !== mouse && onBoard(one));
    const safe = other && !t.state.minions.some(({ space }) => isClose(t, space, other.space));
    return safe ? 'despite-minions' : 'usual';
  },
  rescueSpaces(t, spaces) {
    const land = spaces.filter((space) => !t.room.isWater[space]);
    return land.length > 0 ? land : spaces;
  },
  // cats-whisker
  waterDice: (t, mouse) => (carries(t, mouse, 'whisker') ? 1 : 0),

  rooms: {
    'sewer-drain-pipe': {
      encounter: { kind: 'none' },
      surge: { id: 'a-gush', groups: [{ minion: 'roach', count: 2, on: ['a', 'j'] }], before: pushAll },
      search: findMore('candle', 1, { id: 'candle-stub', on: ['d', 'i'] }),
    },
    sewer: {
      encounter: { kind: 'card' },
      search: findMore('candle', 2, { id: 'tallow', on: ['i', 'j', 'k', 'm', 'n', 'o'] }),
    },
    pipes: {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'rat-warrior', count: 3, on: ['a', 'o'] },
          { minion: 'elite-rat-warrior', count: 2, on: ['c'] },
        ],
      },
      // rat-oath: a sentry looks the other way
      placing: (t, groups, source) =>
        source === 'set' && has(t, 'rat-oath') ? groups.filter(({ minion }) => minion !== 'elite-rat-warrior') : groups,
      surge: { id: 'steam', groups: [{ minion: 'rat-warrior', count: 1, on: ['o'] }], before: steam },
      // the-valve
      mayExplore: (t, _mouse, way) => way !== 'E' || (isSet(t, 'valve-open') && t.state.mice.every(onBoard)),
      deeds: [
        {
          id: 'turn-the-valve',
          spends: 'action',
          can: (t, mouse) => letter(t, mouse.space) === 'h' && !isSet(t, 'valve-open'),
          *run(t, mouse) {
            if ((yield* tryFor(t, mouse, 'turn-the-valve', valveDice(t, mouse))) === 0) return;
            setFlag(t, 'valve-open');
            for (const minion of t.state.minions.filter(({ space }) => onCopper(t, space)))
              yield* defeat(t, minion, undefined);
          },
          chance: (t, mouse) => starChance(valveDice(t, mouse)),
        },
      ],
    },
    'dining-tunnels': { encounter: { kind: 'none' } },
  },
};
