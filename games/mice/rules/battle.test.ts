import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { BOW, BOW_STAR, CHEESE, SHIELD, SHIELD_STAR, SWORD_STAR, scene } from '../testing/scene.ts';
import { cureOfPoison, heal, mark } from './harm.ts';

const tunnels = 'dining-tunnels';
const fight = (hero = 'collin', minion = 'roach', more: Parameters<typeof scene>[0] = {}) =>
  scene({ room: tunnels, mice: { [hero]: 'q' }, minions: [[minion, 'q']], ...more });

test('M16, M109: with a melee weapon it attacks a minion on its own or an adjacent space, and without a weapon nobody', () => {
  expect(fight().offers({ do: 'attack', weapon: 'collins-sword', target: 1 })).toBe(true);
  expect(scene({ mice: { collin: 'q' }, minions: [['roach', 'n']] }).offers({ do: 'attack' })).toBe(true);
  expect(scene({ mice: { collin: 'q' }, minions: [['roach', 'i']] }).offers({ do: 'attack' })).toBe(false);
  expect(
    fight('collin', 'roach', {
      change: (state) => {
        for (const mouse of state.mice) mouse.body = [];
      },
    }).offers({
      do: 'attack',
    }),
  ).toBe(false);
});

test('M106, M110, M111: battle value and weapon are the dice; swords with and without shield hit', () => {
  const s = fight('collin', 'rat-warrior')
    .dice(SWORD_STAR, SHIELD, BOW, BOW, BOW)
    .choose('attack target=1 weapon=collins-sword');
  expect(s.told('attack')[0]).toMatchObject({ dice: 3 });
  expect(s.told('blocked')[0]).toMatchObject({ hits: 2, wounds: 2 });
});

test('M107, M112, M113, M114: the defender rolls only if it was hit, and each shield blocks one', () => {
  const missed = fight().dice(BOW, BOW, BOW).choose('attack target=1 weapon=collins-sword');
  expect(missed.told('rolled')).toHaveLength(1);
  const blocked = fight('collin', 'rat-warrior')
    .dice(SWORD_STAR, BOW, BOW, SHIELD_STAR, BOW)
    .choose('attack target=1 weapon=collins-sword');
  expect(blocked.told('blocked')[0]).toMatchObject({ hits: 1, wounds: 0 });
});

test('M108, OM48: each cheese rolled by a mouse is a cheese for it, even if nothing hits', () => {
  expect(fight().dice(CHEESE, CHEESE, BOW).choose('attack target=1 weapon=collins-sword').mouse('collin').cheese).toBe(
    2,
  );
});

test('M115, M177: each cheese rolled for a minion goes on the wheel', () => {
  const s = fight('collin', 'rat-warrior')
    .dice(SWORD_STAR, BOW, BOW, CHEESE, CHEESE)
    .choose('attack target=1 weapon=collins-sword');
  expect(s.state.wheel).toBe(2);
});

test('M116, M117, M118, OM43: bows hit at any distance in sight, but the near ones come first', () => {
  const far = scene({
    chapter: '03',
    room: 'courtyard',
    mice: { lily: 'j' },
    minions: [
      ['roach', 'o'],
      ['roach', 'c'],
    ],
  });
  expect(far.decision.options.filter((option) => option.do === 'attack' && option.target !== 'magpie')).toHaveLength(2);
  const near = scene({
    chapter: '03',
    room: 'courtyard',
    mice: { lily: 'j' },
    minions: [
      ['roach', 'o'],
      ['roach', 'm'],
    ],
  });
  expect(near.decision.options.filter((option) => option.do === 'attack')).toEqual([
    { do: 'attack', weapon: 'lilys-bow', target: 2 },
  ]);
  near.dice(BOW, SWORD_STAR, CHEESE, SWORD_STAR).choose('attack target=2 weapon=lilys-bow');
  expect(near.told('blocked')[0]).toMatchObject({ hits: 1, wounds: 1 });
});

test('M119, M120, OM45: rock between the centres of two spaces blocks sight', () => {
  const s = scene({ chapter: '02', room: 'tunnel-entrance', mice: { lily: 'g' }, minions: [['roach', 'h']] });
  expect(s.offers({ do: 'attack' })).toBe(false);
});

test('M56, M122, M123: a minion with one life is defeated by a wound, and its card goes with the last figure', () => {
  const s = fight('collin', 'roach').dice(SWORD_STAR, BOW, BOW, BOW).choose('attack target=1 weapon=collins-sword');
  expect([s.state.minions.length, s.state.track.map(({ card }) => card)]).toEqual([0, ['collin']]);
});

test('M124: a minion with more life collects wounds on its card', () => {
  const s = scene({ mice: { nez: 'q' }, minions: [['cave-centipede', 'n']] });
  s.dice(SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW, BOW, BOW).choose('attack target=1 weapon=nezs-hammer');
  expect(s.state.track.find(({ card }) => card === 'cave-centipede')?.wounds).toBe(3);
  expect(s.state.minions).toHaveLength(1);
});

test('M125, M126, M127, OM46: for each wound on a boss the players choose a card; with the last card it is defeated', () => {
  const s = scene({
    chapter: '11',
    room: 'queens-chamber',
    mice: { nez: 'l', collin: 'l' },
    minions: [['vanestra', 't']],
    change: (state) => {
      state.counters.warmth = 0;
    },
  });
  s.dice(SWORD_STAR, SWORD_STAR, BOW, BOW, BOW, BOW, BOW, BOW).choose('attack target=1 weapon=nezs-hammer');
  expect(s.decision).toMatchObject({ ask: 'boss-wound', rule: 'M125' });
  s.choose('card card=vanestra-sting');
  expect(s.state.track.map(({ card }) => card)).not.toContain('vanestra-sting');
  expect(s.state.minions).toHaveLength(0);
});

test('M26, M27, M65: an ability is paid with cheese, and only one is used in a turn', () => {
  const s = fight('collin', 'rat-warrior', {
    change: (state) => {
      for (const mouse of state.mice) Object.assign(mouse, { cheese: 3, abilities: ['feint', 'battle-squeak'] });
    },
  });
  s.dice(SWORD_STAR, BOW, BOW, SHIELD).choose('attack target=1 weapon=collins-sword', 'ability card=feint');
  expect(s.told('rolled').at(1)).toMatchObject({ faces: [SHIELD] }); // at most one die
  expect(s.told('ability')).toHaveLength(1);
});

const struck = (faces: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  scene({
    room: tunnels,
    mice: { collin: 'q' },
    minions: [['rat-warrior', 'q']],
    turn: 'rat-warrior',
    track: ['rat-warrior', 'collin'],
    dice: faces,
    ...more,
  });

test('M192, M196, M197, M279, M280: a rat on the space of a mouse stays and strikes; shields block, the rest are wounds', () => {
  const s = struck([SWORD_STAR, SHIELD, SHIELD, BOW]);
  expect(s.told('minion-moved')).toHaveLength(0);
  expect(s.mouse('collin').wounds).toBe(1);
});

test('M279: no defense is rolled without a hit', () => {
  expect(
    struck([BOW, BOW])
      .told('rolled')
      .filter((event) => 'purpose' in event && event.purpose === 'defense'),
  ).toHaveLength(0);
});

test('M281: after its turn the rats change places with the card above', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [['rat-warrior', 'q']],
    track: ['collin', 'rat-warrior', 'tilda'],
    turn: 'rat-warrior',
    dice: [BOW, BOW],
    change: (state) => {
      if (state.track[0]) state.track[0].done = true;
    },
  });
  expect(s.state.track.map(({ card }) => card)).toEqual(['rat-warrior', 'collin', 'tilda']);
  expect(s.state.turn?.card).toBe('tilda'); // M285, OM8
});

test('M285, OM8: a card that has changed places neither loses nor gains a turn', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [['rat-warrior', 'q']],
    track: ['collin', 'rat-warrior', 'tilda'],
    turn: 'rat-warrior',
    dice: [BOW, BOW],
  });
  expect(s.state.track.find(({ card }) => card === 'rat-warrior')?.done).toBe(true);
});

test('M282: a mouse that the centipede wounds is stunned', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['cave-centipede', 'n']],
    track: ['cave-centipede', 'collin'],
    turn: 'cave-centipede',
    dice: [CHEESE, SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW, BOW],
  });
  expect(s.mouse('collin')).toMatchObject({ stunned: true, wounds: 3 });
});

test('M225, M133: a stunned mouse moves, but recover is its only action, and it needs no roll', () => {
  const s = fight('collin', 'roach', {
    change: (state) => {
      for (const mouse of state.mice) mouse.stunned = true;
    },
  });
  expect([s.offers({ do: 'attack' }), s.offers({ do: 'search' }), s.offers({ do: 'recover' })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(s.choose('recover from=stunned').mouse('collin').stunned).toBe(false);
});

test('M134: out of a web by a star', () => {
  const webbed = () =>
    scene({
      mice: { collin: 'q', tilda: 'q' },
      change: (state) => {
        if (state.mice[0]) state.mice[0].webbed = true;
      },
    });
  expect(webbed().dice(BOW).choose('recover from=webbed').mouse('collin').webbed).toBe(true);
  expect(webbed().dice(BOW_STAR).choose('recover from=webbed').mouse('collin').webbed).toBe(false);
});

test('M233, OM96: the spider poisons; ordinary healing does not touch poison', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['spider', 'n']],
    track: ['spider', 'collin'],
    turn: 'spider',
    dice: [CHEESE, SWORD_STAR, BOW, BOW, BOW],
  });
  expect(s.mouse('collin')).toMatchObject({ poison: 1, wounds: 0 });
  s.mouse('collin').wounds = 1;
  heal(s.t, s.mouse('collin'), 3, 'M233');
  expect(s.mouse('collin')).toMatchObject({ poison: 1, wounds: 0 });
  cureOfPoison(s.t, s.mouse('collin'), 3, 'M233');
  expect(s.mouse('collin')).toMatchObject({ poison: 0, wounds: 0 });
});

test('M225, OM55: a second marker of a kind is not told again, and under an acorn cap nobody is stunned', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    change: (state) => void state.mice[1]?.body.push('acorn-cap'),
  });
  for (const hero of ['collin', 'collin', 'tilda']) mark(s.t, s.mouse(hero), 'stunned', 'M225');
  expect([s.mouse('collin').stunned, s.mouse('tilda').stunned, s.told('marked').length]).toEqual([true, false, 1]);
});

test('M176, OM96: a roach steals cheese instead of wounds; a greedy one puts it on the wheel', () => {
  const stolen = (greedy: boolean) =>
    scene({
      mice: { collin: 'q' },
      minions: [['roach', 'q']],
      track: ['roach', 'collin'],
      turn: 'roach',
      dice: [SWORD_STAR, SWORD_STAR, BOW, BOW],
      change: (state) => {
        state.greedy = greedy;
        if (state.mice[0]) state.mice[0].cheese = 1;
      },
    });
  expect([
    stolen(false).mouse('collin').wounds,
    stolen(false).mouse('collin').cheese,
    stolen(false).state.wheel,
  ]).toEqual([1, 0, 0]);
  expect(stolen(true).state.wheel).toBe(1);
});

test('M229: who is knocked down attacks as usual', () => {
  const s = fight('collin', 'roach', {
    change: (state) => {
      for (const mouse of state.mice) mouse.down = true;
    },
  });
  expect(s.offers({ do: 'attack' })).toBe(true);
});

test('M217, M218, M219, M220, OM90, OM92: at its life a mouse is captured; alone, that loses the chapter', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'k' },
    minions: [['rat-warrior', 'q']],
    track: ['rat-warrior', 'collin', 'tilda'],
    turn: 'rat-warrior',
    dice: [SWORD_STAR, SWORD_STAR, BOW, BOW],
    change: (state) => {
      const [collin] = state.mice;
      if (collin)
        Object.assign(collin, {
          wounds: 2,
          poison: 1,
          cheese: 2,
          stunned: true,
          body: [...collin.body, 'felt-boots'],
          pack: ['hatpin'],
        });
    },
  });
  expect(s.mouse('collin')).toMatchObject({
    where: 'captured',
    wounds: 0,
    poison: 0,
    cheese: 0,
    stunned: false,
    pack: ['hatpin'],
  });
  expect(s.mouse('collin').body).not.toContain('felt-boots');
  expect(s.state.page).toBe(2);
  const alone = struck([SWORD_STAR, SWORD_STAR, BOW, BOW], {
    change: (state) => {
      for (const mouse of state.mice) mouse.wounds = 3;
    },
  });
  expect(alone.state.ending).toBe('all-captured');
});

test('M221, M222, M224: in its next turn without minions it is put beside another mouse, and that is its turn', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    turn: 'tilda',
    change: (state) => {
      const [collin] = state.mice;
      if (collin) Object.assign(collin, { where: 'captured', space: -1 });
    },
  });
  s.choose('end');
  expect(s.decision).toMatchObject({ ask: 'rescue', rule: 'M222' });
  s.choose('space to=q');
  expect([s.mouse('collin').where, s.state.turn?.card]).toEqual(['board', 'tilda']);
});

test('M223: while minions remain a captured mouse skips its turn', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [['roach', 'g']],
    track: ['tilda', 'collin', 'roach'],
    turn: 'tilda',
    change: (state) => {
      const [collin] = state.mice;
      if (collin) Object.assign(collin, { where: 'captured', space: -1 });
    },
  });
  s.choose('end');
  expect(s.told('skipped')[0]).toMatchObject({ card: 'collin', rule: 'M223' });
});

test('M230, M231, M232, OM94: a charmed mouse strikes the nearest friend with the values of its card', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    turn: 'collin',
    stage: 'start',
    dice: [CHEESE, SWORD_STAR, BOW, BOW],
    change: (state) => {
      if (state.mice[0]) state.mice[0].charmed = true;
    },
  });
  expect(s.told('attack')[0]).toMatchObject({ by: 'collin', target: 'tilda', dice: 2 });
  expect([s.mouse('tilda').wounds, s.mouse('collin').charmed]).toEqual([1, false]);
});

test('M269, M291: three cheese in one roll make a cheese master, and the End marker goes a page on', () => {
  const s = fight('nez').dice(CHEESE, CHEESE, CHEESE, BOW).choose('attack target=1 weapon=nezs-hammer');
  expect([s.state.masters['cheese-master'], s.state.end]).toEqual(['nez', book.chapter('01').endPage + 1]);
});
