/** Sections H, I and L: the ratcatcher's turn (R69-R71), the attributes (R72-R79) and the refresh (R106-R111). */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('the turn', () => {
  test('R69: refresh, actions, expansion check, in this order', () => {
    const playing = scene().noCheese().has({ dice: 0 }).deck(7).start().ends();
    playing.does({ do: 'place', township: 7, ...freeCell(playing.offered) });
    const order = playing.story.filter((type) => ['turn', 'refreshed', 'expansion'].includes(type));
    expect(order.slice(0, 2)).toEqual(['expansion', 'turn']);
    const later = playing.events('turn').findIndex(({ whose }) => whose === 'ratcatcher');
    expect(later).toBeGreaterThanOrEqual(0);
    expect(playing.story.indexOf('refreshed')).toBeGreaterThan(playing.story.indexOf('turn'));
  });

  test('R70, R131, R140: any number of actions in any order, as long as there is something to spend', () => {
    const playing = scene()
      .has({ dice: 3, movement: 4 })
      .rats('0m', { white: 3 })
      .rats('0e', { white: 1 })
      .cage({ white: 4 })
      .rolls(4, 4)
      .start();
    playing
      .attacks(1)
      .walks('0e')
      .attacks(1)
      .does({ do: 'trade', line: 2 })
      .does({ do: 'trade', line: 2 })
      .setsTrap('0e')
      .walks('0m')
      .attacks(1);
    expect(playing.ask).toBe('action');
    expect(playing.state.catcher).toMatchObject({ movement: 0, dice: 2 });
  });

  test('R71, R143: the expansion check comes at the end of the turn, not before', () => {
    const playing = scene().noCheese().cheese('0e', 2).start().walks('0e').slots('health', 'trap');
    expect(playing.events('expansion')).toEqual([]);
    playing.ends();
    expect(playing.events('expansion')).toHaveLength(1);
  });
});

/** The first cell offered for township 7. */
function freeCell(offered: readonly string[]): { x: number; y: number; turn: number } {
  const [key = ''] = offered;
  const number = (name: string) => Number(new RegExp(`${name}=(-?\\d+)`).exec(key)?.[1]);
  return { x: number('x'), y: number('y'), turn: number('turn') };
}

describe('attributes', () => {
  test('R72: attack is the number of dice in a turn', () => {
    const playing = scene().rats('0m', { white: 9 }).start();
    expect(playing.offered.filter((key) => key.startsWith('attack'))).toEqual([
      'attack dice=3',
      'attack dice=2',
      'attack dice=1',
    ]);
    playing.attacks(3);
    playing.expectNoOffer('attack');
  });

  test('R73: movement points pay for walking and for traps', () => {
    const playing = scene().has({ movement: 3 }).start().setsTrap('0m').walks('0e');
    expect(playing.state.catcher.movement).toBe(0);
    playing.expectNoOffer('move', 'trap');
  });

  test('R74, R109: the trap value is the number of traps for each turn', () => {
    const playing = scene().has({ movement: 4 }).start().setsTrap('0m').setsTrap('0e').ends();
    expect(playing.state.catcher.traps).toBe(2);
  });

  test('R75, R124: accuracy is the lowest result that hits', () => {
    expect(scene().rats('0m', { white: 1 }).rolls(4).start().attacks(1).ratsAt('0m')).toBe('');
    expect(scene().rats('0m', { white: 1 }).rolls(3).start().attacks(1).ratsAt('0m')).toBe('1 white');
  });

  test('R76: defence must be exceeded before there is a wound', () => {
    expect(scene().rats('0m', { brown: 1 }).start().ends().state.catcher.health).toBe(4);
    expect(scene().rats('0m', { brown: 2 }).start().ends().state.catcher.health).toBe(3);
  });

  test('R77: how many wounds depends on the kind of rat (D15)', () => {
    const playing = scene()
      .rats('0m', { brown: 4 })
      .nemesis('0m')
      .peculiar('brute', '0m')
      .rolls(6, 6, 1)
      .start()
      .ends();
    expect(playing.events('wounded').map(({ by, wounds }) => `${by} ${wounds}`)).toEqual([
      'nemesis 2',
      'brute 1',
      'rats 1',
    ]);
  });

  test('R78: each wound lowers health by one', () => {
    const playing = scene().has({ health: 4 }).nemesis('0m').rolls(6, 6, 1).start().ends();
    expect(playing.state.catcher.health).toBe(2);
  });

  test('R79: a health token raises health by one, never above the maximum', () => {
    const playing = scene().has({ health: 2 }).token('health', '0e').start().walks('0e');
    expect([playing.state.catcher.health, playing.at('health', '0e')]).toEqual([3, 0]);
    const full = scene().has({ health: 3 }).token('health', '0e', 2).start().walks('0e');
    expect([full.state.catcher.health, full.at('health', '0e')]).toEqual([4, 1]);
  });
});

describe('the refresh', () => {
  test('R107: all unlocked dice come back', () => {
    const playing = scene().has({ dice: 0 }).upgraded({ attack: 1 }).start().ends();
    expect(playing.state.catcher.dice).toBe(4);
  });

  test('R108: movement is reset to the highest unlocked value', () => {
    const playing = scene().has({ movement: 0 }).upgraded({ movement: 1 }).start().ends();
    expect(playing.state.catcher.movement).toBe(5);
    expect(scene().has({ movement: 9 }).start().ends().state.catcher.movement).toBe(4);
  });

  test('R109: trap tokens come back up to the trap value', () => {
    expect(scene().has({ traps: 0 }).start().ends().state.catcher.traps).toBe(2);
  });

  test('R110, R111: health and ability tokens are not refreshed', () => {
    const playing = scene().has({ health: 2, yellow: 1, purple: 0 }).upgraded({ yellow: 1, purple: 1 }).start().ends();
    expect(playing.state.catcher).toMatchObject({ health: 2, yellow: 1, purple: 0 });
  });

  test('R111: health comes from tokens on the map and from the Tallyman', () => {
    const bought = scene().has({ health: 2 }).cage({ white: 3 }).start().does({ do: 'trade', line: 0 });
    expect(bought.state.catcher.health).toBe(3);
    const found = scene().has({ health: 2 }).token('health', '0w').start().walks('0w');
    expect(found.state.catcher.health).toBe(3);
  });
});
