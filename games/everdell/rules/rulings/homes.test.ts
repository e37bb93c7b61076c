/** RU47-RU61: couples, Wanderers, Undertaker, Queen and Inn. */
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { DEAR, FIFTEEN, FOURTEEN } from './scene.ts';

test('RU47, E139, E140: the second half of a couple comes into a full city, a third one does not', () => {
  const half = scene()
    .hand(0, 'wife')
    .city(0, ...FOURTEEN, 'husband')
    .stock(0, { berry: 2 })
    .start();
  half.play('wife').choose({ do: 'pay' });
  expect(half.match.view(0).players[0]?.spaces).toBe(15);
  const whole = scene()
    .hand(0, 'wife')
    .city(0, ...FOURTEEN, 'husband', 'wife')
    .stock(0, { berry: 2 })
    .start();
  expect(whole.offers({ do: 'play', card: 'wife', from: 'hand' })).toBe(false);
});

test('RU48, EC19: a Husband without a Wife fills a space and produces nothing', () => {
  const table = scene().hand(0, 'husband').city(0, { card: 'farm', occupied: true }).stock(0, { berry: 3 }).start();
  table.play('husband');
  expect(table.stock(0)).toEqual({});
  expect(table.match.view(0).players[0]?.spaces).toBe(2);
});

test('RU49, EC19: a Husband needs a Wife and a Farm, and the Farm is not used up', () => {
  const farmless = scene().hand(0, 'husband').city(0, 'wife').stock(0, { berry: 3 }).start();
  expect(farmless.play('husband').stock(0)).toEqual({});
  const table = scene().hand(0, 'husband').city(0, 'wife', 'farm').stock(0, { berry: 3 }).start();
  table.play('husband').choose({ do: 'pay' }, { do: 'gain', what: 'pebble' });
  expect(table.stock(0)).toEqual({ pebble: 1 });
  expect(table.card(0, 'farm').occupied).toBe(false);
});

test('RU50, OE8: of two Husbands with one Wife, one produces', () => {
  const table = scene().city(0, 'husband', 'husband', 'wife', 'farm').out(0, 'basic-1-pebble', 'basic-2-resin').start();
  table.choose({ do: 'prepare' }, { do: 'gain', what: 'resin' });
  expect(table.match.decision?.seat).toBe(1);
  expect(table.stock(0)).toEqual({ resin: 1, berry: 1 });
});

test('RU51, E138: a Wanderer enters a full city and counts as a card', () => {
  const table = scene()
    .hand(0, 'wanderer')
    .city(0, ...FIFTEEN, 'wanderer', 'wanderer')
    .stock(0, { berry: 2 })
    .start();
  table.play('wanderer');
  expect(table.city(0)).toHaveLength(18);
  table.place('basic-1-berry');
  expect(table.offers({ do: 'achieve', event: 'cartographers-expedition' })).toBe(true);
});

test('RU52, EC44: the Undertaker discards three, refills, then draws one, which may be a new one', () => {
  const table = scene()
    .hand(0, 'undertaker')
    .stock(0, { berry: 2 })
    .meadow(...DEAR)
    .deck('farm', 'mine', 'inn', 'wife')
    .start();
  table.play('undertaker');
  table.choose({ do: 'sweep', spot: 0 }, { do: 'sweep', spot: 2 }, { do: 'sweep', spot: 4 });
  expect(table.meadow).toEqual(['farm', 'castle', 'mine', 'palace', 'inn', 'king', 'ever-tree', 'ever-tree']);
  table.choose({ do: 'take', card: 'mine' });
  expect(table.hand(0)).toEqual(['mine']);
  expect(table.meadow[2]).toBe('wife');
});

test('RU53, E128, E164: the gap of the Undertaker in the Meadow is filled before the Undertaker acts', () => {
  const table = scene()
    .stock(0, { berry: 2 })
    .meadow('undertaker', ...DEAR.slice(1))
    .deck('monk')
    .start();
  table.play('undertaker', 'meadow');
  expect(table.offers({ do: 'sweep', card: 'monk', spot: 0 })).toBe(true);
});

test('RU54, EC33: the Queen cannot be visited if nothing worth 3 or less can be played', () => {
  const table = scene()
    .hand(0, 'king')
    .city(0, 'queen')
    .meadow(...DEAR.slice(0, 4), 'king', 'queen', ...DEAR.slice(6));
  expect(table.start().offers({ do: 'visit', card: 'queen' })).toBe(false);
});

test('RU55, E12, EC33: the Queen looks at printed points of hand and Meadow; exactly 3 is allowed', () => {
  const table = scene()
    .hand(0, 'school', 'doctor')
    .city(0, 'queen')
    .meadow('theater', ...DEAR.slice(1))
    .start();
  table.visit('queen');
  expect(table.offers({ do: 'play', card: 'theater', from: 'meadow' })).toBe(true);
  expect(table.offers({ do: 'play', card: 'school', from: 'hand' })).toBe(true);
  expect(table.offers({ do: 'play', card: 'doctor' })).toBe(false);
});

test('RU56, E143: with a full city the Queen may still play Ruins', () => {
  const table = scene()
    .hand(0, 'ruins', 'inn')
    .city(0, ...FOURTEEN, 'queen')
    .meadow(...DEAR)
    .start();
  table.visit('queen');
  expect(table.offers({ do: 'play', card: 'inn' })).toBe(false);
  table.choose({ do: 'play', card: 'ruins' }, { do: 'lose', card: 'mine' });
  expect(table.city(0)).toContain('ruins');
});

test('RU57, EC33: the same card in hand and Meadow: you say which one', () => {
  const table = scene()
    .hand(0, 'farm')
    .city(0, 'queen')
    .meadow('farm', ...DEAR.slice(1))
    .start();
  table.visit('queen').choose({ do: 'play', card: 'farm', from: 'meadow' });
  expect(table.hand(0)).toEqual(['farm']);
});

test('RU58, EC20: the Inn plays Meadow cards only', () => {
  const table = scene()
    .hand(0, 'mine', 'farm')
    .city(0, 'inn')
    .meadow('farm', 'wife', ...DEAR.slice(2))
    .start();
  table.visit('inn');
  expect(table.offers({ do: 'play', from: 'hand' })).toBe(false);
  table.choose({ do: 'play', card: 'farm', from: 'meadow' });
  expect(table.hand(0)).toEqual(['farm', 'mine']);
});

test('RU59, EC20: the Inn cannot be visited if nothing there can be afforded', () => {
  const table = scene()
    .hand(0, 'farm')
    .city(0, 'inn')
    .meadow(...DEAR)
    .start();
  expect(table.offers({ do: 'visit', card: 'inn' })).toBe(false);
});

test('RU60, E77: two Inns can both be visited', () => {
  const table = scene()
    .city(0, 'inn', 'inn')
    .out(0, 0)
    .meadow('farm', 'wife', ...DEAR.slice(2))
    .start();
  expect(table.offers({ do: 'visit', card: 'inn' })).toBe(true);
  const taken = scene()
    .city(0, 'inn', 'inn')
    .out(0, 0)
    .out(1, 1)
    .meadow('farm', 'wife', ...DEAR.slice(2))
    .start();
  expect(taken.offers({ do: 'visit', card: 'inn' })).toBe(false);
});

test('RU61, E73, E74, EC20, EC31: the owner takes a point for a guest, and none for the own visit', () => {
  const guest = scene()
    .city(1, 'inn')
    .meadow('farm', ...DEAR.slice(1))
    .start();
  guest.visit('inn');
  expect(guest.player(1).points).toBe(1);
  const own = scene()
    .city(0, 'inn')
    .meadow('farm', ...DEAR.slice(1))
    .start();
  own.visit('inn');
  expect(own.player(0).points).toBe(0);
  const post = scene().city(1, 'post-office').hand(0, 'farm', 'mine').start();
  post.visit('post-office');
  expect(post.player(1).points).toBe(1);
});
