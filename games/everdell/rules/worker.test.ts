import { describe, expect, test } from 'vitest';
import { AT_CARD } from '../state/state.ts';
import { scene } from '../testing/scene.ts';

describe('placing a worker', () => {
  test('E14, E42: placing needs an available worker', () => {
    const playing = scene().start();
    playing.place('basic-1-berry');
    expect(playing.player(0)).toMatchObject({ available: 1, waiting: 4, gone: 0 });
    expect(playing.player(0).out).toHaveLength(1);
    const none = scene().out(0, 'haven', 'haven').start();
    expect(none.offers({ do: 'place' })).toBe(false);
  });

  test('E15: workers go to basic locations, forest, Haven, Journey, events, red cards and the Storehouse', () => {
    const playing = scene()
      .season(0, 'autumn')
      .hand(0, 'farm', 'farm', 'farm', 'mine', 'mine')
      .city(0, 'lookout', { card: 'storehouse', goods: [3, 0, 0, 0] }, 'inn', 'chapel')
      .start();
    for (const at of ['basic-1-berry', 'haven', 'journey-2', 'journey-3', 'journey-4', 'journey-5']) {
      expect(playing.offers({ do: 'place', at })).toBe(true);
    }
    expect(playing.offered({ do: 'place' }).filter(({ at }) => String(at).startsWith('forest'))).toHaveLength(3);
    expect(playing.offers({ do: 'achieve', event: 'grand-tour' })).toBe(true);
    for (const card of ['lookout', 'storehouse', 'chapel']) expect(playing.offers({ do: 'visit', card })).toBe(true);
  });

  test('E43, E44: the effect comes at once and only then, and the worker stays', () => {
    const playing = scene().start();
    playing.place('basic-3-twigs');
    expect(playing.stock(0)).toEqual({ twig: 3 });
    playing.place('basic-1-berry').place('basic-1-berry');
    expect(playing.stock(0)).toEqual({ twig: 3, berry: 1 });
    expect(playing.out(0)).toEqual(['basic-3-twigs', 'basic-1-berry']);
  });

  test('E45, E48, E51: exclusive spots hold one worker in all', () => {
    for (const at of ['basic-3-twigs', 'basic-2-resin', 'basic-1-pebble', 'basic-1-berry-1-card', 'forest-3-berries']) {
      const forest = ['forest-3-berries', 'forest-2-any', 'forest-twig-resin-berry'] as const;
      expect(
        scene()
          .forest(...forest)
          .start()
          .offers({ at }),
      ).toBe(true);
      expect(
        scene()
          .forest(...forest)
          .out(1, at)
          .start()
          .offers({ at }),
      ).toBe(false);
      expect(
        scene()
          .forest(...forest)
          .out(0, at)
          .start()
          .offers({ at }),
      ).toBe(false);
    }
    const autumn = () =>
      scene().season(0, 'autumn').season(1, 'autumn').hand(0, 'farm', 'farm', 'farm', 'farm', 'farm');
    for (const at of ['journey-3', 'journey-4', 'journey-5']) {
      expect(autumn().start().offers({ at })).toBe(true);
      expect(autumn().out(1, at).start().offers({ at })).toBe(false);
    }
  });

  test('E46, E47, E62: shared spots hold any number, several of one player included', () => {
    const shared = ['basic-2-twigs-1-card', 'basic-1-resin-1-card', 'basic-2-cards-1-point', 'basic-1-berry', 'haven'];
    for (const at of shared) {
      const playing = scene().season(0, 'spring').hand(0, 'farm').out(1, at, at).out(0, at, at).start();
      expect(playing.offers({ at })).toBe(true);
    }
    const journey = scene().season(0, 'autumn').season(1, 'autumn').hand(0, 'farm', 'farm');
    expect(journey.out(1, 'journey-2').out(0, 'journey-2').start().offers({ at: 'journey-2' })).toBe(true);
  });

  test('E49, E50: a location is offered only if something can happen there, and what can happen does', () => {
    const empty = scene()
      .forest('forest-discard-draw-double', 'forest-discard-3-any', 'forest-meadow-2-play-1-cheaper')
      .start();
    for (const at of ['haven', 'forest-discard-draw-double', 'forest-discard-3-any']) {
      expect(empty.offers({ at })).toBe(false);
    }
    expect(empty.offers({ at: 'forest-meadow-2-play-1-cheaper' })).toBe(true);
    const eight = ['farm', 'farm', 'farm', 'farm', 'mine', 'mine', 'mine', 'inn'];
    const full = scene()
      .hand(0, ...eight)
      .forest('forest-meadow-2-play-1-cheaper', 'forest-3-berries', 'forest-2-any');
    const playing = full.start();
    expect(playing.offers({ at: 'forest-meadow-2-play-1-cheaper' })).toBe(false);
    playing.place('basic-2-cards-1-point');
    expect(playing.player(0).points).toBe(1);
    expect(playing.hand(0)).toHaveLength(8);
  });

  test('E52: workers of players who have passed go on blocking', () => {
    const playing = scene().passed(1).season(1, 'autumn').out(1, 'basic-1-pebble').start();
    expect(playing.offers({ at: 'basic-1-pebble' })).toBe(false);
  });
});

describe('forest', () => {
  const FOREST = ['forest-3-berries', 'forest-2-any', 'forest-twig-resin-berry', 'forest-2-berries-1-card'] as const;

  test('E54, RU85: with four players a forest card has a second spot', () => {
    expect(
      scene(4)
        .forest(...FOREST)
        .out(1, FOREST[0])
        .start()
        .offers({ at: FOREST[0] }),
    ).toBe(true);
    const both = scene(4)
      .forest(...FOREST)
      .out(1, FOREST[0])
      .out(2, FOREST[0])
      .start();
    expect(both.offers({ at: FOREST[0] })).toBe(false);
  });

  test('E55: nobody has two workers on one forest card', () => {
    expect(
      scene(4)
        .forest(...FOREST)
        .out(0, FOREST[0])
        .start()
        .offers({ at: FOREST[0] }),
    ).toBe(false);
  });

  test('E56, RU86: with two or three players, and alone, a forest card takes one worker', () => {
    expect(
      scene(3)
        .forest(...FOREST)
        .out(1, FOREST[0])
        .start()
        .offers({ at: FOREST[0] }),
    ).toBe(false);
    expect(scene(2).forest(FOREST[0], FOREST[1], FOREST[2]).out(1, FOREST[0]).start().offers({ at: FOREST[0] })).toBe(
      false,
    );
  });

  test('E57: every forest card can be used by any number of players', () => {
    const cards = [
      'forest-2-berries-1-card',
      'forest-2-any',
      'forest-discard-draw-double',
      'forest-copy-basic-1-card',
      'forest-3-cards-1-pebble',
      'forest-twig-resin-berry',
      'forest-3-berries',
      'forest-2-resin-1-twig',
      'forest-2-cards-1-any',
      'forest-discard-3-any',
      'forest-meadow-2-play-1-cheaper',
    ];
    for (const seats of [2, 3, 4]) {
      for (const at of cards) {
        const others = cards.filter((other) => other !== at).slice(0, seats === 2 ? 2 : 3);
        expect(
          scene(seats)
            .hand(0, 'farm')
            .forest(at, ...others)
            .start()
            .offers({ at }),
        ).toBe(true);
      }
    }
  });

  test('E58: only forest cards of the base game are limited to one worker per player', () => {
    const playing = scene(4).hand(0, 'farm').out(0, 'haven').start();
    expect(playing.offers({ at: 'haven' })).toBe(true);
  });
});

describe('copied locations', () => {
  test('E59, E60, RU82: the Lookout copies an occupied location, also the own one, without a worker there', () => {
    const playing = scene().city(0, 'lookout').out(0, 'basic-3-twigs').out(1, 'basic-1-pebble').start();
    playing.visit('lookout');
    expect(playing.offers({ do: 'copy', at: 'basic-1-pebble' })).toBe(true);
    playing.choose({ do: 'copy', at: 'basic-3-twigs' });
    expect(playing.stock(0)).toEqual({ twig: 3 });
    expect(playing.out(0)).toEqual(['basic-3-twigs', 'lookout']);
  });

  test('E60, RU83: a location whose condition is not met is not copied', () => {
    const playing = scene()
      .city(0, 'lookout')
      .forest('forest-discard-3-any', 'forest-3-berries', 'forest-2-any')
      .start();
    playing.visit('lookout');
    expect(playing.offers({ at: 'forest-discard-3-any' })).toBe(false);
    expect(playing.offers({ at: 'forest-3-berries' })).toBe(true);
  });

  test('E61: Haven, Journey, events and cards are neither basic nor forest', () => {
    const playing = scene()
      .season(0, 'autumn')
      .hand(0, 'farm', 'farm', 'farm')
      .city(0, 'lookout', 'inn', 'chapel')
      .start();
    playing.visit('lookout');
    expect(playing.options.every(({ at }) => /^(basic|forest)-/.test(String(at)))).toBe(true);
    expect(playing.options).toHaveLength(8 + 3);
  });
});

describe('cards with worker spots', () => {
  test('E72, E76: a red card of the own city can be visited, one of others only with the open sign', () => {
    const playing = scene().city(0, 'lookout').city(1, 'chapel', 'lookout').start();
    expect(playing.offered({ do: 'visit' })).toMatchObject([{ card: 'lookout', of: 0 }]);
  });

  test('E73, E75, RU61: visiting an open card of another city gives its owner a token before the effect', () => {
    const playing = scene().hand(0, 'farm', 'mine').city(1, 'post-office').start();
    playing.visit('post-office');
    expect(playing.player(1).points).toBe(1);
    const inn = scene().city(1, 'inn').meadow('farm').start();
    expect(inn.offers({ do: 'visit', card: 'inn', of: 1 })).toBe(true);
  });

  test('E74: visiting the own open card gives no token', () => {
    const playing = scene().city(0, 'inn').meadow('farm').start();
    playing.visit('inn');
    expect(playing.player(0).points).toBe(0);
  });

  test('E77, RU60: two copies are two locations', () => {
    const playing = scene().city(0, 'inn', 'inn').meadow('farm', 'farm', 'farm').out(0, 0).start();
    expect(playing.offered({ do: 'visit', card: 'inn' })).toMatchObject([{ id: 1 }]);
    const both = scene().city(0, 'inn', 'inn').meadow('farm', 'farm', 'farm').out(0, 0).out(1, 1).start();
    expect(both.offers({ do: 'visit' })).toBe(false);
  });

  test('E78, E79, RU93: one spot; the second of Cemetery and Monastery with Undertaker and Monk', () => {
    expect(scene().city(0, 'chapel').out(0, 0).start().offers({ do: 'visit' })).toBe(false);
    expect(scene().city(0, 'cemetery').out(0, 0).start().offers({ do: 'visit' })).toBe(false);
    expect(scene().city(0, 'cemetery', 'undertaker').out(0, 0).start().offers({ do: 'visit' })).toBe(true);
    const rich = () => scene().stock(0, { twig: 4 });
    expect(rich().city(0, 'monastery').out(0, 0).start().offers({ do: 'visit' })).toBe(false);
    expect(rich().city(0, 'monastery', 'monk').out(0, 0).start().offers({ do: 'visit' })).toBe(true);
    const third = rich().season(0, 'spring').city(0, 'monastery', 'monk').out(0, 0, 0).start();
    expect(third.offers({ do: 'visit' })).toBe(false);
    expect(rich().city(0, 'monastery').city(1, 'monk').out(0, 0).start().offers({ do: 'visit' })).toBe(false);
  });

  test('E80: a worker on the second spot stays when the Critter that opened it leaves', () => {
    const playing = scene().season(0, 'spring').city(0, 'cemetery', 'undertaker', 'university').out(0, 0, 0).start();
    playing.visit('university').choose({ do: 'lose', card: 'undertaker' }, { what: 'twig' });
    expect(playing.out(0)).toEqual(['cemetery', 'cemetery', 'university']);
  });

  test('E81, E181: workers on Cemetery and Monastery stay for good', () => {
    const playing = scene().city(0, 'cemetery', 'monastery').out(0, 0, 1).start();
    playing.choose({ do: 'prepare' });
    expect(playing.out(0)).toEqual(['cemetery', 'monastery']);
    expect(playing.player(0).available).toBe(1);
  });

  test('E82, E83, RU75: the Storehouse has a spot for its owner but is no red card', () => {
    const full = { card: 'storehouse', goods: [3, 0, 0, 0] };
    const playing = scene().city(0, full, 'inn', 'chapel').start();
    expect(playing.offers({ do: 'visit', card: 'storehouse' })).toBe(true);
    expect(playing.offers({ do: 'achieve', event: 'grand-tour' })).toBe(false);
    expect(scene().city(1, full).start().offers({ do: 'visit' })).toBe(false);
  });

  test('E84: the visitor carries out the effect with the own hand, supply and city', () => {
    const playing = scene().city(1, 'inn').meadow('farm', 'king').start();
    playing.visit('inn');
    expect(playing.city(0)).toEqual(['farm']);
    expect(playing.stock(0)).toEqual({ berry: 1 });
    expect(playing.city(1)).toEqual(['inn']);
  });

  test('E85, RU96: a worker on a card that leaves stays unusable until its owner prepares', () => {
    const playing = scene().city(0, 'university', 'inn').out(1, 1).start();
    playing.visit('university').choose({ what: 'twig' });
    expect(playing.out(1)).toEqual(['adrift']);
    expect(playing.player(1).available).toBe(1);
    playing.place('basic-1-berry').place('basic-1-berry').choose({ do: 'prepare' });
    expect(playing.player(1)).toMatchObject({ out: [], available: 3 });
  });

  test('RU95: a permanent worker on a card that the University discards never comes back (OE10)', () => {
    const playing = scene().city(0, 'university', 'cemetery').out(0, 1).start();
    playing.visit('university').choose({ what: 'twig' });
    expect(playing.out(0)).toEqual(['stranded', 'university']);
    playing.place('basic-1-berry').choose({ do: 'prepare' });
    expect(playing.out(0)).toEqual(['stranded']);
    expect(playing.player(0).available).toBe(2);
    expect(playing.player(0).out).not.toContain(AT_CARD);
  });
});
