/** Section M: walking (R112-R117). */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('walking', () => {
  test('R112: one point for a step into an adjacent, connected zone', () => {
    const playing = scene().start();
    const moves = playing.offered.filter((key) => key.startsWith('move'));
    const to = (name: string) => `move to=${playing.scene.zone(name)}`;
    expect(moves.sort()).toEqual([to('0w'), to('0e'), to('3m')].sort());
    expect(playing.walks('3m').state.catcher).toMatchObject({ movement: 3, zone: playing.scene.zone('3m') });
  });

  test('R112, O33: a step never costs less than a point, whatever a power says; it may cost more', () => {
    const content = scene().atlas.content;
    const paved = (cost: number) => {
      const ratcatchers = content.ratcatchers.map((each) => ({
        ...each,
        yellow: { ...each.yellow, effects: { step: () => cost } },
      }));
      return scene({}, { ...content, ratcatchers })
        .placed('yellow', '0m')
        .start();
    };
    expect(paved(0).walks('0e').state.catcher.movement).toBe(3);
    expect(paved(3).walks('0e').state.catcher.movement).toBe(1);
    paved(99).expectNoOffer('move');
  });

  test('R113: without points there is no step and no trap', () => {
    scene().has({ movement: 0 }).start().expectNoOffer('move', 'trap');
    scene().has({ movement: 1 }).start().expectOffer('move').expectNoOffer('trap');
  });

  test('R114: biters attack a ratcatcher who leaves their zone', () => {
    const playing = scene().rats('0m', { brown: 2 }).start().walks('0e');
    expect(playing.state.catcher.health).toBe(3);
    expect(playing.events('bitten-while-leaving')).toMatchObject([{ bite: 2, defence: 1, wounds: 1 }]);
  });

  test('R114, O3: together against defence, for one wound at most', () => {
    expect(scene().rats('0m', { brown: 1 }).start().walks('0e').state.catcher.health).toBe(4);
    expect(scene().rats('0m', { brown: 6 }).start().walks('0e').state.catcher.health).toBe(3);
  });

  test('R114: white and black rats do not', () => {
    expect(scene().rats('0m', { white: 6, black: 6 }).start().walks('0e').events('bitten-while-leaving')).toEqual([]);
  });

  test('R114: peculiar rats with the biter ability do in the second edition, brown rats only in the first (D20)', () => {
    expect(scene().peculiar('nipper', '0m').start().walks('0e').state.catcher.health).toBe(3);
    expect(scene().peculiar('brute', '0m').start().walks('0e').state.catcher.health).toBe(4);
    expect(scene({ edition: 'first' }).peculiar('nipper', '0m').start().walks('0e').state.catcher.health).toBe(4);
  });

  test('R114: it can be deadly before the next zone is reached', () => {
    const playing = scene().has({ health: 1 }).rats('0m', { brown: 2 }).cheese('0e').start().walks('0e');
    expect(playing.result).toBe('dead');
    expect(playing.at('cheese', '0e')).toBe(1);
  });

  test('R115: at every single step; rats in the zone entered do not react', () => {
    const playing = scene().rats('0m', { brown: 2 }).rats('0e', { brown: 2 }).start().walks('0e');
    expect(playing.state.catcher.health).toBe(3);
    expect(playing.walks('1w').state.catcher.health).toBe(2);
  });

  test('R116: entering a zone collects health and tokens of unlocked abilities', () => {
    const playing = scene()
      .has({ health: 3 })
      .upgraded({ purple: 1 })
      .token('health', '0e')
      .token('purple', '0e')
      .start()
      .walks('0e');
    expect(playing.state.catcher).toMatchObject({ health: 4, purple: 1 });
    expect(playing.events('token-collected').map(({ token }) => token)).toEqual(['health', 'purple']);
  });

  test('R116: standing beside it does not', () => {
    expect(scene().has({ health: 3 }).token('health', '0m').start().at('health', '0m')).toBe(1);
  });

  test('R117: rats there do not prevent entering or collecting health and ability tokens', () => {
    const playing = scene()
      .has({ health: 3 })
      .rats('0e', { white: 3, brown: 3 })
      .token('health', '0e')
      .start()
      .walks('0e');
    expect(playing.state.catcher.health).toBe(4);
  });
});
