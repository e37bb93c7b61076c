/** Something that holds for a while: what it changes for the mouse on which it lies. */
import type { Powers } from './powers.ts';

export interface EffectKind {
  readonly id: string;
  readonly powers?: Powers;
}
