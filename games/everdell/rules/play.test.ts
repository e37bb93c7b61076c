import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const plays = (card: string) => ({ do: 'play', card, from: 'hand' });

describe('playing for free', () => {
  test('E12, E113, RU55: the Queen waives the cost of a card worth at most 3 base points, from hand or Meadow', () => {
    const playing = scene()
      .city(0, 'queen')
      .hand(0, 'theater', 'castle', 'king')
      .meadow('fairgrounds', 'palace')
      .start();
    playing.visit('queen');
    expect(playing.options).toMatchObject([
      { card: 'theater', from: 'hand' },
      { card: 'fairgrounds', from: 'meadow' },
    ]);
    playing.choose({ card: 'theater' });
    expect(playing.city(0)).toEqual(['queen', 'theater']);
  });

  test('E114, E116, RU35: space and uniqueness hold for free plays, what does not fit is not offered', () => {
    const playing = scene().city(0, 'queen', 'historian').hand(0, 'historian', 'farm').meadow().start();
    playing.visit('queen');
    expect(playing.options).toMatchObject([{ card: 'farm' }]);
    const nothing = scene().city(0, 'queen', 'historian').hand(0, 'historian').meadow().start();
    expect(nothing.offers({ do: 'visit', card: 'queen' })).toBe(false);
  });

  test('E114: cards that react to plays react to free plays as well', () => {
    const playing = scene().city(0, 'queen', 'shopkeeper').hand(0, 'wife').meadow().start();
    playing.visit('queen').choose({ card: 'wife' });
    expect(playing.stock(0)).toEqual({ berry: 1 });
  });

  test('E115: a card played by an effect is part of the running action', () => {
    const playing = scene().city(0, 'queen').hand(0, 'farm', 'mine').meadow().start();
    playing.visit('queen').choose({ card: 'farm' });
    expect(playing.match.decision?.seat).toBe(1);
    expect(playing.state.turns).toBe(2);
  });
});

describe('the order of a card play', () => {
  test('E126, E127, RU26: the ability comes first, then the payment', () => {
    const playing = scene().hand(0, 'mine').city(0, 'crane').meadow().start();
    playing.play('mine');
    const types = playing.match.events(0).map((event) => event.type);
    expect(types.indexOf('ability')).toBeLessThan(types.indexOf('leave'));
    expect(types.indexOf('leave')).toBeLessThan(types.indexOf('play'));
  });

  test('E128, E164, E165, RU53: the gap in the Meadow is refilled before the effect, in its own place', () => {
    const meadow = ['farm', 'undertaker', 'inn', 'inn', 'mine', 'mine', 'farm', 'farm'];
    const playing = scene()
      .meadow(...meadow)
      .deck('king', 'queen')
      .stock(0, { berry: 2 })
      .start();
    playing.play('undertaker', 'meadow');
    expect(playing.meadow).toEqual(['farm', 'king', 'inn', 'inn', 'mine', 'mine', 'farm', 'farm']);
    expect(playing.offers({ do: 'sweep', card: 'king', spot: 1 })).toBe(true);
  });

  test('E129, E143, RU44: what the played card removes leaves first, so Ruins fit into a full city', () => {
    const fifteen = Array.from({ length: 8 }, () => 'farm').concat(
      'mine',
      'mine',
      'mine',
      'inn',
      'inn',
      'inn',
      'twig-barge',
    );
    const playing = scene()
      .hand(0, 'ruins')
      .city(0, ...fifteen)
      .start();
    playing.play('ruins').choose({ do: 'lose', card: 'mine' });
    expect(playing.city(0)).toHaveLength(15);
    expect(playing.city(0)).toContain('ruins');
    const types = playing.match.events(0).map((event) => event.type);
    expect(types.indexOf('leave')).toBeLessThan(types.indexOf('gain'));
  });

  test('E130, E131, E133, RU28: the effect is finished before others react', () => {
    const playing = scene().hand(0, 'doctor').city(0, 'shopkeeper').stock(0, { berry: 4 }).start();
    playing.play('doctor');
    expect(playing.ask).toBe('turn');
    expect(playing.stock(0)).toEqual({ berry: 1 });
    expect(playing.player(0).points).toBe(0);
  });

  test('RU27: the Bard discards before the Historian draws', () => {
    const hand = ['farm', 'farm', 'farm', 'farm', 'mine', 'mine', 'mine'];
    const playing = scene()
      .hand(0, 'bard', ...hand)
      .city(0, 'historian')
      .stock(0, { berry: 3 })
      .deck('king')
      .start();
    playing.play('bard').choose({ card: 'farm' }, { card: 'mine' }, { do: 'done' });
    expect(playing.hand(0)).toHaveLength(7 - 2 + 1);
    expect(playing.hand(0)).toContain('king');
    expect(playing.player(0).points).toBe(2);
  });

  test('E131: the player orders reactions where it matters', () => {
    const playing = scene()
      .hand(0, 'mine')
      .city(0, 'historian', 'courthouse')
      .stock(0, { twig: 1, resin: 1, pebble: 1 })
      .start();
    playing.play('mine');
    expect(playing.ask).toBe('react');
    expect(playing.keys).toEqual(['react card=historian id=0 of=0', 'react card=courthouse id=1 of=0']);
    playing.choose({ card: 'courthouse' }, { what: 'twig' });
    expect(playing.hand(0)).toHaveLength(1);
    expect(playing.stock(0)).toEqual({ twig: 1, pebble: 1 });
  });

  test('E132, RU29: Historian, Shopkeeper and Courthouse do not react to their own arrival', () => {
    const rich = { twig: 9, resin: 9, pebble: 9, berry: 9 };
    for (const card of ['historian', 'shopkeeper', 'courthouse']) {
      const playing = scene().hand(0, card).stock(0, rich).meadow().start().play(card);
      expect(playing.ask).toBe('turn');
      expect(playing.match.decision?.seat).toBe(1);
      expect(playing.hand(0)).toEqual([]);
      expect(playing.stock(0).berry).toBe(card === 'courthouse' ? 9 : 7);
    }
  });

  test('E134, RU31 and 32: both cards of a Pigeon cause reactions, but not of the card it brought', () => {
    const playing = scene()
      .hand(0, 'postal-pigeon')
      .city(0, 'shopkeeper')
      .stock(0, { berry: 2 })
      .deck('wife', 'farm')
      .start();
    playing.play('postal-pigeon').choose({ card: 'wife' });
    expect(playing.stock(0)).toEqual({ berry: 2 });
    const own = scene().hand(0, 'postal-pigeon').stock(0, { berry: 2 }).deck('shopkeeper', 'farm').start();
    own.play('postal-pigeon').choose({ card: 'shopkeeper' });
    expect(own.stock(0)).toEqual({});
  });

  test('E135: "may" can be declined and "up to" can be zero', () => {
    const pigeon = scene()
      .hand(0, 'postal-pigeon')
      .stock(0, { berry: 2 })
      .deck('wife', 'farm')
      .start()
      .play('postal-pigeon');
    expect(pigeon.offers({ do: 'decline' })).toBe(true);
    const bard = scene().hand(0, 'bard', 'farm').stock(0, { berry: 3 }).start().play('bard');
    expect(bard.offers({ do: 'done' })).toBe(true);
  });
});

describe('the Fool and other cities', () => {
  test("E17, EC16, RU39: the Fool stands in an opponent's city and counts there", () => {
    const playing = scene(3).hand(0, 'fool').stock(0, { berry: 3 }).start();
    playing.play('fool').choose({ seat: 2 });
    expect(playing.city(2)).toEqual(['fool']);
    expect(playing.score(2).cards).toBe(-2);
    expect(playing.score(0).cards).toBe(0);
    const one = scene(3).hand(0, 'fool').city(1, 'fool').stock(0, { berry: 3 }).start().play('fool');
    expect(one.city(2)).toEqual(['fool']);
  });

  test('RU40: no opponent can take it, so it cannot be played', () => {
    expect(scene().hand(0, 'fool').city(1, 'fool').stock(0, { berry: 3 }).start().offers(plays('fool'))).toBe(false);
    const fifteen = Array.from({ length: 8 }, () => 'farm').concat(
      'mine',
      'mine',
      'mine',
      'inn',
      'inn',
      'inn',
      'twig-barge',
    );
    expect(
      scene()
        .hand(0, 'fool')
        .city(1, ...fifteen)
        .stock(0, { berry: 3 })
        .start()
        .offers(plays('fool')),
    ).toBe(false);
  });

  test('RU41: the own city may be full, or hold a Fool', () => {
    const fifteen = Array.from({ length: 8 }, () => 'farm').concat(
      'mine',
      'mine',
      'mine',
      'inn',
      'inn',
      'inn',
      'twig-barge',
    );
    expect(
      scene()
        .hand(0, 'fool')
        .city(0, ...fifteen)
        .stock(0, { berry: 3 })
        .start()
        .offers(plays('fool')),
    ).toBe(true);
    expect(scene().hand(0, 'fool').city(0, 'fool').stock(0, { berry: 3 }).start().offers(plays('fool'))).toBe(true);
  });

  test('RU42: the own Historian reacts to a Fool, the Shopkeeper does not, and nothing reacts in its new city (OE4)', () => {
    const playing = scene()
      .hand(0, 'fool')
      .city(0, 'historian', 'shopkeeper')
      .city(1, 'historian', 'shopkeeper')
      .stock(0, { berry: 3 })
      .start();
    playing.play('fool');
    expect(playing.hand(0)).toHaveLength(1);
    expect(playing.stock(0)).toEqual({});
    expect(playing.hand(1)).toEqual([]);
    expect(playing.stock(1)).toEqual({});
  });
});
