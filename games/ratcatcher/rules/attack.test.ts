/** Section O: the attack (R122-R132), and hits on the nemesis (R243, R244). */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('the attack', () => {
  test('R122: only on rats of the own zone', () => {
    scene().rats('0e', { white: 3 }).start().expectNoOffer('attack');
    const playing = scene().rats('0m', { white: 1 }).rats('0e', { white: 3 }).rolls(5, 5, 5).start().attacks(3);
    expect([playing.ratsAt('0m'), playing.ratsAt('0e')]).toEqual(['', '3 white']);
  });

  test('R123: any number of the dice on the board, at least one, rolled together', () => {
    const playing = scene().has({ dice: 2 }).rats('0m', { white: 3 }).rolls(1, 2).start();
    expect(playing.offered.filter((key) => key.startsWith('attack'))).toEqual(['attack dice=2', 'attack dice=1']);
    expect(playing.attacks(2).events('attack-rolled')).toMatchObject([{ rolls: [1, 2], hits: 0 }]);
  });

  test('R124: each result at or above accuracy hits, each lower one misses', () => {
    const playing = scene().rats('0m', { white: 9 }).rolls(3, 4, 5).start().attacks(3);
    expect(playing.ratsAt('0m')).toBe('7 white');
  });

  test('R125: the player divides the hits', () => {
    const playing = scene().rats('0m', { white: 2, brown: 2 }).rolls(4, 5, 1).start().attacks(3);
    expect(playing.offered).toEqual(['hit rat=brown', 'hit rat=white']);
    playing.hits('brown', 'white');
    expect(playing.ratsAt('0m')).toBe('1 white 1 brown');
  });

  test('R125, O29: nothing is asked when all rats can be caught', () => {
    const playing = scene().rats('0m', { white: 1, brown: 1 }).rolls(4, 5, 5).start().attacks(3);
    expect([playing.ask, playing.ratsAt('0m')]).toEqual(['action', '']);
  });

  test('R125, O29: hits are spent as long as they can catch anything, sixes first', () => {
    const playing = scene().rats('0m', { white: 3, black: 2 }).rolls(6, 5, 4).start().attacks(3);
    expect(playing.ask).toBe('spend-six');
    playing.hits('white');
    expect(playing.ask).toBe('spend-hits');
    // One hit is left after a white rat, not enough for a black one: the next white rat is taken without asking.
    playing.hits('white');
    expect([playing.ask, playing.ratsAt('0m')]).toEqual(['action', '2 black']);
  });

  test('R126: a rat with more hits than its defence is caught', () => {
    const black = (...rolls: number[]) =>
      scene()
        .rats('0m', { black: 1 })
        .rolls(...rolls)
        .start()
        .attacks(rolls.length);
    expect([black(5).ratsAt('0m'), black(5, 4).ratsAt('0m')]).toEqual(['1 black', '']);
    const brute = (...rolls: number[]) =>
      scene()
        .has({ dice: 4 })
        .peculiar('brute', '0m')
        .rolls(...rolls)
        .start()
        .attacks(rolls.length);
    expect([brute(5, 5, 5).state.peculiars.length, brute(5, 5, 5, 5).state.peculiars.length]).toEqual([1, 0]);
  });

  test('R127: a six catches a rat whatever its defence', () => {
    expect(scene().peculiar('brute', '0m').rolls(6).start().attacks(1).state.peculiars).toEqual([]);
    const playing = scene().rats('0m', { black: 1, white: 1 }).rolls(6).start().attacks(1);
    expect(playing.ask).toBe('spend-six');
    expect(playing.hits('black').ratsAt('0m')).toBe('1 white');
  });

  test('R127, O4: a six is no ordinary hit besides', () => {
    const playing = scene().rats('0m', { white: 2 }).rolls(6, 1).start().attacks(2);
    expect(playing.ratsAt('0m')).toBe('1 white');
  });

  test('R127: a six hits even with an accuracy that cannot be reached', () => {
    const content = scene().atlas.content;
    const [tess, ...others] = content.ratcatchers;
    if (!tess) throw new Error('no ratcatcher');
    const blind = { ...content, ratcatchers: [{ ...tess, accuracy: 7 }, ...others] };
    expect(scene({}, blind).rats('0m', { white: 2 }).rolls(6, 5).start().attacks(2).ratsAt('0m')).toBe('1 white');
  });

  test('R128: a caught common rat goes to the cage', () => {
    const playing = scene().rats('0m', { brown: 1 }).rolls(4).start().attacks(1);
    expect(playing.state.cage).toEqual({ white: 0, brown: 1, black: 0 });
    expect(playing.state.sack.brown).toBe(17);
  });

  test('R129: a caught peculiar rat gives its card, not a rat for the cage', () => {
    const playing = scene().peculiar('brute', '0m').rolls(6).start().attacks(1);
    expect(playing.view.captured).toMatchObject([{ rat: 'brute' }]);
    expect(playing.state.cage).toEqual({ white: 0, brown: 0, black: 0 });
  });

  test('R130, O2: every die rolled is used, in both editions', () => {
    for (const edition of ['first', 'second']) {
      const playing = scene({ edition }).rats('0m', { white: 9 }).rolls(5, 1).start().attacks(2);
      expect(playing.state.catcher.dice).toBe(1);
    }
  });

  test('R131: an attack is resolved completely before the next', () => {
    const playing = scene().rats('0m', { white: 2, brown: 2 }).rolls(5).start().attacks(1);
    playing.expectNoOffer('attack', 'move', 'end');
    playing.hits('white').expectOffer('attack dice=2');
  });

  test('R132, O1: hits do not carry over to the next attack', () => {
    const playing = scene().rats('0m', { black: 1 }).rolls(5, 5).start().attacks(1).attacks(1);
    expect(playing.ratsAt('0m')).toBe('1 black');
    const nemesis = scene().nemesis('0m').rolls(5, 5, 5).start().attacks(2).attacks(1);
    expect(nemesis.state.nemesis.health).toBe(5);
  });

  test('R243: each hit beyond the defence of the nemesis costs it one health', () => {
    const wounded = (...rolls: number[]) =>
      scene()
        .has({ dice: 5 })
        .nemesis('0m')
        .rolls(...rolls)
        .start()
        .attacks(rolls.length).state.nemesis.health;
    expect([wounded(5, 5), wounded(5, 5, 5), wounded(5, 5, 5, 5)]).toEqual([5, 4, 3]);
  });

  test('R244: a six wounds it regardless of its defence', () => {
    expect(scene().nemesis('0m').rolls(6).start().attacks(1).state.nemesis.health).toBe(4);
    expect(scene().nemesis('0m').rolls(6, 6, 5).start().attacks(3).state.nemesis.health).toBe(3);
  });

  test('R125, R243: hits may go to the nemesis or to the rats around it', () => {
    const playing = scene().nemesis('0m').rats('0m', { white: 2 }).rolls(5, 5, 5).start().attacks(3);
    expect(playing.offered).toEqual(['hit rat=white', 'hit rat=nemesis']);
    playing.hits('white');
    expect(playing.ratsAt('0m')).toBe('');
    expect(playing.state.nemesis.health).toBe(5);
  });
});
