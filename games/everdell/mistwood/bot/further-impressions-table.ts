/**
 * What experience says about Mistwood, beside and in the manner of the base game's table, whose numbers stay as they are. Fitted
 * to 0 games in which searches played with its cards and against Nightweave; docs/bots.md tells how.
 */
import type { CardTaste, PlaceTaste } from '../../bot/first-impressions-table.ts';

export const CARD_TASTE: Readonly<Record<string, CardTaste>> = {};

export const PLACE_TASTE: Readonly<Record<string, PlaceTaste>> = {};

export const DOING: Readonly<Record<string, readonly number[]>> = {};

/** Not foiling, by what is foiled; stopping or declining otherwise, by what was asked. */
export const STOPPING: Readonly<Record<string, number>> = {};

export const WAY: Readonly<Record<string, number>> = {};

/** A point token of one's own. */
export const NEED: Readonly<Record<string, number>> = {};

/** Each unit that a web, a personality or a scheme puts on top. */
export const PLAYING: Readonly<Record<string, number>> = {};

export const UNLOCKING: Readonly<Record<string, number>> = {};
