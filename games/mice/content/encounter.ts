/** What is printed on an encounter card (M23, M24): who comes on which pages, and who comes with a surge. */
import type { Provenance } from './provenance.ts';

export interface Group {
  readonly minion: string;
  readonly count: number;
  readonly greedy?: boolean;
  /** Letters of the spaces on which they stand, in this order; by the rules of placing where there are none. */
  readonly on?: readonly string[];
}

export type Keyword = 'mousetraps' | 'ambush';

/** OM63: the bands of pages; every page lies in exactly one. */
export type Band = '1-2' | '3-4' | '5-8';
export const bandOf = (page: number): Band => (page <= 2 ? '1-2' : page <= 4 ? '3-4' : '5-8');

export interface Encounter {
  readonly id: string;
  readonly kind: 'normal' | 'difficult';
  readonly keywords: readonly Keyword[];
  readonly pages: Readonly<Record<Band, readonly Group[]>>;
  readonly surge: readonly Group[];
  readonly provenance: Provenance;
}
