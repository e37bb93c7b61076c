import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';

const SPECIAL = ['a-well-run-city', 'tax-relief', 'croak-wart-cure', 'the-everdell-games'];
/** A game in which that special event was dealt. */
const dealt = (event: string, seats = 2): Scene =>
  scene(seats).special(event, ...SPECIAL.filter((other) => other !== event).slice(0, 3));
const achieve = (event: string) => ({ do: 'achieve', event });

describe('achieving', () => {
  test('E86, E87, E89: an event can be achieved only if the city meets its requirement', () => {
    expect(scene().city(0, 'farm', 'farm', 'farm').start().offers(achieve('harvest-festival'))).toBe(false);
    const playing = scene().city(0, 'farm', 'farm', 'farm', 'mine').start().choose(achieve('harvest-festival'));
    expect(playing.match.view(0).players[0]?.events).toEqual([{ event: 'harvest-festival' }]);
    expect(playing.out(0)).toEqual(['harvest-festival']);
    expect(scene().city(1, 'farm', 'farm', 'farm', 'mine').start().offers(achieve('harvest-festival'))).toBe(false);
  });

  test('E90: a special event asks for two named cards, and only the four dealt can be achieved', () => {
    expect(dealt('tax-relief').city(0, 'judge', 'queen').start().offers(achieve('tax-relief'))).toBe(true);
    expect(dealt('tax-relief').city(0, 'judge').city(1, 'queen').start().offers(achieve('tax-relief'))).toBe(false);
    const other = scene().special('a-well-run-city', 'croak-wart-cure', 'the-everdell-games', 'flying-doctor-service');
    expect(other.city(0, 'judge', 'queen').start().offers(achieve('tax-relief'))).toBe(false);
  });

  test('E91, RU109: each event is achieved once, by one player', () => {
    const playing = scene().city(0, 'farm', 'farm', 'farm', 'mine').city(1, 'farm', 'farm', 'farm', 'mine').start();
    playing.choose(achieve('harvest-festival'));
    expect(playing.offers(achieve('harvest-festival'))).toBe(false);
    playing.place('basic-1-berry').place('basic-1-berry').place('basic-1-berry').choose({ do: 'prepare' });
    expect(playing.out(0)).toEqual([]);
    expect(playing.offers(achieve('harvest-festival'))).toBe(false);
    playing.choose({ do: 'prepare' });
    expect(playing.offers(achieve('harvest-festival'))).toBe(false);
  });

  test('E93, RU110: an achieved event is kept when required cards leave', () => {
    const playing = scene().city(0, 'inn', 'chapel', 'university', 'farm').achieved(0, 'grand-tour').start();
    playing.visit('university').choose({ card: 'inn' }, { what: 'twig' });
    expect(playing.score(0).events).toBe(3);
  });

  test('E94: the worker on an event comes back', () => {
    const playing = scene().achieved(0, 'grand-tour').out(0, 'grand-tour', 'haven').start().choose({ do: 'prepare' });
    expect(playing.player(0).available).toBe(3);
  });

  test('E95, E96, RU109: several events in a season, with the same cards', () => {
    const city = ['historian', 'judge', 'shopkeeper', 'inn', 'chapel', 'lookout'];
    const playing = scene()
      .city(0, ...city)
      .start()
      .choose(achieve('grand-tour'))
      .place('basic-1-berry')
      .choose(achieve('city-monument'));
    expect(playing.score(0).events).toBe(6);
  });

  test('E97: what lies on or beneath an event is owned no more', () => {
    const playing = dealt('an-evening-of-fireworks').city(0, 'lookout', 'miner-mole').stock(0, { twig: 3 }).start();
    playing.choose(achieve('an-evening-of-fireworks'), { count: 3 });
    expect(playing.stock(0)).toEqual({});
    expect(playing.match.view(1).players[0]?.events).toEqual([
      { event: 'an-evening-of-fireworks', goods: { twig: 3 } },
    ]);
  });

  test('E98, RU112: where an event lets one give or store up to a number, zero is legal', () => {
    const playing = dealt('performer-in-residence')
      .city(0, 'inn', 'bard')
      .start()
      .choose(achieve('performer-in-residence'));
    expect(playing.match.decision?.seat).toBe(1);
    expect(playing.score(0).events).toBe(0);
    const gift = dealt('a-brilliant-marketing-plan').city(0, 'shopkeeper', 'post-office').stock(0, { twig: 1 }).start();
    gift.choose(achieve('a-brilliant-marketing-plan'), { do: 'decline' });
    expect(gift.stock(0)).toEqual({ twig: 1 });
  });
});

describe('basic events', () => {
  const table: [string, string, string[], string[]][] = [
    ['EC73', 'grand-tour', ['inn', 'chapel', 'queen'], ['inn', 'chapel', 'farm']],
    ['EC74', 'harvest-festival', ['farm', 'mine', 'monk', 'storehouse'], ['farm', 'mine', 'monk', 'inn']],
    ['EC75', 'city-monument', ['crane', 'judge', 'dungeon'], ['crane', 'judge', 'farm']],
    ['EC76', 'cartographers-expedition', ['wanderer', 'ruins', 'fool'], ['wanderer', 'ruins', 'farm']],
  ];
  for (const [rule, event, enough, short] of table) {
    test(`EC73-EC76: ${event} (${rule}) asks for its colour and scores 3`, () => {
      expect(
        scene()
          .city(0, ...short)
          .start()
          .offers(achieve(event)),
      ).toBe(false);
      expect(
        scene()
          .city(0, ...enough)
          .start()
          .choose(achieve(event))
          .score(0).events,
      ).toBe(3);
    });
  }
});

describe('special events', () => {
  test('EC77, RU113: A Brilliant Marketing Plan: up to 3 resources over all opponents, 2 points each', () => {
    const playing = dealt('a-brilliant-marketing-plan', 3)
      .city(0, 'shopkeeper', 'post-office')
      .stock(0, { twig: 4 })
      .start();
    playing.choose(achieve('a-brilliant-marketing-plan'));
    playing.choose({ what: 'twig' }, { seat: 1 }, { what: 'twig' }, { seat: 2 }, { what: 'twig' }, { seat: 2 });
    expect([playing.stock(0), playing.stock(1), playing.stock(2)]).toEqual([{ twig: 1 }, { twig: 1 }, { twig: 2 }]);
    expect(playing.score(0).events).toBe(6);
    expect(playing.match.decision?.seat).toBe(1);
  });

  test('EC78, RU111: A Well Run City: a worker comes back, the one on the event included', () => {
    const playing = dealt('a-well-run-city').city(0, 'chip-sweep', 'clock-tower').out(0, 'haven').start();
    playing.choose(achieve('a-well-run-city'));
    expect(playing.keys).toEqual(['worker at=haven', 'worker event=a-well-run-city']);
    playing.choose({ event: 'a-well-run-city' });
    expect(playing.events('take-back')).toMatchObject([{ left: { event: 'a-well-run-city' } }]);
    expect(playing.player(0).available).toBe(1);
    expect(playing.out(0)).toEqual(['haven']);
    expect(playing.score(0).events).toBe(4);
    const only = dealt('a-well-run-city')
      .city(0, 'chip-sweep', 'clock-tower')
      .start()
      .choose(achieve('a-well-run-city'));
    expect(only.player(0).available).toBe(2);
  });

  test('EC78: permanent workers are not taken back', () => {
    const playing = dealt('a-well-run-city').city(0, 'chip-sweep', 'clock-tower', 'cemetery').out(0, 2).start();
    playing.choose(achieve('a-well-run-city'));
    expect(playing.out(0)).toEqual(['cemetery']);
    expect(playing.player(0).available).toBe(1);
  });

  test('EC79: An Evening of Fireworks: up to 3 twigs, 2 points each', () => {
    const playing = dealt('an-evening-of-fireworks').city(0, 'lookout', 'miner-mole').stock(0, { twig: 5 }).start();
    playing.choose(achieve('an-evening-of-fireworks'));
    expect(playing.options).toHaveLength(4);
    playing.choose({ count: 3 });
    expect(playing.stock(0)).toEqual({ twig: 2 });
    expect(playing.score(0).events).toBe(6);
  });

  test('EC80: Ancient Scrolls Discovered: 5 cards, each into the hand or beneath, 1 point for each beneath', () => {
    const cards = ['king', 'queen', 'farm', 'mine', 'inn'];
    const playing = dealt('ancient-scrolls-discovered')
      .city(0, 'historian', 'ruins')
      .deck(...cards)
      .start();
    playing.choose(achieve('ancient-scrolls-discovered'), { card: 'farm' }, { card: 'king' });
    expect(playing.hand(0)).toEqual(['farm', 'king']);
    expect(playing.score(0).events).toBe(3);
    expect(playing.match.view(1).players[0]?.hand).toEqual(['farm', 'king']);
    const seven = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn'];
    const full = dealt('ancient-scrolls-discovered')
      .city(0, 'historian', 'ruins')
      .hand(0, ...seven)
      .deck('king', 'queen')
      .start();
    full.choose(achieve('ancient-scrolls-discovered'), { card: 'king' });
    expect(full.hand(0)).toHaveLength(8);
    expect(full.score(0).events).toBe(4);
  });

  test('EC81: Capture of the Acorn Thieves: up to 2 Critters of the city beneath, 3 points each', () => {
    const playing = dealt('capture-of-the-acorn-thieves').city(0, 'courthouse', 'ranger', 'wife', 'farm').start();
    playing.choose(achieve('capture-of-the-acorn-thieves'), { card: 'ranger' }, { card: 'wife' });
    expect(playing.city(0)).toEqual(['courthouse', 'farm']);
    expect(playing.score(0)).toMatchObject({ events: 6, cards: 3 });
    const one = dealt('capture-of-the-acorn-thieves').city(0, 'courthouse', 'ranger').start();
    one.choose(achieve('capture-of-the-acorn-thieves'), { do: 'decline' });
    expect(one.score(0).events).toBe(0);
  });

  test('EC82, E88, RU114: Croak Wart Cure: 2 berries and 2 city cards are due, the required ones may be among them', () => {
    expect(
      scene()
        .special(...SPECIAL)
        .city(0, 'undertaker', 'barge-toad')
        .stock(0, { berry: 1 })
        .start()
        .offers(achieve('croak-wart-cure')),
    ).toBe(false);
    const playing = scene()
      .special(...SPECIAL)
      .city(0, 'undertaker', 'barge-toad', 'king')
      .stock(0, { berry: 2 })
      .start();
    playing.choose(achieve('croak-wart-cure'), { card: 'undertaker' }, { card: 'barge-toad' });
    expect(playing.city(0)).toEqual(['king']);
    expect(playing.stock(0)).toEqual({});
    expect(playing.score(0).events).toBe(6);
  });

  test('EC83, RU116: Flying Doctor Service: 3 points for each pair in all cities', () => {
    const playing = dealt('flying-doctor-service')
      .city(0, 'husband', 'wife', 'wife')
      .city(1, 'husband', 'wife', 'husband', 'wife');
    expect(playing.achieved(0, 'flying-doctor-service').start().score(0).events).toBe(9);
    const needs = dealt('flying-doctor-service').city(0, 'doctor', 'postal-pigeon').start();
    expect(needs.offers(achieve('flying-doctor-service'))).toBe(true);
  });

  test('EC84: Graduation of Scholars: up to 3 Critters of the hand beneath, 2 points each', () => {
    const playing = dealt('graduation-of-scholars')
      .city(0, 'teacher', 'university')
      .hand(0, 'wife', 'king', 'farm')
      .start();
    playing.choose(achieve('graduation-of-scholars'));
    expect(playing.offers({ card: 'farm' })).toBe(false);
    playing.choose({ card: 'king' }, { card: 'wife' });
    expect(playing.hand(0)).toEqual(['farm']);
    expect(playing.score(0).events).toBe(4);
  });

  test('EC85, RU115: Ministering to Miscreants: 3 points for each prisoner, as long as the Dungeon stands', () => {
    const there = dealt('ministering-to-miscreants').city(0, { card: 'dungeon', beneath: ['wife', 'king'] });
    expect(there.achieved(0, 'ministering-to-miscreants').start().score(0).events).toBe(6);
    expect(dealt('ministering-to-miscreants').achieved(0, 'ministering-to-miscreants').start().score(0).events).toBe(0);
    expect(
      dealt('ministering-to-miscreants')
        .city(0, 'monk', 'dungeon')
        .start()
        .offers(achieve('ministering-to-miscreants')),
    ).toBe(true);
  });

  test('EC86, RU115: Path of the Pilgrims: 3 points for each worker on the Monastery', () => {
    const playing = dealt('path-of-the-pilgrims')
      .city(0, 'monastery', 'wanderer')
      .out(0, 0, 0)
      .achieved(0, 'path-of-the-pilgrims');
    expect(playing.start().score(0).events).toBe(6);
    expect(dealt('path-of-the-pilgrims').achieved(0, 'path-of-the-pilgrims').start().score(0).events).toBe(0);
    expect(
      dealt('path-of-the-pilgrims').city(0, 'monastery', 'wanderer').start().offers(achieve('path-of-the-pilgrims')),
    ).toBe(true);
  });

  test('EC87: Performer in Residence: up to 3 berries, 2 points each', () => {
    const playing = dealt('performer-in-residence').city(0, 'inn', 'bard').stock(0, { berry: 2, twig: 3 }).start();
    playing.choose(achieve('performer-in-residence'), { count: 2 });
    expect(playing.stock(0)).toEqual({ twig: 3 });
    expect(playing.score(0).events).toBe(4);
  });

  test('EC88, RU115: Pristine Chapel Ceiling: a card and a resource for each token on the Chapel, 2 points each at the end', () => {
    const playing = dealt('pristine-chapel-ceiling').city(0, 'woodcarver', { card: 'chapel', points: 2 }).start();
    playing.choose(achieve('pristine-chapel-ceiling'), { what: 'twig' }, { what: 'berry' });
    expect(playing.hand(0)).toHaveLength(2);
    expect(playing.stock(0)).toEqual({ twig: 1, berry: 1 });
    expect(playing.score(0).events).toBe(4);
    expect(dealt('pristine-chapel-ceiling').achieved(0, 'pristine-chapel-ceiling').start().score(0).events).toBe(0);
  });

  test('EC89, RU115: Remembering the Fallen: 3 points for each worker on the Cemetery', () => {
    const playing = dealt('remembering-the-fallen')
      .city(0, 'cemetery', 'shepherd')
      .out(0, 0)
      .achieved(0, 'remembering-the-fallen');
    expect(playing.start().score(0).events).toBe(3);
    expect(dealt('remembering-the-fallen').achieved(0, 'remembering-the-fallen').start().score(0).events).toBe(0);
    expect(
      dealt('remembering-the-fallen').city(0, 'cemetery', 'shepherd').start().offers(achieve('remembering-the-fallen')),
    ).toBe(true);
  });

  test('EC90: Tax Relief: a production and 3 points', () => {
    const playing = dealt('tax-relief').city(0, 'judge', 'queen', 'farm', 'mine').start().choose(achieve('tax-relief'));
    expect(playing.stock(0)).toEqual({ berry: 1, pebble: 1 });
    expect(playing.score(0).events).toBe(3);
  });

  test('EC91, E90: The Everdell Games: two cards of each colour, 9 points', () => {
    const nine = ['fool', 'ruins', 'farm', 'mine', 'inn', 'inn', 'crane', 'judge', 'king'];
    expect(
      dealt('the-everdell-games')
        .city(0, ...nine)
        .start()
        .offers(achieve('the-everdell-games')),
    ).toBe(false);
    const playing = dealt('the-everdell-games')
      .city(0, ...nine, 'wife')
      .start()
      .choose(achieve('the-everdell-games'));
    expect(playing.score(0).events).toBe(9);
  });

  test('EC92: Under New Management: up to 3 resources, 1 point for a twig or berry, 2 for resin or pebble', () => {
    const playing = dealt('under-new-management')
      .city(0, 'peddler', 'general-store')
      .stock(0, { twig: 1, resin: 1, pebble: 1, berry: 1 });
    const achieved = playing
      .start()
      .choose(achieve('under-new-management'), { what: 'twig' }, { what: 'resin' }, { what: 'pebble' });
    expect(achieved.stock(0)).toEqual({ berry: 1 });
    expect(achieved.score(0).events).toBe(5);
  });
});
