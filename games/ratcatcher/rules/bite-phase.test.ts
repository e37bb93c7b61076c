/** Section V and R240-R242: bites. The ratcatcher's defence is 1. */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const health = (playing: ReturnType<ReturnType<typeof scene>['start']>) => playing.state.catcher.health;

describe('bites', () => {
  test("R175: only rats in the ratcatcher's zone", () => {
    const playing = scene().rats('0m', { brown: 1 }).peculiar('brute', '2w').inactive(2).start().ends();
    expect([health(playing), playing.events('peculiar-bit')]).toEqual([4, []]);
  });

  test('R176: nemesis, peculiar, common, and wounds add up', () => {
    const playing = scene()
      .rats('0m', { brown: 2 })
      .peculiar('brute', '0m')
      .nemesis('0m')
      .rolls(6, 1, 1)
      .start()
      .ends();
    const bites = playing.story.filter((type) => type.endsWith('-bit'));
    expect([bites, health(playing)]).toEqual([['nemesis-bit', 'peculiar-bit', 'rats-bit'], 1]);
  });

  test('R177: common rats: the sum of their bites must be greater than defence', () => {
    expect(health(scene().rats('0m', { brown: 1, white: 9, black: 9 }).start().ends())).toBe(4);
    expect(health(scene().rats('0m', { brown: 2 }).start().ends())).toBe(3);
  });

  test('R178: never more than one wound by all common rats', () => {
    expect(health(scene().rats('0m', { brown: 12 }).start().ends())).toBe(3);
  });

  test('R179: peculiar rats: each alone; their bites are not added', () => {
    // The magpie bites 1, which does not exceed a defence of 1, not even beside another.
    expect(health(scene().peculiar('magpie', '0m').rats('0m', { brown: 1 }).start().ends())).toBe(4);
    expect(health(scene().peculiar('brute', '0m').start().ends())).toBe(3);
  });

  test('R180: one wound for each that succeeds in the second edition, one in all in the first (D27)', () => {
    expect(health(scene().peculiar('brute', '0m').peculiar('nipper', '0m').start().ends())).toBe(2);
    expect(health(scene({ edition: 'first' }).peculiar('brute', '0m').peculiar('nipper', '0m').start().ends())).toBe(3);
  });

  test('R181, R240: the nemesis rolls as many dice as its bite; results at or above its accuracy hit', () => {
    const playing = scene().nemesis('0m').rolls(3, 4, 5).start().ends();
    expect(playing.events('nemesis-bit')).toMatchObject([{ rolls: [3, 4, 5], hits: 2, defence: 1, wounds: 1 }]);
    expect(scene().nemesis('0e').you('0w').rolls(1).start().ends().events('nemesis-bit')).toEqual([]);
  });

  test('R241: each hit beyond defence is a wound', () => {
    expect(health(scene().nemesis('0m').rolls(4, 1, 1).start().ends())).toBe(4);
    expect(health(scene().nemesis('0m').rolls(5, 5, 5).start().ends())).toBe(2);
  });

  test('R242, O4: each six is a wound regardless of defence (and no hit besides: O4)', () => {
    expect(health(scene().nemesis('0m').rolls(6, 1, 1).start().ends())).toBe(3);
    expect(health(scene().nemesis('0m').rolls(6, 5, 1).start().ends())).toBe(3);
    expect(health(scene().nemesis('0m').rolls(6, 5, 5).start().ends())).toBe(2);
  });

  test('R242: only the nemesis has mortal wounds among rats: the others roll no dice at all', () => {
    const playing = scene()
      .has({ dice: 0 })
      .upgraded({ defence: 1 })
      .rats('0m', { brown: 2 })
      .peculiar('brute', '0m')
      .start();
    const drawn = playing.ends().events('rats-bit');
    expect([drawn.length, health(playing)]).toEqual([1, 4]);
  });

  test('R240, O10: the nemesis bites with no more dice than are in the Reserve', () => {
    const playing = scene().has({ dice: 9 }).nemesis('0m').rolls(1).start().ends();
    expect(playing.events('nemesis-bit')[0]?.rolls).toHaveLength(1);
  });
});
