/** Everything that is printed: heroes, cards, minions, rooms and chapters, to be found by their ids. */
import type { Ability } from './ability.ts';
import type { Chapter } from './chapter.ts';
import type { EffectKind } from './effect-kind.ts';
import type { Encounter } from './encounter.ts';
import type { Gift } from './gift.ts';
import type { Hero } from './hero.ts';
import type { MinionCard, MinionKind } from './minion-kind.ts';
import type { RoomPlan } from './room.ts';
import { type Room, roomOf } from './room-graph.ts';
import type { SearchCard } from './search-card.ts';

export interface Printed {
  readonly campaign: string;
  readonly heroes: readonly Hero[];
  readonly abilities: readonly Ability[];
  readonly search: readonly SearchCard[];
  readonly encounters: readonly Encounter[];
  readonly minions: readonly MinionKind[];
  readonly rooms: readonly RoomPlan[];
  readonly chapters: readonly Chapter[];
  readonly effects: readonly EffectKind[];
  readonly gifts: readonly Gift[];
}

/** The initiative card of a minion together with the kind that it belongs to. */
export interface OwnedCard {
  readonly kind: MinionKind;
  readonly card: MinionCard;
}

export class Book {
  readonly printed: Printed;
  private readonly heroes: ReadonlyMap<string, Hero>;
  private readonly abilities: ReadonlyMap<string, Ability>;
  private readonly cards: ReadonlyMap<string, SearchCard>;
  private readonly encounters: ReadonlyMap<string, Encounter>;
  private readonly kinds: ReadonlyMap<string, MinionKind>;
  private readonly minionCards: ReadonlyMap<string, OwnedCard>;
  private readonly rooms: Map<string, RoomPlan>;
  /** All chapters by their ids, in order; a table has only its own one at hand. */
  readonly order: readonly string[];
  private readonly chapters: Map<string, Chapter>;
  private readonly effects: ReadonlyMap<string, EffectKind>;

  constructor(printed: Printed, order: readonly string[] = printed.chapters.map(({ id }) => id)) {
    this.printed = printed;
    this.heroes = byId(printed.heroes);
    this.abilities = byId(printed.abilities);
    this.cards = byId(printed.search);
    this.encounters = byId(printed.encounters);
    this.kinds = byId(printed.minions);
    this.minionCards = new Map(
      printed.minions.flatMap((kind) => kind.cards.map((card) => [card.id, { kind, card }] as const)),
    );
    this.rooms = byId(printed.rooms);
    this.order = order;
    this.chapters = byId(printed.chapters);
    this.effects = byId(printed.effects);
  }

  hero(id: string): Hero {
    return found(this.heroes, id, 'hero');
  }

  isHero(id: string): boolean {
    return this.heroes.has(id);
  }

  ability(id: string): Ability {
    return found(this.abilities, id, 'ability');
  }

  isAbility(id: string): boolean {
    return this.abilities.has(id);
  }

  card(id: string): SearchCard {
    return found(this.cards, id, 'search card');
  }

  isCard(id: string): boolean {
    return this.cards.has(id);
  }

  encounter(id: string): Encounter {
    return found(this.encounters, id, 'encounter card');
  }

  isEncounter(id: string): boolean {
    return this.encounters.has(id);
  }

  kind(id: string): MinionKind {
    return found(this.kinds, id, 'minion');
  }

  isKind(id: string): boolean {
    return this.kinds.has(id);
  }

  /** The card of the track with this id, if it belongs to a minion. */
  minionCard(id: string): OwnedCard {
    return found(this.minionCards, id, 'initiative card');
  }

  isMinionCard(id: string): boolean {
    return this.minionCards.has(id);
  }

  room(id: string): Room {
    return roomOf(found(this.rooms, id, 'room'));
  }

  isRoom(id: string): boolean {
    return this.rooms.has(id);
  }

  chapter(id: string): Chapter {
    return found(this.chapters, id, 'chapter');
  }

  /** Lays a chapter into the book that was not at hand, with its rooms. */
  lay(chapter: Chapter, rooms: readonly RoomPlan[]): void {
    this.chapters.set(chapter.id, chapter);
    for (const room of rooms) this.rooms.set(room.id, room);
  }

  isChapter(id: string): boolean {
    return this.order.includes(id);
  }

  effect(id: string): EffectKind {
    return found(this.effects, id, 'effect');
  }
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function found<T>(entries: ReadonlyMap<string, T>, id: string, what: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`there is no ${what} called ${id}`);
  return entry;
}
