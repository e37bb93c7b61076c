import { expect, test } from 'vitest';
import { BOW, CHEESE, SWORD_STAR, scene } from '../testing/scene.ts';

const hall = 'dining-hall';

test('M58, M69: a step to an adjacent space costs 1, and the move may go on until the action', () => {
  const s = scene({ mice: { collin: 'q', tilda: 'a' }, points: 3 }).choose('move to=m');
  expect([s.at('collin'), s.state.turn?.points]).toEqual(['m', 2]);
  s.dice(BOW).choose('search for=card');
  expect(s.state.turn?.card).toBe('tilda'); // the move is not split by the action: nothing was left to do
});

test('M66, M67: the die and the move value are the most that Collin may move', () => {
  const s = scene({ mice: { collin: 'q' }, turn: 'collin', stage: 'start', dice: [CHEESE] });
  expect(s.state.turn).toMatchObject({ die: 1, points: 3 });
});

test('M72, M73, M74: a yellow line costs 1 down and 3 up, and both sides are adjacent', () => {
  const up = scene({ chapter: '05', room: hall, mice: { collin: 'f' }, points: 2 });
  expect(up.offers({ do: 'move', to: 'j' })).toBe(false);
  const enough = scene({ chapter: '05', room: hall, mice: { collin: 'f' }, points: 3 }).choose('move to=j');
  expect(enough.state.turn?.points).toBe(0);
  const down = scene({ chapter: '05', room: hall, mice: { collin: 'j' }, points: 1 });
  expect(down.offers({ do: 'move', to: 'f' })).toBe(true);
  const fight = scene({ chapter: '03', room: 'courtyard', mice: { collin: 'r' }, minions: [['roach', 't']] });
  expect(fight.offers({ do: 'attack', target: 1 })).toBe(true);
});

test('M75, M76, OM33: nobody crosses a red line, and nobody strikes across it', () => {
  const s = scene({ chapter: '03', room: 'courtyard', mice: { collin: 'a' }, minions: [['roach', 't']], points: 2 });
  const ways = s.decision.options.filter((option) => option.do === 'move' && option.to === 't');
  expect(ways).toHaveLength(0);
  expect(s.offers({ do: 'attack' })).toBe(false);
});

test('M79, OM34: gaps between pipes are crossed only with help', () => {
  const s = scene({ chapter: '07', room: 'pipes', mice: { nez: 'a' }, points: 1 });
  expect(s.offers({ do: 'move', to: 'b' })).toBe(false);
  const afloat = scene({
    chapter: '07',
    room: 'pipes',
    mice: { nez: 'a' },
    points: 1,
    change: (state) => void state.effects.push({ id: 'levitation', on: 'nez', by: 'nez', until: 'turn', since: 1 }),
  });
  expect(afloat.offers({ do: 'move', to: 'b' })).toBe(true);
});

test('M82, M84, M85: four small figures fill a space; nobody enters it or passes it', () => {
  const full = { collin: 'q', nez: 'm', tilda: 'm', maginos: 'm', filch: 'm' };
  const s = scene({ mice: full, points: 1 });
  expect(s.offers({ do: 'move', to: 'm' })).toBe(false);
});

test('M83, OM31: a large figure takes a whole space', () => {
  const s = scene({ mice: { collin: 'q' }, minions: [['spider', 'm']], points: 3 });
  expect(s.offers({ do: 'move', to: 'm' })).toBe(false);
});

test('M70, M71, OM29: a special area holds more than four', () => {
  const mice = { collin: 'j', nez: 't', tilda: 't', maginos: 't', filch: 't' };
  expect(scene({ chapter: '05', room: hall, mice, points: 3 }).offers({ do: 'move', to: 't' })).toBe(true);
});

test('M86: whoever enters a space with a minion ends its move there', () => {
  const s = scene({ mice: { collin: 'q' }, minions: [['roach', 'm']], points: 4 }).choose('move to=m');
  expect(s.offers({ do: 'move' })).toBe(false);
  const past = (minions: readonly (readonly [string, string])[]) =>
    scene({ mice: { collin: 'q' }, minions, points: 2 }).offers({ do: 'move', to: 'j' });
  expect([past([]), past([['roach', 'm']])]).toEqual([true, false]); // the only way so short leads through m
});

test('M87, OM32: out of a space with more minions than mice nobody moves', () => {
  const two: readonly (readonly [string, string])[] = [
    ['roach', 'q'],
    ['roach', 'q'],
  ];
  expect(scene({ mice: { collin: 'q' }, minions: two }).offers({ do: 'move' })).toBe(false);
  expect(scene({ mice: { collin: 'q', tilda: 'q' }, minions: two }).offers({ do: 'move' })).toBe(true);
});

test('M105: scurry is another move, with a new die, after the normal one', () => {
  const s = scene({ mice: { collin: 'q' }, points: 1 });
  expect(s.offers({ do: 'scurry' })).toBe(false);
  s.choose('move to=m').dice(CHEESE).choose('scurry');
  expect(s.decision.ask).toBe('scurry');
  expect(s.offers({ do: 'move', to: 'd' })).toBe(true); // 1 + 2 spaces
});

test('M227, OM95: who lies on its side spends the move to stand up, and may scurry after it', () => {
  const s = scene({
    mice: { collin: 'q' },
    change: (state) => {
      for (const mouse of state.mice) mouse.down = true;
    },
  });
  expect(s.offers({ do: 'move' })).toBe(false);
  s.choose('stand');
  expect(s.mouse('collin').down).toBe(false);
  expect([s.offers({ do: 'move' }), s.offers({ do: 'scurry' })]).toEqual([false, true]);
});

test('M226: a webbed mouse neither moves nor scurries (pl); it only does not scurry (hu)', () => {
  const webbed = (edition: 'pl' | 'hu') =>
    scene({
      edition,
      mice: { collin: 'q' },
      change: (state) => {
        for (const mouse of state.mice) mouse.webbed = true;
      },
    });
  expect(webbed('pl').offers({ do: 'move' })).toBe(false);
  const hu = webbed('hu').choose('move to=m');
  expect(hu.offers({ do: 'scurry' })).toBe(false);
});

const trapped = (hero: string, edition: 'pl' | 'hu' = 'pl') =>
  scene({
    edition,
    chapter: '02',
    room: 'tunnel-entrance',
    mice: { [hero]: 'f', tilda: 'a' },
    turn: hero,
    points: 4,
    change: (state) => void state.traps.push({ room: 'tunnel-entrance', space: 6 }),
  });

test('M97, M98, M100: a trap stops the move for a test; with a star the move goes on', () => {
  const s = trapped('collin').dice(SWORD_STAR, CHEESE).choose('move to=g');
  expect(s.told('rolled').at(-1)).toMatchObject({ purpose: 'trap', faces: [SWORD_STAR, CHEESE] });
  expect(s.offers({ do: 'move' })).toBe(true);
});

test('M101, M102, M103: without a star a wound, a cheese, knocked down, and the turn is over', () => {
  const s = trapped('collin').dice(BOW, BOW).choose('move to=g');
  expect(s.mouse('collin')).toMatchObject({ wounds: 1, cheese: 1, down: true });
  expect(s.state.traps).toHaveLength(0);
  expect(s.state.turn?.card).toBe('tilda');
  const elsewhere = { room: 'sewer', space: 6 };
  const two = trapped('collin');
  two.state.traps.push(elsewhere);
  expect(two.dice(BOW, BOW).choose('move to=g').state.traps).toEqual([elsewhere]);
  expect(trapped('collin', 'hu').dice(BOW, BOW).choose('move to=g').state.traps).toHaveLength(1);
});

test('M99: a tinkerer tests with its lore', () => {
  const s = trapped('nez').dice(BOW, SWORD_STAR).choose('move to=g');
  expect(s.told('rolled').at(-1)).toMatchObject({ faces: [BOW, SWORD_STAR] });
});

const swimming = (letter: string, more: Parameters<typeof scene>[0] = {}) =>
  scene({ chapter: '02', room: 'sewer', mice: { collin: letter, tilda: 'a' }, turn: 'collin', ...more });

test('M88, M92, OM36: into the water ends the move, and nobody swims against the current', () => {
  const s = swimming('g').choose('move to=r');
  expect(s.offers({ do: 'move' })).toBe(false);
  const wet = swimming('r');
  expect([wet.offers({ do: 'move', to: 's' }), wet.offers({ do: 'move', to: 'q' })]).toEqual([false, true]);
});

test('M89, M90, M91: out of the water by a star; one die, and one for each mouse on the destination', () => {
  const alone = swimming('r').dice(BOW).choose('climb to=g');
  expect(alone.told('climbed')[0]).toMatchObject({ success: false });
  const helped = swimming('r', { mice: { collin: 'r', tilda: 'g' } })
    .dice(BOW, SWORD_STAR)
    .choose('climb to=g');
  expect(helped.at('collin')).toBe('g');
  expect(helped.offers({ do: 'move' })).toBe(false);
});

test('OM37: nobody climbs onto a bank that is full', () => {
  const bank = (...others: string[]) =>
    swimming('r', { mice: { collin: 'r', ...Object.fromEntries(others.map((hero) => [hero, 'g'])) } });
  const onto = (s: ReturnType<typeof scene>) => s.offers({ do: 'climb', to: 'g' });
  expect([onto(bank('tilda', 'nez', 'filch')), onto(bank('tilda', 'nez', 'filch', 'lily'))]).toEqual([true, false]);
});

test('M93: at the end of its turn the current pushes it one space', () => {
  expect(swimming('r').choose('end').at('collin')).toBe('q');
});

test('M94, M218: off the tile it is captured, and the hourglass goes a page on', () => {
  const s = swimming('p').choose('end');
  expect(s.told('captured')[0]).toMatchObject({ mouse: 'collin', rule: 'M94' });
  expect(s.state.page).toBe(2);
});

test('M95, OM39: no free actions in the water', () => {
  const s = swimming('r', { mice: { collin: 'r', tilda: 'g' } });
  expect([s.offers({ do: 'share' }), s.offers({ do: 'equip' })]).toEqual([false, false]);
});
