/** Chapter 11: The Closed Room. A boss in two acts, and everything you did coming home. */
import { choose, type Rules } from '@smallfolk/kernel';
import { addTo, clearFlag, counter, earn, has, isSet, setFlag } from '../../rules/achievements.ts';
import { answerPlacing } from '../../rules/arrivals.ts';
import { hitMinion } from '../../rules/battle.ts';
import { callMinion } from '../../rules/calling.ts';
import { gainCheese } from '../../rules/cheese.ts';
import { decider } from '../../rules/deciding.ts';
import { takeOffAll } from '../../rules/felling.ts';
import { isLarge, isSmall, letter, miceOn, miceOnBoard, mouseCalled, mouseIn, onBoard } from '../../rules/figures.ts';
import { heal, hurt, mark } from '../../rules/harm.ts';
import { takeFromAside } from '../../rules/joining.ts';
import { putInPack } from '../../rules/packing.ts';
import { figuresLeft, putMinion } from '../../rules/placing.ts';
import type { Quest } from '../../rules/quest.ts';
import { rollForStars } from '../../rules/rolling.ts';
import { carries } from '../../rules/tokens.ts';
import { addBelow, ambush, newCards } from '../../rules/track.ts';
import { bareBattle, loreOf, moveOf, packRoom } from '../../rules/values.ts';
import type { Minion } from '../../state/minion.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter } from '../chapter.ts';
import { declares } from '../choosing.ts';
import { starChance, tryFor } from '../finds.ts';
import { FEATHER_USED, PISTOL_FIRED } from '../gifts.ts';
import { hasTag, spaceIn } from '../room-graph.ts';
import { all, any, beaten, flag } from '../tests.ts';

const SHE = 'vanestra';
const FLED = 'fled';
const SECOND = 'second-act';
const KING_FREE = 'king-free';
const MIRROR_UNTIL = 'mirror-until';
const ALWAYS = 999;

const isShe = (minion: Minion): boolean => minion.kind === SHE;
const lady = (t: Quest): Minion | undefined => t.state.minions.find(isShe);
const hearthsLacking = (t: Quest): number =>
  ['hearth-guard', 'hearth-kitchen', 'hearth-hall'].filter((hearth) => !has(t, hearth)).length;

/** gifts: each of the two who stay behind gives a kept card, or two cheese, to one of the party. */
function* giveGifts(t: Quest): Rules {
  const staying = t.book.printed.heroes.filter(({ id }) => !mouseIn(t, id));
  for (const { id } of staying) {
    const kept = t.state.legacy?.mice[id]?.kept ?? '';
    const options = t.state.mice.flatMap(({ hero }) => giftsFor(t, hero, kept));
    const about = { kind: 'mouse', id };
    const chosen = yield* choose(decider(t), 'gift', options, { rule: 'M293', about });
    const mouse = mouseCalled(t, chosen.to);
    if (chosen.card === '') gainCheese(t, mouse, 2, 'M293');
    else if (takeFromAside(t, chosen.card)) yield* putInPack(t, mouse, chosen.card);
  }
}

function giftsFor(t: Quest, to: string, kept: string): { do: 'gift'; to: string; card: string }[] {
  const mouse = mouseCalled(t, to);
  const heavy = mouse.pack.filter((card) => t.book.card(card).kind !== 'trick').length;
  const there = kept !== '' && t.state.aside.includes(kept);
  const fits = there && (t.book.card(kept).kind === 'trick' || heavy < packRoom(t, mouse));
  const cards = fits ? ['', kept] : [''];
  return cards.map((card) => ({ do: 'gift', to, card }));
}

/** king-awake: at the first surge of the chapter no minions come. */
const bellRings = (t: Quest): boolean => t.state.surges === 1 && has(t, 'king-awake');

/** free-the-king */
function* cutTheSilk(t: Quest, mouse: Mouse): Rules {
  addTo(t, 'bonds', -(yield* tryFor(t, mouse, 'free-the-king', bareBattle(t, mouse))));
  if (counter(t, 'bonds') > 0) return;
  setFlag(t, KING_FREE);
  for (const other of miceOnBoard(t)) heal(t, other, 1, 'M293');
}

export const chapter11: Chapter = {
  id: '11',
  number: 11,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: ['collin'],
    abilities: 2,
    cheese: 2,
  },
  layout: [
    { column: 1, row: 0, up: 'kitchen' },
    { column: 0, row: 1, up: 'dining-hall' },
    { column: 1, row: 1, up: 'queens-chamber' },
  ],
  closed: ['flip:dining-hall'],
  start: { room: 'kitchen', mice: ['q', 'l'] },
  endPage: 8,
  deck: { normal: 3, difficult: 1 },
  victory: all(beaten(SHE), flag(SECOND)),
  counters: { warmth: 5, bonds: 3, [MIRROR_UNTIL]: 0 },
  standalone: [
    'thimble-lantern',
    'lilys-thanks',
    'kings-letter',
    'forge-key',
    'hearth-king',
    'hearth-guard',
    'hearth-kitchen',
    'hearth-hall',
    'draught-kept',
  ],
  sideQuests: [
    { id: 'the-mirror', room: 'queens-chamber' },
    { id: 'the-king-on-the-chain', room: 'forge' },
  ],
  *epilogue(t, won) {
    if (won && (yield* declares(t, 'the-last-choice'))) earn(t, 'spider-spared', 'M293');
  },
  endings(t, won) {
    if (!won) return ['defeat'];
    return [
      'victory',
      has(t, 'spider-spared') ? 'epilogue-spared' : 'epilogue-cold',
      has(t, 'draught-kept') ? 'epilogue-alder-wakes' : 'epilogue-alder-sleeps',
      ...(has(t, 'rat-oath') ? ['epilogue-oath'] : []),
      'epilogue-last',
    ];
  },
  course: [
    {
      until: any(flag('mirror'), flag(FLED), flag(SECOND)),
      room: 'queens-chamber',
      on: ['l', 't'],
      worth: 0.5,
      amid: true,
      when: (t) => lady(t) !== undefined,
    },
    { until: any(flag(FLED), flag(SECOND)), room: 'queens-chamber', pages: 1.5 },
    { until: flag(KING_FREE), room: 'forge', on: ['b'], worth: 0.7, when: (t) => t.state.room === 'forge', amid: true },
    { until: all(beaten(SHE), flag(SECOND)), room: 'forge', pages: 1.5 },
  ],

  // stolen-warmth
  *begin(t) {
    const hearths = ['hearth-king', 'hearth-guard', 'hearth-kitchen', 'hearth-hall', 'warm-pipes'];
    t.state.counters.warmth = Math.max(1, 5 - hearths.filter((hearth) => has(t, hearth)).length);
    if (has(t, 'kings-letter')) t.state.counters.bonds = 2;
    yield* giveGifts(t);
  },
  // warmth-first
  absorbs(t, minion, wounds) {
    if (!isShe(minion)) return wounds;
    const { attack } = t.state;
    const striker = typeof attack?.by === 'string' ? mouseIn(t, attack.by) : undefined;
    const hot = attack?.damage === 'fire' || (striker && hasTag(t.room, striker.space, 'heat'));
    let left = wounds;
    for (; left > 0 && counter(t, 'warmth') > 0; left--) addTo(t, 'warmth', hot ? -2 : -1);
    return left;
  },
  shielded: (t, minion) => (isShe(minion) ? counter(t, 'warmth') : 0),
  powers: {
    // crystal-shard: whoever turned the mirror cannot be charmed
    safeFrom: (t, mouse) => (isSet(t, `mirror-by:${mouse.hero}`) ? ['charm'] : []),
    // do-not-be-brave-alone
    defense(t, mouse, attack) {
      const by = t.state.minions.find(({ id }) => id === attack.by);
      if (!by || !isShe(by)) return 0;
      return miceOn(t, mouse.space).length > 1 ? 1 : -1;
    },
    battle(t, mouse, _attack, target) {
      if (!target) return 0;
      const freed = isShe(target) && isSet(t, KING_FREE) ? 1 : 0;
      return freed + (isLarge(t, target) && carries(t, mouse, 'whisker') ? 1 : 0);
    },
  },
  // king-awake: at the first surge no minions come
  surgeIsEmpty: bellRings,
  // she-flees, and the second act
  *roundStart(t) {
    const foe = lady(t);
    if (!foe || !isSet(t, KING_FREE) || !has(t, 'draught-kept')) return;
    const blow = { weapon: 'king-alder', reach: 'melee', damage: 'sharp', dice: 0 } as const;
    yield* hitMinion(t, undefined, blow, 1, foe);
  },
  *defeated(t, minion) {
    if (!isShe(minion) || isSet(t, SECOND)) return;
    t.state.bossesDefeated = t.state.bossesDefeated.filter((boss) => boss !== SHE);
    setFlag(t, FLED);
    t.emit?.({ type: 'chapter-rule', id: 'she-flees', rule: 'M293' });
  },
  // rat-oath: her Call brings nobody
  placing: (t, groups, source) =>
    source === 'event' && has(t, 'rat-oath') ? groups.filter(({ minion }) => minion !== 'rat-warrior') : groups,
  // magpie-friend and the mirror
  minionDefense(t, minion) {
    if (!isShe(minion)) return 0;
    const first = !isSet(t, SECOND);
    const mirror = first && counter(t, MIRROR_UNTIL) >= t.state.round && counter(t, MIRROR_UNTIL) > 0 ? -2 : 0;
    return mirror + (first && has(t, 'magpie-friend') ? -1 : 0);
  },

  rooms: {
    kitchen: { encounter: { kind: 'none' } },
    'dining-hall': {
      encounter: { kind: 'card' },
      // the-boy-with-the-spoon
      searched(t, _mouse, success) {
        if (!success || !has(t, 'hearth-hall') || isSet(t, 'rested')) return undefined;
        setFlag(t, 'rested');
        for (const mouse of miceOnBoard(t)) heal(t, mouse, 2, 'M293');
        return undefined;
      },
    },
    'queens-chamber': {
      // first-act
      encounter: {
        kind: 'set',
        groups: [
          { minion: SHE, count: 1, on: ['t'] },
          { minion: 'roach', count: 2 },
        ],
      },
      placing(t, groups, source) {
        if (has(t, 'rat-oath')) return groups.filter(({ minion }) => minion !== 'rat-warrior');
        const lacking = hearthsLacking(t);
        return source === 'set' && lacking > 0 ? [...groups, { minion: 'rat-warrior', count: lacking }] : groups;
      },
      surge: {
        id: 'the-room-remembers',
        groups: [
          { minion: 'roach', count: 2 },
          { minion: 'rat-warrior', count: 1 },
        ],
        before(t) {
          for (const mouse of miceOnBoard(t)) if (hasTag(t.room, mouse.space, 'web')) mark(t, mouse, 'webbed', 'M293');
          return undefined;
        },
      },
      search: {
        id: 'the-silver-mirror',
        on: ['t', 'l'],
        open: (t) => lady(t) !== undefined,
        sure: (t) => has(t, 'crystal-shard'),
        found(t, mouse) {
          setFlag(t, 'mirror');
          t.state.counters[MIRROR_UNTIL] = has(t, 'crystal-shard') ? ALWAYS : t.state.round + 1;
          if (has(t, 'crystal-shard')) setFlag(t, `mirror-by:${mouse.hero}`);
          return undefined;
        },
      },
      // belled-cat: Brodie sits at her door
      *minionAttacks(t, minion) {
        const small = minion.kind === 'rat-warrior' || minion.kind === 'roach';
        if (!small || !has(t, 'belled-cat') || isSet(t, 'cat-at-the-door')) return false;
        setFlag(t, 'cat-at-the-door');
        yield* takeOffAll(
          t,
          t.state.minions.filter((one) => isSmall(t, one)),
          'M293',
        );
        return true;
      },
      // the-crack
      mayExplore: (t, _mouse, way) => way !== 'flip' || isSet(t, FLED),
      *tryWay(t, mouse, way) {
        if (way !== 'flip' || has(t, 'forge-key') || isSet(t, 'crack-open')) return true;
        if ((yield* tryFor(t, mouse, 'the-crack', loreOf(t, mouse))) > 0) setFlag(t, 'crack-open');
        return false;
      },
    },
    forge: {
      // second-act
      encounter: { kind: 'set', groups: [{ minion: 'rat-warrior', count: 1, on: ['k'] }] },
      *entered(t, first) {
        if (!first) return;
        setFlag(t, SECOND);
        clearFlag(t, FEATHER_USED);
        clearFlag(t, PISTOL_FIRED);
        addTo(t, 'warmth', mouseIn(t, 'nez') ? 2 : 1); // jammed-bellows
        const kind = t.book.kind(SHE);
        if (figuresLeft(t, kind) === 0) return;
        const arrived = [putMinion(t, kind, spaceIn(t.room, 'h'), false)];
        const cards = addBelow(t, t.random.shuffle(newCards(t, [SHE])));
        ambush(t, cards.slice(0, 1)); // M55
        yield* answerPlacing(t, arrived);
      },
      surge: {
        id: 'she-drinks',
        groups: [],
        *before(t) {
          addTo(t, 'warmth', 1);
          if (!bellRings(t)) yield* callMinion(t, 'rat-warrior', 'farthest', 'surge');
        },
      },
      // furnace-heat
      *turnEnd(t, mouse) {
        if (!onBoard(mouse) || !hasTag(t.room, mouse.space, 'heat')) return;
        if ((yield* rollForStars(t, mouse, moveOf(t, mouse), 'luck', 'M293')) === 0)
          yield* hurt(t, mouse, 1, 'wound', 'M293');
      },
      avoids: (t, minion, space) => isShe(minion) && hasTag(t.room, space, 'heat'),
      deeds: [
        {
          id: 'free-the-king',
          spends: 'action',
          can: (t, mouse) => letter(t, mouse.space) === 'b' && !isSet(t, KING_FREE),
          run: cutTheSilk,
          chance: (t, mouse) => starChance(bareBattle(t, mouse)),
        },
      ],
    },
    'kitchen-tunnels': {
      encounter: { kind: 'card' },
      // the-north-door
      mayExplore: (t, _mouse, way) => way !== 'S' || (isSet(t, FLED) && has(t, 'forge-key')),
    },
  },
};
