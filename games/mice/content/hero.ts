/** What is printed on a hero card (M3). */
import type { Deed } from './chapter.ts';
import type { Powers } from './powers.ts';
import type { Provenance } from './provenance.ts';

export type HeroClass = 'warrior' | 'leader' | 'scamp' | 'archer' | 'mystic' | 'tinkerer' | 'healer';

export interface Hero {
  readonly id: string;
  readonly classes: readonly HeroClass[];
  readonly battle: number;
  readonly defense: number;
  readonly lore: number;
  readonly move: number;
  readonly life: number;
  /** M5, M37. */
  readonly starting: readonly string[];
  /** The printed abilities, by name, with what they do. */
  readonly abilities: readonly string[];
  readonly powers: Powers;
  /** What this hero, and nobody else, may do in its turn. */
  readonly deeds?: readonly Deed[];
  readonly provenance: Provenance;
}
