/**
 * An independent referee for Nightweave. It reads the log as an onlooker sees it, knows what is printed on cards and board
 * and how the table was laid, keeps its own record, and objects to whatever the rulebook does not order. It shares no rule
 * with the game: both were written from the rulebook, and what one misreads the other contradicts.
 */
import type { Result, Seat, Setup } from '@smallfolk/kernel';
import type { Happening } from '../../../state/events.ts';
import type { EverdellView } from '../../../state/view.ts';
import { ActivityDeck } from './activity-deck.ts';
import { type Refereed, takesPoints } from './game.ts';
import { isIntrigue, unravels } from './intrigues.ts';
import { Log } from './log.ts';
import { takesFromMeadow } from './personalities.ts';
import { cardNamed } from './printed.ts';
import { cardPoints, scores, wins } from './score.ts';
import { Table } from './table.ts';
import { herTurn } from './turn.ts';

/** A game as everybody at the table could write it down. */
export interface Written {
  readonly setup: Setup;
  /** The table before the first turn, as an onlooker sees it. */
  readonly laid: EverdellView;
  readonly log: readonly Happening[];
  readonly result: Result;
}

/** Throws at the first event that breaks a rule of hers. */
export function referee({ setup, laid, log: events, result }: Written): void {
  const table = new Table(setup, laid);
  const log = new Log(events, (event) => table.note(event));
  const game: Refereed = { log, table, deck: new ActivityDeck(), card: undefined, hasPlaced: false };
  laysOut(game, laid);
  opens(game);
  while (!log.comes('score')) {
    if (!table.finished) herTurn(game);
    peopleTakeTurns(game, table.people);
  }
  if (!table.finished) log.object('W112, W212: she takes turns until she is finished');
  const totals = table.people.map((seat) => {
    const cards = cardPoints(table, seat);
    return log.expect('score', { seat, cards }, 'E196, E197: everybody scores the cards of the city').total;
  });
  wins(game, result.winners, [...totals, scores(game)]);
  if (log.next) log.object('nothing more');
}

/** W77-W83, W93, OW23. */
function laysOut({ log, table }: Refereed, { forest, dealt, players }: EverdellView): void {
  const her = players[table.her];
  const cards = forest.filter((place) => place !== null).length;
  if (cards !== 2 + table.people.length) log.object('W77, W78: 3 forest cards for one person, 4 for two');
  if (dealt.length !== 4 || dealt.includes('the-everdell-games'))
    log.object('W79: four special events without the Games');
  for (const seat of table.people) {
    const hand = seat === table.butterflies ? 12 : 5;
    if (players[seat]?.handSize !== hand) log.object(`W80, OW23: ${hand} cards for player ${seat}`);
  }
  if (her?.handSize !== table.people.length) log.object('W83: a hand card for each person');
  if (her?.workers.available !== 2 || her.workers.waiting !== 6) log.object('W93, W94: 2 workers, and 6 that wait');
}

/** W95, OW23, OW121. She is first, but for the Butterflies; before that the Pigs may play a Farm. */
function opens(game: Refereed): void {
  const { log, table } = game;
  const { people, pigs, butterflies } = table;
  if (log.comes('play', { seat: pigs, from: 'farms' })) log.read();
  peopleTakeTurns(game, butterflies < 0 ? [] : people.slice(butterflies));
}

/** What a turn of a person begins with. */
const ACTS: ReadonlySet<string> = new Set(['place', 'play', 'recall', 'pass']);
/** What hers begins with: mostly a card; without one, a preparation or her end (OW1). */
const HERS = /^nightweave-(?:reveals|reshuffles|prepares|ends)$/;
const isHerTurn = ({ type }: Happening): boolean => HERS.test(type);

/** W96, W212. Everybody of these who has not passed acts, in turn; then she is next. */
function peopleTakeTurns(game: Refereed, people: readonly Seat[]): void {
  const { log, table } = game;
  const due = people.filter((seat) => !table.passed.has(seat));
  const acted: Seat[] = [];
  while (log.next && !isHerTurn(log.next) && log.next.type !== 'score') {
    const { next } = log;
    if ('seat' in next && ACTS.has(next.type) && next.seat !== acted.at(-1)) acted.push(Number(next.seat));
    happens(game, next);
  }
  const inTurn = table.finished || acted.join() === due.join();
  if (!inTurn)
    log.object(`W95, W96: before this a turn of ${due.join(' and ') || 'nobody'}, not of ${acted.join() || 'nobody'}`);
}

/** What a person does, as far as it meets her: gifts, visits, cards beside her. Nothing else brings her anything. */
function happens(game: Refereed, event: Happening): void {
  const { log, table } = game;
  if (takesFromMeadow(game)) return;
  if ('seat' in event && event.seat === table.her && !isIntrigue(game, event))
    log.object('nothing of hers: it is not her turn');
  if (event.type === 'refill' && (event.spot === table.figure || table.meadow[event.spot] !== null)) {
    log.object('W141: no card on a place that is taken, by her or by a card');
  }
  isOnRecord(game, event);
  log.read();
  if (event.type === 'give-cards' && event.to === table.her) givesCards(game, event.count);
  if (event.type === 'give' && event.to === table.her) givesGoods(game, Object.values(event.goods));
  if (event.type === 'place') visitsHer(game, event);
  if (event.type === 'gain' && event.by === FIELD) harvests(game, event.seat);
}

const FIELD = 'corrin-evertails-field';

/** W28, OW53. For each Farm of hers she draws a card, after the other person. */
function harvests(game: Refereed, owner: Seat): void {
  const { log, table } = game;
  const count = table.countOf(table.her, 'farm');
  if (count === 0) return;
  const harvest = { seat: table.her, count, rule: 'OW53' };
  const isOwners = (event: Happening) => 'seat' in event && event.seat === owner;
  while (log.next && !isOwners(log.next) && !log.comes('draw', harvest)) happens(game, log.next);
  log.expect('draw', harvest, 'W28, OW53: a card for each Farm of hers');
}

/** W101, W211. A token for each card, and only as long as she is playing. */
function givesCards({ log, table }: Refereed, count: number): void {
  if (table.finished) log.object('W211: no gift for her any more');
  log.expect('points', { seat: table.her, count, by: 'nightweave-gift', rule: 'W101' }, 'W101: a token for each card');
  table.receive(count);
}

/** W102, W211. As many deck cards, and no tokens. */
function givesGoods({ log, table }: Refereed, goods: readonly number[]): void {
  if (table.finished) log.object('W211: no gift for her any more');
  const count = goods.reduce((all, each) => all + each, 0);
  log.expect('draw', { seat: table.her, count, rule: 'W102' }, 'W102: a deck card for each resource');
}

/** A card that is visited, or leaves a city, stands there: what the log tells is enough to know it. */
function isOnRecord({ log, table }: Refereed, event: Happening): void {
  if (event.type !== 'place' && event.type !== 'leave') return;
  const { card, id } = event;
  const owner = event.type === 'place' ? event.of : event.seat;
  if (card === undefined || id === undefined || owner === undefined) return;
  if (!table.standing(owner, card, id)) log.object(`a card that stands in the city of player ${owner}`);
}

/** W110. She is the owner of the open card, and takes the owner's token. */
function visitsHer(game: Refereed, { of, card }: Happening<'place'>): void {
  const { log, table } = game;
  if (of !== table.her || card === undefined) return;
  if (!cardNamed(card).open) log.object('W110: only her open cards are visited');
  while (log.next && isIntrigue(game, log.next)) log.read(); // tolls, and what they bring her, come first (OW97)
  const tokens = unravels(table) ? 'level' : (cardNamed(card).ownersTokens ?? 1);
  takesPoints(game, tokens, 'open-card', 'W110, W284: her tokens for the visit');
}
