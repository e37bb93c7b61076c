/** RU1-RU24: paying for cards. */
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { DEAR, FIFTEEN, FOURTEEN, four } from './scene.ts';

test('RU1, E118: Crane and Judge together do not pay for one card', () => {
  const table = (resin: number) =>
    scene().hand(0, 'palace').city(0, 'crane', 'judge').stock(0, { twig: 2, resin, berry: 1 }).start();
  expect(table(2).offers({ do: 'play', card: 'palace', from: 'hand' })).toBe(false);
  expect(table(3).offers({ do: 'play', card: 'palace', from: 'hand' })).toBe(true);
});

test('RU2, E117, EC20: at the Inn no other discount helps', () => {
  const table = scene()
    .city(0, 'inn', 'crane', 'dungeon', 'monk')
    .meadow(...DEAR)
    .start();
  expect(table.offers({ do: 'visit', card: 'inn' })).toBe(false);
});

test('RU2, E117, EC72: the forest card with the discount uses no other one', () => {
  const table = scene()
    .forest('forest-meadow-2-play-1-cheaper', 'forest-2-any', 'forest-3-berries')
    .city(0, 'crane')
    .stock(0, { twig: 1, resin: 1 })
    .meadow('mine', 'king', 'king', 'queen', 'queen', 'castle', 'castle', 'palace')
    .start();
  table.place('forest-meadow-2-play-1-cheaper');
  table.choose({ do: 'take', card: 'mine' }, { do: 'take', card: 'palace' });
  expect(table.offers({ do: 'play', card: 'palace' })).toBe(false);
  table.choose({ do: 'play', card: 'mine' });
  expect(table.city(0)).toEqual(['crane', 'mine']);
  expect(table.stock(0)).toEqual({ pebble: 1 });
});

test('RU3, E119: with an occupied token the Innkeeper is neither used nor lost', () => {
  const table = scene().hand(0, 'wife').city(0, 'innkeeper', 'farm').stock(0, { berry: 2 }).start();
  table.play('wife').choose({ do: 'occupy', card: 'farm' });
  expect(table.city(0)).toEqual(['innkeeper', 'farm', 'wife']);
  expect(table.stock(0)).toEqual({ berry: 2 });
});

test('RU4, E120, EC10: what the Crane saves beyond the price is lost', () => {
  const table = scene().hand(0, 'resin-refinery').city(0, 'crane').start();
  table.play('resin-refinery');
  expect(table.city(0)).toEqual(['resin-refinery']);
  expect(table.stock(0)).toEqual({ resin: 1 }); // its own production, no surplus
});

test('RU5, E101: exactly the price is paid', () => {
  const table = scene().hand(0, 'inn').stock(0, { twig: 5, resin: 5, pebble: 5 }).start();
  table.play('inn');
  expect(table.stock(0)).toEqual({ twig: 3, resin: 4, pebble: 5 });
});

test('RU6, E124, EC22: the Judge replaces one unit, never two', () => {
  const table = (twig: number, pebble: number) =>
    scene().hand(0, 'inn').city(0, 'judge').stock(0, { twig, resin: 1, pebble }).start();
  expect(table(0, 2).offers({ do: 'play', card: 'inn', from: 'hand' })).toBe(false);
  const one = table(1, 1).play('inn');
  expect(one.city(0)).toEqual(['judge', 'inn']);
  expect(one.stock(0)).toEqual({});
});

test('RU7, EC10: no Crane for a Critter', () => {
  const table = scene().hand(0, 'monk').city(0, 'crane').start();
  expect(table.offers({ do: 'play', card: 'monk', from: 'hand' })).toBe(false);
});

test('RU8, EC21: no Innkeeper for a Construction, and it saves three berries at most', () => {
  const table = scene().hand(0, 'farm', 'doctor', 'wife').city(0, 'innkeeper').start();
  expect(table.offers({ do: 'play', card: 'farm', from: 'hand' })).toBe(false);
  expect(table.offers({ do: 'play', card: 'doctor', from: 'hand' })).toBe(false);
  expect(table.offers({ do: 'play', card: 'wife', from: 'hand' })).toBe(true);
});

test('RU9, E122: in a full city the Innkeeper makes room for the Critter', () => {
  const table = scene()
    .hand(0, 'doctor')
    .city(0, ...FOURTEEN, 'innkeeper')
    .stock(0, { berry: 5 })
    .start();
  table.play('doctor');
  expect(table.city(0)).not.toContain('innkeeper');
  expect(table.city(0)).toContain('doctor');
});

test('RU10, E122: in a full city the Crane makes room for the Construction', () => {
  const table = scene()
    .hand(0, 'inn')
    .city(0, ...FOURTEEN, 'crane')
    .stock(0, { twig: 2, resin: 1 })
    .start();
  table.play('inn');
  expect(table.city(0)).not.toContain('crane');
  expect(table.city(0)).toContain('inn');
});

test('RU11, E122, EC12: in a full city the prisoner makes room', () => {
  const table = scene()
    .hand(0, 'inn')
    .city(0, ...FOURTEEN.slice(1), 'dungeon', 'monk')
    .start();
  table.play('inn');
  expect(table.city(0)).not.toContain('monk');
  expect(table.city(0)).toContain('inn');
  expect(table.card(0, 'dungeon').beneath).toHaveLength(1);
});

test('RU12, E123: a jailed Wanderer makes no room', () => {
  const full = scene()
    .hand(0, 'inn')
    .city(0, ...FOURTEEN, 'dungeon', 'wanderer')
    .start();
  expect(full.offers({ do: 'play', card: 'inn', from: 'hand' })).toBe(false);
  const roomy = scene()
    .hand(0, 'inn')
    .city(0, ...FOURTEEN.slice(1), 'dungeon', 'wanderer')
    .start();
  expect(roomy.offers({ do: 'play', card: 'inn', from: 'hand' })).toBe(true);
});

test('RU13, EC12: one prisoner without a Ranger, two with one', () => {
  const without = scene()
    .hand(0, 'mine')
    .city(0, { card: 'dungeon', beneath: ['monk'] }, 'wife')
    .start();
  expect(without.offers({ do: 'play', card: 'mine', from: 'hand' })).toBe(false);
  const ranger = scene()
    .hand(0, 'mine')
    .city(0, { card: 'dungeon', beneath: ['monk'] }, 'wife', 'ranger')
    .start();
  ranger.play('mine');
  expect(ranger.card(0, 'dungeon').beneath).toHaveLength(2);
  const full = scene()
    .hand(0, 'mine')
    .city(0, { card: 'dungeon', beneath: ['monk', 'bard'] }, 'wife', 'ranger')
    .start();
  expect(full.offers({ do: 'play', card: 'mine', from: 'hand' })).toBe(false);
});

test('RU14, OE22: a Ranger goes into the first cell, never into the second', () => {
  const first = scene().hand(0, 'mine').city(0, 'dungeon', 'ranger', 'wife').start();
  expect(first.play('mine').offers({ do: 'jail', card: 'ranger' })).toBe(true);
  const second = scene()
    .hand(0, 'mine')
    .city(0, { card: 'dungeon', beneath: ['monk'] }, 'ranger', 'wife', 'bard')
    .start();
  expect(second.play('mine').offers({ do: 'jail', card: 'ranger' })).toBe(false);
  expect(second.offers({ do: 'jail', card: 'bard' })).toBe(true);
});

test('RU15, OE22: if the Ranger is the only Critter, the second cell stays empty', () => {
  const table = scene()
    .hand(0, 'mine')
    .city(0, { card: 'dungeon', beneath: ['monk'] }, 'ranger')
    .start();
  expect(table.offers({ do: 'play', card: 'mine', from: 'hand' })).toBe(false);
});

test('RU16, E146, E201: a prisoner brings no points, no colour and fulfils no requirement', () => {
  const dungeon = { card: 'dungeon', beneath: ['judge'] };
  const table = scene()
    .special(...four('tax-relief'))
    .city(0, 'queen', dungeon, 'crane')
    .start();
  expect(table.offers({ do: 'achieve', event: 'tax-relief' })).toBe(false);
  expect(table.offers({ do: 'achieve', event: 'city-monument' })).toBe(false);
  expect(table.score(0).cards).toBe(4 + 0 + 1);
});

test('RU17, EC38: all that is paid for the Shepherd goes to one opponent of your choice', () => {
  const table = scene(3).hand(0, 'shepherd').stock(0, { berry: 3 }).start();
  table.play('shepherd').choose({ do: 'to', seat: 2 });
  expect(table.stock(2)).toEqual({ berry: 3 });
  expect(table.stock(1)).toEqual({});
  expect(table.stock(0)).toEqual({ berry: 3 });
});

test('RU18, EC38: what the Judge put in the place of a berry is what the opponent receives', () => {
  const table = scene().hand(0, 'shepherd').city(0, 'judge').stock(0, { berry: 2, twig: 1 }).start();
  table.play('shepherd');
  expect(table.stock(1)).toEqual({ twig: 1, berry: 2 });
});

test('RU19, OE21: a Shepherd played for free gives nobody anything', () => {
  const table = scene().hand(0, 'shepherd').city(0, 'chapel').start();
  table.play('shepherd');
  expect(table.stock(1)).toEqual({});
  expect(table.stock(0)).toEqual({ berry: 3 });
});

test('RU20, E110, E111, OE17: with the linked Construction and the Ever Tree both vacant, you choose', () => {
  const table = scene().hand(0, 'wife').city(0, 'farm', 'ever-tree').start();
  table.play('wife');
  expect(table.offers({ do: 'occupy', card: 'farm' })).toBe(true);
  table.choose({ do: 'occupy', card: 'ever-tree' });
  expect(table.card(0, 'farm').occupied).toBe(false);
  expect(table.card(0, 'ever-tree').occupied).toBe(true);
});

test('RU21, E109: one Farm makes either the Husband or the Wife free, not both', () => {
  const table = scene().hand(0, 'husband', 'wife').city(0, 'farm').start();
  table.play('wife').place('basic-1-berry');
  expect(table.offers({ do: 'play', card: 'husband', from: 'hand' })).toBe(false);
});

test('RU22, E108: the occupied token stays when the Critter leaves', () => {
  const table = scene().city(0, { card: 'farm', occupied: true }, 'wife', 'university').start();
  table.visit('university').choose({ do: 'lose', card: 'wife' }, { do: 'gain', what: 'twig' });
  expect(table.card(0, 'farm').occupied).toBe(true);
});

test('RU23, E108: the Critter stays when its Construction leaves', () => {
  const table = scene().hand(0, 'ruins').city(0, { card: 'farm', occupied: true }, 'wife').start();
  table.play('ruins');
  expect(table.city(0)).toEqual(['wife', 'ruins']);
});

test('RU24, E107: each copy of a Construction serves once, and one play marks one copy', () => {
  const table = scene().hand(0, 'wife', 'husband').city(0, 'farm', 'farm').start();
  const marked = () => table.player(0).city.filter(({ occupied }) => occupied).length;
  table.play('wife');
  expect(marked()).toBe(1);
  table.place('basic-1-berry').play('husband');
  expect(marked()).toBe(2);
});

test('RU10, E102: without an ability a full city takes no further Construction', () => {
  const table = scene()
    .hand(0, 'inn')
    .city(0, ...FIFTEEN)
    .stock(0, { twig: 2, resin: 1 })
    .start();
  expect(table.offers({ do: 'play', card: 'inn', from: 'hand' })).toBe(false);
});
