/** Ability cards of warriors, tinkerers and leaders. */
import { choose } from '@smallfolk/kernel';
import { attackMinion, blowWith, defenseAgainst } from '../../rules/battle.ts';
import { decider, seatOf } from '../../rules/deciding.ts';
import { lay } from '../../rules/effects.ts';
import { knockDownMinion } from '../../rules/felling.ts';
import { isClose, isSmall, letter, miceOnBoard, mouseCalled, mouseSees } from '../../rules/figures.ts';
import { unmark } from '../../rules/harm.ts';
import { isEmpty } from '../../rules/placing.ts';
import { meleeTargets, oneOfEach, targetsOf, weaponsOf } from '../../rules/targets.ts';
import type { Ability } from '../ability.ts';
import { spaceIn } from '../room-graph.ts';

export const fighting: readonly Ability[] = [
  {
    id: 'feint',
    classes: ['warrior'],
    cost: 1,
    timing: 'before-melee',
    helps: (t, mouse, attack) => defenseAgainst(t, mouse, attack) > 1,
    change(_t, _mouse, attack) {
      attack.atMost = Math.min(attack.atMost, 1);
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'battle-squeak',
    classes: ['warrior'],
    cost: 1,
    timing: 'before-melee',
    change(_t, _mouse, attack) {
      attack.dice++;
    },
    provenance: 'published (name, class, cost; one more die derived); own (timing)',
  },
  {
    id: 'backslash',
    classes: ['warrior'],
    cost: 2,
    timing: 'after-melee',
    helps: (t, mouse, attack) => attack.defeated && slashes(t, mouse).length > 0,
    *change(t, mouse) {
      const about = { kind: 'card', id: 'backslash' };
      const chosen = yield* choose(seatOf(mouse), 'which-target', slashes(t, mouse), { rule: 'M26', about });
      const minion = t.state.minions.find(({ id }) => id === chosen.target);
      const weapon = weaponsOf(t, mouse).find(({ id }) => id === chosen.weapon);
      if (minion && weapon) yield* attackMinion(t, mouse, blowWith(t, mouse, weapon, minion), minion);
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'resolve',
    classes: ['warrior'],
    cost: 1,
    timing: 'before-turn',
    useful: (_t, mouse) => mouse.stunned || mouse.webbed || mouse.charmed || mouse.down,
    *use(t, mouse) {
      const troubles = (['stunned', 'webbed', 'charmed', 'down'] as const).filter((trouble) => mouse[trouble]);
      const options = troubles.map((trouble) => ({ do: 'trouble', trouble }));
      const about = { kind: 'card', id: 'resolve' };
      const { trouble } = yield* choose(seatOf(mouse), 'which-trouble', options, { rule: 'M26', about });
      if (trouble !== 'down') return unmark(t, mouse, trouble, 'M26');
      mouse.down = false;
      t.emit?.({ type: 'stood-up', mouse: mouse.hero, rule: 'M26' });
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'protect',
    classes: ['warrior'],
    cost: 1,
    timing: 'guard',
    change(_t, _mouse, attack) {
      attack.more++;
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'thundersqueak',
    classes: ['warrior', 'tinkerer', 'healer'],
    cost: 2,
    timing: 'menu',
    spends: 'battle',
    useful: (t, mouse) =>
      t.state.minions.some((minion) => isSmall(t, minion) && !minion.down && isClose(t, mouse.space, minion.space)),
    use(t, mouse) {
      for (const minion of t.state.minions) {
        if (isClose(t, mouse.space, minion.space)) knockDownMinion(t, minion, 'M26');
      }
    },
    provenance: 'published (name, classes); own (cost, effect)',
  },
  {
    id: 'set-trap',
    classes: ['tinkerer'],
    cost: 2,
    timing: 'menu',
    spends: 'nothing',
    useful: (t, mouse) => trapSpaces(t, mouse.space).length > 0,
    *use(t, mouse) {
      const options = trapSpaces(t, mouse.space).map((space) => ({ do: 'space', to: letter(t, space) }));
      const about = { kind: 'card', id: 'set-trap' };
      const { to } = yield* choose(seatOf(mouse), 'which-space', options, { rule: 'M26', about });
      t.state.setTraps.push(spaceIn(t.room, to));
      t.emit?.({ type: 'set-trap', mouse: mouse.hero, space: to, rule: 'M26' });
    },
    provenance: 'published (name, class, a trap against minions); own (cost, effect)',
  },
  {
    id: 'inspire',
    classes: ['leader'],
    cost: 2,
    timing: 'before-turn',
    useful: (t, mouse) => t.state.minions.length > 0 || couldBeInspired(t, mouse, 2),
    use(t, mouse) {
      for (const { hero } of t.state.mice) lay(t, { id: 'inspired', on: hero, by: mouse.hero, until: 'round' });
      t.emit?.({ type: 'effect', id: 'inspired', on: mouse.hero, by: mouse.hero, rule: 'M26' });
    },
    provenance: 'published',
  },
  {
    id: 'battle-leader',
    classes: ['leader'],
    cost: 2,
    timing: 'menu',
    spends: 'nothing',
    useful: (t, mouse) => t.state.minions.length > 0 && miceOnBoard(t).some((other) => other !== mouse),
    use(t, mouse) {
      for (const other of miceOnBoard(t)) {
        if (other !== mouse) lay(t, { id: 'battle-leader', on: other.hero, by: mouse.hero, until: 'round' });
      }
      t.emit?.({ type: 'effect', id: 'battle-leader', on: mouse.hero, by: mouse.hero, rule: 'M26' });
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'give-order',
    classes: ['leader'],
    cost: 2,
    timing: 'menu',
    spends: 'nothing',
    useful: (t, mouse) => orders(t, mouse).length > 0,
    *use(t, mouse) {
      const about = { kind: 'card', id: 'give-order' };
      const chosen = yield* choose(decider(t), 'order', orders(t, mouse), { rule: 'M26', about });
      const friend = mouseCalled(t, chosen.mouse);
      const weapon = weaponsOf(t, friend).find(({ id }) => id === chosen.weapon);
      const target = t.state.minions.find(({ id }) => id === chosen.target);
      if (weapon && target) yield* attackMinion(t, friend, blowWith(t, friend, weapon, target), target);
    },
    provenance: 'published (name, class, another mouse attacks out of its turn); own (cost, sight)',
  },
];

type Quest = Parameters<NonNullable<Ability['use']>>[0];
type Mouse = Parameters<NonNullable<Ability['use']>>[1];

/** With which melee weapon it could strike whom next to it. */
const slashes = (t: Quest, mouse: Mouse) =>
  weaponsOf(t, mouse)
    .filter(({ reach }) => reach === 'melee')
    .flatMap(({ id: weapon }) =>
      oneOfEach(t, meleeTargets(t, mouse)).map(({ id }) => ({ do: 'attack' as const, weapon, target: id })),
    );

/** Is there anybody with a turn to come in this round who could pay for another action? */
const couldBeInspired = (t: Quest, leader: Mouse, cost: number): boolean =>
  miceOnBoard(t).some((mouse) => {
    const done = t.state.track.some(({ card, done }) => card === mouse.hero && done);
    return !done && mouse.cheese > (mouse === leader ? cost : 0);
  });

/** The own space or an adjacent empty one, not on water. */
function trapSpaces(t: Quest, from: number): number[] {
  const near = (t.room.near[from] ?? []).filter((space) => isEmpty(t, space));
  return [from, ...near].filter((space) => !t.room.isWater[space] && !t.state.setTraps.includes(space));
}

/** Who of the others could attack whom with what, out of its turn. */
function orders(t: Quest, mouse: Mouse): { do: 'order'; mouse: string; weapon: string; target: number }[] {
  return miceOnBoard(t)
    .filter((other) => other !== mouse && mouseSees(t, mouse.space, other.space))
    .flatMap((friend) =>
      weaponsOf(t, friend).flatMap((weapon) =>
        targetsOf(t, friend, weapon).map(({ id }) => ({
          do: 'order' as const,
          mouse: friend.hero,
          weapon: weapon.id,
          target: id,
        })),
      ),
    );
}
