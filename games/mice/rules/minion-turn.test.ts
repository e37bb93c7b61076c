import { expect, test } from 'vitest';
import { BOW, CHEESE, SHIELD, SWORD_STAR, scene } from '../testing/scene.ts';

const court = 'courtyard';

test('M186, M190: a melee minion rolls a die and goes the shortest way to the closest mouse, then battles', () => {
  const s = scene({
    chapter: '03',
    room: court,
    mice: { collin: 'h' },
    minions: [['rat-warrior', 'k']],
    track: ['rat-warrior', 'collin'],
    turn: 'rat-warrior',
    dice: [CHEESE, BOW, BOW],
  });
  expect(s.minionsAt('h')).toHaveLength(1);
  expect(s.told('minion-attack')[0]).toMatchObject({ mouse: 'collin', why: 'only' });
});

test('M193: equally close mice, so it goes for the one higher on the track, and says so', () => {
  const s = scene({
    chapter: '03',
    room: court,
    mice: { collin: 'g', tilda: 'p' },
    minions: [['rat-warrior', 'k']],
    track: ['tilda', 'rat-warrior', 'collin'],
    turn: 'rat-warrior',
    dice: [CHEESE, BOW, BOW],
  });
  expect(s.told('goes-for')[0]).toMatchObject({ mouse: 'tilda', instead: 'collin', rule: 'M193' });
  expect(s.minionsAt('p')).toHaveLength(1);
});

test('M191, OM77: into a full space it cannot go, but as near as it can', () => {
  const mice = { collin: 'h', nez: 'h', tilda: 'h', maginos: 'h' };
  const s = scene({
    chapter: '03',
    room: court,
    mice,
    minions: [['rat-warrior', 'o']],
    track: ['rat-warrior', ...Object.keys(mice)],
    turn: 'rat-warrior',
    dice: [SHIELD],
  });
  expect(s.minionsAt('h')).toHaveLength(0);
  expect(s.minionsAt('k')).toHaveLength(1);
});

test('M96, M104, M189: minions ignore water, yellow and red lines and mousetraps', () => {
  const s = scene({
    chapter: '03',
    room: court,
    mice: { collin: 't' },
    minions: [['rat-warrior', 'a']],
    track: ['rat-warrior', 'collin'],
    turn: 'rat-warrior',
    dice: [CHEESE, BOW, BOW],
  });
  expect(s.minionsAt('t')).toHaveLength(1); // over the red line
});

test('M194: a ranged minion that sees a mouse stays', () => {
  const s = scene({
    chapter: '03',
    room: court,
    mice: { collin: 'j' },
    minions: [['elite-rat-warrior', 'o']],
    track: ['elite-rat-warrior', 'collin'],
    turn: 'elite-rat-warrior',
    dice: [SWORD_STAR, SWORD_STAR, SWORD_STAR],
  });
  expect([s.told('minion-die').length, s.told('minion-attack').length]).toEqual([0, 1]);
});

test('M195, OM79: one that sees nobody rolls a die and goes until it does', () => {
  const s = scene({
    chapter: '02',
    room: 'tunnel-entrance',
    mice: { collin: 'g' },
    minions: [['elite-rat-warrior', 'h']],
    track: ['elite-rat-warrior', 'collin'],
    turn: 'elite-rat-warrior',
    dice: [SHIELD],
  });
  expect(s.told('minion-die')).toHaveLength(1);
});

test('M188, OM74: the figure nearest to the mice acts first', () => {
  const s = scene({
    chapter: '03',
    room: court,
    mice: { collin: 'h' },
    minions: [
      ['roach', 's'],
      ['roach', 'k'],
    ],
    track: ['roach', 'collin'],
    turn: 'roach',
  });
  expect(s.told('minion-die')[0]).toMatchObject({ minion: 2 });
});

test('M198, OM81: of several it attacks one that was not attacked in this turn', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [
      ['roach', 'q'],
      ['roach', 'q'],
    ],
    track: ['collin', 'roach', 'tilda'],
    turn: 'roach',
    dice: [BOW, BOW, BOW, BOW],
  });
  expect(s.told('minion-attack').map((event) => 'mouse' in event && event.mouse)).toEqual(['collin', 'tilda']);
});

test('M199: several unattacked ones are equally close, so it takes the higher on the track', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [['roach', 'q']],
    track: ['tilda', 'roach', 'collin'],
    turn: 'roach',
    dice: [BOW, BOW],
  });
  expect(s.told('minion-attack')[0]).toMatchObject({ mouse: 'tilda', why: 'higher', instead: 'collin', rule: 'M199' });
});

test('M227, OM83: a minion that lies down spends its move to stand up, then attacks', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['roach', 'q']],
    track: ['roach', 'collin'],
    turn: 'roach',
    dice: [BOW, BOW],
    change: (state) => {
      for (const minion of state.minions) minion.down = true;
    },
  });
  expect([s.told('minion-up').length, s.told('minion-attack').length]).toEqual([1, 1]);
});

test('M57, OM14, OM15: with no minion card on the track the last mouse’s turn puts a cheese on the wheel', () => {
  expect(scene({ mice: { collin: 'q', tilda: 'q' }, turn: 'tilda' }).choose('end').state.wheel).toBe(1);
  expect(scene({ mice: { collin: 'q', tilda: 'q' }, turn: 'collin' }).choose('end').state.wheel).toBe(0);
});

test('M46: cards act from the top down, and a new round begins after the lowest', () => {
  const s = scene({ mice: { collin: 'q', tilda: 'q' } }).choose('end');
  expect(s.state.turn?.card).toBe('tilda');
  s.choose('end');
  expect([s.state.round, s.state.turn?.card]).toEqual([2, 'collin']);
});

const nearlyFull = (change: NonNullable<Parameters<typeof scene>[0]>['change'] = () => {}) =>
  scene({
    chapter: '04',
    room: 'kitchen-tunnels',
    mice: { collin: 'c', tilda: 'c' },
    turn: 'tilda',
    change: (state) => {
      state.wheel = 5;
      change?.(state);
    },
  }).choose('end');

test('M118, M196, OM43: a ranged minion with a mouse beside it shoots at nobody farther away, struck already or not', () => {
  const s = scene({
    room: 'kitchen-tunnels',
    mice: { collin: 'c', tilda: 'k' },
    minions: [
      ['elite-rat-warrior', 'c'],
      ['elite-rat-warrior', 'c'],
    ],
    track: ['elite-rat-warrior', 'collin', 'tilda'],
    turn: 'elite-rat-warrior',
    dice: [SHIELD, SHIELD, SHIELD, SHIELD, SHIELD, SHIELD],
  });
  expect(s.t.room.sees[s.mouse('collin').space]?.[s.mouse('tilda').space]).toBe(true);
  expect(s.told('minion-attack').map((event) => 'mouse' in event && event.mouse)).toEqual(['collin', 'collin']);
});

test('M179, M180, M183, M184, M295: six cheese are a surge; without a card only the hourglass moves, and the wheel is emptied', () => {
  const s = nearlyFull();
  expect([s.state.page, s.state.wheel, s.state.minions.length]).toEqual([2, 0, 0]);
});

test('M160, M182, M287, OM71: the face-up card says who comes, once; with no minion card all are shuffled anew', () => {
  const s = nearlyFull((state) => {
    state.faceUp = 'rat-patrol';
  });
  while (s.decision.ask === 'place-minion') s.run.answer(0);
  expect(s.state.minions.filter(({ kind }) => kind === 'rat-warrior')).toHaveLength(2);
  expect([s.state.faceUp, s.state.track.length]).toEqual(['', 3]);
  expect(s.state.encounterDiscard).toEqual(['rat-patrol']);
});

test('M262, OM13: the hourglass on the End marker loses the chapter', () => {
  const s = scene({
    mice: { collin: 'c', tilda: 'c' },
    turn: 'tilda',
    room: 'kitchen-tunnels',
    change: (state) => Object.assign(state, { wheel: 5, page: state.end - 1 }),
  });
  s.choose('end');
  expect(s.state.ending).toBe('end-page');
});

test('M207, M209, OM86: Brodie pounces on the fullest space, minions counted, and everybody there defends', () => {
  const s = scene({
    chapter: '06',
    room: 'kitchen',
    mice: { collin: 'l', filch: 'm' },
    minions: [
      ['brodie', 'a'],
      ['roach', 'm'],
    ],
    track: ['brodie-pounce', 'brodie-chase', 'collin', 'filch', 'roach'],
    turn: 'brodie-pounce',
    dice: [BOW, BOW, BOW],
    change: (state) => void state.flags.push('brodie-awake'),
  });
  expect(s.told('cat-strikes')[0]).toMatchObject({ card: 'brodie-pounce', spaces: ['m'] });
});

test('M211, M212, M215, M216: Brodie chases with two dice from mouse to mouse and strikes every space he used', () => {
  const s = scene({
    chapter: '06',
    room: 'kitchen',
    mice: { collin: 'l', tilda: 'l', filch: 'm' },
    minions: [['brodie', 'k']],
    track: ['brodie-chase', 'brodie-pounce', 'collin', 'tilda', 'filch'],
    turn: 'brodie-chase',
    dice: [SHIELD, SHIELD, BOW, BOW, BOW],
    change: (state) => void state.flags.push('brodie-awake'),
  });
  expect(s.told('cat-strikes')[0]).toMatchObject({ spaces: ['k', 'l', 'm'] });
});

test('M205: cheese rolled for Brodie stays off the wheel', () => {
  const s = scene({
    chapter: '06',
    room: 'kitchen',
    mice: { collin: 'm', filch: 'm' },
    minions: [['brodie', 'm']],
    track: ['brodie-pounce', 'brodie-chase', 'collin', 'filch'],
    turn: 'brodie-pounce',
    dice: [CHEESE, CHEESE, CHEESE],
    change: (state) => void state.flags.push('brodie-awake'),
  });
  expect(s.state.wheel).toBe(0);
});
