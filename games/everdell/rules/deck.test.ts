import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../content/catalogue.ts';
import { playerOf } from '../state/state.ts';
import { scene } from '../testing/scene.ts';

const SEVEN = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn'];

describe('drawing', () => {
  test('E160: cards are drawn from the deck unless the Meadow is named', () => {
    const playing = scene().deck('king', 'queen').meadow('farm').start().place('basic-2-cards-1-point');
    expect(playing.hand(0).sort()).toEqual(['king', 'queen']);
    expect(playing.meadow[0]).toBe('farm');
  });

  test('E161, E162, RU102: draws stop at eight cards, and the rest is not drawn', () => {
    const playing = scene()
      .hand(0, ...SEVEN)
      .deck('king', 'queen')
      .start()
      .place('basic-2-cards-1-point');
    expect(playing.hand(0)).toHaveLength(8);
    expect(playing.state.deck.at(-1)).toBe(kindNamed('queen'));
    expect(playing.discarded).toEqual([]);
  });

  test('E163, RU105: several Meadow cards are all taken before the Meadow is refilled', () => {
    const meadow = ['farm', 'mine', 'inn', 'inn', 'farm', 'farm', 'mine', 'mine'];
    const playing = scene()
      .season(0, 'spring')
      .out(0, 'haven', 'haven', 'haven')
      .meadow(...meadow)
      .deck('king', 'queen')
      .start();
    playing.choose({ do: 'prepare' }, { spot: 0 });
    expect(playing.offers({ card: 'king' })).toBe(false);
    playing.choose({ spot: 1 });
    expect(playing.meadow.slice(0, 2)).toEqual(['king', 'queen']);
    expect(playing.hand(0).sort()).toEqual(['farm', 'mine']);
  });

  test('E166, RU106: an empty deck is made anew of the discard pile', () => {
    const playing = scene().discard('king', 'queen').start();
    const { state } = playing;
    const rest = state.deck.splice(0);
    playing.place('basic-2-cards-1-point');
    expect(playing.hand(0).sort()).toEqual(['king', 'queen']);
    expect(state.discard).toEqual([]);
    expect(rest.length).toBeGreaterThan(0);
    expect(playing.events('reshuffle')).toHaveLength(1);
  });

  test('E166: the new deck is shuffled: nobody knows its order from the pile', () => {
    const pile = ['king', 'queen', 'bard', 'judge', 'castle', 'palace', 'school', 'theater'];
    const { state, match } = scene()
      .discard(...pile)
      .start();
    state.deck.length = 0;
    expect(match.decision?.seat).toBe(0);
    match.choose('place at=basic-2-cards-1-point');
    const order = [...state.deck, ...playerOf(state, 0).hand.slice().reverse()].map((kind) => cardOf(kind).id);
    expect(order.slice().sort()).toEqual(pile.slice().sort());
    expect(order).not.toEqual(pile);
  });

  test('E167: with deck and discard pile empty, draws and refills are skipped', () => {
    const playing = scene().hand(0, 'wife').meadow('farm').stock(0, { twig: 2, resin: 1 }).start();
    playing.state.deck.length = 0;
    playing.place('basic-2-cards-1-point');
    expect(playing.hand(0)).toEqual(['wife']);
    expect(playing.player(0).points).toBe(1);
    playing.place('basic-1-berry').play('farm', 'meadow');
    expect(playing.meadow.every((card) => card === null)).toBe(true);
  });

  test('E168, RU107: discards are not shown to others', () => {
    const playing = scene().hand(0, 'king', 'queen').start().place('haven').choose({ card: 'queen' }, { do: 'done' });
    expect(playing.events('discard', 1)).toMatchObject([{ count: 1 }]);
    expect(JSON.stringify(playing.match.events(1))).not.toContain('queen');
    expect(JSON.stringify(playing.match.view(1))).not.toContain('queen');
    expect(playing.events('discard', 0)).toMatchObject([{ cards: ['queen'] }]);
  });

  test('E169: revealed cards are in no hand, so a full hand does not hinder', () => {
    const playing = scene()
      .hand(0, 'postal-pigeon', ...SEVEN)
      .stock(0, { berry: 2 })
      .deck('king', 'wife')
      .start();
    playing.play('postal-pigeon');
    expect(playing.match.view(1).aside).toEqual(['king', 'wife']);
    expect(playing.hand(0)).toHaveLength(7);
  });
});

describe('giving cards', () => {
  test('E170, E176, RU103: cards go to an opponent with room; receiving is neither drawing nor playing', () => {
    const playing = scene(3)
      .hand(0, 'king', 'queen')
      .hand(1, 'wife', ...SEVEN)
      .city(0, 'post-office')
      .city(2, 'historian')
      .start();
    playing.visit('post-office');
    expect(playing.hand(2).sort()).toEqual(['king', 'queen']);
    expect(playing.hand(1)).toHaveLength(8);
  });

  test('E170: only if all hands are full are they discarded', () => {
    const playing = scene(2)
      .hand(0, 'king', 'queen')
      .hand(1, 'wife', ...SEVEN)
      .city(0, 'post-office')
      .start();
    playing.visit('post-office');
    expect(playing.hand(1)).toHaveLength(8);
    expect(playing.discarded.sort()).toEqual(['king', 'queen']);
  });

  test('E171, E172: as many as fit are given, chosen by the giver, the rest is discarded', () => {
    const playing = scene(2)
      .hand(0, 'king', 'queen')
      .hand(1, ...SEVEN)
      .city(0, 'post-office')
      .start();
    playing.visit('post-office').choose({ do: 'give', card: 'king' });
    expect(playing.hand(1)).toContain('king');
    expect(playing.discarded).toEqual(['queen']);
  });

  test('E173, E174: a player who has passed is given no cards', () => {
    const playing = scene(2).hand(0, 'king', 'queen').passed(1).season(1, 'autumn').city(0, 'post-office').start();
    playing.visit('post-office');
    expect(playing.hand(1)).toEqual([]);
    expect(playing.discarded.sort()).toEqual(['king', 'queen']);
  });
});

describe('what others know of a hand', () => {
  test('a card taken from the Meadow stays known until it may have been discarded unseen', () => {
    const playing = scene()
      .season(0, 'spring')
      .out(0, 'haven', 'haven', 'haven')
      .hand(0, 'wife')
      .meadow('king', 'farm')
      .start();
    playing.choose({ do: 'prepare' }, { card: 'king' }, { card: 'farm' });
    expect(playing.match.view(1).players[0]?.hand).toEqual(['farm', 'king']);
    playing.place('basic-1-berry').place('haven').choose({ card: 'wife' });
    expect(playing.match.view(1).players[0]?.hand).toEqual([]);
    expect(playing.match.view(1).players[0]?.handSize).toBe(2);
  });

  test('a known card that is played is known no more, and the others still are', () => {
    const playing = scene().shown(0, 'farm', 'farm', 'king').stock(0, { twig: 2, resin: 1 }).start().play('farm');
    expect(playing.match.view(1).players[0]?.hand).toEqual(['farm', 'king']);
  });

  test('the giver of a card knows it, a third player does not', () => {
    const playing = scene(3).hand(0, 'king', 'queen').city(0, 'post-office').start();
    playing.visit('post-office').choose({ seat: 1 });
    expect(playing.match.view(0).players[1]?.hand).toEqual(['queen', 'king']);
    expect(playing.match.view(2).players[1]?.hand).toEqual([]);
  });
});
