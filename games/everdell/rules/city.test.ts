import { describe, expect, test } from 'vitest';
import { CARDS, cardOf } from '../content/catalogue.ts';
import { scene } from '../testing/scene.ts';

const plays = (card: string) => ({ do: 'play', card, from: 'hand' });
const FOURTEEN = [
  'farm',
  'farm',
  'farm',
  'farm',
  'farm',
  'farm',
  'farm',
  'farm',
  'mine',
  'mine',
  'mine',
  'inn',
  'inn',
  'inn',
].map((card) => ({ card, occupied: true }));

describe('spaces', () => {
  test('E136: fifteen spaces, one for each card', () => {
    const playing = scene()
      .city(0, ...FOURTEEN)
      .hand(0, 'ruins', 'peddler')
      .stock(0, { berry: 4 })
      .start();
    expect(playing.match.view(0).players[0]?.spaces).toBe(14);
    playing.play('peddler').choose({ do: 'done' }).place('basic-1-berry');
    expect(playing.match.view(0).players[0]?.spaces).toBe(15);
  });

  test('E92, E137: events use no space', () => {
    const playing = scene()
      .city(0, ...FOURTEEN)
      .achieved(0, 'grand-tour', 'harvest-festival')
      .hand(0, 'peddler')
      .stock(0, { berry: 2 });
    expect(playing.start().offers(plays('peddler'))).toBe(true);
  });

  test('E138, RU51: a Wanderer uses none, enters a full city, and still counts as a card', () => {
    const playing = scene()
      .city(0, ...FOURTEEN, 'peddler')
      .hand(0, 'wanderer', 'teacher')
      .stock(0, { berry: 4 })
      .start();
    expect(playing.offers(plays('teacher'))).toBe(false);
    playing.play('wanderer');
    expect(playing.city(0)).toHaveLength(16);
    expect(scene().city(0, 'wanderer', 'wanderer', 'ruins').start().offers({ event: 'cartographers-expedition' })).toBe(
      true,
    );
  });

  test('E139: whatever counts as a card that shares a space says itself with whom, as counting the spaces relies on', () => {
    const halves = CARDS.filter((card) => cardOf(card.as).pairKind >= 0);
    expect(halves.map(({ id }) => id)).toContain('husband');
    for (const card of halves) expect(card.pairKind, card.id).toBe(cardOf(card.as).pairKind);
  });

  test('E139, E140, E141, RU47: Husband and Wife share a space one to one; the second half fits a full city', () => {
    const playing = scene()
      .city(0, ...FOURTEEN, 'husband')
      .hand(0, 'wife', 'husband')
      .stock(0, { berry: 9 })
      .start();
    expect(playing.offers(plays('husband'))).toBe(false);
    playing.play('wife');
    expect(playing.match.view(0).players[0]?.spaces).toBe(15);
    const pairs = scene().city(0, 'husband', 'wife', 'wife', 'wife', 'husband').start();
    expect(pairs.match.view(0).players[0]?.spaces).toBe(3);
    const third = scene()
      .city(0, ...FOURTEEN, 'husband', 'wife')
      .hand(0, 'wife')
      .stock(0, { berry: 9 })
      .start();
    expect(third.offers(plays('wife'))).toBe(false);
  });

  test('E142: the space of a card that leaves is free at once, unless its partner stays in it', () => {
    const paired = scene()
      .city(0, ...FOURTEEN.slice(1), 'university', 'husband', 'wife')
      .start();
    paired.visit('university').choose({ card: 'wife' }, { what: 'twig' });
    expect(paired.match.view(0).players[0]?.spaces).toBe(15);
    const single = scene()
      .city(0, ...FOURTEEN.slice(1), 'university', 'wife')
      .start();
    single.visit('university').choose({ card: 'wife' }, { what: 'twig' });
    expect(single.match.view(0).players[0]?.spaces).toBe(14);
  });

  test('E144, E147: nobody is offered to discard or to move city cards at will', () => {
    const playing = scene()
      .city(0, ...FOURTEEN, 'peddler')
      .start();
    expect(
      playing.options.every((option) => ['place', 'play', 'prepare', 'achieve', 'visit'].includes(option.do)),
    ).toBe(true);
  });
});

describe('leaving a city', () => {
  test('E145, RU46: the card goes to the discard pile with what is beneath it, and what is on it is lost', () => {
    const playing = scene()
      .hand(0, 'ruins')
      .city(
        0,
        { card: 'dungeon', beneath: ['wife'] },
        { card: 'storehouse', goods: [3, 0, 0, 0] },
        { card: 'chapel', points: 2 },
      )
      .start();
    playing.play('ruins').choose({ do: 'lose', card: 'dungeon' });
    expect(playing.discarded.sort()).toEqual(['dungeon', 'wife']);
    const chapel = scene().hand(0, 'ruins').city(0, { card: 'chapel', points: 2 }).start().play('ruins');
    expect(chapel.score(0).tokens).toBe(0);
    const store = scene()
      .hand(0, 'ruins')
      .city(0, { card: 'storehouse', goods: [3, 0, 0, 0] })
      .start()
      .play('ruins');
    expect(store.stock(0)).toEqual({ twig: 1, resin: 1, pebble: 1 });
  });

  test('E146: a prisoner counts for no colour and no requirement', () => {
    const playing = scene()
      .city(0, { card: 'dungeon', beneath: ['wanderer'] }, 'ruins', 'ruins')
      .start();
    expect(playing.offers({ event: 'cartographers-expedition' })).toBe(false);
  });
});
