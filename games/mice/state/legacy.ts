/** What one chapter leaves to the next (M265-M267, OM108): plain data, made at the end of a match and checked at the start. */
export interface MouseLegacy {
  readonly abilities: readonly string[];
  /** The one search card it kept, or ''. */
  readonly kept: string;
}

export interface Legacy {
  /** The campaign, so that none is taken for another. */
  readonly campaign: string;
  readonly edition: string;
  /** Chapters played, in order, with how each ended last. */
  readonly chapters: Readonly<Record<string, 'won' | 'lost'>>;
  readonly achievements: readonly string[];
  readonly mice: Readonly<Record<string, MouseLegacy>>;
  /** Facts that outlive their chapter: who were the two of chapter 7. */
  readonly notes: Readonly<Record<string, string>>;
}
