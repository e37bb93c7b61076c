/** Odpowiedzi po polsku. */
import type { OptionName } from '../en/options.ts';
import type { Question } from '../question.ts';
import type { Said } from '../said.ts';
import {
  capital,
  count,
  goods,
  goodsAre,
  list,
  player,
  points,
  resource,
  seasonGenitive,
  whose,
  workers,
} from './grammar.ts';

/** Czym ten egzemplarz karty różni się od innego. */
function marks(o: Said): string {
  const { occupied, tokens, stored, guests, beneath } = o.standing;
  const parts = [
    ...(occupied ? ['użyta'] : []),
    ...(tokens ? [points(tokens)] : []),
    ...(stored ? [`leży: ${goodsAre(stored)}`] : []),
    ...(guests ? [workers(guests)] : []),
    ...(beneath ? [count(beneath, ['więzień', 'więźniów', 'więźniów'])] : []),
  ];
  return parts.length > 0 ? ` (${list(parts)})` : '';
}

/** "Farma", "Farma gracza 2". */
function cityCard(o: Said): string {
  const owner = o.who('of');
  return `${o.name('card')}${owner.you ? '' : ` ${whose(owner)}`}${marks(o)}`;
}

function source(o: Said): string {
  switch (o.text('from')) {
    case 'hand':
      return 'z ręki';
    case 'meadow':
      return `z łąki, miejsce ${o.number('spot') + 1}`;
    case 'farms':
      return 'ze stosu Farm';
    case 'legends':
      return 'ze swoich legend';
    default:
      return 'z odkrytych kart';
  }
}

function price({ card }: Said, q: Question): string {
  if (!card) return '';
  const worth = points(card.points);
  return q.isFree ? ` (${worth})` : ` (koszt: ${goodsAre(card.cost)}; ${worth})`;
}

function location(o: Said): string {
  if (o.has('event')) return `wydarzenie ${o.name('event')}`;
  if (o.has('card')) return cityCard(o);
  return o.name('at');
}

const withEffect = (o: Said) =>
  o.text('at').startsWith('basic-') ? o.name('at') : `${o.name('at')}. ${o.effect('at')}`;

/** "płacisz 2 gałązki". */
function paid(o: Said): string {
  const amount = o.goods();
  return Object.keys(amount).length > 0 ? `płacisz ${goods(amount)}` : 'nic nie płacisz';
}

export const options: Readonly<Record<OptionName, (o: Said, q: Question) => string>> = {
  place: (o) => `Robotnik na pole: ${withEffect(o)}`,
  achieve: (o) => `Robotnik na wydarzenie: ${o.name('event')}. ${o.effect('event')}`,
  visit: (o) => `Robotnik na kartę: ${cityCard(o)}. ${o.effect('card')}`,
  play: (o, q) => `Zagraj: ${o.name('card')}, ${source(o)}${price(o, q)}`,
  prepare: (o) => `Przygotuj się do ${seasonGenitive[o.nextSeason]}`,
  pass: () => 'Spasuj: nie masz już więcej tur',
  decline: () => 'Nie',
  done: () => 'To wszystko',
  discard: (o) => `Odrzuć: ${o.name('card')}`,
  give: (o) => `Oddaj: ${o.name('card')}`,
  tuck: (o) => `Wsuń pod wydarzenie: ${o.has('of') ? cityCard(o) : o.name('card')}`,
  keep: (o) => `Zatrzymaj: ${o.name('card')}`,
  take: (o) => `Weź: ${o.name('card')} (miejsce ${o.number('spot') + 1})`,
  sweep: (o) => `Odrzuć: ${o.name('card')} (miejsce ${o.number('spot') + 1})`,
  lose: (o) => `Odrzuć: ${cityCard(o)}`,
  remove: (o) => `Usuń: ${cityCard(o)}`,
  jail: (o) => `Uwięź: ${cityCard(o)}`,
  react: (o) => `Najpierw ${o.name('card')}`,
  activate: (o) => `Aktywuj: ${cityCard(o)}. ${o.effect('card')}`,
  copy: (o) => `Aktywuj: ${withEffect(o)}`,
  to: (o) => player(o.who()),
  amount: (o) => (o.number('count') === 0 ? 'Nic' : String(o.number('count'))),
  gain: (o) => `1 ${resource[o.resource]}`,
  spend: (o) => `1 ${resource[o.resource]}`,
  store: (o) => goodsAre({ [o.resource]: o.number('count') }),
  reveal: (o) => (o.text('from') === 'deck' ? 'Z talii' : 'Ze stosu kart odrzuconych'),
  worker: (o) => `Robotnik: ${location(o)}`,
  pay: (o) => (o.text('by') === 'cost' ? capital(paid(o)) : `${o.name('by')}: ${paid(o)}`),
  occupy: (o) => `Za darmo: żeton użycia na karcie ${cityCard(o)}`,
  trade: (o) => `Za darmo, w zamian za: ${cityCard(o)}`,
  use: (o) => `Użyj: ${cityCard(o)}`,
  'pay-point': () => '1 z twoich żetonów punktów',
};
