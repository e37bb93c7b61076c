import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('resources and tokens', () => {
  test('E3: any resource is one of twig, resin, pebble and berry, as the player likes', () => {
    const playing = scene().forest('forest-2-any', 'forest-3-berries', 'forest-2-resin-1-twig').start();
    playing.place('forest-2-any');
    expect(playing.keys).toEqual(['gain what=twig', 'gain what=resin', 'gain what=pebble', 'gain what=berry']);
    playing.choose({ what: 'resin' }, { what: 'berry' });
    expect(playing.stock(0)).toEqual({ resin: 1, berry: 1 });
  });

  test('E4, E5: the supply never runs out, and a player may own any amount', () => {
    const playing = scene().stock(0, { twig: 60 }).stock(1, { twig: 60 }).points(0, 60).start();
    playing.place('basic-3-twigs').place('basic-2-cards-1-point').place('basic-2-cards-1-point');
    expect(playing.stock(0)).toEqual({ twig: 63 });
    expect(playing.player(0).points).toBe(61);
  });

  test('E6: gains come from the supply and payments go to it', () => {
    const playing = scene().hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).start();
    playing.play('farm');
    expect(playing.stock(0)).toEqual({ berry: 1 });
    expect(playing.stock(1)).toEqual({});
    expect(playing.events('pay')).toMatchObject([{ seat: 0, goods: { twig: 2, resin: 1 } }]);
  });

  test('E13: point tokens are counted, not their sizes', () => {
    expect(scene().points(0, 7).start().score(0).tokens).toBe(7);
  });
});

describe('giving', () => {
  test('E16, E172: the giver chooses among all other players', () => {
    const playing = scene(3).city(0, 'monastery').stock(0, { berry: 2 }).start();
    playing.visit('monastery');
    expect(playing.keys).toEqual(['to seat=1', 'to seat=2']);
    playing.choose({ seat: 2 });
    expect(playing.stock(2)).toEqual({ berry: 2 });
  });

  test('E173: a player who has passed cannot be given resources', () => {
    const playing = scene(3).passed(1).city(0, 'monastery').stock(0, { berry: 2 }).season(1, 'autumn').start();
    playing.visit('monastery');
    expect(playing.stock(1)).toEqual({});
    expect(playing.stock(2)).toEqual({ berry: 2 });
  });

  test('E174, RU104: if all others have passed, the goods are discarded and the reward is as usual', () => {
    const playing = scene().passed(1).season(1, 'autumn').city(0, 'monastery').stock(0, { berry: 2 }).start();
    playing.visit('monastery');
    expect(playing.stock(0)).toEqual({});
    expect(playing.stock(1)).toEqual({});
    expect(playing.player(0).points).toBe(4);
  });
});
