import { parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../../content/catalogue.ts';
import { everdell } from '../../game.ts';
import { EMPTY } from '../../state/state.ts';
import { scene } from '../../testing/scene.ts';
import { lair } from '../nightweave/scene.ts';
import { SCHEMES } from '../nightweave/schemes/schemes.ts';
import { legendCards } from './cards.ts';
import { legendsOf } from './legend.ts';
import { play, sliceFor, withLegends } from './scene.ts';

const FULL = ['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);

describe('More Legends', () => {
  function laid(seats: number, seed: string) {
    const setup = parseSetup(everdell, { seats, legends: 'yes' });
    if (!setup.ok) throw new Error(setup.message);
    return everdell.create(setup.value, Random.of(seedOf(seed)));
  }

  test('W31, W32: everybody gets one legendary Critter and one Construction; the rest stays unseen', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { of, rest } = legendsOf(laid(4, seed));
      expect(of.map((kinds) => kinds.map((kind) => cardOf(kind).isCritter))).toEqual(Array(4).fill([true, false]));
      expect(rest).toHaveLength(2);
      expect(new Set([...of.flat(), ...rest]).size).toBe(10);
    }
  });

  test('OW108: the dealt legends lie open', () => {
    const state = laid(2, 'open');
    const shown = everdell.view(state, 1).modules.legends as { of: string[][] };
    expect(shown.of).toEqual(legendsOf(state).of.map((kinds) => kinds.map((kind) => cardOf(kind).id)));
    expect(JSON.stringify(shown)).not.toContain(cardOf(legendsOf(state).rest[0] ?? -1).id);
  });

  test('W33: they are no hand cards', () => {
    expect(
      laid(2, 'hands')
        .players.map(({ hand }) => hand.length)
        .sort(),
    ).toEqual([5, 6]);
  });

  test('W34, OW44, OW45: played by paying, with a discount too, even if the banner card stands there', () => {
    const table = withLegends(['jor-goldwing'])
      .city(0, 'bard')
      .stock(0, { berry: 4 })
      .start()
      .choose(play('jor-goldwing'));
    expect(table.keys).toHaveLength(2);
    table.choose({ do: 'pay' });
    expect(table.city(0)).toEqual(['bard', 'jor-goldwing']);
    const cheaper = withLegends(['jor-goldwing']).city(0, 'innkeeper').stock(0, { berry: 1 }).start();
    expect(cheaper.choose(play('jor-goldwing')).city(0)).toEqual(['jor-goldwing']);
  });

  test('W35, W37: one banner card is discarded for it', () => {
    const table = withLegends(['mayberry-matriarch'])
      .city(0, 'wife', 'wife')
      .start()
      .choose(play('mayberry-matriarch'));
    expect([table.city(0), table.discarded]).toEqual([['wife', 'mayberry-matriarch'], ['wife']]);
  });

  test('W36: neither an occupied token nor a free play brings a legend', () => {
    expect(withLegends(['jor-goldwing']).city(0, 'theater', 'ever-tree').start().offers(play('jor-goldwing'))).toBe(
      false,
    );
    const paying = withLegends(['jor-goldwing']).city(0, 'theater', 'ever-tree').stock(0, { berry: 4 }).start();
    paying.choose(play('jor-goldwing'));
    expect([paying.ask, paying.stock(0), paying.card(0, 'theater').occupied]).toEqual(['turn', {}, false]);
    expect(withLegends(['jor-goldwing']).city(0, 'queen').start().offers({ do: 'visit', card: 'queen' })).toBe(false);
  });

  test('W38, W39: beside the legend no banner card is played any more; those that stand there stay', () => {
    const table = withLegends([], ['mayberry-matriarch'])
      .city(0, 'wife')
      .hand(0, 'wife')
      .stock(0, { berry: 9 })
      .start();
    expect(table.offers({ do: 'play', card: 'wife' })).toBe(false);
    expect(table.city(0)).toContain('wife');
  });

  test('W40, W41: workers and occupied token move on to the legend, without an activation', () => {
    const table = withLegends(['everflame-tomb'])
      .city(0, { card: 'cemetery', occupied: true }, 'undertaker')
      .out(0, 0)
      .start()
      .choose(play('everflame-tomb'));
    expect([table.card(0, 'everflame-tomb').occupied, table.out(0), table.ask]).toEqual([
      true,
      ['everflame-tomb'],
      'turn',
    ]);
  });

  test('W42: it counts as its banner card: for events and for the linked Critter', () => {
    const table = withLegends([], ['click-clacks']).hand(0, 'shopkeeper').start().play('shopkeeper');
    expect(table.card(0, 'click-clacks').occupied).toBe(true);
    const event = withLegends([], ['king-norths-treasury'])
      .city(0, 'chip-sweep')
      .special('a-well-run-city', 'an-evening-of-fireworks', 'ancient-scrolls-discovered', 'flying-doctor-service');
    expect(event.start().offers({ do: 'achieve', event: 'a-well-run-city' })).toBe(true);
  });

  test('W43, W417: it brings its own space, so a full city takes it', () => {
    const table = withLegends(['jor-goldwing'])
      .city(0, ...FULL)
      .stock(0, { berry: 4 })
      .start()
      .choose(play('jor-goldwing'));
    expect([table.city(0).length, table.match.view(0).players[0]?.spaces]).toEqual([16, 15]);
  });

  test('W44: it never leaves the city', () => {
    const ruins = withLegends([], ['click-clacks']).city(0, 'mine').hand(0, 'ruins').start().play('ruins');
    expect(ruins.city(0)).toEqual(['click-clacks', 'ruins']);
    const university = withLegends([], ['click-clacks']).city(0, 'university').start();
    expect(university.offers({ do: 'visit', card: 'university' })).toBe(false);
  });

  test('W44: neither an event nor a Dungeon takes it', () => {
    const cure = withLegends([], ['jor-goldwing'])
      .city(0, 'undertaker', 'barge-toad')
      .special('croak-wart-cure', 'an-evening-of-fireworks', 'ancient-scrolls-discovered', 'flying-doctor-service');
    const table = cure.stock(0, { berry: 2 }).start().choose({ do: 'achieve', event: 'croak-wart-cure' });
    expect(table.options.map(({ card }) => card)).toEqual(['undertaker', 'barge-toad']);
    const dungeon = withLegends([], ['jor-goldwing']).city(0, 'dungeon').hand(0, 'farm').start();
    expect(dungeon.offers({ do: 'play', card: 'farm' })).toBe(false);
  });

  test('W45, OW46: neither Miner Mole nor Chip Sweep starts it', () => {
    const sweep = withLegends([], ['click-clacks'])
      .hand(0, 'chip-sweep')
      .stock(0, { berry: 3 })
      .start()
      .play('chip-sweep');
    expect(sweep.stock(0)).toEqual({});
  });

  test('W418: tokens on the banner card are lost, the card goes to the discard pile', () => {
    const scene2 = withLegends(['king-norths-treasury']).city(0, { card: 'clock-tower', points: 3 });
    const table = scene2.start().choose(play('king-norths-treasury'));
    expect([table.card(0, 'king-norths-treasury').points, table.discarded]).toEqual([4, ['clock-tower']]);
  });

  test('W46: Rugwort answers a legend twice and takes 3 points', () => {
    const solo = scene(1, { legends: 'yes' }).stock(0, { berry: 4, pebble: 6, twig: 4, resin: 4 }).start();
    const legend = solo.options.find(({ from }) => from === 'legends');
    expect(legend).toBeDefined();
    solo.choose({ do: 'play', from: 'legends', card: String(legend?.card) });
    while (solo.ask !== 'turn') solo.choose({});
    expect([solo.player(1).city.length, solo.player(1).points]).toEqual([2, 3]);
  });

  test('OW109: a legend is as rare as its banner card', () => {
    for (const { id } of legendCards) {
      const card = cardOf(kindNamed(id));
      expect(card.rarity).toBe(cardOf(card.as).rarity);
    }
  });
});

describe('the legends', () => {
  test('W47, OW111: Strey Softpaw carries out up to 2 different basic or forest locations with workers', () => {
    const table = withLegends([], ['strey-softpaw'])
      .out(1, 'basic-3-twigs', 'basic-2-resin')
      .start()
      .visit('strey-softpaw');
    expect(table.offers({ at: 'basic-1-pebble' })).toBe(false);
    table.choose({ at: 'basic-3-twigs' });
    expect(table.offers({ at: 'basic-3-twigs' })).toBe(false);
    expect(table.choose({ at: 'basic-2-resin' }).stock(0)).toEqual({ twig: 3, resin: 2 });
  });

  test('W47: forest cards too; one or none will do, but not without a worker on any', () => {
    const forest = withLegends([], ['strey-softpaw'])
      .forest('forest-3-berries', 'forest-2-any', 'forest-twig-resin-berry')
      .out(1, 'forest-3-berries')
      .start()
      .visit('strey-softpaw');
    expect(forest.keys).toEqual(['copy at=forest-3-berries', 'decline']);
    expect(forest.choose({ do: 'decline' }).stock(0)).toEqual({});
    expect(withLegends([], ['strey-softpaw']).start().offers({ do: 'visit' })).toBe(false);
  });

  test('W48, OW110: the Everflame Tomb plays a card of hand or Meadow for free; the worker stays', () => {
    const table = withLegends([], ['everflame-tomb']).hand(0, 'castle', 'king').start().visit('everflame-tomb');
    expect(table.keys.sort()).toEqual(['play card=castle from=hand spot=0', 'play card=king from=hand spot=0']);
    table.choose({ card: 'castle' });
    expect(table.city(0)).toEqual(['everflame-tomb', 'castle']);
    const taken = withLegends([], ['everflame-tomb']).hand(0, 'king').out(0, 0);
    expect(taken.start().offers({ do: 'visit', card: 'everflame-tomb' })).toBe(false);
    const spring = withLegends([], ['everflame-tomb']).out(0, 0, 'basic-3-twigs').start().choose({ do: 'prepare' });
    expect(spring.out(0)).toEqual(['everflame-tomb']);
    const open = withLegends([], ['everflame-tomb']).city(0, 'undertaker').hand(0, 'king').out(0, 0);
    expect(open.start().offers({ do: 'visit', card: 'everflame-tomb' })).toBe(true);
  });

  test('W49: Click Clack’s brings 3 berries and a resource for each Farm', () => {
    const table = withLegends(['click-clacks']).city(0, 'general-store', 'farm').start().choose(play('click-clacks'));
    table.choose({ what: 'pebble' });
    expect(table.stock(0)).toEqual({ berry: 3, pebble: 1 });
  });

  test('W50, W51, OW112: Chipter Swipple activates 2 different green cards, no legends, once in a turn', () => {
    const scene2 = withLegends(['chipter-swipple'], ['click-clacks']).city(
      0,
      'mine',
      'farm',
      'twig-barge',
      'chip-sweep',
    );
    const table = scene2.stock(0, { berry: 4 }).start().choose(play('chipter-swipple'), { do: 'pay' });
    expect(table.options.map(({ card }) => card)).toEqual(['mine', 'farm', 'twig-barge', undefined]);
    expect(table.choose({ card: 'mine' }).offers({ card: 'mine' })).toBe(false);
    table.choose({ card: 'farm' });
    expect([table.stock(0), table.match.decision?.seat]).toEqual([{ pebble: 1, berry: 1 }, 1]);
  });

  test('W51: a Chip Sweep starts Chipter Swipple neither before nor after its own production', () => {
    const spring = () =>
      withLegends([], ['chipter-swipple'])
        .city(0, 'chip-sweep', 'mine', 'farm')
        .out(0, 'basic-3-twigs', 'haven')
        .start()
        .choose({ do: 'prepare' });
    const before = spring().choose({ do: 'activate', card: 'chip-sweep' });
    expect([before.ask, before.options.map(({ card }) => card)]).toEqual(['start', ['mine', 'farm']]);
    const after = spring().choose({ do: 'activate', card: 'chipter-swipple' }, { card: 'mine' }, { card: 'farm' });
    expect([after.ask, after.options.map(({ card }) => card)]).toEqual(['start', ['mine', 'farm']]);
    after.choose({ card: 'mine' });
    expect([after.stock(0), after.match.decision?.seat]).toEqual([{ pebble: 3, berry: 2 }, 1]);
  });

  test('W52, OW51, OW113: the Matriarch shares a space with a Husband, who produces, and scores 5 with a Farm', () => {
    const table = withLegends([], ['mayberry-matriarch']).city(0, 'husband', 'farm', 'wife').start();
    expect(table.match.view(0).players[0]?.spaces).toBe(2);
    expect(table.score(0).prosperity).toBe(5);
    const husband = withLegends([], ['mayberry-matriarch'])
      .city(0, 'farm')
      .hand(0, 'husband')
      .stock(0, { berry: 3 })
      .start();
    husband.play('husband').choose({ do: 'pay' });
    expect(husband.ask).toBe('gain-any');
    expect(withLegends([], ['mayberry-matriarch']).city(0, 'farm').start().score(0).prosperity).toBe(0);
    expect(withLegends([], ['mayberry-matriarch']).city(0, 'husband').start().score(0).prosperity).toBe(0);
  });

  test('W53, W54, W55, OW114: the Treasury holds 4 points; each makes a card 2 resources cheaper, and no more than that', () => {
    const treasury = { card: 'king-norths-treasury', points: 4 };
    const slice = sliceFor(['king-norths-treasury'], 2);
    slice.of[0] = [];
    const scene2 = scene(2, { legends: 'yes' }).meadow().with('slices', { legends: slice }).city(0, treasury);
    const table = scene2.hand(0, 'king').stock(0, { berry: 2 }).start().play('king');
    expect(table.keys).toEqual(['pay berry=2 by=king-norths-treasury', 'pay by=king-norths-treasury']);
    table.choose({ berry: 2 });
    expect(table.card(0, 'king-norths-treasury').points).toBe(2);
    expect(table.city(0)).toContain('king');
  });

  test('OW49: points left on the Treasury count', () => {
    const slice = sliceFor(['king-norths-treasury'], 2);
    slice.of[0] = [];
    const scene2 = scene(2, { legends: 'yes' }).with('slices', { legends: slice });
    expect(scene2.city(0, { card: 'king-norths-treasury', points: 3 }).start().score(0).tokens).toBe(3);
  });

  test('W56: Jor Goldwing takes a point for each hand card, at most 8, and discards none', () => {
    const table = withLegends(['jor-goldwing'])
      .city(0, 'bard')
      .hand(0, 'mine', 'inn', 'king')
      .start()
      .choose(play('jor-goldwing'));
    expect([table.player(0).points, table.hand(0).length]).toEqual([3, 3]);
  });

  test('W35, W342: a banner card that lies face down cannot be given up for the legend', () => {
    const schemes = {
      piles: [SCHEMES.map(({ id }) => id).filter((id) => id !== 'paralysing-fear')],
      inPlay: ['paralysing-fear'],
      past: [],
      tied: [],
      captive: false,
      owed: false,
      guest: EMPTY,
    };
    const offered = (down: boolean) =>
      lair(['resin-trap'], { setup: { legends: 'yes', schemes: 'yes' } })
        .beside({ legends: sliceFor(['jor-goldwing'], 1), schemes })
        .city(0, { card: 'bard', down })
        .start()
        .offers(play('jor-goldwing'));
    expect([offered(false), offered(true)]).toEqual([true, false]);
  });

  test('W56, W317: he counts hand cards that are turned away too', () => {
    const schemes = {
      piles: [SCHEMES.map(({ id }) => id).filter((id) => id !== 'in-the-web')],
      inPlay: ['in-the-web'],
      past: [],
      tied: ['farm', 'mine', 'inn'].map(kindNamed),
      captive: false,
      owed: false,
      guest: EMPTY,
    };
    const table = lair(['resin-trap'], { setup: { legends: 'yes', schemes: 'yes' } })
      .beside({ legends: sliceFor(['jor-goldwing'], 1), schemes })
      .city(0, 'bard')
      .hand(0, 'king')
      .start()
      .choose(play('jor-goldwing'));
    expect(table.player(0).points).toBe(4);
  });

  test('W57, OW54, OW115: the Darkdeep Prison is a Construction; up to 2 Critters, no legends, for 3 points and 3 resources each', () => {
    const scene2 = withLegends(['darkdeep-prison'], ['jor-goldwing']).city(0, 'dungeon', 'wanderer');
    const table = scene2.start().choose(play('darkdeep-prison'));
    expect(table.options.map(({ card }) => card)).toEqual(['wanderer', undefined]);
    table.choose({ card: 'wanderer' }, { what: 'pebble' }, { what: 'pebble' }, { what: 'pebble' });
    expect([table.stock(0), table.player(0).points, table.ask]).toEqual([{ pebble: 3 }, 3, 'turn']);
    expect(cardOf(kindNamed('darkdeep-prison')).isCritter).toBe(false);
    const none = withLegends(['darkdeep-prison']).city(0, 'dungeon', 'mine').start().choose(play('darkdeep-prison'));
    expect([none.ask, none.player(0).points]).toEqual(['turn', 0]);
  });

  test('W58: Tarry Hare brings a resource for each Critter and up to 2 cards for each Construction', () => {
    const scene2 = withLegends([], ['tarry-hare'])
      .hand(0, 'farm', 'wanderer')
      .stock(0, { twig: 2, resin: 1, berry: 2 });
    const table = scene2.start().play('farm').choose({ do: 'amount', count: 2 });
    expect(table.hand(0)).toHaveLength(3);
    const none = withLegends([], ['tarry-hare']).hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).start().play('farm');
    expect(none.choose({ do: 'amount', count: 0 }).hand(0)).toEqual([]);
    const fool = withLegends([], ['tarry-hare']).hand(0, 'fool').stock(0, { berry: 3 }).start().play('fool');
    expect([fool.city(1), fool.ask, fool.stock(0)]).toEqual([['fool'], 'turn', {}]);
    const critter = withLegends([], ['tarry-hare']).hand(0, 'wanderer').stock(0, { berry: 2 }).start().play('wanderer');
    expect(critter.choose({ what: 'pebble' }).stock(0)).toEqual({ pebble: 1 });
  });

  test('W59: Strongroot Castle scores 2 for each Common Construction', () => {
    const castle = withLegends([], ['strongroot-castle']).city(0, 'farm', 'mine', 'lookout', 'postal-pigeon');
    expect(castle.start().score(0).prosperity).toBe(4);
  });
});

describe('impossible legends are refused by name', () => {
  test.each([
    [{ of: [] }, 'slices.legends.of'],
    [{ of: [[kindNamed('farm')], []] }, 'slices.legends.of'],
    [{ rest: 'none' }, 'slices.legends'],
    [{ rest: [99999] }, 'slices.legends'],
  ])('%j', (change, where) => {
    const setup = parseSetup(everdell, { seats: 2, legends: 'yes' });
    if (!setup.ok) throw new Error(setup.message);
    const given = { slices: { legends: { ...sliceFor([], 2), ...change } } };
    expect(everdell.position?.(setup.value, given)).toMatchObject({ ok: false, where });
  });

  test('a legend in hand', () => {
    const setup = parseSetup(everdell, { seats: 2, legends: 'yes' });
    if (!setup.ok) throw new Error(setup.message);
    const slice = sliceFor(['jor-goldwing'], 2);
    slice.of[0] = [];
    const given = { slices: { legends: slice }, players: [{ hand: ['jor-goldwing'] }] };
    expect(everdell.position?.(setup.value, given)).toMatchObject({ ok: false, where: 'players[0].hand' });
  });
});
