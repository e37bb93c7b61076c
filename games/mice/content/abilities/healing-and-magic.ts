/** Ability cards of healers and mystics, and the one that everybody may learn. */
import { choose, chooseSome } from '@smallfolk/kernel';
import { attackMinion, attackSeveral, hitMinion, stepForth, withBonus } from '../../rules/battle.ts';
import { payCheese } from '../../rules/cheese.ts';
import { seatOf } from '../../rules/deciding.ts';
import { lay } from '../../rules/effects.ts';
import { checkEnd } from '../../rules/ending.ts';
import { isClose, letter, miceOn, miceOnBoard, mouseSees } from '../../rules/figures.ts';
import { chooseMouse } from '../../rules/free-actions.ts';
import { cureOfPoison, heal, unmark } from '../../rules/harm.ts';
import type { Quest } from '../../rules/quest.ts';
import { attackable, oneOfEach, rangedTargets } from '../../rules/targets.ts';
import { hasClass, loreOf } from '../../rules/values.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Ability } from '../ability.ts';
import { spaceIn } from '../room-graph.ts';

const ills = (mouse: Mouse) => [
  ...Array<'poison'>(mouse.poison).fill('poison'),
  ...(['stunned', 'webbed', 'charmed'] as const).filter((marker) => mouse[marker]),
];

/** OM43: many are struck at once, the near ones and the far ones alike. */
const inSightOf = (t: Quest, mouse: Mouse) =>
  attackable(t, mouse).filter(({ space }) => mouseSees(t, mouse.space, space));

export const healingAndMagic: readonly Ability[] = [
  {
    id: 'first-aid',
    classes: 'any',
    cost: 2,
    costFor: (t, mouse) => (hasClass(t, mouse, 'healer') ? 1 : 2),
    timing: 'menu',
    spends: 'free',
    useful: (t, mouse) => miceOn(t, mouse.space).some(({ wounds }) => wounds > 0),
    *use(t, mouse) {
      const wounded = miceOn(t, mouse.space).filter(({ wounds }) => wounds > 0);
      heal(t, yield* chooseMouse(t, mouse, wounded, 'first-aid', 'M26'), 1, 'M26');
    },
    provenance: 'published',
  },
  {
    id: 'cure',
    classes: ['healer'],
    cost: 1,
    timing: 'menu',
    spends: 'action',
    useful: (t, mouse) => miceOn(t, mouse.space).some((other) => ills(other).length > 0),
    *use(t, mouse) {
      const ill = miceOn(t, mouse.space).filter((other) => ills(other).length > 0);
      const patient = yield* chooseMouse(t, mouse, ill, 'cure', 'M26');
      const items = ills(patient).map((trouble) => ({ do: 'trouble', trouble }));
      const max = Math.min(3, 1 + mouse.cheese);
      const about = { kind: 'card', id: 'cure' };
      const cured = yield* chooseSome(seatOf(mouse), 'which-trouble', items, { min: 1, max }, { rule: 'M26', about });
      payCheese(t, mouse, cured.length - 1, 'M27');
      for (const { trouble } of cured) {
        if (trouble === 'poison') cureOfPoison(t, patient, 1, 'M26');
        else unmark(t, patient, trouble, 'M26');
      }
    },
    provenance: 'published',
  },
  {
    id: 'fortify',
    classes: ['healer'],
    cost: 2,
    timing: 'menu',
    spends: 'nothing',
    useful: (t) => t.state.minions.length > 0,
    use(t, mouse) {
      for (const { hero } of miceOnBoard(t)) lay(t, { id: 'fortify', on: hero, by: mouse.hero, until: 'own-turn' });
      t.emit?.({ type: 'effect', id: 'fortify', on: mouse.hero, by: mouse.hero, rule: 'M26' });
    },
    provenance: 'published (cost, all mice on the tile, +1); own (defense, duration)',
  },
  {
    id: 'major-heal',
    classes: ['healer'],
    cost: 3,
    timing: 'menu',
    spends: 'action',
    useful: (t, mouse) => miceOnBoard(t).some((other) => other.wounds > 0 && isClose(t, mouse.space, other.space)),
    *use(t, mouse) {
      const wounded = miceOnBoard(t).filter((other) => other.wounds > 0 && isClose(t, mouse.space, other.space));
      const patient = yield* chooseMouse(t, mouse, wounded, 'major-heal', 'M26');
      heal(t, patient, patient.wounds, 'M26');
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'chain-lightning',
    classes: ['mystic'],
    cost: 3,
    timing: 'menu',
    spends: 'battle',
    useful: (t, mouse) => inSightOf(t, mouse).length > 0,
    *use(t, mouse) {
      const seen = inSightOf(t, mouse);
      const items = seen.map(({ id }) => ({ do: 'target', target: id }));
      const about = { kind: 'card', id: 'chain-lightning' };
      const limits = { min: 1, max: loreOf(t, mouse) };
      const chosen = yield* chooseSome(seatOf(mouse), 'which-target', items, limits, { rule: 'M26', about });
      yield* stepForth(t, mouse);
      for (const { target } of chosen) {
        const minion = t.state.minions.find(({ id }) => id === target);
        if (minion)
          yield* hitMinion(
            t,
            mouse,
            { weapon: 'chain-lightning', reach: 'ranged', damage: 'magic', dice: 0 },
            2,
            minion,
          );
      }
      checkEnd(t);
    },
    provenance: 'published (cost, number of targets); own (hits)',
  },
  {
    id: 'mystic-blast',
    classes: ['mystic'],
    cost: 2,
    timing: 'menu',
    spends: 'battle',
    useful: (t, mouse) => rangedTargets(t, mouse).length > 0,
    *use(t, mouse) {
      const spaces = [...new Set(rangedTargets(t, mouse).map(({ space }) => space))];
      const options = spaces.map((space) => ({ do: 'space', to: letter(t, space) }));
      const about = { kind: 'card', id: 'mystic-blast' };
      const { to } = yield* choose(seatOf(mouse), 'which-space', options, { rule: 'M26', about });
      const targets = t.state.minions.filter(({ space }) => space === spaceIn(t.room, to));
      const blow = { weapon: 'mystic-blast', reach: 'ranged', damage: 'magic', dice: loreOf(t, mouse) } as const;
      yield* attackSeveral(t, mouse, withBonus(t, mouse, blow, targets[0]), targets);
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'mystic-bolt',
    classes: ['mystic'],
    cost: 1,
    timing: 'menu',
    spends: 'battle',
    useful: (t, mouse) => attackable(t, mouse).length > 0,
    *use(t, mouse) {
      const targets = oneOfEach(t, attackable(t, mouse));
      const options = targets.map(({ id }) => ({ do: 'target', target: id }));
      const about = { kind: 'card', id: 'mystic-bolt' };
      const { target } = yield* choose(seatOf(mouse), 'which-target', options, { rule: 'M26', about });
      const minion = targets.find(({ id }) => id === target);
      const blow = { weapon: 'mystic-bolt', reach: 'ranged', damage: 'magic', dice: loreOf(t, mouse) } as const;
      if (minion) yield* attackMinion(t, mouse, withBonus(t, mouse, blow, minion), minion);
    },
    provenance: 'published (name, class, no sight); own (cost, dice)',
  },
  {
    id: 'invisibility',
    classes: ['mystic'],
    cost: 2,
    timing: 'menu',
    spends: 'nothing',
    useful: (t) => t.state.minions.length > 0,
    use(t, mouse) {
      lay(t, { id: 'invisibility', on: mouse.hero, by: mouse.hero, until: 'own-turn' });
      t.emit?.({ type: 'effect', id: 'invisibility', on: mouse.hero, by: mouse.hero, rule: 'M26' });
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'meeps',
    classes: [],
    hero: 'maginos',
    cost: 1,
    timing: 'menu',
    spends: 'nothing',
    useful: (t) => t.state.minions.length > 0,
    *use(t, mouse) {
      const targets = oneOfEach(t, t.state.minions);
      const options = targets.map(({ id }) => ({ do: 'target', target: id }));
      const about = { kind: 'card', id: 'meeps' };
      const { target } = yield* choose(seatOf(mouse), 'which-target', options, { rule: 'M26', about });
      lay(t, { id: 'meeps', on: target, by: mouse.hero, until: 'round' });
      t.emit?.({ type: 'effect', id: 'meeps', on: target, by: mouse.hero, rule: 'M26' });
    },
    provenance: 'published (name, Maginos only, fewer defense dice); own (cost, exact effect)',
  },
];
