/** Chapter 9: The Sleeping King. The ascent of the bed, the first hearth, and a choice that cannot be taken back. */
import { addTo, counter, earn, has, isSet, setFlag } from '../../rules/achievements.ts';
import { numberOf, roll } from '../../rules/dice.ts';
import { knockDownMinion } from '../../rules/felling.ts';
import { countMinions, letter, miceOn, miceOnBoard, minionsAbout, minionsOn, placeOf } from '../../rules/figures.ts';
import { knockDown, mark } from '../../rules/harm.ts';
import type { Quest } from '../../rules/quest.ts';
import { bearerOf, carries, spendToken } from '../../rules/tokens.ts';
import { loreOf } from '../../rules/values.ts';
import { pushAll } from '../../rules/water.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter } from '../chapter.ts';
import { findToken, starChance, tryFor } from '../finds.ts';
import { spaceIn } from '../room-graph.ts';
import { all, carried, flag, noMinions } from '../tests.ts';

const BURNS = 'hearth-burns';
const DECIDED = 'draught-decided';

const hasTinder = (t: Quest): boolean => {
  const bearer = bearerOf(t, 'tinder');
  return bearer !== undefined && miceOnBoard(t).includes(bearer);
};
const wanted = (t: Quest): number => (has(t, 'cracked-lantern') ? 2 : 1);
const mayLight = (t: Quest, mouse: Mouse): boolean =>
  carries(t, mouse, 'ember') && letter(t, mouse.space) === 'n' && !isSet(t, BURNS);

/** Is there time to climb the bed? A bot gives the draught away then, and keeps it otherwise. */
const mayWake = (t: Quest): boolean => t.state.page < t.state.end - (has(t, 'two-drops') ? 1 : 2);

export const chapter09: Chapter = {
  id: '09',
  number: 9,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: ['collin', 'tilda'],
    partyItems: ['hook-and-line'],
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'guard-room' },
    { column: 1, row: 0, up: 'kings-tunnels' },
    { column: 1, row: 1, up: 'crystal-tunnels' },
  ],
  closed: ['flip:guard-room'],
  start: { room: 'crystal-tunnels', mice: ['l', 'g'], card: true },
  endPage: 7,
  deck: { normal: 4, difficult: 2 },
  victory: all(flag(BURNS), flag(DECIDED), noMinions),
  tokens: [
    { id: 'ember', start: 'party' },
    { id: 'draught', start: 'party', inPlay: (t) => has(t, 'kings-draught') },
    { id: 'tinder', start: 'guard-room/a' },
  ],
  counters: { sparks: 0 },
  standalone: ['thimble-lantern', 'lilys-thanks', 'kings-draught'],
  sideQuests: [{ id: 'the-tinderbox', room: 'guard-room' }],
  rewards: (_t, won) => (won ? ['hearth-king'] : []),
  opening: (t) => (has(t, 'kings-draught') ? 'opening' : 'opening-no-draught'),
  endings(t, won) {
    if (!won) return ['defeat'];
    const awake = has(t, 'king-awake');
    const kept = has(t, 'draught-kept');
    return [awake && kept ? 'victory-both' : awake ? 'victory-awake' : kept ? 'victory-kept' : 'victory-plain'];
  },
  course: [
    {
      until: carried('tinder'),
      room: 'guard-room',
      on: ['a'],
      worth: 0.8,
      when: (t) => t.state.page <= 2 && !isSet(t, BURNS),
    },
    { until: flag(BURNS), room: 'kings-chamber', on: ['n'], by: (t, mouse) => carries(t, mouse, 'ember'), amid: true },
    {
      until: flag(DECIDED),
      room: 'kings-chamber',
      on: ['q'],
      by: (t, mouse) => carries(t, mouse, 'draught'),
      worth: 0.6,
      when: mayWake,
    },
  ],

  begin(t) {
    if (!has(t, 'kings-draught')) setFlag(t, DECIDED);
    return undefined;
  },
  // ember-and-scurry
  mayScurry: (t, mouse) => has(t, 'thimble-lantern') || !carries(t, mouse, 'ember'),
  deeds: [
    {
      id: 'keep-the-draught',
      spends: 'nothing',
      can: (t) => isSet(t, BURNS) && !isSet(t, DECIDED) && !minionsAbout(t),
      tempts: (t) => !mayWake(t),
      run(t) {
        earn(t, 'draught-kept', 'M293');
        setFlag(t, DECIDED);
        return undefined;
      },
    },
  ],
  // cats-whisker
  powers: { climb: (t, mouse) => (carries(t, mouse, 'whisker') ? 2 : undefined) },

  rooms: {
    'crystal-tunnels': { encounter: { kind: 'card' } },
    alchemist: { encounter: { kind: 'card' } },
    'kings-tunnels': {
      encounter: { kind: 'card' },
      surge: { id: 'the-river-rises', groups: [{ minion: 'rat-warrior', count: 2, on: ['f', 'k'] }], before: pushAll },
    },
    'kings-chamber': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'cave-centipede', count: 1, on: ['b'] },
          { minion: 'elite-rat-warrior', count: 2, on: ['q'] },
          { minion: 'rat-warrior', count: 1, on: ['s'] },
        ],
      },
      // belled-cat: Brodie sleeps on the rug
      placing: (t, groups, source) =>
        source === 'set' && has(t, 'belled-cat') ? groups.filter(({ minion }) => minion !== 'rat-warrior') : groups,
      surge: {
        id: 'silk-falls',
        groups: [{ minion: 'roach', count: 3 }],
        comes: (t) => !isSet(t, BURNS),
        before(t) {
          if (isSet(t, BURNS)) return undefined;
          const free = miceOnBoard(t).filter(({ webbed }) => !webbed);
          free.sort((one, two) => placeOf(t, one.hero) - placeOf(t, two.hero));
          if (free[0]) mark(t, free[0], 'webbed', 'M293');
          return undefined;
        },
      },
      // the-king-breathes
      roundEnd(t) {
        const face = roll(t.random, 1)[0] ?? 0;
        t.emit?.({ type: 'rolled', who: 'king', purpose: 'luck', faces: [face], rule: 'M293' });
        if (numberOf(face) !== 3) return undefined;
        t.emit?.({ type: 'chapter-rule', id: 'the-king-breathes', rule: 'M293' });
        const bed = spaceIn(t.room, 'q');
        for (const mouse of miceOn(t, bed)) knockDown(t, mouse, 'M293');
        for (const minion of minionsOn(t, bed)) knockDownMinion(t, minion, 'M293');
        return undefined;
      },
      deeds: [
        {
          id: 'light-the-hearth',
          spends: 'action',
          can: mayLight,
          *run(t, mouse) {
            if (!hasTinder(t)) {
              addTo(t, 'sparks', yield* tryFor(t, mouse, 'light-the-hearth', loreOf(t, mouse)));
              if (counter(t, 'sparks') < wanted(t)) return;
            }
            setFlag(t, BURNS);
          },
          chance: (t, mouse) => (hasTinder(t) ? 1 : starChance(loreOf(t, mouse), wanted(t) - counter(t, 'sparks'))),
        },
        {
          id: 'give-the-draught',
          spends: 'action',
          can: (t, mouse) =>
            carries(t, mouse, 'draught') && letter(t, mouse.space) === 'q' && countMinions(t, mouse.space) === 0,
          run(t) {
            spendToken(t, 'draught');
            earn(t, 'king-awake', 'M293');
            if (has(t, 'two-drops')) earn(t, 'draught-kept', 'M293');
            setFlag(t, DECIDED);
            return undefined;
          },
        },
      ],
    },
    'guard-room': { encounter: { kind: 'card' }, search: findToken('tinder', { id: 'a-guards-tinderbox', on: ['a'] }) },
  },
};
