import { Match, parseSetup, type Seed, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed, placeOf } from '../../content/catalogue.ts';
import { everdell } from '../../game.ts';
import { EMPTY } from '../../state/state.ts';
import { scene } from '../../testing/scene.ts';
import { lair } from '../nightweave/scene.ts';
import { SCHEMES } from '../nightweave/schemes/schemes.ts';
import { sliceOf } from './ability.ts';
import { pigs } from './pigs.ts';
import { abilityScene } from './scene.ts';
import { lairs } from './spiders.ts';

function starting(seats: number, seed: Seed, more: object = {}) {
  const setup = parseSetup(everdell, { seats, abilities: 'yes', ...more });
  if (!setup.ok) throw new Error(setup.message);
  return Match.start(everdell, setup.value, seed);
}
const SEEDS = Array.from({ length: 40 }, (_, n) => seedOf(`abilities ${n}`));

describe('worker abilities: all', () => {
  test('W60, OW122: each player draws a different one, and with four players each is there', () => {
    for (const seed of SEEDS) {
      const { of } = sliceOf(starting(4, seed).state);
      expect([...of].sort()).toEqual(['butterflies', 'pigs', 'spiders', 'stoats']);
    }
    const drawn = new Set(SEEDS.flatMap((seed) => sliceOf(starting(2, seed).state).of));
    expect(drawn.size).toBe(4);
  });

  test('W61: no worker waits for spring, and none comes with it', () => {
    const { state } = starting(2, seedOf('spring'));
    expect(state.players.map(({ arrivals, waiting }) => [arrivals, waiting])).toEqual([
      [[2, 0, 1, 2], 3],
      [[2, 0, 1, 2], 3],
    ]);
    const spring = scene(2, { abilities: 'yes' }).out(0, 'basic-3-twigs', 'basic-2-resin').hand(0, 'mine').start();
    spring.choose({ do: 'prepare' });
    expect(spring.player(0)).toMatchObject({ season: 1, available: 2, waiting: 3 });
  });

  test('W62: an ability replaces nothing: a turn offers what it always does', () => {
    const with_ = abilityScene(['stoats', 'butterflies']).hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).start();
    const without = scene(2).hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).start();
    expect(with_.keys.filter((key) => !key.includes('meadow'))).toEqual(
      without.keys.filter((key) => !key.includes('meadow')),
    );
  });

  test('W63: an ability goes together with a card-playing ability', () => {
    const table = abilityScene(['stoats', 'butterflies'])
      .hand(0, 'mine', 'inn', 'inn')
      .city(0, 'crane')
      .meadow()
      .start()
      .play('mine');
    table.choose({ do: 'trade', what: 'berry' });
    expect([table.city(0), table.stock(0)]).toEqual([['mine'], { pebble: 1, berry: 1 }]);
  });
});

describe('Stoats', () => {
  const playing = (...hand: string[]) =>
    abilityScene(['stoats', 'butterflies'])
      .hand(0, 'farm', ...hand)
      .stock(0, { twig: 2, resin: 1 })
      .meadow()
      .start()
      .play('farm');

  test('W65: after a card is played and resolved, 2 hand cards buy a berry, twig or resin, 3 a pebble', () => {
    const table = playing('mine', 'inn', 'king');
    expect(table.stock(0)).toEqual({ berry: 1 });
    expect(table.keys).toEqual([
      'trade cards=2 what=twig',
      'trade cards=2 what=resin',
      'trade cards=2 what=berry',
      'trade cards=3 what=pebble',
      'decline',
    ]);
    table.choose({ what: 'pebble' });
    expect([table.hand(0), table.stock(0)]).toEqual([[], { pebble: 1, berry: 1 }]);
    expect(playing('mine', 'inn').offers({ what: 'pebble' })).toBe(false);
    expect(playing('mine').ask).toBe('turn');
    expect(playing('mine', 'inn').choose({ do: 'decline' }).hand(0)).toHaveLength(2);
  });

  test('W66: what the Stoats bring comes too late to pay for the card', () => {
    const short = abilityScene(['stoats', 'butterflies']).hand(0, 'farm', 'mine', 'inn').stock(0, { twig: 2 }).start();
    expect(short.offers({ do: 'play', card: 'farm' })).toBe(false);
  });

  test('OW118: once for each card played, and never for the cards of others', () => {
    const table = playing('mine', 'inn', 'king', 'queen').choose({ what: 'twig' }, { card: 'mine' }, { card: 'inn' });
    expect(table.ask).toBe('turn');
    const other = abilityScene(['butterflies', 'stoats']).hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).meadow();
    expect(other.hand(1, 'mine', 'inn', 'king').start().play('farm').ask).toBe('turn');
  });
});

describe('Butterflies', () => {
  test('W67: they begin, with 12 cards, and hold up to 12', () => {
    for (const seed of SEEDS) {
      const { state } = starting(4, seed, { start: 1 });
      const holder = sliceOf(state).of.indexOf('butterflies');
      expect(state.first).toBe(holder);
      expect(state.players[holder]).toMatchObject({ handLimit: 12 });
      expect(state.players[holder]?.hand).toHaveLength(12);
    }
  });

  test('OW120: the others draw by turn order as always', () => {
    const { state } = starting(4, seedOf('hands'));
    const sizes = [1, 2, 3].map((order) => state.players[(state.first + order) % 4]?.hand.length);
    expect(sizes).toEqual([6, 7, 8]);
  });
});

describe('Spiders', () => {
  test('W68: without the Butterflies too they play last', () => {
    let met = 0;
    for (let n = 0; n < 20; n++) {
      const { state } = starting(2, seedOf(n));
      const { of } = sliceOf(state);
      if (!of.includes('spiders') || of.includes('butterflies')) continue;
      expect((state.first + 1) % 2).toBe(of.indexOf('spiders'));
      met++;
    }
    expect(met).toBeGreaterThan(2);
  });

  test('W68: they play last, and put the figure on a place of the board before the first turn', () => {
    for (const seed of SEEDS) {
      const match = starting(4, seed);
      const { state } = match;
      const holder = sliceOf(state).of.indexOf('spiders');
      expect((state.first + 3) % 4).toBe(holder);
    }
    const match = starting(4, seedOf('lurking'));
    while (match.decision?.ask !== 'spiders-move') match.choose({ do: 'decline' });
    const places = match.decision?.options.map(({ at }) => String(at));
    expect(places).toContain('haven');
    expect(places).toContain('journey-5');
    expect(places).toContain('basic-3-twigs');
    expect(places).toHaveLength(8 + 4 + 1 + 4);
    match.choose(match.decision?.options[0] ?? { do: 'lurk' });
    expect(match.events(0).filter(({ type }) => type === 'spiders-move')).toMatchObject([{ rule: 'W68' }]);
  });

  test('W69: a visit by anybody brings a resource of a kind the owner lacks and a card; then the figure moves', () => {
    const table = abilityScene(['butterflies', 'spiders'], { figure: 'basic-3-twigs' })
      .stock(1, { twig: 1, berry: 2 })
      .start()
      .place('basic-3-twigs');
    expect(table.match.decision?.seat).toBe(1);
    expect(table.keys).toEqual(['gain what=resin', 'gain what=pebble']);
    table.choose({ what: 'pebble' });
    expect(table.stock(1)).toEqual({ twig: 1, pebble: 1, berry: 2 });
    expect(table.hand(1)).toHaveLength(1);
    expect(table.offers({ do: 'lurk', at: 'basic-3-twigs' })).toBe(false);
    table.choose({ do: 'lurk', at: 'haven' });
    expect(placeOf(sliceOf(table.state).figure).id).toBe('haven');
    expect(table.events('spiders-move')).toMatchObject([{ seat: 1, at: 'haven', rule: 'W69' }]);
    expect(table.stock(0)).toEqual({ twig: 3 });
  });

  test('W69: the own visit counts as well, and one elsewhere does not', () => {
    const own = abilityScene(['spiders', 'stoats'], { figure: 'basic-1-berry' }).start().place('basic-1-berry');
    expect(own.ask).toBe('spiders-gain');
    const elsewhere = abilityScene(['spiders', 'stoats'], { figure: 'basic-1-berry' }).start().place('basic-3-twigs');
    expect(elsewhere.ask).toBe('turn');
  });

  test('OW119: with all four kinds there is only the card, and the figure may go where a worker stands', () => {
    const table = abilityScene(['spiders', 'stoats'], { figure: 'basic-1-berry' })
      .stock(0, { twig: 1, resin: 1, pebble: 1 })
      .out(1, 'basic-3-twigs')
      .start()
      .place('basic-1-berry');
    expect(table.ask).toBe('spiders-move');
    expect(table.hand(0)).toHaveLength(1);
    expect(table.offers({ at: 'basic-3-twigs' })).toBe(true);
    expect(lairs(table.state)).toHaveLength(8 + 3 + 1 + 4);
  });
});

describe('Pigs', () => {
  const FARMS = ['farm', 'farm'];

  test('W71, W419: all Farms lie in a stack, none in deck, hands or Meadow', () => {
    for (const seed of SEEDS) {
      const { state } = starting(4, seed);
      const { top, stack } = sliceOf(state);
      expect([...top, ...stack]).toEqual(Array(8).fill(kindNamed('farm')));
      const elsewhere = [...state.deck, ...state.meadow, ...state.players.flatMap(({ hand }) => hand)];
      expect(elsewhere).not.toContain(kindNamed('farm'));
      expect(state.meadow).not.toContain(EMPTY);
    }
  });

  test('W71: seasonal Farms are shuffled, and the top one lies open', () => {
    const tops = new Set(SEEDS.map((seed) => sliceOf(starting(4, seed, { farms: 'seasonal' }).state).top[0]));
    expect(tops.size).toBeGreaterThan(4);
    const match = starting(4, seedOf('open'), { farms: 'seasonal' });
    const [top = -1] = sliceOf(match.state).top;
    expect(match.view(0).modules.abilities).toMatchObject({ farm: cardOf(top).id, farms: 8 });
  });

  test('W72: a free Farm after each own preparation, with its activation; it is no turn', () => {
    const table = abilityScene(['pigs', 'stoats'], { farms: FARMS })
      .out(0, 'basic-3-twigs', 'basic-2-resin')
      .with('turn', 0)
      .start()
      .choose({ do: 'prepare' });
    expect(table.keys).toEqual(['play card=farm from=farms spot=0', 'decline']);
    table.choose({ do: 'play' });
    expect([table.city(0), table.stock(0)]).toEqual([['farm'], { berry: 1 }]);
    expect(table.match.decision).toMatchObject({ seat: 1, ask: 'turn' });
  });

  test('W72, OW121: a free Farm before the first turn, which may be declined', () => {
    const match = starting(4, seedOf('free farm'));
    const holder = sliceOf(match.state).of.indexOf('pigs');
    while (match.decision?.ask !== 'pigs') match.choose(match.decision?.options[0] ?? { do: 'decline' });
    expect(match.decision?.seat).toBe(holder);
    match.choose({ do: 'play', card: 'farm', from: 'farms', spot: 0 });
    expect(match.state.players[holder]?.city.map(({ kind }) => kind)).toEqual([kindNamed('farm')]);
    expect(match.state.turns).toBe(0);
  });

  test('OW121: Rugwort answers the free Farm, and an empty stack gives nothing', () => {
    const solo = SEEDS.find((seed) => sliceOf(starting(1, seed).state).of[0] === 'pigs');
    const match = starting(1, solo ?? '');
    match.choose({ do: 'play', card: 'farm', from: 'farms', spot: 0 });
    expect(match.state.players.map(({ city }) => city.length)).toEqual([1, 1]);
    const empty = abilityScene(['pigs', 'stoats']).out(0, 'basic-3-twigs', 'basic-2-resin').start();
    expect(empty.choose({ do: 'prepare' }).match.decision).toMatchObject({ seat: 1, ask: 'turn' });
    expect(pigs.rule).toBe('W71');
  });

  test('W72, W314: the free Farm is not offered to somebody who cannot pay what a scheme asks for it', () => {
    const schemes = {
      piles: [SCHEMES.map(({ id }) => id).filter((id) => id !== 'spiders-in-the-ground')],
      inPlay: ['spiders-in-the-ground'],
      past: [],
      tied: [],
      captive: false,
      owed: false,
      guest: EMPTY,
    };
    const pigsOf = { of: ['pigs'], figure: EMPTY, top: [kindNamed('farm')], stack: [] };
    const prepared = (...hand: string[]) =>
      lair(['resin-trap'], { setup: { abilities: 'yes', schemes: 'yes' } })
        .beside({ abilities: pigsOf, schemes })
        .hand(0, ...hand)
        .out(0, 'basic-3-twigs', 'basic-1-pebble')
        .start()
        .choose({ do: 'prepare' }).ask;
    expect([prepared('mine'), prepared('mine', 'inn')]).toEqual(['turn', 'pigs']);
  });

  test('W73: anybody may buy the top Farm, with a card-playing ability too; it is no hand card', () => {
    const table = abilityScene(['stoats', 'pigs'], { farms: FARMS }).city(0, 'crane').meadow().start();
    table.choose({ do: 'play', from: 'farms' });
    expect(table.city(0)).toEqual(['farm']);
    const inn = abilityScene(['stoats', 'pigs'], { farms: FARMS }).city(0, 'inn').meadow('king').start();
    expect(inn.offers({ do: 'visit', card: 'inn' })).toBe(false);
    expect(inn.offers({ do: 'play' })).toBe(false);
  });

  test('W74: an opponent who buys a Farm brings the owner 2 points, the owner nothing', () => {
    const goods = { twig: 2, resin: 1 };
    const other = abilityScene(['stoats', 'pigs'], { farms: FARMS }).stock(0, goods).meadow().start();
    other.choose({ do: 'play', from: 'farms' });
    expect(other.player(1).points).toBe(2);
    const own = abilityScene(['pigs', 'stoats'], { farms: FARMS }).stock(0, goods).meadow().start();
    expect(own.choose({ do: 'play', from: 'farms' }).player(0).points).toBe(0);
  });

  test('E143, W75: Ruins cannot take the space of a Farm that uses none', () => {
    const full = abilityScene(['pigs', 'stoats'])
      .hand(0, 'ruins')
      .city(
        0,
        'farm',
        ...['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((id) => [id, id, id]),
      )
      .start()
      .play('ruins');
    expect(full.offers({ do: 'lose', card: 'farm' })).toBe(false);
    expect(full.offers({ do: 'lose', card: 'mine' })).toBe(true);
  });

  test('W75: Farms use no space in the city of the owner', () => {
    const own = abilityScene(['pigs', 'stoats']).city(0, 'farm', 'farm', 'mine').city(1, 'farm', 'mine').start();
    expect(own.match.view(0).players.map(({ spaces }) => spaces)).toEqual([1, 2]);
  });
});

describe('impossible abilities are refused by name', () => {
  const refusal = (slice: object) => {
    const setup = parseSetup(everdell, { seats: 2, abilities: 'yes' });
    if (!setup.ok) throw new Error(setup.message);
    const given = { of: ['pigs', 'stoats'], figure: -1, top: [], stack: [], ...slice };
    return everdell.position?.(setup.value, { slices: { abilities: given } });
  };
  test.each([
    [{ of: ['pigs', 'pigs'] }, 'slices.abilities.of'],
    [{ of: ['pigs', 'rats'] }, 'slices.abilities.of'],
    [{ of: ['pigs'] }, 'slices.abilities.of'],
    [{ figure: 3 }, 'slices.abilities.figure'],
    [{ of: ['spiders', 'pigs'], figure: 999 }, 'slices.abilities.figure'],
    [{ top: [kindNamed('farm'), kindNamed('farm')] }, 'slices.abilities.top'],
    [{ stack: [kindNamed('king')] }, 'slices.abilities.stack'],
  ])('%j', (slice, where) => {
    expect(refusal(slice)).toMatchObject({ ok: false, where });
  });
});
