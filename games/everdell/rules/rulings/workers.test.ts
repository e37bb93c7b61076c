/** RU79-RU101: workers, locations and seasons. */
import { expect, test } from 'vitest';
import { ADRIFT, STRANDED } from '../../state/state.ts';
import { scene } from '../../testing/scene.ts';
import { DEAR } from './scene.ts';

const FOREST = ['forest-2-any', 'forest-3-berries', 'forest-discard-3-any'] as const;

test('RU79, E177: no preparing with a worker at home', () => {
  const home = scene().out(0, 'basic-1-berry').start();
  expect(home.offers({ do: 'prepare' })).toBe(false);
  const out = scene().out(0, 'basic-1-berry', 'haven').start();
  expect(out.offers({ do: 'prepare' })).toBe(true);
});

test('RU80, OE3, EC8: the Clock Tower repeats one of your basic or forest locations for one token, if you like', () => {
  const tower = () =>
    scene()
      .forest(...FOREST)
      .city(0, { card: 'clock-tower', points: 3 })
      .out(0, 'basic-1-pebble', 'forest-3-berries')
      .start()
      .choose({ do: 'prepare' });
  const used = tower().choose({ do: 'copy', at: 'forest-3-berries' });
  expect(used.stock(0)).toEqual({ berry: 3 });
  expect(used.card(0, 'clock-tower').points).toBe(2);
  expect(used.events('copy')).toHaveLength(1);
  const declined = tower().choose({ do: 'decline' });
  expect(declined.card(0, 'clock-tower').points).toBe(3);
  const order = used.match.events(0).map(({ type }) => type);
  expect(order.indexOf('copy')).toBeLessThan(order.indexOf('recall'));
});

test('RU81, EC8: with workers only at the Haven, on events or on cards the Clock Tower is not offered', () => {
  const table = scene().city(0, { card: 'clock-tower', points: 3 }, 'inn').out(0, 'haven', 1).start();
  table.choose({ do: 'prepare' });
  expect(table.card(0, 'clock-tower').points).toBe(3);
  expect(table.match.decision?.seat).toBe(1);
});

test('RU82, E59, E61, EC24: the Lookout copies occupied locations, also your own, but no Haven and no Journey', () => {
  const table = scene()
    .season(0, 'autumn')
    .forest(...FOREST)
    .hand(0, 'farm', 'mine')
    .city(0, 'lookout')
    .out(0, 'basic-1-pebble')
    .out(1, 'forest-3-berries')
    .start();
  table.visit('lookout');
  expect(table.offers({ at: 'basic-1-pebble' })).toBe(true);
  expect(table.offers({ at: 'forest-3-berries' })).toBe(true);
  expect(table.offers({ at: 'haven' })).toBe(false);
  expect(table.offers({ at: 'journey-2' })).toBe(false);
});

test('RU83, E60, EC71: a location whose condition you cannot meet cannot be copied', () => {
  const table = scene()
    .forest(...FOREST)
    .city(0, 'lookout')
    .start();
  table.visit('lookout');
  expect(table.offers({ at: 'forest-discard-3-any' })).toBe(false);
  expect(table.offers({ at: 'forest-2-any' })).toBe(true);
});

test('RU84, EC65: the forest card that copies a basic location may copy an occupied one', () => {
  const table = scene()
    .forest('forest-copy-basic-1-card', 'forest-2-any', 'forest-3-berries')
    .out(1, 'basic-3-twigs')
    .start();
  table.place('forest-copy-basic-1-card').choose({ do: 'copy', at: 'basic-3-twigs' });
  expect(table.stock(0)).toEqual({ twig: 3 });
  expect(table.hand(0)).toHaveLength(1);
});

test('RU85, E54, E55: with four players a forest card has two spots, never both for one player', () => {
  const forest = [...FOREST, 'forest-2-resin-1-twig'];
  const own = scene(4)
    .forest(...forest)
    .out(0, 'forest-2-any')
    .start();
  expect(own.offers({ do: 'place', at: 'forest-2-any' })).toBe(false);
  const shared = scene(4)
    .forest(...forest)
    .out(1, 'forest-2-any')
    .start();
  expect(shared.offers({ do: 'place', at: 'forest-2-any' })).toBe(true);
  const full = scene(4)
    .forest(...forest)
    .out(1, 'forest-2-any')
    .out(2, 'forest-2-any')
    .start();
  expect(full.offers({ do: 'place', at: 'forest-2-any' })).toBe(false);
});

test('RU86, E56: with up to three players a forest card takes one worker', () => {
  const table = scene(3)
    .forest(...FOREST, 'forest-2-resin-1-twig')
    .out(1, 'forest-2-any')
    .start();
  expect(table.offers({ do: 'place', at: 'forest-2-any' })).toBe(false);
});

test('RU87, E62, E63, E64, EC57: at the Haven an odd card is wasted, and there is room for all', () => {
  const table = scene().hand(0, 'farm', 'mine', 'inn').out(0, 'haven').out(1, 'haven').start();
  table.place('haven').choose({ do: 'discard', card: 'farm' }, { do: 'discard' }, { do: 'discard' });
  table.choose({ do: 'gain', what: 'pebble' });
  expect(table.match.decision?.seat).toBe(1);
  expect(table.stock(0)).toEqual({ pebble: 1 });
  expect(table.hand(0)).toEqual([]);
});

test('RU88, E66, E67, E69, E71: the Journey is for autumn, costs its value in cards, and the worker stays', () => {
  const summer = scene().season(0, 'summer').hand(0, 'farm', 'mine', 'inn').start();
  expect(summer.offers({ do: 'place', at: 'journey-3' })).toBe(false);
  const table = scene().season(0, 'autumn').hand(0, 'farm', 'mine', 'inn').start();
  expect(table.offers({ do: 'place', at: 'journey-4' })).toBe(false);
  table.place('journey-3');
  expect(table.hand(0)).toEqual([]);
  expect(table.score(0).journey).toBe(3);
  expect(table.out(0)).toEqual(['journey-3']);
});

test('RU89, EC34: the Ranger moves no worker from Cemetery, Monastery or Journey', () => {
  const table = scene()
    .season(0, 'autumn')
    .hand(0, 'ranger')
    .stock(0, { berry: 2 })
    .city(0, 'cemetery', 'monastery')
    .out(0, 0, 1, 'journey-5', 'basic-1-pebble')
    .start();
  table.play('ranger');
  expect(table.ask).toBe('move-to');
  expect(table.offers({ at: 'basic-1-pebble' })).toBe(false);
});

test('RU90, OE14: the moved worker cannot go back to where it was, nor where others stand', () => {
  const table = scene()
    .hand(0, 'ranger')
    .stock(0, { berry: 2 })
    .out(0, 'basic-1-berry')
    .out(1, 'basic-3-twigs')
    .start();
  table.play('ranger');
  expect(table.offers({ do: 'place', at: 'basic-1-berry' })).toBe(false);
  expect(table.offers({ do: 'place', at: 'basic-3-twigs' })).toBe(false);
  table.choose({ do: 'place', at: 'basic-1-pebble' });
  expect(table.stock(0)).toEqual({ pebble: 1 });
  expect(table.out(0)).toEqual(['basic-1-pebble']);
});

test('RU91, EC34: a Ranger without a worker to move can be played', () => {
  const table = scene().hand(0, 'ranger').stock(0, { berry: 2 }).start();
  table.play('ranger');
  expect(table.city(0)).toEqual(['ranger']);
  expect(table.match.decision?.seat).toBe(1);
});

test('RU92, EC34: the Ranger may move a worker to an event or to a red card', () => {
  const table = scene()
    .hand(0, 'ranger')
    .stock(0, { berry: 2 })
    .city(0, 'wanderer', 'wanderer', 'lookout')
    .out(0, 'basic-1-berry')
    .start();
  table.play('ranger');
  expect(table.offers({ do: 'visit', card: 'lookout' })).toBe(true);
  table.choose({ do: 'achieve', event: 'cartographers-expedition' });
  expect(table.out(0)).toEqual(['cartographers-expedition']);
});

test('RU93, E79, E81, EC5, EC27: workers on Monastery and Cemetery stay; the second spot needs Monk or Undertaker', () => {
  const visitable = (card: string, key?: string) =>
    scene()
      .stock(0, { twig: 2 })
      .city(0, card, ...(key ? [key] : []))
      .out(0, 0)
      .start()
      .offers({ do: 'visit', card });
  expect([visitable('monastery'), visitable('monastery', 'monk')]).toEqual([false, true]);
  expect([visitable('cemetery'), visitable('cemetery', 'undertaker')]).toEqual([false, true]);
  const table = scene().city(0, 'monastery', 'cemetery').out(0, 0, 1).start();
  table.choose({ do: 'prepare' });
  expect(table.out(0)).toEqual(['monastery', 'cemetery']);
  expect(table.player(0).available).toBe(1);
});

test('RU94, EC27: the Monastery cannot be visited with fewer than two resources', () => {
  const offers = (twig: number) =>
    scene().stock(0, { twig }).city(0, 'monastery').start().offers({ do: 'visit', card: 'monastery' });
  expect([offers(1), offers(2)]).toEqual([false, true]);
});

test('RU95, OE10: a permanent worker on a card that the University discards never comes home', () => {
  const table = scene().city(0, 'university', 'monastery').out(0, 1).start();
  table.visit('university').choose({ do: 'gain', what: 'twig' });
  expect(table.player(0).out).toContain(STRANDED);
  table.place('basic-1-berry').choose({ do: 'prepare' });
  expect(table.player(0)).toMatchObject({ available: 2, out: [STRANDED] });
});

test('RU96, E85: an ordinary worker on such a card comes home with the next season of its owner', () => {
  const table = scene().city(0, 'university', 'inn').out(1, 1, 'basic-1-berry').start();
  table.visit('university').choose({ do: 'gain', what: 'twig' });
  expect(table.player(1).out).toContain(ADRIFT);
  expect(table.player(1).available).toBe(0);
  table.choose({ do: 'prepare' });
  expect(table.player(1)).toMatchObject({ available: 3, out: [] });
});

test('RU97, OE11, EC45: the University needs another card and cannot discard itself', () => {
  const alone = scene().city(0, 'university').start();
  expect(alone.offers({ do: 'visit', card: 'university' })).toBe(false);
  const table = scene().city(0, 'university', 'farm', 'mine').start();
  table.visit('university');
  expect(table.offers({ do: 'lose', card: 'university' })).toBe(false);
  table.choose({ do: 'lose', card: 'farm' }, { do: 'gain', what: 'berry' });
  expect(table.stock(0)).toEqual({ twig: 2, resin: 1, berry: 1 });
  expect(table.player(0).points).toBe(1);
});

test('RU98, EC31: the Post Office cannot be visited with fewer than two hand cards', () => {
  const offers = (...hand: string[]) =>
    scene()
      .city(0, 'post-office')
      .hand(0, ...hand)
      .start()
      .offers({ do: 'visit', card: 'post-office' });
  expect([offers('farm'), offers('farm', 'mine')]).toEqual([false, true]);
});

test('RU99, OE7, EC72: the forest card draws what fits, and playing is optional', () => {
  const forest = ['forest-meadow-2-play-1-cheaper', 'forest-2-any', 'forest-3-berries'] as const;
  const seven = ['inn', 'inn', 'mine', 'mine', 'school', 'theater', 'chapel'];
  const table = scene()
    .forest(...forest)
    .hand(0, ...seven)
    .stock(0, { berry: 2 })
    .meadow('wife', ...DEAR.slice(1))
    .start();
  table.place('forest-meadow-2-play-1-cheaper').choose({ do: 'take', card: 'wife' });
  expect(table.ask).toBe('play-cheaper');
  table.choose({ do: 'decline' });
  expect(table.hand(0)).toHaveLength(8);
  const full = scene()
    .forest(...forest)
    .hand(0, ...seven, 'farm')
    .meadow('wife', ...DEAR.slice(1))
    .start();
  expect(full.offers({ do: 'place', at: 'forest-meadow-2-play-1-cheaper' })).toBe(false);
});

test('RU100, EC71: never more than three cards for resources', () => {
  const table = scene()
    .forest(...FOREST)
    .hand(0, 'farm', 'mine', 'inn', 'wife', 'king')
    .start();
  table.place('forest-discard-3-any');
  expect(table.match.decision?.some).toMatchObject({ max: 3 });
  table.choose({ do: 'discard', card: 'farm' }, { do: 'discard' }, { do: 'discard' });
  expect(table.ask).toBe('gain-any');
  expect(table.hand(0)).toHaveLength(2);
});

test('RU101, E188: the summer draw ends at the hand limit', () => {
  const eight = ['inn', 'inn', 'mine', 'mine', 'school', 'theater', 'chapel', 'farm'];
  const spring = (...hand: string[]) =>
    scene()
      .season(0, 'spring')
      .hand(0, ...hand)
      .meadow(...DEAR)
      .out(0, 'basic-1-pebble', 'basic-2-resin', 'basic-1-berry')
      .start()
      .choose({ do: 'prepare' });
  expect(spring(...eight).match.decision?.seat).toBe(1);
  const one = spring(...eight.slice(1)).choose({ do: 'take', spot: 0 });
  expect(one.match.decision?.seat).toBe(1);
  expect(one.hand(0)).toHaveLength(8);
});
