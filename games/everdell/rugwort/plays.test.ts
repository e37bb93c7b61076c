/** The cards Rugwort takes (ER11-ER23), and single cards against him (ER47-ER51). */
import { afterEach, expect, test } from 'vitest';
import { CARDS, cardOf, kindNamed } from '../content/catalogue.ts';
import type { Playing } from '../testing/scene.ts';
import { solo } from './scene.ts';

const MEADOW = ['mine', 'farm', 'inn', 'wife', 'husband', 'king', 'queen', 'castle'] as const;
const rolls = (table: Playing) => table.events('rugwort-plays').map(({ die }) => die);

test('ER11, ER14: after a card of yours the die gives him the Meadow card of that number, for nothing', () => {
  const table = solo()
    .you({ hand: ['twig-barge'], stock: { twig: 1, pebble: 1 } })
    .meadow(...MEADOW)
    .dice(8)
    .start();
  table.choose({ do: 'play', card: 'twig-barge' });
  expect(table.city(1)).toEqual(['castle']);
  expect(table.stock(1)).toEqual({});
});

test('ER14: place 1 is the upper left one', () => {
  const table = solo()
    .you({ hand: ['wanderer'], stock: { berry: 2 } })
    .meadow(...MEADOW)
    .dice(1)
    .start();
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.city(1)).toEqual(['mine']);
});

test('ER11: without a card of yours he plays none', () => {
  const table = solo()
    .meadow(...MEADOW)
    .start();
  table.choose({ do: 'place', at: 'basic-1-berry' });
  expect(table.city(1)).toEqual([]);
});

test('ER12: the place of your Meadow card is refilled before he rolls, so he can get the new card', () => {
  const table = solo()
    .you({ stock: { berry: 2 } })
    .meadow(...MEADOW)
    .deck('monk')
    .dice(4)
    .start();
  table.choose({ do: 'play', card: 'wife', from: 'meadow' });
  expect(table.city(1)).toEqual(['monk']);
});

test('ER13: he plays when the effect of your card and all reactions to it are over', () => {
  const table = solo()
    .you({ hand: ['wanderer'], city: ['historian'], stock: { berry: 2 } })
    .meadow(...MEADOW)
    .deck('farm', 'farm', 'mine', 'bard', 'monk')
    .dice(3)
    .start();
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.hand(0)).toEqual(['bard', 'farm', 'farm', 'mine']);
  expect(table.meadow[2]).toBe('monk');
  const types = table.match.events(0).map(({ type }) => type);
  expect(types.lastIndexOf('draw')).toBeLessThan(types.indexOf('rugwort-plays'));
});

test('ER15: his place of the Meadow is refilled', () => {
  const table = solo()
    .you({ hand: ['twig-barge'], stock: { twig: 1, pebble: 1 } })
    .meadow(...MEADOW)
    .deck('monk')
    .dice(6)
    .start();
  table.choose({ do: 'play', card: 'twig-barge' });
  expect(table.meadow).toEqual(['mine', 'farm', 'inn', 'wife', 'husband', 'monk', 'queen', 'castle']);
});

test('ER16: text, cost and points of his cards do not matter: his Clock Tower bears no tokens, his King scores 2 + 1', () => {
  const table = solo()
    .you({ hand: ['wanderer', 'wanderer'], stock: { berry: 4 } })
    .meadow('clock-tower', ...MEADOW.slice(1))
    .dice(1, 6)
    .start();
  table.choose({ do: 'play', card: 'wanderer' }, { do: 'play', card: 'wanderer' });
  expect(table.city(1)).toEqual(['clock-tower', 'king']);
  expect(table.card(1, 'clock-tower').points).toBe(0);
  expect(table.score(1)).toMatchObject({ cards: 4, prosperity: 1, tokens: 0 });
});

test('ER17, OE31: a card played through the Postal Pigeon is a second play; both of his follow the chain', () => {
  const table = solo()
    .you({ hand: ['postal-pigeon'], stock: { berry: 2 } })
    .meadow(...MEADOW)
    .deck('farm', 'monk', 'doctor', 'judge')
    .dice(1, 2)
    .start();
  table.choose({ do: 'play', card: 'postal-pigeon' });
  expect(table.city(1)).toEqual([]);
  table.choose({ do: 'play', card: 'farm' });
  expect(table.city(1)).toEqual(['mine', 'farm']);
  expect(rolls(table)).toEqual([1, 2]);
});

test('ER17: the Pigeon alone is one play', () => {
  const table = solo()
    .you({ hand: ['postal-pigeon'], stock: { berry: 2 } })
    .meadow(...MEADOW)
    .deck('farm', 'monk')
    .start();
  table.choose({ do: 'play', card: 'postal-pigeon' }, { do: 'decline' });
  expect(table.city(1)).toHaveLength(1);
});

test('ER18: cards played through Queen, Inn, Cemetery and the forest discount bring a play of his each', () => {
  const queen = solo()
    .you({ hand: ['farm'], city: ['queen'] })
    .meadow(...MEADOW)
    .start();
  queen.choose({ do: 'visit', card: 'queen' }, { do: 'play', card: 'farm', from: 'hand' });
  expect(queen.city(1)).toHaveLength(1);

  const inn = solo()
    .you({ city: ['inn'] })
    .meadow(...MEADOW)
    .start();
  inn.choose({ do: 'visit', card: 'inn' }, { do: 'play', card: 'farm' });
  expect(inn.city(1)).toHaveLength(1);

  const cemetery = solo()
    .you({ city: ['cemetery'] })
    .deck('farm', 'mine', 'inn', 'wife')
    .start();
  cemetery.choose({ do: 'visit', card: 'cemetery' }, { do: 'play', card: 'farm' });
  expect(cemetery.city(1)).toHaveLength(1);

  const forest = solo()
    .forest('forest-3-berries', 'forest-meadow-2-play-1-cheaper')
    .you({ stock: { berry: 1 } })
    .meadow(...MEADOW)
    .start();
  forest.choose({ do: 'place', at: 'forest-meadow-2-play-1-cheaper' }, { do: 'take', card: 'mine' });
  forest.choose({ do: 'take', card: 'wife' }, { do: 'play', card: 'wife' });
  expect(forest.city(0)).toEqual(['wife']);
  expect(forest.city(1)).toHaveLength(1);
});

test('ER19: everybody sees his cards with their colours', () => {
  const table = solo()
    .rugwort({ city: ['farm', 'mine', 'inn'] })
    .start();
  const { city } = table.match.view(0).players[1] ?? { city: [] };
  expect(city.map(({ card }) => cardOf(kindNamed(card)).colour)).toEqual(['green', 'green', 'red']);
});

test('ER20: his city has no limit of spaces', () => {
  const full = Array<string>(8).fill('farm').concat(Array<string>(7).fill('mine').slice(0, 3), ['inn', 'inn', 'inn']);
  const more = ['twig-barge', 'twig-barge', 'storehouse', 'storehouse'];
  const table = solo()
    .you({ hand: ['wanderer'], stock: { berry: 2 } })
    .rugwort({ city: [...full, ...more] })
    .meadow('king', 'queen', 'monk', 'judge', 'bard', 'wife', 'doctor', 'castle')
    .start();
  expect(table.city(1).length).toBeGreaterThan(15);
  const before = table.city(1).length;
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.city(1)).toHaveLength(before + 1);
});

test('ER21: he may have a Unique card twice', () => {
  const table = solo()
    .you({ hand: ['wanderer'], stock: { berry: 2 } })
    .rugwort({ city: ['king'] })
    .meadow(...MEADOW)
    .dice(6)
    .start();
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.city(1)).toEqual(['king', 'king']);
});

/** No legendary card exists in the base game, so one is lent the trait. */
const wanderer = () => CARDS[kindNamed('wanderer')] as { legendary: true | undefined };
afterEach(() => {
  wanderer().legendary = undefined;
});

test('ER22: after a legendary card he takes 3 points and plays 2 cards', () => {
  const table = solo()
    .you({ hand: ['wanderer'], stock: { berry: 2 } })
    .meadow(...MEADOW)
    .dice(1, 2)
    .start();
  wanderer().legendary = true;
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.player(1).points).toBe(3);
  expect(table.city(1)).toEqual(['mine', 'farm']);
});

test('ER23: his plays start nothing in your city', () => {
  const table = solo()
    .you({ hand: ['ruins'], city: ['historian', 'shopkeeper', 'courthouse', 'farm'] })
    .meadow(...MEADOW)
    .deck('inn', 'inn', 'monk')
    .dice(5)
    .start();
  table.choose({ do: 'play', card: 'ruins' }, { do: 'lose', card: 'farm' }, { do: 'react', card: 'historian' });
  table.choose({ do: 'gain', what: 'resin' });
  expect(table.city(1)).toEqual(['husband']);
  expect(table.stock(0)).toEqual({ twig: 2, resin: 2 });
  expect(table.hand(0)).toHaveLength(3);
});

test('ER47: a Fool that he plays goes into your city', () => {
  const table = solo()
    .you({ hand: ['wanderer'], stock: { berry: 2 } })
    .meadow('fool', ...MEADOW.slice(1))
    .dice(1)
    .start();
  table.choose({ do: 'play', card: 'wanderer' });
  expect(table.city(0)).toEqual(['wanderer', 'fool']);
  expect(table.city(1)).toEqual([]);
});

test('ER47, OE27: if your city has a Fool or is full, his Fool stays with him', () => {
  const owner = solo()
    .you({ hand: ['wanderer'], city: ['fool'], stock: { berry: 2 } })
    .meadow('fool', ...MEADOW.slice(1))
    .dice(1)
    .start();
  owner.choose({ do: 'play', card: 'wanderer' });
  expect(owner.city(1)).toEqual(['fool']);

  const city = [...Array<string>(8).fill('farm'), 'mine', 'mine', 'inn', 'inn', 'school', 'theater', 'palace'];
  const full = solo()
    .you({ hand: ['wanderer'], city, stock: { berry: 2 } })
    .meadow('fool', 'king', 'queen', 'monk', 'judge', 'bard', 'wife', 'doctor')
    .dice(1)
    .start();
  full.choose({ do: 'play', card: 'wanderer' });
  expect(full.city(1)).toEqual(['fool']);
});

test('ER48: your Fool is discarded and removes a card of your choice from his city', () => {
  const table = solo()
    .you({ hand: ['fool'], stock: { berry: 3 } })
    .rugwort({ city: ['farm', 'king', 'farm'] })
    .meadow(...MEADOW)
    .dice(1)
    .start();
  table.choose({ do: 'play', card: 'fool' });
  expect(table.ask).toBe('rugwort-loses');
  table.choose({ do: 'remove', card: 'king' });
  expect(table.city(1)).toEqual(['farm', 'farm', 'mine']);
  expect(table.discarded).toEqual(['fool', 'king']);
  expect(table.city(0)).toEqual([]);
});

test('ER48, OE28: your Fool may be played while his city is empty', () => {
  const table = solo()
    .you({ hand: ['fool'], stock: { berry: 3 } })
    .meadow(...MEADOW)
    .dice(2)
    .start();
  table.choose({ do: 'play', card: 'fool' });
  expect(table.discarded).toEqual(['fool']);
  expect(table.city(1)).toEqual(['farm']);
});

test('ER49: your Miner Mole may copy any green card of his city', () => {
  const table = solo()
    .you({ hand: ['miner-mole'], stock: { berry: 3 } })
    .rugwort({ city: ['general-store', 'farm', 'inn'] })
    .meadow(...MEADOW)
    .start();
  table.choose({ do: 'play', card: 'miner-mole' });
  expect(table.offers({ do: 'activate', card: 'inn' })).toBe(false);
  table.choose({ do: 'activate', card: 'general-store', of: 1 });
  expect(table.stock(0)).toEqual({ berry: 2 });
});

test('ER50: you may visit an Inn in his city, and he takes a point', () => {
  const table = solo()
    .rugwort({ city: ['inn'] })
    .meadow(...MEADOW)
    .start();
  table.choose({ do: 'visit', card: 'inn', of: 1 }, { do: 'play', card: 'mine' });
  expect(table.city(0)).toEqual(['mine']);
  expect(table.player(1).points).toBe(1);
});

test('ER51: you may visit a Post Office in his city, and he takes a point', () => {
  const table = solo()
    .you({ hand: ['farm', 'mine', 'inn'] })
    .rugwort({ city: ['post-office'] })
    .deck('monk', 'bard', 'judge')
    .start();
  table.choose({ do: 'visit', card: 'post-office', of: 1 }, { do: 'give', card: 'farm' }, { do: 'give', card: 'mine' });
  expect(table.player(1).points).toBe(1);
});

test('OE26: cards given to Rugwort are discarded, resources return to the supply, and your reward is the usual one', () => {
  const gift = solo()
    .you({ hand: ['farm', 'mine'] })
    .rugwort({ city: ['post-office'] })
    .start();
  gift.choose({ do: 'visit', card: 'post-office', of: 1 });
  expect(gift.discarded).toEqual(expect.arrayContaining(['farm', 'mine']));
  expect(gift.hand(1)).toEqual([]);

  const monk = solo()
    .you({ hand: ['monk'], stock: { berry: 3 } })
    .meadow(...MEADOW)
    .start();
  monk.choose({ do: 'play', card: 'monk' }, { do: 'amount', count: 2 });
  expect(monk.player(0).points).toBe(4);
  expect(monk.stock(1)).toEqual({});
});
