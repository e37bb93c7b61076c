import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('prepare for season', () => {
  test('E177, RU79: only when all workers are deployed', () => {
    expect(scene().out(0, 'haven').start().offers({ do: 'prepare' })).toBe(false);
    expect(scene().out(0, 'haven', 'haven').start().offers({ do: 'prepare' })).toBe(true);
  });

  test('E178: permanent workers count as deployed', () => {
    expect(scene().city(0, 'cemetery').out(0, 0, 'haven').start().offers({ do: 'prepare' })).toBe(true);
  });

  test('E179, E181: only the own workers come back, and all but the permanent ones', () => {
    const playing = scene()
      .city(0, 'cemetery')
      .out(0, 0, 'haven')
      .out(1, 'haven', 'haven')
      .start()
      .choose({ do: 'prepare' });
    expect(playing.out(0)).toEqual(['cemetery']);
    expect(playing.out(1)).toEqual(['haven', 'haven']);
  });

  test('E180, RU80: Clock Tower, workers home, new workers, then the gift of the season', () => {
    const clock = { card: 'clock-tower', points: 3 };
    const playing = scene()
      .city(0, clock, 'farm')
      .out(0, 'basic-1-pebble', 'haven')
      .meadow()
      .start()
      .choose({ do: 'prepare' });
    expect(playing.keys).toEqual(['copy at=basic-1-pebble', 'decline']);
    expect(playing.out(0)).toEqual(['basic-1-pebble', 'haven']);
    playing.choose({ at: 'basic-1-pebble' });
    const types = playing.match.events(0).map((event) => event.type);
    expect(types).toEqual(['points', 'copy', 'gain', 'recall', 'season', 'gain']);
    expect(playing.card(0, 'clock-tower').points).toBe(2);
    expect(playing.stock(0)).toEqual({ pebble: 1, berry: 1 });
  });

  test('E182, E186: spring brings one worker and a production', () => {
    const playing = scene().city(0, 'farm').out(0, 'haven', 'haven').start().choose({ do: 'prepare' });
    expect(playing.player(0)).toMatchObject({ season: 1, available: 3, waiting: 3, out: [] });
    expect(playing.stock(0)).toEqual({ berry: 1 });
  });

  test('E183, E186, RU78: summer brings one worker and up to two Meadow cards, no production', () => {
    const playing = scene()
      .season(0, 'spring')
      .city(0, 'farm')
      .out(0, 'haven', 'haven', 'haven')
      .meadow('king', 'inn', 'mine')
      .start();
    playing.choose({ do: 'prepare' });
    expect(playing.offers({ do: 'done' })).toBe(true);
    playing.choose({ card: 'king' }, { do: 'done' });
    expect(playing.hand(0)).toEqual(['king']);
    expect(playing.player(0)).toMatchObject({ season: 2, available: 4, waiting: 2 });
    expect(playing.stock(0)).toEqual({});
  });

  test('E184, E186: autumn brings two workers and a production', () => {
    const playing = scene()
      .season(0, 'summer')
      .city(0, 'farm')
      .out(0, 'haven', 'haven', 'haven', 'haven')
      .start()
      .choose({ do: 'prepare' });
    expect(playing.player(0)).toMatchObject({ season: 3, available: 6, waiting: 0 });
    expect(playing.stock(0)).toEqual({ berry: 1 });
  });

  test('E185: there is no fourth time', () => {
    const six = ['haven', 'haven', 'haven', 'haven', 'haven', 'haven'];
    expect(
      scene()
        .season(0, 'autumn')
        .out(0, ...six)
        .start()
        .offers({ do: 'prepare' }),
    ).toBe(false);
  });

  test('E187, RU78: a green card played in summer acts on arrival', () => {
    const playing = scene().season(0, 'summer').hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).start().play('farm');
    expect(playing.stock(0)).toEqual({ berry: 1 });
  });

  test('E188, RU101: the summer draw is limited by the room in hand', () => {
    const seven = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn'];
    const one = scene()
      .season(0, 'spring')
      .hand(0, ...seven)
      .out(0, 'haven', 'haven', 'haven')
      .meadow('king', 'queen')
      .start();
    one.choose({ do: 'prepare' }, { card: 'king' });
    expect(one.hand(0)).toHaveLength(8);
    expect(one.match.decision?.seat).toBe(1);
    const none = scene()
      .season(0, 'spring')
      .hand(0, 'wife', ...seven)
      .out(0, 'haven', 'haven', 'haven')
      .start()
      .choose({ do: 'prepare' });
    expect(none.match.decision?.seat).toBe(1);
    expect(none.hand(0)).toHaveLength(8);
  });

  test('E189: preparing is the whole turn', () => {
    expect(scene().out(0, 'haven', 'haven').start().choose({ do: 'prepare' }).match.decision?.seat).toBe(1);
  });
});
