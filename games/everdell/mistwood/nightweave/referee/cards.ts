/** Her actions without a worker (W123-W143): cards of the Meadow, of the deck and of her hand. */
import type { Card, CardId } from '../../../content/card.ts';
import type { Happening } from '../../../state/events.ts';
import type { PlainAction } from '../activity/card.ts';
import { type Impossible, peopleByArrows, type Refereed, takesPoints } from './game.ts';
import { unravels } from './intrigues.ts';
import { hasMeadowCard, refills, rolled } from './meadow.ts';
import { afterEntering, boasts, boastsRightly } from './personalities.ts';
import { cardNamed, isCorrins, nameOf } from './printed.ts';
import type { Table } from './table.ts';

/** She does what the card says, or the reason why it cannot be. */
export function plain(game: Refereed, action: PlainAction): Impossible | undefined {
  switch (action) {
    case 'draw':
      return draws(game, 1, 'W132');
    case 'discard':
      return discards(game);
    case 'play-hand':
      return playsHand(game);
    case 'play-meadow':
      return playsMeadow(game);
    case 'play-meadow-and-draw':
      return playsMeadow(game) ?? draws(game, 1, 'W137');
    case 'play-meadow-and-discard': {
      const reason = playsMeadow(game);
      if (!reason) discards(game); // W126, W138: without a hand card the second half is skipped
      return reason;
    }
    case 'enter':
      return enters(game);
  }
}

const CITY = 15;
const FULL: Impossible = { why: 'city-full', rule: 'W123' };

/** W123, OW11. Fifteen cards, counted one by one; neither legends (W356) nor open cards of the Unraveller (W282). */
const isFull = ({ table }: Refereed): boolean =>
  table.cityOf(table.her).filter(({ card }) => isCounted(table, cardNamed(card))).length >= CITY;

const isCounted = (table: Table, { legendary, open }: Card): boolean => !legendary && !(open && unravels(table));

/** W132, W97. */
export function draws({ log, table }: Refereed, count: number, rule: string): undefined {
  log.expect('draw', { seat: table.her, count, cards: undefined, rule }, `${rule}: so many deck cards into her hand`);
}

/** W125, W133. */
function discards(game: Refereed): Impossible | undefined {
  const { log, table } = game;
  if (table.hand === 0) return { why: 'hand-empty', rule: 'W125' };
  log.expect('discard', { seat: table.her, count: 1, rule: 'W133' }, 'W133: the top card of her hand');
  takesPoints(game, 1, 'nightweave-discard', 'W133: 1 token for the card');
  return undefined;
}

/** W123, W130, W134, OW47. A full city takes nothing but a legend, and then the top card decides. */
function playsHand(game: Refereed): Impossible | undefined {
  const { log, table } = game;
  if (table.hand === 0) return { why: 'hand-empty', rule: 'W130' };
  if (isFull(game) && !(table.legends > 0 && comesLegend(log.next))) return FULL;
  goesSomewhere(game, { from: 'hand' }, 'W134');
  return undefined;
}

const comesLegend = (event: Happening | undefined): boolean =>
  event?.type === 'nightweave-plays' && cardNamed(event.card).legendary === true;

interface Origin {
  readonly from: string;
  readonly die?: number;
  readonly spot?: number;
}

/** W104-W107, W367. Into her city, but a Fool into a person's and a Corrin card on her board. */
function goesSomewhere(game: Refereed, origin: Origin, rule: string): void {
  const { log, table } = game;
  const { next } = log;
  const card = next && 'card' in next ? String(next.card) : log.object(`${rule}: a card of hers`);
  const lying = origin.spot === undefined ? card : table.meadow[origin.spot];
  const saying = { seat: table.her, card: lying, die: undefined, spot: undefined, ...origin };
  if (cardNamed(card).intoOpponentsCity) {
    const into = hostOf(game, card);
    if (into === undefined)
      log.expect('nightweave-discards', { ...saying, rule: 'W107' }, 'W107: no city takes the Fool');
    else log.expect('nightweave-plays', { ...saying, into, rule: 'W107' }, 'W107, OW8: the Fool goes to that city');
  } else if (isCorrins(card)) log.expect('nightweave-keeps', { ...saying, rule }, 'W367: to her spoils');
  else log.expect('nightweave-plays', { ...saying, into: table.her, rule }, `${rule}: that card into her city`);
}

/** W107, OW8. The first person by the arrows whose city has a space and no Fool. */
function hostOf(game: Refereed, fool: CardId): number | undefined {
  const { table } = game;
  const takes = (seat: number) =>
    table.spacesOf(seat) < CITY && !table.cityOf(seat).some(({ card }) => nameOf(card) === nameOf(fool));
  return peopleByArrows(game).find(takes);
}

const MEADOW_EMPTY = { why: 'meadow-empty' };

/** W123, W135, W136. Where she stands herself the top deck card comes instead. */
function playsMeadow(game: Refereed): Impossible | undefined {
  if (isFull(game)) return FULL;
  if (!hasMeadowCard(game)) return { ...MEADOW_EMPTY, rule: 'W135' };
  const boasted = boasts(game);
  const { die, spot } = rolled(game, 'W135');
  const isHerPlace = die - 1 === game.table.figure;
  boastsRightly(game, boasted, isHerPlace ? undefined : spot);
  if (isHerPlace) {
    goesSomewhere(game, { from: 'deck', die }, 'W136');
    return undefined;
  }
  goesSomewhere(game, { from: 'meadow', die, spot }, 'W135');
  refills(game, 'W135');
  return undefined;
}

/** W124, W131, W140-W142. */
function enters(game: Refereed): Impossible | undefined {
  const { log, table } = game;
  if (table.figure !== undefined) return { why: 'in-meadow', rule: 'W131' };
  if (!hasMeadowCard(game)) return { ...MEADOW_EMPTY, rule: 'W140' };
  const { die, spot } = rolled(game, 'W140');
  const card = table.meadow[spot];
  if (isFull(game)) {
    const saying = { seat: table.her, card, from: 'meadow', die, spot, rule: 'W142' };
    log.expect('nightweave-discards', saying, 'W142: her city is full, so the card is discarded');
  } else goesSomewhere(game, { from: 'meadow', die, spot }, 'W140');
  log.expect('nightweave-enters', { seat: table.her, spot, rule: 'W140' }, 'W140: she takes the place of that card');
  refills(game, 'W141');
  game.hasPlaced = true;
  afterEntering(game);
  return undefined;
}
