/** Section W: consuming cheese and the rat tracker (R182-R195). */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const eaten = (begun: ReturnType<typeof scene>) => begun.start().ends().state.tracker;

describe('consuming', () => {
  test('R182, O19: from the lowest township number upwards (within one, in the order of its zones: O19)', () => {
    const begun = scene().you('2w').cheese('4w').cheese('1m').cheese('0e').cheese('0w');
    for (const zone of ['4w', '1m', '0e', '0w']) begun.rats(zone, { white: 5 });
    const playing = begun.start().ends();
    const order = ['0w', '0e', '1m', '4w'].map((name) => playing.scene.zone(name));
    expect(playing.events('cheese-consumed').map(({ zone }) => zone)).toEqual(
      order.slice(0, playing.events('cheese-consumed').length),
    );
    expect(playing.events('cheese-consumed').length).toBeGreaterThanOrEqual(3);
  });

  test('R183, R184: five white and black rats consume, four do not', () => {
    expect(eaten(scene().cheese('1m').rats('1m', { white: 4 }))).toBe(0);
    expect(eaten(scene().cheese('1m').rats('1m', { white: 3, black: 2 }))).toBe(1);
  });

  test('R183, O18: all cheese of the zone, one step each', () => {
    const playing = scene().cheese('1m', 2).rats('1m', { white: 5 }).start().ends();
    expect([playing.state.tracker, playing.at('cheese', '1m')]).toEqual([2, 0]);
  });

  test('R185: brown rats count nothing', () => {
    expect(eaten(scene().you('1m').cheese('1m').rats('1m', { white: 4, brown: 6 }))).toBe(0);
  });

  test('R186: a peculiar rat counts three', () => {
    expect(eaten(scene().you('1m').cheese('1m').rats('1m', { white: 1 }).peculiar('brute', '1m'))).toBe(0);
    expect(eaten(scene().you('1m').cheese('1m').rats('1m', { white: 2 }).peculiar('brute', '1m'))).toBe(1);
  });

  test('R187: the nemesis counts five: it consumes alone', () => {
    expect(eaten(scene({ nemesis: 'gourmet' }).cheese('1m').nemesis('1m'))).toBe(1);
  });

  test('R188: the ratcatcher there does not prevent it', () => {
    expect(eaten(scene().you('1m').cheese('1m').rats('1m', { white: 5 }))).toBe(1);
  });

  test('R189: the consumed cheese leaves the zone', () => {
    expect(scene().cheese('1m').rats('1m', { white: 5 }).start().ends().at('cheese', '1m')).toBe(0);
  });

  test('R190: one step of the tracker for each cheese', () => {
    const playing = scene().tracker(4).cheese('1m').rats('1m', { white: 5 }).start().ends();
    expect(playing.state.tracker).toBe(5);
    expect(playing.events('tracker')).toMatchObject([{ step: 5, events: ['mutation'] }]);
  });

  test('R190: one marker climbs in the second edition, the tokens stay on the tracker in the first (D28)', () => {
    const reserve = (edition: string) => {
      const playing = scene({ edition }).tracker(4).cheese('1m').rats('1m', { white: 5 }).start();
      const before = playing.state.reserve.cheese;
      return playing.ends().state.reserve.cheese - before;
    };
    expect([reserve('second'), reserve('first')]).toEqual([1, 0]);
  });

  test('R190: the first cheese that is eaten becomes the marker, only later ones are free again (D28)', () => {
    const playing = scene().cheese('1m').rats('1m', { white: 5 }).start();
    const before = playing.state.reserve.cheese;
    expect([playing.ends().state.tracker, playing.state.reserve.cheese - before]).toEqual([1, 0]);
  });

  test('R191, R192: the effect of the step resolves before the rats of the zone go', () => {
    const playing = scene().tracker(1).cheese('1m').rats('1m', { white: 5 }).start().ends();
    const order = playing.story.filter((type) =>
      ['cheese-consumed', 'peculiar-spawned', 'rats-returned'].includes(type),
    );
    expect(order).toEqual(['cheese-consumed', 'peculiar-spawned', 'rats-returned']);
  });

  test('R192: then all white and black rats of the zone go back to the sack', () => {
    const playing = scene().cheese('1m').rats('1m', { white: 4, black: 3 }).start().ends();
    expect(playing.events('rats-returned')).toMatchObject([{ white: 4, black: 3, brown: 0 }]);
    expect(playing.ratsAt('1m')).toBe('');
  });

  test('R193: brown rats, peculiar rats and the nemesis stay', () => {
    const begun = scene({ nemesis: 'gourmet' })
      .you('1m')
      .cheese('1m')
      .rats('1m', { white: 2, brown: 2 })
      .peculiar('brute', '1m')
      .nemesis('1m');
    const playing = begun.rolls(1, 1, 1).start().ends();
    expect(playing.at('brown', '1m')).toBe(2);
    expect(playing.state.peculiars[0]?.zone).toBe(playing.scene.zone('1m'));
    expect(playing.state.nemesis.zone).toBe(playing.scene.zone('1m'));
  });

  test('R194: an increase puts a +1 token on that value of the nemesis', () => {
    const playing = scene().tracker(2).cheese('1m').rats('1m', { white: 5 }).start().ends();
    expect(playing.view.nemesis.bite).toBe(4);
    const several = scene().tracker(8).cheese('1m').rats('1m', { white: 5 }).start().ends();
    expect(several.view.nemesis).toMatchObject({ defence: 3, accuracy: 3, health: 6, healthMaximum: 6 });
  });

  test('R195: the tenth is the end', () => {
    const playing = scene().tracker(9).cheese('1m').rats('1m', { white: 5 }).start().ends();
    expect([playing.result, playing.state.tracker]).toEqual(['tracker-full', 10]);
    expect(playing.events('rats-returned')).toEqual([]);
  });
});
