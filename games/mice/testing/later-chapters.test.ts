/** What was earned in one chapter, met again in the later ones that name it (M265, M292). The branches of one chapter have tests of their own. */
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { newAttack } from '../rules/battle.ts';
import { mark } from '../rules/harm.ts';
import { searchDice } from '../rules/searching.ts';
import { surge } from '../rules/surge.ts';
import { battleBonus, climbCost, defenseOf } from '../rules/values.ts';
import { climbDice } from '../rules/water.ts';
import { begun, earned, enter, later, minionsIn, token } from './later.ts';
import { CHEESE, SHIELD, SWORD_STAR } from './scene.ts';

const BLOW = newAttack('', '', { weapon: '', reach: 'melee', damage: 'sharp', dice: 0 });
const endPage = (chapter: string): number => book.chapter(chapter).endPage;

test('filch-freed: in chapter 2 the line is with the party, and Filch may come', () => {
  expect(begun('02', earned('filch-freed'), 'collin+filch+nez+tilda').stash).toEqual(['hook-and-line']);
  expect(begun('02', earned()).stash).toEqual([]);
});

test('thimble-lantern lights a search beside its bearer, cracked-lantern only that of the bearer', () => {
  const dice = (achievement: string) => {
    const s = later('04', earned(achievement), {
      mice: { collin: 'c', tilda: 'e' },
      change: (state) => void state.tokens.push(token('lantern', 'tilda')),
    });
    return ['collin', 'tilda'].map((hero) => searchDice(s.t, s.mouse(hero), 'card'));
  };
  expect([dice('thimble-lantern'), dice('cracked-lantern')]).toEqual([
    [2, 2],
    [1, 2],
  ]);
});

test('cracked-lantern: the hearth of chapter 9 wants two stars', () => {
  const burns = (achievement: string) => {
    const s = later('09', earned(achievement), {
      room: 'kings-chamber',
      mice: { collin: 'n' },
      dice: [SWORD_STAR, SHIELD],
      change: (state) => void state.tokens.push(token('ember', 'collin')),
    }).choose('deed deed=light-the-hearth');
    return s.state.flags.includes('hearth-burns');
  };
  expect([burns('thimble-lantern'), burns('cracked-lantern')]).toEqual([true, false]);
});

test('lilys-thanks: Lily begins with a cheese', () => {
  const cheese = (...achievements: string[]) =>
    begun('08', earned(...achievements), 'collin+lily+nez+tilda').mice.find(({ hero }) => hero === 'lily')?.cheese;
  expect([cheese('lilys-thanks'), cheese()]).toEqual([1, 0]);
});

test('kings-letter: a die more for the key of chapter 5, and two bonds in chapter 11', () => {
  const dice = (...achievements: string[]) => {
    const s = later('05', earned(...achievements), {
      room: 'dining-hall',
      mice: { collin: 't' },
      change: (state) => void state.flags.push('feast'),
    });
    return searchDice(s.t, s.mouse('collin'), 'special');
  };
  expect([dice('kings-letter'), dice()]).toEqual([2, 1]);
  expect([begun('11', earned('kings-letter')).counters.bonds, begun('11', earned()).counters.bonds]).toEqual([2, 3]);
});

test('crystal-shard: the mirror of chapter 11 turns without a roll, and who turned it is not charmed', () => {
  const s = later('11', earned('crystal-shard'), {
    room: 'queens-chamber',
    mice: { collin: 'l', nez: 'l' },
    minions: [['vanestra', 'a']],
  });
  s.choose('search for=special', 'find search=the-silver-mirror');
  expect(s.told('rolled').filter((event) => 'purpose' in event && event.purpose === 'search')).toEqual([]);
  for (const hero of ['collin', 'nez']) mark(s.t, s.mouse(hero), 'charmed', 'M230');
  expect([s.mouse('collin').charmed, s.mouse('nez').charmed]).toEqual([false, true]);
});

test('forge-key: the crack under the wardrobe opens without a roll', () => {
  const { flip, letters } = book.room('queens-chamber');
  const room = (...achievements: string[]) =>
    later('11', earned(...achievements), {
      room: 'queens-chamber',
      mice: { collin: letters[flip.space] ?? '', nez: letters[flip.space] ?? '' },
      dice: [SHIELD, SHIELD],
      change: (state) => void state.flags.push('fled'),
    }).choose('explore way=flip').state.room;
  expect([room('forge-key'), room()]).toEqual(['forge', 'queens-chamber']);
});

test('warm-hands: a page more in chapter 7 with a healer', () => {
  const end = (party: string) => begun('07', earned(), party).end;
  expect([end('nez+tilda'), end('collin+nez')]).toEqual([endPage('07') + 1, endPage('07')]);
});

test('belled-cat: a page more in chapter 7, and fewer minions in chapters 8 to 11', () => {
  const [belled, not] = [earned('belled-cat'), earned()];
  expect([begun('07', belled).end, begun('07', not).end]).toEqual([endPage('07') + 1, endPage('07')]);
  const thieves = {
    room: 'kitchen',
    mice: { nez: 'q' },
    change: (state: { encounterDeck: string[] }) => {
      state.encounterDeck = ['crumb-thieves'];
    },
  };
  expect([enter(later('08', belled, thieves)), enter(later('08', not, thieves))]).toEqual([{ roach: 3 }, { roach: 5 }]);
  const bed = { room: 'kings-chamber', mice: { nez: 'n' } };
  expect([enter(later('09', belled, bed)), enter(later('09', not, bed))]).toEqual([
    { 'cave-centipede': 1, 'elite-rat-warrior': 2 },
    { 'cave-centipede': 1, 'elite-rat-warrior': 2, 'rat-warrior': 1 },
  ]);
  const hall = { room: 'dining-hall', mice: { nez: 'q' } };
  expect([enter(later('10', belled, hall)), enter(later('10', not, hall))]).toEqual([
    { 'cave-centipede': 1, 'rat-warrior': 2, roach: 1 },
    { 'cave-centipede': 1, 'rat-warrior': 3, roach: 1 },
  ]);
  const door = later('11', belled, {
    room: 'queens-chamber',
    mice: { nez: 'a' },
    minions: [
      ['roach', 'a'],
      ['vanestra', 't'],
    ],
    track: ['roach', 'nez', 'vanestra-web'],
    turn: 'roach',
  });
  expect(minionsIn(door.state)).toEqual({ vanestra: 1 });
});

test('cats-whisker: a die more out of the water in chapter 7, up for two in chapter 9, battle +1 against large ones in chapter 11', () => {
  const carried = (chapter: string, room: string, bearer: string) =>
    later(chapter, earned('cats-whisker'), {
      room,
      mice: { collin: 'a', nez: 'a' },
      minions: [['spider', 'b']],
      change: (state) => void state.tokens.push(token('whisker', bearer)),
    });
  const each = (chapter: string, room: string, of: (s: ReturnType<typeof carried>) => number | undefined) =>
    ['collin', 'nez'].map((bearer) => of(carried(chapter, room, bearer)));
  expect(each('07', 'sewer', (s) => climbDice(s.t, s.mouse('collin'), 3))).toEqual([2, 1]);
  expect(each('09', 'kings-chamber', (s) => climbCost(s.t, s.mouse('collin')))).toEqual([2, 3]);
  const bonus = (s: ReturnType<typeof carried>) => battleBonus(s.t, s.mouse('collin'), BLOW, s.state.minions[0]);
  expect(each('11', 'queens-chamber', bonus)).toEqual([1, 0]);
});

test('paw-in-paw: the two of chapter 7 defend better together from then on, and nobody else does', () => {
  const defense = (tilda: string, two: string) => {
    const left = { ...earned('paw-in-paw'), notes: { 'paw-in-paw': two } };
    const s = later('08', left, { mice: { nez: 'o', tilda } });
    return defenseOf(s.t, s.mouse('nez'), BLOW);
  };
  const [together, apart, strangers] = [
    defense('o', 'nez+tilda'),
    defense('n', 'nez+tilda'),
    defense('o', 'nez+filch'),
  ];
  expect([together - apart, strangers - apart]).toEqual([1, 0]);
});

test('kings-draught and two-drops: the draught is in play in chapter 9, and with two drops it is given and kept', () => {
  const inPlay = (...achievements: string[]) =>
    begun('09', earned(...achievements)).tokens.some(({ id }) => id === 'draught');
  expect([inPlay('kings-draught'), inPlay()]).toEqual([true, false]);
  const given = (...achievements: string[]) =>
    later('09', earned('kings-draught', ...achievements), {
      room: 'kings-chamber',
      mice: { collin: 'q' },
      change: (state) => void state.tokens.push(token('draught', 'collin')),
    })
      .choose('deed deed=give-the-draught')
      .state.achievements.slice(1 + achievements.length);
  expect([given(), given('two-drops')]).toEqual([['king-awake'], ['king-awake', 'draught-kept']]);
});

test('hearth-king and king-awake: an empty wheel and a page more in chapter 10, and a surge that brings nobody in chapter 11', () => {
  const start = (...achievements: string[]) => {
    const { wheel, end } = begun('10', earned(...achievements));
    return [wheel, end];
  };
  expect([start(), start('hearth-king'), start('hearth-king', 'king-awake')]).toEqual([
    [3, endPage('10')],
    [0, endPage('10')],
    [0, endPage('10') + 1],
  ]);
  const came = (...achievements: string[]) => {
    const s = later('11', earned(...achievements), { room: 'queens-chamber', mice: { collin: 'a' } });
    s.only(surge);
    return s.state.minions.length;
  };
  expect([came('king-awake'), came()]).toEqual([0, 3]);
});

test('stolen-warmth, hearth-guard, hearth-kitchen, hearth-hall, warm-pipes: each takes a warmth from her in chapter 11, and each hearth of chapter 10 a rat', () => {
  const warmth = (...achievements: string[]) => begun('11', earned(...achievements)).counters.warmth;
  expect([warmth(), warmth('hearth-guard'), warmth('hearth-guard', 'warm-pipes', 'hearth-king')]).toEqual([5, 4, 2]);
  const act = (...achievements: string[]) =>
    enter(later('11', earned(...achievements), { room: 'queens-chamber', mice: { nez: 'a' } }));
  expect([act('hearth-kitchen'), act('hearth-guard', 'hearth-kitchen', 'hearth-hall')]).toEqual([
    { vanestra: 1, roach: 2, 'rat-warrior': 2 },
    { vanestra: 1, roach: 2 },
  ]);
});

test('hearth-hall, dining-hall/the-boy-with-the-spoon: once in chapter 11 a search in the hall is a rest', () => {
  const wounds = (...achievements: string[]) => {
    const s = later('11', earned(...achievements), {
      room: 'dining-hall',
      mice: { nez: 'q', tilda: 'q' },
      dice: [SWORD_STAR],
      change: (state) => {
        for (const mouse of state.mice) mouse.wounds = 3;
        state.searchDeck.push('hatpin');
      },
    }).choose('search for=card', 'keep card=hatpin');
    return s.state.mice.map((mouse) => mouse.wounds);
  };
  expect([wounds('hearth-hall'), wounds()]).toEqual([
    [1, 1],
    [3, 3],
  ]);
});

test('draught-kept: once he is free King Alder strikes at the start of each round', () => {
  const warmth = (...achievements: string[]) => {
    const s = later('11', earned(...achievements), {
      room: 'forge',
      mice: { nez: 'b' },
      minions: [['vanestra', 'h']],
      track: ['nez', 'vanestra-sting', 'vanestra-web'],
      dice: [CHEESE, CHEESE, CHEESE, CHEESE],
      change: (state) => {
        state.flags.push('king-free', 'second-act');
        state.counters.warmth = 3;
      },
    });
    const strikes = s.t.chapter.roundStart;
    if (strikes) s.only((t) => strikes(t) as never);
    return s.state.counters.warmth;
  };
  expect([warmth('draught-kept'), warmth()]).toEqual([2, 3]);
});
