/** Weapons (M16-M19). */
import { attackMinion, blowWith } from '../../rules/battle.ts';
import { count } from '../../rules/dice.ts';
import { checkEnd } from '../../rules/ending.ts';
import { knockDownMinion, woundMinion } from '../../rules/felling.ts';
import { cardsOnTrack, isClose, isLarge, miceOn, mouseSees, placeOf } from '../../rules/figures.ts';
import { targetsOf } from '../../rules/targets.ts';
import { isWounded } from '../../rules/values.ts';
import { chooseTargetFor } from '../choosing.ts';
import type { Weapon } from '../search-card.ts';

export const weapons: readonly Weapon[] = [
  {
    id: 'collins-sword',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'sharp',
    battle: 1,
    paws: 1,
    requires: { anyClass: ['warrior'] },
    provenance: 'published; own (paws)',
  },
  {
    id: 'maginos-staff',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'magic',
    battle: 1,
    paws: 1,
    requires: { anyClass: ['mystic'] },
    against: (_t, mouse, target) => (target.space === mouse.space ? { reach: 'melee', damage: 'blunt' } : undefined),
    provenance: 'published; own (paws)',
  },
  {
    id: 'tildas-mace',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'blunt',
    battle: 0,
    paws: 1,
    requires: { mouse: 'tilda' },
    powers: {
      battle: (t, mouse) => miceOn(t, mouse.space).filter((other) => other !== mouse && isWounded(other)).length,
    },
    provenance: 'published; own (paws)',
  },
  {
    id: 'nezs-hammer',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'blunt',
    battle: 2,
    paws: 2,
    requires: { anyClass: ['warrior'] },
    provenance: 'published (two paws; +2 derived from reports); own (name, damage, class)',
  },
  {
    id: 'lilys-bow',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'sharp',
    battle: 1,
    paws: 2,
    requires: { anyClass: ['archer'] },
    defenderCheese: 'bearer',
    provenance: 'published (a bow; cheese goes to her); own (name, bonus, damage, paws, class)',
  },
  {
    id: 'enchanted-bow',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'magic',
    battle: 1,
    paws: 2,
    requires: { anyClass: ['archer'] },
    *after(t, mouse, attack) {
      const again = attack.defeated && count(attack.faces, 'star') > 0 && mouse.notes['enchanted-bow'] !== ATTACKING;
      const bow = t.book.card('enchanted-bow');
      const targets = again && bow.kind === 'weapon' ? targetsOf(t, mouse, bow) : [];
      if (targets.length === 0 || bow.kind !== 'weapon') return;
      mouse.notes['enchanted-bow'] = ATTACKING; // the second attack grants no further one
      const target = yield* chooseTargetFor(t, mouse, targets, 'enchanted-bow', 'M17');
      yield* attackMinion(t, mouse, blowWith(t, mouse, bow, target), target);
      mouse.notes['enchanted-bow'] = 0;
    },
    provenance: 'published (name; +1 derived; it can give one more attack); own (damage, paws, class, condition)',
  },
  {
    id: 'dagger',
    kind: 'weapon',
    copies: 3,
    reach: 'melee',
    damage: 'sharp',
    battle: 0,
    paws: 1,
    powers: {
      less: (t, mouse, _attack, target) =>
        target && cardsOnTrack(t, target.kind).every((card) => placeOf(t, card) > placeOf(t, mouse.hero)) ? 1 : 0,
    },
    provenance: 'published; own (copies)',
  },
  {
    id: 'long-bow',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'sharp',
    battle: 1,
    paws: 2,
    requires: { anyClass: ['archer'] },
    powers: { battle: (t, _mouse, _attack, target) => (target && isLarge(t, target) ? 1 : 0) },
    provenance: 'published (bonuses); own (paws, class)',
  },
  {
    id: 'toothpick',
    kind: 'weapon',
    copies: 2,
    reach: 'melee',
    damage: 'sharp',
    battle: 0,
    paws: 2,
    powers: {
      *defended(t, mouse, attack, cheese) {
        const minion = t.state.minions.find(({ id }) => id === attack.by);
        if (cheese === 0 || !minion || !isClose(t, mouse.space, minion.space)) return;
        yield* woundMinion(t, minion, 1, mouse);
        checkEnd(t);
      },
    },
    provenance: 'published (both paws, idea); own (bonus, exact trigger, copies)',
  },
  {
    id: 'scorching-wand',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'fire',
    battle: 1,
    paws: 1,
    requires: { anyClass: ['mystic'] },
    provenance: 'published (name); own (rest)',
  },
  {
    id: 'clockwork-crossbow',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'sharp',
    battle: 1,
    paws: 2,
    requires: { anyClass: ['tinkerer'] },
    ready: (_t, mouse) => (mouse.notes['clockwork-crossbow'] ?? -2) < mouse.turns - 1,
    drawn(_t, mouse) {
      mouse.notes['clockwork-crossbow'] = mouse.turns;
    },
    provenance: 'published (clockwork weapons for tinkerers exist); own (rest)',
  },
  {
    id: 'clockwork-saw',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'sharp',
    battle: 2,
    paws: 2,
    requires: { anyClass: ['tinkerer'] },
    attackCheese: 'wheel',
    provenance: 'published (clockwork weapons for tinkerers exist); own (rest)',
  },
  {
    id: 'hatpin',
    kind: 'weapon',
    copies: 2,
    reach: 'melee',
    damage: 'sharp',
    battle: 1,
    paws: 1,
    requires: { stat: { battle: 2 } },
    provenance: 'own',
  },
  {
    id: 'sling',
    kind: 'weapon',
    copies: 1,
    reach: 'ranged',
    damage: 'blunt',
    battle: 0,
    paws: 1,
    provenance: 'own',
  },
  {
    id: 'quill-spear',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'sharp',
    battle: 1,
    paws: 2,
    reaches: (t, from, to) =>
      mouseSees(t, from, to) &&
      !isClose(t, from, to) &&
      (t.room.near[from] ?? []).some((space) => t.room.isNear[space]?.[to]),
    provenance: 'own',
  },
  {
    id: 'cork-maul',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'blunt',
    battle: 1,
    paws: 2,
    requires: { anyClass: ['warrior', 'healer', 'tinkerer'] },
    after(t, _mouse, attack, target) {
      if (attack.hits > 0 && attack.wounds === 0 && t.state.minions.includes(target)) knockDownMinion(t, target, 'M17');
    },
    provenance: 'own',
  },
  {
    id: 'fishbone-sabre',
    kind: 'weapon',
    copies: 1,
    reach: 'melee',
    damage: 'sharp',
    battle: 1,
    paws: 1,
    requires: { anyClass: ['warrior', 'scamp'] },
    powers: { less: (_t, _mouse, attack) => (count(attack.faces, 'star') > 0 ? 1 : 0) },
    provenance: 'own',
  },
];

const ATTACKING = 1;
