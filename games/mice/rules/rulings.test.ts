/** Rulings that no other file of tests comes across (OM11-OM107), each in a scene of its own. */
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { spaceIn } from '../content/room-graph.ts';
import { BOW, CHEESE, type SceneOptions, SHIELD, SHIELD_STAR, SWORD_STAR, scene } from '../testing/scene.ts';
import { chase, pounce } from './cat.ts';
import { drawEncounter } from './encounter.ts';
import { moveEndMarker } from './hourglass.ts';
import { grapeTargets } from './party-items.ts';
import { closestMouse } from './ways.ts';

type Scene = ReturnType<typeof scene>;
const cards = (s: Scene) => s.state.track.map(({ card }) => card);
const order = (s: Scene, ...types: string[]) => s.events.map(({ type }) => type).filter((type) => types.includes(type));
const settled = (s: Scene) => {
  while (s.run.decision && s.decision.ask === 'place-minion') s.run.answer(0);
  return s;
};
const each =
  (change: Partial<Scene['state']['mice'][number]>) =>
  (state: Scene['state']): void => {
    for (const mouse of state.mice) Object.assign(mouse, change);
  };

test('OM11: a surge with no minion card on the track shuffles all cards anew, and a new round begins at the top', () => {
  const s = settled(
    scene({
      chapter: '04',
      room: 'kitchen-tunnels',
      mice: { collin: 'm', tilda: 'm' },
      turn: 'tilda',
      change: (state) => Object.assign(state, { wheel: 5, faceUp: 'rat-patrol' }),
    }).choose('end'),
  );
  expect([s.told('initiative').length, s.state.round]).toEqual([1, 2]);
  expect(cards(s).toSorted()).toEqual(['collin', 'rat-warrior', 'tilda']);
  expect(s.told('turn')[0]).toMatchObject({ card: cards(s)[0], round: 2 });
});

test('OM12: the surge breaks in before blocks and wounds; the card of the minion that falls is still on the track', () => {
  const s = scene({
    chapter: '04',
    room: 'kitchen-tunnels',
    mice: { collin: 'm', tilda: 'm' },
    minions: [['rat-warrior', 'm']],
    change: (state) => Object.assign(state, { wheel: 5, faceUp: 'crumb-thieves' }),
  });
  settled(s.dice(SWORD_STAR, BOW, BOW, CHEESE, BOW).choose('attack target=1 weapon=collins-sword'));
  expect(order(s, 'surge', 'placed', 'blocked', 'defeated')).toEqual([
    'surge',
    'placed',
    'placed',
    'placed',
    'blocked',
    'defeated',
  ]);
  expect(cards(s)).toEqual(['collin', 'tilda', 'roach']);
  expect(s.told('initiative')).toEqual([]); // M50: only the new card was added
});

test('OM73: all cheese leaves the wheel with the surge, what was over six too', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['rat-warrior', 'q']],
    turn: 'rat-warrior',
    dice: [CHEESE, CHEESE],
    change: (state) => Object.assign(state, { wheel: 5 }),
  });
  settled(s);
  expect([s.told('surge').length, s.state.wheel]).toEqual([1, 0]);
});

test('OM18: a mouse that joins has its card at the bottom, and its turn in this round', () => {
  const s = scene({ chapter: '03', room: 'courtyard', mice: { collin: 't' }, dice: [SWORD_STAR] });
  s.choose('search for=special', 'find search=wake-lily');
  s.run.answer(0); // her ability card
  expect(s.state.track.at(-1)).toEqual({ card: 'lily', wounds: 0, done: false });
  s.choose('end');
  expect([s.state.turn?.card, s.state.round]).toEqual(['lily', 1]);
});

test('OM19: the turn of a card whose last figure falls in it is over; the card now in that place is next', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [['rat-warrior', 'q']],
    track: ['collin', 'rat-warrior', 'tilda'],
    turn: 'rat-warrior',
    dice: [SWORD_STAR, BOW, CHEESE, BOW], // a hit on Collin, whose toothpick answers his cheese
    change: each({ body: ['toothpick'] }),
  });
  expect(s.told('defeated')).toHaveLength(1);
  expect(s.told('card-moved')).toEqual([]); // nobody is left to be aggressive
  expect([cards(s), s.state.turn?.card]).toEqual([['collin', 'tilda'], 'tilda']);
});

test('OM24: one ability card in each turn of the track: one in its own turn, and another in a minion’s', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'q' },
    minions: [['rat-warrior', 'q']],
    track: ['collin', 'rat-warrior', 'tilda'],
    change: (state) => {
      for (const mouse of state.mice)
        if (mouse.hero === 'collin') Object.assign(mouse, { cheese: 4, abilities: ['battle-squeak', 'protect'] });
      state.struck = [];
    },
  });
  s.dice(BOW, BOW, BOW, BOW).choose('attack target=1 weapon=collins-sword', 'ability card=battle-squeak');
  expect(s.mouse('collin').tired).toBe(true);
  expect(s.mouse('collin').cheese).toBe(3); // nothing was hit, and nothing is given back
  s.dice(SWORD_STAR, SWORD_STAR).choose('end'); // the rat takes Collin, who is higher: he defends himself
  expect(s.mouse('collin').tired).toBe(false);
});

test('OM26: a party item is laid at any moment, also in the water, but not inside a scurry', () => {
  const s = scene({
    chapter: '02',
    room: 'sewer',
    mice: { collin: 'q' },
    change: (state) => {
      state.stash = ['hook-and-line'];
    },
  });
  expect(s.offers({ do: 'lay', item: 'hook-and-line' })).toBe(true);
  const t = scene({ mice: { collin: 'q' }, change: (state) => void state.stash.push('grape') });
  expect(t.offers({ do: 'lay', item: 'grape' })).toBe(true);
  t.choose('move to=m', 'scurry');
  expect([t.decision.ask, t.offers({ do: 'lay' })]).toEqual(['scurry', false]);
});

test('OM37: out of the water only at the start of a move, and it is the whole of it; a scurry is a second try', () => {
  const s = scene({ chapter: '02', room: 'sewer', mice: { collin: 'q' }, dice: [BOW] });
  s.choose('climb to=f');
  expect([s.at('collin'), s.state.turn?.move]).toEqual(['q', 'over']);
  expect(s.offers({ do: 'climb' })).toBe(false);
  s.dice(SHIELD).choose('scurry');
  s.dice(SWORD_STAR).choose('climb to=f');
  expect(s.at('collin')).toBe('f');
});

test('OM38: the current pushes nobody onto a full space', () => {
  const full = scene({
    chapter: '02',
    room: 'sewer',
    mice: { collin: 'r' },
    minions: Array.from({ length: 4 }, () => ['roach', 'q'] as const),
  }).choose('end');
  expect(full.told('pushed')).toEqual([]);
  const free = scene({ chapter: '02', room: 'sewer', mice: { collin: 'r', tilda: 'a' } }).choose('end');
  expect(free.told('pushed')).toMatchObject([{ from: 'r', to: 'q' }]);
});

test('OM40: a trap is tested whenever a mouse enters it by moving, not by one that starts there', () => {
  const trap = { room: 'dining-tunnels', space: book.room('dining-tunnels').letters.indexOf('n') };
  const onIt = scene({ mice: { collin: 'n' }, change: (state) => void state.traps.push(trap) });
  onIt.choose('move to=q');
  expect(onIt.told('trap-tested')).toEqual([]);
  onIt.dice(SWORD_STAR, BOW).choose('move to=n');
  expect(onIt.told('trap-tested')).toMatchObject([{ passed: true, space: 'n' }]);
});

test('OM51: an empty search deck is made of the discards; with no card at all nobody searches', () => {
  const s = scene({
    mice: { collin: 'q' },
    dice: [SWORD_STAR],
    change: (state) => Object.assign(state, { searchDeck: [], searchDiscard: ['hatpin'] }),
  });
  s.choose('search for=card');
  expect([s.state.inPaw, s.state.searchDiscard]).toEqual(['hatpin', []]);
  const none = scene({ mice: { collin: 'q' }, change: (state) => Object.assign(state, { searchDeck: [] }) });
  expect(none.offers({ do: 'search' })).toBe(false);
});

test('OM52: a trick for any time may be played before somebody else’s turn, when the wheel is nearly full', () => {
  const wheelAt = (wheel: number, turn: string) =>
    scene({
      mice: { collin: 'q', tilda: 'm' },
      minions: [['rat-warrior', 'b']],
      turn,
      stage: 'start',
      change: (state) => {
        state.wheel = wheel;
        for (const mouse of state.mice) if (mouse.hero === 'tilda') mouse.pack = ['last-crumb'];
      },
    });
  const asked = wheelAt(5, 'rat-warrior');
  expect(asked.decision).toMatchObject({ ask: 'trick', about: { kind: 'mouse', id: 'tilda' } });
  asked.choose('trick card=last-crumb');
  expect([asked.state.searchDiscard, asked.mouse('tilda').cheese]).toEqual([['last-crumb'], 1]);
  expect(wheelAt(2, 'rat-warrior').decision.ask).not.toBe('trick');
  expect(wheelAt(5, 'collin').decision.ask).toBe('trick');
  expect(wheelAt(5, 'tilda').decision.ask).toBe('turn'); // it is in her own menu
});

test('OM59: each mouse is put on a space at the exit that is not full, and the fifth beside them', () => {
  const five = { collin: 'g', nez: 'g', tilda: 'g', maginos: 'g', filch: 'd' };
  const s = scene({ room: 'kitchen-tunnels', mice: five }).choose('explore way=W');
  while (s.run.decision && s.decision.ask === 'arrive') s.run.answer(0);
  const there = Object.keys(five).map((hero) => s.at(hero));
  expect(there.slice(0, 4)).toEqual(['i', 'i', 'i', 'i']);
  expect(book.room('dining-tunnels').near[s.mouse('collin').space]).toContain(s.mouse('filch').space);
});

test('OM60: the mice may explore while one of them is captured; it stays so', () => {
  const s = scene({
    mice: { collin: 'i', tilda: 'i' },
    change: (state) => {
      const tilda = state.mice[1];
      if (tilda) Object.assign(tilda, { where: 'captured', space: -1 });
      state.encounterDeck = ['rat-patrol'];
    },
  }).choose('explore way=E');
  expect([s.state.room, s.mouse('tilda').where]).toEqual(['kitchen-tunnels', 'captured']);
});

test('OM75: the closest mouse is the one with the fewest steps not through full spaces', () => {
  const s = scene({
    mice: { collin: 'm', tilda: 'b' },
    minions: [['rat-warrior', 'g'], ...Array.from({ length: 4 }, () => ['roach', 'j'] as const)],
  });
  const walker = { space: s.state.minions[0]?.space ?? 0, large: false, minion: 1, hero: '' };
  expect(closestMouse(s.t, walker, s.state.mice)?.mouse.hero).toBe('tilda');
  s.state.minions.length = 1; // the way through j is free
  expect(closestMouse(s.t, walker, s.state.mice)?.mouse.hero).toBe('collin');
});

test('OM76: where several ways are as short the players choose', () => {
  const s = scene({
    chapter: '03',
    room: 'kitchen',
    mice: { collin: 'h' },
    minions: [['rat-warrior', 'q']],
    turn: 'rat-warrior',
    dice: [4], // one step
  });
  expect(s.decision).toMatchObject({ ask: 'minion-way', rule: 'M190', seat: 0 });
  expect(s.keys).toEqual(['space to=l', 'space to=m']);
});

test('OM76: where something lies in wait on one of several shortest ways to a space, the players choose the way', () => {
  const position = {
    chapter: '03',
    room: 'kitchen',
    mice: { collin: 'h' },
    minions: [['rat-warrior', 'q']],
    turn: 'rat-warrior',
    dice: [2], // enough for the whole way, by l or by m
  } as const;
  expect(scene(position).told('minion-moved')).toHaveLength(1);
  const s = scene({ ...position, change: (state) => void state.setTraps.push(spaceIn(book.room('kitchen'), 'l')) });
  expect(s.decision).toMatchObject({ ask: 'minion-by', rule: 'M190', seat: 0 });
  expect(s.keys).toEqual(['way by=l-h', 'way by=m-h']);
  s.choose('way by=m-h');
  expect([s.told('set-trap-sprung'), s.told('minion-moved')]).toMatchObject([[], [{ way: ['q', 'm', 'h'] }]]);
});

test('OM78: in both editions a melee minion that begins with a mouse stays', () => {
  for (const edition of ['pl', 'hu'] as const) {
    const s = scene({
      edition,
      mice: { tilda: 'm', collin: 'q' },
      minions: [['rat-warrior', 'q']],
      turn: 'rat-warrior',
      dice: [BOW, BOW],
    });
    expect([s.told('minion-die'), s.told('minion-attack')]).toMatchObject([[], [{ minion: 1 }]]);
    expect(s.minionsAt('q')).toHaveLength(1);
  }
});

test('OM80: a ranged minion stops when it sees any mouse (pl), or goes on until it sees the closest (hu)', () => {
  const ends = (edition: 'pl' | 'hu') => {
    const s = scene({
      edition,
      chapter: '02',
      room: 'tunnel-entrance',
      mice: { collin: 'h', tilda: 'e' },
      minions: [['elite-rat-warrior', 'n']],
      turn: 'elite-rat-warrior',
      dice: [SHIELD, BOW, BOW, BOW],
    });
    return s.told('minion-moved').map((event) => (event.type === 'minion-moved' ? event.way.at(-1) : ''));
  };
  expect([ends('pl'), ends('hu')]).toEqual([['o'], ['l']]);
});

test('OM82: minions that see no mouse to go for do nothing', () => {
  const s = scene({
    mice: { maginos: 'q' },
    minions: [['rat-warrior', 'm']],
    turn: 'rat-warrior',
    change: (state) => {
      state.effects = [{ id: 'invisibility', on: 'maginos', by: 'maginos', until: 'own-turn', since: 1 }];
    },
  });
  expect([s.told('minion-die'), s.told('minion-attack'), s.minionsAt('m').length]).toEqual([[], [], 1]);
});

/** The cat in the hall of chapter 10, where nothing of chapter 6 holds. */
const hall = (mice: Record<string, string>, minions: SceneOptions['minions'] = []) =>
  scene({ chapter: '10', room: 'dining-hall', mice, minions: [['brodie', 'a'], ...minions] });
const catOf = (s: Scene) => s.state.minions.find(({ kind }) => kind === 'brodie') ?? s.state.minions[0];

test('OM85: full spaces and mice on his way do not stop the cat', () => {
  const four = Array.from({ length: 4 }, () => ['roach', 'b'] as const);
  const s = hall({ collin: 'c', tilda: 'd' }, four);
  const cat = catOf(s);
  if (!cat) throw new Error('where is he?');
  s.dice(SHIELD, SHIELD).only((t) => chase(t, cat)); // six steps
  expect(s.told('minion-moved')[0]).toMatchObject({ kind: 'brodie', way: ['a', 'b', 'c', 'd'] });
});

test('OM87, OM88: he stops when no mouse is left to reach; each figure on a used space defends once', () => {
  const s = hall({ collin: 'b', tilda: 'b' });
  const cat = catOf(s);
  if (!cat) throw new Error('where is he?');
  s.dice(SHIELD, SHIELD, SWORD_STAR, BOW, BOW).only((t) => chase(t, cat));
  expect(s.told('cat-strikes')).toMatchObject([{ spaces: ['a', 'b'] }]);
  expect(s.told('blocked').map((event) => (event.type === 'blocked' ? event.target : ''))).toEqual(['collin', 'tilda']);
  const still = hall({ collin: 'a', tilda: 'a' });
  const lying = catOf(still);
  if (!lying) throw new Error('where is he?');
  still.dice(SHIELD, SHIELD, BOW, BOW, BOW).only((t) => chase(t, lying));
  expect(still.told('cat-strikes')).toMatchObject([{ spaces: ['a'] }]); // without movement his own space
});

test('OM89: minions that the cat hits defend and fall as usual; their cheese goes on the wheel, and nobody earns them', () => {
  const s = hall({ collin: 'd' }, [
    ['roach', 'c'],
    ['roach', 'c'],
  ]);
  const cat = catOf(s);
  if (!cat) throw new Error('where is he?');
  s.dice(SWORD_STAR, BOW, BOW, CHEESE, SHIELD).only((t) => pounce(t, cat));
  expect(s.told('defeated')).toMatchObject([{ kind: 'roach', by: '' }]);
  expect([s.state.wheel, s.mouse('collin').roaches]).toEqual([1, 0]);
});

test('OM97: a grape that is left behind is lost; nobody picks it up', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => {
      state.searchDeck = ['hatpin'];
      state.laid = [{ item: 'grape', at: state.mice[0]?.space ?? 0, to: 0 }];
      state.encounterDeck = [];
    },
  });
  expect(s.offers({ do: 'take-back' })).toBe(false);
  s.choose('explore way=E');
  expect([s.state.laid, s.state.stash]).toEqual([[], []]);
  expect(s.state.searchDeck.toSorted()).toEqual(['grape', 'hatpin']);
});

test('OM102: the grape reaches any minion of the room; one shield stops its hit, and a whole grape stays there', () => {
  const s = scene({
    chapter: '02',
    room: 'tunnel-entrance',
    mice: { collin: 'g', tilda: 'g' },
    minions: [['rat-warrior', 'h']], // behind the rock
    change: (state) => {
      state.laid = [{ item: 'fork', at: state.mice[0]?.space ?? 0, to: state.mice[0]?.space ?? 0 }];
      state.stash = ['grape'];
      state.searchDeck = [];
    },
  });
  const h = book.room('tunnel-entrance').letters.indexOf('h');
  expect(grapeTargets(s.t, s.mouse('collin'))).toEqual([h]);
  s.dice(1).choose('grape to=h');
  expect(s.state.laid.find(({ item }) => item === 'grape')?.at).toBe(h);
});

test('OM103: a rat on the grape shoots it lying down, without fork or sight; an elite rat too', () => {
  for (const kind of ['rat-warrior', 'elite-rat-warrior']) {
    const s = scene({
      chapter: '02',
      room: 'tunnel-entrance',
      mice: { collin: 'g' },
      minions: [[kind, 'h']],
      turn: kind,
      dice: [1],
      change: (state) => {
        const at = state.minions[0]?.space ?? 0;
        state.laid = [{ item: 'grape', at, to: at }];
        for (const minion of state.minions) minion.down = true;
        state.searchDeck = [];
      },
    });
    expect(s.told('grape')).toMatchObject([{ by: 1, space: 'g', burst: false }]);
    expect([s.minionsAt('h')[0]?.down, s.mouse('collin').down]).toEqual([true, true]);
  }
});

test('OM107: a cheese master’s cheese in defense gives each mouse on the board one, the master besides its own', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'b' },
    minions: [['rat-warrior', 'q']],
    turn: 'rat-warrior',
    dice: [SWORD_STAR, BOW, CHEESE, BOW],
    change: (state) => {
      state.masters = { 'cheese-master': 'collin' };
    },
  });
  expect([s.mouse('collin').cheese, s.mouse('tilda').cheese]).toEqual([2, 1]);
  const roaches = scene({ change: each({ roaches: 3 }) });
  roaches.only((t) => drawEncounter(t)); // four roaches count between two encounters
  expect(roaches.mouse('collin').roaches).toBe(0);
});

test('M268: nobody needs an individual achievement: they are given without a question, and a chapter is won without any', () => {
  const s = scene({ mice: { collin: 'q' }, minions: [['rat-warrior', 'q']] });
  s.dice(CHEESE, CHEESE, CHEESE).choose('attack target=1 weapon=collins-sword');
  expect([s.state.masters, s.decision.ask]).toEqual([{ 'cheese-master': 'collin' }, 'turn']);
  expect(book.printed.chapters.every(({ victory }) => !String(victory).includes('masters'))).toBe(true);
  expect(SHIELD_STAR).toBe(5);
});

test('M291: an individual achievement goes to the first mouse that earns it, and to no other in that chapter', () => {
  const s = scene({
    mice: { collin: 'q', tilda: 'b' },
    minions: [['rat-warrior', 'q']],
    change: (state) => {
      state.masters = { 'cheese-master': 'tilda' };
    },
  });
  s.dice(CHEESE, CHEESE, CHEESE).choose('attack target=1 weapon=collins-sword');
  expect([s.state.masters, s.state.end]).toEqual([{ 'cheese-master': 'tilda' }, book.chapter('01').endPage]);
});

test('M57: while a minion card is on the track the last mouse’s turn puts no cheese on the wheel', () => {
  const wheel = (minions: SceneOptions['minions'] = []) => {
    const s = scene({ mice: { collin: 'q' }, minions, track: ['collin', ...(minions.length > 0 ? ['roach'] : [])] });
    return s.dice(BOW, BOW, BOW).choose('end').state.wheel;
  };
  expect([wheel(), wheel([['roach', 'b']])]).toEqual([1, 0]);
});

test('OM106: in a chapter without an End marker an achievement sets none, and on the last page nobody is asked', () => {
  const ends = (end: number) => {
    const s = scene({ edition: 'hu' });
    s.state.end = end;
    const { asked } = s.only((t) => moveEndMarker(t, 'M269'));
    return [s.state.end, asked.length];
  };
  expect([ends(0), ends(8), ends(5)]).toEqual([
    [0, 0],
    [8, 0],
    [6, 1],
  ]);
});
