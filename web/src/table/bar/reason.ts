/** Why a hint is what it is: what it is compared with, and how the adviser would go on. */
import type { Explanation, Prospect } from '@smallfolk/bots';
import type { Option, Seat } from '@smallfolk/kernel';

export interface Reason {
  readonly chance: number;
  /** The next best choice, and whether it is as good. */
  readonly rival: { readonly option: Option; readonly chance: number; readonly even: boolean } | undefined;
  /** What this seat would most likely do next, if that is something else. */
  readonly next: Option | undefined;
}

/** Less than this is no difference: so exact are chances that come from imagined games. */
const EVEN = 0.02;

export function reasonOf({ choice, options }: Explanation, seat: Seat): Reason {
  const best = options[choice];
  const tried = (prospect: Prospect) => prospect !== best && prospect.expected !== undefined;
  const second = options.filter(tried).sort((a, b) => (b.expected ?? 0) - (a.expected ?? 0))[0];
  const chance = best?.expected ?? 0;
  const other = second?.expected ?? 0;
  const following = best?.line.slice(1).find((step) => step.seat === seat);
  return {
    chance,
    rival: second && { option: second.option, chance: other, even: chance - other < EVEN },
    next: following?.option,
  };
}
