/** What the story book tells in chapter 11, The Closed Room, rule by rule. */
import { expect, test } from 'vitest';
import { type Blow, hitMinion, newAttack } from '../../rules/battle.ts';
import { waysOut } from '../../rules/explore.ts';
import { woundMinion } from '../../rules/felling.ts';
import { moveMinion } from '../../rules/minion-move.ts';
import { surge } from '../../rules/surge.ts';
import { battleBonus, defenseOf } from '../../rules/values.ts';
import type { State } from '../../state/state.ts';
import { begun, diceOf, earned, enter, hidesOn, later, minionsIn, nextRound, standing, waysOutOf } from '../later.ts';
import { BOW, CHEESE, type Scene, type SceneOptions, SHIELD, SWORD_STAR } from '../scene.ts';

const FOUR = { collin: 'e', nez: 'e', tilda: 'f', maginos: 'f' };
const HERS = ['vanestra-charm', 'vanestra-sting', 'vanestra-web', 'vanestra-call'];
const PLAIN: Blow = { weapon: '', reach: 'melee', damage: 'sharp', dice: 0 };

const tale = (room: string, options: SceneOptions = {}, ...achievements: string[]): Scene =>
  later('11', earned(...achievements), { room, ...options });
const chamber = (options: SceneOptions = {}, ...achievements: string[]) =>
  tale('queens-chamber', { mice: { collin: 'e' }, minions: [['vanestra', 't']], ...options }, ...achievements);
const forge = (options: SceneOptions = {}, ...achievements: string[]) =>
  tale('forge', { mice: { collin: 'e' }, minions: [['vanestra', 'h']], ...options }, ...achievements);
const her = (s: Scene) => {
  const lady = s.state.minions.find(({ kind }) => kind === 'vanestra');
  if (!lady) throw new Error('she is not here');
  return lady;
};
const warm = (warmth: number) => (state: State) => void Object.assign(state.counters, { warmth: warmth });

test('stolen-warmth: with every hearth and the pipes she still has one', () => {
  const all = ['hearth-king', 'hearth-guard', 'hearth-kitchen', 'hearth-hall', 'warm-pipes'];
  expect(begun('11', earned(...all)).counters.warmth).toBe(1);
  expect(begun('11', earned('warm-pipes')).counters.warmth).toBe(4);
});

/** So many hits that she cannot stop, from here and of that kind: the warmth left, and wounds on her cards. */
function struck(warmth: number, hits: number, space = 'e', blow = PLAIN): [number | undefined, number] {
  const s = forge({ mice: { collin: space }, dice: [BOW, BOW, BOW, BOW], change: warm(warmth) });
  s.only((t) => hitMinion(t, s.mouse('collin'), blow, hits, her(s)));
  return [s.state.counters.warmth, s.told('boss-wounded').length];
}

test('warmth-first: each wound takes a warmth, and only the others wound her', () => {
  expect([struck(2, 1), struck(2, 2), struck(2, 3)]).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
});

test.each([
  ['fire', 'e', { ...PLAIN, damage: 'fire' } as Blow],
  ['a mouse on a heat space', 'i', PLAIN],
])('warmth-first: a wound by %s takes two, and what is over is lost', (_name, space, blow) => {
  expect([struck(3, 1, space, blow), struck(3, 2, space, blow), struck(3, 3, space, blow)]).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
});

test('first-act: she sits on the dressing table with two of her cards, and two roaches are with her', () => {
  const s = chamber({ minions: [] }, 'hearth-guard', 'hearth-kitchen', 'hearth-hall');
  expect(enter(s)).toEqual({ vanestra: 1, roach: 2 });
  expect(standing(s)).toContain('vanestra t');
  const cards = s.state.track.map(({ card }) => card);
  expect([cards.length, cards.filter((card) => HERS.includes(card)).length]).toEqual([4, 2]);
});

/** Her last card in the first act goes. */
function fleeing(): Scene {
  const s = chamber({
    minions: [
      ['vanestra', 't'],
      ['roach', 'a'],
    ],
    change: warm(0),
  });
  s.only((t) => woundMinion(t, her(s), 2, s.mouse('collin')));
  return s;
}

test('she-flees: her figure leaves and her two cards are out of the game, but she is not defeated', () => {
  const { state, t } = fleeing();
  expect([minionsIn(state), state.bossesDefeated, state.bossCardsOut.length]).toEqual([{ roach: 1 }, [], 2]);
  expect([state.flags.includes('fled'), t.chapter.victory(t)]).toEqual([true, false]);
});

/** At the crack, with nobody about. */
const crack = (fled: boolean, ...dice: number[]) =>
  chamber({
    mice: { collin: 'u' },
    minions: [],
    dice,
    change: (state) => void (fled && state.flags.push('fled')),
  });

test('the-crack: only after she has fled, and a star of lore opens it for the next time', () => {
  expect(crack(false).offers({ do: 'explore', way: 'flip' })).toBe(false);
  const missed = crack(true, BOW, BOW).choose('explore way=flip');
  expect([diceOf(missed, 'deed'), missed.state.flags]).toEqual([2, ['fled']]);
  const opened = crack(true, BOW, SWORD_STAR).choose('explore way=flip');
  expect([opened.state.room, opened.state.flags]).toEqual(['queens-chamber', ['fled', 'crack-open']]);
  nextRound(opened).choose('explore way=flip');
  expect(opened.state.room).toBe('forge');
});

test('the-north-door: from the kitchen tunnels, after she has fled, with the Forge Key', () => {
  const may = (flags: string[], ...achievements: string[]) => {
    const s = tale(
      'kitchen-tunnels',
      { mice: { collin: 'n' }, change: (state) => void Object.assign(state, { flags: flags }) },
      ...achievements,
    );
    return waysOut(s.t, s.mouse('collin')).includes('S');
  };
  expect([may(['fled'], 'forge-key'), may([], 'forge-key'), may(['fled'])]).toEqual([true, false, false]);
});

test('second-act: she waits in the forge with her other cards, the upper one in ambush, two warmth and a rat', () => {
  const s = forge({
    mice: FOUR,
    minions: [],
    dice: [],
    change(state) {
      state.counters.warmth = 1;
      state.bossCardsOut = ['vanestra-charm', 'vanestra-sting'];
    },
  });
  enter(s);
  expect([standing(s), s.state.counters.warmth]).toEqual([['rat-warrior k', 'vanestra h'], 3]);
  const cards = s.state.track.map(({ card }) => card);
  expect(cards.filter((card) => HERS.includes(card)).sort()).toEqual(['vanestra-call', 'vanestra-web']);
  expect([s.told('ambush').length, HERS.includes(cards.at(-1) ?? '')]).toEqual([1, true]);
});

test.each([
  ['nez', 3],
  ['lily', 2],
])('jammed-bellows: with %s in the company the forge adds up to a warmth of %i', (fourth, warmth) => {
  const s = forge({ mice: { collin: 'o', tilda: 'o', [fourth]: 'o' }, minions: [], dice: [], change: warm(1) });
  enter(s);
  expect(s.state.counters.warmth).toBe(warmth);
});

test('second-act: pistol and feather, used in the first, can be used again', () => {
  const used = ['feather-used', 'pistol-fired'];
  const s = forge({ minions: [], change: (state) => void Object.assign(state, { flags: [...used] }) });
  enter(s);
  expect(used.filter((flag) => s.state.flags.includes(flag))).toEqual([]);
});

test('goal: she is beaten only in the forge', () => {
  const won = (flags: string[], beaten: string[]) => {
    const { t } = forge({ change: (state) => void Object.assign(state, { flags, bossesDefeated: beaten }) });
    return t.chapter.victory(t);
  };
  expect([won(['second-act'], ['vanestra']), won(['second-act'], []), won([], ['vanestra'])]).toEqual([
    true,
    false,
    false,
  ]);
});

/** On the ledge, with three wounds each and so many bonds left. */
const ledge = (bonds: number, ...dice: number[]) =>
  forge({
    mice: { collin: 'b', nez: 'e' },
    dice,
    change(state) {
      state.counters.bonds = bonds;
      for (const mouse of state.mice) mouse.wounds = 3;
    },
  });

test('free-the-king: from the chain ledge, by dice of the battle value without equipment, a bond for each star', () => {
  const s = ledge(3, SWORD_STAR, SWORD_STAR).choose('deed deed=free-the-king');
  expect([diceOf(s, 'deed'), s.state.counters.bonds, s.state.flags]).toEqual([2, 1, []]);
  expect(forge({ mice: { collin: 'a' } }).offers({ deed: 'free-the-king' })).toBe(false);
});

test('free-the-king: free, he heals a wound of each and lends all a die against her, once', () => {
  const s = ledge(1, SWORD_STAR, SWORD_STAR).choose('deed deed=free-the-king');
  expect(s.state.mice.map(({ wounds }) => wounds)).toEqual([2, 2]);
  const blow = newAttack('nez', her(s).id, PLAIN);
  const bonus = (at: Scene) => battleBonus(at.t, at.mouse('nez'), blow, her(at));
  expect([bonus(s), bonus(ledge(1))]).toEqual([1, 0]);
  expect(nextRound(s).offers({ deed: 'free-the-king' })).toBe(false);
});

test('do-not-be-brave-alone: against her a mouse by itself has a die less, one with a friend a die more', () => {
  const defense = (nez: string, by: string) => {
    const s = chamber({
      mice: { maginos: 'e', nez },
      minions: [
        ['vanestra', 't'],
        ['rat-warrior', 'f'],
      ],
    });
    const foe = s.state.minions.find(({ kind }) => kind === by)?.id ?? 0;
    return defenseOf(s.t, s.mouse('maginos'), newAttack(foe, 'maginos', PLAIN));
  };
  expect([defense('f', 'vanestra'), defense('e', 'vanestra')]).toEqual([0, 2]);
  expect([defense('f', 'rat-warrior'), defense('e', 'rat-warrior')]).toEqual([1, 1]);
});

test('gifts: each of the two who stay gives two cheese, or the card it kept to one who has room for it', () => {
  const left = { ...earned(), mice: { lily: { abilities: [], kept: 'hatpin' } } };
  const s = later('11', left, {
    room: 'kitchen',
    mice: { collin: 'q', tilda: 'q', maginos: 'l', nez: 'l' },
    change(state) {
      state.aside = ['hatpin'];
      const nez = state.mice.find(({ hero }) => hero === 'nez');
      nez?.pack.push('dagger', 'sling', 'quill-spear', 'cork-maul');
    },
  });
  const gifts = ['gift card="" to=tilda', 'gift card=hatpin to=collin'];
  const { asked } = s.only((t) => t.chapter.begin?.(t) as never, ...gifts);
  const cards = asked.map(({ options }) => options.filter(({ card }) => card !== '').map(({ to }) => to));
  expect(asked.map(({ about }) => about?.id)).toEqual(['filch', 'lily']);
  expect(cards).toEqual([[], ['collin', 'tilda', 'maginos']]);
  expect([s.mouse('tilda').cheese, s.mouse('collin').pack, s.state.aside]).toEqual([2, ['hatpin'], []]);
});

test('surge:queens-chamber: at a surge the webs hold who stands in them, and two roaches and a rat come', () => {
  const webbed = chamber().t.room.letters.filter((letter) => {
    const s = chamber({ mice: { collin: letter } });
    s.only(surge);
    return s.mouse('collin').webbed;
  });
  expect(webbed.sort()).toEqual(['a', 'd', 'k', 'r', 's']);
  const s = chamber();
  s.only(surge);
  expect(minionsIn(s.state)).toEqual({ vanestra: 1, roach: 2, 'rat-warrior': 1 });
});

test('rat-oath: no rat comes into the Queen’s Chamber by a surge either, but one into the forge', () => {
  const come = (s: Scene) => {
    s.only(surge);
    return minionsIn(s.state);
  };
  expect(come(chamber({}, 'rat-oath'))).toEqual({ vanestra: 1, roach: 2 });
  expect(come(forge({}, 'rat-oath'))).toEqual({ vanestra: 1, 'rat-warrior': 1 });
});

/** On the stool; her one card shoots and never hits. */
const beforeTheMirror = (...achievements: string[]) =>
  chamber(
    { mice: { collin: 'l' }, track: ['collin', 'vanestra-charm'], dice: Array(40).fill(SWORD_STAR) },
    ...achievements,
  );
const defends = (s: Scene) => s.t.chapter.minionDefense?.(s.t, her(s), newAttack('', '', PLAIN));

test('the-silver-mirror: from the stool or the table; for this round and the next she has two dice less', () => {
  const s = beforeTheMirror();
  expect(hidesOn(s, 'collin').sort()).toEqual(['l', 't']);
  expect(hidesOn(chamber({ minions: [] }), 'collin')).toEqual([]);
  s.choose('search for=special', 'find search=the-silver-mirror');
  expect([defends(s), hidesOn(s, 'collin')]).toEqual([-2, []]);
  expect([defends(nextRound(s)), defends(nextRound(s))]).toEqual([-2, 0]);
});

test('the-silver-mirror: with the Crystal Shard it lasts, until the second act', () => {
  const s = beforeTheMirror('crystal-shard');
  s.choose('search for=special', 'find search=the-silver-mirror');
  for (let round = 0; round < 3; round++) nextRound(s);
  expect(defends(s)).toBe(-2);
  s.state.flags.push('second-act');
  expect(defends(s)).toBe(0);
});

test('surge:forge: at a surge she drinks, and a rat comes by the entry farthest from the mice', () => {
  const after = (collin: string, ...achievements: string[]) => {
    const s = forge({ mice: { collin }, change: warm(1) }, ...achievements);
    s.only(surge);
    return [s.state.counters.warmth, standing(s)];
  };
  expect(after('f')).toEqual([2, ['rat-warrior k', 'vanestra h']]);
  expect(after('k')).toEqual([2, ['rat-warrior f', 'vanestra h']]);
  expect(after('f', 'king-awake')).toEqual([2, ['vanestra h']]);
});

test('furnace-heat: who ends its turn before the furnace rolls its move value, and burns without a star', () => {
  const wounds = (filch: string, ...dice: number[]) => {
    const s = forge({ mice: { filch, nez: 'a' }, dice }).choose('end');
    return [s.mouse('filch').wounds, diceOf(s, 'luck')];
  };
  for (const space of ['f', 'i', 'n']) expect(wounds(space, BOW, CHEESE, SHIELD)).toEqual([1, 3]);
  expect(wounds('i', BOW, SHIELD, SWORD_STAR)).toEqual([0, 3]);
  expect(wounds('h', BOW, BOW)).toEqual([0, 0]);
});

test('furnace-heat: of spaces as near to her target Vanestra takes one that is not hot', () => {
  const s = forge({ mice: { collin: 'a' }, minions: [['vanestra', 'h']], dice: [CHEESE] });
  const sting = s.t.book.minionCard('vanestra-sting').card;
  const { asked } = s.only((t) => moveMinion(t, her(s), sting));
  expect([asked, standing(s)]).toEqual([[], ['vanestra e']]);
});

test('closed: the flagstone of the dining hall', () => {
  expect(waysOutOf('11', 'dining-hall')).toEqual(['E']);
});
