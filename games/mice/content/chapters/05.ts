/** Chapter 5: A Table Laid for Rats. A room full of enemies who have not noticed you yet. */
import { choose, offer, type Rules } from '@smallfolk/kernel';
import { addTo, clearFlag, counter, earn, has, isSet, setFlag } from '../../rules/achievements.ts';
import { fillWheel, payCheese } from '../../rules/cheese.ts';
import { decider } from '../../rules/deciding.ts';
import { takeOff, takeOffAll } from '../../rules/felling.ts';
import { isRat, letter, miceOnBoard, minionsAbout, minionsOn, mouseCalled } from '../../rules/figures.ts';
import type { Quest } from '../../rules/quest.ts';
import { inStash, loseItem } from '../../rules/stash.ts';
import { bearerOf, giveToken, layToken, tokenCalled } from '../../rules/tokens.ts';
import { ambush } from '../../rules/track.ts';
import { hasClass, loreOf } from '../../rules/values.ts';
import type { Chapter } from '../chapter.ts';
import { declares } from '../choosing.ts';
import { findAchievement, findToken, starChance, tryFor } from '../finds.ts';
import { all, any, carried, carriedTo, earned, flag, noMinions, not } from '../tests.ts';

const FEAST = 'feast';
const DISGUISED = 'disguised';
const PRICE = 4;
/** Stars with which the captain is won. */
const ENOUGH = 2;
const ENTERED_NOW = 'just-come';

const feasting = (t: Quest): boolean => isSet(t, FEAST);
const onTheTable = (t: Quest, space: number): boolean => t.state.room === 'dining-hall' && letter(t, space) === 't';

/** He sits at the feast, until he has given his oath and gone. */
const captainHasTheKey = (t: Quest): boolean => feasting(t) && !has(t, 'rat-oath') && !bearerOf(t, 'iron-key');

/** alarm: the feast is over, and every minion card moves up as in an ambush. */
function alarm(t: Quest): void {
  if (!feasting(t)) return;
  clearFlag(t, FEAST);
  t.emit?.({ type: 'chapter-rule', id: 'alarm', rule: 'M293' });
  ambush(
    t,
    t.state.track.map(({ card }) => card).filter((card) => t.book.isMinionCard(card)),
  );
}

function suspect(t: Quest, points: number): void {
  if (points === 0 || !feasting(t) || has(t, 'rat-oath') || t.state.turn?.notes.includes(ENTERED_NOW)) return;
  addTo(t, 'suspicion', points);
  if (counter(t, 'suspicion') >= (isSet(t, DISGUISED) ? 6 : 4)) alarm(t);
}

const cheeseOf = (t: Quest): number => miceOnBoard(t).reduce((sum, { cheese }) => sum + cheese, 0);

/** Before the feast, or at it, with the price in the mice's paws: may the captain still be spoken to? */
function canBeAsked(t: Quest): boolean {
  if (has(t, 'captains-pistol') || bearerOf(t, 'iron-key')) return false;
  const open = t.state.visited.includes('dining-hall') ? feasting(t) : true;
  return open && (isSet(t, 'parley-paid') || cheeseOf(t) >= PRICE);
}

/** The mice on the tile discard four cheese between them. */
function* payTogether(t: Quest): Rules {
  for (let paid = 0; paid < PRICE; paid++) {
    const rich = miceOnBoard(t).filter(({ cheese }) => cheese > 0);
    const options = rich.map(({ hero }) => ({ do: 'mouse', mouse: hero }));
    const about = { kind: 'deed', id: 'parley' };
    const { mouse } = yield* choose(decider(t), 'who-pays', options, { rule: 'M293', about });
    payCheese(t, mouseCalled(t, mouse), 1, 'M293');
  }
}

export const chapter05: Chapter = {
  id: '05',
  number: 5,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: ['collin'],
    partyItems: ['disguises'],
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'alchemist' },
    { column: 0, row: 1, up: 'dining-hall' },
    { column: 1, row: 1, up: 'kitchen' },
    { column: 2, row: 1, up: 'guard-room' },
  ],
  closed: ['flip:alchemist', 'flip:dining-hall', 'flip:kitchen', 'flip:guard-room'],
  start: { room: 'alchemist', mice: ['o', 'n'], card: true },
  endPage: 5,
  deck: { normal: 3, difficult: 2 },
  victory: all(
    any(
      all(carriedTo('iron-key', 'kitchen/any'), not(flag('going-on'))),
      all(carriedTo('iron-key', 'guard-room/any'), flag('prison-done')),
    ),
    noMinions,
  ),
  tokens: [{ id: 'iron-key', start: 'dining-hall/t' }],
  counters: { suspicion: 0, parley: 0 },
  standalone: ['thimble-lantern', 'lilys-thanks', 'kings-letter'],
  sideQuests: [
    { id: 'the-captains-ear', room: 'dining-hall' },
    { id: 'the-boot-prison', room: 'guard-room' },
  ],
  rewards: (_t, won) => (won ? ['forge-key'] : []),
  endings(t, won) {
    const oath = has(t, 'rat-oath');
    if (!won) return [oath || has(t, 'captains-pistol') ? 'defeat-late' : 'defeat'];
    return [oath ? 'victory-oath' : has(t, 'captains-pistol') ? 'victory-pistol' : 'victory'];
  },
  course: [
    { until: earned('rat-oath'), room: 'dining-hall', on: ['t'], worth: 1, when: canBeAsked },
    { until: carried('iron-key'), room: 'dining-hall', on: ['t'], pages: 0.5 },
    { until: any(carriedTo('iron-key', 'kitchen/any'), flag('going-on')), room: 'kitchen' },
    { until: earned('freed-captives'), room: 'guard-room', on: ['k', 'o'], worth: 1.1, when: flag('going-on') },
    { until: flag('prison-done'), room: 'guard-room', worth: 0.6, when: flag('going-on') },
  ],

  rooms: {
    alchemist: { encounter: { kind: 'card' } },
    'dining-hall': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'captain-vurst', count: 1, on: ['t'] },
          { minion: 'elite-rat-warrior', count: 2, on: ['t'] },
          { minion: 'rat-warrior', count: 3, on: ['a', 'd', 'p'] },
        ],
      },
      surge: { id: 'more-guests', groups: [{ minion: 'roach', count: 3 }] },
      search: findToken('iron-key', {
        id: 'lift-the-key',
        on: ['t'],
        open: captainHasTheKey,
        dice: (t) => (has(t, 'kings-letter') ? 1 : 0),
      }),

      // the-feast
      *enter(t, first) {
        if (!first) return;
        setFlag(t, FEAST);
        t.state.turn?.notes.push(ENTERED_NOW);
        if (!inStash(t, 'disguises')) return;
        const options = [{ do: 'disguises' }, { do: 'no' }] as const;
        const answer = yield* offer(decider(t), 'disguises', options, { rule: 'M293' });
        if (answer.do === 'no') return;
        loseItem(t, 'disguises', 'M237');
        setFlag(t, DISGUISED);
      },
      skips: (t, card) => feasting(t) && t.book.isMinionCard(card),
      peaceful: feasting,
      *roundEnd(t) {
        if (feasting(t)) yield* fillWheel(t, 1, 'M293');
      },
      mayExplore: (t) => !feasting(t) || bearerOf(t, 'iron-key') !== undefined,
      *tryWay(t) {
        if (!feasting(t)) return true;
        clearFlag(t, FEAST);
        yield* takeOffAll(t, [...t.state.minions], 'M293');
        return true;
      },

      // suspicion
      scurried(t, _mouse, die) {
        if (die === 1) t.state.turn?.notes.push('scurry-1');
        return undefined;
      },
      turnEnd(t, mouse) {
        const { turn } = t.state;
        if (!turn) return undefined;
        let points = turn.die === 1 ? 1 : 0;
        points += turn.notes.filter((note) => note === 'scurry-1' || note === 'search-failed').length;
        if (minionsOn(t, mouse.space).some(({ kind }) => kind === 'rat-warrior')) points++;
        suspect(t, points);
        return undefined;
      },

      // alarm
      absorbs(t, _minion, wounds) {
        if (wounds > 0) alarm(t);
        return wounds;
      },
      attacks: (t) => void alarm(t),
      atSurge(t) {
        if (!has(t, 'rat-oath')) alarm(t);
        return undefined;
      },

      // vurst-beaten
      *defeated(t, minion, space) {
        if (minion.kind !== 'captain-vurst') return;
        const key = tokenCalled(t, 'iron-key');
        if (key && key.bearer === '') {
          layToken(t, key, space, 'M293');
          key.found = true;
        }
        earn(t, 'captains-pistol', 'M293');
        yield* takeOffAll(t, t.state.minions.filter(isRat), 'M293');
      },

      deeds: [
        {
          id: 'parley',
          spends: 'action',
          can(t, mouse) {
            if (!captainHasTheKey(t) || !onTheTable(t, mouse.space)) return false;
            return isSet(t, 'parley-paid') || cheeseOf(t) >= PRICE;
          },
          *run(t, mouse) {
            if (!isSet(t, 'parley-paid')) yield* payTogether(t);
            setFlag(t, 'parley-paid');
            const stars = yield* tryFor(t, mouse, 'parley', parleyDice(t, mouse.hero));
            addTo(t, 'parley', stars);
            if (counter(t, 'parley') < ENOUGH) return suspect(t, 2);
            giveToken(t, 'iron-key', mouse, 'M293');
            earn(t, 'rat-oath', 'M293');
            const captain = t.state.minions.find(({ kind }) => kind === 'captain-vurst');
            if (captain) yield* takeOff(t, captain);
          },
          chance: (t, mouse) => starChance(parleyDice(t, mouse.hero), ENOUGH - counter(t, 'parley')),
        },
      ],
    },
    kitchen: {
      encounter: { kind: 'card' },
      // going-on
      *enter(t, first) {
        if (first && bearerOf(t, 'iron-key') && (yield* declares(t, 'going-on'))) setFlag(t, 'going-on');
      },
    },
    'guard-room': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'rat-warrior', count: 2 },
          { minion: 'elite-rat-warrior', count: 2, on: ['r'] },
        ],
      },
      search: findAchievement('freed-captives', { id: 'the-boot-prison', on: ['k', 'o'] }),
      deeds: [
        {
          id: 'prison-done',
          spends: 'nothing',
          can: (t) => isSet(t, 'going-on') && !isSet(t, 'prison-done') && !minionsAbout(t),
          run: (t) => void setFlag(t, 'prison-done'),
        },
      ],
    },
  },
};

function parleyDice(t: Quest, hero: string): number {
  const mouse = mouseCalled(t, hero);
  return loreOf(t, mouse) + (hasClass(t, mouse, 'leader') ? 1 : 0);
}
