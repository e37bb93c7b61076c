/** What happens, line by line, in Polish. Names stand before a colon, so that they need no case. */
import type { EventName } from '../../rules/events.ts';
import { diceOf, type Said, type Sign } from '../telling.ts';

const MARKERS: Readonly<Record<string, string>> = {
  stunned: 'ogłuszenie',
  webbed: 'oplątanie',
  charmed: 'zauroczenie',
};
const PURPOSES: Readonly<Record<string, string>> = {
  attack: 'atak',
  defense: 'obrona',
  search: 'szperanie',
  trap: 'pułapka',
  water: 'wyjście z wody',
  recover: 'odzyskanie sił',
  deed: 'próba',
  luck: 'los',
};
const SIGNS: Readonly<Record<Sign, string>> = {
  cheese: 'ser',
  sword: 'miecz',
  shield: 'tarcza',
  bow: 'łuk',
  star: 'gwiazda',
};
const WHY: Readonly<Record<string, (e: Said) => string>> = {
  only: () => '',
  closest: (e) => ` (nie ${e.name('instead')}: dalej)`,
  fresh: (e) => ` (nie ${e.name('instead')}: już atakowana)`,
  higher: (e) => ` (nie ${e.name('instead')}: równie blisko, ale niżej na torze)`,
  highest: (e) => ` (nie ${e.name('instead')}: niżej na torze)`,
  wanted: () => ' (choćby ktoś stał bliżej: tak chce ten rozdział)',
  hidden: (e) => ` (nie ${e.name('instead')}: kryje się w cieniu)`,
};

/** Facts of a chapter that the people at the table want to hear of; the others are only for its rules. */
const FLAGS: Readonly<Record<string, string>> = {
  dented: 'Krata wgniotła naparstek.',
  'magpie-gone': 'Sroka odleciała na całą tę noc.',
  feast: 'Uczta trwa; nikt jeszcze nie zauważył myszy.',
  'brodie-awake': 'Puszek się obudził.',
  'valve-open': 'Zawór jest otwarty.',
  'burner-lit': 'Palnik płonie.',
  'hearth-burns': 'W palenisku króla płonie ogień.',
  'burns:guard-room': 'W wartowni płonie ogień.',
  'burns:kitchen': 'W kuchni płonie ogień.',
  'burns:dining-hall': 'W wielkim palenisku płonie ogień.',
  'crack-open': 'Szczelina jest otwarta.',
  'king-free': 'Król Alder jest wolny.',
};

export const happenings = {
  joined: (e: Said) => `${e.name('mouse')} rusza w drogę.`,
  learned: (e: Said) => `${e.name('mouse')}: nowa zdolność, ${e.name('card')}.`,
  worn: (e: Said) => `${e.name('mouse')} zakłada: ${e.name('card')}.`,
  'taken-off': (e: Said) => `${e.name('mouse')} chowa do bagażu: ${e.name('card')}.`,
  packed: (e: Said) => `${e.name('mouse')} pakuje: ${e.name('card')}.`,
  discarded: (e: Said) => `${e.name('mouse')} odrzuca: ${e.name('card')}.`,
  drew: (e: Said) => `${e.name('mouse')} znajduje: ${e.name('card')}.`,
  trick: (e: Said) => `${e.name('mouse')} zagrywa: ${e.name('card')}.`,
  used: (e: Said) => `${e.name('mouse')} używa: ${e.name('card')}.`,
  kept: (e: Said) => `${e.name('mouse')} zachowuje: ${e.name('card')}.`,
  event: (e: Said) => `Zdarzenie: ${e.name('card')}.`,
  ability: (e: Said) => `${e.name('mouse')}: ${e.name('card')}, koszt w serze ${e.num('cost')}.`,
  round: (e: Said) => `Runda ${e.num('round')}.`,
  turn: (e: Said) => `${e.name('card')}: tura.`,
  skipped: (e: Said) => `${e.name('card')}: w niewoli, tura przepada.`,
  initiative: (e: Said) => `Inicjatywa: ${(e.raw('track') as string[]).map((card) => e.n.name(card)).join(', ')}.`,
  'card-added': (e: Said) => `${e.name('card')}: miejsce ${e.num('place')} na torze.`,
  'card-moved': (e: Said) => `${e.name('card')}: karta wskakuje wyżej niż ${e.name('above')}.`,
  'card-removed': (e: Said) => `${e.name('card')}: karta schodzi z toru.`,
  ambush: (e: Said) => `Zasadzka! ${e.name('card')}: ${e.num('die')} w górę, miejsce ${e.num('place')}.`,
  'movement-die': (e: Said) => `${e.name('mouse')}: rzut ${e.num('die')}, punkty ruchu ${e.num('points')}.`,
  scurry: (e: Said) => `${e.name('mouse')}: pośpiech, rzut ${e.num('die')}, punkty ruchu ${e.num('points')}.`,
  moved: (e: Said) => `${e.name('mouse')}: ${e.way('way')}.`,
  'stood-up': (e: Said) => `${e.name('mouse')} wstaje.`,
  'knocked-down': (e: Said) => `${e.name('mouse')} leży.`,
  'still-webbed': (e: Said) => `${e.name('mouse')} nie wyplątuje się z sieci.`,
  'charmed-turn': (e: Said) => `${e.name('mouse')}: zauroczenie, atak na przyjaciół.`,
  climbed: (e: Said) =>
    e.is('success') ? `${e.name('mouse')} wychodzi z wody: ${e.place('to')}.` : `${e.name('mouse')} zostaje w wodzie.`,
  pushed: (e: Said) =>
    e.str('to') === 'off'
      ? `${e.name('mouse')}: nurt zmywa z kafla.`
      : `${e.name('mouse')}: nurt znosi na ${e.place('to')}.`,
  thrown: (e: Said) => `${e.name('mouse')} leci: ${e.place('from')} → ${e.place('to')}.`,
  arrived: (e: Said) => `${e.name('mouse')} staje na ${e.place('space')}.`,
  returned: (e: Said) => `${e.name('mouse')} wraca: ${e.place('space')}.`,
  rescued: (e: Said) => `${e.name('mouse')}: ratunek, ${e.place('space')}.`,
  captured: (e: Said) => `${e.name('mouse')}: pojmanie.`,
  abducted: (e: Said) => `${e.name('mouse')} znika bez śladu.`,
  'trap-laid': (e: Said) => `Pułapka na myszy: ${e.place('space')}.`,
  'trap-tested': (e: Said) =>
    e.is('passed') ? `${e.name('mouse')} omija pułapkę.` : `${e.name('mouse')}: pułapka się zatrzaskuje.`,
  'set-trap': (e: Said) => `${e.name('mouse')} zastawia pułapkę: ${e.place('space')}.`,
  'set-trap-sprung': (e: Said) => `${e.who('minion')} wpada w pułapkę.`,
  attack: (e: Said) => `${e.who('by')} atakuje: ${e.who('target')}, ${e.name('weapon')}, kości ${e.num('dice')}.`,
  rolled: (e: Said) => `${e.who('who')}, ${PURPOSES[e.str('purpose')] ?? ''}: ${diceOf(e, SIGNS)}`,
  hits: (e: Said) => `${e.who('target')}: ciosy ${e.num('hits')}.`,
  blocked: (e: Said) => `${e.who('target')}: ciosy ${e.num('hits')}, niezablokowane ${e.num('wounds')}.`,
  'minion-wounded': (e: Said) => `${e.one('kind')}: rany ${e.num('wounds')}.`,
  'boss-wounded': (e: Said) => `${e.name('card')}: rany ${e.num('wounds')} z ${e.num('life')}.`,
  defeated: (e: Said) => `${e.one('kind')}, ${e.place('space')}: pokonany przeciwnik.`,
  left: (e: Said) => `${e.one('kind')}, ${e.place('space')}: znika.`,
  placed: (e: Said) => `${e.one('kind')}: ${e.place('space')}.`,
  'minion-up': (e: Said) => `${e.one('kind')}, ${e.place('space')}: wstaje.`,
  'minion-down': (e: Said) => `${e.one('kind')}, ${e.place('space')}: leży.`,
  'minion-die': (e: Said) => `${e.one('kind')}: rzut ${e.num('die')}.`,
  'goes-for': (e: Said) =>
    `${e.who('minion')} idzie, cel: ${e.name('mouse')}${e.is('instead') ? ` (nie ${e.name('instead')}: równie blisko, ale ${e.name('mouse')} wyżej na torze)` : e.is('wanted') ? ' (choćby ktoś stał bliżej: tak chce ten rozdział)' : ''}.`,
  'minion-moved': (e: Said) => `${e.one('kind')}: ${e.way('way')}.`,
  'minion-attack': (e: Said) =>
    `${e.who('minion')} atakuje: ${e.name('mouse')}${WHY[e.str('why')]?.(e) ?? ''}, kości ${e.num('dice')}.`,
  'cat-strikes': (e: Said) =>
    `${e.name('card')}: wszyscy na ${(e.raw('spaces') as string[]).join(', ')}, kości ${e.num('dice')}.`,
  wounded: (e: Said) =>
    `${e.name('mouse')}: ${e.is('poison') ? 'zatrute rany' : 'rany'} ${e.num('wounds')} (razem ${e.num('has')} z ${e.num('life')}).`,
  healed: (e: Said) => `${e.name('mouse')}: wyleczone ${e.is('poison') ? 'zatrute rany' : 'rany'} ${e.num('wounds')}.`,
  stolen: (e: Said) =>
    `${e.name('mouse')}: skradziony ser ${e.num('cheese')}${e.is('greedy') ? ', trafia na koło' : ''}.`,
  marked: (e: Said) => `${e.name('mouse')}: ${MARKERS[e.str('marker')] ?? ''}.`,
  unmarked: (e: Said) => `${e.name('mouse')}: koniec, ${MARKERS[e.str('marker')] ?? ''}.`,
  cheese: (e: Said) => `${e.name('mouse')}: ser ${e.num('gained') > 0 ? '+' : ''}${e.num('gained')}.`,
  wheel: (e: Said) => (e.num('wheel') === 0 ? 'Koło jest puste.' : `Ser na kole: ${e.num('wheel')}.`),
  surge: () => 'Posiłki!',
  'quiet-surge': () => 'Nikt nie przychodzi.',
  'set-encounter': () => 'Ktoś tu czeka.',
  'special-surge': (e: Said) => `${e.n.surge() || e.name('id')}.`,
  'card-surge': (e: Said) => `Posiłki z karty: ${e.name('card')}.`,
  hourglass: (e: Said) => `Klepsydra: strona ${e.num('page')}${e.num('end') > 0 ? ` z ${e.num('end')}` : ''}.`,
  'end-marker': (e: Said) => `Znacznik zakończenia: strona ${e.num('page')}.`,
  encounter: (e: Said) => `Potyczka na stronie ${e.num('page')}: ${e.name('card')}.`,
  explored: (e: Said) => `${e.name('mouse')} prowadzi: ${e.name('to')}.`,
  turned: (e: Said) => `Kafel się obraca: ${e.name('to')}.`,
  searched: (e: Said) =>
    e.is('success') ? `${e.name('mouse')}: szperanie udane.` : `${e.name('mouse')}: szperanie na próżno.`,
  found: (e: Said) => `${e.name('mouse')}: ${e.name('search')}.`,
  stashed: (e: Said) => `W bagażu drużyny: ${e.name('item')}.`,
  'item-lost': (e: Said) => `${e.name('item')} wraca do stosu szperania.`,
  laid: (e: Said) => `${e.name('item')}: ${e.place('at')} → ${e.place('to')}.`,
  'taken-back': (e: Said) => `${e.name('mouse')} zabiera: ${e.name('item')}.`,
  grape: (e: Said) =>
    e.is('burst') ? `Winogrono pęka: ${e.place('space')}.` : `Winogrono toczy się na ${e.place('space')}.`,
  share: (e: Said) => `Podział: ${e.name('mouse')} i ${e.name('with')}.`,
  handed: (e: Said) =>
    `${e.name('from')} → ${e.name('to')}: ${e.is('card') ? e.name('card') : `ser ${e.num('cheese')}`}.`,
  'token-taken': (e: Said) => `${e.name('mouse')} niesie: ${e.name('token')}.`,
  'token-laid': (e: Said) => `${e.name('token')} leży na ${e.place('space')}.`,
  'token-spent': (e: Said) => `${e.name('token')}: zużyte.`,
  effect: (e: Said) => `${e.name('id')} działa: ${e.who('on')}.`,
  deed: (e: Said) => `${e.name('mouse')}: ${e.name('deed')}.`,
  'deed-result': (e: Said) => `Gwiazdki: ${e.num('stars')}, ${e.is('success') ? 'udało się' : 'za mało'}.`,
  'chapter-rule': (e: Said) => `${e.name('id')}.`,
  counter: (e: Said) => `${e.name('id')}: ${e.num('value')}.`,
  flag: (e: Said) => (e.is('set') ? (FLAGS[e.str('flag')] ?? '') : ''),
  achievement: (e: Said) => `Zdobyte: ${e.name('id')}.`,
  master: (e: Said) => `${e.name('mouse')}: ${e.name('of')}.`,
  text: (e: Said) => `Opowieść trwa: ${e.n.heading(e.str('key'))}.`,
  'chapter-over': (e: Said) => (e.str('ending') === 'won' ? 'Rozdział wygrany.' : 'Rozdział przegrany.'),
} satisfies Record<EventName, (e: Said) => string>;
