/** Armour (M20, M21) and accessories (M22). */
import { gainCheese } from '../../rules/cheese.ts';
import { isRat } from '../../rules/figures.ts';
import type { Accessory, Armour } from '../search-card.ts';

export const armour: readonly Armour[] = [
  {
    id: 'leather-breastplate',
    kind: 'armour',
    copies: 2,
    slot: 'chest',
    defense: 1,
    requires: { anyClass: ['warrior', 'healer', 'tinkerer'] },
    provenance: 'published; own (copies)',
  },
  {
    id: 'button-shield',
    kind: 'armour',
    copies: 2,
    slot: 'paw',
    paws: 1,
    defense: 1,
    provenance: 'published (name, one paw); own (rest)',
  },
  {
    id: 'walnut-shell-armour',
    kind: 'armour',
    copies: 1,
    slot: 'chest',
    defense: 2,
    requires: { anyClass: ['warrior', 'tinkerer'] },
    powers: { move: -1 },
    provenance: 'published (name); own (rest)',
  },
  {
    id: 'thimble-helmet',
    kind: 'armour',
    copies: 2,
    slot: 'head',
    defense: 1,
    requires: { anyClass: ['warrior', 'leader', 'healer'] },
    provenance: 'published (name); own (rest)',
  },
  {
    id: 'fish-scale-armour',
    kind: 'armour',
    copies: 1,
    slot: 'chest',
    defense: 1,
    powers: { safeFrom: ['current'] },
    provenance: 'published (name); own (rest)',
  },
  {
    id: 'acorn-cap',
    kind: 'armour',
    copies: 1,
    slot: 'head',
    defense: 0,
    powers: { safeFrom: ['stun'] },
    provenance: 'own',
  },
  { id: 'felt-boots', kind: 'armour', copies: 1, slot: 'feet', defense: 0, powers: { climb: 2 }, provenance: 'own' },
  {
    id: 'moleskin-mantle',
    kind: 'armour',
    copies: 1,
    slot: 'chest',
    defense: 1,
    requires: { anyClass: ['mystic', 'scamp', 'archer'] },
    provenance: 'own',
  },
];

export const accessories: readonly Accessory[] = [
  {
    id: 'ring-of-cats-strength',
    kind: 'accessory',
    copies: 1,
    slot: 'finger',
    powers: { battle: () => 1 },
    provenance: 'published',
  },
  {
    id: 'shifting-cloak',
    kind: 'accessory',
    copies: 1,
    slot: 'back',
    requires: { anyClass: ['scamp', 'mystic', 'archer'] },
    powers: { defense: (_t, _mouse, attack) => (attack.reach === 'ranged' ? 1 : 0) },
    provenance: 'published (name); own (rest)',
  },
  { id: 'spectacle-lens', kind: 'accessory', copies: 1, slot: 'eye', powers: { lore: 1 }, provenance: 'own' },
  { id: 'lucky-button', kind: 'accessory', copies: 1, slot: 'neck', powers: { lucky: true }, provenance: 'own' },
  { id: 'rabbits-whisker', kind: 'accessory', copies: 1, slot: 'ear', powers: { move: 1 }, provenance: 'own' },
  {
    id: 'rat-tooth-charm',
    kind: 'accessory',
    copies: 1,
    slot: 'neck',
    powers: {
      defeated(t, mouse, minion) {
        if (isRat(minion)) gainCheese(t, mouse, 1, 'M22');
      },
    },
    provenance: 'own',
  },
];
