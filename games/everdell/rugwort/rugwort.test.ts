/** The table against Rugwort (ER1-ER10), the three years (ER41-ER46), and what he is not (ER52, ER53, ER62). */
import { parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { MODULES } from '../content/catalogue.ts';
import { everdell } from '../game.ts';
import { scene } from '../testing/scene.ts';
import { autumn, hisSpots, solo, summer } from './scene.ts';

test('ER1: one person alone faces Rugwort, and more people play without him', () => {
  expect(solo().start().state.players.length).toBe(2);
  expect(solo().start().state.humans).toBe(1);
  expect(scene(2).start().state.players.length).toBe(2);
  expect(scene(2).start().state.humans).toBe(2);
});

test('ER2, ER3: the three years are levels of difficulty that the set-up chooses', () => {
  for (const year of [1, 2, 3]) expect(solo(year).start().match.view(0).modules.rugwort).toEqual({ year });
  const refused = parseSetup(everdell, { seats: 1, rugwort: 4 });
  expect(refused).toMatchObject({ ok: false, where: 'rugwort' });
});

test('ER4, ER5: the table is set as for two, with three forest cards, five cards for you and none for him', () => {
  const table = solo().start();
  expect(table.match.view(0).forest).toHaveLength(4);
  expect(table.match.view(0).forest.filter((id) => id !== null)).toHaveLength(3);
  const setup = parseSetup(everdell, { seats: 1 });
  if (!setup.ok) throw new Error(setup.message);
  const dealt = everdell.create(setup.value, Random.of(seedOf('solo')));
  expect(dealt.players.map(({ hand }) => hand.length)).toEqual([5, 0]);
  expect(dealt.forest.filter((place) => place >= 0)).toHaveLength(3);
});

test('ER6, ER7, ER9: his workers begin on the upper left forest card and on 3 twigs; four wait', () => {
  const table = solo().forest('forest-3-berries').start();
  expect(table.out(1)).toEqual(['forest-3-berries', 'basic-3-twigs']);
  expect(table.player(1)).toMatchObject({ available: 0, waiting: 4 });
});

test('ER8: both of them block their spots', () => {
  const table = solo().forest('forest-3-berries', 'forest-2-any').start();
  expect(table.offers({ do: 'place', at: 'forest-3-berries' })).toBe(false);
  expect(table.offers({ do: 'place', at: 'basic-3-twigs' })).toBe(false);
  expect(table.offers({ do: 'place', at: 'forest-2-any' })).toBe(true);
});

test('ER10, ER52: he takes no turn, owns no resources, decides nothing and never visits your cards', () => {
  const table = solo()
    .you({ city: ['inn', 'post-office'], hand: ['farm', 'mine'] })
    .start();
  table.choose({ do: 'place', at: 'basic-1-berry' });
  expect(table.match.decision?.seat).toBe(0);
  table.choose({ do: 'place', at: 'basic-1-berry' }, { do: 'prepare' });
  expect(table.match.decision?.seat).toBe(0);
  expect(table.stock(1)).toEqual({});
  expect(table.out(1).some((where) => where === 'inn' || where === 'post-office')).toBe(false);
});

test('ER41: in year 1 he goes to Journey 3 and gets 3 points for each special event you missed', () => {
  const table = autumn(1).start();
  expect(table.score(1)).toMatchObject({ journey: 3, other: 12 });
});

test('ER42: in year 2 he goes to Journey 4 and gets 6 points for each special event you missed', () => {
  const table = summer(2).start();
  table.choose({ do: 'prepare' });
  expect(table.out(1)[0]).toBe('journey-4');
  expect(table.score(1)).toMatchObject({ journey: 4, other: 24 });
});

test('ER43: in year 3 he goes to Journey 5, gets 6 points for each missed event, and kidnaps', () => {
  const table = summer(3).start();
  table.choose({ do: 'prepare' });
  expect(table.out(1)[0]).toBe('journey-5');
  expect(table.score(1)).toMatchObject({ journey: 5, other: 24 });
  expect(table.events('rugwort-kidnaps')).toHaveLength(1);
});

test('ER44, ER45: the kidnapping takes his location worker and one of yours out of the game; five are left', () => {
  const table = summer(3).start();
  table.choose({ do: 'prepare' });
  expect(table.out(1)).toEqual(['journey-5', 'meadow', 'meadow', 'meadow', 'meadow']);
  expect(hisSpots(table)).toEqual([0, 1, 2, 3]);
  expect(table.offers({ do: 'place', at: 'basic-1-berry-1-card' })).toBe(true);
  expect(table.player(1).gone).toBe(1);
  expect(table.player(0)).toMatchObject({ available: 5, gone: 1, out: [] });
});

test('ER44: in the years 1 and 2 nobody is kidnapped', () => {
  for (const year of [1, 2]) {
    const table = summer(year).start();
    table.choose({ do: 'prepare' });
    expect(table.player(0)).toMatchObject({ available: 6, gone: 0 });
  }
});

test('ER46: you lose a worker that has come home, not one that stays somewhere for good', () => {
  const table = summer(3, 1).city(0, 'monastery').out(0, 0).start();
  table.choose({ do: 'prepare' });
  expect(table.out(0)).toEqual(['monastery']);
  expect(table.player(0)).toMatchObject({ available: 4, gone: 1 });
});

test('ER53, ER62: there is one Rugwort, without variants, and he is the only opponent of a solo game', () => {
  const fields = everdell.fields.map(({ name }) => name);
  expect(fields).not.toContain('variant');
  const table = solo().start();
  const automata = table.state.modules.filter((index) => MODULES[index]?.automaton);
  expect(automata.map((index) => MODULES[index]?.id)).toEqual(['rugwort']);
});

test('a position with an impossible Rugwort is refused by name', () => {
  const setup = parseSetup(everdell, { seats: 1 });
  if (!setup.ok) throw new Error(setup.message);
  expect(everdell.position?.(setup.value, { slices: { rugwort: { year: 9 } } })).toMatchObject({
    ok: false,
    message: expect.stringContaining('slices.rugwort.year'),
  });
  expect(everdell.position?.(setup.value, { players: [{}, { hand: ['farm'] }] })).toMatchObject({
    ok: false,
    message: expect.stringContaining('Rugwort never has a hand'),
  });
  const wandered = { players: [{}, { out: ['haven', 'basic-3-twigs'] }], slices: { rugwort: { year: 1 } } };
  expect(everdell.position?.(setup.value, wandered)).toMatchObject({
    ok: false,
    message: expect.stringContaining("in winter Rugwort's workers stand on forest-2-berries-1-card, basic-3-twigs"),
  });
});

test('ER35, ER37: a position in a later season puts his workers where that season has sent them', () => {
  expect(summer(1).start().out(1)).toEqual(['forest-2-resin-1-twig', 'basic-1-pebble', 'meadow', 'meadow']);
  expect(autumn(3).start().out(1)).toEqual(['journey-5', 'meadow', 'meadow', 'meadow', 'meadow']);
});
