/** What lies before the active mouse: where it can go and at what cost, and the chances of what it could try. */
import { blowWith, defenseAgainst, minionDefense, newAttack } from '../rules/battle.ts';
import { dangerTo } from '../rules/danger.ts';
import { roomBehind, waysOut } from '../rules/explore.ts';
import { letter, mouseIn } from '../rules/figures.ts';
import { canMove, destinations, waysTo } from '../rules/moving.ts';
import { chanceOf, chanceToSuffer, chanceToWound } from '../rules/odds.ts';
import type { Quest } from '../rules/quest.ts';
import { isSure, searchDice, searchesNow } from '../rules/searching.ts';
import { targetsOf, weaponsOf } from '../rules/targets.ts';
import { trapDice, trapOn } from '../rules/traps.ts';
import { defenseOf, lifeOf } from '../rules/values.ts';
import { banks, climbDice } from '../rules/water.ts';
import type { Mouse } from './mouse.ts';
import type { Turn } from './state.ts';

export interface Outlook {
  readonly mouse: string;
  /** A space with a trap carries the chance to pass it. */
  readonly moves: readonly {
    readonly to: string;
    readonly cost: number;
    readonly way: readonly string[];
    readonly trap?: number;
  }[];
  readonly climbs: readonly { readonly to: string; readonly dice: number; readonly chance: number }[];
  readonly attacks: readonly {
    readonly weapon: string;
    readonly target: number;
    readonly dice: number;
    readonly defense: number;
    readonly chance: number;
  }[];
  readonly searches: readonly { readonly for: string; readonly dice: number; readonly chance: number }[];
  readonly deeds: readonly { readonly deed: string; readonly chance: number }[];
  /** The ways out of the room, and where each leads. */
  readonly ways: readonly { readonly way: string; readonly to: string }[];
  /** Before its next turn, if it stays here and everybody who can get at it strikes it: the chance of a wound, and of capture. */
  readonly danger: { readonly wound: number; readonly capture: number };
}

/** An attack under way, before or after its roll: what it may come to. */
export interface Peril {
  readonly by: string | number;
  readonly target: string | number;
  readonly weapon: string;
  readonly reach: string;
  readonly dice: number;
  readonly hits: number;
  readonly faces: readonly number[];
  /** Dice of the defender, as far as they are known. */
  readonly defense: number;
  /** The chance that the target is wounded, and, if it is a mouse, captured. */
  readonly wound: number;
  readonly capture: number;
}

export function outlookOf(t: Quest): Outlook | null {
  const { turn, phase } = t.state;
  const mouse = turn && phase === 'play' && turn.stage === 'menu' ? mouseIn(t, turn.card) : undefined;
  if (!mouse || !turn || mouse.space < 0) return null;
  return {
    mouse: mouse.hero,
    moves: movesOf(t, mouse, turn),
    climbs:
      turn.move === 'ready' && canMove(t, mouse)
        ? banks(t, mouse).map((to) => {
            const dice = climbDice(t, mouse, to);
            return { to: letter(t, to), dice, chance: chanceOf('star', dice) };
          })
        : [],
    attacks: turn.actions > 0 && !mouse.stunned ? attacksOf(t, mouse) : [],
    searches:
      turn.actions > 0 && !mouse.stunned
        ? searchesNow(t, mouse).map((search) => {
            const dice = searchDice(t, mouse, search);
            return { for: search, dice, chance: isSure(t, mouse, search) ? 1 : chanceOf('star', dice) };
          })
        : [],
    deeds: t.deeds.flatMap((deed) =>
      deed.chance && (deed.spends === 'nothing' || turn.actions > 0) && deed.can(t, mouse)
        ? [{ deed: deed.id, chance: deed.chance(t, mouse) }]
        : [],
    ),
    ways: turn.actions > 0 ? waysOut(t, mouse).map((way) => ({ way, to: roomBehind(t, way) ?? '' })) : [],
    danger: dangerTo(t, mouse),
  };
}

function movesOf(t: Quest, mouse: Mouse, turn: Turn): Outlook['moves'] {
  if (turn.move === 'over' || !canMove(t, mouse)) return [];
  const first = turn.move === 'ready';
  const ways = waysTo(t, mouse, turn.points, first);
  return destinations(t, mouse, turn.points, first).map(({ to, cost }, at) => ({
    to: letter(t, to),
    cost,
    way: (ways[at] ?? []).map((space) => letter(t, space)),
    ...(trapOn(t, to) && { trap: chanceOf('star', trapDice(t, mouse)) }),
  }));
}

function attacksOf(t: Quest, mouse: Mouse): Outlook['attacks'] {
  return weaponsOf(t, mouse).flatMap((weapon) =>
    targetsOf(t, mouse, weapon).map((target) => {
      const blow = blowWith(t, mouse, weapon, target);
      const defense = minionDefense(t, mouse, newAttack(mouse.hero, target.id, blow), target);
      return {
        weapon: weapon.id,
        target: target.id,
        dice: blow.dice,
        defense,
        chance: chanceToWound(blow.reach, blow.dice, defense),
      };
    }),
  );
}

export function perilOf(t: Quest): Peril | null {
  const { attack } = t.state;
  if (!attack) return null;
  const { by, target, weapon, reach, dice, hits, faces } = attack;
  const mouse = typeof target === 'string' ? mouseIn(t, target) : undefined;
  const striker = typeof by === 'string' ? mouseIn(t, by) : undefined;
  const defense = mouse ? defenseOf(t, mouse, attack) : striker ? defenseAgainst(t, striker, attack) : 0;
  const left = mouse ? lifeOf(t, mouse) - mouse.wounds - mouse.poison : 0;
  const rolled = faces.length > 0 || hits > 0;
  const chance = (wounds: number) =>
    rolled ? chanceToSuffer(hits, defense, wounds) : chanceToWound(reach, dice, defense, wounds);
  return {
    by,
    target,
    weapon,
    reach,
    dice,
    hits,
    faces: [...faces],
    defense,
    wound: mouse || defense > 0 ? chance(1) : 0,
    capture: mouse ? chance(left) : 0,
  };
}
