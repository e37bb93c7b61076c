/** Her turn (W113-W122, W144-W149, W424): a card is revealed, and exactly one thing happens. */
import type { Action, ActivityCard, FallbackPart } from '../activity/card.ts';
import { plain } from './cards.ts';
import { type Impossible, type Refereed, takesPoints, workersLeft } from './game.ts';
import { isWebbed } from './intrigues.ts';
import { preparesOrEnds } from './seasons.ts';
import { stands, worker } from './workers.ts';

export function herTurn(game: Refereed): void {
  const { deck } = game;
  if (deck.size === 0 && !game.hasPlaced) {
    preparesOrEnds(game, true); // OW1
    return;
  }
  if (deck.size === 0) reshuffles(game);
  const card = reveals(game);
  if (mustPrepare(game, card)) preparesOrEnds(game);
  else acts(game, card);
}

/** OW1. The revealed cards become the deck again. */
function reshuffles(game: Refereed): void {
  const { log, table, deck } = game;
  const saying = { seat: table.her, count: deck.revealedSize, rule: 'OW1' };
  log.expect('nightweave-reshuffles', saying, 'OW1: the revealed cards become the deck');
  deck.reshuffle();
  game.hasPlaced = false;
}

/** W114, W424. The card asks for a worker or for her, and nobody is left to place. */
const mustPrepare = (game: Refereed, { symbol }: ActivityCard): boolean =>
  symbol !== undefined && game.table.figure !== undefined && workersLeft(game) === 0;

/** W115-W118. The first action, else the second, else the fallback. */
function acts(game: Refereed, { lines, fallback }: ActivityCard): void {
  const { log, table } = game;
  const [first, second] = lines[table.season] ?? log.object(`a card with a line for ${table.season}`);
  if (tries(game, first, 'first') || tries(game, second, 'second')) return;
  fallsBack(game, fallback);
}

/** W113. */
function reveals(game: Refereed) {
  const { log, table, deck } = game;
  const { next } = log;
  const card = deck.reveal(next?.type === 'nightweave-reveals' ? next.activity : '');
  if (typeof card === 'string') return log.object(card);
  const saying = { seat: table.her, season: table.season, arrows: card.arrows, rule: 'W113' };
  log.expect('nightweave-reveals', saying, 'W113: her season, and the arrows of that card');
  game.card = card;
  return card;
}

const RULES = { first: 'W115', second: 'W116' } as const;

/** W115, W116. She takes the action, or says why it cannot be. */
function tries(game: Refereed, action: Action, which: 'first' | 'second'): boolean {
  const { log, table } = game;
  const printed = typeof action === 'string' ? { action } : { action: action.to };
  const { at, points } = { at: undefined, points: undefined, ...(typeof action === 'string' ? {} : action) };
  const saying = { seat: table.her, which, ...printed, at, points };
  const rule = RULES[which];
  log.expect('nightweave-tries', { ...saying, rule }, `${rule}: the ${which} action of the line of her season`);
  const impossible = typeof action === 'string' ? plain(game, action) : worker(game, action);
  if (!impossible) return true;
  log.expect('nightweave-cannot', { ...saying, ...impossible }, `${impossible.rule}: that is impossible`);
  return false;
}

/** W117, W144-W149. Part by part as it is printed, each as far as possible. */
function fallsBack(game: Refereed, parts: readonly FallbackPart[]): void {
  const { log, table } = game;
  log.expect('nightweave-falls-back', { seat: table.her, parts, rule: 'W117' }, 'W117: neither action is possible');
  for (const part of parts) {
    const impossible = PARTS[part](game);
    if (!impossible) continue;
    log.expect(
      'nightweave-skips',
      { seat: table.her, part, ...impossible },
      `${impossible.rule}: this part is left out`,
    );
  }
}

const PARTS: Readonly<Record<FallbackPart, (game: Refereed) => Impossible | undefined>> = {
  /** W145. */
  haven(game) {
    if (workersLeft(game) === 0) return { why: 'no-worker', rule: 'W149' };
    if (isWebbed(game.table, 'haven')) return { why: 'closed', rule: 'W149' }; // OW92
    stands(game, { at: 'haven' }, 'W145');
    return undefined;
  },
  /** W148. */
  draw({ log, table }) {
    log.expect('draw', { seat: table.her, count: 1, rule: 'W148' }, 'W148: a card into her hand');
    return undefined;
  },
  /** W147, OW41. Without a token. */
  discard({ log, table }) {
    if (table.hand === 0) return { why: 'hand-empty', rule: 'W149' };
    log.expect('discard', { seat: table.her, count: 1, rule: 'W147' }, 'W147: the top card of her hand');
    return undefined;
  },
  /** W144, OW42. */
  level(game) {
    if (game.table.level === 0) return { why: 'level-0', rule: 'W144' };
    takesPoints(game, 'level', 'nightweave-fallback', 'W144: level tokens');
    return undefined;
  },
};
