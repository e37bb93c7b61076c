import { EVENTS, PLACES } from '../../content/catalogue.ts';
import type { Place } from '../../content/place.ts';
import type { EverdellView } from '../../state/view.ts';
import type { Beside } from '../words.ts';
import { citySection, handSection } from './city.ts';
import { cardLine, nameOf, type Telling } from './telling.ts';

export function boardText(view: EverdellView, telling: Telling, beside?: Beside): string {
  const { labels } = telling;
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  const own = view.players[view.seat];
  return [
    ...(isOver(view) ? [] : [[labels.turn(nameOf(view, view.turn, telling))]]),
    meadowSection(view, telling),
    ...(view.aside.length > 0 ? [[`${labels.revealed}:`, ...view.aside.map((id) => cardLine(id, telling))]] : []),
    section(labels.basic, placesOf('basic'), view, telling),
    forestSection(view, telling),
    section(labels.others, placesOf('haven', 'journey'), view, telling),
    eventSection(view, telling),
    ...(beside?.(view, telling) ?? []),
    ...others.map((player) => citySection(view, player, telling)),
    ...(own ? [citySection(view, own, telling), handSection(own, telling)] : []),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Rugwort stops with the people; Nightweave goes on until she is finished (W212). */
const isOver = ({ players, modules }: EverdellView): boolean =>
  players.every(({ passed, person }) => passed || !(person || 'nightweave' in modules));

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
