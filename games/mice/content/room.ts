/**
 * What a room is (M29-M32): one side of a tile, drawn as a map of 12 by 12 cells. A tile is 6 by 6 units, so a cell is
 * half a unit; north is up, as is every orientation arrow (M30). Equal letters are one space. `#` is rock or wall: no
 * space, no way, no sight (M77, M78). `+` is crystal: no way, but one sees through. `.` is a gap between pipes (M79).
 * Numbers, names, colours, exits, kinds of flip space and the rough places of entries, traps, water and furniture are
 * published; the division into spaces is our own.
 */
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Colour = 'blue' | 'orange';
/** M143, M144: some flip spaces ask for something. */
export type FlipKind = 'normal' | 'hook' | 'tinkerer-or-scamp';

export interface RoomPlan {
  readonly id: string;
  readonly number: number;
  readonly tile: string;
  readonly colour: Colour;
  /** The room on the other side of the tile. */
  readonly reverse: string;
  readonly map: readonly string[];
  /** M289: strips in the middle of an edge; the spaces that touch them follow from the map. */
  readonly exits: readonly { readonly edge: Edge; readonly colour: Colour }[];
  readonly flip: { readonly space: string; readonly kind: FlipKind };
  /** M162: where minions come in. */
  readonly entries: readonly string[];
  /** M31: the spaces marked X. */
  readonly traps: readonly string[];
  /** M72, M73: yellow lines, written high > low. */
  readonly yellow: readonly string[];
  /** M75: red lines. */
  readonly red: readonly string[];
  /** M92: where the current carries whoever is in the water; 'off' is off the tile. */
  readonly water: Readonly<Record<string, readonly string[]>>;
  /** Spaces by what they are: special areas (M70), raised, hearth, shelter ... */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Spaces that nobody reaches without help (Hook & Line, Fork, Levitation, Elsewhere). */
  readonly helpOnly?: readonly string[];
  /** Where mice start well. */
  readonly starts: readonly string[];
  /** What is drawn there, in units from the north-west corner. */
  readonly features: readonly { readonly id: string; readonly at: readonly [number, number] }[];
}
