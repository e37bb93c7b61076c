/** Lies about her: each is a way to tell one event of a log wrongly, which the referee has to notice. */
import type { Happening } from '../../../state/events.ts';
import type { Written } from './referee.ts';

interface Bite {
  readonly rule: string;
  readonly what: string;
  /** What is told instead; nothing for an event that it is not about. */
  lie(event: Happening, game: Written): Happening | 'left out' | undefined;
}

const hers = (event: Happening, { laid }: Written): boolean => 'seat' in event && event.seat === laid.humans;

const isGift = (event: Happening): boolean => event.type === 'points' && event.by === 'nightweave-gift';

export const BITES: readonly Bite[] = [
  {
    rule: 'W101',
    what: 'cards given to her without a token for each',
    lie: (event) => (isGift(event) ? 'left out' : undefined),
  },
  {
    rule: 'W101',
    what: 'tokens before the cards that she takes them for',
    lie: (event, game) => (event.type === 'give-cards' && event.to === game.laid.humans ? 'left out' : undefined),
  },
  {
    rule: 'W113',
    what: 'another season than hers',
    lie: (event) =>
      event.type === 'nightweave-reveals'
        ? { ...event, season: event.season === 'winter' ? 'spring' : 'winter' }
        : undefined,
  },
  {
    rule: 'W122',
    what: 'the arrows turned round',
    lie: (event) =>
      event.type === 'nightweave-blocked'
        ? { ...event, arrows: event.arrows === 'clockwise' ? 'counter-clockwise' : 'clockwise' }
        : undefined,
  },
  {
    rule: 'W151',
    what: 'a blocked spot passed over in silence',
    lie: (event) => (event.type === 'nightweave-blocked' ? 'left out' : undefined),
  },
  {
    rule: 'W152',
    what: 'a spot blocked in another way',
    lie: (event) =>
      event.type === 'nightweave-blocked' ? { ...event, why: event.why === 'worker' ? 'web' : 'worker' } : undefined,
  },
  {
    rule: 'W127',
    what: 'another reason why an action is impossible',
    lie: (event) =>
      event.type === 'nightweave-cannot'
        ? { ...event, why: event.why === 'no-worker' ? 'all-blocked' : 'no-worker' }
        : undefined,
  },
  {
    rule: 'W117',
    what: 'no fallback',
    lie: (event) => (event.type === 'nightweave-falls-back' ? 'left out' : undefined),
  },
  {
    rule: 'W167',
    what: 'another rank of an event',
    lie: (event) => (event.type === 'nightweave-ranks' ? { ...event, rank: (event.rank % 3) + 1 } : undefined),
  },
  {
    rule: 'W155',
    what: 'one token more',
    lie: (event, game) =>
      event.type === 'points' && hers(event, game) ? { ...event, count: event.count + 1 } : undefined,
  },
  {
    rule: 'W144',
    what: 'tokens left out',
    lie: (event, game) => (event.type === 'points' && hers(event, game) ? 'left out' : undefined),
  },
  {
    rule: 'W150',
    what: 'her worker on a shared spot',
    lie: (event, game) =>
      event.type === 'place' && hers(event, game) && event.at !== undefined && event.at !== 'haven'
        ? { ...event, at: 'basic-1-berry' }
        : undefined,
  },
  {
    rule: 'W135',
    what: 'a card from another place than the die shows',
    lie: (event) =>
      event.type === 'nightweave-plays' && event.spot !== undefined
        ? { ...event, spot: (event.spot + 1) % 8 }
        : undefined,
  },
  {
    rule: 'W164',
    what: 'a card that does not lie there',
    lie: (event) =>
      event.type === 'nightweave-plays' && event.from === 'meadow'
        ? { ...event, card: event.card === 'farm' ? 'mine' : 'farm' }
        : undefined,
  },
  {
    rule: 'W141',
    what: 'her own place refilled',
    lie: (event) => (event.type === 'nightweave-enters' ? { ...event, spot: (event.spot + 1) % 8 } : undefined),
  },
  {
    rule: 'W192',
    what: 'a worker that does not come home',
    lie: (event, game) =>
      event.type === 'recall' && hers(event, game) ? { ...event, workers: event.workers - 1 } : undefined,
  },
  {
    rule: 'W193',
    what: 'an event not taken',
    lie: (event) => (event.type === 'achieve' && event.rule === 'W193' ? 'left out' : undefined),
  },
  {
    rule: 'W198',
    what: 'one card too few',
    lie: (event, game) =>
      event.type === 'draw' && hers(event, game) ? { ...event, count: event.count - 1 } : undefined,
  },
  {
    rule: 'W207',
    what: 'no end for her',
    lie: (event) => (event.type === 'nightweave-ends' ? 'left out' : undefined),
  },
  {
    rule: 'W216',
    what: 'a point more in the end',
    lie: (event, game) =>
      event.type === 'score' && hers(event, game)
        ? { ...event, cards: event.cards + 1, total: event.total + 1 }
        : undefined,
  },
];

/** W214. With equal points she wins: everybody has as many as she, and it is told that the people have won. */
export function tieLost(game: Written): Written {
  const { humans } = game.laid;
  const total = game.result.scores?.[humans] ?? 0;
  const log = game.log.map((event) => (event.type === 'score' && event.seat < humans ? { ...event, total } : event));
  return { ...game, log, result: { ...game.result, winners: [...Array(humans).keys()] } };
}
