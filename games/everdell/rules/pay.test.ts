import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const FIFTEEN = [
  'mine',
  'mine',
  'mine',
  'farm',
  'farm',
  'farm',
  'farm',
  'farm',
  'farm',
  'inn',
  'inn',
  'twig-barge',
  'twig-barge',
  'twig-barge',
  'storehouse',
];
/** A city with all fifteen spaces in use, the last of them by this card. */
const full = (last: string) => [...FIFTEEN.slice(0, 14).map((card) => ({ card, occupied: true })), last];
const plays = (card: string) => ({ do: 'play', card, from: 'hand' });

describe('the price', () => {
  test('E99: a card is played from the own hand or from the Meadow', () => {
    const playing = scene()
      .hand(0, 'farm')
      .hand(1, 'mine')
      .meadow('farm', 'inn')
      .stock(0, { twig: 5, resin: 5, pebble: 5 })
      .start();
    expect(playing.offered({ do: 'play' })).toMatchObject([
      { card: 'farm', from: 'hand' },
      { card: 'farm', from: 'meadow', spot: 0 },
      { card: 'inn', from: 'meadow', spot: 1 },
    ]);
  });

  test('E100, E101, RU5: the printed cost is paid exactly, to the supply', () => {
    const playing = scene().hand(0, 'mine').stock(0, { twig: 3, resin: 3, pebble: 3 }).start();
    playing.play('mine');
    expect(playing.stock(0)).toEqual({ twig: 2, resin: 2, pebble: 3 });
    expect(scene().hand(0, 'mine').stock(0, { twig: 3, resin: 3 }).start().offers(plays('mine'))).toBe(false);
  });

  test('E102, E136: the card needs a free space', () => {
    const rich = { twig: 9, resin: 9, pebble: 9 };
    expect(
      scene()
        .hand(0, 'farm')
        .city(0, ...full('storehouse'))
        .stock(0, rich)
        .start()
        .offers(plays('farm')),
    ).toBe(false);
    const fourteen = full('storehouse').slice(0, 14);
    expect(
      scene()
        .hand(0, 'farm')
        .city(0, ...fourteen)
        .stock(0, rich)
        .start()
        .offers(plays('farm')),
    ).toBe(true);
  });

  test('E103, RU25: a second copy of a Unique card cannot be played, however it is paid', () => {
    const playing = scene()
      .hand(0, 'historian')
      .city(0, 'historian', 'clock-tower', 'innkeeper')
      .stock(0, { berry: 9 })
      .start();
    expect(playing.offers(plays('historian'))).toBe(false);
    const innkeeper = scene().hand(0, 'innkeeper').city(0, 'innkeeper').stock(0, { berry: 9 }).start();
    expect(innkeeper.offers(plays('innkeeper'))).toBe(false);
  });

  test('E104: any number of copies of a Common card', () => {
    const playing = scene().hand(0, 'farm').city(0, 'farm', 'farm', 'farm').stock(0, { twig: 2, resin: 1 }).start();
    playing.play('farm');
    expect(playing.city(0)).toEqual(['farm', 'farm', 'farm', 'farm']);
  });
});

describe('the occupied token', () => {
  test('E105, E106: a Critter is free if its Construction has no token yet, once', () => {
    const playing = scene().hand(0, 'historian', 'teacher').city(0, 'clock-tower').meadow().start();
    expect(playing.offers(plays('teacher'))).toBe(false);
    playing.play('historian');
    expect(playing.card(0, 'clock-tower').occupied).toBe(true);
    expect(
      scene().hand(0, 'historian').city(0, { card: 'clock-tower', occupied: true }).start().offers(plays('historian')),
    ).toBe(false);
    expect(scene().hand(0, 'historian').city(1, 'clock-tower').start().offers(plays('historian'))).toBe(false);
  });

  test('E107, RU24: each copy can be used once, and one play marks one copy', () => {
    const playing = scene().hand(0, 'miner-mole').city(0, { card: 'mine', occupied: true }, 'mine', 'mine').start();
    playing.play('miner-mole');
    expect(playing.player(0).city.map((card) => card.occupied)).toEqual([true, true, false, false]);
  });

  test('E108, RU22 and 23: the token stays when the Critter leaves, the Critter when the Construction leaves', () => {
    const playing = scene().city(0, 'university', { card: 'farm', occupied: true }, 'wife').start();
    playing.visit('university').choose({ do: 'lose', card: 'wife' }, { what: 'twig' });
    expect(playing.card(0, 'farm').occupied).toBe(true);
    const other = scene().city(0, 'university', { card: 'farm', occupied: true }, 'wife').start();
    other.visit('university').choose({ do: 'lose', card: 'farm' }, { what: 'twig' });
    expect(other.city(0)).toEqual(['university', 'wife']);
  });

  test('E109, RU21: one Farm serves a Husband or a Wife, not both', () => {
    const playing = scene().hand(0, 'husband', 'wife').city(0, 'farm').meadow().start();
    expect(playing.offers(plays('husband'))).toBe(true);
    playing.play('wife').place('basic-1-berry');
    expect(playing.offers(plays('husband'))).toBe(false);
  });

  test('E110, E111, RU20: the Ever Tree serves any Critter once; with several hosts the player chooses', () => {
    expect(scene().hand(0, 'king').city(0, 'ever-tree').start().offers(plays('king'))).toBe(true);
    expect(scene().hand(0, 'king').city(0, { card: 'ever-tree', occupied: true }).start().offers(plays('king'))).toBe(
      false,
    );
    const playing = scene().hand(0, 'king').city(0, 'ever-tree', 'castle').start();
    playing.play('king');
    expect(playing.keys).toEqual(['occupy card=ever-tree id=0 of=0', 'occupy card=castle id=1 of=0']);
    playing.choose({ card: 'castle' });
    expect(playing.card(0, 'ever-tree').occupied).toBe(false);
  });

  test('E112: Constructions are never free by a token', () => {
    const playing = scene().hand(0, 'resin-refinery').city(0, 'chip-sweep', 'ever-tree').start();
    expect(playing.offers(plays('resin-refinery'))).toBe(false);
  });
});

describe('card-playing abilities', () => {
  test('EC10, E120, RU4 and 7: the Crane takes 3 off a Construction, never of a Critter, and gives nothing back', () => {
    const playing = scene().hand(0, 'twig-barge', 'wife').city(0, 'crane').start();
    expect(playing.offers(plays('wife'))).toBe(false);
    playing.play('twig-barge');
    expect(playing.city(0)).toEqual(['twig-barge']);
    expect(playing.stock(0)).toEqual({ twig: 2 });
    expect(playing.discarded).toContain('crane');
  });

  test('E121: the player chooses which units are dropped', () => {
    const playing = scene().hand(0, 'castle').city(0, 'crane').stock(0, { twig: 2, resin: 3, pebble: 3 }).start();
    playing.play('castle');
    const ways = playing.offered({ do: 'pay', by: 'crane' });
    expect(ways).toHaveLength(9);
    expect(new Set(playing.keys).size).toBe(10);
    for (const way of ways) {
      expect(Number(way.twig ?? 0) + Number(way.resin ?? 0) + Number(way.pebble ?? 0)).toBe(5);
    }
    playing.choose({ by: 'crane', twig: 2, pebble: 3 });
    expect(playing.stock(0)).toEqual({ resin: 3 });
  });

  test('EC21, RU8: the Innkeeper takes 3 berries off a Critter, nothing off a Construction', () => {
    const playing = scene().hand(0, 'farm', 'doctor').city(0, 'innkeeper').stock(0, { berry: 1 }).start();
    expect(playing.offers(plays('farm'))).toBe(false);
    playing.play('doctor');
    expect(playing.city(0)).toEqual(['doctor']);
    expect(playing.stock(0)).toEqual({});
  });

  test('EC12, E122, E146, RU13 and 16: a prisoner makes any card 3 cheaper and is in the city no more', () => {
    const playing = scene().hand(0, 'mine').city(0, 'dungeon', 'wanderer', 'wife').start();
    playing.play('mine');
    expect(playing.ask).toBe('prisoner');
    playing.choose({ card: 'wife' });
    expect(playing.city(0)).toEqual(['dungeon', 'wanderer', 'mine']);
    expect(playing.match.view(1).players[0]?.city[0]?.beneath).toEqual(['wife']);
    expect(playing.score(0).cards).toBe(0 + 1 + 2);
    const one = scene()
      .hand(0, 'mine')
      .city(0, { card: 'dungeon', beneath: ['wife'] }, 'wanderer')
      .start();
    expect(one.offers(plays('mine'))).toBe(false);
    const two = scene()
      .hand(0, 'mine')
      .city(0, { card: 'dungeon', beneath: ['wife'] }, 'wanderer', 'ranger')
      .start();
    expect(two.offers(plays('mine'))).toBe(true);
    const three = scene()
      .hand(0, 'mine')
      .city(0, { card: 'dungeon', beneath: ['wife', 'wife'] }, 'wanderer', 'ranger')
      .start();
    expect(three.offers(plays('mine'))).toBe(false);
  });

  test('RU14 and 15: the Ranger may go into the first cell, never into the second', () => {
    const first = scene().hand(0, 'mine').city(0, 'dungeon', 'ranger').start().play('mine');
    expect(first.city(0)).toEqual(['dungeon', 'mine']);
    const second = scene()
      .hand(0, 'mine')
      .city(0, { card: 'dungeon', beneath: ['wife'] }, 'ranger')
      .start();
    expect(second.offers(plays('mine'))).toBe(false);
  });

  test('EC22, E124, RU6: with the Judge exactly one unit may be of another kind', () => {
    const playing = scene().hand(0, 'farm').city(0, 'judge').stock(0, { twig: 1, resin: 1, berry: 1 }).start();
    playing.play('farm');
    expect(playing.stock(0)).toEqual({ berry: 1 });
    expect(playing.city(0)).toEqual(['judge', 'farm']);
    expect(scene().hand(0, 'farm').city(0, 'judge').stock(0, { berry: 3 }).start().offers(plays('farm'))).toBe(false);
    expect(
      scene().hand(0, 'farm').city(0, 'judge').stock(0, { resin: 1, berry: 1, twig: 0 }).start().offers(plays('farm')),
    ).toBe(false);
    expect(scene().hand(0, 'farm').city(0, 'judge').stock(0, { twig: 2 }).start().offers(plays('farm'))).toBe(false);
    expect(scene().hand(0, 'farm').city(0, 'judge').stock(0, { twig: 3 }).start().offers(plays('farm'))).toBe(true);
    const both = scene().hand(0, 'farm').city(0, 'judge').stock(0, { twig: 2, resin: 1, pebble: 1 }).start();
    both.play('farm');
    expect(both.keys).toEqual([
      'pay by=cost resin=1 twig=2',
      'pay by=judge pebble=1 resin=1 twig=1',
      'pay by=judge pebble=1 twig=2',
    ]);
  });

  test('E117, E118, E119, RU1, 2 and 3: at most one ability, and none together with a token', () => {
    const playing = scene()
      .hand(0, 'castle')
      .city(0, 'crane', 'judge', 'dungeon')
      .stock(0, { twig: 2, resin: 3, berry: 1 })
      .start();
    playing.play('castle');
    const by = playing.options.map((option) => option.by);
    expect(new Set(by)).toEqual(new Set(['crane', 'dungeon']));
    expect(playing.options.every((option) => option.berry === undefined)).toBe(true);
    const critter = scene().hand(0, 'doctor').city(0, 'university', 'innkeeper').stock(0, { berry: 4 }).start();
    critter.play('doctor');
    expect(critter.keys).toEqual([
      'pay berry=4 by=cost',
      'occupy card=university id=0 of=0',
      'pay berry=1 by=innkeeper',
    ]);
    const inn = scene()
      .city(0, 'inn', 'crane', 'judge')
      .meadow('castle')
      .stock(0, { twig: 2, resin: 3, pebble: 1, berry: 9 })
      .start();
    inn.visit('inn');
    expect(inn.options.every((option) => option.by === 'inn')).toBe(true);
  });

  test('E122, RU9, 10 and 11: what leaves for the ability frees its space for the new card', () => {
    const crane = scene()
      .hand(0, 'resin-refinery')
      .city(0, ...full('crane'))
      .start();
    expect(crane.offers(plays('resin-refinery'))).toBe(true);
    expect(crane.play('resin-refinery').city(0)).toHaveLength(15);
    const innkeeper = scene()
      .hand(0, 'wife')
      .city(0, ...full('innkeeper'))
      .start();
    expect(innkeeper.offers(plays('wife'))).toBe(true);
    const dungeon = scene()
      .hand(0, 'resin-refinery')
      .city(0, ...full('dungeon').slice(1), 'peddler')
      .start();
    expect(dungeon.offers(plays('resin-refinery'))).toBe(true);
    expect(dungeon.play('resin-refinery').city(0)).toHaveLength(15);
  });

  test('E123, RU12: a jailed Wanderer frees no space', () => {
    const playing = scene()
      .hand(0, 'resin-refinery')
      .city(0, ...full('dungeon'), 'wanderer')
      .start();
    expect(playing.offers(plays('resin-refinery'))).toBe(false);
    const roomy = scene()
      .hand(0, 'resin-refinery')
      .city(0, ...full('dungeon').slice(1), 'wanderer')
      .start();
    expect(roomy.offers(plays('resin-refinery'))).toBe(true);
  });

  test('E125: only abilities of the own city count', () => {
    expect(scene().hand(0, 'mine').city(1, 'crane', 'dungeon', 'wife').start().offers(plays('mine'))).toBe(false);
  });
});
