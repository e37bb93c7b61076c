import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

describe('blue cards', () => {
  test('EC8: the Clock Tower arrives with 3 tokens; each preparation may spend one to repeat a basic or forest location', () => {
    const playing = scene().hand(0, 'clock-tower').stock(0, { twig: 3, pebble: 1 }).start().play('clock-tower');
    expect(playing.card(0, 'clock-tower').points).toBe(3);
    expect(playing.score(0).tokens).toBe(3);
    const prepared = scene()
      .city(0, { card: 'clock-tower', points: 3 })
      .out(0, 'basic-1-pebble', 'basic-3-twigs')
      .start();
    prepared.choose({ do: 'prepare' }, { at: 'basic-3-twigs' });
    expect(prepared.stock(0)).toEqual({ twig: 3 });
    expect(prepared.card(0, 'clock-tower').points).toBe(2);
    const declined = scene()
      .city(0, { card: 'clock-tower', points: 3 })
      .out(0, 'basic-1-pebble', 'basic-3-twigs')
      .start();
    declined.choose({ do: 'prepare' }, { do: 'decline' });
    expect(declined.card(0, 'clock-tower').points).toBe(3);
    const empty = scene()
      .city(0, 'clock-tower')
      .out(0, 'basic-1-pebble', 'basic-3-twigs')
      .start()
      .choose({ do: 'prepare' });
    expect(empty.match.decision?.seat).toBe(1);
  });

  test('EC8, RU81: workers on events, Haven, Journey or cards give the Clock Tower nothing to repeat', () => {
    const playing = scene()
      .city(0, { card: 'clock-tower', points: 3 }, 'chapel')
      .out(0, 'haven', 1)
      .start()
      .choose({ do: 'prepare' });
    expect(playing.match.decision?.seat).toBe(1);
    expect(playing.card(0, 'clock-tower').points).toBe(3);
  });

  test('EC9: the Courthouse brings a twig, resin or pebble after each later Construction', () => {
    const playing = scene()
      .hand(0, 'ruins', 'wife')
      .city(0, 'courthouse', 'farm')
      .stock(0, { berry: 2 })
      .meadow()
      .start();
    playing.play('ruins').choose({ card: 'farm' });
    expect(playing.keys).toEqual(['gain what=twig', 'gain what=resin', 'gain what=pebble']);
    playing.choose({ what: 'pebble' });
    expect(playing.stock(0)).toEqual({ twig: 2, resin: 1, pebble: 1, berry: 2 });
    playing.place('basic-1-berry').play('wife');
    expect(playing.ask).toBe('turn');
  });

  test('EC18, RU30: the Historian draws a card after each later play; with a full hand nothing happens', () => {
    const playing = scene().hand(0, 'farm').city(0, 'historian').stock(0, { twig: 2, resin: 1 }).start().play('farm');
    expect(playing.hand(0)).toHaveLength(1);
    const eight = ['mine', 'mine', 'mine', 'inn', 'inn', 'inn', 'farm', 'farm'];
    const full = scene()
      .hand(0, ...eight)
      .city(0, 'historian')
      .stock(0, { berry: 2 })
      .meadow('wife')
      .start()
      .play('wife', 'meadow');
    expect(full.hand(0)).toHaveLength(8);
    expect(full.discarded).toEqual([]);
  });

  test('EC39: the Shopkeeper brings a berry after each later Critter, not for a Construction', () => {
    const playing = scene()
      .hand(0, 'wife', 'ruins')
      .city(0, 'shopkeeper', 'crane')
      .stock(0, { berry: 2 })
      .meadow()
      .start()
      .play('wife');
    expect(playing.stock(0)).toEqual({ berry: 1 });
    playing.place('basic-3-twigs').play('ruins');
    expect(playing.stock(0)).toEqual({ berry: 1, pebble: 1 });
  });
});
