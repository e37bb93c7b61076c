/** Sections J and P: cheese on the board (R80-R95) and how it is collected (R133-R137). */
import { describe, expect, test } from 'vitest';
import type { Slot } from '../state/pieces.ts';
import { type Playing, type Scene, scene } from '../testing/scene.ts';

const FIRST = { edition: 'first' };

/** Collects a cheese in the zone east of the ratcatcher and puts it on that slot. */
function gains(slot: Slot, begun: Scene = scene()): Playing {
  return begun.cheese('0e').start().walks('0e').slots(slot);
}

describe('cheese on the board', () => {
  test('R80: a gained cheese is put at once on any free slot, by choice', () => {
    const playing = scene().cheese('0e').start().walks('0e');
    expect(playing.ask).toBe('cheese-slot');
    expect(playing.offered).toEqual(
      ['attack', 'movement', 'health', 'accuracy', 'defence', 'trap', 'yellow', 'purple'].map(
        (slot) => `slot slot=${slot}`,
      ),
    );
    playing.slots('accuracy');
    expect(playing.state.catcher.cheese.accuracy).toBe(1);
  });

  test('R80: full slots are not offered', () => {
    const playing = scene().upgraded({ movement: 1, yellow: 2 }).cheese('0e').start().walks('0e');
    playing.expectNoOffer('slot slot=movement', 'slot slot=yellow');
    playing.expectOffer('slot slot=purple');
  });

  test('R81: unavailable slots take no cheese', () => {
    const playing = scene({ ratcatcher: 'bare' }).cheese('0e').start().walks('0e');
    expect(playing.offered).toEqual(['slot slot=movement', 'slot slot=yellow', 'slot slot=purple']);
  });

  test('R80, O24: a cheese without a free slot still counts', () => {
    const playing = scene({ ratcatcher: 'bare' })
      .upgraded({ movement: 1, yellow: 2, purple: 2 })
      .cheese('0e')
      .start()
      .walks('0e');
    expect(playing.ask).toBe('action');
    expect(playing.view.catcher.cheese).toBe(6);
  });

  test('R82: an upgrade takes effect when all its slots are full, not before', () => {
    const playing = gains('accuracy', scene().cheese('0w'));
    expect(playing.view.catcher.accuracy).toBe(4);
    playing.walks('0m', '0w').slots('accuracy');
    expect(playing.view.catcher.accuracy).toBe(3);
  });

  test('R83: each upgrade can be bought only once', () => {
    const playing = gains('health', scene().cheese('0w'));
    playing.walks('0m', '0w').expectNoOffer('slot slot=health');
  });

  test('R84: in the second edition some attributes can be upgraded twice: one cheese, then two more (D16)', () => {
    const attack = (cheese: number) => scene().upgraded({ attack: cheese }).start().view.catcher.attack;
    expect([0, 1, 2, 3].map(attack)).toEqual([3, 4, 4, 5]);
    gains('attack', scene().upgraded({ attack: 1 }));
  });

  test('R84: in the first edition only once (D16)', () => {
    const playing = scene(FIRST).upgraded({ attack: 1 }).cheese('0e').start().walks('0e').does({ do: 'collect' });
    playing.expectNoOffer('slot slot=attack');
    expect(scene(FIRST).upgraded({ attack: 1 }).start().view.catcher.attack).toBe(4);
  });

  test('R85: an upgraded value is marked', () => {
    const marked = (playing: Playing) => playing.view.catcher.slots.find(({ slot }) => slot === 'defence')?.times;
    expect([marked(scene().start()), marked(gains('defence'))]).toEqual([0, 1]);
  });

  test('R86: health upgrade: maximum and current health one higher at once', () => {
    const playing = gains('health', scene().has({ health: 2 }));
    expect(playing.view.catcher).toMatchObject({ health: 3, healthMaximum: 5 });
  });

  test('R87: movement upgrade: one point more, at once in the second edition', () => {
    expect(gains('movement', scene().has({ movement: 4 })).state.catcher.movement).toBe(4);
    const first = scene(FIRST)
      .has({ movement: 4 })
      .cheese('0e')
      .start()
      .walks('0e')
      .does({ do: 'collect' })
      .slots('movement');
    expect(first.state.catcher.movement).toBe(3);
    expect(first.ends().state.catcher.movement).toBe(5);
  });

  test('R88: attack upgrade: one die more, at once in the second edition', () => {
    expect(gains('attack', scene().has({ dice: 1 })).state.catcher.dice).toBe(2);
    const first = scene(FIRST)
      .has({ dice: 1 })
      .cheese('0e')
      .start()
      .walks('0e')
      .does({ do: 'collect' })
      .slots('attack');
    expect(first.state.catcher.dice).toBe(1);
    expect(first.ends().state.catcher.dice).toBe(4);
  });

  test('R89: trap upgrade: the better effect, the same number of traps', () => {
    const playing = gains('trap');
    expect(playing.view.catcher).toMatchObject({ trapUpgraded: true, trapValue: 2, traps: 2 });
  });

  test('R90: it turns over the traps that lie in the City too', () => {
    const playing = gains('trap', scene().trap('1w'));
    expect(playing.state.traps).toEqual([{ zone: playing.scene.zone('1w'), upgraded: true }]);
  });

  test('R90: in the first edition only traps set afterwards (D18)', () => {
    const playing = scene(FIRST).trap('1w').cheese('0e').start().walks('0e').does({ do: 'collect' }).slots('trap');
    expect(playing.state.traps[0]?.upgraded).toBe(false);
    expect(playing.setsTrap('0e').state.traps[1]?.upgraded).toBe(true);
  });

  test('R91: defence upgrade: defence one higher', () => {
    expect(gains('defence').view.catcher.defence).toBe(2);
    expect(scene().upgraded({ defence: 1 }).rats('0m', { brown: 2 }).start().ends().state.catcher.health).toBe(4);
  });

  test('R92: accuracy upgrade: 4+ becomes 3+', () => {
    const playing = scene().upgraded({ accuracy: 2 }).rats('0m', { white: 1 }).rolls(3).start();
    expect(playing.view.catcher.accuracy).toBe(3);
    expect(playing.attacks(1).ratsAt('0m')).toBe('');
  });

  test('R93: cheese on the unlock slot unlocks the ability and gives all its tokens', () => {
    const playing = gains('purple');
    expect(playing.view.catcher.purple).toMatchObject({ unlocked: true, tokens: 3 });
    expect(playing.state.reserve.purple).toBe(1);
  });

  test('R93, R105, O10: only as many as the Reserve has', () => {
    const playing = scene().cheese('0e').reserve({ purple: 2 }).start().walks('0e').slots('purple');
    expect([playing.state.catcher.purple, playing.state.reserve.purple]).toEqual([2, 0]);
  });

  test('R94: cheese on the refill slot fills its tokens up', () => {
    const playing = gains('purple', scene().upgraded({ purple: 1 }).has({ purple: 1 }));
    expect(playing.state.catcher.purple).toBe(3);
  });

  test('R95: an ability can be refilled once', () => {
    const playing = scene().upgraded({ purple: 2 }).cheese('0e').start().walks('0e');
    playing.expectNoOffer('slot slot=purple');
  });

  test('R95: once in a game, even if the cheese that did it is gone', () => {
    const begun = () => scene().upgraded({ purple: 1 }).has({ purple: 1 }).cheese('0e');
    const [spent, fresh] = [begun().refilled({ purple: true }), begun()].map((each) =>
      each.start().walks('0e').slots('purple'),
    );
    expect([spent?.state.catcher.purple, fresh?.state.catcher.purple]).toEqual([1, 3]);
    expect(spent?.events('ability-filled')).toEqual([]);
    expect([spent?.view.catcher.purple.refilled, fresh?.view.catcher.purple.refilled]).toEqual([true, true]);
  });
});

describe('collecting cheese', () => {
  test('R133: only in its zone, and only without any rat there', () => {
    expect(scene().cheese('0e').rats('0e', { brown: 1 }).start().walks('0e').ask).toBe('action');
    expect(scene().cheese('0e').peculiar('brute', '0e').start().walks('0e').ask).toBe('action');
    expect(scene().cheese('0e').nemesis('0e').start().walks('0e').ask).toBe('action');
    expect(scene().cheese('1w').start().walks('0e').at('cheese', '1w')).toBe(1);
    expect(scene().cheese('0e').start().walks('0e').ask).toBe('cheese-slot');
  });

  test('R133: also once the last rat is caught', () => {
    const playing = scene().cheese('0m').rats('0m', { white: 1 }).rolls(5).start().attacks(1);
    expect(playing.ask).toBe('cheese-slot');
  });

  test('R134, O26: by itself in the second edition (O26: it cannot be declined), an action in the first (D22)', () => {
    scene().cheese('0e').start().walks('0e').expectNoOffer('collect');
    const first = scene(FIRST).cheese('0e').start().walks('0e');
    first.expectOffer('collect', 'end');
    expect(first.ends().at('cheese', '0e')).toBe(1);
  });

  test('R135: it costs nothing', () => {
    const playing = scene().has({ movement: 1, dice: 0 }).cheese('0e').start().walks('0e').slots('defence');
    expect(playing.state.catcher).toMatchObject({ movement: 0, dice: 0 });
    expect(playing.view.catcher.cheese).toBe(1);
  });

  test('R136: it goes to a slot and its effect comes at once', () => {
    const playing = scene().has({ movement: 1 }).cheese('0e').start().walks('0e').slots('movement');
    playing.walks('1w');
    expect(playing.state.catcher.movement).toBe(0);
  });

  test('R137: each one counts towards the ten', () => {
    expect(
      scene().upgraded({ attack: 2 }).has({ spare: 1 }).cheese('0e').start().walks('0e').slots('trap').view.catcher
        .cheese,
    ).toBe(4);
  });

  test('R134: in the first edition one action takes one cheese (D22)', () => {
    const playing = scene(FIRST).cheese('0e', 2).start().walks('0e').does({ do: 'collect' }).slots('trap');
    expect([playing.at('cheese', '0e'), playing.view.catcher.cheese]).toEqual([1, 1]);
    playing.expectOffer('collect', 'end');
  });

  test('R133: all cheese of a zone, one after the other', () => {
    const playing = scene().cheese('0e', 2).start().walks('0e').slots('trap', 'health');
    expect([playing.at('cheese', '0e'), playing.view.catcher.cheese]).toEqual([0, 2]);
  });
});
