/** The answers in English. */
import type { Question } from '../question.ts';
import type { Said } from '../said.ts';
import { goods, list, player, points, resource, season, whose, workers } from './grammar.ts';

/** What tells this copy of a card from another one. */
function marks(o: Said): string {
  const { occupied, tokens, stored, guests, beneath } = o.standing;
  const parts = [
    ...(occupied ? ['occupied'] : []),
    ...(tokens ? [points(tokens)] : []),
    ...(stored ? [goods(stored)] : []),
    ...(guests ? [workers(guests)] : []),
    ...(beneath ? [`${beneath} locked up`] : []),
  ];
  return parts.length > 0 ? ` (${list(parts)})` : '';
}

/** "your Farm", "Player 2’s Farm". */
const cityCard = (o: Said) => `${whose(o.who('of'))} ${o.name('card')}${marks(o)}`;

function source(o: Said): string {
  switch (o.text('from')) {
    case 'hand':
      return 'from your hand';
    case 'meadow':
      return `from the Meadow, place ${o.number('spot') + 1}`;
    case 'farms':
      return 'from the stack of Farms';
    case 'legends':
      return 'of your legends';
    default:
      return 'of the revealed cards';
  }
}

/** What a card costs, where it has to be paid, and what it is worth. */
function price({ card }: Said, q: Question): string {
  if (!card) return '';
  const worth = points(card.points);
  return q.isFree ? ` (${worth})` : ` (${goods(card.cost)}; ${worth})`;
}

/** Where a worker stands or goes: a place, an event or a card of a city. */
function location(o: Said): string {
  if (o.has('event')) return `the event ${o.name('event')}`;
  if (o.has('card')) return cityCard(o);
  return o.name('at');
}

const withEffect = (o: Said) =>
  o.text('at').startsWith('basic-') ? o.name('at') : `${o.name('at')}: ${o.effect('at')}`;

export const options = {
  place: (o: Said) => `Worker to ${withEffect(o)}`,
  achieve: (o: Said) => `Worker to the event ${o.name('event')}: ${o.effect('event')}`,
  visit: (o: Said) => `Worker to ${cityCard(o)}: ${o.effect('card')}`,
  play: (o: Said, q: Question) => `Play ${o.name('card')} ${source(o)}${price(o, q)}`,
  prepare: (o: Said) => `Prepare for ${season[o.nextSeason]}`,
  pass: () => 'Pass: you take no further turn',
  decline: () => 'No',
  done: () => 'That is all',
  discard: (o: Said) => `Discard ${o.name('card')}`,
  give: (o: Said) => `Give ${o.name('card')}`,
  tuck: (o: Said) => `Lay ${o.has('of') ? cityCard(o) : o.name('card')} under the event`,
  keep: (o: Said) => `Keep ${o.name('card')}`,
  take: (o: Said) => `Take ${o.name('card')} (place ${o.number('spot') + 1})`,
  sweep: (o: Said) => `Discard ${o.name('card')} (place ${o.number('spot') + 1})`,
  lose: (o: Said) => `Discard ${cityCard(o)}`,
  remove: (o: Said) => `Remove ${cityCard(o)}`,
  jail: (o: Said) => `Lock up ${cityCard(o)}`,
  react: (o: Said) => `${o.name('card')} first`,
  activate: (o: Said) => `Activate ${cityCard(o)}: ${o.effect('card')}`,
  copy: (o: Said) => `Carry out ${withEffect(o)}`,
  to: (o: Said) => player(o.who()),
  amount: (o: Said) => (o.number('count') === 0 ? 'None' : String(o.number('count'))),
  gain: (o: Said) => `1 ${resource[o.resource]}`,
  spend: (o: Said) => `1 ${resource[o.resource]}`,
  store: (o: Said) => goods({ [o.resource]: o.number('count') }),
  reveal: (o: Said) => (o.text('from') === 'deck' ? 'From the deck' : 'From the discard pile'),
  worker: (o: Said) => `The worker on ${location(o)}`,
  pay: (o: Said) =>
    o.text('by') === 'cost' ? `Pay ${goods(o.goods())}` : `With ${o.name('by')}: pay ${goods(o.goods())}`,
  occupy: (o: Said) => `For free: occupied token on ${cityCard(o)}`,
  trade: (o: Said) => `For nothing, giving up ${cityCard(o)}`,
  use: (o: Said) => `Use ${cityCard(o)}`,
  'pay-point': () => '1 of your point tokens',
} as const satisfies Record<string, (o: Said, q: Question) => string>;

export type OptionName = keyof typeof options;
