/** A story achievement whose effect stands in every later chapter (M265, M292): it has its say at the named moments. */
import type { Deed } from './chapter.ts';
import type { Moments } from './moments.ts';

export interface Gift extends Moments {
  /** The achievement. */
  readonly id: string;
  /** The first chapter in which it can be earned, by number. */
  readonly since: number;
  /** From which chapter on it holds, by number. */
  readonly from: number;
  /** An achievement that cannot be had together with it. */
  readonly excludes?: string;
  /** The story token that one mouse carries. */
  readonly token?: string;
  readonly deeds?: readonly Deed[];
}
