/** The names of things, kebab-case English: options, events and views show these. */

/** 'resin-refinery' */
export type CardId = string;
/** 'basic-3-twigs' */
export type PlaceId = string;
/** 'grand-tour' */
export type EventId = string;
