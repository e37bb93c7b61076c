/** Placing minions, bosses and their cards (M53-M55, M162-M170, M185, M200-M203, M288, OM10, OM17, OM64-OM70). */
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { roomOf } from '../content/room-graph.ts';
import { pipes } from '../content/rooms/pipes.ts';
import { type SceneOptions, scene } from '../testing/scene.ts';
import { figuresLeft, placeGroups } from './placing.ts';
import { newCards, setInitiative } from './track.ts';

/** Places so many of a kind in a scene; says what was asked, and where they stand in the order in which they came. */
function place(options: SceneOptions, groups: Parameters<typeof placeGroups>[1], ...keys: string[]) {
  const s = scene(options);
  const { asked } = s.only((t) => placeGroups(t, groups, 'card', []), ...keys);
  const stand = s.told('placed').map((event) => (event.type === 'placed' ? `${event.kind} ${event.space}` : ''));
  return { s, asked, stand, offered: asked.map(({ options: all }) => all.map(({ to }) => to).join('')) };
}
const kitchen: SceneOptions = { chapter: '03', room: 'kitchen', mice: { collin: 'q', tilda: 'q' } };
const tunnels: SceneOptions = { chapter: '04', room: 'kitchen-tunnels', mice: { collin: 'g', tilda: 'g' } };

test('M163, OM67: small ranged minions all go on the special area behind the red line', () => {
  const { stand } = place(kitchen, [{ minion: 'elite-rat-warrior', count: 4 }]);
  expect(stand).toEqual(Array(4).fill('elite-rat-warrior a')); // the counter, though o is as far
});

test('M164, OM64: elsewhere ranged minions go on the entry space farthest from the mice, in steps of a minion', () => {
  // from g it is 4 steps to i, 3 to a, 3 to n
  expect(place(tunnels, [{ minion: 'elite-rat-warrior', count: 2 }]).stand).toEqual(
    Array(2).fill('elite-rat-warrior i'),
  );
  const east = { ...tunnels, mice: { collin: 'i', tilda: 'i' } };
  expect(place(east, [{ minion: 'elite-rat-warrior', count: 1 }]).stand[0]).not.toBe('elite-rat-warrior i');
});

test('M165: a full space sends the rest to the next one by the same rule', () => {
  const crowded = { ...tunnels, minions: Array(3).fill(['roach', 'i'] as const) };
  const { stand } = place(crowded, [{ minion: 'elite-rat-warrior', count: 2 }]);
  expect(stand[0]).toBe('elite-rat-warrior i');
  expect(['elite-rat-warrior a', 'elite-rat-warrior n']).toContain(stand[1]);
});

test('M166: a large minion goes on the empty entry space closest to the mice', () => {
  const near = { ...tunnels, mice: { collin: 'f', tilda: 'f' } };
  expect(place(near, [{ minion: 'cave-centipede', count: 1 }]).stand).toEqual(['cave-centipede i']);
  const taken = { ...near, minions: [['roach', 'i'] as const] };
  expect(place(taken, [{ minion: 'cave-centipede', count: 1 }]).stand).not.toEqual(['cave-centipede i']);
});

test('M168, OM2: between equal entry spaces the players decide', () => {
  const { asked, offered, stand } = place(kitchen, [{ minion: 'rat-warrior', count: 1 }], 'space to=n');
  expect(asked[0]).toMatchObject({ ask: 'place-minion', seat: 0, about: { kind: 'minion', id: 'rat-warrior' } });
  expect([offered, stand]).toEqual([['ano'], ['rat-warrior n']]);
});

test('M170: there are four elite markers, and one of Captain Vurst', () => {
  expect([book.kind('elite-rat-warrior').figures, book.kind('captain-vurst').figures]).toEqual([4, 1]);
  expect(place(kitchen, [{ minion: 'elite-rat-warrior', count: 6 }]).stand).toHaveLength(4);
});

test('M288: ranged minions come first, then large ones, then small melee minions', () => {
  const { stand } = place(tunnels, [
    { minion: 'rat-warrior', count: 1 },
    { minion: 'cave-centipede', count: 1 },
    { minion: 'elite-rat-warrior', count: 1 },
  ]);
  expect(stand.map((one) => one.split(' ')[0])).toEqual(['elite-rat-warrior', 'cave-centipede', 'rat-warrior']);
});

test('OM66: with no room on any entry space a figure goes beside one; with none there either it does not come', () => {
  const entries = { ...tunnels, mice: { collin: 'a', nez: 'i', tilda: 'n' } };
  const { s, stand } = place(entries, [{ minion: 'spider', count: 1 }]);
  const room = book.room('kitchen-tunnels');
  const at = s.state.minions[0]?.space ?? -1;
  expect(stand).toHaveLength(1);
  expect(Math.min(...room.entries.map((entry) => room.minionDistance[entry]?.[at] ?? 9))).toBe(1);
  const everywhere = { ...tunnels, minions: room.letters.map((letter) => ['roach', letter] as const) };
  expect(place(everywhere, [{ minion: 'spider', count: 1 }]).stand).toEqual([]);
});

test('OM70: a trap is laid also beneath a mouse, and is not tested until somebody enters', () => {
  const s = scene({ ...tunnels, mice: { collin: 'k' } });
  s.only((t) => placeGroups(t, [], 'card', ['mousetraps']));
  expect(s.told('trap-laid')).toEqual([{ type: 'trap-laid', space: 'k', rule: 'M171' }]);
  expect([s.mouse('collin').wounds, s.told('trap-tested')]).toEqual([0, []]);
});

test('OM10: a card that places nobody sets initiative all the same', () => {
  const s = scene({
    mice: { collin: 'i', tilda: 'i' },
    change: (state) => {
      state.encounterDeck = ['rat-patrol'];
      state.stash = ['disguises'];
    },
  }).choose('explore way=E', 'disguises');
  expect([s.state.minions, s.state.faceUp, s.state.turn?.anew]).toEqual([[], 'rat-patrol', true]);
  expect(s.told('initiative')).toHaveLength(1);
});

test('M53, OM17: two of a boss’s four cards come into play, drawn at random', () => {
  const drawn = new Set<string>();
  for (let n = 0; n < 24; n++) {
    const s = scene({ ...kitchen, dice: [n % 4, n % 3, n % 2, n % 4, n % 3] });
    s.only((t) => placeGroups(t, [{ minion: 'vanestra', count: 1, on: ['q'] }], 'set', []));
    const hers = s.state.track.map(({ card }) => card).filter((card) => card.startsWith('vanestra'));
    expect(hers).toHaveLength(2);
    for (const card of hers) drawn.add(card);
  }
  expect(drawn.size).toBe(4);
});

test('M126, OM17: a boss who comes again comes with the cards that are left to it', () => {
  const s = scene({ ...kitchen, change: (state) => void state.bossCardsOut.push('vanestra-charm', 'vanestra-web') });
  expect(newCards(s.t, ['vanestra']).sort()).toEqual(['vanestra-call', 'vanestra-sting']);
});

test('M55, OM17: among minions a boss’s two cards lie at the bottom, below other newcomers, and the upper one ambushes', () => {
  const s = scene({ ...kitchen, minions: [['roach', 'n']], track: ['roach', 'collin', 'tilda'] });
  s.dice(0, 4); // the two cards as they are; a die that shows 1
  setInitiative(s.t, ['rat-warrior', 'brodie-pounce', 'brodie-chase']);
  const cards = s.state.track.map(({ card }) => card);
  const [first, second] = s
    .told('card-added')
    .flatMap((event) => (event.type === 'card-added' ? [event.card] : []))
    .slice(1);
  expect(s.told('ambush')).toEqual([{ type: 'ambush', card: first, die: 1, place: 4, rule: 'M172' }]);
  expect(cards).toEqual(['roach', 'collin', 'tilda', first, 'rat-warrior', second]);
});

test('M200, M201, M203: bosses come by their chapters only, on the figure of a weaker kind; a large figure is no boss for that', () => {
  const bosses = book.printed.minions.filter(({ boss }) => boss);
  const onCards = book.printed.encounters.flatMap(({ pages, surge }) => [...Object.values(pages).flat(), ...surge]);
  expect(onCards.filter(({ minion }) => bosses.some(({ id }) => id === minion))).toEqual([]);
  const s = scene({ ...kitchen, minions: [['skitter-clak', 'n']] });
  expect(figuresLeft(s.t, book.kind('cave-centipede'))).toBe(0);
  expect(figuresLeft(s.t, book.kind('spider'))).toBe(1);
  expect([book.kind('spider').boss, book.kind('cave-centipede').boss]).toEqual([false, false]);
});

test('M52: the track has no last place: more cards lie on in a row', () => {
  const s = scene({ ...kitchen, minions: [['roach', 'n']] });
  const more = ['rat-warrior', 'elite-rat-warrior', 'spider', 'cave-centipede', 'vurst', 'skitter'];
  setInitiative(s.t, more);
  expect(s.state.track).toHaveLength(3 + more.length);
  expect(s.told('card-added').at(-1)).toMatchObject({ place: 9 });
});

test('OM58: a tile that is turned over loses its traps; tokens of the story stay with their room', () => {
  const s = scene({
    chapter: '03',
    room: 'kitchen-tunnels',
    mice: { collin: 'j', tilda: 'j' },
    change: (state) => {
      state.encounterDeck = ['rat-patrol'];
      state.traps = [{ room: 'kitchen-tunnels', space: 0 }];
      state.tokens = [{ id: 'suet', bearer: '', room: 'kitchen', space: 0, resting: false, found: false }];
    },
  }).choose('explore way=flip');
  expect(s.state.traps).toEqual([]);
  expect(s.state.tokens).toMatchObject([{ id: 'suet', room: 'kitchen' }]);
});

test('M31, M162: every X and every paw print lies on a space of its room', () => {
  const room = roomOf(pipes);
  expect([...room.traps, ...room.entries].every((space) => space >= 0)).toBe(true);
});
