/**
 * All content that exists, by index: the state holds these indices. `install` is called for each module in a fixed order
 * (modules.ts), so that indices never depend on what a game uses. Of a box that is opened later only the lid is installed
 * first, and keeps its number.
 */

import { sure } from '@smallfolk/kernel';
import { amountOf, total } from '../state/resource.ts';
import {
  type Card,
  type CardId,
  type CardType,
  COLOURS,
  type Colour,
  type Kind,
  type Links,
  type NamedCard,
  type Rarity,
} from './card.ts';
import type { EventCard, EventId, NamedEvent } from './event.ts';
import type { Module } from './module.ts';
import type { NamedPlace, Place, PlaceId } from './place.ts';

export const MODULES: Module[] = [];
export const CARDS: Card[] = [];
export const PLACES: Place[] = [];
export const EVENTS: EventCard[] = [];

const kinds = new Map<CardId, Kind>();
const places = new Map<PlaceId, number>();
const events = new Map<EventId, number>();

const NONE = -1;

export function install(module: Module): void {
  const lid = MODULES.findIndex(({ id }) => id === module.id);
  const number = lid < 0 ? MODULES.length : lid;
  MODULES[number] = module;
  for (const entry of module.places ?? []) addPlace(entry, number);
  const fresh = module.cards ?? [];
  fresh.forEach((entry, i) => {
    kinds.set(entry.id, CARDS.length + i);
  });
  for (const entry of fresh) CARDS.push(resolved(entry, CARDS.length));
  for (const entry of module.events ?? []) addEvent(entry, number);
}

function addPlace(entry: NamedPlace, module: number): void {
  places.set(entry.id, PLACES.length);
  PLACES.push({
    id: entry.id,
    index: PLACES.length,
    module,
    rule: entry.rule,
    kind: entry.kind,
    shared: entry.shared,
    oncePerPlayer: entry.oncePerPlayer,
    journey: entry.journey,
    provenance: entry.provenance ?? 'published',
    possible: entry.possible,
    visit: entry.visit,
  });
}

function addEvent(entry: NamedEvent, module: number): void {
  events.set(entry.id, EVENTS.length);
  const { requires } = entry;
  EVENTS.push({
    id: entry.id,
    index: EVENTS.length,
    module,
    rule: entry.rule,
    basic: entry.basic,
    requires,
    needs: 'cards' in requires ? requires.cards.map(kindNamed) : [],
    colours: 'colours' in requires ? requires.colours.map((colour) => COLOURS.indexOf(colour)) : [],
    each: 'colours' in requires ? requires.each : 0,
    provenance: entry.provenance ?? 'published',
    possible: entry.possible,
    achieve: entry.achieve,
    points: entry.points,
  });
}

const isList = (links: Links): links is readonly CardId[] => Array.isArray(links);

function resolved(entry: NamedCard, index: Kind): Card {
  const { links } = entry;
  const [rarity, colour, kind] = entry.is.split(' ') as [Rarity, Colour, CardType];
  const price = amountOf(entry.cost);
  return {
    id: entry.id,
    index,
    rule: entry.rule,
    is: entry.is,
    cost: entry.cost,
    points: entry.points,
    copies: entry.copies,
    links,
    provenance: entry.provenance ?? 'published',
    kind,
    rarity,
    colour,
    colourIndex: COLOURS.indexOf(colour),
    price,
    priceTotal: total(price),
    as: entry.countsAs ? kindNamed(entry.countsAs) : index,
    isCritter: kind === 'critter',
    isUnique: rarity === 'unique',
    uses: entry.space ?? 1,
    houses: kind === 'critter' && isList(links) ? links.map(kindNamed) : [],
    housesAny: links === 'any-critter',
    linkColour: isList(links) || links === 'any-critter' ? NONE : COLOURS.indexOf(links.colour),
    pairKind: entry.sharesWith ? kindNamed(entry.sharesWith) : NONE,
    unlockKind: entry.unlockedBy ? kindNamed(entry.unlockedBy) : NONE,
    countsAs: entry.countsAs,
    legendary: entry.legendary,
    space: entry.space,
    sharesWith: entry.sharesWith,
    possible: entry.possible,
    intoOpponentsCity: entry.intoOpponentsCity,
    replacesConstruction: entry.replacesConstruction,
    replaced: entry.replaced,
    paidToOpponent: entry.paidToOpponent,
    arrive: entry.arrive,
    yields: entry.yields,
    produce: entry.produce,
    productive: entry.productive,
    uncopied: entry.uncopied,
    spots: entry.spots,
    unlockedBy: entry.unlockedBy,
    open: entry.open,
    ownersTokens: entry.ownersTokens,
    permanent: entry.permanent,
    visitable: entry.visitable,
    visit: entry.visit,
    reactsTo: entry.reactsTo,
    react: entry.react,
    reactionAsks: entry.reactionAsks,
    discount: entry.discount,
    swapsOne: entry.swapsOne,
    cells: entry.cells,
    beforeRecall: entry.beforeRecall,
    bonus: entry.bonus,
  };
}

/** Asked a hundred times for each list of options, and therefore so short that it costs no call. */
export function cardOf(kind: Kind): Card {
  return CARDS[kind] ?? unknown(kind);
}

function unknown(kind: Kind): never {
  throw new Error(`there is no card ${kind}`);
}

export function kindNamed(id: CardId): Kind {
  const kind = kinds.get(id);
  if (kind === undefined) throw new Error(`no card is called ${id}`);
  return kind;
}

export function findKind(id: unknown): Kind | undefined {
  return typeof id === 'string' ? kinds.get(id) : undefined;
}

export function placeOf(index: number): Place {
  return sure(PLACES[index]);
}

export function placeNamed(id: PlaceId): number {
  const index = places.get(id);
  if (index === undefined) throw new Error(`no place is called ${id}`);
  return index;
}

export function eventOf(index: number): EventCard {
  return sure(EVENTS[index]);
}

export function eventNamed(id: EventId): number {
  const index = events.get(id);
  if (index === undefined) throw new Error(`no event is called ${id}`);
  return index;
}

export function hasPlace(id: unknown): id is PlaceId {
  return typeof id === 'string' && places.has(id);
}

export function hasEvent(id: unknown): id is EventId {
  return typeof id === 'string' && events.has(id);
}
