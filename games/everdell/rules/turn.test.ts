import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const kinds = (options: readonly { do: string }[]) => [...new Set(options.map((option) => option.do))].sort();

describe('a turn', () => {
  test('E36, E37: one of placing a worker, playing a card and preparing; then the next player has a turn', () => {
    const playing = scene().hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).meadow('king').start();
    expect(kinds(playing.options)).toEqual(['place', 'play']);
    playing.play('farm');
    expect(playing.match.decision?.seat).toBe(1);
    playing.place('basic-1-berry');
    expect(playing.match.decision?.seat).toBe(0);
    playing.place('basic-1-berry');
    expect(playing.match.decision?.seat).toBe(1);
  });

  test('E38, E191: there is no idle turn, and passing is offered in autumn only', () => {
    for (const season of ['winter', 'spring', 'summer'] as const) {
      expect(scene().season(0, season).start().offers({ do: 'pass' })).toBe(false);
    }
    expect(scene().season(0, 'autumn').start().offers({ do: 'pass' })).toBe(true);
  });

  test('E39: players may stand in different seasons', () => {
    const playing = scene().out(0, 'basic-1-berry', 'basic-1-berry').start();
    playing.choose({ do: 'prepare' });
    expect(playing.state.players.map((player) => player.season)).toEqual([1, 0]);
  });

  test('E40: with all workers deployed and no card to play, preparing is all that is left, in autumn passing', () => {
    const winter = scene().meadow('king').out(0, 'haven', 'haven').start();
    expect(winter.keys).toEqual(['prepare']);
    const six = ['haven', 'haven', 'haven', 'haven', 'haven', 'haven'];
    const autumn = scene()
      .meadow('king')
      .season(0, 'autumn')
      .out(0, ...six)
      .start();
    expect(autumn.keys).toEqual(['pass']);
  });

  test('E41: nobody else decides in a turn; goods that are given simply arrive', () => {
    const playing = scene(2).city(0, 'monastery').stock(0, { twig: 2 }).start();
    playing.visit('monastery');
    expect(playing.match.events(1).every((event) => event.seat !== 1 || event.type !== 'choose')).toBe(true);
    expect(playing.stock(1)).toEqual({ twig: 2 });
    expect(playing.match.decision?.seat).toBe(1);
    expect(playing.ask).toBe('turn');
  });
});

describe('the end', () => {
  test('E190, E192, E195: who passes takes no further turn, the others go on, and the game ends with the last', () => {
    const playing = scene(3).season(0, 'autumn').season(1, 'autumn').season(2, 'autumn').start();
    playing.choose({ do: 'pass' }).place('basic-1-berry').choose({ do: 'pass' });
    expect(playing.match.decision?.seat).toBe(1);
    playing.place('basic-1-berry');
    expect(playing.match.decision?.seat).toBe(1);
    playing.choose({ do: 'pass' });
    expect(playing.match.decision).toBeUndefined();
    expect(playing.match.result?.reason).toBe('points');
  });

  test('E2: the highest total wins', () => {
    const playing = scene().season(0, 'autumn').season(1, 'autumn').points(1, 5).points(0, 4).start();
    playing.choose({ do: 'pass' }, { do: 'pass' });
    expect(playing.match.result).toMatchObject({ winners: [1], scores: [4, 5] });
  });

  test('E193, E175: an open card of a player who has passed can still be visited; the token comes to its owner', () => {
    const playing = scene().passed(1).city(1, 'inn').meadow('ruins', 'farm').season(1, 'autumn').start();
    playing.visit('inn');
    expect(playing.player(1).points).toBe(1);
  });

  test('E194: passing keeps hand, resources and tokens', () => {
    const playing = scene().season(0, 'autumn').hand(0, 'farm').stock(0, { berry: 3 }).points(0, 2).start();
    playing.choose({ do: 'pass' });
    expect(playing.hand(0)).toEqual(['farm']);
    expect(playing.stock(0)).toEqual({ berry: 3 });
    expect(playing.player(0)).toMatchObject({ passed: true, points: 2 });
  });
});
