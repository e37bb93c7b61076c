/** What something printed does: a rule that may ask, or nothing further because it is done already. */
import type { Rules } from '@smallfolk/kernel';

export type Happening = Rules | undefined;

/** Lets it happen. */
export function* happen(happening: Happening): Rules {
  if (happening) yield* happening;
}
