import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

/** Plays the card from hand for exactly these resources. */
const playing = (card: string, goods: object, city: string[] = []) =>
  scene()
    .hand(0, card)
    .stock(0, goods)
    .city(0, ...city.map((other) => ({ card: other, occupied: false })))
    .meadow()
    .start()
    .play(card);

describe('green cards', () => {
  test('EC3: the Barge Toad brings 2 twigs per Farm', () => {
    expect(playing('barge-toad', { berry: 2 }, ['farm', 'farm', 'farm']).stock(0)).toEqual({ twig: 6 });
    expect(playing('barge-toad', { berry: 2 }).stock(0)).toEqual({});
  });

  test('EC7: the Chip Sweep activates one green card of the own city, a Miner Mole too', () => {
    const sweep = scene()
      .hand(0, 'chip-sweep')
      .stock(0, { berry: 3 })
      .city(0, 'miner-mole')
      .city(1, 'mine')
      .start()
      .play('chip-sweep');
    sweep.choose({ card: 'mine', of: 1 });
    expect(sweep.stock(0)).toEqual({ pebble: 1 });
  });

  test('EC11, RU71: the Doctor takes up to 3 berries for a point each', () => {
    const doctor = scene().hand(0, 'doctor').stock(0, { berry: 9 }).start().play('doctor');
    expect(doctor.keys).toEqual(['amount count=0', 'amount count=1', 'amount count=2', 'amount count=3']);
    doctor.choose({ count: 3 });
    expect(doctor.player(0).points).toBe(3);
    expect(doctor.stock(0)).toEqual({ berry: 2 });
  });

  test('EC14: the Fairgrounds draw 2 cards', () =>
    expect(playing('fairgrounds', { twig: 1, resin: 2, pebble: 1 }).hand(0)).toHaveLength(2));

  test('EC15: a Farm brings 1 berry', () =>
    expect(playing('farm', { twig: 2, resin: 1 }).stock(0)).toEqual({ berry: 1 }));

  test('EC17: the General Store brings 1 berry, with any number of Farms 2', () => {
    expect(playing('general-store', { resin: 1, pebble: 1 }).stock(0)).toEqual({ berry: 1 });
    expect(playing('general-store', { resin: 1, pebble: 1 }, ['farm', 'farm']).stock(0)).toEqual({ berry: 2 });
  });

  test('EC19, RU48 and 49: a Husband with a Wife and a Farm brings any resource, else nothing', () => {
    const taken = (card: string) => ({ card, occupied: true });
    const husband = scene()
      .hand(0, 'husband')
      .stock(0, { berry: 3 })
      .city(0, 'wife', taken('farm'))
      .start()
      .play('husband');
    husband.choose({ what: 'pebble' });
    expect(husband.stock(0)).toEqual({ pebble: 1 });
    for (const city of [['wife'], ['mine']]) {
      const alone = scene()
        .hand(0, 'husband')
        .stock(0, { berry: 3 })
        .city(0, ...city)
        .start()
        .play('husband');
      expect(alone.match.decision?.seat).toBe(1);
    }
    const farm = scene().hand(0, 'husband').stock(0, { berry: 3 }).city(0, taken('farm')).start().play('husband');
    expect(farm.match.decision?.seat).toBe(1);
  });

  test('EC19, RU50: of more Husbands than Wives each paired one produces (OE8)', () => {
    const spring = scene().city(0, 'husband', 'husband', 'wife', 'farm').out(0, 'haven', 'haven').meadow().start();
    spring.choose({ do: 'prepare' }, { what: 'twig' });
    expect(spring.stock(0)).toEqual({ twig: 1, berry: 1 });
    expect(spring.match.decision?.seat).toBe(1);
  });

  test('EC25: a Mine brings 1 pebble', () =>
    expect(playing('mine', { twig: 1, resin: 1, pebble: 1 }).stock(0)).toEqual({ pebble: 1 }));

  test('EC26: the Miner Mole may copy a green card of an opponent, and may decline', () => {
    const mole = scene(3)
      .hand(0, 'miner-mole')
      .stock(0, { berry: 3 })
      .city(1, 'farm')
      .city(2, 'twig-barge', 'inn')
      .start()
      .play('miner-mole');
    expect(mole.keys).toEqual(['activate card=farm id=0 of=1', 'activate card=twig-barge id=1 of=2', 'decline']);
    mole.choose({ card: 'twig-barge' });
    expect(mole.stock(0)).toEqual({ twig: 2 });
  });

  test('EC28, RU72: the Monk gives one opponent up to 2 berries for 2 points each', () => {
    const monk = scene(3).hand(0, 'monk').stock(0, { berry: 4 }).start().play('monk');
    expect(monk.keys).toEqual(['amount count=0', 'amount count=1', 'amount count=2']);
    monk.choose({ count: 2 });
    expect(monk.keys).toEqual(['to seat=1', 'to seat=2']);
    monk.choose({ seat: 1 });
    expect(monk.stock(1)).toEqual({ berry: 2 });
    expect(monk.player(0).points).toBe(4);
  });

  test('EC30, RU73: the Peddler changes up to 2 resources: pay first, then take', () => {
    const peddler = scene().hand(0, 'peddler').stock(0, { berry: 2, twig: 2, resin: 1 }).start().play('peddler');
    peddler.choose({ do: 'spend', what: 'twig' }, { do: 'spend', what: 'resin' });
    expect(peddler.stock(0)).toEqual({ twig: 1 });
    peddler.choose({ what: 'pebble' }, { what: 'pebble' });
    expect(peddler.stock(0)).toEqual({ twig: 1, pebble: 2 });
  });

  test('EC35: a Resin Refinery brings 1 resin', () =>
    expect(playing('resin-refinery', { resin: 1, pebble: 1 }).stock(0)).toEqual({ resin: 1 }));

  test('EC40: the Storehouse stores 3 twigs, 2 resin, 1 pebble or 2 berries; a worker takes all of it', () => {
    const stored = playing('storehouse', { twig: 1, resin: 1, pebble: 1 });
    expect(stored.keys).toEqual([
      'store count=3 what=twig',
      'store count=2 what=resin',
      'store count=1 what=pebble',
      'store count=2 what=berry',
    ]);
    stored.choose({ what: 'resin' });
    expect(stored.stock(0)).toEqual({});
    stored.place('basic-1-berry').visit('storehouse');
    expect(stored.stock(0)).toEqual({ resin: 2 });
    expect(stored.card(0, 'storehouse').goods).toBeUndefined();
    expect(scene().city(0, 'storehouse').start().offers({ do: 'visit' })).toBe(false);
  });

  test('EC40, RU76: a visit empties only the Storehouse visited', () => {
    const two = scene()
      .city(0, { card: 'storehouse', goods: [3, 0, 0, 0] }, { card: 'storehouse', goods: [0, 2, 0, 0] })
      .start();
    two.choose({ do: 'visit', id: 1 });
    expect(two.stock(0)).toEqual({ resin: 2 });
    expect(two.player(0).city[0]?.goods).toEqual([3, 0, 0, 0]);
  });

  test('EC41, RU74: the Teacher looks at 2 cards, keeps one and gives the other to an opponent', () => {
    const teacher = scene(3).hand(0, 'teacher').stock(0, { berry: 2 }).deck('king', 'farm').start().play('teacher');
    expect(teacher.match.view(0).aside).toEqual(['king', 'farm']);
    expect(teacher.match.view(1)).toMatchObject({ aside: [], asideSize: 2 });
    teacher.choose({ do: 'keep', card: 'king' }, { seat: 2 });
    expect(teacher.hand(0)).toEqual(['king']);
    expect(teacher.hand(2)).toEqual(['farm']);
    const full = ['farm', 'farm', 'farm', 'mine', 'mine', 'mine', 'inn', 'inn'];
    const alone = scene()
      .hand(0, 'teacher')
      .hand(1, ...full)
      .stock(0, { berry: 2 })
      .deck('king', 'queen')
      .start()
      .play('teacher');
    alone.choose({ card: 'king' });
    expect(alone.discarded).toEqual(['queen']);
  });

  test('EC43: a Twig Barge brings 2 twigs', () =>
    expect(playing('twig-barge', { twig: 1, pebble: 1 }).stock(0)).toEqual({ twig: 2 }));

  test('EC48: the Woodcarver takes up to 3 twigs for a point each', () => {
    const carver = scene().hand(0, 'woodcarver').stock(0, { berry: 2, twig: 2 }).start().play('woodcarver');
    expect(carver.keys).toEqual(['amount count=0', 'amount count=1', 'amount count=2']);
    carver.choose({ count: 2 });
    expect(carver.player(0).points).toBe(2);
    expect(carver.stock(0)).toEqual({});
  });
});
