/** Pajęczyca po polsku: co robi i dlaczego, tak żeby każdy mógł to sprawdzić. */
import type { Entry } from '../../../words/entry.ts';
import { cards, list, points, seasonGenitive, whose } from '../../../words/pl/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';
import type { AskName, HappeningName, OptionName, ThingName } from '../en/nightweave.ts';

const ACTIVITY = 'Karta aktywności Pajęczycy.';

export const things: Readonly<Record<ThingName, Entry>> = {
  'snare-in-the-twigs': { name: 'Sidła w gałązkach', effect: ACTIVITY },
  'resin-trap': { name: 'Żywiczna pułapka', effect: ACTIVITY },
  'under-every-stone': { name: 'Pod każdym kamieniem', effect: ACTIVITY },
  'berry-thieves': { name: 'Złodzieje jagód', effect: ACTIVITY },
  'silk-on-the-path': { name: 'Jedwab na ścieżce', effect: ACTIVITY },
  'into-the-meadow': { name: 'Na łąkę', effect: ACTIVITY },
  'shadow-in-the-grass': { name: 'Cień w trawie', effect: ACTIVITY },
  'whispers-at-dusk': { name: 'Szepty o zmierzchu', effect: ACTIVITY },
  'an-unasked-guest': { name: 'Nieproszony gość', effect: ACTIVITY },
  'names-on-a-list': { name: 'Imiona na liście', effect: ACTIVITY },
  'rooms-for-spiders': { name: 'Pokoje dla pająków', effect: ACTIVITY },
  'borrowed-finery': { name: 'Pożyczone stroje', effect: ACTIVITY },
  'summer-roads': { name: 'Letnie drogi', effect: ACTIVITY },
  'mischief-at-the-fair': { name: 'Psoty na jarmarku', effect: ACTIVITY },
  'a-drawer-of-secrets': { name: 'Szuflada tajemnic', effect: ACTIVITY },
  'the-last-road': { name: 'Ostatnia droga', effect: ACTIVITY },
  'a-watcher-at-the-door': { name: 'Stróż u drzwi', effect: ACTIVITY },
  'the-great-web': { name: 'Wielka sieć', effect: ACTIVITY },
  nightweave: { name: 'Pajęczyca', effect: 'Gra sama: w każdej turze karta mówi, czego próbuje.' },
  'nightweave-gift': { name: 'dar', effect: 'Za każdą oddaną jej kartę bierze punkt.' },
  'nightweave-discard': { name: 'odrzucona karta', effect: 'Za kartę odrzuconą w ramach akcji bierze punkt.' },
  'nightweave-activity': { name: 'karta aktywności', effect: 'Punkty podane przy polu, na które idzie jej robotnik.' },
  'nightweave-own-city': { name: 'wizyta we własnym mieście', effect: 'Daje jej 2 punkty.' },
  'nightweave-fallback': {
    name: 'akcja zapasowa',
    effect: 'Punkty za jej poziom, jeśli daje je akcja zapasowa z karty.',
  },
};

const CLEARINGS: Readonly<Record<string, string>> = {
  'upper-left': 'lewa górna',
  'lower-left': 'lewa dolna',
  'upper-right': 'prawa górna',
  'lower-right': 'prawa dolna',
};

/** Czym jest akcja, tak jak stoi na jej karcie. */
const ACTIONS: Readonly<Record<string, (e: Said) => string>> = {
  draw: () => 'dobierz kartę',
  discard: () => 'odrzuć kartę za punkt',
  'play-hand': () => 'zagraj wierzchnią kartę z ręki',
  'play-meadow': () => 'zagraj kartę z łąki',
  'play-meadow-and-draw': () => 'zagraj kartę z łąki i dobierz kartę',
  'play-meadow-and-discard': () => 'zagraj kartę z łąki i odrzuć kartę za punkt',
  enter: () => 'zagraj kartę z łąki i zajmij jej miejsce',
  basic: (e) => `robotnik na pole: ${e.name('at')}`,
  forest: (e) => `robotnik na polanę: ${CLEARINGS[e.text('at')]}`,
  journey: (e) => `robotnik na pole: ${e.name('at')}`,
  haven: () => 'robotnik na święty krąg',
  'own-city': () => 'robotnik na kartę jej własnego miasta',
  'open-card': () => 'robotnik na otwartą kartę',
  'basic-event': () => 'robotnik na wydarzenie podstawowe',
  'special-event': () => 'robotnik na wydarzenie specjalne',
};

function action(e: Said): string {
  const what = ACTIONS[e.text('action')]?.(e) ?? e.text('action');
  if (!e.has('points')) return what;
  return `${what}, do tego ${e.text('points') === 'level' ? 'punkty za poziom' : points(e.number('points'))}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'city-full': 'jej miasto jest pełne',
  'hand-empty': 'nie ma kart na ręce',
  'meadow-empty': 'na łące nie ma kart',
  'deck-empty': 'w talii nie ma już kart',
  closed: 'pajęczyna jej tam nie wpuszcza',
  'level-0': 'na poziomie 0 nie ma żadnych',
  'in-meadow': 'już stoi na łące',
  'no-worker': 'nie ma już robotnika',
  'all-blocked': 'wszystkie pola tego rodzaju są zablokowane',
  'no-spot': 'w jej mieście nie ma wolnego pola',
  'no-open-card': 'żadna otwarta karta nie ma wolnego pola',
  'no-event': 'nie ma już wydarzeń tego rodzaju',
  'event-claimed': 'w tej porze roku zdobyła już wydarzenie specjalne',
};

const BLOCKED: Readonly<Record<string, string>> = {
  worker: 'stoi tam robotnik',
  web: 'pajęczyna jej tam nie wpuszcza',
  'no-card': 'nie leży tam karta lasu',
};

const RANKS = ['', 'spełnia jego wymagania', 'ma część jego kart', 'żadnego nie spełnia, więc bierze dowolne'];

const arrows = (e: Said) => (e.text('arrows') === 'clockwise' ? 'zgodnie z zegarem' : 'przeciwnie do zegara');

const PARTS: Readonly<Record<string, string>> = {
  haven: 'robotnik na święty krąg',
  draw: 'dobranie karty',
  discard: 'odrzucenie karty',
  level: 'punkty za poziom',
};

const SOURCES: Readonly<Record<string, string>> = {
  hand: ' (z ręki)',
  spoils: ' (ze zdobyczy)',
  top: ' (z wierzchu talii)',
  city: ' (z twojego miasta)',
  'other-hand': ' (z twojej ręki)',
};

/** Kość może wskazać puste miejsce: wtedy liczy się następne zgodnie z zegarem. */
function place(e: Said): string {
  const spot = e.number('spot') + 1;
  if (!e.has('die')) return `miejsce ${spot}`;
  return e.number('die') === spot
    ? `kość ${spot}, miejsce ${spot}`
    : `kość ${e.number('die')}, a tam pusto, więc zgodnie z zegarem miejsce ${spot}`;
}

function source(e: Said): string {
  if (e.has('spot')) return ` (z łąki: ${place(e)})`;
  if (e.text('from') === 'deck') return ` (z talii: kość ${e.number('die')} wskazuje jej własne miejsce)`;
  return SOURCES[e.text('from')] ?? '';
}

/** Why she does not play it, by the rule. */
const WHY_DISCARDED: Readonly<Record<string, string>> = {
  W142: ': jej miasto jest pełne',
  W107: ': żadne miasto go nie przyjmie',
};

const whyOver = (e: Said) =>
  e.has('idle') ? 'Jej talia się wyczerpała, a nikogo nie wysłała' : 'Stoi na łące, a wszyscy jej robotnicy są wysłani';

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  'nightweave-own-city': () => 'Pajęczyca odwiedza własne miasto: którą kartę?',
  'nightweave-open-card': () => 'Pajęczyca odwiedza otwartą kartę: którą?',
  foil: (q) => `${q.about}: ${q.mayDecline ? 'czy płacisz, aby temu zapobiec?' : 'czym jeszcze płacisz?'}`,
  fill: (q) => `${q.about}: którą kartą wypełniasz lukę?`,
  web: (q) => `${q.about}: gdzie trafia pajęczyna?`,
  gaze: (q) => `${q.about}: która karta zostaje odrzucona?`,
  trial: (q) => `${q.about}: którą kartę zabiera?`,
  unravel: (q) => `${q.about}: którą otwartą kartę zagrywa?`,
};

export const options: Readonly<Record<OptionName, (o: Said) => string>> = {
  fill: (o) => `Połóż: ${o.name('card')}`,
  web: (o) => (o.has('event') ? o.name('event') : o.name('at')),
  let: (o) => `${o.name('card')} (miejsce ${o.number('spot') + 1})`,
};

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  'nightweave-reveals': (e) =>
    `Pajęczyca odkrywa kartę: ${e.name('activity')} (jej pora roku: ${SEASON[e.season]}; strzałki ${arrows(e)}).`,
  'nightweave-reshuffles': (e) => `Pajęczyca tasuje na nowo ${cards(e.number('count'))} aktywności.`,
  'nightweave-tries': (e) => `${e.text('which') === 'first' ? 'Pierwsza' : 'Druga'} akcja: ${action(e)}.`,
  'nightweave-cannot': (e) => `To niemożliwe: ${REASONS[e.text('why')]}.`,
  'nightweave-falls-back': (e) => `Akcja zapasowa: ${list(e.list('parts').map((part) => PARTS[part] ?? part))}.`,
  'nightweave-skips': (e) => `Odpada: ${PARTS[e.text('part')]}; ${REASONS[e.text('why')]}.`,
  'nightweave-blocked': (e) =>
    `${e.has('at') ? e.name('at') : `Polana ${CLEARINGS[e.text('clearing')]}`}: ${BLOCKED[e.text('why')]}. Strzałki prowadzą ją dalej ${arrows(e)}.`,
  'nightweave-ranks': (e) =>
    `Wybiera wydarzenie ${e.name('event')}: ${RANKS[e.number('rank')]} (strzałki ${arrows(e)}).`,
  'nightweave-plays': (e) =>
    e.who('into').automaton
      ? `Pajęczyca zagrywa: ${e.name('card')}${source(e)}.`
      : `Pajęczyca wysyła do miasta ${whose(e.who('into'), 'twojego')}: ${e.name('card')}${source(e)}.`,
  'nightweave-discards': (e) =>
    `Pajęczyca odrzuca: ${e.name('card')}${source(e)}${WHY_DISCARDED[e.text('rule')] ?? ''}.`,
  'nightweave-keeps': (e) =>
    `Pajęczyca zatrzymuje jako zdobycz${e.why ? ` (${e.why})` : ''}: ${e.name('card')}${source(e)}.`,
  'nightweave-enters': (e) => `Pajęczyca stoi teraz na łące, na miejscu ${e.number('spot') + 1}.`,
  'nightweave-prepares': (e) => `${whyOver(e)}: Pajęczyca przygotowuje się do ${seasonGenitive[e.season]}.`,
  'nightweave-takes': (e) => `Pajęczyca bierze na rękę: ${e.name('card')}${source(e)}.`,
  'nightweave-fill': (e) => `Lukę na miejscu ${e.number('spot') + 1} wypełnia ${e.name('card')}.`,
  'nightweave-moves': (e) => `Pajęczyca przechodzi na miejsce ${e.number('spot') + 1} łąki.`,
  'nightweave-web': (e) => `Pajęczyna: ${e.has('event') ? e.name('event') : e.name('at')}.`,
  'nightweave-bars': (e) => `Pajęczyna blokuje na stałe: ${e.name('card')}.`,
  'nightweave-steals': (e) =>
    `Pajęczyca zabiera z ręki (${whose(e.who('from'), 'twojej')}) ${cards(e.number('count'))}; odrzucono ${cards(e.number('discarded'))}.`,
  'nightweave-hoards': (e) => `Pajęczyca kładzie zakryte jako zdobycz ${cards(e.number('count'))} z talii.`,
  'nightweave-in-vain': (e) =>
    e.text('rule') === 'OW30'
      ? 'Żadne wydarzenie specjalne nie jest wolne na pajęczynę.'
      : `${e.name('by')}: nie ma na czym zadziałać, więc nic się nie dzieje.`,
  'nightweave-changes': (e) => `Pajęczyca zmienia osobowość: ${e.name('personality')}.`,
  'nightweave-takes-legend': () => 'Do ręki Pajęczycy trafia nieoglądana legenda.',
  'nightweave-exchanges': (e) => `Pajęczyca wymienia swoje karty na ręce na karty ${whose(e.who('from'), 'twoje')}.`,
  'nightweave-ends': (e) => `${whyOver(e)}: dla Pajęczycy gra się kończy.`,
};

const SEASON = { winter: 'zima', spring: 'wiosna', summer: 'lato', autumn: 'jesień' } as const;
