/** The whole table as text: plain lines under headings, to be read in a terminal and by a screen reader. */
import type { Seat } from '@smallfolk/kernel';
import type { Card } from '../card.ts';
import { cardOf, EVENTS, findKind, PLACES } from '../catalogue.ts';
import type { Place } from '../place.ts';
import type { EverdellView } from '../view.ts';
import type { Labels } from '../words/labels.ts';
import type { Names } from '../words/names.ts';
import type { Who } from '../words/said.ts';
import { citySection, handSection } from './city.ts';

/** What of a language the table needs. */
export interface Telling {
  readonly names: Names;
  readonly labels: Labels;
  readonly player: (who: Who) => string;
}

export function boardText(view: EverdellView, telling: Telling): string {
  const { labels } = telling;
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  const own = view.players[view.seat];
  return [
    [labels.turn(nameOf(view, view.turn, telling))],
    meadowSection(view, telling),
    ...(view.aside.length > 0 ? [[`${labels.revealed}:`, ...view.aside.map((id) => cardLine(id, telling))]] : []),
    section(labels.basic, placesOf('basic'), view, telling),
    forestSection(view, telling),
    section(labels.others, placesOf('haven', 'journey'), view, telling),
    eventSection(view, telling),
    ...others.map((player) => citySection(view, player, telling)),
    ...(own ? [citySection(view, own, telling), handSection(own, telling)] : []),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** "you" for the reader, a name for everybody else. */
export function nameOf(view: EverdellView, seat: Seat, { names, labels, player }: Telling): string {
  if (seat === view.seat) return labels.you;
  return player({ seat, you: false, automaton: seat >= view.humans, called: names.seat(seat) });
}

/** "Farm (green, Common, Construction; 2 twigs and 1 resin; 1 point; serves Husband or Wife). Production: 1 berry." */
export function cardLine(id: string, { names, labels }: Telling): string {
  const kind = findKind(id);
  if (kind === undefined) return names.name(id);
  const card: Card = cardOf(kind);
  const traits = [card.colour, card.rarity, card.kind].map((trait) => names.name(trait)).join(', ');
  const parts = [traits, labels.cost(card.cost), labels.points(card.points), linkOf(card, { names, labels })];
  return `${names.name(id)} (${parts.join('; ')}). ${names.effect(id)}`;
}

/** E105, E110. Which Constructions make a Critter free, and which Critters a Construction serves. */
function linkOf(card: Card, { names, labels }: Pick<Telling, 'names' | 'labels'>): string {
  const { links = [] } = card;
  const linked = links === 'any-critter' ? labels.anyCritter : links.map((id) => names.name(id)).join(labels.or);
  return card.isCritter ? labels.freeWith(linked) : labels.serves(linked);
}

function meadowSection(view: EverdellView, telling: Telling): string[] {
  const { labels } = telling;
  const lines = view.meadow.map((id, spot) => {
    const card = id === null ? labels.empty : cardLine(id, telling);
    return `${spot + 1}. ${card}${view.closed.includes(spot) ? ` [${labels.closed}]` : ''}`;
  });
  return [`${labels.meadow}:`, ...lines, labels.piles(view.deck, view.discard)];
}

const placesOf = (...kinds: readonly Place['kind'][]): Place[] => PLACES.filter(({ kind }) => kinds.includes(kind));

function section(heading: string, places: readonly Place[], view: EverdellView, telling: Telling): string[] {
  return [`${heading}:`, ...places.map((place) => `- ${placeLine(place, view, telling)}`)];
}

/** What the place gives, how many it takes, and who stands there. */
function placeLine({ id, kind, shared }: Place, view: EverdellView, telling: Telling): string {
  const { names, labels } = telling;
  const text = kind === 'basic' ? names.name(id) : `${names.name(id)}: ${names.effect(id)}`;
  const double = kind === 'forest' && view.players.length >= 4; // E54
  const room = shared ? labels.shared : double ? labels.double : labels.exclusive;
  return `${text} [${room}; ${whoIsAt(id, view, telling) || labels.free}]`;
}

function whoIsAt(place: string, view: EverdellView, telling: Telling): string {
  const there = view.players.flatMap(({ seat, out }) =>
    out.filter(({ at }) => at === place).map(() => nameOf(view, seat, telling)),
  );
  return there.length > 0 ? telling.labels.here(there.join(', ')) : '';
}

function forestSection(view: EverdellView, telling: Telling): string[] {
  const { labels } = telling;
  const lines = view.forest.map((id, clearing) => {
    const place = PLACES.find((candidate) => candidate.id === id);
    return `- ${labels.clearings[clearing]}: ${place ? placeLine(place, view, telling) : labels.empty}`;
  });
  return [`${labels.forest}:`, ...lines];
}

function eventSection(view: EverdellView, telling: Telling): string[] {
  const { labels } = telling;
  const basic = EVENTS.filter((event) => event.basic).map(({ id }) => id);
  return [
    `${labels.basicEvents}:`,
    ...basic.map((id) => eventLine(id, view, telling)),
    `${labels.specialEvents}:`,
    ...view.dealt.map((id) => eventLine(id, view, telling)),
  ];
}

function eventLine(id: string, view: EverdellView, telling: Telling): string {
  const { names, labels } = telling;
  const owner = view.players.find(({ events }) => events.some(({ event }) => event === id));
  const state = owner ? labels.achieved(nameOf(view, owner.seat, telling)) : labels.free;
  return `- ${names.name(id)}: ${names.effect(id)} [${state}]`;
}
