/** What is worn does what its card says (M15, M22). */
import { expect, test } from 'vitest';
import { newAttack } from '../rules/battle.ts';
import { battleBonus, climbCost, defenseOf, isSafeFrom, loreOf, moveOf } from '../rules/values.ts';
import { scene } from '../testing/scene.ts';

const blow = (reach: 'melee' | 'ranged') => newAttack('', 'collin', { weapon: '', reach, damage: 'sharp', dice: 1 });

/** Collin in nothing but this. */
function wearing(...body: string[]) {
  const s = scene({ mice: { collin: 'q' }, change: (state) => void Object.assign(state.mice[0] ?? {}, { body }) });
  return { t: s.t, mouse: s.mouse('collin') };
}

const bare = wearing();

test.each([
  ['leather-breastplate', 1, 1],
  ['shifting-cloak', 0, 1],
])('M15: %s gives %i dice of defense in melee and %i against a shot', (card, melee, ranged) => {
  const { t, mouse } = wearing(card);
  const more = (reach: 'melee' | 'ranged') =>
    defenseOf(t, mouse, blow(reach)) - defenseOf(bare.t, bare.mouse, blow(reach));
  expect([more('melee'), more('ranged')]).toEqual([melee, ranged]);
});

test('M22: boots climb for 2, a lens reads, a whisker runs, walnut shells are heavy, a ring is strong', () => {
  const change = (card: string, of: (one: typeof bare) => number) => of(wearing(card)) - of(bare);
  expect(climbCost(wearing('felt-boots').t, wearing('felt-boots').mouse)).toBe(2);
  expect(climbCost(bare.t, bare.mouse)).toBeGreaterThan(2);
  expect(change('spectacle-lens', ({ t, mouse }) => loreOf(t, mouse))).toBe(1);
  expect(change('rabbits-whisker', ({ t, mouse }) => moveOf(t, mouse))).toBe(1);
  expect(change('walnut-shell-armour', ({ t, mouse }) => moveOf(t, mouse))).toBe(-1);
  expect(change('ring-of-cats-strength', ({ t, mouse }) => battleBonus(t, mouse, blow('melee'), undefined))).toBe(1);
});

test('M22: fish scales let the current pass, an acorn cap keeps one from being stunned', () => {
  const safe = (card: string, peril: 'current' | 'stun') => isSafeFrom(wearing(card).t, wearing(card).mouse, peril);
  expect([safe('fish-scale-armour', 'current'), safe('acorn-cap', 'stun')]).toEqual([true, true]);
  expect([safe('acorn-cap', 'current'), safe('fish-scale-armour', 'stun')]).toEqual([false, false]);
});
