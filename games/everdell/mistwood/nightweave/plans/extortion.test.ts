import { describe, expect, test } from 'vitest';
import type { Playing } from '../../../testing/scene.ts';
import { planning } from './scene.ts';

describe('Extortion', () => {
  const blocked = (goods: object) =>
    planning('extortion', { level: 3, cards: ['resin-trap'] })
      .out(0, 'basic-2-resin')
      .stock(0, goods)
      .start();

  test('W288, OW27: a blocked spot gives her level tokens once', () => {
    expect(blocked({}).player(1).points).toBe(3);
    const meeker = planning('extortion', { level: 1, cards: ['resin-trap'] });
    expect(meeker.out(0, 'basic-2-resin').start().player(1).points).toBe(1);
    expect(
      planning('extortion', { level: 3, cards: ['resin-trap'] })
        .start()
        .player(1).points,
    ).toBe(0);
  });

  test('W288, OW27: only the spot shown counts, not those that she passes on the way to a free one', () => {
    const table = planning('extortion', { level: 3, cards: ['resin-trap'] })
      .out(0, 'basic-2-resin', 'basic-3-twigs')
      .start();
    expect(table.events('nightweave-blocked')).toHaveLength(2);
    expect([table.out(1), table.player(1).points]).toEqual([['basic-1-berry-1-card'], 3]);
  });

  test('W289: unless you pay a card or a resource', () => {
    const asked = blocked({ twig: 1 });
    expect(asked.events('nightweave-blocked')).toHaveLength(1); // why she asks is told before
    const table = asked.choose({ do: 'spend' });
    expect([table.player(1).points, table.out(1)]).toEqual([0, ['basic-3-twigs']]);
  });

  const EXCLUSIVE = ['basic-3-twigs', 'basic-2-resin', 'basic-1-pebble', 'basic-1-berry-1-card'];
  const extorted = (table: Playing) => table.events('points').filter(({ by }) => by === 'extortion').length;

  test('W289: a hand card will do', () => {
    const scene = planning('extortion', { level: 3, cards: ['resin-trap'] }).out(0, 'basic-2-resin');
    const table = scene.hand(0, 'mine').start().choose({ do: 'discard' });
    expect([table.player(1).points, table.hand(0)]).toEqual([0, []]);
  });

  test('OW27: she takes them also if no spot is free and the action fails', () => {
    const scene = planning('extortion', { level: 3, cards: ['resin-trap'] }).season(0, 'autumn');
    const table = scene.out(0, ...EXCLUSIVE).start();
    expect(table.events('nightweave-cannot')).toMatchObject([{ which: 'first', why: 'all-blocked' }]);
    expect(extorted(table)).toBe(1);
  });

  test('OW27: she takes none without an available worker', () => {
    const scene = planning('extortion', { level: 3, cards: ['resin-trap'] }).out(0, 'basic-2-resin');
    expect(extorted(scene.out(1, 'haven', 'haven').start())).toBe(0);
  });

  test('W160, W288: a clearing without a card is a blocked spot too', () => {
    const scene = planning('extortion', { level: 3, cards: ['silk-on-the-path'] }).inSeason('spring');
    const table = scene.forest('forest-2-berries-1-card', 'forest-2-any', 'forest-discard-draw-double').start();
    expect(table.events('nightweave-blocked')).toMatchObject([{ clearing: 'lower-right', why: 'no-card' }]);
    expect(extorted(table)).toBe(1);
  });

  test('W288: so is a spot of the Journey with your worker', () => {
    const scene = planning('extortion', { level: 3, cards: ['snare-in-the-twigs'] }).inSeason('autumn');
    expect(extorted(scene.season(0, 'autumn').out(0, 'journey-3').start())).toBe(1);
  });
});
