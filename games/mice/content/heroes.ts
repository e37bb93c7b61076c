/** The six heroes (M3). Values and names are printed in the rulebooks; life and most printed abilities are our own. */
import { choose } from '@smallfolk/kernel';
import { gainCheese } from '../rules/cheese.ts';
import { seatOf } from '../rules/deciding.ts';
import { count } from '../rules/dice.ts';
import { isClose, isRat, miceOn, mouseCalled, onBoard } from '../rules/figures.ts';
import { chooseMouse } from '../rules/free-actions.ts';
import { heal } from '../rules/harm.ts';
import { rollForStars } from '../rules/rolling.ts';
import { loreOf } from '../rules/values.ts';
import type { Hero } from './hero.ts';

const VALUES = 'rulebook (name, values); published (classes, starting equipment)';

export const heroes: readonly Hero[] = [
  {
    id: 'collin',
    classes: ['warrior', 'leader'],
    battle: 2,
    defense: 1,
    lore: 2,
    move: 2,
    life: 4,
    starting: ['collins-sword', 'leather-breastplate'],
    abilities: ['first-into-the-dark'],
    powers: {
      *defeated(t, mouse) {
        const friends = t.state.mice.filter(
          (other) => other !== mouse && onBoard(other) && isClose(t, mouse.space, other.space),
        );
        if (friends.length === 0) return;
        const options = friends.map(({ hero }) => ({ do: 'mouse', mouse: hero }));
        const about = { kind: 'hero-ability', id: 'first-into-the-dark' };
        const chosen = yield* choose(seatOf(mouse), 'which-mouse', options, { rule: 'M3', about });
        gainCheese(t, mouseCalled(t, chosen.mouse), 1, 'M3');
      },
    },
    provenance: `${VALUES}; own (life, ability)`,
  },
  {
    id: 'filch',
    classes: ['scamp'],
    battle: 2,
    defense: 2,
    lore: 1,
    move: 3,
    life: 3,
    starting: ['dagger'],
    abilities: ['pilfer', 'quick-tail'],
    powers: {
      tail: 'dagger',
      wounded(t, mouse, _attack, target, cheese) {
        if (isRat(target)) gainCheese(t, mouse, cheese, 'M3');
      },
    },
    provenance: `${VALUES}, published (abilities); own (life, exact trigger)`,
  },
  {
    id: 'lily',
    classes: ['archer'],
    battle: 2,
    defense: 2,
    lore: 1,
    move: 2,
    life: 3,
    starting: ['lilys-bow'],
    abilities: ['lessons-learned'],
    powers: { safeFrom: ['traps'] },
    provenance: `${VALUES}, published (ability); own (life)`,
  },
  {
    id: 'maginos',
    classes: ['mystic'],
    battle: 1,
    defense: 1,
    lore: 3,
    move: 2,
    life: 4,
    starting: ['maginos-staff'],
    abilities: ['well-read'],
    powers: {
      rolled(t, mouse, faces) {
        const { turn } = t.state;
        if (turn?.card !== mouse.hero || turn.notes.includes('well-read') || count(faces, 'star') === 0) return;
        turn.notes.push('well-read');
        gainCheese(t, mouse, 1, 'M3');
      },
    },
    provenance: `${VALUES}; own (life, ability)`,
  },
  {
    id: 'nez',
    classes: ['warrior', 'tinkerer'],
    battle: 2,
    defense: 1,
    lore: 2,
    move: 1,
    life: 5,
    starting: ['nezs-hammer'],
    abilities: ['strong-back'],
    powers: { pack: 1 },
    provenance: `${VALUES}; own (life, published to be the most of the six; ability)`,
  },
  {
    id: 'tilda',
    classes: ['healer'],
    battle: 2,
    defense: 1,
    lore: 2,
    move: 2,
    life: 4,
    starting: ['tildas-mace'],
    abilities: ['tend'],
    powers: {},
    deeds: [
      {
        id: 'tend',
        spends: 'action',
        can: (t, mouse) => mouse.hero === 'tilda' && miceOn(t, mouse.space).some(({ wounds }) => wounds > 0),
        *run(t, mouse) {
          const wounded = miceOn(t, mouse.space).filter(({ wounds }) => wounds > 0);
          const patient = yield* chooseMouse(t, mouse, wounded, 'tend', 'M3');
          heal(t, patient, yield* rollForStars(t, mouse, loreOf(t, mouse), 'deed', 'M3'), 'M3');
        },
        chance: (t, mouse) => 1 - 0.5 ** loreOf(t, mouse),
      },
    ],
    provenance: `${VALUES}, published (she heals, also herself); own (life, amount)`,
  },
];
