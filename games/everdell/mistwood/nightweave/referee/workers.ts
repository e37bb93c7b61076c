/** Where her workers go (W139, W150-W178): the referee works out the spot and sees whether she went there. */
import type { Seat } from '@smallfolk/kernel';
import type { EventId } from '../../../content/event.ts';
import type { PlaceId } from '../../../content/place.ts';
import type { Clearing, Points, Target } from '../activity/card.ts';
import { arrowsOf, type Impossible, peopleByArrows, type Refereed, takesPoints, workersLeft } from './game.ts';
import { extorts, hasPlague, isWebbed, unravels } from './intrigues.ts';
import { BASIC, BASIC_EVENTS, CLEARINGS, cardNamed, eventCard, follow, inOrder, JOURNEY, nameOf } from './printed.ts';
import type { Standing, Table } from './table.ts';

/** W139. A worker goes where the card sends it, or the reason why none can. */
export function worker(game: Refereed, target: Target): Impossible | undefined {
  if (workersLeft(game) === 0) return { why: 'no-worker', rule: 'W127' };
  switch (target.to) {
    case 'basic':
      return onRing(game, BASIC.map(spot), BASIC.indexOf(target.at), 'W158', target.points);
    case 'forest':
      return onRing(game, CLEARINGS.map(clearing(game.table)), CLEARINGS.indexOf(target.at), 'W159', target.points);
    case 'journey':
      return onRing(game, JOURNEY.map(spot), JOURNEY.indexOf(target.at), 'W176', target.points);
    case 'haven':
      if (isWebbed(game.table, 'haven')) return { why: 'all-blocked', rule: 'W127' };
      stands(game, { at: 'haven' }, 'W178');
      takesPoints(game, target.points ?? 0, 'nightweave-activity', 'W155: the points printed beside the Haven');
      return undefined;
    case 'own-city':
      return inOwnCity(game);
    case 'open-card':
      return onOpenCard(game);
    case 'basic-event':
    case 'special-event':
      return onEvent(game, target.to === 'basic-event');
  }
}

interface Spot {
  readonly at: PlaceId | null;
  readonly clearing?: Clearing;
}

const spot = (at: PlaceId): Spot => ({ at });
const clearing = (table: Table) => (name: Clearing) => ({ at: table.forest[name], clearing: name });

/** W152, W160. */
function blockedBy(table: Table, at: PlaceId | null): string | undefined {
  if (at === null) return 'no-card';
  if (table.workersAt(at) > 0) return 'worker';
  return isWebbed(table, at) ? 'web' : undefined;
}

/** W151, W155. Each blocked spot is told with its reason; she stands on the first that is not blocked. */
function onRing(
  game: Refereed,
  ring: readonly Spot[],
  shown: number,
  rule: string,
  points: Points = 0,
): Impossible | undefined {
  const { log, table } = game;
  const arrows = arrowsOf(game);
  for (const [n, { at, clearing }] of follow(ring, shown, arrows).entries()) {
    const why = blockedBy(table, at);
    if (at !== null && why === undefined) {
      stands(game, { at }, rule);
      takesPoints(game, points, 'nightweave-activity', 'W155: the points printed beside the spot');
      return undefined;
    }
    const blocked = { seat: table.her, ...(at === null ? { clearing } : { at }), why, arrows };
    log.expect('nightweave-blocked', blocked, 'W151, W152: the next spot by the arrows');
    if (n === 0) extorts(game);
  }
  return { why: 'all-blocked', rule: 'W127' };
}

/** W139. Her worker comes to stand there. */
export function stands(game: Refereed, where: { readonly at?: PlaceId; readonly event?: EventId }, rule: string): void {
  const { log, table } = game;
  log.expect(
    'place',
    { seat: table.her, ...where, card: undefined, left: undefined, rule },
    `${rule}: her worker there`,
  );
  game.hasPlaced = true;
}

/** W161, W162, OW69. A spot that no worker takes, the locked second one too; which card, a person has said. */
function inOwnCity(game: Refereed): Impossible | undefined {
  const { table } = game;
  const free = table.cityOf(table.her).filter((card) => !cardNamed(card.card).open && hasRoom(table, card));
  if (free.length === 0) return { why: 'no-spot', rule: 'W162' };
  standsOn(game, table.her, free, 'W161');
  takesPoints(game, 2, 'nightweave-own-city', 'W161: 2 tokens for a visit in her own city');
  return undefined;
}

/** W163-W166, OW70. The first city by the arrows that has an open card with a free spot; hers is the last. */
function onOpenCard(game: Refereed): Impossible | undefined {
  const { log, table } = game;
  for (const owner of [...peopleByArrows(game), table.her]) {
    const free = table.cityOf(owner).filter((card) => cardNamed(card.card).open && hasRoom(table, card));
    if (free.length === 0) continue;
    const rule = owner === table.her ? 'W164' : 'W163';
    const { card } = standsOn(game, owner, free, rule);
    if (unravels(table)) {
      takesPoints(game, 'level', owner === table.her ? 'open-card' : 'unraveller', 'W284: level tokens');
      return undefined;
    }
    const count = cardNamed(card).ownersTokens ?? 1;
    log.expect('points', { seat: owner, count, by: 'open-card' }, `${rule}: the owner's token`);
    return undefined;
  }
  return { why: 'no-open-card', rule: 'W165' };
}

const hasRoom = (table: Table, standing: Standing): boolean =>
  !standing.down && !hasPlague(table) && table.workersAt(standing) < (cardNamed(standing.card).spots ?? 0);

/** Her worker stands on one of these cards. */
function standsOn(game: Refereed, of: Seat, free: readonly Standing[], rule: string): Standing {
  const { log, table } = game;
  const names = [...new Set(free.map(({ card }) => card))].join(' or ');
  const should = `${rule}: her worker on ${names} of player ${of}, on a free spot`;
  if (!log.comes('place', { seat: table.her, of, rule, left: undefined })) return log.object(should);
  const { card = '', id = -1 } = log.next?.type === 'place' ? log.next : {};
  const chosen = table.standing(of, card, id);
  if (!chosen || !free.includes(chosen)) return log.object(should);
  log.read();
  game.hasPlaced = true;
  return chosen;
}

/** W167-W175. The best rank, and within it the first event by the arrows. */
function onEvent(game: Refereed, basic: boolean): Impossible | undefined {
  const { log, table } = game;
  const rule = basic ? 'W167' : 'W171';
  if (!basic && table.claimedSpecial) return { why: 'event-claimed', rule: 'W128' };
  const best = bestEvent(game, basic);
  if (!best) return { why: 'no-event', rule: basic ? 'W170' : 'W171' };
  const { event, rank } = best;
  const saying = { seat: table.her, event, rank, arrows: arrowsOf(game), rule };
  log.expect('nightweave-ranks', saying, `${rule}: the best rank, then the arrows`);
  log.expect('achieve', { seat: table.her, event, rule }, 'W173: the event is hers');
  stands(game, { event }, rule);
  if (!basic) table.claimedSpecial = true;
  return undefined;
}

export type Rank = 1 | 2 | 3;

/** W167-W171, W189, OW43. Of the events that are left, in the order of the arrows, the first with the best rank. */
export function bestEvent(game: Refereed, basic: boolean): { event: EventId; rank: Rank } | undefined {
  const { table } = game;
  const left = (basic ? BASIC_EVENTS : table.specials).filter((event) => table.left.has(event));
  const ranked = inOrder(left, arrowsOf(game)).map((event) => ({ event, rank: rankOf(table, event) }));
  return [1, 2, 3].map((rank) => ranked.find((each) => each.rank === rank)).find((found) => found !== undefined);
}

/** W167-W169, W171: met in full; two of the cards for a basic event, one for a special one; neither. */
function rankOf(table: Table, event: EventId): Rank {
  const { have, asked } = requirement(table, event);
  if (have === asked) return 1;
  return have >= (eventCard(event).basic ? 2 : 1) ? 2 : 3;
}

/** OW74. How many of the cards that the event asks for stand in her city. */
function requirement(table: Table, event: EventId): { have: number; asked: number } {
  const { requires } = eventCard(event);
  const city = table.cityOf(table.her).map(({ card }) => card);
  if ('cards' in requires) {
    const names = new Set(city.map(nameOf));
    return { have: requires.cards.filter((card) => names.has(card)).length, asked: requires.cards.length };
  }
  const { colours, each } = requires;
  const ofColour = (colour: string) => city.filter((card) => cardNamed(card).colour === colour).length;
  const have = colours.reduce((sum, colour) => sum + Math.min(each, ofColour(colour)), 0);
  return { have, asked: each * colours.length };
}
