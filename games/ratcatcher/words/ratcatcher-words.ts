/** What the words of this game can do beyond those of every game: names and texts of the pieces. */
import type { Words } from '@smallfolk/kernel';
import type { View } from '../state/view.ts';
import type { Kind } from './content-words.ts';
import type { Thing } from './zone-contents.ts';

export interface RatcatcherWords extends Words<View> {
  /** 'Madam Cage' for ('ratcatcher', 'madam-cage'), 'Curd Square' for ('township', 0), '07b' for ('zone', 31). */
  name(kind: Kind | 'township' | 'zone', id: string | number): string;
  /** What the piece does or is, in a sentence or two; empty for townships and zones. */
  text(kind: Kind | 'township' | 'zone', id: string | number): string;
  /** What stands or lies in a zone, with its number where there are more: '2 white rats', 'magic cheese'. */
  thing(thing: Thing, view: View): string;
}
