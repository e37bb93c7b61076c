/** Cards of boxes that this table does not have, made up for the test with the names by which she knows them. */
import { Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { type CardFacts, type CardText, card } from '../../content/card.ts';
import { cardOf, install, kindNamed } from '../../content/catalogue.ts';
import { addToCity } from '../../rules/city.ts';
import { gainGoods } from '../../rules/goods.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { knownOf } from '../../state/known.ts';
import { EMPTY, held, playerOf, type State, type T } from '../../state/state.ts';
import { hook, madeUp, run } from '../../testing/made-up.ts';
import { PLAIN } from './actions/plain.ts';
import { settle } from './city.ts';
import { lairOf } from './lair.ts';
import { lair } from './scene.ts';
import { exchangeHands, loseCards } from './strangers.ts';

const made = (id: string, is: CardFacts['is'], text: CardText = {}) =>
  card(id, { rule: 'W362', is, cost: { berry: 2 }, points: 0, copies: 1, links: [] }, text);

install(
  madeUp({
    active: ({ opponent }) => opponent === 'nightweave',
    fields: [],
    cards: [
      made('rugwort-the-rowdy', 'unique green critter'),
      made('rugwort-the-robber', 'unique tan critter'),
      made('rugwort-the-ruler', 'unique purple critter', { bonus: (state) => playerOf(state, 0).events.length }),
      made('extra-news', 'unique green construction', {
        produce: (t, me) => gainGoods(t, me, { berry: 3 }, { id: 'extra-news', rule: 'W360' }),
      }),
    ],
  }),
);

const HER = 1;
const at = (state: State): T => ({ state, random: Random.of(seedOf('strangers')), reveal: () => {} });
const table = (): State => lair(['resin-trap']).start().state;
const city = (state: State, seat: number) => playerOf(state, seat).city.map(({ kind }) => cardOf(kind).id);
const play = (state: State, id: string, ...answers: string[]) =>
  run(state, (t) => settle(t, HER, kindNamed(id), { from: 'hand', rule: 'W134' }), ...answers);
const hand = (state: State, seat: number, ...ids: string[]) => {
  playerOf(state, seat).hand = ids.map(kindNamed);
};

describe('cards of other boxes', () => {
  test('W360, W422: Extra! Extra! and all others: she ignores the text', () => {
    const state = table();
    expect(play(state, 'extra-news')).toEqual([]);
    expect([city(state, HER), playerOf(state, HER).stock]).toEqual([['extra-news'], [0, 0, 0, 0]]);
  });

  test('W362, W422: Rowdy: your best green card becomes hers, even beyond fifteen; he goes to you, and you discard two', () => {
    const state = table();
    for (const id of ['farm', 'mine', 'storehouse', 'inn']) addToCity(state, 0, kindNamed(id));
    for (let i = 0; i < 15; i++) addToCity(state, HER, kindNamed('inn'));
    hand(state, 0, 'king', 'queen', 'crane');
    const asked = play(state, 'rugwort-the-rowdy');
    expect(asked[0]).toHaveLength(2); // Mine and Storehouse, 2 points each
    expect([city(state, 0), city(state, HER).at(-1), city(state, HER).length]).toEqual([
      ['farm', 'storehouse', 'inn', 'rugwort-the-rowdy'],
      'mine',
      16,
    ]);
    expect([playerOf(state, 0).hand.length, playerOf(state, HER).points]).toEqual([1, 0]);
  });

  test('OW89, W362: Rowdy passes over a green card that lies face down', () => {
    const state = table();
    addToCity(state, 0, kindNamed('farm'));
    addToCity(state, 0, kindNamed('mine')).down = true;
    play(state, 'rugwort-the-rowdy');
    expect([city(state, 0), city(state, HER)]).toEqual([['mine', 'rugwort-the-rowdy'], ['farm']]);
  });

  test('OW72: without a green card nothing is taken; without a space he is discarded; you discard two all the same', () => {
    const state = table();
    for (let i = 0; i < 15; i++) addToCity(state, 0, kindNamed('inn'));
    hand(state, 0, 'king', 'queen', 'crane');
    play(state, 'rugwort-the-rowdy');
    expect([city(state, HER), city(state, 0).length, playerOf(state, 0).hand.length]).toEqual([[], 15, 1]);
    const roomy = table();
    play(roomy, 'rugwort-the-rowdy');
    expect(city(roomy, 0)).toEqual(['rugwort-the-rowdy']);
  });

  test('W363: a Rowdy of yours makes her discard two hand cards, with a token for each', () => {
    const state = table();
    hand(state, HER, 'king', 'queen', 'crane');
    loseCards(at(state), HER, 2);
    expect([playerOf(state, HER).hand.length, playerOf(state, HER).points, state.discard.length]).toEqual([1, 2, 2]);
    loseCards(at(state), HER, 2);
    expect([playerOf(state, HER).hand.length, playerOf(state, HER).points]).toEqual([0, 3]);
  });

  test('W108, W362, W364: with two people Rowdy and Robber meet the one whom the arrows single out', () => {
    const pair = (card: string, id: string) => {
      const { state } = lair([card], { seats: 2 }).start();
      for (const seat of [0, 1]) hand(state, seat, 'king', 'queen', 'crane');
      run(state, (t) => settle(t, 2, kindNamed(id), { from: 'hand', rule: 'W134' }));
      return [0, 1].map((seat) => playerOf(state, seat).hand.length);
    };
    const [clockwise, counter] = ['snare-in-the-twigs', 'resin-trap'];
    expect([pair(clockwise, 'rugwort-the-rowdy'), pair(counter, 'rugwort-the-rowdy')]).toEqual([
      [1, 3],
      [3, 1],
    ]);
    expect([pair(clockwise, 'rugwort-the-robber'), pair(counter, 'rugwort-the-robber')]).toEqual([
      [0, 3],
      [3, 0],
    ]);
  });

  test('W364: Robber: down to eight cards, then hands are exchanged, and nobody takes a token', () => {
    const state = table();
    hand(state, HER, ...Array<string>(10).fill('inn'));
    hand(state, 0, 'king', 'queen');
    play(state, 'rugwort-the-robber');
    const hands = state.players.map((player) => player.hand.map((kind) => cardOf(kind).id));
    expect([hands, city(state, HER)]).toEqual([[Array(8).fill('inn'), ['king', 'queen']], ['rugwort-the-robber']]);
    expect([playerOf(state, HER).points, playerOf(state, 0).points, state.discard.length]).toEqual([0, 0, 2]);
  });

  test('W365, W434: her legends stay hers, and a Robber of yours works the same way', () => {
    const state = table();
    lairOf(state).legends = [kindNamed('strey-softpaw')];
    hand(state, HER, 'inn');
    hand(state, 0, 'king');
    exchangeHands(at(state), HER, 0);
    expect(state.players.map((player) => player.hand.map((kind) => cardOf(kind).id))).toEqual([['inn'], ['king']]);
    expect(lairOf(state).legends).toEqual([kindNamed('strey-softpaw')]);
  });

  test('W364: you know what you gave away, and nobody knows what you got', () => {
    const state = table();
    hand(state, HER, 'inn', 'mine');
    hand(state, 0, 'king', 'queen');
    playerOf(state, 0).shown = [held(kindNamed('king'), 1 << HER)];
    exchangeHands(at(state), HER, 0);
    expect(knownOf(playerOf(state, HER), 1 << 0).map((kind) => cardOf(kind).id)).toEqual(['king', 'queen']);
    expect(playerOf(state, 0).shown).toEqual([]);
  });

  test('W366: the bonus of the Ruler is hers, that of no other card', () => {
    const state = table();
    playerOf(state, 0).events.push({ event: 0, goods: undefined, beneath: undefined, given: 0 });
    for (const id of ['castle', 'inn', 'rugwort-the-ruler']) addToCity(state, HER, kindNamed(id));
    expect(scoreOf(state, HER).prosperity).toBe(1); // nothing for the Castle
  });

  test('W354: she never enters on a place that is barred, but plays a card from there', () => {
    hook({ mayEnter: (_state, spot) => spot === 5 });
    const state = table();
    state.meadow = Array(8).fill(kindNamed('inn'));
    run(state, (t) => PLAIN.enter(t, HER));
    expect(lairOf(state).figure).toBe(5);
    hook({ mayEnter: () => false });
    const playing = table();
    playing.meadow = [kindNamed('inn'), ...Array<number>(7).fill(EMPTY)];
    run(playing, (t) => PLAIN['play-meadow'](t, HER));
    expect(city(playing, HER)).toEqual(['inn']);
    hook({});
  });
});
