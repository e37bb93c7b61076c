/** RU25-RU46: playing cards, and what happens in which order. */
import { expect, test } from 'vitest';
import { AT_CARD } from '../../state/state.ts';
import { scene } from '../../testing/scene.ts';
import { DEAR, FIFTEEN, sequence } from './scene.ts';

const EIGHT = ['inn', 'inn', 'inn', 'mine', 'mine', 'mine', 'school', 'school'];

test('RU25, E103: no second copy of a Unique card, however it would be paid', () => {
  const table = scene().hand(0, 'king', 'farm').city(0, 'king', 'castle', 'ever-tree').stock(0, { berry: 6 }).start();
  expect(table.offers({ do: 'play', card: 'king' })).toBe(false);
});

test('RU26, E126, E127, E128: ability, payment, refill, and only then the effect and the reactions', () => {
  const table = scene()
    .city(0, 'crane', 'historian')
    .stock(0, { twig: 1, pebble: 1 })
    .meadow('fairgrounds', ...EIGHT.slice(1))
    .start();
  table.play('fairgrounds', 'meadow').choose({ do: 'pay', by: 'crane', pebble: 1 });
  expect(sequence(table)).toEqual(['ability', 'leave', 'pay', 'play', 'refill', 'draw', 'draw']);
});

test('RU26, E129, E130, E131: what Ruins remove leaves first, then come the effect and the reactions', () => {
  const table = scene().hand(0, 'ruins').city(0, 'farm', 'historian').start();
  table.play('ruins');
  expect(sequence(table)).toEqual(['play', 'leave', 'gain', 'draw', 'draw']);
  expect(table.city(0)).toEqual(['historian', 'ruins']);
});

test('RU27, EC2, EC18: with a full hand the Bard discards first, then the Historian draws', () => {
  const table = scene()
    .hand(0, ...EIGHT)
    .city(0, 'historian')
    .stock(0, { berry: 3 })
    .meadow('bard', ...DEAR.slice(1))
    .deck('monk', 'wife')
    .start();
  table.play('bard', 'meadow').choose({ do: 'discard', card: 'inn' }, { do: 'discard', card: 'inn' }, { do: 'done' });
  expect(table.player(0).points).toBe(2);
  expect(table.hand(0)).toHaveLength(7);
  expect(sequence(table).indexOf('discard')).toBeLessThan(sequence(table).indexOf('draw'));
});

test('RU28, E133, EC11, EC39: the berry of the Shopkeeper comes too late for the Doctor', () => {
  const table = scene().hand(0, 'doctor').city(0, 'shopkeeper').stock(0, { berry: 4 }).start();
  table.play('doctor');
  expect(table.match.decision?.seat).toBe(1);
  expect(table.player(0).points).toBe(0);
  expect(table.stock(0)).toEqual({ berry: 1 });
});

test('RU29, E132: Historian, Shopkeeper and Courthouse do not react to their own arrival', () => {
  for (const card of ['historian', 'shopkeeper', 'courthouse']) {
    const table = scene().hand(0, card).stock(0, { twig: 1, resin: 1, pebble: 2, berry: 2 }).start();
    table.play(card);
    expect(table.match.decision?.seat).toBe(1);
    expect(table.hand(0)).toEqual([]);
    expect(table.events('gain')).toEqual([]);
  }
});

test('RU30, E162, EC18: with a full hand the Historian neither draws nor discards', () => {
  const table = scene()
    .hand(0, ...EIGHT)
    .city(0, 'historian')
    .stock(0, { berry: 2 })
    .meadow('wife', ...DEAR.slice(1))
    .start();
  const before = table.state.deck.length;
  table.play('wife', 'meadow');
  expect(table.hand(0)).toHaveLength(8);
  expect(table.discarded).toEqual([]);
  expect(table.state.deck).toHaveLength(before - 1); // the Meadow only
});

test('RU31, E134, EC32: a card played by the Postal Pigeon sets off reactions, and so does the Pigeon', () => {
  const table = scene()
    .hand(0, 'postal-pigeon')
    .city(0, 'historian', 'shopkeeper')
    .stock(0, { berry: 2 })
    .deck('wife', 'king', 'farm', 'mine')
    .start();
  table.play('postal-pigeon').choose({ do: 'play', card: 'wife' });
  expect(table.stock(0)).toEqual({ berry: 2 });
  expect(table.hand(0)).toEqual(['farm', 'mine']);
});

test('RU32, E134: a Shopkeeper brought by the Pigeon does not react to the Pigeon', () => {
  const table = scene().hand(0, 'postal-pigeon').stock(0, { berry: 2 }).deck('shopkeeper', 'king').start();
  table.play('postal-pigeon').choose({ do: 'play', card: 'shopkeeper' });
  expect(table.stock(0)).toEqual({});
});

test('RU33, EC32: the Pigeon may play a card worth less than nothing, but none worth more than 3', () => {
  const table = scene().hand(0, 'postal-pigeon').stock(0, { berry: 2 }).deck('fool', 'king').start();
  table.play('postal-pigeon');
  expect(table.offers({ do: 'play', card: 'king' })).toBe(false);
  table.choose({ do: 'play', card: 'fool' });
  expect(table.city(1)).toEqual(['fool']);
});

test('RU34, OE19: the Pigeon reveals from the deck, not from the hand; what is not played is discarded', () => {
  const table = scene().hand(0, 'postal-pigeon', 'wife').stock(0, { berry: 2 }).deck('farm', 'mine').start();
  table.play('postal-pigeon');
  expect(table.offers({ do: 'play', card: 'wife' })).toBe(false);
  table.choose({ do: 'decline' });
  expect(table.discarded.sort()).toEqual(['farm', 'mine']);
});

test('RU35, E116: a card without a home is offered by neither Pigeon, Queen nor Cemetery', () => {
  const pigeon = scene().hand(0, 'postal-pigeon').city(0, 'monk').stock(0, { berry: 2 }).deck('monk', 'farm').start();
  expect(pigeon.play('postal-pigeon').offers({ do: 'play', card: 'monk' })).toBe(false);
  const queen = scene()
    .hand(0, 'monk', 'farm', 'mine')
    .city(0, 'queen', 'monk')
    .meadow(...DEAR)
    .start();
  expect(queen.visit('queen').offers({ do: 'play', card: 'monk' })).toBe(false);
  const cemetery = scene().city(0, 'cemetery', 'monk').deck('monk', 'farm', 'mine', 'wife').start();
  expect(cemetery.visit('cemetery').offers({ do: 'play', card: 'monk' })).toBe(false);
});

test('RU36, EC5: four unplayable cards are all discarded, and the worker stays on the Cemetery', () => {
  const uniques = ['monk', 'king', 'queen', 'castle'];
  const table = scene()
    .city(0, 'cemetery', ...uniques)
    .deck(...uniques)
    .start();
  table.visit('cemetery');
  expect(table.discarded.sort()).toEqual(['castle', 'king', 'monk', 'queen']);
  expect(table.out(0)).toEqual(['cemetery']);
});

test('RU37, OE9, EC5: the Cemetery reveals the top four of the discard pile, or what there is', () => {
  const deep = scene().city(0, 'cemetery').discard('king', 'farm', 'mine', 'wife', 'inn').start();
  deep.visit('cemetery').choose({ do: 'reveal', from: 'discard' });
  expect(deep.offers({ do: 'play', card: 'king' })).toBe(false);
  deep.choose({ do: 'play', card: 'inn' });
  expect(deep.city(0)).toEqual(['cemetery', 'inn']);
  const thin = scene().city(0, 'cemetery').discard('farm', 'mine').start();
  thin.visit('cemetery').choose({ do: 'reveal', from: 'discard' }, { do: 'play', card: 'farm' });
  expect(thin.city(0)).toEqual(['cemetery', 'farm']);
});

test('RU38, EC16: a Fool revealed by the Cemetery may go to an opponent although you have one', () => {
  const table = scene().city(0, 'cemetery', 'fool').deck('fool', 'farm', 'mine', 'wife').start();
  table.visit('cemetery').choose({ do: 'play', card: 'fool' });
  expect(table.city(1)).toEqual(['fool']);
});

test('RU39, EC16: the Fool needs a city with a free space and without a Fool; one such city is not asked for', () => {
  const table = scene(4)
    .hand(0, 'fool')
    .stock(0, { berry: 3 })
    .city(1, 'fool')
    .city(2, ...FIFTEEN)
    .start();
  table.play('fool');
  expect(table.city(3)).toEqual(['fool']);
});

test('RU40, OE5: a Fool that nobody can take cannot be played', () => {
  const table = scene().hand(0, 'fool').stock(0, { berry: 3 }).city(1, 'fool').start();
  expect(table.offers({ do: 'play', card: 'fool' })).toBe(false);
});

test('RU41, EC16: your own city may be full when you play a Fool', () => {
  const table = scene()
    .hand(0, 'fool')
    .stock(0, { berry: 3 })
    .city(0, ...FIFTEEN)
    .start();
  table.play('fool');
  expect(table.city(1)).toEqual(['fool']);
});

test('RU42, OE4: your Historian reacts to your Fool, your Shopkeeper does not', () => {
  const table = scene().hand(0, 'fool').stock(0, { berry: 3 }).city(0, 'historian', 'shopkeeper').start();
  table.play('fool');
  expect(table.hand(0)).toHaveLength(1);
  expect(table.stock(0)).toEqual({});
});

test('RU43, OE18, EC36: Ruins need a Construction in your city', () => {
  const table = scene().hand(0, 'ruins').city(0, 'wife').start();
  expect(table.offers({ do: 'play', card: 'ruins', from: 'hand' })).toBe(false);
});

test('RU44, E143: Ruins can be played with fifteen filled spaces', () => {
  const table = scene()
    .hand(0, 'ruins')
    .city(0, ...FIFTEEN)
    .start();
  table.play('ruins').choose({ do: 'lose', card: 'mine' });
  expect(table.city(0)).toHaveLength(15);
  expect(table.city(0)).toContain('ruins');
});

test('RU45, EC36: Ruins refund the printed cost and bring two cards', () => {
  const table = scene().hand(0, 'ruins').city(0, 'fairgrounds').start();
  table.play('ruins');
  expect(table.stock(0)).toEqual({ twig: 1, resin: 2, pebble: 1 });
  expect(table.hand(0)).toHaveLength(2);
});

test('RU46, E145: tokens, goods and prisoners are lost with the ruined card', () => {
  const dungeon = scene()
    .hand(0, 'ruins')
    .city(0, { card: 'dungeon', beneath: ['king'] })
    .start();
  dungeon.play('ruins');
  expect(dungeon.discarded.sort()).toEqual(['dungeon', 'king']);
  const tower = scene().hand(0, 'ruins').city(0, { card: 'clock-tower', points: 3 }).start();
  expect(tower.play('ruins').score(0).tokens).toBe(0);
  const store = scene()
    .hand(0, 'ruins')
    .city(0, { card: 'storehouse', goods: [3, 0, 0, 2] })
    .start();
  expect(store.play('ruins').stock(0)).toEqual({ twig: 1, resin: 1, pebble: 1 });
});

test('RU46, E85: a worker on the ruined card is not lost', () => {
  const table = scene().hand(0, 'ruins').city(0, 'inn').out(0, 0, 'basic-1-berry').start();
  expect(table.player(0).out).toContain(AT_CARD);
  table.play('ruins').place('basic-1-berry').choose({ do: 'prepare' });
  expect(table.player(0).available).toBe(3);
});
