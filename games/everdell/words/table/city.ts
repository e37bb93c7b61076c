/** One player as text: season, workers, goods, city, events, and for the reader the own hand. */
import { COLOURS } from '../../content/card.ts';
import { cardOf, findKind } from '../../content/catalogue.ts';
import { CITY_SPACES } from '../../state/state.ts';
import type { CityCardView, EverdellView, PlayerView } from '../../state/view.ts';
import { cardLine, nameOf, type Telling } from './telling.ts';

export function citySection(view: EverdellView, player: PlayerView, telling: Telling): string[] {
  const { names, labels } = telling;
  const own = player.seat === view.seat;
  const heading = own ? labels.yourCity : labels.cityOf(nameOf(view, player.seat, telling));
  const size = player.person ? labels.spaces(player.spaces, CITY_SPACES) : labels.unlimited(player.city.length);
  const { available, waiting } = player.workers;
  const status = [
    labels.season(names.name(player.season)) + (player.passed ? ` (${labels.passed})` : ''),
    labels.workers(available, player.out.length, waiting),
    ...(player.person ? [labels.goods(labels.cost(player.stock))] : []),
    labels.tokens(player.points),
  ];
  return [
    `${heading} (${size}):`,
    status.join('. '),
    ...colourLines(view, player, telling),
    ...(player.events.length > 0 ? [labels.events(eventNames(player, telling))] : []),
    ...(player.person && !own
      ? [labels.hand(player.handSize, player.hand.map((id) => names.name(id)).join(', '))]
      : []),
  ];
}

/** The cards of a city, one line for each colour (ER19). */
function colourLines(view: EverdellView, player: PlayerView, telling: Telling): string[] {
  return COLOURS.flatMap((colour) => {
    const cards = player.city.filter(({ card }) => colourOf(card) === colour);
    if (cards.length === 0) return [];
    const list = cards.map((card) => standing(view, card, telling)).join(', ');
    return [`- ${telling.names.name(colour)} (${cards.length}): ${list}`];
  });
}

function colourOf(id: string): string | undefined {
  const kind = findKind(id);
  return kind === undefined ? undefined : cardOf(kind).colour;
}

/** "Storehouse [on it 3 twigs; worker: you]". */
function standing(view: EverdellView, card: CityCardView, telling: Telling): string {
  const { names, labels } = telling;
  const workers = view.players.flatMap(({ seat, out }) =>
    out.filter(({ id }) => id === card.id).map(() => nameOf(view, seat, telling)),
  );
  const marks = [
    ...(card.occupied ? [labels.occupied] : []),
    ...(card.points ? [labels.points(card.points)] : []),
    ...(card.goods ? [labels.stored(labels.cost(card.goods))] : []),
    ...(card.beneath?.length ? [labels.beneath(card.beneath.map((id) => names.name(id)).join(', '))] : []),
    ...workers.map((who) => labels.workerOf(who)),
  ];
  return names.name(card.card) + (marks.length > 0 ? ` [${marks.join('; ')}]` : '');
}

function eventNames(player: PlayerView, { names }: Telling): string {
  return player.events.map(({ event }) => names.name(event)).join(', ');
}

export function handSection(player: PlayerView, telling: Telling): string[] {
  const heading = `${telling.labels.yourHand(player.handSize, player.handLimit)}:`;
  return [heading, ...player.hand.map((id) => `- ${cardLine(id, telling)}`)];
}
