/** What can be done on a space, in a few signs: what it costs to go there, how likely it is, and by which way. */

import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { Option } from './props.ts';

/** How a space can be used now. */
export interface Reach {
  readonly kind: 'go' | 'risk' | 'act' | 'target';
  /** "2" steps, "75 %". */
  readonly note: string;
}

type Look = Pick<MiceView, 'outlook'>;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The chance that an option succeeds, where dice decide. */
export function chanceOf(option: Option, { outlook }: Look): number | undefined {
  if (!outlook) return undefined;
  switch (option.do) {
    case 'attack':
      return outlook.attacks.find(({ weapon, target }) => weapon === option.weapon && target === option.target)?.chance;
    case 'climb':
      return outlook.climbs.find(({ to }) => to === option.to)?.chance;
    case 'move':
      return outlook.moves.find(({ to }) => to === option.to)?.trap;
    case 'search':
      return outlook.searches.find((search) => search.for === option.for)?.chance;
    case 'deed':
      return outlook.deeds.find(({ deed }) => deed === option.deed)?.chance;
    default:
      return undefined;
  }
}

/** What it costs to go there. */
export function costOf(option: Option, { outlook }: Look): number | undefined {
  return option.do === 'move' ? outlook?.moves.find(({ to }) => to === option.to)?.cost : undefined;
}

/** Of several things that can be done on a space, the one that is told: going there, else what may go wrong, else what it does. */
export function reachOf(options: readonly Option[], view: Look): Reach {
  const move = options.find((option) => option.do === 'move');
  const target = options.find((option) => option.do === 'attack');
  const told = move ?? target ?? options[0];
  const chance = told && chanceOf(told, view);
  const cost = told && costOf(told, view);
  const note = chance === undefined ? (cost === undefined ? '' : String(cost)) : percent(chance);
  if (move) return { kind: chance === undefined ? 'go' : 'risk', note };
  if (target) return { kind: 'target', note };
  return { kind: told?.do === 'climb' ? 'risk' : 'act', note };
}

/** The spaces on the way of a move that is being looked at. */
export function wayOf(option: Option, { outlook }: Look): readonly string[] {
  return option.do === 'move' ? (outlook?.moves.find(({ to }) => to === option.to)?.way ?? []) : [];
}
