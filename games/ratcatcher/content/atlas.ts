/**
 * The printed pieces, prepared for the rules: every zone of every township card gets one number for the whole game,
 * so that a zone is an index into plain arrays.
 */
import type { Content } from './content.ts';
import { EDGES, type ZoneSymbol } from './township.ts';

export interface Atlas {
  readonly content: Content;
  /** How many zones all cards have together. */
  readonly zones: number;
  /** By card: its first zone; its zones follow one another. */
  readonly firstZone: readonly number[];
  readonly zoneCount: readonly number[];
  readonly zonesOf: readonly (readonly number[])[];
  /** By zone. */
  readonly cardOf: readonly number[];
  /** By card. */
  readonly numberOf: readonly number[];
  readonly expansionOf: readonly number[];
  /** By zone: how often a symbol is printed there. */
  readonly printed: Readonly<Record<ZoneSymbol, readonly number[]>>;
  /** By card: the zones with such a symbol, once for each. */
  readonly slots: Readonly<Record<ZoneSymbol, readonly (readonly number[])[]>>;
  /** By zone: the neighbours on the same card (R45). */
  readonly inner: readonly (readonly number[])[];
  /** By card and edge of the unturned card: the zone of the connector, or -1. */
  readonly connectors: readonly (readonly number[])[];
  /** By zone: nothing there, and no way found yet. Lists to be copied. */
  readonly nothing: readonly number[];
  readonly unknown: readonly number[];
  /** Cards in ascending order of their numbers (R182). */
  readonly byNumber: readonly number[];
}

/** More steps than any way has. */
export const FAR = 255;

const SYMBOLS: readonly ZoneSymbol[] = ['cheese', 'question', 'nest', 'spawn', 'yellow', 'purple', 'health', 'start'];

export function atlasOf(content: Content): Atlas {
  const cards = content.townships;
  const firstZone: number[] = [];
  const cardOf: number[] = [];
  const inner: number[][] = [];
  for (const [card, township] of cards.entries()) {
    const first = cardOf.length;
    firstZone.push(first);
    for (let zone = 0; zone < township.zones.length; zone++) {
      cardOf.push(card);
      inner.push([]);
    }
    for (const [a, b] of township.paths) {
      inner[first + a]?.push(first + b);
      inner[first + b]?.push(first + a);
    }
  }
  const all = cards.flatMap((township) => township.zones);
  const count = (symbol: ZoneSymbol, symbols: readonly ZoneSymbol[]) =>
    symbols.filter((each) => each === symbol).length;
  const printed = bySymbol((symbol) => all.map((zone) => count(symbol, zone.symbols)));
  const slots = bySymbol((symbol) =>
    cards.map((township, card) =>
      township.zones.flatMap((zone, index) =>
        Array<number>(count(symbol, zone.symbols)).fill((firstZone[card] ?? 0) + index),
      ),
    ),
  );
  return {
    content,
    zones: cardOf.length,
    firstZone,
    zoneCount: cards.map((township) => township.zones.length),
    zonesOf: cards.map((township, card) => township.zones.map((_, index) => (firstZone[card] ?? 0) + index)),
    cardOf,
    numberOf: cards.map((township) => township.number),
    expansionOf: cards.map((township) => township.expansion),
    printed,
    slots,
    inner: inner.map((neighbours) => neighbours.sort((a, b) => a - b)),
    connectors: cards.map((township, card) =>
      EDGES.map((edge) => {
        const zone = township.connectors[edge];
        return zone === undefined ? -1 : (firstZone[card] ?? 0) + zone;
      }),
    ),
    nothing: cardOf.map(() => 0),
    unknown: cardOf.map(() => FAR),
    byNumber: cards.map((_, card) => card).sort((a, b) => (cards[a]?.number ?? 0) - (cards[b]?.number ?? 0)),
  };
}

function bySymbol<T>(make: (symbol: ZoneSymbol) => T): Record<ZoneSymbol, T> {
  return Object.fromEntries(SYMBOLS.map((symbol) => [symbol, make(symbol)])) as Record<ZoneSymbol, T>;
}
