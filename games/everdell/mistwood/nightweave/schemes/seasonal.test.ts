import type { Option } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed, PLACES, placeNamed } from '../../../content/catalogue.ts';
import type { PlaceId } from '../../../content/place.ts';
import { AT_CARD, SEASONS } from '../../../state/state.ts';
import type { Playing } from '../../../testing/scene.ts';
import { drawing, holding, MEADOW } from './scene.ts';
import { schemesOf } from './scheme.ts';
import { SCHEMES, type SchemesView } from './schemes.ts';

const RICH = { twig: 3, resin: 3, pebble: 3, berry: 3 };
/** Every toll that is due is paid with the first thing at hand. */
function paid(table: Playing): Playing {
  while (table.ask === 'toll') table.choose(table.options[0] as Option);
  return table;
}
const hers = (table: Playing) => table.player(1).points;
const seen = (table: Playing) => table.match.view(0).modules.schemes as SchemesView;
const webs = (table: Playing) => seen(table).webs.map(({ at, card }) => at ?? card);
const BASIC: PlaceId[] = ['basic-3-twigs', 'basic-2-resin', 'basic-1-pebble', 'basic-1-berry-1-card'];
const SHARED: PlaceId[] = ['basic-2-twigs-1-card', 'basic-1-resin-1-card', 'basic-2-cards-1-point', 'basic-1-berry'];

describe('cards that please her', () => {
  test.each([
    ['unproductive', 'farm', 'inn'],
    ['clerical-errors', 'crane', 'farm'],
    ['recession', 'school', 'farm'],
    ['fatigue', 'inn', 'farm'],
  ])('W299-W302: %s: %s brings her level tokens, %s does not', (id, bad, good) => {
    const scene = (card: string) => holding(id, { level: 3 }).hand(0, card).stock(0, RICH).start().play(card);
    expect([hers(scene(bad)), hers(scene(good))]).toEqual([3, 0]);
  });

  test('W245, W301: a Critter played for nothing counts as played', () => {
    const table = holding('recession').city(0, 'castle').hand(0, 'king').start().play('king');
    expect(hers(table)).toBe(2);
  });

  test('W302, OW104: Fatigue: each visit to a red card of any city, but neither a copy nor a Storehouse', () => {
    const visit = (card: string, owner: number) =>
      holding('fatigue', { level: 3 }).city(owner, card).hand(0, 'farm', 'farm').start().visit(card);
    expect(hers(visit('lookout', 0))).toBe(3);
    expect(hers(visit('inn', 1))).toBe(3 + 1); // the owner's token of the Inn
    const store = { card: 'storehouse', goods: [1, 0, 0, 0] };
    expect(hers(holding('fatigue').city(0, store).start().visit('storehouse'))).toBe(0);
  });
});

describe('webs of a scheme', () => {
  test('W232, W240, W246: only the webs of the scheme in play lie there, and the view shows them', () => {
    expect(webs(holding('spider-tax').start())).toEqual([
      'basic-3-twigs',
      'basic-2-resin',
      'basic-1-pebble',
      'basic-1-berry-1-card',
    ]);
    expect(webs(drawing('recession', { slice: { inPlay: ['spider-tax'] } }).start())).toEqual([]);
    expect(webs(holding('invisible-trap').start()).length).toBe(8);
  });

  test('W242: a web does nothing to a worker that stood there when it came', () => {
    const table = drawing('spider-tax').out(0, 'basic-3-twigs', 'haven').start();
    expect(hers(table)).toBe(0);
    expect(table.choose({ do: 'prepare' }).player(0).available).toBe(3);
  });

  test('W303, OW31, OW97: Berry jam: a resource for you, a token for her, before the location gives', () => {
    const forest: PlaceId[] = ['forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig'];
    const scene = () => holding('berry-jam').forest(...forest);
    expect(webs(scene().start())).toEqual([
      'basic-1-berry-1-card',
      'basic-1-berry',
      'forest-2-any',
      'forest-3-berries',
    ]);
    const table = paid(scene().stock(0, { pebble: 1 }).start().place('forest-3-berries'));
    expect([table.stock(0), hers(table)]).toEqual([{ berry: 3 }, 1]);
  });

  test('W304, OW31: Sticky goo: the same where resin can be had', () => {
    const forest: PlaceId[] = ['forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig'];
    const table = holding('sticky-goo')
      .forest(...forest)
      .stock(0, { twig: 1 })
      .start();
    expect(webs(table)).toEqual(['basic-2-resin', 'basic-1-resin-1-card', 'forest-2-any', 'forest-2-resin-1-twig']);
    paid(table.place('forest-2-resin-1-twig'));
    expect([table.stock(0), hers(table)]).toEqual([{ twig: 1, resin: 2 }, 1]);
  });

  test('W303, W304, OW31: every location that gives a berry, resin or any resource', () => {
    const jam = ['2-berries-1-card', '2-any', 'twig-resin-berry', '3-berries', '2-cards-1-any', 'discard-3-any'];
    const goo = ['2-any', 'twig-resin-berry', '2-resin-1-twig', '2-cards-1-any', 'discard-3-any'];
    const forest = PLACES.filter(({ kind }) => kind === 'forest').map(({ id }) => id);
    const withTwoMore = (id: PlaceId) => [id, ...forest.filter((other) => other !== id).slice(0, 2)];
    const covered = (scheme: string) =>
      forest.filter((id) =>
        webs(
          holding(scheme)
            .forest(...withTwoMore(id))
            .start(),
        ).includes(id),
      );
    const named = (ids: string[]) => ids.map((id) => `forest-${id}`).sort();
    expect(covered('berry-jam').sort()).toEqual(named(jam));
    expect(covered('sticky-goo').sort()).toEqual(named(goo));
  });

  test('W303, W304: a card does not pay for it', () => {
    for (const [id, at] of [
      ['berry-jam', 'basic-1-berry'],
      ['sticky-goo', 'basic-1-resin-1-card'],
    ] as const)
      expect(holding(id).hand(0, 'farm').start().offers({ at })).toBe(false);
  });

  test('W241, W303, W304: she keeps away from jam and goo', () => {
    expect(holding('sticky-goo').start().out(1)).toEqual(['basic-3-twigs']); // 2 resin shown, the arrows go left
    expect(
      holding('berry-jam', { cards: ['berry-thieves'] })
        .start()
        .out(1),
    ).toEqual(['basic-1-pebble']);
  });

  test('W305, W432: Forest bandits: two tokens for a worker in the forest, none for a Lookout that copies it', () => {
    const scene = () => holding('forest-bandits').forest('forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig');
    expect(seen(scene().start()).inPlay).toMatchObject([{ tokens: 2 }]); // seen before
    expect(hers(scene().start().place('forest-3-berries'))).toBe(2);
    const copying = scene().city(0, 'lookout').start().visit('lookout').choose({ at: 'forest-3-berries' });
    expect([copying.stock(0), hers(copying)]).toEqual([{ berry: 3 }, 0]);
    expect(
      holding('forest-bandits', { cards: ['silk-on-the-path'] })
        .start()
        .out(1),
    ).toEqual(['basic-1-pebble']);
  });

  test('W306: Spiders in the trees: a card or a resource for a worker in the forest; she may go there', () => {
    const forest: PlaceId[] = ['forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig'];
    const scene = () => holding('spiders-in-the-trees', { cards: ['silk-on-the-path'] }).forest(...forest);
    expect(scene().start().out(1)).toEqual(['forest-3-berries']);
    const table = paid(scene().hand(0, 'farm').start().place('forest-2-resin-1-twig'));
    expect([table.stock(0), table.hand(0), hers(table)]).toEqual([{ twig: 1, resin: 2 }, [], 0]);
  });

  test('OW32: what cannot be paid is not offered', () => {
    const forest = { do: 'place', at: 'forest-3-berries' };
    const scene = () =>
      holding('spiders-in-the-trees').forest('forest-3-berries', 'forest-2-any', 'forest-3-cards-1-pebble');
    expect(scene().start().offers(forest)).toBe(false);
    expect(scene().hand(0, 'farm').start().offers(forest)).toBe(true);
    const jam = () => holding('berry-jam').hand(0, 'farm');
    expect(jam().start().offers({ at: 'basic-1-berry' })).toBe(false); // only a resource will do
    expect(jam().stock(0, { twig: 1 }).start().offers({ at: 'basic-1-berry' })).toBe(true);
  });

  test('W307: Invisible trap: a token for her on all eight basic locations, unless something is given up', () => {
    for (const at of [...BASIC, ...SHARED].filter((id) => id !== 'basic-2-resin')) {
      expect(hers(holding('invisible-trap').start().place(at))).toBe(1);
    }
    const paying = holding('invisible-trap').stock(0, { pebble: 1 }).start().place('basic-3-twigs');
    expect([paying.ask, hers(paying.choose({ do: 'spend' })), paying.stock(0)]).toEqual(['foil', 0, { twig: 3 }]);
    expect(holding('invisible-trap').start().out(1)).toEqual(['basic-2-resin']);
  });

  test('W308: Spider tax: a token for her on the four exclusive basic locations, which she shuns', () => {
    const tax = (at: PlaceId) =>
      hers(
        holding('spider-tax', { cards: ['silk-on-the-path'] })
          .start()
          .place(at),
      );
    expect([...BASIC, ...SHARED].map(tax)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    const out = holding('spider-tax').start().out(1);
    expect(out.filter((at) => BASIC.includes(at))).toEqual([]);
  });

  test('W309: Order from above: you may not visit them; she may', () => {
    const table = holding('order-from-above').start();
    expect(BASIC.filter((at) => table.offers({ do: 'place', at }))).toEqual([]);
    expect(SHARED.filter((at) => table.offers({ do: 'place', at }))).toEqual(SHARED);
    expect(table.out(1)).toEqual(['basic-2-resin']);
  });

  test('W310, OW36, OW107: Plague: two for a worker on a card, a Storehouse and a second spot too; she cannot go there', () => {
    const scene = () =>
      holding('plague')
        .city(0, { card: 'storehouse', goods: [1, 0, 0, 0] }, 'monastery', 'monk', 'farm')
        .hand(0, 'mine', 'mine');
    expect(webs(scene().start())).toEqual(['storehouse', 'monastery']);
    const table = scene().stock(0, { pebble: 1 }).start().visit('storehouse');
    table.choose({ do: 'spend' }, { do: 'discard' });
    expect([table.stock(0), table.hand(0)]).toEqual([{ twig: 1 }, ['mine']]);
    expect(scene().out(0, 1).start().offers({ do: 'visit', card: 'monastery' })).toBe(false); // two to pay, two to give
    const spring = holding('plague', { cards: ['rooms-for-spiders'] }).inSeason('spring');
    expect(spring.city(1, 'lookout').city(0, 'inn').start().out(1)).not.toContain('lookout');
    expect(
      holding('plague').hand(0, 'inn').stock(0, RICH).start().play('inn').match.view(0).modules.schemes,
    ).toMatchObject({
      webs: [{ card: 'inn' }],
    });
  });
});

describe('what costs more', () => {
  test('W311, OW98: Lobbyist: a card or a resource to play a blue card, never the card itself', () => {
    const scene = (goods: object) => holding('lobbyist').hand(0, 'crane').stock(0, goods).start();
    expect(scene({ pebble: 1 }).offers({ card: 'crane' })).toBe(false);
    const table = paid(scene({ pebble: 1, twig: 1 }).play('crane'));
    expect([table.stock(0), table.city(0)]).toEqual([{}, ['crane']]);
  });

  test('W311, OW33: a reaction and an ability of a blue card cost the same, and may be declined', () => {
    const reacting = holding('lobbyist')
      .city(0, 'historian')
      .hand(0, 'farm')
      .stock(0, { twig: 2, resin: 1, pebble: 1 });
    const table = reacting.start().play('farm');
    expect(table.ask).toBe('use');
    const used = paid(table.choose({ do: 'use' })).hand(0).length;
    const declined = reacting.start().play('farm').choose({ do: 'decline' }).hand(0).length;
    expect([used, declined]).toEqual([1, 0]);
    const crane = (goods: object) => holding('lobbyist').city(0, 'crane').hand(0, 'farm').stock(0, goods).start();
    expect([crane({}).offers({ card: 'farm' }), crane({ berry: 1 }).offers({ card: 'farm' })]).toEqual([false, true]);
  });

  test('W311, EC8: the Clock Tower costs it too, and is not offered where it cannot be paid', () => {
    const preparing = (goods: object) =>
      holding('lobbyist')
        .city(0, { card: 'clock-tower', points: 1 })
        .out(0, 'basic-3-twigs', 'haven')
        .stock(0, goods)
        .start()
        .choose({ do: 'prepare' });
    expect(preparing({}).ask).toBe('turn');
    const table = preparing({ pebble: 1 });
    expect(table.ask).toBe('copy');
    expect(paid(table.choose({ at: 'basic-3-twigs' })).stock(0)).toEqual({ twig: 3 });
    expect(preparing({ pebble: 1 }).choose({ do: 'decline' }).stock(0)).toEqual({ pebble: 1 });
  });

  test('W29, W311: Corrin’s Leader costs it too, and never the card that is handed on', () => {
    const drawing = (goods: object) => {
      const scene = holding('lobbyist', { setup: { corrin: 'yes' } }).city(0, 'corrin-evertail-the-leader');
      const table = scene.hand(0, 'undertaker').stock(0, goods).start().play('undertaker');
      return table
        .choose(...['king', 'queen', 'palace'].map((card) => ({ do: 'sweep', card })))
        .choose({ do: 'take', card: 'school' });
    };
    expect([drawing({ berry: 2 }).ask, drawing({ berry: 3 }).ask]).toEqual(['turn', 'leader']);
    const table = paid(drawing({ berry: 3 }).choose({ do: 'give', card: 'school' }));
    expect([table.stock(0), table.hand(0), table.player(0).points]).toEqual([{}, [], 1]);
  });

  test('W312, OW34, OW106: no blue card comes into your hand; one of the Meadow can be played at the price', () => {
    const drawn = holding('lobbyist').deck('judge', 'farm').start().place('basic-2-twigs-1-card');
    expect([drawn.hand(0), drawn.discarded]).toEqual([['farm'], ['judge']]);
    const summer = holding('lobbyist').season(0, 'spring').out(0, 'haven', 'haven', 'haven').start();
    summer.choose({ do: 'prepare' });
    expect(summer.offers({ card: 'king' })).toBe(true);
    expect(summer.offers({ card: 'judge' })).toBe(false);
    expect(holding('lobbyist').stock(0, { berry: 4 }).start().offers({ card: 'judge', from: 'meadow' })).toBe(true);
  });

  test('W312: she draws blue cards as ever', () => {
    const table = holding('lobbyist', { cards: ['whispers-at-dusk'] })
      .inSeason('summer')
      .deck('judge', 'farm')
      .start();
    expect(table.player(1).hand).toEqual([kindNamed('judge')]);
  });

  test('W313: Predator’s eyes: two other hand cards for a Critter by an occupied token', () => {
    const scene = (...cards: string[]) =>
      holding('predators-eyes')
        .city(0, 'castle')
        .hand(0, 'king', ...cards)
        .start();
    expect([
      scene('farm').offers({ card: 'king', from: 'hand' }),
      scene('farm', 'farm').offers({ card: 'king', from: 'hand' }),
    ]).toEqual([false, true]);
    const mixed = holding('predators-eyes').city(0, 'castle').hand(0, 'king', 'farm').stock(0, { twig: 3 }).start();
    expect(mixed.offers({ card: 'king', from: 'hand' })).toBe(false);
    const table = paid(scene('farm', 'farm').play('king'));
    expect([table.hand(0), table.city(0)]).toEqual([[], ['castle', 'king']]);
    expect(holding('predators-eyes').hand(0, 'king').stock(0, { berry: 6 }).start().play('king').city(0)).toEqual([
      'king',
    ]);
  });

  test('W314: Spiders in the ground: two for a green card, a free one and one with an ability too', () => {
    const scene = (goods: object, ...city: string[]) =>
      holding('spiders-in-the-ground')
        .city(0, ...city)
        .hand(0, 'farm')
        .stock(0, goods);
    expect(scene({ twig: 3, resin: 1 }).start().offers({ card: 'farm' })).toBe(false);
    expect(paid(scene({ twig: 4, resin: 1 }).start().play('farm')).stock(0)).toEqual({ berry: 1 });
    expect(scene({ twig: 1 }, 'crane').start().offers({ card: 'farm', from: 'hand' })).toBe(false);
    expect(scene({ twig: 2 }, 'crane').start().offers({ card: 'farm', from: 'hand' })).toBe(true);
    const free = (...cards: string[]) =>
      holding('spiders-in-the-ground')
        .city(0, 'queen')
        .hand(0, 'farm', ...cards)
        .start();
    expect(free('inn', 'inn').visit('queen').offers({ card: 'farm' })).toBe(true);
    expect(free('inn').visit('queen').offers({ card: 'farm' })).toBe(false);
  });

  test('W315, OW95: Corrupt courts: 3, 2 or 1 tokens by your season, none in winter', () => {
    const bribe = (season: (typeof SEASONS)[number]) => hers(drawing('corrupt-courts').season(0, season).start());
    expect(SEASONS.map(bribe)).toEqual([0, 3, 2, 1]);
  });

  test('W316, OW95: an event costs a card or a resource', () => {
    const scene = () => holding('corrupt-courts').city(0, 'inn', 'lookout', 'chapel');
    expect(scene().start().offers({ do: 'achieve' })).toBe(false);
    const table = paid(scene().stock(0, { twig: 1 }).start().choose({ do: 'achieve', event: 'grand-tour' }));
    expect([table.stock(0), table.player(0).events.length]).toEqual([{}, 1]);
  });
});

describe('In the web', () => {
  const HAND = ['farm', 'mine', 'inn', 'king', 'queen'];

  test('W317: three random hand cards are turned away: they fill the hand but cannot be used', () => {
    const table = drawing('in-the-web')
      .hand(0, ...HAND)
      .start();
    const { tied } = schemesOf(table.state);
    expect([table.hand(0).length, tied.length, table.player(0).handLimit]).toEqual([2, 3, 5]);
    expect([...table.hand(0), ...tied.map((kind) => cardOf(kind).id)].sort()).toEqual(HAND.slice().sort());
    const few = drawing('in-the-web').hand(0, 'farm').start();
    expect([few.hand(0), schemesOf(few.state).tied.length]).toEqual([[], 1]);
  });

  test('W317: which ones is up to chance', () => {
    const kept = [0, 1, 2, 3, 4, 5].map((n) =>
      drawing('in-the-web')
        .hand(0, ...HAND)
        .start(`seed ${n}`)
        .hand(0)
        .sort()
        .join(),
    );
    expect(new Set(kept).size).toBeGreaterThan(1);
  });

  test('OW105: nobody sees which ones they are', () => {
    const table = drawing('in-the-web')
      .hand(0, ...HAND)
      .start();
    expect(seen(table).tied).toBe(3);
    expect(JSON.stringify([table.match.view(0).modules, table.events('nightweave-ties')])).not.toMatch(
      /farm|"mine"|king/,
    );
  });

  test('OW7: they come back with the next scheme, before it acts; cards drawn meanwhile are free', () => {
    const tied = ['farm', 'mine', 'inn'].map(kindNamed);
    const held = { inPlay: ['in-the-web'], tied };
    const table = drawing('copycat', { slice: held }).hand(0, 'king').start().choose({ do: 'decline' });
    expect([table.hand(0).length, schemesOf(table.state).tied, hers(table)]).toEqual([4, [], 8]);
    expect(table.player(0).handLimit).toBe(8 + 3); // the scene began with 8
  });
});

describe('Bad press', () => {
  test('W318: no tan card lies in the Meadow or comes there', () => {
    const scene = drawing('bad-press').meadow('wanderer', null, 'king', 'ruins', 'queen', 'judge', 'doctor', 'castle');
    const table = scene.deck('farm', 'farm', 'mine', 'fool', 'inn', 'inn', 'bard', 'school', 'farm').start();
    const colours = table.meadow.map((id) => (id ? cardOf(kindNamed(id)).colour : ''));
    expect(colours).not.toContain('tan');
    expect(table.discarded).toContain('wanderer');
    const later = holding('bad-press').deck('wanderer', 'farm').stock(0, { berry: 6 }).start().play('king', 'meadow');
    expect([later.meadow[0], later.discarded]).toEqual(['farm', ['wanderer']]);
  });

  test('W319: a tan card of the hand costs a card or a resource more', () => {
    const scene = (goods: object) => holding('bad-press').hand(0, 'wanderer').stock(0, goods).start();
    expect(scene({ berry: 2 }).offers({ card: 'wanderer' })).toBe(false);
    expect(paid(scene({ berry: 3 }).play('wanderer')).stock(0)).toEqual({});
    const free = holding('bad-press').hand(0, 'postal-pigeon').stock(0, { berry: 3 }).deck('wanderer', 'wanderer');
    const pigeon = paid(free.start().play('postal-pigeon'));
    expect([pigeon.stock(0), pigeon.offers({ card: 'wanderer', from: 'aside' })]).toEqual([{}, true]);
  });
});

test('W292-W294, OW5: none in winter; each preparation replaces it, when the Meadow is full again', () => {
  expect(seen(holding('', { slice: { piles: [SCHEMES.map(({ id }) => id)], inPlay: [] } }).start()).inPlay).toEqual([]);
  const table = drawing('recession', { season: 'summer', slice: { inPlay: ['fatigue'], past: [] } }).start();
  expect([schemesOf(table.state).inPlay, schemesOf(table.state).past]).toEqual([['recession'], ['fatigue']]);
  const order = table.match.events(0).map(({ type }) => type);
  expect(order.indexOf('nightweave-schemes')).toBeGreaterThan(order.lastIndexOf('refill'));
  expect(seen(table).piles).toEqual([31]);
});

test('W292: the schemes that were replaced lie in the order in which they came', () => {
  const gone = ['closed', 'fatigue', 'recession'];
  const pile = [...SCHEMES.map(({ id }) => id).filter((id) => !gone.includes(id)), 'recession'];
  const slice = { piles: [pile], inPlay: ['fatigue'], past: ['closed'] };
  expect(seen(drawing('recession', { season: 'spring', slice }).start()).past).toEqual(['closed', 'fatigue']);
});

test('W194, W246: the webs of the old scheme are gone before her deck is shuffled', () => {
  const table = drawing('recession', { slice: { inPlay: ['order-from-above'] } }).start();
  expect([webs(table), table.offers({ do: 'place', at: 'basic-3-twigs' })]).toEqual([[], true]);
});

test('W235, W296-W298: 33 schemes: 15 with a foil are instant, 18 without are seasonal', () => {
  const instant = SCHEMES.filter(({ foil }) => foil);
  expect([SCHEMES.length, instant.length, new Set(SCHEMES.map(({ id }) => id)).size]).toEqual([33, 15, 33]);
  expect(SCHEMES.filter(({ hooks, foil }) => hooks && foil)).toEqual([]);
  expect(instant.every(({ begin }) => begin)).toBe(true);
  expect([MEADOW.length, placeNamed('haven') < AT_CARD]).toEqual([8, true]);
});
