import { type Count, play, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { everdell } from '../game.ts';
import { SUMMER, WINTER } from '../state/state.ts';
import { type Playing, scene, type Wanted } from '../testing/scene.ts';
import { counts, weigh } from './first-impressions.ts';
import { NUMBERS, PARTS } from './first-impressions-numbers.ts';

const { CARD_TASTE, PLACE_TASTE, DOING, STOPPING, PLAYING, UNLOCKING } = PARTS;
const EARLY = 0;
const LATE = 1;
const KEEP = 2;
const PER_CARD = 4;

const sumOf = (counted: readonly Count[] = []): number =>
  counted.reduce((sum, [number, times]) => sum + (NUMBERS[number] ?? Number.NaN) * times, 0);

/** Which numbers count for the option with these details, and how often. */
function countsFor(playing: Playing, wanted: Wanted): Map<number, number> {
  const { state, match, options } = playing;
  const option = playing.offered(wanted)[0];
  if (!match.decision || !option) throw new Error(`not offered: ${playing.keys.join(', ')}`);
  return new Map(counts(state, match.decision)[options.indexOf(option)]);
}

describe('first impressions', () => {
  test.each([1, 2, 4])('the weight of an option is what its numbers come to, with %i players', (seats) => {
    let decisions = 0;
    for (let n = 0; n < 10; n++) {
      const chance = Random.of(seedOf(`taste ${n}`));
      play(everdell, { seats, start: 1, rugwort: 1 }, seedOf(`taste ${seats} ${n}`), (decision, { state }) => {
        const counted = counts(state, decision);
        const sums = counted.map(sumOf);
        expect(sums).toHaveLength(decision.options.length);
        const gaps = weigh(state, decision).map((weight, i) => Math.abs(Math.log(weight) - (sums[i] ?? Number.NaN)));
        expect(Math.max(...gaps)).toBeLessThan(1e-9);
        decisions++;
        return chance.below(decision.options.length);
      });
    }
    expect(decisions).toBeGreaterThan(400);
  });

  test('playing a card counts the turn, the card in its season, and its price', () => {
    const winter = scene().hand(0, 'farm').stock(0, { twig: 2, resin: 1 }).start();
    expect(countsFor(winter, { do: 'play', card: 'farm' })).toEqual(
      new Map([
        [DOING.at('play') + WINTER, 1],
        [CARD_TASTE.at('farm') + EARLY, 1],
        [PLAYING.at('price'), 3],
      ]),
    );
  });

  test('a card that moves in for nothing has no price', () => {
    const summer = scene().season(0, 'summer').hand(0, 'husband').city(0, 'farm').start();
    expect(countsFor(summer, { do: 'play', card: 'husband' })).toEqual(
      new Map([
        [DOING.at('play') + SUMMER, 1],
        [CARD_TASTE.at('husband') + LATE, 1],
        [PLAYING.at('free'), 1],
      ]),
    );
  });

  test('a place counts with the cards in the hand and with what it makes possible to pay', () => {
    const playing = scene().hand(0, 'farm', 'palace').stock(0, { resin: 1 }).meadow().start();
    expect(countsFor(playing, { do: 'place', at: 'basic-3-twigs' })).toEqual(
      new Map([
        [DOING.at('place') + WINTER, 1],
        [PLACE_TASTE.at('basic-3-twigs') + WINTER, 1],
        [PLACE_TASTE.at('basic-3-twigs') + PER_CARD, 2],
        [UNLOCKING.at('cards'), 1],
        [UNLOCKING.at('points'), 1],
      ]),
    );
  });

  test('giving a card away counts against keeping it; stopping counts by what was asked', () => {
    const playing = scene().hand(0, 'farm', 'inn', 'mine').start().place('haven');
    expect(countsFor(playing, { do: 'discard', card: 'inn' })).toEqual(new Map([[CARD_TASTE.at('inn') + KEEP, -1]]));
    playing.choose({ card: 'farm' }, { card: 'mine' });
    expect(countsFor(playing, { do: 'done' })).toEqual(new Map([[STOPPING.at(playing.ask ?? ''), 1]]));
  });

  test('what the table does not know is neither liked nor disliked', () => {
    const row = CARD_TASTE.at('a card of another box');
    expect(CARD_TASTE.at('a card of another box')).toBe(row);
    expect(NUMBERS.slice(row, row + 4)).toEqual([0, 0, 0, 0]);
    expect(NUMBERS).toHaveLength(row + 4);
  });
});
