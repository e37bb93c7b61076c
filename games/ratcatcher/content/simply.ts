/** Powers that ask nothing: they act and are done. */
import type { Rules } from '@smallfolk/kernel';

export function simply<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => Rules {
  // biome-ignore lint/correctness/useYield: a rule that nobody has to answer simply runs
  return function* (...given) {
    act(...given);
  };
}
