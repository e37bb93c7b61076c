/** What is printed on the six hero cards does what it says (M3). */
import { expect, test } from 'vitest';
import { packRoom } from '../rules/values.ts';
import { bodyHolds } from '../rules/wearing.ts';
import { BOW, BOW_STAR, CHEESE, SHIELD, SWORD_STAR, scene } from '../testing/scene.ts';

const rats = (letter: string, count: number) => Array.from({ length: count }, () => ['rat-warrior', letter] as const);

test('M3: Collin defeats a minion, and a friend close by gains a cheese', () => {
  const s = scene({ mice: { collin: 'q', nez: 'q' }, minions: rats('q', 2), dice: [SWORD_STAR, BOW, BOW, BOW, BOW] });
  s.choose('attack target=1 weapon=collins-sword');
  if (s.decision.ask === 'which-mouse') s.choose('mouse mouse=nez');
  expect([s.mouse('nez').cheese, s.mouse('collin').cheese]).toEqual([1, 0]);
});

test('M3: Filch gets the cheese that a rat rolls when he wounds it, and holds a dagger with his tail', () => {
  const s = scene({ mice: { filch: 'q' }, minions: rats('q', 2), dice: [SWORD_STAR, SWORD_STAR, CHEESE, BOW] });
  const before = s.state.wheel;
  s.choose('attack target=1 weapon=dagger');
  expect([s.mouse('filch').cheese, s.state.wheel - before]).toEqual([1, 1]);
  const filch = s.mouse('filch');
  expect(bodyHolds(s.t, filch, ['dagger', 'nezs-hammer'])).toBe(true);
  const nez = scene({ mice: { nez: 'q' } });
  expect(bodyHolds(nez.t, nez.mouse('nez'), ['dagger', 'nezs-hammer'])).toBe(false);
});

test('M3: Maginos gains a cheese by the first star of his own turn, and by none of other turns', () => {
  const s = scene({ mice: { maginos: 'q', collin: 'a' }, minions: rats('m', 2), dice: [BOW_STAR, BOW_STAR, BOW] });
  s.choose('attack target=1 weapon=maginos-staff');
  expect(s.mouse('maginos').cheese).toBe(1);
  const plain = scene({ mice: { maginos: 'q', collin: 'a' }, minions: rats('m', 2), dice: [BOW, SHIELD, BOW, BOW] });
  plain.choose('attack target=1 weapon=maginos-staff');
  expect(plain.mouse('maginos').cheese).toBe(0);
  const other = scene({ mice: { maginos: 'q' }, minions: rats('q', 1), turn: 'rat-warrior', dice: [1, 1, SWORD_STAR] });
  expect(other.told('rolled').some((event) => 'who' in event && event.who === 'maginos')).toBe(true);
  expect(other.told('cheese')).toEqual([]);
});

test('M3, M148: Nez carries one card more than the others', () => {
  const s = scene({ mice: { nez: 'q', tilda: 'q' } });
  expect(packRoom(s.t, s.mouse('nez')) - packRoom(s.t, s.mouse('tilda'))).toBe(1);
});

test('M3: Tilda heals a mouse on her space by the stars that she rolls, and nobody else can', () => {
  const change = (state: { mice: { hero: string; wounds: number }[] }) => {
    for (const mouse of state.mice) if (mouse.hero === 'collin') mouse.wounds = 3;
  };
  const s = scene({ mice: { tilda: 'q', collin: 'q' }, dice: [BOW_STAR, SWORD_STAR], change });
  s.choose('deed deed=tend');
  expect([s.mouse('collin').wounds, s.told('healed').length]).toEqual([1, 1]);
  expect(scene({ mice: { nez: 'q', collin: 'q' }, change }).offers({ do: 'deed', deed: 'tend' })).toBe(false);
  expect(scene({ mice: { tilda: 'q', collin: 'm' }, change }).offers({ do: 'deed', deed: 'tend' })).toBe(false);
});
