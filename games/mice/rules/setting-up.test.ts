/** Setting up a chapter, and how it ends (M1, M33-M45, M261-M263, M275, M278, M292, OM1, OM7, OM49, OM105, OM106). */
import { Match, parseSetup, type Setup, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import type { State } from '../state/state.ts';
import { scene } from '../testing/scene.ts';
import { PLAYED_ALIKE, PLAYED_DIFFERENTLY } from './editions.ts';
import { fits } from './free-actions.ts';
import { LAST_PAGE, moveEndMarkerBy, turnPage } from './hourglass.ts';

const setup = (chapter: string, more: Partial<Setup> = {}): Setup => ({
  chapter,
  players: 1,
  party: 'choose',
  edition: 'pl',
  ...more,
});

/** Set up with the first option everywhere, up to the first question of a turn. */
function begun(chapter: string, more: Partial<Setup> = {}, seed = 'begun'): Match<State> {
  const match = Match.start(game, setup(chapter, more), seedOf(seed));
  for (let n = 0; n < 60 && match.state.phase !== 'play'; n++) match.choose(0);
  return match;
}

test('M1: one to four people, who win or lose together', () => {
  for (const players of [1, 2, 3, 4]) expect(parseSetup(game, setup('01', { players })).ok).toBe(true);
  expect(parseSetup(game, setup('01', { players: 5 }))).toMatchObject({ ok: false, where: 'players' });
  const match = begun('01', { players: 3 });
  for (let n = 0; n < 3000 && match.decision; n++) match.choose(match.decision.options.length - 1);
  expect([0, 3]).toContain(match.result?.winners.length);
  expect(match.result).toBeDefined();
});

test('M36: each mouse chooses one ability card of a class it has; no card is chosen twice', () => {
  const { mice } = begun('01').state;
  const cards = mice.flatMap(({ abilities }) => abilities);
  expect([cards.length, new Set(cards).size]).toEqual([4, 4]);
  const match = Match.start(game, setup('01'), seedOf('cards'));
  while (match.decision?.ask !== 'ability') match.choose(0);
  const mouse = match.state.mice.find(({ hero }) => hero === match.decision?.about?.id);
  const t = scene().t;
  for (const { card } of match.decision.options) {
    expect(mouse && fits(t, mouse, book.ability(String(card)))).toBe(true);
  }
});

test('M39: each mouse on a space that the chapter names, and the minions as it says', () => {
  const { state } = begun('01');
  const room = book.room('dining-tunnels');
  for (const { space } of state.mice) expect(['m', 'q']).toContain(room.letters[space]);
  expect(state.minions.map(({ kind, space }) => `${kind} ${room.letters[space]}`).sort()).toEqual([
    'roach g',
    'roach g',
    'roach i',
  ]);
});

test('M40: the cards of all mice and of the minions on the board are shuffled into the track', () => {
  const tops = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const { state } = begun('01', {}, `track ${n}`);
    const cards = state.track.map(({ card }) => card);
    expect(cards.toSorted()).toEqual(['collin', 'maginos', 'nez', 'roach', 'tilda']);
    tops.add(cards[0] ?? '');
  }
  expect(tops.size).toBeGreaterThan(2);
});

test('M42: what is left of the search cards is shuffled, and nobody sees the order', () => {
  const one = begun('01', {}, 'one').state;
  const two = begun('01', {}, 'two').state;
  expect(one.searchDeck).not.toEqual(two.searchDeck);
  expect(one.searchDeck.toSorted()).toEqual(two.searchDeck.toSorted());
  expect(one.searchDeck).not.toContain('collins-sword');
  expect(JSON.stringify(game.view(one, 0))).not.toContain(JSON.stringify(one.searchDeck));
});

test('M44: cheese never runs out; what is not in play waits at the side', () => {
  const s = scene();
  s.mouse('collin').cheese = 500;
  expect(s.offers({ do: 'level-up' })).toBe(false); // the menu was made before
  const lily = begun('03').state;
  expect(lily.aside).toEqual(['lilys-bow']); // of her who joins later; nobody finds it
});

test('M45: the chapter’s further instructions end the set-up', () => {
  const { state } = begun('07', { party: 'collin+nez' }, 'no theft yet');
  expect([state.counters.candle, state.mice.map(({ cheese }) => cheese)]).toEqual([3, [2, 2]]);
  expect(begun('10', { party: 'collin+nez+tilda+maginos' }).state.tokens.some(({ id }) => id === 'ember')).toBe(true);
});

test('OM7: the room where a chapter starts counts as visited, and draws no card unless the chapter says so', () => {
  const quiet = begun('01').state;
  expect([quiet.visited, quiet.faceUp]).toEqual([['dining-tunnels'], '']);
  expect(begun('04').state.faceUp).not.toBe('');
});

test('M278: each chapter can be played by itself, with the earlier deeds that it names', () => {
  for (const { id, standalone } of book.printed.chapters) {
    const match = Match.start(game, setup(id), seedOf('alone'));
    expect(match.state.achievements).toEqual([...standalone]);
    expect(match.decision).toBeDefined();
  }
});

test('M275: the text of a room is read when the mice enter it for the first time, and not again', () => {
  const s = scene({
    mice: { collin: 'i' },
    change: (state) => {
      state.encounterDeck = [];
    },
  });
  s.choose('explore way=E', 'end');
  expect(s.told('text')).toEqual([{ type: 'text', key: '01/kitchen-tunnels', rule: 'M275' }]);
  s.choose('explore way=W');
  expect(s.told('text')).toHaveLength(1); // the start room was read at the start
});

test('M292: a story achievement does what its chapter says, where it was earned before', () => {
  expect(begun('02').state.end).toBe(book.chapter('02').endPage); // ember-kept
  const match = Match.start(game, setup('02'), seedOf('cold'), {
    legacy: {
      campaign: 'the-thimble-lantern',
      edition: 'pl',
      chapters: { prologue: 'won', '01': 'lost' },
      achievements: ['full-larder'],
      mice: {},
      notes: {},
    },
  });
  for (let n = 0; n < 60 && match.state.phase !== 'play'; n++) match.choose(0);
  expect([match.state.end, match.state.mice[0]?.cheese]).toEqual([book.chapter('02').endPage - 1, 1]);
});

test('M261, OM105: the chapter is won in the moment in which its conditions hold', () => {
  const s = scene({
    mice: { collin: 'm' },
    change: (state) => {
      state.flags = ['homecoming'];
      state.tokens = [{ id: 'ember', bearer: 'collin', room: '', space: -1, resting: false, found: true }];
    },
  });
  s.choose('move to=q');
  expect([s.run.result?.reason, s.run.result?.winners]).toEqual(['won', [0]]);
});

test('M263: a further defeat that a chapter or OM92 names applies at once', () => {
  const s = scene({
    mice: { collin: 'q' },
    minions: [['rat-warrior', 'q']],
    turn: 'rat-warrior',
    dice: [1, 1, 0],
    change: (state) => {
      for (const mouse of state.mice) mouse.wounds = 3;
    },
  });
  expect(s.run.result?.reason).toBe('all-captured');
  expect(s.told('chapter-over')).toEqual([{ type: 'chapter-over', ending: 'all-captured', rule: 'M263' }]);
});

test('OM106: the End marker stays on the last page of the track', () => {
  const s = scene();
  s.state.end = LAST_PAGE;
  moveEndMarkerBy(s.t, 1, 'M293');
  expect([s.state.end, LAST_PAGE]).toEqual([8, 8]);
  s.state.end = 0;
  s.state.page = LAST_PAGE;
  turnPage(s.t, 'M180');
  expect(s.state.page).toBe(LAST_PAGE); // nor does the hourglass go beyond
});

test('OM1: one set-up option switches every difference together; the Polish reading is played unless one says otherwise', () => {
  expect(game.fields.find(({ name }) => name === 'edition')).toMatchObject({ values: ['pl', 'hu'], default: 'pl' });
  for (const [rule, reading] of Object.entries(PLAYED_DIFFERENTLY))
    expect(reading({ edition: 'pl' }), rule).not.toBe(reading({ edition: 'hu' }));
  expect(Object.keys(PLAYED_ALIKE).filter((rule) => rule in PLAYED_DIFFERENTLY)).toEqual([]);
});

test('M28: the board shows pages, wheel, both decks, the stash and the track to everybody', () => {
  const { state } = begun('01');
  const view = game.view(state, SPECTATOR);
  expect(view).toMatchObject({ page: 1, end: book.chapter('01').endPage, wheel: 0, stash: [] });
  expect(view.track.map(({ card }) => card)).toEqual(state.track.map(({ card }) => card));
});
