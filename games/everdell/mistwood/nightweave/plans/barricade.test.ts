import { describe, expect, test } from 'vitest';
import { intrigueOf } from '../intrigue.ts';
import { planning } from './scene.ts';

const DECLINE = { do: 'decline' };

describe('Web barricade', () => {
  const playing = (goods: object) =>
    planning('web-barricade', { cards: ['resin-trap'] })
      .hand(0, 'farm')
      .stock(0, { twig: 2, resin: 1, ...goods })
      .start()
      .play('farm');

  test('W267, OW91: a green card that was played never acts again', () => {
    const table = playing({}).choose(DECLINE);
    expect(intrigueOf(table.state).barred).toHaveLength(1);
    const scene = planning('web-barricade', { cards: ['resin-trap'], more: { barred: [0] } }).city(0, 'farm', 'farm');
    const spring = scene.out(0, 'basic-3-twigs', 'haven').start().choose({ do: 'prepare' });
    expect(spring.stock(0)).toEqual({ berry: 1 });
  });

  test('W267: only green cards', () => {
    const table = planning('web-barricade', { cards: ['resin-trap'] }).hand(0, 'inn', 'mine');
    const playing = table.stock(0, { twig: 2, resin: 1 }).start().play('inn');
    expect([playing.ask, intrigueOf(playing.state).barred]).toEqual(['turn', []]);
  });

  test('W268: unless a card or a resource is paid', () => {
    const table = playing({ pebble: 1 }).choose({ do: 'spend', what: 'pebble' });
    expect([intrigueOf(table.state).barred, table.stock(0)]).toEqual([[], { berry: 1 }]);
  });

  test('W268: or a hand card is discarded', () => {
    const scene = planning('web-barricade', { cards: ['resin-trap'] }).hand(0, 'farm', 'mine');
    const table = scene.stock(0, { twig: 2, resin: 1 }).start().play('farm').choose({ do: 'discard', card: 'mine' });
    expect([intrigueOf(table.state).barred, table.hand(0)]).toEqual([[], []]);
  });

  test('OW91: it is asked when the whole play, reactions included, is finished: what a Historian draws can pay', () => {
    const scene = planning('web-barricade', { cards: ['resin-trap'] })
      .city(0, 'historian')
      .hand(0, 'farm');
    const table = scene.stock(0, { twig: 2, resin: 1 }).deck('inn').start().play('farm');
    expect(table.choose({ do: 'discard', card: 'inn' }).hand(0)).toEqual([]);
  });

  test('OW91: neither a production nor a Chip Sweep starts a barred card', () => {
    const barred = () => planning('web-barricade', { cards: ['resin-trap'], more: { barred: [0] } });
    const sweep = barred().city(0, 'mine', 'farm').hand(0, 'chip-sweep').stock(0, { berry: 3 }).start();
    sweep.play('chip-sweep');
    expect(sweep.events('activate').map(({ card }) => card)).toEqual(['farm']);
    const store = barred().city(0, 'storehouse', 'mine').out(0, 'basic-3-twigs', 'haven').start();
    expect(store.choose({ do: 'prepare' }).stock(0)).toEqual({ pebble: 1 });
  });

  test('OW91: a barred Storehouse may still be visited', () => {
    const scene = planning('web-barricade', { cards: ['resin-trap'], more: { barred: [0] } });
    const table = scene
      .city(0, { card: 'storehouse', goods: [3, 0, 0, 0] })
      .start()
      .visit('storehouse');
    expect(table.stock(0)).toEqual({ twig: 3 });
  });
});
