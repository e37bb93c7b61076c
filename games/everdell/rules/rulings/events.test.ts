/** RU109-RU119: events and scoring. */
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { four } from './scene.ts';

const REDS = ['inn', 'inn', 'lookout'];

test('RU109, E91, E95: each event once, by one player; several in one season', () => {
  const table = scene()
    .city(0, ...REDS, 'wanderer', 'wanderer', 'wanderer')
    .city(1, 'chapel', 'inn', 'post-office')
    .start();
  table.choose({ do: 'achieve', event: 'grand-tour' });
  expect(table.offers({ do: 'achieve', event: 'grand-tour' })).toBe(false);
  table.place('basic-1-berry').choose({ do: 'achieve', event: 'cartographers-expedition' });
  expect(table.player(0).events).toHaveLength(2);
});

test('RU110, E93: an event is kept when its cards leave', () => {
  const table = scene()
    .hand(0, 'ruins')
    .city(0, ...REDS)
    .achieved(0, 'grand-tour')
    .start();
  table.play('ruins').choose({ do: 'lose', card: 'lookout' });
  expect(table.score(0).events).toBe(3);
});

test('RU111, EC78: A Well Run City may take back the worker just placed on it', () => {
  const table = scene()
    .special(...four('a-well-run-city'))
    .city(0, 'chip-sweep', 'clock-tower')
    .start();
  table.choose({ do: 'achieve', event: 'a-well-run-city' });
  expect(table.player(0)).toMatchObject({ available: 2, out: [] });
  const choice = scene()
    .special(...four('a-well-run-city'))
    .city(0, 'chip-sweep', 'clock-tower', 'monastery')
    .out(0, 2)
    .start();
  choice.choose({ do: 'achieve', event: 'a-well-run-city' });
  expect(choice.out(0)).toEqual(['monastery']);
});

test('RU112, E98, EC79, EC87, EC92: laying nothing on an event is legal and scores nothing', () => {
  const achieve = (event: string, ...city: string[]) =>
    scene()
      .special(...four(event))
      .city(0, ...city)
      .stock(0, { twig: 3, berry: 3 })
      .start()
      .choose({ do: 'achieve', event });
  const none = { do: 'amount', count: 0 };
  expect(achieve('an-evening-of-fireworks', 'lookout', 'miner-mole').choose(none).score(0).events).toBe(0);
  expect(achieve('performer-in-residence', 'inn', 'bard').choose(none).score(0).events).toBe(0);
  const management = achieve('under-new-management', 'peddler', 'general-store').choose({ do: 'done' });
  expect(management.score(0).events).toBe(0);
  expect(management.stock(0)).toEqual({ twig: 3, berry: 3 });
});

test('RU113, EC77, OE24: A Brilliant Marketing Plan gives three resources in all, for 2 points each', () => {
  const table = scene(3)
    .special(...four('a-brilliant-marketing-plan'))
    .city(0, 'shopkeeper', 'post-office')
    .stock(0, { twig: 5 })
    .start();
  table.choose({ do: 'achieve', event: 'a-brilliant-marketing-plan' });
  for (const seat of [1, 2, 1]) table.choose({ do: 'spend', what: 'twig' }, { do: 'to', seat });
  expect(table.match.decision?.seat).toBe(1);
  expect([table.stock(0), table.stock(1), table.stock(2)]).toEqual([{ twig: 2 }, { twig: 2 }, { twig: 1 }]);
  expect(table.score(0).events).toBe(6);
});

test('RU114, E88, EC82: Croak Wart Cure costs two berries and two cards, the required ones included', () => {
  const cure = (berry: number) =>
    scene()
      .special(...four('croak-wart-cure'))
      .city(0, 'undertaker', 'barge-toad', 'farm')
      .stock(0, { berry })
      .start();
  expect(cure(1).offers({ do: 'achieve', event: 'croak-wart-cure' })).toBe(false);
  const table = cure(2).choose({ do: 'achieve', event: 'croak-wart-cure' });
  table.choose({ do: 'lose', card: 'undertaker' }, { do: 'lose', card: 'barge-toad' });
  expect(table.city(0)).toEqual(['farm']);
  expect(table.stock(0)).toEqual({});
  expect(table.score(0).events).toBe(6);
});

test('RU115, EC85, EC86, EC88, EC89: events that look at a card score nothing once it has left', () => {
  const events = [
    'ministering-to-miscreants',
    'path-of-the-pilgrims',
    'pristine-chapel-ceiling',
    'remembering-the-fallen',
  ];
  const cards = [{ card: 'dungeon', beneath: ['king'] }, 'monastery', { card: 'chapel', points: 2 }, 'cemetery'];
  const full = scene()
    .special(...events)
    .achieved(0, ...events)
    .city(0, ...cards)
    .out(0, 1, 3)
    .start();
  expect(full.score(0).events).toBe(3 + 3 + 4 + 3);
  expect(
    scene()
      .special(...events)
      .achieved(0, ...events)
      .start()
      .score(0).events,
  ).toBe(0);
});

test('RU116, OE25, EC83: Flying Doctor Service counts the couples of all cities', () => {
  const table = scene(3)
    .special(...four('flying-doctor-service'))
    .achieved(0, 'flying-doctor-service')
    .city(0, 'husband', 'wife', 'wife')
    .city(1, 'husband', 'husband', 'wife')
    .city(2, 'wife')
    .start();
  expect(table.score(0).events).toBe(6);
});

test('RU117, EC1: the Architect counts resin and pebbles together, at most 6', () => {
  const bonus = (resin: number, pebble: number) =>
    scene().city(0, 'architect').stock(0, { twig: 9, resin, pebble }).start().score(0).prosperity;
  expect([bonus(2, 1), bonus(3, 3), bonus(5, 5)]).toEqual([3, 6, 6]);
});

test('RU118, E198: point tokens on your own cards count', () => {
  const table = scene().city(0, { card: 'clock-tower', points: 2 }, { card: 'chapel', points: 3 }).points(0, 4).start();
  expect(table.score(0).tokens).toBe(9);
});

test('RU119, E204, E205: more events break a tie, then more leftover resources', () => {
  const last = () => scene().season(0, 'autumn').season(1, 'autumn');
  const end = (table: ReturnType<ReturnType<typeof last>['start']>) =>
    table.choose({ do: 'pass' }, { do: 'pass' }).match.result?.winners;
  expect(end(last().points(0, 3).achieved(1, 'grand-tour').stock(0, { twig: 9 }).start())).toEqual([1]);
  expect(end(last().stock(1, { twig: 1 }).start())).toEqual([1]);
  expect(end(last().start())).toEqual([0, 1]); // E206
});
