import { Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { game } from '../game.ts';
import { openingState } from '../rules/opening.ts';
import { newMouse } from '../rules/party.ts';
import { checkLegacy, leave, openChapters } from './campaign.ts';

const setup = (chapter: string, more = {}) => ({ chapter, players: 1, party: 'choose', edition: 'pl', ...more });
const legacy = (more = {}) => ({
  campaign: 'the-thimble-lantern',
  edition: 'pl',
  chapters: { prologue: 'won', '01': 'won' },
  achievements: ['ember-kept'],
  mice: { collin: { abilities: ['feint'], kept: 'hatpin' } },
  notes: {},
  ...more,
});

test('M265, M266, M267: achievements, abilities and one card for each mouse are left; cheese and party items are not', () => {
  const state = openingState(book, setup('01'), Random.of(seedOf('x')), null);
  state.mice.push({ ...newMouse('nez', 0), abilities: ['feint'], cheese: 4 });
  Object.assign(state, { stash: ['fork'], kept: { nez: 'hatpin' }, achievements: ['ember-kept'] });
  expect(leave(book, state, { winners: [0], reason: 'won' })).toEqual({
    campaign: 'the-thimble-lantern',
    edition: 'pl',
    chapters: { '01': 'won' },
    achievements: ['ember-kept'],
    mice: { nez: { abilities: ['feint'], kept: 'hatpin' } },
    notes: {},
  });
});

test('M264, OM108: after a defeat the chapter may be tried again or left behind', () => {
  const lost = legacy({ chapters: { prologue: 'won', '01': 'lost' } }) as never;
  expect(openChapters(book.order, lost)).toEqual(['prologue', '01', '02']);
});

test('M37, M265, OM6: what was kept is there at the start of the next chapter', () => {
  const begun = Match.start(game, setup('02', { party: 'collin+maginos+nez+tilda' }), seedOf('next'), {
    legacy: legacy(),
  });
  for (let i = 0; i < 12 && begun.state.phase !== 'play'; i++) begun.choose(0);
  expect(begun.state.mice.find(({ hero }) => hero === 'collin')).toMatchObject({
    abilities: ['feint'],
    pack: ['hatpin'],
  });
});

test('M265, M266, OM6: what a mouse at home has kept or learned, nobody else finds or learns', () => {
  const mice = {
    collin: { abilities: ['feint'], kept: 'hatpin' },
    maginos: { abilities: ['first-aid'], kept: 'levitation' },
  };
  const begun = Match.start(game, setup('02', { party: 'collin+filch+nez+tilda' }), seedOf('at home'), {
    legacy: legacy({ mice, achievements: ['ember-kept', 'filch-freed'] }),
  });
  const offered = new Set<unknown>();
  while (begun.decision && begun.state.phase !== 'play') {
    if (begun.decision.ask === 'ability') for (const option of begun.decision.options) offered.add(option.card);
    begun.choose(0);
  }
  expect(offered.size).toBeGreaterThan(0);
  expect(offered).not.toContain('first-aid');
  const { searchDeck, aside } = begun.state;
  expect([searchDeck.filter((card) => card === 'levitation').length, aside]).toEqual([1, ['levitation']]);
  expect(leave(book, begun.state, { winners: [], reason: 'end-page' }).mice.maginos).toEqual(mice.maginos);
});

test('M265, M266: a mouse at home still has what it kept, unless it gave it away', () => {
  const mice = { lily: { abilities: ['aimed-shot'], kept: 'honey-drop' } };
  const state = openingState(book, setup('11'), Random.of(seedOf('given')), legacy({ mice }) as never);
  state.aside.push('honey-drop');
  expect(leave(book, state, { winners: [], reason: '' }).mice.lily?.kept).toBe('honey-drop');
  state.aside.pop();
  expect(leave(book, state, { winners: [], reason: '' }).mice.lily?.kept).toBe('');
});

test.each([
  ['campaign', legacy({ campaign: 'another' })],
  ['edition', legacy({ edition: 'hu' })],
  ['chapters', legacy({ chapters: { '99': 'won' } })],
  ['achievements', legacy({ achievements: ['thimble-lantern', 'cracked-lantern'] })],
  ['achievements', legacy({ achievements: ['king-awake'] })],
  ['mice', legacy({ mice: { gus: { abilities: [], kept: '' } } })],
  ['mice.collin.abilities', legacy({ mice: { collin: { abilities: ['cure'], kept: '' } } })],
  ['mice.collin.kept', legacy({ mice: { collin: { abilities: [], kept: 'fork' } } })],
  ['mice.collin.kept', legacy({ mice: { collin: { abilities: [], kept: 'collins-sword' } } })],
])('a legacy that nobody could own is refused: %s', (where, input) => {
  expect(checkLegacy(book, setup('02'), input)).toMatchObject({ ok: false, where });
});

test('a chapter that is not open yet is refused', () => {
  expect(checkLegacy(book, setup('05'), legacy())).toMatchObject({ ok: false, where: 'chapter' });
});

test.each([
  ['chapter', { chapter: '12' }],
  ['edition', { edition: 'de' }],
  ['party', { chapter: '02', party: 'collin+tilda' }],
  ['party', { chapter: '02', party: 'collin+collin+nez+tilda' }],
  ['party', { chapter: '01', party: 'collin+filch+lily+nez' }],
])('a set-up that cannot be is refused: %s', (where, input) => {
  expect(parseSetup(game, input)).toMatchObject({ ok: false, where });
});

const position = (change: object) => {
  const state = JSON.parse(JSON.stringify(openingState(book, setup('01'), Random.of(seedOf('p')), null)));
  return game.position?.(setup('01'), { ...state, ...change });
};
const mice = (...heroes: string[]) => heroes.map((hero) => newMouse(hero, 0));
const nez = newMouse('nez', 0);
const rats = (one: string, ones: number, two: string, twos: number) =>
  [...Array(ones).fill(one), ...Array(twos).fill(two)].map((kind, id) => ({
    id,
    kind,
    space: id % 3,
    down: false,
    acted: false,
    greedy: false,
    lifeLess: 0,
  }));

test.each([
  ['seven mice', { mice: mice('collin', 'nez', 'tilda', 'maginos', 'filch', 'lily', 'collin') }, 'mice'],
  ['a mouse twice', { mice: mice('nez', 'nez') }, 'mice'],
  ['two helmets on one head', { mice: [{ ...nez, body: ['acorn-cap', 'thimble-helmet'] }], searchDeck: [] }, 'body'],
  ['a figure on rock', { mice: [{ ...nez, space: 40 }] }, 'rock'],
  [
    'a full space with a fifth figure',
    { mice: mice('collin', 'nez', 'tilda', 'filch', 'lily').map((mouse) => ({ ...mouse, space: 0 })) },
    '4 figures fit there, not 5',
  ],
  ['a card in two packs', { mice: [{ ...nez, pack: ['sling', 'sling'] }] }, 'sling'],
  ['half a step', { mice: [{ ...nez, space: 1.5 }] }, 'mice[0].space: a whole number is needed'],
  ['nobody left standing', { mice: [{ ...nez, space: 0, wounds: 5 }] }, 'wounds: with 5 of 5'],
  ['more rats of two ranks than figures', { minions: rats('rat-warrior', 4, 'elite-rat-warrior', 3) }, 'figures of'],
])('a position that cannot be is refused: %s', (_name, change, says) => {
  const outcome = position(change);
  expect(outcome).toMatchObject({ ok: false });
  expect(outcome && 'message' in outcome ? outcome.message : '').toContain(says);
});
