/** Looks up the names and effects of everything that has an id, in one language, and what the seats are called. */
import type { Seat } from '@smallfolk/kernel';
import type { CardName } from './en/cards.ts';
import type { EventName } from './en/events.ts';
import type { PlaceName } from './en/places.ts';
import type { ThingName } from './en/things.ts';
import type { Entry } from './entry.ts';

export interface NamedThings {
  readonly cards: Readonly<Record<CardName, Entry>>;
  readonly places: Readonly<Record<PlaceName, Entry>>;
  readonly events: Readonly<Record<EventName, Entry>>;
  readonly things: Readonly<Record<ThingName, Entry>>;
}

export class Names {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly called: readonly string[];

  /** `called`: the names of those who sit at the table, as far as they have any. */
  constructor({ cards, places, events, things }: NamedThings, called: readonly string[] = []) {
    const all = [cards, places, events, things].flatMap((entries) => Object.entries<Entry>(entries));
    this.entries = new Map(all);
    this.called = called;
  }

  /** The name of whoever sits there; undefined for those who have none. */
  seat(seat: Seat): string | undefined {
    return this.called[seat] || undefined;
  }

  /** The name; the id itself for what a later box brings and this language does not know yet. */
  name(id: string): string {
    return this.entries.get(id)?.name ?? id;
  }

  effect(id: string): string {
    return this.entries.get(id)?.effect ?? '';
  }
}
