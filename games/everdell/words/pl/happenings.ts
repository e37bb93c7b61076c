/** Dziennik po polsku: zdanie o wszystkim, co się dzieje. */
import type { HappeningName } from '../en/happenings.ts';
import type { Said } from '../said.ts';
import { cards, categories, count, does, goods, list, player, points, seasonGenitive, whom, whose } from './grammar.ts';

/** W nawiasie: skąd się to wzięło. */
const why = (e: Said) => (e.why ? ` (${e.why})` : '');

/** Nazwy, jeśli czytelnik zna karty, inaczej liczba. */
const known = (e: Said) => (e.cards().length > 0 ? `: ${list(e.cards())}` : ` ${cards(e.number('count'))}`);

/** "Farma", "Farma z twojego miasta", "Farma gracza Bence". */
function cityCard(e: Said): string {
  return e.own ? e.name('card') : `${e.name('card')} ${whose(e.who('of'), 'z twojego miasta')}`;
}

/** "Oddajesz 2 jagody graczowi Bence", "Bence oddaje ci 2 jagody", "Oddajesz graczowi Bence: Farma". */
function gives(e: Said, what: string): string {
  const [giver, taker] = [does(e.who(), 'oddajesz', 'oddaje'), e.who('to')];
  return taker.you || what.startsWith(':') ? `${giver} ${whom(taker)}${what}` : `${giver}${what} ${whom(taker)}`;
}

function location(e: Said): string {
  if (e.has('event')) return `wydarzenie ${e.name('event')}`;
  if (e.has('card')) return cityCard(e);
  return e.name('at');
}

function source(e: Said): string {
  if (e.text('from') === 'meadow') return ' (z łąki)';
  return e.text('from') === 'hand' ? ' (z ręki)' : '';
}

const city = (e: Said) => {
  const owner = e.who();
  return owner.you ? 'twoje miasto' : `miasto ${whose(owner)}`;
};

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  gain: (e) => `${does(e.who(), 'bierzesz', 'bierze')} ${goods(e.goods('goods'))}${why(e)}.`,
  pay: (e) => `${does(e.who(), 'płacisz', 'płaci')} ${goods(e.goods('goods'))}${why(e)}.`,
  give: (e) => `${gives(e, ` ${goods(e.goods('goods'))}`)}${why(e)}.`,
  points: (e) =>
    e.has('on')
      ? `${e.name('by')}: ${points(e.number('count'))} na karcie.`
      : `${does(e.who(), 'bierzesz', 'bierze')} ${points(e.number('count'))}${why(e)}.`,
  draw: (e) => `${does(e.who(), 'dobierasz', 'dobiera')}${known(e)}${why(e)}.`,
  discard: (e) => `${does(e.who(), 'odrzucasz', 'odrzuca')}${known(e)}${why(e)}.`,
  reveal: (e) => `${does(e.who(), 'odkrywasz', 'odkrywa')}${known(e)}${why(e)}.`,
  'give-cards': (e) =>
    e.text('to') === 'discard'
      ? `Nikt nie może ich przyjąć. ${does(e.who(), 'odrzucasz', 'odrzuca')}${known(e)}${why(e)}.`
      : `${gives(e, known(e))}${why(e)}.`,
  'receive-cards': (e) => `Od ${whose(e.who('from'))} dostajesz${known(e)}${why(e)}.`,
  take: (e) => `${does(e.who(), 'bierzesz', 'bierze')} z łąki: ${e.name('card')}${why(e)}.`,
  sweep: (e) => `${does(e.who(), 'odrzucasz', 'odrzuca')} z łąki: ${e.name('card')}${why(e)}.`,
  refill: (e) => `Nowa karta na łące: ${e.name('card')} (miejsce ${e.number('spot') + 1}).`,
  refuse: (e) => `${e.name('card')}: ta karta nie może tu trafić. Zostaje odrzucona, a jej miejsce zajmuje inna.`,
  reshuffle: (e) => `Stos kart odrzuconych zostaje przetasowany: nowa talia liczy ${cards(e.number('count'))}.`,
  play: (e) => `${does(e.who(), 'zagrywasz', 'zagrywa')}: ${e.name('card')}${source(e)}.`,
  settle: (e) =>
    `${e.name('card')} trafia do ${e.who('into').you ? 'twojego miasta' : `miasta ${whose(e.who('into'))}`}.`,
  leave: (e) =>
    e.text('to') === 'beneath'
      ? `${e.name('card')} opuszcza ${city(e)} i trafia pod kartę${why(e)}.`
      : `${e.name('card')} opuszcza ${city(e)}${why(e)}.`,
  occupy: (e) =>
    `${does(e.who(), 'kładziesz', 'kładzie')} żeton użycia na karcie ${e.name('card')}: ${e.name('for')} za darmo.`,
  ability: (e) => `${does(e.who(), 'używasz', 'używa')} karty ${e.name('card')}, zagrywając kartę ${e.name('for')}.`,
  place: (e) =>
    e.has('left')
      ? `${does(e.who(), 'przenosisz', 'przenosi')} robotnika. Skąd: ${location(e.within('left'))}. Dokąd: ${location(e)}.`
      : `${does(e.who(), 'wysyłasz', 'wysyła')} robotnika: ${location(e)}.`,
  achieve: (e) => `${does(e.who(), 'zdobywasz', 'zdobywa')} wydarzenie: ${e.name('event')}.`,
  copy: (e) => `${does(e.who(), 'aktywujesz', 'aktywuje')} pole: ${e.name('at')}${why(e)}.`,
  activate: (e) => `${does(e.who(), 'aktywujesz', 'aktywuje')}: ${cityCard(e)}.`,
  store: (e) => `${does(e.who(), 'kładziesz', 'kładzie')} ${goods(e.goods('goods'))} na karcie ${e.name('card')}.`,
  beneath: (e) =>
    `${does(e.who(), 'wsuwasz', 'wsuwa')} pod wydarzenie ${e.name('event')}: ${list(e.cards()) || 'nic'}.`,
  'take-back': (e) =>
    `${does(e.who(), 'zabierasz', 'zabiera')} robotnika do domu; jego pole: ${location(e.within('left'))}${why(e)}.`,
  recall: (e) => `${does(e.who(), 'zabierasz', 'zabiera')} swoich robotników; w domu: ${e.number('workers')}.`,
  season: (e) =>
    `${does(e.who(), 'przygotowujesz się', 'przygotowuje się')} do ${seasonGenitive[e.season]}${e.number('workers') ? `; ${count(e.number('workers'), ['nowy robotnik', 'nowych robotników', 'nowych robotników'])}` : ''}.`,
  pass: (e) => `${does(e.who(), 'pasujesz', 'pasuje')}.`,
  score: (e) => `${player(e.who())}: ${points(e.number('total'))} (${e.scored(categories)}).`,
  'rugwort-plays': (e) =>
    e.who('into').automaton
      ? `Krostawiec wyrzuca ${e.number('die')} i bierze kartę: ${e.name('card')}.`
      : `Krostawiec wyrzuca ${e.number('die')} i podsyła do twojego miasta kartę: ${e.name('card')}.`,
  'rugwort-finds-nothing': (e) => `Krostawiec wyrzuca ${e.number('die')}: nie ma tam karty.`,
  'fool-drives-out': (e) => `${e.name('card')} płata Krostawcowi figla i zostaje odrzucony.`,
  'rugwort-prepares': (e) => `Krostawiec przygotowuje się do ${seasonGenitive[e.season]}.`,
  'rugwort-closes': (e) => `Robotnik Krostawca zajmuje miejsce ${e.number('spot') + 1} na łące.`,
  'rugwort-moves': (e) => `Robotnik Krostawca idzie na pole: ${e.name('at')}.`,
  'rugwort-kidnaps': () => 'Krostawiec porywa jednego z twoich robotników; obaj opuszczają grę.',
};
