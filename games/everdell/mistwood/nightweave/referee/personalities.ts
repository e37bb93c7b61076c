/** What her personality does to the cards beside her (W247-W263), as far as the log tells it. */
import type { Seat } from '@smallfolk/kernel';
import type { CardId } from '../../../content/card.ts';
import type { Happening } from '../../../state/events.ts';
import type { Refereed } from './game.ts';
import { refills } from './meadow.ts';
import { cardNamed, touching } from './printed.ts';
import type { Table } from './table.ts';

/** W247, W252, W429. Is that place beside her? None is while she is at home. */
function isMarked({ table }: Refereed, spot: number | undefined): boolean {
  if (spot === undefined || table.figure === undefined) return false;
  return touching(table.figure, 'edge or corner').includes(spot);
}

/** W257. Mean: has she just taken level tokens for the card that she plays? */
export function boasts({ log, table }: Refereed): boolean {
  const comes = log.comes('points', { seat: table.her, count: table.level, by: 'mean' });
  if (comes) log.read();
  return comes;
}

/** W257. They are hers for a card beside her, and for no other. */
export function boastsRightly(game: Refereed, boasted: boolean, spot: number | undefined): void {
  const { log, table } = game;
  const due = table.personality === 'mean' && table.level > 0 && isMarked(game, spot);
  if (boasted !== due) log.object(due ? 'W257: level tokens before it' : 'W257: no level tokens before it');
}

/** W259. Idler: the cards beside her are discarded and replaced when she comes. */
export function afterEntering(game: Refereed): void {
  const { personality, plan } = game.table;
  if (personality === 'idler' && plan === 'none') sweeps(game, undefined, 'W259'); // with a plan they are noted only
}

/** W259, W260. All cards beside her, but not the one that has just come for the one taken. */
function sweeps(game: Refereed, fresh: number | undefined, rule: string): void {
  const { log, table } = game;
  if (table.figure === undefined) return;
  for (const spot of touching(table.figure, 'edge or corner')) {
    const card = table.meadow[spot];
    if (card === null || spot === fresh) continue;
    log.expect('sweep', { seat: table.her, card, spot, rule }, `${rule}: the cards beside her are discarded`);
  }
  refills(game, rule);
}

/** W256, OW18. Infernal: before she leaves, what touches her by an edge becomes spoils. */
export function beforePreparing(game: Refereed): void {
  const { log, table } = game;
  if (table.personality !== 'infernal' || table.figure === undefined) return;
  for (const spot of touching(table.figure, 'edge')) {
    const card = table.meadow[spot];
    const saying = { seat: table.her, card, from: 'meadow', spot, rule: 'W256' };
    if (card !== null) log.expect('nightweave-keeps', saying, 'W256: the cards beside her by an edge become spoils');
  }
  refills(game, 'W256');
}

/** A person takes or plays a card that lies in the Meadow. */
interface Taking {
  readonly seat: Seat;
  readonly card: CardId;
  readonly spot: number;
}

function takingOf(event: Happening | undefined): Taking | undefined {
  if (event?.type !== 'take' && event?.type !== 'play') return undefined;
  const { seat, card, spot } = event;
  return spot === undefined ? undefined : { seat, card, spot };
}

/**
 * W249, W251. A person plays a Meadow card, or draws one: what is owed for it is told after a play and before a draw.
 * False if something else comes.
 */
export function takesFromMeadow(game: Refereed): boolean {
  const { log, table } = game;
  if (table.personality === 'none') return false;
  if (!isDue(table, log.next) && !takingOf(log.next)) return false;
  const before = paid(game);
  const taking = takingOf(log.next) ?? log.object('W249: the card beside her that is taken');
  const marked = isMarked(game, taking.spot);
  const played = log.read().type === 'play';
  settles(game, taking, marked, played ? paid(game) : before);
  if (marked) follows(game, taking);
  return true;
}

/** What a person has paid, and what she has got for it. */
interface Paid {
  readonly units: number;
  readonly given: number;
  readonly tokens: number;
}

type Due = Extract<Happening, { readonly type: 'points' | 'discard' | 'pay' }>;

/** Something is paid to her, or instead, because of her personality. */
function isDue({ personality }: Table, event: Happening | undefined): event is Due {
  const pays = event?.type === 'points' || event?.type === 'discard' || event?.type === 'pay';
  return pays && event.by === personality;
}

/** All of it that comes next. */
function paid({ log, table }: Refereed): Paid {
  let [units, given, tokens] = [0, 0, 0];
  for (let { next } = log; isDue(table, next); { next } = log) {
    if (next.type === 'discard') units += next.count;
    else if (next.type === 'pay') units += Object.values(next.goods).reduce((sum, count) => sum + count, 0);
    else if (next.seat === table.her) tokens += next.count;
    else given -= next.count;
    log.read();
  }
  return { units, given, tokens };
}

/** W253, W254, W257, W263. Is it what the card costs with this personality? */
function settles({ log, table }: Refereed, { card }: Taking, marked: boolean, { units, given, tokens }: Paid): void {
  const { personality } = table;
  const nasty = marked && personality === 'nasty' ? Math.max(1, cardNamed(card).points) : 0;
  const needy = marked && personality === 'needy' ? 1 : 0;
  if (marked && personality === 'mean') log.object('W257: that nobody takes a card beside her');
  if (units + tokens !== nasty + needy)
    log.object(`W253, W254, W263: ${nasty + needy} tokens for her, or paid for, before`);
  if (given !== needy) log.object(`W263: ${needy} tokens given to her before`);
}

/** W255, W258, W260. What comes into the gap, and what she does then. */
function follows(game: Refereed, { card, spot }: Taking): void {
  const { log, table } = game;
  if (table.personality === 'pessimist') {
    const { next } = log;
    const alike = next?.type === 'nightweave-fill' && cardNamed(next.card).colour === cardNamed(card).colour;
    if (!alike) log.object('W255: a hand card of the same colour fills the gap');
    log.expect('nightweave-fill', { spot }, 'W255: a hand card fills this gap');
    return;
  }
  refills(game, 'E164');
  if (table.personality === 'gambler') gambles(game);
  if (table.personality === 'idler') sweeps(game, spot, 'W260');
}

/** W258, OW80. The die moves her on a card, which she keeps; her former place is refilled. */
function gambles(game: Refereed): void {
  const { log, table } = game;
  const { next } = log;
  const spot = next?.type === 'nightweave-keeps' ? next.spot : undefined;
  const card = spot === undefined ? undefined : table.meadow[spot];
  if (card === null || card === undefined) log.object('W258: a Meadow card becomes spoils');
  const kept = { seat: table.her, card, from: 'meadow', die: 1 + Number(spot), by: 'gambler', rule: 'W258' };
  log.expect('nightweave-keeps', kept, 'W258: she keeps the card that the die shows');
  log.expect('nightweave-moves', { seat: table.her, spot, rule: 'W258' }, 'W258: she moves to its place');
  refills(game, 'W258');
}
