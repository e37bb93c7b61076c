/** Which thing in the room an option is about, so that it can be chosen there. */
import type { Decision, Option } from '@smallfolk/kernel';

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

/** The options of each space: those that name it, and those that name a figure standing there. */
export function bySpace(
  decision: Decision | undefined,
  standsOn: (who: string | number) => string | undefined,
): Map<string, Option[]> {
  const spaces = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    const who = figureOfOption(option);
    const space = spaceOf(option) ?? (who === undefined ? undefined : standsOn(who));
    if (space === undefined) continue;
    spaces.set(space, [...(spaces.get(space) ?? []), option]);
  }
  return spaces;
}

/** Who can be chosen now. */
export function figuresIn(decision: Decision | undefined): Set<string | number> {
  return new Set((decision?.options ?? []).flatMap((option) => figureOfOption(option) ?? []));
}
