/** The turn of a mouse, rock and walls, the details of battle and the masters (M58-M64, M77, M268-M273). */
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { BOW, CHEESE, SHIELD, SHIELD_STAR, SWORD_STAR, scene } from '../testing/scene.ts';

/** What Collin begins with. */
const WORN = ['collins-sword', 'leather-breastplate'];

test('M59: the actions are scurry, battle, search, recover and explore; one of them, and no second', () => {
  const s = scene({ mice: { collin: 'i', tilda: 'i' }, points: 4 });
  expect([s.offers({ do: 'search' }), s.offers({ do: 'explore' })]).toEqual([true, true]);
  s.choose('move to=h').dice(BOW).choose('search for=card');
  for (const action of ['scurry', 'attack', 'search', 'recover', 'explore'])
    expect(s.state.turn?.card === 'collin' && s.offers({ do: action })).toBe(false);
});

test('M62, OM22: no free action in the middle of a scurry', () => {
  const s = scene({ mice: { collin: 'q', tilda: 'm' }, points: 1 }).choose('move to=m');
  expect(s.offers({ do: 'share' })).toBe(true);
  s.dice(CHEESE).choose('scurry');
  expect(s.decision.ask).toBe('scurry');
  expect([s.offers({ do: 'share' }), s.offers({ do: 'stop' })]).toEqual([false, true]);
});

test('M63, OM27: a mouse that takes no action and makes no move may still share', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => {
      if (state.mice[0]) state.mice[0].cheese = 1;
    },
  });
  s.choose('share with=tilda', 'give-cheese cheese=1', 'done', 'end');
  expect([s.mouse('tilda').cheese, s.state.turn?.card]).toEqual([1, 'tilda']);
});

test('M64: only the active mouse takes free actions', () => {
  const rich = (turn: string) =>
    scene({
      mice: { collin: 'a', tilda: 'q' },
      turn,
      change: (state) => {
        if (state.mice[1]) state.mice[1].cheese = 6;
      },
    }).offers({ do: 'level-up' });
  expect([rich('collin'), rich('tilda')]).toEqual([false, true]);
});

test('M77: rock is no space and lets nobody through', () => {
  const s = scene({ mice: { collin: 'g' }, points: 2 });
  const ways = s.decision.options.flatMap((option) => (option.do === 'move' ? [option.to] : []));
  expect(ways).toContain('d');
  expect(ways).not.toContain('h'); // beyond the rock of the middle
});

test('OM23: the movement die is rolled also for a mouse that cannot move', () => {
  const s = scene({
    mice: { collin: 'q' },
    stage: 'start',
    dice: [CHEESE],
    change: (state) => {
      if (state.mice[0]) state.mice[0].webbed = true;
    },
  });
  expect(s.told('movement-die')).toHaveLength(1);
});

test('OM44: a figure on an adjacent space is in sight', () => {
  const s = scene({ mice: { lily: 'q' }, minions: [['roach', 'n']] });
  expect(s.offers({ do: 'attack', weapon: 'lilys-bow', target: 1 })).toBe(true);
});

test('OM41: a trap that captures the mouse gives it no cheese and is removed all the same', () => {
  const s = scene({
    chapter: '02',
    room: 'tunnel-entrance',
    mice: { collin: 'f', tilda: 'a' },
    turn: 'collin',
    dice: [BOW, BOW],
    change: (state) => {
      state.traps.push({ room: 'tunnel-entrance', space: 6 });
      if (state.mice[0]) state.mice[0].wounds = 3;
    },
  }).choose('move to=g');
  expect(s.mouse('collin')).toMatchObject({ where: 'captured', cheese: 0, down: false });
  expect(s.state.traps).toHaveLength(0);
});

test('OM55: of two markers a recover treats one', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => {
      if (state.mice[0]) Object.assign(state.mice[0], { stunned: true, webbed: true });
    },
  }).choose('recover from=stunned');
  expect(s.mouse('collin')).toMatchObject({ stunned: false, webbed: true });
});

test('OM91: a capture costs worn cards that are nobody’s starting equipment (pl), or the cheese alone (hu)', () => {
  const taken = (edition: 'pl' | 'hu') =>
    scene({
      edition,
      mice: { collin: 'q', tilda: 'k' },
      minions: [['rat-warrior', 'q']],
      track: ['rat-warrior', 'collin', 'tilda'],
      turn: 'rat-warrior',
      dice: [SWORD_STAR, SWORD_STAR, BOW, BOW],
      change: (state) => {
        const [collin] = state.mice;
        if (collin) Object.assign(collin, { wounds: 3, cheese: 2, body: [...collin.body, 'felt-boots'] });
      },
    }).mouse('collin');
  expect(taken('pl')).toMatchObject({ where: 'captured', cheese: 0, body: WORN });
  expect(taken('hu')).toMatchObject({ where: 'captured', cheese: 0, body: [...WORN, 'felt-boots'] });
});

test('OM93: in the Hungarian edition a mouse is rescued the moment the last minion is gone', () => {
  const s = scene({
    edition: 'hu',
    mice: { collin: 'q', tilda: 'q' },
    minions: [['roach', 'q']],
    track: ['collin', 'tilda', 'roach'],
    turn: 'collin',
    dice: [SWORD_STAR, BOW, BOW, BOW],
    change: (state) => {
      if (state.mice[1]) Object.assign(state.mice[1], { where: 'captured', space: -1 });
    },
  }).choose('attack target=1 weapon=collins-sword');
  expect(s.decision).toMatchObject({ ask: 'rescue', rule: 'M222' });
  s.choose('space to=q');
  expect(s.mouse('tilda')).toMatchObject({ where: 'board', resting: true });
});

test('M270: the fourth roach of one encounter makes a roach master, from whom roaches on its space do not steal greedily', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['roach', 'q']],
    dice: [SWORD_STAR, BOW, BOW, BOW],
    change: (state) => {
      if (state.mice[0]) state.mice[0].roaches = 3;
    },
  });
  const end = s.state.end;
  s.choose('attack target=1 weapon=collins-sword');
  expect([s.state.masters['roach-master'], s.state.end]).toEqual(['collin', end + 1]);
  const robbed = scene({
    mice: { collin: 'q' },
    minions: [['roach', 'q']],
    track: ['roach', 'collin'],
    turn: 'roach',
    dice: [SWORD_STAR, BOW, BOW, BOW],
    change: (state) => {
      state.greedy = true;
      state.masters['roach-master'] = 'collin';
      if (state.mice[0]) state.mice[0].cheese = 1;
    },
  });
  expect([robbed.mouse('collin').cheese, robbed.state.wheel]).toEqual([0, 0]);
});

const bitten = (master: boolean) =>
  scene({
    mice: { collin: 'q', tilda: 'k' },
    minions: [['spider', 'n']],
    track: ['spider', 'collin', 'tilda'],
    turn: 'spider',
    dice: [CHEESE, SWORD_STAR, BOW, BOW, BOW],
    change: (state) => {
      if (master) state.masters['poison-master'] = 'collin';
      else if (state.mice[0]) state.mice[0].wounds = 3;
    },
  });

test('M271: captured with a poison wound it is poison master, and takes ordinary wounds from then on', () => {
  expect(bitten(false).state.masters['poison-master']).toBe('collin');
  expect(bitten(true).mouse('collin')).toMatchObject({ poison: 0, wounds: 1 });
});

const beaten = (captures: number, masters: Record<string, string>) =>
  scene({
    mice: { collin: 'q', tilda: 'k' },
    minions: [['rat-warrior', 'q']],
    track: ['rat-warrior', 'collin', 'tilda'],
    turn: 'rat-warrior',
    dice: [SWORD_STAR, SHIELD, BOW, BOW],
    change: (state) => {
      state.masters = { ...masters };
      const [collin] = state.mice;
      if (collin) Object.assign(collin, { wounds: 3, cheese: 1, captures, body: [...collin.body, 'felt-boots'] });
    },
  });

test('M272: captured twice it is an escapee; the third time it is back at once, with what it wears', () => {
  const second = beaten(1, {});
  expect([second.state.masters.escapee, second.state.end]).toEqual(['collin', book.chapter('01').endPage + 1]);
  const third = beaten(2, { escapee: 'collin' });
  expect(third.decision.ask).toBe('rescue');
  third.run.answer(0);
  expect(third.mouse('collin')).toMatchObject({ where: 'board', cheese: 0, body: [...WORN, 'felt-boots'] });
  expect(beaten(3, { escapee: 'collin' }).mouse('collin')).toMatchObject({ where: 'captured', body: WORN });
});

test('M273: against the cat slayer large minions roll one die fewer in defense', () => {
  const dice = (slayer: boolean) => {
    const s = scene({
      mice: { collin: 'q' },
      minions: [['spider', 'n']],
      dice: [SWORD_STAR, BOW, BOW, SHIELD_STAR, BOW, BOW],
      change: (state) => {
        if (slayer) state.masters['cat-slayer'] = 'collin';
      },
    }).choose('attack target=1 weapon=collins-sword');
    const defense = s.told('rolled').find((event) => 'purpose' in event && event.purpose === 'defense');
    return defense && 'faces' in defense ? defense.faces.length : 0;
  };
  expect([dice(false), dice(true)]).toEqual([3, 2]);
});
