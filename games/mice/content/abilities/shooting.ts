/** Ability cards of archers and scamps. */
import { choose, chooseSome } from '@smallfolk/kernel';
import { attackMinion, blowWith, cheeseOfAttack, defenseAgainst } from '../../rules/battle.ts';
import { seatOf } from '../../rules/deciding.ts';
import { FACES, hitsOf, numberOf, roll } from '../../rules/dice.ts';
import { scurryOn } from '../../rules/mouse-turn.ts';
import { canMove } from '../../rules/moving.ts';
import type { Quest } from '../../rules/quest.ts';
import { rerollDice } from '../../rules/rolling.ts';
import { meleeTargets, oneOfEach, targetsOf, weaponsOf } from '../../rules/targets.ts';
import { bareBattle, moveOf } from '../../rules/values.ts';
import type { Minion } from '../../state/minion.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Ability } from '../ability.ts';
import { happen } from '../happening.ts';

export const shooting: readonly Ability[] = [
  {
    id: 'accurate-shot',
    classes: ['archer'],
    cost: 2,
    timing: 'before-ranged',
    helps: (t, mouse, attack) => defenseAgainst(t, mouse, attack) > 0,
    change(_t, _mouse, attack) {
      attack.less += 2;
    },
    provenance: 'published',
  },
  {
    id: 'aimed-shot',
    classes: ['archer'],
    cost: 1,
    timing: 'before-ranged',
    change(_t, _mouse, attack) {
      attack.dice++;
    },
    provenance: 'published',
  },
  {
    id: 'power-shot',
    classes: ['archer'],
    cost: 3,
    timing: 'before-ranged',
    change(t, mouse, attack) {
      attack.dice += bareBattle(t, mouse);
    },
    provenance: 'published; own (before bonuses)',
  },
  {
    id: 'preemptive-shot',
    classes: ['archer'],
    cost: 1,
    timing: 'after-placing',
    useful: (t, mouse, arrived = []) => shotsAt(t, mouse, arrived).length > 0,
    *placed(t, mouse, arrived) {
      const shots = shotsAt(t, mouse, arrived);
      const about = { kind: 'card', id: 'preemptive-shot' };
      const shot = yield* choose(seatOf(mouse), 'which-target', shots, { rule: 'M26', about });
      const weapon = weaponsOf(t, mouse).find(({ id }) => id === shot.weapon);
      const target = t.state.minions.find(({ id }) => id === shot.target);
      if (weapon && target) yield* attackMinion(t, mouse, blowWith(t, mouse, weapon, target), target);
    },
    provenance: 'published',
  },
  {
    id: 'knife-strike',
    classes: ['scamp'],
    cost: 2,
    timing: 'menu',
    spends: 'battle',
    useful: (t, mouse) =>
      mouse.body.filter((card) => card === 'dagger').length > 1 && meleeTargets(t, mouse).length > 0,
    *use(t, mouse) {
      const daggers = mouse.body.filter((card) => card === 'dagger').length;
      for (let strike = 0; strike < daggers; strike++) {
        const targets = oneOfEach(t, meleeTargets(t, mouse));
        const dagger = weaponsOf(t, mouse).find(({ id }) => id === 'dagger');
        if (targets.length === 0 || !dagger) return;
        const options = targets.map(({ id }) => ({ do: 'target', target: id }));
        const about = { kind: 'card', id: 'knife-strike' };
        const { target } = yield* choose(seatOf(mouse), 'which-target', options, { rule: 'M26', about });
        const minion = targets.find(({ id }) => id === target);
        if (minion) yield* attackMinion(t, mouse, blowWith(t, mouse, dagger, minion), minion);
      }
    },
    provenance: 'published',
  },
  {
    id: 'find',
    classes: ['scamp'],
    cost: 2,
    timing: 'before-search',
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'dodge',
    classes: ['scamp'],
    cost: 1,
    timing: 'before-defense',
    change(_t, _mouse, attack) {
      attack.more += 2;
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'energy-rush',
    classes: ['scamp'],
    cost: 1,
    timing: 'menu',
    spends: 'nothing',
    useful: (t, mouse) =>
      t.state.turn?.move !== 'ready' &&
      !mouse.webbed &&
      canMove(t, mouse) &&
      t.moments.every((moment) => moment.mayScurry?.(t, mouse) ?? true),
    *use(t, mouse) {
      const { turn } = t.state;
      if (!turn) return;
      const face = roll(t.random, 1)[0] ?? 0;
      turn.points = numberOf(face) + moveOf(t, mouse);
      turn.move = 'ready';
      t.emit?.({ type: 'scurry', mouse: mouse.hero, die: numberOf(face), face, points: turn.points, rule: 'M105' });
      for (const moment of t.moments) yield* happen(moment.scurried?.(t, mouse, numberOf(face)));
      yield* scurryOn(t, mouse, turn);
      turn.move = 'over';
      turn.points = 0;
    },
    provenance: 'published (name, class); own (cost, effect)',
  },
  {
    id: 'keen-eye',
    classes: ['scamp', 'archer'],
    cost: 1,
    timing: 'after-roll',
    helps: (_t, _mouse, attack) => hitsOf(attack.faces, attack.reach) < attack.faces.length,
    *change(t, mouse, attack) {
      const sign = attack.reach === 'melee' ? 'sword' : 'bow';
      const dice = attack.faces
        .map((face, die) => ({ do: 'reroll', die, face }))
        .filter(({ face }) => !FACES[face]?.[sign]);
      const about = { kind: 'card', id: 'keen-eye' };
      const again = yield* chooseSome(seatOf(mouse), 'reroll', dice, { min: 1 }, { rule: 'M26', about });
      const chosen = again.map(({ die }) => die);
      const fresh = rerollDice(t, mouse, attack.faces, chosen, 'attack', 'M26');
      attack.hits = hitsOf(attack.faces, attack.reach);
      yield* cheeseOfAttack(t, mouse, attack, fresh);
    },
    provenance: 'published (name, classes); own (cost, effect)',
  },
];

/** With which bow it could shoot at which of the newcomers. */
const shotsAt = (t: Quest, mouse: Mouse, arrived: readonly Minion[]) =>
  weaponsOf(t, mouse)
    .filter(({ reach }) => reach === 'ranged')
    .flatMap((weapon) =>
      targetsOf(t, mouse, weapon)
        .filter((target) => arrived.some((one) => one.kind === target.kind && one.space === target.space))
        .map((target) => ({ do: 'attack' as const, weapon: weapon.id, target: target.id })),
    );
