/** Which thing in the room an option is about, so that it can be chosen there. */

import type { Edge } from '@smallfolk/mice/content/room.ts';
import type { Decision, Option } from './props.ts';

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** The way out that an option leads through. */
const edgeOf = (option: Option): Edge | undefined =>
  option.do === 'explore' ? EDGES.find((edge) => edge === option.way) : undefined;

/** The ways out that can be taken now, and what takes each. */
export function byExit(decision: Decision | undefined): Map<Edge, Option> {
  return new Map(
    (decision?.options ?? []).flatMap((option) => {
      const edge = edgeOf(option);
      return edge ? [[edge, option] as const] : [];
    }),
  );
}

/** The space that an option leads to or acts on, by its letter. */
export function spaceOf(option: Option): string | undefined {
  for (const field of ['to', 'at', 'space'] as const) {
    const letter = option[field];
    if (typeof letter === 'string' && /^[a-z]$/.test(letter)) return letter;
  }
  return undefined;
}

/** The figure that an option is about: a hero, or the number of a minion. */
export function figureOfOption(option: Option): string | number | undefined {
  for (const field of ['target', 'minion', 'mouse', 'with'] as const) {
    const who = option[field];
    if (typeof who === 'number') return who;
    if (typeof who === 'string' && who !== '' && field !== 'with') return who;
    if (field === 'with' && option.do === 'share' && typeof who === 'string') return who;
  }
  return undefined;
}

/** The options of each space: those that name it, those that name a figure standing there, and the way to the other side. */
export function bySpace(
  decision: Decision | undefined,
  standsOn: (who: string | number) => string | undefined,
  flip?: string,
): Map<string, Option[]> {
  const spaces = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    const who = figureOfOption(option);
    const over = option.do === 'explore' && option.way === 'flip' ? flip : undefined;
    const space = over ?? spaceOf(option) ?? (who === undefined ? undefined : standsOn(who));
    if (space === undefined) continue;
    spaces.set(space, [...(spaces.get(space) ?? []), option]);
  }
  return spaces;
}

/** Who can be struck or chosen now. That things could be shared with somebody needs no light. */
export function figuresIn(decision: Decision | undefined): Set<string | number> {
  const options = (decision?.options ?? []).filter((option) => option.do !== 'share');
  return new Set(options.flatMap((option) => figureOfOption(option) ?? []));
}
