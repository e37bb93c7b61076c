/** A válaszok magyarul. */
import type { OptionName } from '../en/options.ts';
import type { Question } from '../question.ts';
import type { Said } from '../said.ts';
import { capital, goods, goodsAre, list, player, resource, seasonToward, workers } from './grammar.ts';

/** Miben különbözik a lapnak ez a példánya egy másiktól. */
function marks(o: Said): string {
  const { occupied, tokens, stored, guests, beneath } = o.standing;
  const parts = [
    ...(occupied ? ['foglalt'] : []),
    ...(tokens ? [`${tokens} pont`] : []),
    ...(stored ? [`rajta: ${goodsAre(stored)}`] : []),
    ...(guests ? [workers(guests)] : []),
    ...(beneath ? [`${beneath} rab`] : []),
  ];
  return parts.length > 0 ? ` (${list(parts)})` : '';
}

/** "Tanya", "Tanya (2. játékos)". */
function cityCard(o: Said): string {
  const owner = o.who('of');
  return `${o.name('card')}${owner.you ? '' : ` (${player(owner)})`}${marks(o)}`;
}

function source(o: Said): string {
  switch (o.text('from')) {
    case 'hand':
      return 'kézből';
    case 'meadow':
      return `a rétről, ${o.number('spot') + 1}. hely`;
    case 'farms':
      return 'a Tanyák paklijából';
    case 'legends':
      return 'a legendáid közül';
    default:
      return 'a felfedett lapok közül';
  }
}

function price({ card }: Said, q: Question): string {
  if (!card) return '';
  const worth = `${String(card.points).replace('-', '−')} pont`;
  return q.isFree ? ` (${worth})` : ` (ára: ${goodsAre(card.cost)}; ${worth})`;
}

function location(o: Said): string {
  if (o.has('event')) return `${o.name('event')} (esemény)`;
  if (o.has('card')) return cityCard(o);
  return o.name('at');
}

const withEffect = (o: Said) =>
  o.text('at').startsWith('basic-') ? o.name('at') : `${o.name('at')}. ${o.effect('at')}`;

/** "fizetsz 2 gallyat". */
function paid(o: Said): string {
  const amount = o.goods();
  return Object.keys(amount).length > 0 ? `fizetsz ${goods(amount)}` : 'nem fizetsz semmit';
}

export const options: Readonly<Record<OptionName, (o: Said, q: Question) => string>> = {
  place: (o) => `Munkás ide: ${withEffect(o)}`,
  achieve: (o) => `Munkás az eseményre: ${o.name('event')}. ${o.effect('event')}`,
  visit: (o) => `Munkás a lapra: ${cityCard(o)}. ${o.effect('card')}`,
  play: (o, q) => `Kijátszás: ${o.name('card')}, ${source(o)}${price(o, q)}`,
  prepare: (o) => `Készülj ${seasonToward[o.nextSeason]}`,
  pass: () => 'Passz: többé nem kerülsz sorra',
  decline: () => 'Nem',
  done: () => 'Ennyi',
  discard: (o) => `Eldobod: ${o.name('card')}`,
  give: (o) => `Odaadod: ${o.name('card')}`,
  tuck: (o) => `Az esemény alá: ${o.has('of') ? cityCard(o) : o.name('card')}`,
  keep: (o) => `Megtartod: ${o.name('card')}`,
  take: (o) => `Elveszed: ${o.name('card')} (${o.number('spot') + 1}. hely)`,
  sweep: (o) => `Eldobod: ${o.name('card')} (${o.number('spot') + 1}. hely)`,
  lose: (o) => `Eldobod: ${cityCard(o)}`,
  remove: (o) => `Eltávolítod: ${cityCard(o)}`,
  jail: (o) => `Bezárod: ${cityCard(o)}`,
  react: (o) => `Először: ${o.name('card')}`,
  activate: (o) => `Aktiválod: ${cityCard(o)}. ${o.effect('card')}`,
  copy: (o) => `Használod: ${withEffect(o)}`,
  to: (o) => player(o.who()),
  amount: (o) => (o.number('count') === 0 ? 'Semennyit' : String(o.number('count'))),
  gain: (o) => `1 ${resource[o.resource]}`,
  spend: (o) => `1 ${resource[o.resource]}`,
  store: (o) => `${o.number('count')} ${resource[o.resource]}`,
  reveal: (o) => (o.text('from') === 'deck' ? 'A pakliból' : 'A dobópakliból'),
  worker: (o) => `A munkás itt: ${location(o)}`,
  pay: (o) => (o.text('by') === 'cost' ? capital(paid(o)) : `${o.name('by')}: ${paid(o)}`),
  occupy: (o) => `Ingyen: foglaltságjelző ide: ${cityCard(o)}`,
  trade: (o) => `Ingyen, cserébe ezért: ${cityCard(o)}`,
  use: (o) => `Használod: ${cityCard(o)}`,
  'pay-point': () => '1 pontjelződ',
};
