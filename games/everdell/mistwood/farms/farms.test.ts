import { parseSetup } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../../content/catalogue.ts';
import { everdell } from '../../game.ts';
import { cardCopies } from '../../rules/setup.ts';
import { scene } from '../../testing/scene.ts';
import { seasonalFarms } from './cards.ts';

const SEASONAL = { farms: 'seasonal' };
const ids = seasonalFarms.map(({ id }) => id);
const PRICELESS = { twig: 4, resin: 4, pebble: 4 };

/** The Farm is played from the hand for its exact price. */
const playing = (farm: string, goods: object = {}, city: readonly string[] = []) =>
  scene(2, SEASONAL)
    .hand(0, farm)
    .stock(0, sum(cardOf(kindNamed(farm)).cost, goods))
    .city(0, ...city)
    .meadow()
    .start()
    .play(farm);

function sum(one: object, other: object): Record<string, number> {
  const total: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) total[name] = (total[name] ?? 0) + Number(count);
  return total;
}

describe('seasonal Farms', () => {
  test('W10: the 8 Farms of the base game make room for 8 others', () => {
    const setup = { seats: 2, start: 'lot', rugwort: 1 };
    const plain = cardCopies({ ...setup, farms: 'plain' });
    const seasonal = cardCopies({ ...setup, farms: 'seasonal' });
    expect(plain.get(kindNamed('farm'))).toBe(8);
    expect(seasonal.has(kindNamed('farm'))).toBe(false);
    expect(ids.map((id) => seasonal.get(kindNamed(id)))).toEqual(Array(8).fill(1));
    for (const id of ids) expect(plain.has(kindNamed(id))).toBe(false);
    const total = (copies: ReadonlyMap<number, number>) => [...copies.values()].reduce((a, b) => a + b, 0);
    expect(total(seasonal)).toBe(total(plain));
  });

  test('W11: they differ in price', () => {
    const prices = new Set(seasonalFarms.map(({ cost }) => JSON.stringify(cost)));
    expect(prices.size).toBeGreaterThan(4);
    expect(scene(2, SEASONAL).hand(0, 'summer-farm-1').stock(0, { twig: 2 }).start().offers({ do: 'play' })).toBe(
      false,
    );
    expect(scene(2, SEASONAL).hand(0, 'spring-farm-1').stock(0, { twig: 1, resin: 1 }).start().keys).toContain(
      'play card=spring-farm-1 from=hand spot=0',
    );
  });

  test('W12: of two abilities one is carried out', () => {
    const cellar = playing('winter-farm-2');
    expect(cellar.keys).toEqual(['farm berry=1', 'farm pebble=1']);
    cellar.choose({ pebble: 1 });
    expect(cellar.stock(0)).toEqual({ pebble: 1 });
    expect(playing('summer-farm-1').choose({ twig: 2 }).stock(0)).toEqual({ twig: 2 });
    const snowbound = playing('winter-farm-1').choose({ cards: 2 });
    expect([snowbound.stock(0), snowbound.hand(0).length]).toEqual([{}, 2]);
    const pumpkin = playing('autumn-farm-1').choose({ resin: 1, cards: 1 });
    expect([pumpkin.stock(0), pumpkin.hand(0).length]).toEqual([{ resin: 1 }, 1]);
    const orchard = playing('spring-farm-2', { berry: 1 }).choose({ paid: 1 });
    expect([orchard.stock(0), orchard.hand(0).length, orchard.player(0).points]).toEqual([{}, 1, 1]);
    expect(seasonalFarms.filter(({ produce }) => produce)).toHaveLength(6);
  });

  test('W13: the ability is chosen anew at a production and by whoever copies the Farm', () => {
    const spring = scene(2, SEASONAL)
      .city(0, 'winter-farm-2')
      .out(0, 'basic-3-twigs', 'basic-2-resin')
      .start()
      .choose({ do: 'prepare' });
    expect(spring.keys).toEqual(['farm berry=1', 'farm pebble=1']);
    spring.choose({ pebble: 1 });
    expect(spring.stock(0)).toEqual({ pebble: 1 });
    const mole = scene(2, SEASONAL).hand(0, 'miner-mole').stock(0, { berry: 3 }).city(1, 'winter-farm-2').start();
    mole.play('miner-mole').choose({ do: 'activate', card: 'winter-farm-2' }, { pebble: 1 });
    expect([mole.stock(0), mole.stock(1)]).toEqual([{ pebble: 1 }, {}]);
  });

  test('W13: whoever copies a Farm counts the Farms of the city in which it stands', () => {
    const goods = { berry: 3 };
    const there = ['autumn-farm-2', 'spring-farm-1', 'summer-farm-1', 'winter-farm-1'];
    const mole = scene(2, SEASONAL)
      .hand(0, 'miner-mole')
      .stock(0, goods)
      .city(1, ...there)
      .start();
    mole.play('miner-mole').choose({ do: 'activate', card: 'autumn-farm-2' });
    expect(mole.keys).toEqual(['farm berry=1', 'farm berry=2']);
  });

  test('W14: each is a Farm: for cards that count Farms, and it houses Husband and Wife', () => {
    for (const id of ids) {
      const store = scene(2, SEASONAL).hand(0, 'general-store').stock(0, { resin: 1, pebble: 1 }).city(0, id).start();
      expect(store.play('general-store').stock(0)).toEqual({ berry: 2 });
      const husband = scene(2, SEASONAL).hand(0, 'husband').city(0, id).start();
      expect(husband.play('husband').card(0, id).occupied).toBe(true);
      const wife = scene(2, SEASONAL).hand(0, 'wife').city(0, id).start();
      expect(wife.play('wife').card(0, id).occupied).toBe(true);
    }
  });

  test('W15: the second summer Farm uses no space and is worth 1 point', () => {
    const full = scene(2, SEASONAL)
      .hand(0, 'summer-farm-2', 'summer-farm-1')
      .stock(0, PRICELESS)
      .city(0, ...Array<string>(3).fill('inn'), ...FILL)
      .start();
    expect(full.offers({ do: 'play', card: 'summer-farm-1' })).toBe(false);
    full.play('summer-farm-2');
    expect(full.city(0)).toHaveLength(16);
    expect(cardOf(kindNamed('summer-farm-2')).points).toBe(1);
  });

  test('W16: the other seven are worth 1 point and use a space', () => {
    const others = seasonalFarms.filter(({ id }) => id !== 'summer-farm-2');
    expect(others.map(({ points }) => points)).toEqual(Array(7).fill(1));
    expect(others.map(({ id }) => cardOf(kindNamed(id)).uses)).toEqual(Array(7).fill(1));
    expect(playing('spring-farm-1').stock(0)).toEqual({ berry: 1 });
  });

  test('OW123: an ability that can do nothing is not offered, and two that bring the same are one', () => {
    const penniless = playing('spring-farm-2');
    expect(penniless.stock(0)).toEqual({ berry: 1 });
    const fullHand = scene(2, SEASONAL)
      .hand(0, ...FILL.slice(0, 8))
      .stock(0, { twig: 2, resin: 1 })
      .meadow('winter-farm-1')
      .start()
      .play('winter-farm-1', 'meadow');
    expect([fullHand.ask, fullHand.stock(0)]).toEqual(['turn', { berry: 1 }]);
    expect(playing('autumn-farm-2').stock(0)).toEqual({ berry: 1 });
    expect(playing('autumn-farm-2', {}, ['winter-farm-1']).stock(0)).toEqual({ berry: 1 });
    const four = playing('autumn-farm-2', {}, ['winter-farm-1', 'winter-farm-2', 'spring-farm-1']);
    expect(four.keys).toEqual(['farm berry=1', 'farm berry=2']);
  });

  test('the Farms are a field of the set-up; another value is refused by its name', () => {
    expect(parseSetup(everdell, { farms: 'seasonal' }).ok).toBe(true);
    expect(parseSetup(everdell, { farms: 'winter' })).toMatchObject({ ok: false, where: 'farms' });
  });
});

/** Twelve cards of one space each. */
const FILL = [
  'mine',
  'mine',
  'mine',
  'twig-barge',
  'twig-barge',
  'twig-barge',
  'general-store',
  'general-store',
  'general-store',
  'resin-refinery',
  'resin-refinery',
  'resin-refinery',
];
