/** Section Q: the Tallyman (R138-R142). Prices here: health 3, ability token 4, die 2, cheese 6. */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('the Tallyman', () => {
  test("R138: he trades at any moment of the ratcatcher's turn, and not in the rats'", () => {
    const playing = scene().cage({ white: 6 }).rats('0m', { white: 1 }).rolls(1).start();
    playing.expectOffer('trade line=2');
    playing.attacks(1).expectOffer('trade line=2');
    playing.walks('0e').expectOffer('trade line=2');
  });

  test('R139: the price goes from the cage to the sack, and the reward is gained', () => {
    const playing = scene()
      .cage({ white: 1, brown: 1, black: 1 })
      .has({ health: 2 })
      .start()
      .does({ do: 'trade', line: 0 });
    expect(playing.state.catcher.health).toBe(3);
    expect(playing.state.cage).toEqual({ white: 0, brown: 0, black: 0 });
    expect(playing.state.sack).toEqual({ white: 34, brown: 18, black: 12 });
  });

  test('R139: not for fewer rats than the price', () => {
    scene().cage({ white: 2 }).has({ health: 2 }).start().expectNoOffer('trade line=0').expectOffer('trade line=2');
  });

  test('R139, O28: the player chooses the colours, where there is a choice', () => {
    const playing = scene().cage({ white: 1, brown: 2, black: 1 }).start().does({ do: 'trade', line: 2 });
    expect([playing.ask, ...playing.offered]).toEqual(['pay-with', 'pay rat=white rats=1', 'pay rat=white rats=0']);
    playing.does({ do: 'pay', rat: 'white', rats: 0 });
    expect(playing.offered).toEqual([2, 1].map((rats) => `pay rat=brown rats=${rats}`));
    playing.does({ do: 'pay', rat: 'brown', rats: 1 });
    expect(playing.state.cage).toEqual({ white: 1, brown: 1, black: 0 });
    expect(playing.state.sack).toEqual({ white: 33, brown: 17, black: 12 });
    const alike = scene().cage({ brown: 4 }).start().does({ do: 'trade', line: 2 });
    expect([alike.ask, alike.state.cage.brown]).toEqual(['action', 2]);
    const all = scene().cage({ white: 1, black: 1 }).start().does({ do: 'trade', line: 2 });
    expect([all.ask, all.state.cage]).toEqual(['action', { white: 0, brown: 0, black: 0 }]);
  });

  test('R140: as often as there are rats to pay with', () => {
    const playing = scene()
      .has({ dice: 0 })
      .cage({ white: 5 })
      .start()
      .does({ do: 'trade', line: 2 })
      .does({ do: 'trade', line: 2 });
    expect(playing.state.catcher.dice).toBe(2);
    playing.expectNoOffer('trade');
  });

  test('R141: health, ability tokens, dice and cheese', () => {
    const playing = scene().has({ health: 2 }).upgraded({ yellow: 1 }).cage({ white: 15 }).start();
    playing
      .does({ do: 'trade', line: 0 })
      .does({ do: 'trade', line: 1 })
      .does({ do: 'trade', line: 2 })
      .does({ do: 'trade', line: 3 })
      .slots('trap');
    expect(playing.state.catcher).toMatchObject({ health: 3, yellow: 1, dice: 4 });
    expect(playing.view.catcher.cheese).toBe(2);
  });

  test('R142: no ability tokens for a locked ability', () => {
    scene().cage({ white: 9 }).start().expectNoOffer('trade line=1');
    const playing = scene().upgraded({ purple: 1 }).cage({ white: 9 }).start().does({ do: 'trade', line: 1 });
    expect(playing.state.catcher).toMatchObject({ yellow: 0, purple: 1 });
  });

  test('R139: the colour is asked for only if both abilities could take a token', () => {
    const playing = scene()
      .upgraded({ yellow: 1, purple: 1 })
      .cage({ white: 9 })
      .start()
      .does({ do: 'trade', line: 1 });
    expect(playing.offered).toEqual(['colour colour=yellow', 'colour colour=purple']);
  });

  test('R79, R139: what would give nothing is not offered', () => {
    scene().cage({ white: 9 }).start().expectNoOffer('trade line=0');
  });

  test('R139, O10: no cheese is sold when the Reserve has none', () => {
    scene().cage({ white: 9 }).start().expectOffer('trade line=3');
    scene().reserve({ cheese: 0 }).cage({ white: 9 }).start().expectNoOffer('trade line=3');
  });
});
