/** Brodie and the other bosses (M200-M216), the grape and the fork (M246-M260). */
import { expect, test } from 'vitest';
import { BOW, CHEESE, SHIELD, scene } from '../testing/scene.ts';

type Options = NonNullable<Parameters<typeof scene>[0]>;
const POUNCE = ['brodie-pounce', 'brodie-chase', 'collin', 'filch'];
const CHASE = ['brodie-chase', 'brodie-pounce', 'collin', 'filch'];

const cat = (at: string, track: readonly string[], more: Options = {}) =>
  scene({
    chapter: '06',
    room: 'kitchen',
    minions: [['brodie', at]],
    track,
    dice: [BOW, BOW, BOW],
    ...more,
    change: (state) => void state.flags.push('brodie-awake'),
  });

test('M204: the paw of the cat takes no room', () => {
  const mice = { collin: 'l', filch: 'm', nez: 'm', tilda: 'm' };
  const s = scene({
    chapter: '06',
    room: 'kitchen',
    mice,
    minions: [['brodie', 'm']],
    turn: 'collin',
    points: 1,
  });
  expect(s.offers({ do: 'move', to: 'm' })).toBe(true);
});

test('M54, M206: Brodie has a turn for each of his two cards: pounce, then chase', () => {
  const s = cat('m', POUNCE, {
    mice: { collin: 'm', filch: 'm' },
    dice: [BOW, BOW, BOW, BOW, BOW, BOW, BOW, BOW, BOW],
  });
  expect(s.told('cat-strikes').map((event) => 'card' in event && event.card)).toEqual([
    'brodie-pounce',
    'brodie-chase',
  ]);
});

test('M208: of several fullest spaces he takes the one whose figure lies highest on the track', () => {
  const struck = (track: readonly string[]) =>
    cat('a', track, { mice: { collin: 'l', filch: 'n' } }).told('cat-strikes')[0];
  expect(struck(POUNCE)).toMatchObject({ spaces: ['l'] });
  expect(struck(['brodie-pounce', 'brodie-chase', 'filch', 'collin'])).toMatchObject({ spaces: ['n'] });
});

test('M210: he stays on his own space if it has the most figures', () => {
  const s = cat('m', ['brodie-pounce', 'brodie-chase', 'nez', 'collin', 'filch'], {
    mice: { collin: 'm', filch: 'm', nez: 'l' },
  });
  expect(s.told('cat-strikes')[0]).toMatchObject({ card: 'brodie-pounce', spaces: ['m'] });
});

test('M213: of several shortest ways of the chase the players choose', () => {
  const s = cat('f', CHASE, { mice: { collin: 'l', filch: 'l' }, dice: [CHEESE, CHEESE] });
  expect(s.decision).toMatchObject({ ask: 'minion-way', rule: 'M213' });
  expect(s.keys).toEqual(['space to=g', 'space to=k']);
});

test('M214: he does not move if all mice are with him (pl); in the Hungarian edition if all stand together', () => {
  const together = (edition: 'pl' | 'hu') =>
    cat('k', CHASE, { edition, mice: { collin: 'l', filch: 'l' }, dice: [SHIELD, SHIELD, BOW, BOW, BOW] });
  expect(together('hu').told('cat-strikes')[0]).toMatchObject({ spaces: ['k'] });
  expect(together('pl').told('cat-strikes')[0]).toMatchObject({ spaces: ['k', 'l'] });
});

const shot = (kind: string, flip: number, more: Options = {}) =>
  scene({
    chapter: '05',
    room: 'dining-hall',
    mice: { collin: 'g', tilda: 'g' },
    minions: [[kind, 'j']],
    ...more,
    change: (state) => {
      state.laid = [{ item: 'fork', at: state.mice[0]?.space ?? 0, to: state.mice[0]?.space ?? 0 }];
      state.stash = ['grape'];
      state.searchDeck = []; // shuffling one card rolls nothing
    },
  }).dice(flip);
const BURSTS = 0;
const WHOLE = 1;

test('M253: the grape is shot from the fork as the battle action; in the Hungarian edition it costs none', () => {
  const left = (edition: 'pl' | 'hu') =>
    shot('rat-warrior', WHOLE, { edition }).choose('grape to=j').state.turn?.actions;
  expect([left('pl'), left('hu')]).toEqual([0, 1]);
});

test('M254, M255: a burst grape gives each figure of the space one hit to defend, and its card goes into the deck', () => {
  const s = shot('rat-warrior', BURSTS).dice(BOW, BOW).choose('grape to=j');
  expect(s.told('defeated')[0]).toMatchObject({ kind: 'rat-warrior', space: 'j' });
  expect(s.state.searchDeck).toEqual(['grape']);
  const blocked = shot('rat-warrior', BURSTS).dice(SHIELD, BOW).choose('grape to=j');
  expect(blocked.told('defeated')).toHaveLength(0);
});

test('M256: a whole grape knocks the figures down and lies beneath them', () => {
  const s = shot('rat-warrior', WHOLE).choose('grape to=j');
  expect(s.minionsAt('j')[0]?.down).toBe(true);
  expect([s.state.stash, s.state.laid.map(({ item }) => item)]).toEqual([[], ['fork', 'grape']]);
});

test('M257: the grape neither knocks large figures down nor hurts them', () => {
  const whole = shot('spider', WHOLE).choose('grape to=j');
  expect(whole.minionsAt('j')[0]?.down).toBe(false);
  const burst = shot('spider', BURSTS).dice(BOW, BOW, BOW).choose('grape to=j');
  expect(burst.state.track.find(({ card }) => card === 'spider')?.wounds).toBe(0);
});

/** A rat stands on the grape on the space q. */
const ratOnGrape = (kind: string, mice: Record<string, string>, track: readonly string[], flip: number) =>
  scene({
    mice,
    minions: [[kind, 'q']],
    track,
    dice: [flip, BOW, BOW, BOW, BOW],
    change: (state) => {
      state.laid = [{ item: 'grape', at: state.minions[0]?.space ?? 0, to: state.minions[0]?.space ?? 0 }];
      state.searchDeck = state.searchDeck.filter((card) => card !== 'grape');
    },
  });

test('M258: a rat that begins on the grape does not move but shoots it at the space with the most mice', () => {
  const s = ratOnGrape(
    'rat-warrior',
    { collin: 'n', tilda: 'c', nez: 'c' },
    ['rat-warrior', 'collin', 'tilda', 'nez'],
    WHOLE,
  );
  expect(s.told('grape')[0]).toMatchObject({ by: 1, space: 'c' });
  expect([s.told('minion-moved').length, s.told('minion-attack').length]).toEqual([0, 0]);
  expect([s.mouse('tilda').down, s.mouse('nez').down, s.mouse('collin').down]).toEqual([true, true, false]);
});

test('M259: if several spaces have the most, at the mouse that is higher on the track', () => {
  const at = (track: readonly string[]) =>
    ratOnGrape('rat-warrior', { collin: 'c', tilda: 'k' }, track, WHOLE).told('grape')[0];
  expect(at(['rat-warrior', 'collin', 'tilda'])).toMatchObject({ space: 'c' });
  expect(at(['rat-warrior', 'tilda', 'collin'])).toMatchObject({ space: 'k' });
});

test('M260: a rat does not shoot the grape while a mouse is on its space', () => {
  const s = ratOnGrape('rat-warrior', { collin: 'q', tilda: 'c' }, ['rat-warrior', 'collin', 'tilda'], WHOLE);
  expect([s.told('grape').length, s.told('minion-attack').length]).toEqual([0, 1]);
});

test('M202, OM84: what names rats does not touch Captain Vurst, who only uses a rat’s figure', () => {
  const s = ratOnGrape('captain-vurst', { collin: 'n', tilda: 'k' }, ['vurst', 'collin', 'tilda'], BOW);
  expect([s.told('grape').length, s.told('minion-attack').length]).toEqual([0, 1]);
});

const onFork = (more: Options = {}) =>
  scene({
    mice: { collin: 'i', tilda: 'i' },
    ...more,
    change: (state) => {
      const at = state.mice[0]?.space ?? 0;
      state.laid = [{ item: 'fork', at, to: at }];
      state.searchDeck = state.searchDeck.filter((card) => card !== 'fork');
    },
  });

test('M247: nobody is thrown where it cannot see', () => {
  const s = onFork();
  expect(s.offers({ do: 'throw', mouse: 'tilda', to: 'h' })).toBe(true);
  expect(s.offers({ do: 'throw', mouse: 'tilda', to: 'k' })).toBe(false); // behind the rock
});

test('M248: a mouse on its space takes the fork back by an action, and no other mouse', () => {
  expect(onFork().choose('take-back item=fork').state).toMatchObject({ stash: ['fork'], laid: [] });
  expect(onFork({ turn: 'tilda', mice: { collin: 'i', tilda: 'k' } }).offers({ do: 'take-back' })).toBe(false);
});

test('M249: a fork that is left behind is lost, and its card goes into the search deck', () => {
  const s = onFork().choose('explore way=E');
  expect([s.state.laid, s.state.searchDeck.includes('fork')]).toEqual([[], true]);
});
