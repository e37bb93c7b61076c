/** What cards do, where they had done it by themselves or where they should not be offered at all. */
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { BOW, BOW_STAR, CHEESE, type SceneOptions, SHIELD, SWORD_STAR, scene } from '../testing/scene.ts';
import { answerPlacing } from './arrivals.ts';
import { hurt, mark } from './harm.ts';
import { minionAttack } from './minion-attack.ts';
import { moveMinion } from './minion-move.ts';
import { placeGroups } from './placing.ts';

type Mouse = ReturnType<ReturnType<typeof scene>['mouse']>;

/** A scene in which this mouse has these things. */
const having = (hero: string, has: Partial<Mouse>, options: SceneOptions = {}) =>
  scene({
    ...options,
    change: (state) => {
      for (const mouse of state.mice) if (mouse.hero === hero) Object.assign(mouse, has);
      options.change?.(state);
    },
  });
const yard: SceneOptions = { chapter: '03', room: 'courtyard', mice: { lily: 'j' } };

test('M17: after a star that defeats, the Enchanted Bow’s player chooses its second target', () => {
  const s = having(
    'lily',
    { body: ['enchanted-bow'] },
    {
      ...yard,
      minions: [
        ['roach', 'c'],
        ['roach', 'o'],
        ['rat-warrior', 'c'],
      ],
      change: (state) => void state.flags.push('magpie-gone'),
    },
  );
  s.dice(BOW_STAR, BOW, BOW, BOW).choose('attack target=1 weapon=enchanted-bow');
  expect(s.decision).toMatchObject({ ask: 'which-target', rule: 'M17', about: { kind: 'card', id: 'enchanted-bow' } });
  expect(s.keys).toEqual(['target target=2', 'target target=3']);
  s.dice(BOW_STAR, BOW_STAR, BOW, BOW, BOW).choose('target target=3');
  expect(s.told('attack')).toHaveLength(2);
  expect(s.decision.ask).toBe('turn'); // it grants no further one
});

test('M26: Backslash strikes with whichever melee weapon its player takes', () => {
  const s = having(
    'collin',
    { body: ['collins-sword', 'dagger'], abilities: ['backslash'], cheese: 2 },
    {
      mice: { collin: 'q' },
      minions: [
        ['roach', 'q'],
        ['roach', 'm'],
      ],
    },
  );
  s.dice(SWORD_STAR, BOW, BOW, BOW).choose('attack target=1 weapon=collins-sword', 'ability card=backslash');
  expect(s.keys).toEqual(['attack target=2 weapon=collins-sword', 'attack target=2 weapon=dagger']);
});

test('M26: Feint and Accurate Shot are not asked for where the target has nothing to lose', () => {
  const asked = (minion: string) =>
    having('collin', { abilities: ['feint'], cheese: 1 }, { mice: { collin: 'q' }, minions: [[minion, 'q']] }).choose(
      'attack target=1 weapon=collins-sword',
    ).decision.ask;
  expect([asked('roach'), asked('rat-warrior')]).toEqual(['turn', 'boost']);
});

test('M26: Preemptive Shot is offered only against newcomers that can be shot', () => {
  const newcomers = (on: string) => {
    const s = having('lily', { abilities: ['preemptive-shot'], cheese: 1 }, { ...yard, minions: [['roach', 'm']] });
    const group = [{ minion: 'rat-warrior', count: 1, on: [on] }];
    return s
      .only(
        function* (t) {
          yield* answerPlacing(t, yield* placeGroups(t, group, 'surge', []));
        },
        ...(on === 'm' ? [] : []),
      )
      .asked.map(({ ask }) => ask);
  };
  expect(newcomers('c')).toEqual([]); // a roach is near, and it alone may be shot at (M118)
  expect(newcomers('m')[0]).toBe('react');
});

test('M105: Energy Rush follows a move that has begun, not one that has not', () => {
  const s = having('filch', { abilities: ['energy-rush'], cheese: 1 }, { mice: { filch: 'q' } });
  expect(s.offers({ do: 'ability', card: 'energy-rush' })).toBe(false);
  s.choose('move to=m');
  expect(s.offers({ do: 'ability', card: 'energy-rush' })).toBe(true);
  expect([s.dice(SHIELD).choose('ability card=energy-rush').decision.ask, s.state.turn?.actions]).toEqual([
    'scurry',
    1,
  ]);
});

test('M13: Under the Belly holds for one move, not for the scurry after it', () => {
  const s = having(
    'filch',
    { pack: ['under-the-belly'] },
    {
      mice: { filch: 'q' },
      minions: Array.from({ length: 4 }, () => ['roach', 'm'] as const),
      points: 2,
    },
  );
  expect(s.offers({ do: 'move', to: 'j' })).toBe(false);
  s.choose('trick card=under-the-belly');
  expect(s.offers({ do: 'move', to: 'j' })).toBe(true); // through the full space
  s.choose('move to=j');
  expect(s.state.effects).toEqual([]);
});

test('M88, M93: who levitates is above the water: not pushed, and free to act', () => {
  const s = having(
    'maginos',
    {},
    {
      chapter: '02',
      room: 'sewer',
      mice: { maginos: 'r', collin: 'a' },
      change: (state) => {
        state.effects = [{ id: 'levitation', on: 'maginos', by: 'maginos', until: 'turn', since: 1 }];
      },
    },
  );
  expect(s.offers({ do: 'climb' })).toBe(false);
  expect(s.offers({ do: 'move', to: 'g' })).toBe(true);
  s.choose('end');
  expect(s.told('pushed')).toEqual([]);
});

test('M153: a golem ignores its weapons, in defense too, and fades with its last cheese', () => {
  const golem = [{ id: 'cheddar-golem', on: 'collin', by: 'collin', until: 'chapter', since: 1 } as const];
  const s = having(
    'collin',
    { body: ['toothpick'], cheese: 1 },
    {
      mice: { collin: 'q' },
      minions: [['rat-warrior', 'q']],
      turn: 'rat-warrior',
      dice: [SWORD_STAR, BOW, CHEESE, BOW, BOW, BOW, BOW],
      change: (state) => {
        state.effects = [...golem];
      },
    },
  );
  expect(s.told('rolled')[1]).toMatchObject({ purpose: 'defense', faces: { length: 5 } });
  expect(s.told('defeated')).toEqual([]); // the toothpick sleeps
  expect(s.offers({ do: 'attack', weapon: 'cheddar-golem' })).toBe(true);
  s.choose('end');
  expect([s.mouse('collin').cheese, s.state.effects.length]).toEqual([1, 1]); // 2 with the one rolled, less 1
});

test('M26: of two rats on a space the one under Meeps is a target of its own', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [
      ['rat-warrior', 'q'],
      ['rat-warrior', 'q'],
    ],
    change: (state) => {
      state.effects = [{ id: 'meeps', on: 2, by: 'maginos', until: 'round', since: 1 }];
    },
  });
  expect(s.decision.options.filter((option) => option.do === 'attack')).toHaveLength(2);
});

test('M65, M279: whoever may react sees who strikes, with how much, and the chances', () => {
  const s = having(
    'filch',
    { abilities: ['dodge'], cheese: 1, wounds: 2 },
    {
      mice: { filch: 'q' },
      minions: [['rat-warrior', 'q']],
      turn: 'rat-warrior',
      dice: [SWORD_STAR, BOW],
    },
  );
  expect(s.decision).toMatchObject({ ask: 'react', rule: 'M65' });
  expect(game.view(s.state, 0).peril).toMatchObject({ by: 1, target: 'filch', hits: 1, defense: 2 });
  const { wound, capture } = game.view(s.state, 0).peril ?? { wound: 0, capture: 0 };
  expect(wound).toBeCloseTo((4 / 6) ** 2);
  expect(capture).toBeCloseTo(wound); // one wound is left to it
});

test('M13: before a minion strikes, a lurking mouse sees the attack that is about to come', () => {
  const s = having(
    'collin',
    { pack: ['lurking-in-the-shadows'] },
    {
      mice: { collin: 'q' },
      minions: [['rat-warrior', 'q']],
      turn: 'rat-warrior',
    },
  );
  expect(s.decision.ask).toBe('trick');
  expect(game.view(s.state, 0).peril).toMatchObject({ by: 1, target: 'collin', dice: 2, hits: 0, faces: [] });
  expect(game.view(s.state, 0).peril?.wound).toBeGreaterThan(0);
  s.choose('trick card=lurking-in-the-shadows');
  expect([s.told('minion-attack'), s.state.attack]).toEqual([[], null]);
});

test('M190, M217: the outlook knows what a mouse has to fear before its next turn', () => {
  const danger = (minions: SceneOptions['minions'], wounds = 0) =>
    game.view(having('collin', { wounds }, { mice: { collin: 'q' }, ...(minions && { minions }) }).state, 0).outlook
      ?.danger;
  expect(danger([])).toEqual({ wound: 0, capture: 0 });
  const near = danger([['rat-warrior', 'q']], 3);
  expect(near?.capture).toBeCloseTo(near?.wound ?? 0);
  expect(near?.wound).toBeGreaterThan(0.2);
  const far = danger([['rat-warrior', 'b']], 3);
  expect(far?.wound).toBe(0); // five steps away, and a die shows three at most
});

test('M230: whoever turned the mirror with the crystal shard is not charmed at all', () => {
  const s = scene({
    chapter: '11',
    room: 'queens-chamber',
    mice: { collin: 'l', nez: 'l' },
    change: (state) => void state.flags.push('mirror-by:collin'),
  });
  mark(s.t, s.mouse('collin'), 'charmed', 'M230');
  mark(s.t, s.mouse('nez'), 'charmed', 'M230');
  expect([s.mouse('collin').charmed, s.mouse('nez').charmed]).toEqual([false, true]);
});

test('M130: whoever was carried off is found on the finder’s space, or beside it where that is full', () => {
  const found = (crowd: number) => {
    const s = scene({
      mice: {
        collin: 'q',
        nez: crowd > 1 ? 'q' : 'a',
        maginos: crowd > 2 ? 'q' : 'a',
        filch: crowd > 3 ? 'q' : 'a',
        tilda: 'a',
      },
      dice: [SWORD_STAR],
      change: (state) => {
        for (const mouse of state.mice)
          if (mouse.hero === 'tilda') Object.assign(mouse, { where: 'abducted', space: -1 });
      },
    });
    s.choose('search for=lost');
    if (s.decision.ask === 'arrive') s.choose(s.keys[0] ?? '');
    return s.at('tilda');
  };
  expect(found(1)).toBe('q');
  expect(['', 'q']).not.toContain(found(4));
});

test('OM92: a mouse that was carried off comes back when all others are captured, where its player wants', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'm' },
    change: (state) => {
      const tilda = state.mice[1];
      if (tilda) Object.assign(tilda, { where: 'abducted', space: -1 });
    },
  });
  const { asked } = s.only((t) => hurt(t, s.mouse('collin'), 9, 'wound', 'M217'), 'space to=m');
  expect(asked).toMatchObject([{ ask: 'arrive', rule: 'M130', options: [{ to: 'g' }, { to: 'i' }, { to: 'm' }] }]);
  expect([s.mouse('collin').where, s.at('tilda')]).toEqual(['captured', 'm']);
});

test('M184, M198: a minion’s attack says why it strikes whom', () => {
  const s = scene({ mice: { collin: 'm', tilda: 'n' }, minions: [['rat-warrior', 'q']] });
  const [minion] = s.state.minions;
  if (!minion) throw new Error('nobody is there');
  s.state.struck = ['collin'];
  s.dice(BOW, BOW).only((t) => minionAttack(t, minion, t.book.minionCard('rat-warrior').card));
  expect(s.told('minion-attack')).toMatchObject([{ mouse: 'tilda', why: 'fresh', instead: 'collin', rule: 'M198' }]);
});

test('M13: whoever is attacked in the place of a mouse that lurks learns why', () => {
  const s = having(
    'collin',
    { pack: ['lurking-in-the-shadows'] },
    {
      mice: { collin: 'q', tilda: 'q' },
      minions: [['rat-warrior', 'q']],
      track: ['collin', 'rat-warrior', 'tilda'],
      turn: 'rat-warrior',
      dice: [BOW, BOW],
    },
  ).choose('trick card=lurking-in-the-shadows');
  expect(s.told('minion-attack')).toMatchObject([{ mouse: 'tilda', why: 'hidden', instead: 'collin', rule: 'M13' }]);
});

test('M293: where a rule of the chapter says whom a figure wants, its way and its blow say so', () => {
  const s = scene({
    chapter: '04',
    room: 'crystal-tunnels',
    mice: { collin: 'k', tilda: 'l' },
    minions: [['skitter-clak', 'c']],
    change: (state) => void state.flags.push('heard:tilda'),
  });
  const [minion] = s.state.minions;
  if (!minion) throw new Error('nobody is there');
  const { card } = s.t.book.minionCard('skitter');
  s.dice(5).only((t) => moveMinion(t, minion, card));
  expect(s.told('goes-for')).toMatchObject([{ mouse: 'tilda', wanted: true, rule: 'M293' }]);
  minion.space = s.mouse('collin').space;
  s.dice(...Array.from({ length: 9 }, () => BOW)).only((t) => minionAttack(t, minion, card));
  expect(s.told('minion-attack')).toMatchObject([{ mouse: 'tilda', why: 'wanted', rule: 'M293' }]);
});

test('M199: in the Hungarian edition the place on the track alone decides, and the log does not speak of distance', () => {
  const s = scene({
    edition: 'hu',
    mice: { collin: 'm', tilda: 'q' },
    minions: [['rat-warrior', 'q']],
    track: ['collin', 'rat-warrior', 'tilda'],
    turn: 'rat-warrior',
    dice: [BOW, BOW],
  });
  expect(s.told('minion-attack')).toMatchObject([{ mouse: 'collin', why: 'highest', instead: 'tilda', rule: 'M199' }]);
});
