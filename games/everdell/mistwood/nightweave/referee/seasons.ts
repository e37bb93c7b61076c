/** She prepares for a season, and how it ends with her (W191-W210). */
import { draws } from './cards.ts';
import { arrowsOf, type Refereed } from './game.ts';
import { refills, rolled } from './meadow.ts';
import { beforePreparing } from './personalities.ts';
import { cardNamed, SEASONS, WORKERS } from './printed.ts';
import { bestEvent } from './workers.ts';

/** W206, W207. Three times a season begins; the fourth time the game ends for her. */
export function preparesOrEnds(game: Refereed, idle?: true): void {
  const coming = SEASONS[SEASONS.indexOf(game.table.season) + 1];
  if (coming === undefined) ends(game, idle);
  else prepares(game, coming, idle);
}

/** W192-W198. Step by step. */
function prepares(game: Refereed, coming: (typeof SEASONS)[number], idle?: true): void {
  const { log, table, deck } = game;
  const before = table.season;
  const rule = idle ? 'OW1' : 'W191';
  log.expect('nightweave-prepares', { seat: table.her, season: coming, idle, rule }, `${rule}: she prepares`);
  beforePreparing(game);
  const home = { seat: table.her, workers: table.crew - table.staying, rule: 'W192' };
  log.expect('recall', home, 'W192, W156: all her workers come home');
  claimsMetEvent(game, 'W193');
  const workers = WORKERS[coming] - WORKERS[before];
  log.expect('season', { seat: table.her, season: coming, workers, rule: 'W197' }, 'W197, W201: her new workers');
  deck.add(coming);
  game.hasPlaced = false;
  BONUS[coming](game);
}

const BONUS = {
  winter: () => {},
  /** W198. */
  spring(game: Refereed): void {
    draws(game, 2, 'W198');
    sweeps(game, 1, 'W198');
  },
  /** W199. */
  summer(game: Refereed): void {
    const { log, table } = game;
    for (let n = 0; n < 2; n++) {
      const { die, spot } = rolled(game, 'W199');
      const saying = { seat: table.her, card: table.meadow[spot], die, spot, rule: 'W199' };
      log.expect('nightweave-takes', saying, 'W199, W202, W426: two random Meadow cards into her hand');
    }
    refills(game, 'W199');
    takesLegend(game);
  },
  /** W200. */
  autumn(game: Refereed): void {
    draws(game, 2, 'W200');
    sweeps(game, 2, 'W200');
    takesLegend(game);
  },
};

/** W198, W200, W202, W426. Random Meadow cards are discarded, one roll each, and all gaps are refilled after that. */
function sweeps(game: Refereed, count: number, rule: string): void {
  const { log, table } = game;
  for (let n = 0; n < count; n++) {
    const { die, spot } = rolled(game, rule);
    const saying = { seat: table.her, card: table.meadow[spot], from: 'meadow', die, spot, rule };
    log.expect('nightweave-discards', saying, `${rule}, W202, W426: a random Meadow card is discarded`);
  }
  refills(game, rule);
}

/** W355, OW48. With legends, one that was not dealt. */
function takesLegend({ log, table }: Refereed): void {
  if (table.withLegends) log.expect('nightweave-takes-legend', { seat: table.her, rule: 'W355' }, 'W355: a legend');
}

/** W193, W209, OW16. One basic event that she meets in full, by the arrows; none otherwise. */
function claimsMetEvent(game: Refereed, rule: string): void {
  const { log, table } = game;
  const best = bestEvent(game, true);
  if (best?.rank !== 1) return;
  const arrows = arrowsOf(game);
  const why = `${rule}: the event that she meets, by the arrows (${arrows})`;
  log.expect('nightweave-ranks', { seat: table.her, event: best.event, rank: 1, arrows, rule }, why);
  log.expect('achieve', { seat: table.her, event: best.event, rule }, why);
}

/** W208. One of the cards on her board that nobody had seen. */
function bringsHome({ log, table }: Refereed): void {
  const { next } = log;
  const isFool = next?.type === 'nightweave-discards' && cardNamed(next.card).intoOpponentsCity;
  const saying = { seat: table.her, from: 'spoils', rule: 'W208' };
  if (isFool) log.expect('nightweave-discards', saying, 'W208: a Fool is discarded');
  else log.expect('nightweave-plays', { ...saying, into: table.her }, 'W208: her hidden spoils join her city');
}

/** W207-W210, W427, OW37. Spoils join her city, then one more event; nobody comes home. */
function ends(game: Refereed, idle?: true): void {
  const { log, table } = game;
  log.expect('nightweave-ends', { seat: table.her, idle, rule: 'W207' }, 'W207: the game ends for her');
  for (const card of [...table.spoils]) {
    const saying = { seat: table.her, card, from: 'spoils', rule: 'W208' };
    if (cardNamed(card).intoOpponentsCity) log.expect('nightweave-discards', saying, 'W208: a Fool is discarded');
    else log.expect('nightweave-plays', { ...saying, into: table.her }, 'W208: her spoils join her city');
  }
  while (table.hidden > 0) bringsHome(game);
  claimsMetEvent(game, 'W209');
}
