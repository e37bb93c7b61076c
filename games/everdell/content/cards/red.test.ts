import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

describe('red cards', () => {
  test('EC5: the Cemetery reveals 4 cards of the deck, plays one for free and discards the rest; the worker stays', () => {
    const playing = scene().city(0, 'cemetery').deck('castle', 'king', 'farm', 'cemetery').start().visit('cemetery');
    expect(playing.options.map((option) => option.card).sort()).toEqual(['castle', 'farm', 'king']);
    playing.choose({ card: 'castle' });
    expect(playing.city(0)).toEqual(['cemetery', 'castle']);
    expect(playing.discarded.sort()).toEqual(['cemetery', 'farm', 'king']);
  });

  test('EC5, RU37: the discard pile may be chosen instead, its top four cards, as far as it goes (OE9)', () => {
    const playing = scene()
      .city(0, 'cemetery')
      .discard('queen', 'farm', 'mine', 'inn', 'king')
      .start()
      .visit('cemetery');
    playing.choose({ do: 'reveal', from: 'discard' });
    expect(playing.options.map((option) => option.card).sort()).toEqual(['farm', 'inn', 'king', 'mine']);
    playing.choose({ card: 'king' });
    expect(playing.discarded[0]).toBe('queen');
    const few = scene().city(0, 'cemetery').discard('king').start().visit('cemetery').choose({ from: 'discard' });
    expect(few.city(0)).toEqual(['cemetery', 'king']);
  });

  test('EC5, RU36: four cards that cannot be played are discarded, and the worker stays', () => {
    const city = ['cemetery', 'king', 'queen', 'castle', 'palace'];
    const playing = scene()
      .city(0, ...city)
      .deck('king', 'queen', 'castle', 'palace')
      .start()
      .visit('cemetery');
    expect(playing.discarded.sort()).toEqual(['castle', 'king', 'palace', 'queen']);
    expect(playing.out(0)).toEqual(['cemetery']);
  });

  test('EC5, RU38: a revealed Fool may be played although one owns a Fool', () => {
    const playing = scene()
      .city(0, 'cemetery', 'fool', 'king', 'queen', 'castle')
      .deck('fool', 'king', 'queen', 'castle')
      .start()
      .visit('cemetery');
    expect(playing.city(1)).toEqual(['fool']);
  });

  test('EC6: the Chapel gets a token, then 2 cards are drawn for each token on it', () => {
    const first = scene().city(0, 'chapel').start().visit('chapel');
    expect(first.hand(0)).toHaveLength(2);
    expect(first.card(0, 'chapel').points).toBe(1);
    expect(first.player(0).points).toBe(0);
    const third = scene().city(0, { card: 'chapel', points: 2 }).start().visit('chapel');
    expect(third.hand(0)).toHaveLength(6);
  });

  test('EC20, RU58 and 59: at the Inn a Meadow card is played for 3 less, never a hand card', () => {
    const playing = scene().city(0, 'inn').hand(0, 'king').meadow('mine', 'king').start().visit('inn');
    expect(playing.city(0)).toEqual(['inn', 'mine']);
    expect(playing.stock(0)).toEqual({ pebble: 1 });
    const poor = scene().city(0, 'inn').hand(0, 'farm').meadow('king', 'queen').start();
    expect(poor.offers({ do: 'visit' })).toBe(false);
  });

  test('EC24: the Lookout carries out a basic or forest location', () => {
    const playing = scene()
      .city(0, 'lookout')
      .forest('forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig')
      .start();
    playing.visit('lookout').choose({ at: 'forest-3-berries' });
    expect(playing.stock(0)).toEqual({ berry: 3 });
  });

  test('EC27, RU94: the Monastery gives 2 resources to one opponent for 4 points', () => {
    expect(scene().city(0, 'monastery').stock(0, { berry: 1 }).start().offers({ do: 'visit' })).toBe(false);
    const playing = scene(3).city(0, 'monastery').stock(0, { berry: 1, twig: 1, pebble: 1 }).start().visit('monastery');
    playing.choose({ what: 'twig' }, { what: 'pebble' }, { seat: 1 });
    expect(playing.stock(0)).toEqual({ berry: 1 });
    expect(playing.stock(1)).toEqual({ twig: 1, pebble: 1 });
    expect(playing.player(0).points).toBe(4);
  });

  test('EC31, RU98: the Post Office: 2 cards to an opponent, discard any number, draw to the limit (OE20)', () => {
    expect(scene().city(0, 'post-office').hand(0, 'farm').start().offers({ do: 'visit' })).toBe(false);
    const playing = scene().city(0, 'post-office').hand(0, 'farm', 'mine', 'inn', 'king').start().visit('post-office');
    playing.choose({ do: 'give', card: 'farm' }, { do: 'give', card: 'mine' });
    expect(playing.hand(1).sort()).toEqual(['farm', 'mine']);
    playing.choose({ do: 'discard', card: 'inn' }, { do: 'done' });
    expect(playing.hand(0)).toHaveLength(8);
    expect(playing.hand(0)).toContain('king');
    expect(playing.discarded).toEqual(['inn']);
  });

  test('EC33, RU54, 56 and 57: the Queen plays a card worth 3 or less; Ruins even into a full city', () => {
    expect(scene().city(0, 'queen').hand(0, 'king').meadow('castle').start().offers({ do: 'visit' })).toBe(false);
    const fourteen = Array.from({ length: 8 }, () => 'farm').concat('mine', 'mine', 'mine', 'inn', 'inn', 'inn');
    const full = scene()
      .city(0, ...fourteen, 'queen')
      .hand(0, 'ruins', 'wife')
      .meadow('ruins')
      .start()
      .visit('queen');
    expect(full.options).toMatchObject([
      { card: 'ruins', from: 'hand' },
      { card: 'ruins', from: 'meadow' },
    ]);
    full.choose({ card: 'ruins', from: 'meadow' }, { card: 'mine' });
    expect(full.city(0)).toContain('ruins');
    expect(full.hand(0)).toContain('ruins');
  });

  test('EC45, RU97: the University discards another card for its cost, any resource and a point (OE11)', () => {
    expect(scene().city(0, 'university').start().offers({ do: 'visit' })).toBe(false);
    const playing = scene().city(0, 'university', 'wife', 'mine').start().visit('university');
    expect(playing.options.map((option) => option.card)).toEqual(['wife', 'mine']);
    playing.choose({ card: 'wife' }, { what: 'resin' });
    expect(playing.stock(0)).toEqual({ berry: 2, resin: 1 });
    expect(playing.player(0).points).toBe(1);
    expect(playing.discarded).toEqual(['wife']);
  });
});
