import { parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { eventOf, kindNamed, placeNamed } from '../../../content/catalogue.ts';
import { everdell } from '../../../game.ts';
import { RESOURCES } from '../../../state/resource.ts';
import { ADRIFT, AT_CARD, EMPTY, HELD } from '../../../state/state.ts';
import type { Playing } from '../../../testing/scene.ts';
import { legendCards } from '../../legends/cards.ts';
import { lairOf } from '../lair.ts';
import { drawing, holding } from './scene.ts';
import { schemesOf } from './scheme.ts';
import { SCHEMES } from './schemes.ts';

const DECLINE = { do: 'decline' };
const hers = (table: Playing) => table.player(1).points;
const total = (table: Playing) => table.player(0).stock.reduce((sum, count) => sum + count, 0);
const die = (table: Playing, type: string) => Number(table.events(type)[0]?.die);
const FULL = ['farm', 'mine', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]);
/** With each of these seeds the die shows something else, so that every side comes up. */
const SEEDS = Array.from({ length: 60 }, (_, n) => n);

describe('the set-up', () => {
  const given = (answers: object) =>
    parseSetup(everdell, { seats: 1, opponent: 'nightweave', schemes: 'yes', ...answers });

  test('W229-W231, W235: schemes for one person alone, with a personality and the small expansions, but no plan', () => {
    expect(given({ personality: 'mean', corrin: 'yes', legends: 'yes', abilities: 'yes', farms: 'seasonal' }).ok).toBe(
      true,
    );
    expect(given({ seats: 2 })).toMatchObject({ ok: false, where: 'schemes' });
    expect(given({ opponent: 'rugwort' })).toMatchObject({ ok: false, where: 'schemes' });
    expect(given({ plan: 'sly-one' })).toMatchObject({ ok: false, where: 'schemes' });
    expect(given({ plan: 'the-scheme-thickens' }).ok).toBe(true);
  });

  test('W235: they are shuffled', () => {
    const setup = given({});
    if (!setup.ok) throw new Error(setup.message);
    const tops = ['one', 'two', 'three', 'four'].map((seed) =>
      schemesOf(everdell.create(setup.value, Random.of(seedOf(seed)))).piles[0]?.at(-1),
    );
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  test('W272: The scheme thickens has two piles, the instant ones and the seasonal ones', () => {
    const setup = given({ schemes: 'no', plan: 'the-scheme-thickens' });
    if (!setup.ok) throw new Error(setup.message);
    const position = everdell.position?.(setup.value, {});
    if (!position?.ok) throw new Error(position?.message);
    const [instant, seasonal] = schemesOf(position.value).piles;
    expect([instant?.length, seasonal?.length]).toEqual([15, 18]);
    expect(instant?.every((id) => SCHEMES.find((scheme) => scheme.id === id)?.foil)).toBe(true);
  });
});

test('W273, OW94: The scheme thickens: an instant one is resolved, then a seasonal one comes; both are replaced', () => {
  const instant = SCHEMES.filter(({ foil }) => foil).map(({ id }) => id);
  const seasonal = SCHEMES.filter(({ foil }) => !foil).map(({ id }) => id);
  const pile = (ids: readonly string[], top: string, gone: string) => [
    ...ids.filter((id) => id !== top && id !== gone),
    top,
  ];
  const piles = [pile(instant, 'copycat', 'closed'), pile(seasonal, 'recession', 'fatigue')];
  const setup = { schemes: 'no', plan: 'the-scheme-thickens' };
  const intrigue = { personality: '', plan: 'the-scheme-thickens', pile: [], webs: [], barred: [], filling: EMPTY };
  const schemes = {
    piles,
    inPlay: ['closed', 'fatigue'],
    past: [],
    tied: [],
    captive: false,
    owed: false,
    guest: EMPTY,
  };
  const scene = drawing('copycat', { setup })
    .beside({ schemes, intrigue })
    .city(0, { card: 'farm', down: true })
    .hand(0, 'inn');
  const table = scene.start();
  expect([table.ask, schemesOf(table.state).inPlay]).toEqual(['foil', ['copycat']]);
  table.choose(DECLINE);
  expect([schemesOf(table.state).inPlay, schemesOf(table.state).past]).toEqual([
    ['copycat', 'recession'],
    ['closed', 'fatigue'],
  ]);
  expect([table.card(0, 'farm').down, hers(table)]).toEqual([false, 2]);
});

describe('Poisoned jam', () => {
  const jam = (given: object = {}) => drawing('poisoned-jam', given);

  test('W320, OW25, OW26: a deployed worker of your choice goes to her board, and she uses it first', () => {
    const table = jam({ cards: ['resin-trap'] })
      .out(0, 'basic-3-twigs', 'haven')
      .start();
    expect(table.options.map(({ at }) => at)).toEqual(['basic-3-twigs', 'haven']);
    table.choose({ at: 'basic-3-twigs' });
    expect([table.out(0), table.player(1).available, schemesOf(table.state).guest]).toEqual([
      ['haven', 'held'],
      4,
      HELD,
    ]);
    expect(table.offers({ do: 'prepare' })).toBe(true); // OW25: it counts as deployed
    table.choose({ do: 'prepare' });
    expect(table.out(0)).toContain('held'); // W322: not from her board
    expect([table.player(1).available, schemesOf(table.state).guest]).toEqual([3, table.player(1).out[0]]);
  });

  test('W322: from the main board your preparation brings it back; hers does not', () => {
    const slice = { guest: placeNamed('haven'), inPlay: ['poisoned-jam'] };
    const scene = () => drawing('recession', { slice, season: 'spring' }).out(0, 'haven').out(0, HELD);
    const table = scene().out(1, 'haven').arrivals(1, 3, 1, 2, 3);
    const playing = table.start();
    expect([playing.out(1), playing.player(1).available]).toEqual([['haven'], 5]); // her own five are home
    playing.choose({ do: 'prepare' });
    expect([playing.out(0), playing.player(0).available, schemesOf(playing.state).guest]).toEqual([[], 3, EMPTY]);
    expect(playing.player(1).arrivals).toEqual([2, 1, 2, 3]);
  });

  test('W322, OW100: it comes back even if the card on which it stood has left its city', () => {
    const scene = holding('poisoned-jam', { slice: { guest: AT_CARD + 77 } }).arrivals(1, 3, 1, 2, 3);
    const table = scene.out(1, ADRIFT).out(0, 'haven', HELD).start().choose({ do: 'prepare' });
    expect([table.out(0), table.player(0).available, schemesOf(table.state).guest]).toEqual([[], 3, EMPTY]);
  });

  test('W322: from her board it does not come back, whatever stands beside nothing of hers', () => {
    const scene = holding('poisoned-jam', { cards: ['an-unasked-guest', 'whispers-at-dusk'], slice: { guest: HELD } });
    const table = scene.arrivals(1, 3, 1, 2, 3).out(1, ADRIFT).out(0, 'haven', HELD).start();
    table.choose({ do: 'prepare' });
    expect([table.out(0), table.player(1).out, schemesOf(table.state).guest]).toEqual([['held'], [ADRIFT], HELD]);
  });

  test('W322: from a Journey it does not come back', () => {
    const scene = holding('poisoned-jam', { slice: { guest: placeNamed('journey-4') } })
      .inSeason('autumn')
      .arrivals(1, 3, 1, 2, 3)
      .out(1, 'journey-4')
      .out(0, 'haven', HELD);
    const table = scene.start().choose({ do: 'prepare' });
    expect([table.out(0), table.out(1)[0]]).toEqual([['held'], 'journey-4']);
    expect(schemesOf(table.state).guest).toBe(placeNamed('journey-4'));
  });

  test('W321, OW100: without one, the next that you place, once its location is carried out; never a permanent one', () => {
    const table = jam().start();
    expect([table.ask, schemesOf(table.state).owed]).toEqual(['turn', true]);
    table.place('basic-3-twigs');
    expect([table.stock(0), table.out(0), schemesOf(table.state).owed]).toEqual([{ twig: 3 }, ['held'], false]);
    const scene = jam().city(0, 'monastery').stock(0, { twig: 2 }).start();
    if (scene.ask === 'foil') scene.choose(DECLINE);
    scene.visit('monastery');
    while (scene.ask !== 'turn') scene.choose({ do: scene.options[0]?.do ?? '' });
    expect([scene.out(0), schemesOf(scene.state).owed]).toEqual([['monastery'], true]);
  });

  test('E85, OW100: a first worker whose card leaves while it works is spared, and the next one goes', () => {
    const table = jam().city(0, 'inn').meadow('ruins', null, 'ruins').start();
    table.visit('inn').choose({ card: 'ruins' });
    expect([table.city(0), table.out(0), schemesOf(table.state).owed]).toEqual([['ruins'], ['adrift'], true]);
    table.place('basic-3-twigs');
    expect([table.out(0), schemesOf(table.state).owed]).toEqual([['adrift', 'held'], false]);
  });

  test('OW100: what it claims is hers, and after you have passed nothing is owed', () => {
    const scene = holding('poisoned-jam', { cards: ['snare-in-the-twigs'], slice: { guest: HELD } }).inSeason('autumn');
    const table = scene
      .arrivals(1, 3, 1, 2, 3)
      .out(1, ...Array<string>(8).fill('haven'))
      .out(0, HELD)
      .start();
    expect([table.out(1).at(-1), table.score(1).journey, table.score(0).journey]).toEqual(['journey-3', 3, 0]);
    expect(jam().passed(0).start().state.slices.schemes?.owed).toBe(false);
  });

  test('W323: foil: 2 pebbles, or 3 in any mix', () => {
    const scene = (goods: object) => jam().out(0, 'haven').stock(0, goods).hand(0, 'farm').start();
    const pebbles = scene({ pebble: 2 }).choose({ do: 'foil' });
    expect([pebbles.stock(0), pebbles.out(0), schemesOf(pebbles.state).guest]).toEqual([{}, ['haven'], EMPTY]);
    const mix = scene({ twig: 2 }).choose({ do: 'spend' }, { do: 'spend' });
    if (mix.ask === 'foil') mix.choose({ do: 'discard' });
    expect([mix.stock(0), mix.hand(0), mix.out(0)]).toEqual([{}, [], ['haven']]);
    expect(scene({ twig: 1 }).out(0)).toEqual(['held']);
  });
});

describe('your hand and your stock', () => {
  const HAND = ['farm', 'mine', 'inn', 'king', 'queen'];

  test('W324, W325, OW62: Pickpocket: half of the hand; each card fewer is a token for her', () => {
    const scene = () =>
      drawing('pickpocket')
        .hand(0, ...HAND)
        .start();
    const all = scene().choose({ count: 0 });
    expect([all.hand(0).length, hers(all)]).toEqual([2, 0]);
    const some = scene().choose({ count: 2 });
    expect([some.hand(0).length, hers(some)]).toEqual([4, 2]);
    expect(scene().options).toHaveLength(4);
    expect(all.player(1).hand.length - some.player(1).hand.length).toBe(2);
  });

  test.each([
    ['theft', 'tttrrrbp'],
    ['quick-theft', 'ttrbbppp'],
    ['thief', 'ttrrbbbp'],
    ['finders-keepers', 'trrbbbpp'],
  ])('W326-W329: %s: three of the resource that the die shows, or all you have', (id, sides) => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const table = drawing(id).stock(0, { twig: 4, resin: 4, berry: 4, pebble: 2 }).start(`theft ${seed}`);
      const rolled = die(table, 'nightweave-rolls');
      const what = RESOURCES.findIndex((name) => name.startsWith(sides[rolled - 1] ?? '?'));
      expect([rolled, table.player(0).stock[what]]).toEqual([rolled, what === 2 ? 0 : 1]);
      expect(total(table)).toBe(14 - (what === 2 ? 2 : 3));
      seen.add(rolled);
    }
    expect(seen.size).toBe(8);
  });

  test('W330: foil of these four: 2 hand cards before the roll', () => {
    for (const id of ['theft', 'quick-theft', 'thief', 'finders-keepers']) {
      const table = drawing(id)
        .hand(0, 'farm', 'mine', 'inn')
        .stock(0, { twig: 3, resin: 3, berry: 3, pebble: 3 })
        .start();
      table.choose({ do: 'discard' }, { do: 'discard' });
      expect([table.hand(0).length, total(table), table.events('nightweave-rolls')]).toEqual([1, 12, []]);
    }
  });

  test('W331-W332, W433: Copycat: 2 tokens for each hand card; of five, four discarded leave 2', () => {
    const scene = () =>
      drawing('copycat')
        .hand(0, ...HAND)
        .start();
    expect(hers(scene().choose(DECLINE))).toBe(10);
    const four = scene().choose({ do: 'discard' }, { do: 'discard' }, { do: 'discard' }, { do: 'discard' }, DECLINE);
    expect([hers(four), four.hand(0).length]).toEqual([2, 1]);
  });

  test('W338: Eight-legged nightmare: a new Meadow, no tan card in your hand, level tokens', () => {
    const table = drawing('eight-legged-nightmare').hand(0, 'wanderer', 'farm', 'fool').start();
    expect([table.hand(0), hers(table)]).toEqual([['farm'], 2]);
    for (const gone of ['wanderer', 'fool']) expect(table.discarded).toContain(gone);
    expect(table.events('sweep')).toHaveLength(8);
    expect(table.meadow).not.toContain(null);
  });

  test('W338: level tokens are as many as the level', () => {
    expect(([0, 1, 4] as const).map((level) => hers(drawing('eight-legged-nightmare', { level }).start()))).toEqual([
      0, 1, 4,
    ]);
  });

  test('W339: foil: 3 resources, nothing else', () => {
    const scene = (goods: object) =>
      drawing('eight-legged-nightmare').hand(0, 'farm', 'farm', 'farm').stock(0, goods).start();
    expect(hers(scene({ twig: 2 }))).toBe(2);
    const table = scene({ twig: 3 }).choose({ do: 'spend' });
    while (table.ask === 'foil') table.choose({ do: 'spend' });
    expect([hers(table), table.stock(0), table.hand(0).length]).toEqual([0, {}, 3]);
  });

  test('W324, W344: which cards she takes is up to chance', () => {
    for (const id of ['pickpocket', 'borrowed']) {
      const left = [0, 1, 2, 3, 4, 5].map((n) => {
        const table = drawing(id)
          .hand(0, ...HAND)
          .start(`seed ${n}`);
        if (table.ask === 'pickpocket') table.choose({ count: 0 });
        return table.hand(0).sort().join();
      });
      expect(new Set(left).size).toBeGreaterThan(1);
    }
  });

  test('W344, W345, OW62: Borrowed: three random cards, one fewer for each resource', () => {
    const scene = (goods: object) =>
      drawing('borrowed')
        .hand(0, ...HAND)
        .stock(0, goods)
        .start();
    const all = scene({});
    expect([all.hand(0).length, hers(all)]).toEqual([2, 0]);
    const two = scene({ twig: 2 }).choose({ do: 'spend' }, DECLINE);
    expect([two.hand(0).length, two.stock(0)]).toEqual([3, { twig: 1 }]);
    expect(drawing('borrowed').hand(0, 'farm').start().hand(0)).toEqual([]);
    const only = drawing('borrowed').hand(0, 'farm').stock(0, { twig: 3 }).start().choose({ do: 'spend' });
    expect([only.ask, only.hand(0), only.stock(0)]).toEqual(['turn', ['farm'], { twig: 2 }]);
  });
});

describe('your workers', () => {
  test('W333, OW25: Ransom: a worker from home is locked up until you prepare', () => {
    const table = drawing('ransom').out(0, 'haven').start();
    expect([table.player(0).available, table.out(0), schemesOf(table.state).captive]).toEqual([
      0,
      ['haven', 'adrift'],
      true,
    ]);
    expect(hers(table)).toBe(0);
    table.choose({ do: 'prepare' });
    expect([table.player(0).available, schemesOf(table.state).captive]).toEqual([3, false]);
  });

  test('W333, W334: the log names the rule by which the worker is locked up', () => {
    const home = drawing('ransom').out(0, 'haven').start();
    expect(home.events('nightweave-locks-up')).toMatchObject([{ from: 0, rule: 'W333' }]);
    const deployed = drawing('ransom').out(0, 'basic-3-twigs', 'haven').start().choose({ at: 'haven' });
    expect(deployed.events('nightweave-locks-up')).toMatchObject([{ left: { at: 'haven' }, rule: 'W334' }]);
    expect(deployed.events('points').filter(({ by }) => by === 'ransom')).toMatchObject([{ count: 2, rule: 'W334' }]);
  });

  test('W334, OW101: with none at home a deployed one, and level tokens; without any, only the tokens', () => {
    const table = drawing('ransom').out(0, 'basic-3-twigs', 'haven').start().choose({ at: 'haven' });
    expect([table.out(0), hers(table)]).toEqual([['basic-3-twigs', 'adrift'], 2]);
    const none = drawing('ransom').city(0, 'monastery', 'monk').out(0, 0, 0).start();
    expect([none.out(0), hers(none), schemesOf(none.state).captive]).toEqual([['monastery', 'monastery'], 2, false]);
  });

  test('W335: foil: 2 berries, or 3 in any mix', () => {
    const berries = drawing('ransom').stock(0, { berry: 2 }).start().choose({ do: 'foil' });
    expect([berries.stock(0), berries.player(0).available]).toEqual([{}, 2]);
    const mix = drawing('ransom').stock(0, { twig: 2 }).hand(0, 'farm').start().choose({ do: 'discard' });
    expect([mix.stock(0), mix.hand(0), mix.player(0).available]).toEqual([{}, [], 2]);
  });
});

describe('Cheat', () => {
  test('W336, OW15, OW103: by the die the first basic or special event from the left or from the right', () => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const table = drawing('cheat').start(`cheat ${seed}`);
      const rolled = die(table, 'nightweave-cheats');
      const { dealt } = table.state;
      const basic = ['city-monument', 'cartographers-expedition'];
      const events = table.player(1).events.map(({ event }) => eventOf(event).id);
      const wanted = [basic[0], basic[1], eventOf(dealt[0] ?? 0).id, eventOf(dealt[3] ?? 0).id];
      expect([rolled, events]).toEqual([rolled, [wanted[Math.floor((rolled - 1) / 2)]]]);
      expect(lairOf(table.state).claimed).toBe(false);
      seen.add(rolled);
    }
    expect(seen.size).toBe(8);
  });

  test('W336: with none of that kind left, level tokens', () => {
    const BASIC = ['grand-tour', 'harvest-festival', 'city-monument', 'cartographers-expedition'];
    for (const seed of SEEDS) {
      const table = drawing('cheat')
        .achieved(0, ...BASIC)
        .start(`cheat ${seed}`);
      const isBasic = die(table, 'nightweave-cheats') <= 4;
      expect([hers(table), table.player(1).events.length]).toEqual(isBasic ? [2, 0] : [0, 1]);
    }
  });

  test('W337, OW96: foil: 3 in any mix before the roll, all or nothing', () => {
    const scene = (goods: object) => drawing('cheat').hand(0, 'farm').stock(0, goods).start();
    expect(scene({ twig: 1 }).ask).toBe('turn');
    const table = scene({ twig: 2 }).choose({ do: 'discard' });
    expect([table.player(1).events, hers(table), table.stock(0)]).toEqual([[], 0, {}]);
  });
});

describe('Industrious', () => {
  test('W346, OW61: the top three deck cards into her city, even beyond fifteen; a Fool goes to you', () => {
    const scene = drawing('industrious')
      .city(1, ...FULL)
      .deck('crane', 'crane', 'judge', 'inn', 'fool', 'university')
      .start();
    expect(scene.city(1).length).toBe(17);
    expect(scene.city(0)).toEqual(['fool']);
  });

  test('W347: foil: one fewer for each hand card', () => {
    const table = drawing('industrious').hand(0, 'farm', 'farm').start().choose({ do: 'discard' }, { do: 'discard' });
    expect(table.city(1)).toHaveLength(1);
  });
});

describe('Takeover', () => {
  test('W348: a purple card of your choice, or else one with most points, even into a full city', () => {
    const purple = drawing('takeover')
      .city(0, 'doctor', 'wife', 'school')
      .city(1, ...FULL)
      .out(0, 'haven', 'haven')
      .start();
    expect(purple.options.map(({ card }) => card)).toEqual(['wife', 'school']);
    purple.choose({ card: 'wife' });
    expect([purple.city(0), purple.city(1).at(-1)]).toEqual([['doctor', 'school'], 'wife']);
    const most = drawing('takeover').city(0, 'farm', 'mine', 'inn').out(0, 'haven', 'haven').start();
    expect(most.options.map(({ card }) => card)).toEqual(['mine', 'inn']);
  });

  test('OW88: a prisoner beneath a taken Dungeon is lost', () => {
    const scene = drawing('takeover').city(0, { card: 'dungeon', beneath: ['wife'] });
    const table = scene.out(0, 'haven', 'haven').start();
    expect([table.city(0), table.city(1)]).toEqual([[], ['dungeon']]);
    expect([table.discarded.includes('wife'), table.card(1, 'dungeon').beneath]).toEqual([true, undefined]);
  });

  test('E85, OW88: tokens on a taken card are lost, and a worker on it stands beside nothing', () => {
    const clock = drawing('takeover').city(0, { card: 'clock-tower', points: 3 }).out(0, 'haven', 'haven').start();
    expect([clock.card(1, 'clock-tower').points, clock.player(1).points]).toEqual([0, 0]);
    const visited = drawing('takeover').city(0, 'lookout').out(0, 0, 'haven').start();
    expect([visited.city(1), visited.out(0)]).toEqual([['lookout'], ['adrift', 'haven']]);
  });

  test('W348, OW89: legends are passed over', () => {
    const scene = drawing('takeover', { setup: { legends: 'yes' } }).city(0, 'strongroot-castle', 'mine', 'farm');
    const { slices } = scene.describe() as { slices: object };
    const rest = legendCards.map(({ id }) => id).filter((id) => id !== 'strongroot-castle');
    const legends = { of: [[]], rest: rest.map(kindNamed), gone: [], swippled: 0 };
    const table = scene
      .beside({ ...slices, legends })
      .out(0, 'haven', 'haven')
      .start();
    expect([table.city(0), table.city(1)]).toEqual([['strongroot-castle', 'farm'], ['mine']]);
  });

  test('W349, OW102: foil: a worker from home guards it, blocks nothing and comes back; an empty city is spared', () => {
    const table = drawing('takeover').city(0, 'queen').start().choose({ do: 'guard' });
    expect([table.city(0), table.player(0).available, table.out(0)]).toEqual([['queen'], 1, ['adrift']]);
    expect(table.place('basic-1-pebble').choose({ do: 'prepare' }).player(0).available).toBe(3);
    expect(drawing('takeover').start().ask).toBe('turn');
  });
});

test('OW38, OW76: after you have passed her schemes go on, and you may still foil and choose', () => {
  const table = drawing('closed', { season: 'summer' }).passed(0).city(0, 'farm').stock(0, { twig: 1 }).start();
  expect(table.ask).toBe('spare');
  table.choose({ do: 'spare' });
  expect(table.card(0, 'farm').down).toBe(false);
  const hers = holding('recession', { cards: ['snare-in-the-twigs'] })
    .inSeason('spring')
    .city(1, 'lookout', 'university');
  expect(hers.passed(0).start().ask).toBe('nightweave-own-city');
});
