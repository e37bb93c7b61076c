/** Sections N and U: setting traps (R118-R121) and their springing (R169-R174). The trap costs 2, rolls 2 dice for 5+. */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('setting traps', () => {
  test('R118: a trap costs the movement points printed on the board', () => {
    expect(scene().start().setsTrap('0m').state.catcher.movement).toBe(2);
    scene().has({ movement: 1 }).start().expectNoOffer('trap');
  });

  test('R119: in the own zone or an adjacent connected one', () => {
    const playing = scene().start();
    const zones = ['0w', '0m', '0e', '3m'].map((name) => `trap zone=${playing.scene.zone(name)}`);
    expect(playing.offered.filter((key) => key.startsWith('trap')).sort()).toEqual(zones.sort());
  });

  test('R120: at most one in a zone', () => {
    const playing = scene().trap('0e').start();
    playing.expectNoOffer(`trap zone=${playing.scene.zone('0e')}`);
    playing.expectOffer(`trap zone=${playing.scene.zone('0m')}`);
  });

  test('R121: at most as many in a turn as there are trap tokens', () => {
    const playing = scene().has({ movement: 9 }).start().setsTrap('0m').setsTrap('0e');
    playing.expectNoOffer('trap');
    expect(playing.state.catcher.movement).toBe(5);
  });
});

describe('traps spring', () => {
  test('R169: after all rats have moved, where at least one rat is', () => {
    const playing = scene()
      .noCheese()
      .cheese('0w', 2)
      .you('2w')
      .trap('0m')
      .rats('0e', { white: 1 })
      .rolls(1, 1)
      .start()
      .ends();
    expect(playing.events('trap-sprung')).toMatchObject([{ zone: playing.scene.zone('0m') }]);
    expect(playing.story.indexOf('trap-sprung')).toBeGreaterThan(playing.story.indexOf('rats-moved'));
  });

  test('R169: a rat that only passes by is not caught', () => {
    const playing = scene().you('2m').trap('0m').rats('0e', { brown: 1 }).start().ends();
    expect(playing.at('brown', '0w')).toBe(1);
    expect(playing.events('trap-sprung')).toEqual([]);
  });

  test('R170, O25: it attacks by its own figures', () => {
    const four = scene().trap('4e').rats('4e', { white: 2 }).rolls(4, 4).start().ends();
    expect(four.events('attack-rolled')).toMatchObject([{ by: 'trap', rolls: [4, 4], accuracy: 5, hits: 0 }]);
    const upgraded = scene()
      .upgraded({ trap: 1 })
      .trap('4e', true)
      .rats('4e', { white: 4 })
      .rolls(4, 4, 4)
      .start()
      .ends();
    expect(upgraded.events('attack-rolled')).toMatchObject([{ rolls: [4, 4, 4], accuracy: 4, hits: 3 }]);
    expect(upgraded.at('white', '4e')).toBe(1);
  });

  test('R171: its dice come from the Reserve', () => {
    const playing = scene().has({ dice: 9 }).trap('4e').rats('4e', { white: 2 }).start().ends();
    expect(playing.events('attack-rolled')[0]?.rolls).toHaveLength(1);
  });

  test('R172: each trap makes its own attack, and does what its text says', () => {
    const playing = scene()
      .trap('4e')
      .trap('1e')
      .rats('4e', { white: 1 })
      .rats('1e', { brown: 1 })
      .you('1e')
      .rolls(5, 5, 1, 1)
      .start()
      .ends();
    expect(playing.events('attack-rolled')).toHaveLength(2);
    expect(playing.events('power')).toMatchObject([
      { power: 'snap', count: 1 },
      { power: 'snap', count: 0 },
    ]);
  });

  test('R173, R213: a trap without rats does nothing and comes back', () => {
    const playing = scene().trap('2w').start().ends();
    expect(playing.events('trap-sprung')).toEqual([]);
    expect([playing.state.traps, playing.state.catcher.traps]).toEqual([[], 2]);
  });

  test('R174: hits are divided by the player, sixes are mortal, the caught go to the cage', () => {
    const playing = scene().trap('4e').rats('4e', { white: 2, black: 1 }).rolls(6, 5).start().ends();
    expect(playing.ask).toBe('spend-six');
    playing.hits('black');
    expect(playing.state.cage).toMatchObject({ black: 1, white: 1 });
  });

  test("R159: the trap phase is the ratcatcher's action in the second edition: what hinders attacks hinders traps (D44)", () => {
    const content = scene().atlas.content;
    const [brute, ...others] = content.peculiarRats;
    if (!brute) throw new Error('no rat');
    const hindering = { ...content, peculiarRats: [{ ...brute, effects: { accuracy: () => 6 } }, ...others] };
    const needed = (edition: string) => {
      const playing = scene({ edition }, hindering)
        .peculiar('brute', '2w')
        .trap('4e')
        .rats('4e', { white: 1 })
        .start()
        .ends();
      return playing.events('attack-rolled')[0]?.accuracy;
    };
    expect([needed('second'), needed('first')]).toEqual([6, 5]);
  });

  test("R174, R244, O34: a trap wounds the nemesis like an attack of yours, though it is the rats' turn", () => {
    const playing = scene().nemesis('0m').trap('0m').rolls(6, 5).start().ends();
    expect(playing.events('nemesis-wounded')).toMatchObject([{ wounds: 1, health: 4 }]);
    const last = scene().nemesis('0m', { health: 1 }).trap('0m').rolls(6, 1).start().ends();
    expect(last.result).toBe('slain');
  });
});
