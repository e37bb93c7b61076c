import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

const OTHERS = ['forest-3-berries', 'forest-2-resin-1-twig', 'forest-twig-resin-berry'];
/** A game of two with this forest card in the upper left clearing. */
const forest = (card: string) => scene().forest(card, ...OTHERS.filter((other) => other !== card).slice(0, 2));
const EIGHT = ['farm', 'farm', 'farm', 'mine', 'mine', 'mine', 'inn', 'inn'];

describe('basic locations', () => {
  const table: [string, string, object, number, number][] = [
    ['EC49', 'basic-3-twigs', { twig: 3 }, 0, 0],
    ['EC50', 'basic-2-twigs-1-card', { twig: 2 }, 1, 0],
    ['EC51', 'basic-2-resin', { resin: 2 }, 0, 0],
    ['EC52', 'basic-1-resin-1-card', { resin: 1 }, 1, 0],
    ['EC53', 'basic-2-cards-1-point', {}, 2, 1],
    ['EC54', 'basic-1-pebble', { pebble: 1 }, 0, 0],
    ['EC55', 'basic-1-berry-1-card', { berry: 1 }, 1, 0],
    ['EC56', 'basic-1-berry', { berry: 1 }, 0, 0],
  ];
  for (const [rule, at, goods, cards, points] of table) {
    test(`EC49-EC56, E53: ${at} (${rule}) gives exactly what its sign shows, cards from the deck`, () => {
      const playing = scene().deck('queen', 'king').start();
      playing.place(at);
      expect(playing.stock(0)).toEqual(goods);
      expect(playing.hand(0).sort()).toEqual(['queen', 'king'].slice(0, cards).sort());
      expect(playing.player(0).points).toBe(points);
    });
  }
});

describe('Haven', () => {
  test('EC57, E63, E65: one resource of any kind for every two cards, each of another kind if one likes', () => {
    const playing = scene().hand(0, 'farm', 'farm', 'mine', 'inn').start();
    playing.place('haven');
    playing.choose({ card: 'farm' }, { card: 'farm' }, { card: 'mine' }, { card: 'inn' });
    playing.choose({ what: 'pebble' }, { what: 'berry' });
    expect(playing.hand(0)).toEqual([]);
    expect(playing.stock(0)).toEqual({ pebble: 1, berry: 1 });
  });

  test('E64, RU87: an odd card gives nothing', () => {
    const playing = scene().hand(0, 'farm', 'farm', 'farm').start();
    playing.place('haven').choose({ card: 'farm' }, { card: 'farm' }, { card: 'farm' }, { what: 'twig' });
    expect(playing.stock(0)).toEqual({ twig: 1 });
    const one = scene().hand(0, 'farm').start().place('haven');
    expect(one.stock(0)).toEqual({});
    expect(one.hand(0)).toEqual([]);
  });
});

describe('Journey', () => {
  test('E66, RU88: only in autumn', () => {
    for (const season of ['winter', 'spring', 'summer'] as const) {
      expect(
        scene()
          .season(0, season)
          .hand(0, ...EIGHT)
          .start()
          .offers({ at: 'journey-2' }),
      ).toBe(false);
    }
    expect(
      scene()
        .season(0, 'autumn')
        .hand(0, ...EIGHT)
        .start()
        .offers({ at: 'journey-2' }),
    ).toBe(true);
  });

  for (const [rule, points] of [
    ['EC61', 2],
    ['EC60', 3],
    ['EC59', 4],
    ['EC58', 5],
  ] as const) {
    test(`EC58-EC61, E67, E68, E69, E71: the spot ${points} (${rule}) takes ${points} cards, and the worker stays and scores`, () => {
      const cards = EIGHT.slice(0, points);
      const playing = scene()
        .season(0, 'autumn')
        .hand(0, ...cards)
        .start();
      expect(playing.offers({ at: `journey-${points}` })).toBe(true);
      if (points < 5) expect(playing.offers({ at: `journey-${points + 1}` })).toBe(false);
      playing.place(`journey-${points}`);
      expect(playing.hand(0)).toEqual([]);
      expect(playing.score(0).journey).toBe(points);
      expect(playing.out(0)).toEqual([`journey-${points}`]);
    });
  }

  test('E67: the player chooses which cards are discarded, exactly as many as shown', () => {
    const playing = scene().season(0, 'autumn').hand(0, 'farm', 'mine', 'queen').start();
    playing.place('journey-2').choose({ card: 'mine' });
    expect(playing.hand(0)).toEqual(['farm']);
  });

  test('E70: several workers of one player', () => {
    const playing = scene()
      .season(0, 'autumn')
      .hand(0, ...EIGHT)
      .out(0, 'journey-5', 'journey-2', 'journey-2')
      .start();
    expect(playing.score(0).journey).toBe(9);
    expect(playing.offers({ at: 'journey-2' })).toBe(true);
  });
});

describe('forest cards', () => {
  test('EC62: 2 berries and 1 card', () => {
    const playing = forest('forest-2-berries-1-card').start().place('forest-2-berries-1-card');
    expect(playing.stock(0)).toEqual({ berry: 2 });
    expect(playing.hand(0)).toHaveLength(1);
  });

  test('EC63: 2 resources of any kinds', () => {
    const playing = forest('forest-2-any').start().place('forest-2-any').choose({ what: 'twig' }, { what: 'twig' });
    expect(playing.stock(0)).toEqual({ twig: 2 });
  });

  test('EC64: discard any number, draw twice as many', () => {
    const playing = forest('forest-discard-draw-double')
      .hand(0, 'farm', 'mine', 'inn')
      .deck('king', 'queen', 'doctor', 'bard');
    const after = playing.start().place('forest-discard-draw-double');
    after.choose({ card: 'farm' }, { card: 'mine' }, { do: 'done' });
    expect(after.hand(0).sort()).toEqual(['bard', 'doctor', 'inn', 'king', 'queen']);
  });

  test('EC65, RU84: any basic location, occupied or not, and 1 card', () => {
    const playing = forest('forest-copy-basic-1-card')
      .out(1, 'basic-3-twigs')
      .start()
      .place('forest-copy-basic-1-card');
    expect(playing.options).toHaveLength(8);
    playing.choose({ at: 'basic-3-twigs' });
    expect(playing.stock(0)).toEqual({ twig: 3 });
    expect(playing.hand(0)).toHaveLength(1);
  });

  test('EC66: 3 cards and 1 pebble', () => {
    const playing = forest('forest-3-cards-1-pebble').start().place('forest-3-cards-1-pebble');
    expect(playing.stock(0)).toEqual({ pebble: 1 });
    expect(playing.hand(0)).toHaveLength(3);
  });

  test('EC67: 1 twig, 1 resin and 1 berry', () => {
    const playing = forest('forest-twig-resin-berry').start().place('forest-twig-resin-berry');
    expect(playing.stock(0)).toEqual({ twig: 1, resin: 1, berry: 1 });
  });

  test('EC68: 3 berries', () => {
    expect(forest('forest-3-berries').start().place('forest-3-berries').stock(0)).toEqual({ berry: 3 });
  });

  test('EC69: 2 resin and 1 twig', () => {
    expect(forest('forest-2-resin-1-twig').start().place('forest-2-resin-1-twig').stock(0)).toEqual({
      resin: 2,
      twig: 1,
    });
  });

  test('EC70: 2 cards and 1 resource of any kind', () => {
    const playing = forest('forest-2-cards-1-any').start().place('forest-2-cards-1-any').choose({ what: 'pebble' });
    expect(playing.stock(0)).toEqual({ pebble: 1 });
    expect(playing.hand(0)).toHaveLength(2);
  });

  test('EC71, RU100: up to 3 cards for 1 resource of any kind each', () => {
    const playing = forest('forest-discard-3-any').hand(0, 'farm', 'farm', 'farm', 'farm').start();
    playing.place('forest-discard-3-any').choose({ card: 'farm' }, { card: 'farm' }, { card: 'farm' });
    expect(playing.ask).toBe('gain-any');
    playing.choose({ what: 'twig' }, { what: 'resin' }, { what: 'berry' });
    expect(playing.stock(0)).toEqual({ twig: 1, resin: 1, berry: 1 });
    expect(playing.hand(0)).toEqual(['farm']);
  });

  test('EC72, RU99: 2 Meadow cards into the hand, then one of them may be played for 1 less', () => {
    const meadow = ['farm', 'mine', 'king', 'king', 'queen', 'queen', 'castle', 'castle'];
    const playing = forest('forest-meadow-2-play-1-cheaper')
      .stock(0, { twig: 1, resin: 1 })
      .meadow(...meadow)
      .start();
    playing.place('forest-meadow-2-play-1-cheaper').choose({ do: 'take', card: 'farm' }, { do: 'take', card: 'king' });
    expect(playing.ask).toBe('play-cheaper');
    expect(playing.keys).toEqual(['play card=farm from=hand spot=0', 'decline']);
    playing.choose({ do: 'play', card: 'farm' });
    expect(playing.stock(0)).toEqual({ berry: 1 });
    expect(playing.hand(0)).toEqual(['king']);
    expect(playing.meadow.every((card) => card !== null)).toBe(true);
  });

  test('EC72: with seven cards in hand only one is drawn', () => {
    const playing = forest('forest-meadow-2-play-1-cheaper')
      .hand(0, ...EIGHT.slice(0, 7))
      .meadow('king', 'queen', 'king', 'queen', 'castle', 'castle', 'palace', 'palace')
      .start();
    playing.place('forest-meadow-2-play-1-cheaper').choose({ do: 'take', card: 'king' });
    expect(playing.hand(0)).toHaveLength(8);
    expect(playing.ask).toBe('turn');
  });
});
