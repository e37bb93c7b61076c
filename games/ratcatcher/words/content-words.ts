/** The names and texts of everything printed, in one language: what a tap on a piece explains. */

export interface Entry {
  readonly name: string;
  /** What it does or is, in a sentence or two. */
  readonly text: string;
}

export const KINDS = [
  'ratcatcher',
  'trap',
  'ability',
  'nemesis',
  'peculiar',
  'rat',
  'piece',
  'attribute',
  'step',
  'counter',
] as const;
export type Kind = (typeof KINDS)[number];

export interface ContentWords {
  /** By number: 'Curd Square' for 0. */
  readonly townships: readonly string[];
  readonly entries: Readonly<Record<Kind, Readonly<Record<string, Entry>>>>;
}
