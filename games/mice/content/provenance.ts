/** Where a piece of content comes from: a rulebook, a published fact, or our own design; in words where it is mixed. */
export type Provenance = string;
