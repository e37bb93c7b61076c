/** RU102-RU107: hand, Meadow, deck and giving. */
import { expect, test } from 'vitest';
import { held } from '../../state/state.ts';
import { scene } from '../../testing/scene.ts';
import { DEAR } from './scene.ts';

const SEVEN = ['inn', 'inn', 'mine', 'mine', 'school', 'theater', 'chapel'];

test('RU102, E161, E162, OE6: draws stop at the hand limit, and the surplus is not drawn at all', () => {
  const table = scene()
    .hand(0, 'wanderer', ...SEVEN)
    .stock(0, { berry: 2 })
    .start();
  const before = table.state.deck.length;
  table.play('wanderer');
  expect(table.hand(0)).toHaveLength(8);
  expect(table.state.deck).toHaveLength(before - 1);
  expect(table.discarded).toEqual([]);
});

test('RU103, E170, E171, EC31: cards go to an opponent with room; what does not fit is discarded', () => {
  const table = scene(3)
    .hand(0, 'king', 'queen', 'farm')
    .hand(1, ...SEVEN, 'farm')
    .hand(2, 'twig-barge', 'twig-barge', 'mine', 'storehouse', 'storehouse', 'wife', 'wife')
    .city(0, 'post-office')
    .start();
  table.visit('post-office').choose({ do: 'give', card: 'queen' });
  // Queen and King are to be given; seat 1 has no room, seat 2 has room for one of them.
  expect(table.options.map(({ card }) => card)).toEqual(['queen', 'king']);
  table.choose({ do: 'give', card: 'king' });
  expect(table.hand(2)).toContain('king');
  expect(table.hand(1)).toHaveLength(8);
  expect(table.discarded).toContain('queen');
});

test('RU104, E173, E175: a player who has passed receives only point tokens', () => {
  const table = scene(3).hand(0, 'monk').stock(0, { berry: 3 }).season(1, 'autumn').passed(1).start();
  table.play('monk').choose({ do: 'amount', count: 2 });
  expect(table.stock(2)).toEqual({ berry: 2 });
  const visit = scene()
    .season(1, 'autumn')
    .passed(1)
    .city(1, 'inn')
    .meadow('farm', ...DEAR.slice(1))
    .start();
  visit.visit('inn');
  expect(visit.player(1).points).toBe(1);
});

test('RU104, E174: if all others have passed, the goods return to the supply and the cards are discarded', () => {
  const monk = scene().hand(0, 'monk').stock(0, { berry: 3 }).season(1, 'autumn').passed(1).start();
  monk.play('monk').choose({ do: 'amount', count: 2 });
  expect(monk.stock(1)).toEqual({});
  expect(monk.player(0).points).toBe(4);
  const post = scene().hand(0, 'farm', 'mine').city(0, 'post-office').season(1, 'autumn').passed(1).start();
  post.visit('post-office');
  expect(post.discarded.slice(0, 2).sort()).toEqual(['farm', 'mine']);
  expect(post.hand(1)).toEqual([]);
});

test('RU105, E163: all Meadow cards are taken before the Meadow is refilled', () => {
  const table = scene()
    .season(0, 'spring')
    .meadow(...DEAR)
    .deck('farm', 'mine')
    .out(0, 'basic-1-pebble', 'basic-2-resin', 'basic-1-berry')
    .start();
  table.choose({ do: 'prepare' }, { do: 'take', spot: 0 });
  expect(table.offers({ do: 'take', card: 'farm' })).toBe(false);
  table.choose({ do: 'take', spot: 1 });
  expect(table.meadow.slice(0, 2)).toEqual(['farm', 'mine']);
});

test('RU106, E166: an empty deck is made anew of the discard pile', () => {
  const table = scene().hand(0, 'wanderer').stock(0, { berry: 2 }).start();
  const { deck, discard } = table.state;
  discard.push(...deck.splice(2).map((kind) => held(kind, 0)));
  table.play('wanderer');
  expect(table.hand(0)).toHaveLength(3);
  expect(table.events('reshuffle')).toHaveLength(1);
  expect(table.discarded).toEqual([]);
});

test('RU107, E168: others see how many cards you discard, not which', () => {
  const table = scene().hand(0, 'king', 'farm').start();
  table.place('haven').choose({ do: 'discard', card: 'farm' }, { do: 'discard', card: 'king' });
  expect(table.events('discard', 0)).toEqual([expect.objectContaining({ count: 2, cards: ['farm', 'king'] })]);
  const [seen] = table.events('discard', 1);
  expect(seen).toMatchObject({ count: 2 });
  expect(seen).not.toHaveProperty('cards');
  expect(table.match.view(1).discard).toBe(2);
});
