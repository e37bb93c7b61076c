/** Chapter 5, rule by rule as the book tells it. */
import { expect, test } from 'vitest';
import { book } from '../../content/index.ts';
import { defeat, woundMinion } from '../../rules/felling.ts';
import { surge } from '../../rules/surge.ts';
import type { State } from '../../state/state.ts';
import { earned, enter, later, minionsIn, token } from '../later.ts';
import { BOW, CHEESE, type Scene, type SceneOptions, SHIELD, SWORD_STAR, scene } from '../scene.ts';

const KEY_PLACE = book.room('dining-hall').letters.indexOf('t');
const onHisBelt = { ...token('iron-key', ''), room: 'dining-hall', space: KEY_PLACE, found: false };

interface Feast extends Omit<SceneOptions, 'change'> {
  /** Who has the key; it hangs on the captain's belt where nothing is said. */
  readonly key?: string;
  readonly cheese?: number;
  readonly suspicion?: number;
  change?(state: State): void;
}

/** The captain and an elite on the table, a rat on a, and nobody has turned round yet. */
const feast = ({ key, cheese = 0, suspicion = 0, change, ...options }: Feast): Scene =>
  scene({
    chapter: '05',
    room: 'dining-hall',
    minions: [
      ['captain-vurst', 't'],
      ['elite-rat-warrior', 't'],
      ['rat-warrior', 'a'],
    ],
    ...options,
    change(state) {
      state.flags.push('feast');
      state.counters.suspicion = suspicion;
      state.tokens.push(key === undefined ? { ...onHisBelt } : token('iron-key', key));
      for (const mouse of state.mice) mouse.cheese = cheese;
      change?.(state);
    },
  });
const noCard = (state: State): void => {
  state.encounterDeck = [];
};
const over = (state: State): void => {
  state.flags = [];
};
const sworn = (state: State): void => void state.achievements.push('rat-oath');
const feasting = (s: Scene): boolean => s.state.flags.includes('feast');
const alarms = (s: Scene): number => s.told('chapter-rule').length;

test('goal:victory: the key in the Kitchen, or, for those who go on, in the Guard Room when they say that they are done', () => {
  const won = (room: string, minions: [string, string][], ...flags: string[]) => {
    const { t } = scene({
      chapter: '05',
      room,
      mice: { collin: 'b' },
      minions,
      change(state) {
        state.flags.push(...flags);
        state.tokens.push(token('iron-key', 'collin'));
      },
    });
    return t.chapter.victory(t);
  };
  expect([won('kitchen', []), won('guard-room', [], 'going-on', 'prison-done')]).toEqual([true, true]);
  expect([won('kitchen', [['roach', 'b']]), won('kitchen', [], 'going-on'), won('guard-room', [], 'going-on')]).toEqual(
    [false, false, false],
  );
});

test('the-feast: it begins when the mice first enter the hall, and does not begin again', () => {
  const s = scene({ chapter: '05', room: 'dining-hall', mice: { collin: 'b' } });
  enter(s);
  expect(feasting(s)).toBe(true);
  const again = scene({ chapter: '05', room: 'dining-hall', mice: { collin: 'b' } });
  again.only((t) => t.roomRules?.enter?.(t, false) as never);
  expect(feasting(again)).toBe(false);
});

test('the-feast: no minion has a turn, and each round puts a cheese on the wheel', () => {
  const s = feast({ mice: { collin: 'a' }, track: ['collin', 'rat-warrior', 'elite-rat-warrior', 'vurst'] }).choose(
    'end',
  );
  expect([s.told('minion-attack'), s.told('minion-die'), s.mouse('collin').wounds]).toEqual([[], [], 0]);
  expect([s.state.round, s.state.wheel]).toEqual([2, 1]);
});

test('the-feast: nobody is held where a minion stands, but a move into its space ends there', () => {
  const held = (...flags: string[]) => {
    const s = feast({
      mice: { collin: 'b' },
      minions: [
        ['rat-warrior', 'b'],
        ['rat-warrior', 'b'],
      ],
      change(state) {
        state.flags = flags;
      },
    });
    return !s.offers({ do: 'move' });
  };
  expect([held('feast'), held()]).toEqual([false, true]);
  const s = feast({ mice: { collin: 'b' } }).choose('move to=a');
  expect([s.at('collin'), s.offers({ do: 'move' })]).toEqual(['a', false]);
});

test('the-feast: one leaves only with the key; then the minions are off the board and there is no alarm', () => {
  const door = (key?: string) => feast({ mice: { collin: 'l' }, ...(key && { key }), change: noCard });
  expect([door().offers({ do: 'explore' }), door('collin').offers({ do: 'explore' })]).toEqual([false, true]);
  const s = door('collin').choose('explore way=E', 'space to=b');
  expect([s.state.room, s.state.minions, feasting(s), alarms(s)]).toEqual(['kitchen', [], false, 0]);
});

test('suspicion: for a 1 of the movement die, of the scurry die, for a rat warrior at the end, and for a failed search', () => {
  const after = (options: Feast, ...keys: string[]) => feast(options).choose(...keys).state.counters.suspicion;
  const ONE = CHEESE;
  const one = (state: State): void => {
    if (state.turn) state.turn.die = 1;
  };
  expect(after({ mice: { collin: 'b' } }, 'end')).toBe(0);
  expect(after({ mice: { collin: 'b' }, change: one }, 'end')).toBe(1);
  expect(after({ mice: { collin: 'b' }, dice: [ONE] }, 'move to=c', 'scurry', 'stop to=""')).toBe(1);
  expect(after({ mice: { collin: 'b' }, dice: [SHIELD] }, 'move to=c', 'scurry', 'stop to=""')).toBe(0);
  expect(after({ mice: { collin: 'a' } }, 'end')).toBe(1);
  expect(after({ mice: { collin: 't' } }, 'end')).toBe(0); // an elite one is no rat warrior
  expect(after({ mice: { collin: 'b' }, dice: [SHIELD] }, 'search for=card', 'end')).toBe(1);
  expect(after({ mice: { collin: 'a' }, dice: [SHIELD], change: one }, 'search for=card', 'end')).toBe(3);
});

test('suspicion: none in the rest of the turn in which the mice enter', () => {
  const come = (entering: boolean, on: string, ...keys: string[]) =>
    feast({
      mice: { collin: on },
      cheese: 4,
      dice: [SHIELD, SHIELD, SHIELD],
      change(state) {
        if (state.turn) Object.assign(state.turn, { die: 1, notes: entering ? ['just-come'] : [] });
      },
    }).choose(...keys).state.counters.suspicion;
  expect([come(true, 'b', 'end'), come(false, 'b', 'end')]).toEqual([0, 1]);
  expect([come(true, 't', 'deed deed=parley'), come(false, 't', 'deed deed=parley')]).toEqual([0, 2]);
  const s = scene({ chapter: '05', room: 'alchemist', mice: { collin: 'r' } });
  if (s.state.turn) s.state.turn.die = 1;
  s.choose('explore way=S');
  while (s.decision.ask === 'arrive') s.choose(s.keys[0] ?? '');
  expect([feasting(s), s.choose('end').state.counters.suspicion]).toEqual([true, 0]);
});

test('alarm: at four suspicion, or at six for those who gave up the Disguises on entering', () => {
  const after = (suspicion: number, ...flags: string[]) =>
    feasting(
      feast({ mice: { collin: 'a' }, suspicion, change: (state) => void state.flags.push(...flags) }).choose('end'),
    );
  expect([after(2), after(3)]).toEqual([true, false]);
  expect([after(4, 'disguised'), after(5, 'disguised')]).toEqual([true, false]);
  const disguised = (answer: string) => {
    const s = scene({
      chapter: '05',
      room: 'dining-hall',
      mice: { collin: 'b' },
      change: (state) => void state.stash.push('disguises'),
    });
    enter(s, answer);
    return [s.state.stash, s.state.flags];
  };
  expect([disguised('disguises'), disguised('no')]).toEqual([
    [[], ['feast', 'disguised']],
    [['disguises'], ['feast']],
  ]);
});

test('alarm: at once when a mouse attacks, a minion is wounded or a surge takes place; all minion cards move up as in an ambush', () => {
  const mice = { collin: 'a', nez: 'b' };
  const track = ['collin', 'nez', 'rat-warrior', 'elite-rat-warrior', 'vurst'];
  const cards = (s: Scene) => s.state.track.map(({ card }) => card);
  const struck = feast({ mice, track, dice: [SHIELD, SHIELD, CHEESE] }).choose('attack target=3 weapon=collins-sword');
  expect([feasting(struck), alarms(struck), struck.told('ambush').length]).toEqual([false, 1, 3]);
  const wounded = feast({ mice, track, dice: [SHIELD, CHEESE, CHEESE] });
  wounded.only((t) => woundMinion(t, wounded.state.minions[0] as never, 1, undefined));
  expect([feasting(wounded), cards(wounded)]).toEqual([
    false,
    ['rat-warrior', 'collin', 'elite-rat-warrior', 'vurst', 'nez'],
  ]);
  const surged = feast({ mice, track });
  surged.only(surge);
  expect(feasting(surged)).toBe(false);
});

test('alarm: no surge raises it once the captain has accepted', () => {
  const s = feast({
    mice: { collin: 'b' },
    key: 'collin',
    change: sworn,
  });
  s.only(surge);
  expect([feasting(s), minionsIn(s.state).roach]).toEqual([true, 3]);
});

test('parley: on the table, with four cheese between the mice, while nobody carries the key and the captain is there', () => {
  const may = (options: Omit<Feast, 'mice'>, on = 't') =>
    feast({ mice: { collin: on, nez: 'q' }, cheese: 2, ...options }).offers({ do: 'deed', deed: 'parley' });
  expect(may({})).toBe(true);
  expect([may({ cheese: 1 }), may({}, 'b'), may({ key: 'nez' })]).toEqual([false, false, false]);
  expect([may({ change: over }), may({ change: sworn })]).toEqual([false, false]);
});

test('parley: lore and a die for a leader; too few stars are kept and cost two suspicion, and the next try is free', () => {
  const s = feast({ mice: { collin: 't' }, cheese: 4, dice: [SWORD_STAR, SHIELD, SHIELD] }).choose('deed deed=parley');
  expect([s.state.counters.parley, s.state.counters.suspicion, s.mouse('collin').cheese]).toEqual([1, 2, 0]);
  expect(s.told('rolled').map((event) => 'faces' in event && event.faces.length)).toEqual([3]);
  s.choose('end').dice(SWORD_STAR, SHIELD, SHIELD).choose('deed deed=parley');
  expect([s.state.achievements.includes('rat-oath'), minionsIn(s.state)]).toEqual([
    true,
    { 'elite-rat-warrior': 1, 'rat-warrior': 1 },
  ]);
  const before = s.state.counters.suspicion;
  s.mouse('collin').space = book.room('dining-hall').letters.indexOf('a');
  expect(s.choose('end').state.counters.suspicion).toBe(before); // it rises no more
  const nez = feast({ mice: { nez: 't' }, cheese: 4 }).choose('deed deed=parley');
  expect(nez.told('rolled').map((event) => 'faces' in event && event.faces.length)).toEqual([book.hero('nez').lore]);
});

test('going-on: in the Guard Room one says, with no minion about, that one is done; who did not go on has nothing to say', () => {
  const says = (minions: [string, string][], ...flags: string[]) =>
    scene({
      chapter: '05',
      room: 'guard-room',
      mice: { collin: 'b' },
      minions,
      change: (state) => void state.flags.push(...flags),
    }).offers({ do: 'deed', deed: 'prison-done' });
  expect([says([], 'going-on'), says([['roach', 'a']], 'going-on'), says([])]).toEqual([true, false, false]);
});

test('vurst-beaten: the key lies on his space and can be taken, his rats leave with him, and others stay', () => {
  const beaten = (key?: string) => {
    const s = feast({
      mice: { collin: 'a', nez: 'b' },
      minions: [
        ['captain-vurst', 'g'],
        ['elite-rat-warrior', 't'],
        ['rat-warrior', 'a'],
        ['roach', 'd'],
      ],
      ...(key && { key }),
    });
    s.only((t) => defeat(t, s.state.minions[0] as never, undefined));
    return s;
  };
  const { letters } = book.room('dining-hall');
  const s = beaten();
  expect(minionsIn(s.state)).toEqual({ roach: 1 });
  expect(s.state.tokens).toMatchObject([{ id: 'iron-key', bearer: '', space: letters.indexOf('g'), found: true }]);
  expect(s.state.achievements).toContain('captains-pistol');
  expect(beaten('nez').state.tokens).toMatchObject([{ id: 'iron-key', bearer: 'nez' }]);
});

test('surge:dining-hall: three roaches, and the end of the feast', () => {
  const s = feast({ mice: { collin: 'b' } });
  s.only(surge);
  expect([minionsIn(s.state).roach, feasting(s), alarms(s)]).toEqual([3, false, 1]);
});

test('lift-the-key: on the table, during the feast, while the captain has it', () => {
  const belt = (options: Omit<Feast, 'mice'>, on = 't') =>
    feast({ mice: { collin: on, nez: 'b' }, dice: [SWORD_STAR], ...options });
  const may = (s: Scene) => s.offers({ do: 'search', for: 'special' });
  expect([belt({}, 'j'), belt({ change: over }), belt({ key: 'nez' }), belt({ change: sworn })].map(may)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const s = belt({}).choose('search for=special', 'find search=lift-the-key');
  expect([s.state.tokens, feasting(s)]).toMatchObject([[{ id: 'iron-key', bearer: 'collin' }], true]);
});

test('no-card-for-the-hall: six rats sit there, and the cards of all of them are on the track', () => {
  const s = scene({ chapter: '05', room: 'dining-hall', mice: { collin: 'b' } });
  expect(enter(s)).toEqual({ 'captain-vurst': 1, 'elite-rat-warrior': 2, 'rat-warrior': 3 });
  expect(['t', 'a', 'd', 'p'].map((letter) => s.minionsAt(letter).length)).toEqual([3, 1, 1, 1]);
  expect(s.state.track.map(({ card }) => card).toSorted()).toEqual([
    'collin',
    'elite-rat-warrior',
    'rat-warrior',
    'vurst',
  ]);
});

test('the-boot-prison: beside the helmet or in it', () => {
  const room = (on: string) => scene({ chapter: '05', room: 'guard-room', mice: { collin: on }, dice: [SWORD_STAR] });
  const searchable = book
    .room('guard-room')
    .letters.filter((letter) => room(letter).offers({ do: 'search', for: 'special' }));
  expect(searchable).toEqual(['k', 'o']);
  expect(room('o').choose('search for=special', 'find search=the-boot-prison').state.achievements).toContain(
    'freed-captives',
  );
});

test('black-feather: an archer rolls a ranged attack again, once', () => {
  const s = later('05', earned('black-feather'), {
    room: 'kitchen',
    mice: { lily: 'b' },
    minions: [
      ['roach', 'f'],
      ['roach', 'c'],
    ],
    dice: [SHIELD, SHIELD, SHIELD],
  });
  s.choose('attack target=1 weapon=lilys-bow').dice(BOW, BOW, BOW, CHEESE).choose('gift gift=black-feather');
  expect([minionsIn(s.state), s.state.flags]).toEqual([{ roach: 1 }, ['feather-used']]);
});
